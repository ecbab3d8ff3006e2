"""One module per command of `memenv`."""
