"""Long conversations: generated lives and LoCoMo."""
