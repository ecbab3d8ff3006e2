"""Long-term memory for language agents as Gymnasium environments."""

__version__ = "0.1.0"
