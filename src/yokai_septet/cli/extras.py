"""A package that is not installed, and the extra of `yokai-septet` that brings it."""

import re
from importlib.metadata import requires
from importlib.util import find_spec

from yokai_septet.errors import YokaiError


class MissingPackage(YokaiError):
    """A command needs a package that only an extra installs."""


def missing_package(error: ImportError) -> MissingPackage | None:
    """The error in our own words; None if what is missing is not another project's package."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, ModuleNotFoundError):
        cause = cause.__cause__  # a package may explain why it needs another one
    package = ((cause and cause.name) or "").partition(".")[0]
    if not package or find_spec(package) is not None:
        return None
    # What no extra names is a dependency of one that does, and `play` has nearly all of them.
    extra = _extras().get(package, "play")
    return MissingPackage(
        "package-missing",
        f"This needs the extra {extra!r}, which brings the package {package!r}.",
        package=package,
        extra=extra,
    )


def _extras() -> dict[str, str]:
    """Package → extra, as our own metadata declares them."""
    found = (
        re.match(r"([\w.-]+).*extra == .(\w+)", line) for line in requires("yokai-septet") or ()
    )
    return {match[1]: match[2] for match in found if match}
