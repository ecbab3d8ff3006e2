"""Scripts as modules, for tests of what is in them."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

SCRIPTS = Path(__file__).resolve().parents[1] / "scripts"


def script_module(name: str) -> ModuleType:
    """scripts/NAME.py, executed anew; it can be found by its name, as dataclasses want it."""
    if str(SCRIPTS) not in sys.path:
        sys.path.append(str(SCRIPTS))  # scripts that share something import each other by their plain names
    spec = importlib.util.spec_from_file_location(f"{name}_script", SCRIPTS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
