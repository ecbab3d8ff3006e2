"""Plain English without a model: dates, clauses, kinds of facts. Knows no data set and no generator."""
