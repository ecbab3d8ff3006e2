"""A policy that was never trained, in a folder: what the agent `policy` needs to be tested at all."""

import atexit
import shutil
import tempfile
from pathlib import Path


def untrained_policy(features: str = "rich") -> str:
    """The folder of a random network for the slots of MemLoCoMo-v0; removed when Python ends."""
    import torch

    from memenv.features import Features
    from memenv.policies.crud.checkpoint import save_policy
    from memenv.policies.crud.network import CrudNetwork, Sizes

    folder = tempfile.mkdtemp(prefix="memenv-untrained-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    torch.manual_seed(0)
    fact, slot = Features(8, features).widths
    sizes = Sizes(fact, slot, 8)
    save_policy(Path(folder), CrudNetwork(sizes), {"kind": "crud", "sizes": vars(sizes), "features": features})
    return folder
