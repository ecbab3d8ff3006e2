"""The second agent of Memory-R1: which retrieved memories to keep (distillation), and what to answer (extra `torch`)."""
