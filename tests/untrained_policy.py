"""Networks that were never trained, in folders: what the agents `policy`, `umem` and `trained_r1` need to be tested at all."""

import atexit
import shutil
import tempfile
from pathlib import Path


def _folder() -> str:
    """A new folder that is removed when Python ends."""
    folder = tempfile.mkdtemp(prefix="memenv-untrained-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def untrained_policy(features: str = "rich", **about: str) -> str:
    """The folder of a random network for the slots of MemLoCoMo-v0, random enough to do something; removed when Python ends.

    `about` stands in its configuration beside what is needed.
    """
    import torch

    from memenv.features import Features
    from memenv.policies.crud.checkpoint import save_policy
    from memenv.policies.crud.network import CrudNetwork, Sizes

    folder = _folder()
    torch.manual_seed(0)
    fact, slot = Features(8, features).widths
    sizes = Sizes(fact, slot, 8)
    network = CrudNetwork(sizes)
    for layer in (network.general, network.each):
        torch.nn.init.normal_(layer.weight)
        torch.nn.init.zeros_(layer.bias)
    with torch.no_grad():
        network.general.bias[1] += 1.0  # a bank with something in it
    save_policy(Path(folder), network, {"kind": "crud", "sizes": vars(sizes), "features": features, **about})
    return folder


def untrained_optimiser() -> str:
    """The folder of an optimiser for Game24 that takes what comes first, kept random enough to do something."""
    import torch

    from memenv.files import write_json
    from memenv.policies.umem.optimiser import Optimiser
    from memenv.policies.weights import save_weights

    folder = _folder()
    torch.manual_seed(1)
    network = Optimiser()
    torch.nn.init.normal_(network.layers[2].weight)
    save_weights(Path(folder) / "umem.npz", network)
    write_json(Path(folder) / "umem.json", {"kind": "umem", "hidden": network.hidden, "env": "MemGame24-v0"})
    return folder


def untrained_trained_r1(**about: str) -> str:
    """The folder of an untrained manager and of an answerer that drops some memories and prefers no candidate."""
    import torch

    from memenv.policies.answerer.network import AnswererNetwork, save_answerer

    folder = _folder()
    torch.manual_seed(2)
    network = AnswererNetwork()
    for last in (network.memory[2], network.span[2]):
        torch.nn.init.normal_(last.weight)
    shutil.copytree(untrained_policy(**about), Path(folder) / "manager")
    save_answerer(Path(folder) / "answerer", network, {})
    return folder
