"""How a script ends: as a command of `memenv` does."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NoReturn

from memenv.errors import MemenvError
from memenv.render import printable

__all__ = ["run_script"]


def run_script(main: Callable[[], None]) -> NoReturn:
    """Runs `main` and ends Python with its exit code: 0; 2 and one line on stderr for bad input; 130 when interrupted."""
    try:
        main()
    except (MemenvError, OSError) as error:
        print(f"error: {printable(' '.join(str(error).split()))}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        sys.exit(130)
    sys.exit(0)
