"""Tools for developers; each module says how it is run."""
