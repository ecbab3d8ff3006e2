"""Policies over the numeric form, and their trainers (extra `torch`)."""
