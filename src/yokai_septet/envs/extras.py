"""What to install when a package of another project is missing."""


def missing(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The same error, with the extra of ours that brings the package."""
    return ModuleNotFoundError(
        f"{error.name!r} is not installed; this brings it: pip install 'yokai-septet[{extra}]'",
        name=error.name,
    )
