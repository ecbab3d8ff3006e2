"""The parts of `memenv.language.extract`."""
