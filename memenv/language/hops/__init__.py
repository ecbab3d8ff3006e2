"""Multi-hop questions and encyclopaedic passages read without a model: plans, facts, spans, and a player of rules.

General English patterns only: nothing here knows which world, names or templates a generator uses.
"""
