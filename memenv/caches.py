"""How much is kept of what was made of texts: one place, so that it is one decision.

A training run goes through 120 lives again and again. What it decides about and what it writes come to some 20,000 texts
after a few times through (measured with random operations, four rollouts of each life); caches that hold fewer forget every
life before it comes back, and all is read anew. After three times through, the process took 607 MB with these sizes and
495 MB with 2,048 to 16,384 texts a cache.
"""

__all__ = ["ASKED", "TEXTS"]

#: Texts of which one analysis is kept.
TEXTS = 1 << 15
#: Answers that are kept to what is asked of a text: what it holds of a person and a kind, what it tells of an event.
ASKED = 1 << 17
