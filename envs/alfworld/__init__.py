"""The household domain: ALFWorld's games on a native engine, a generator of more, and the domain built on them."""
