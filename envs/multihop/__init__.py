"""Multi-objective question answering with search: MemMultiHop-v0 (MEM1, Zhou et al. 2025)."""
