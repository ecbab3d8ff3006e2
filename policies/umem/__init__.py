"""UMEM: an optimiser of memory, trained by what an insight does for the neighbours of the task it came from."""
