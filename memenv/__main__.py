"""`python -m memenv`."""

import sys

from memenv.cli import main

sys.exit(main())
