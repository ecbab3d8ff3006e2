"""Game of 24."""
