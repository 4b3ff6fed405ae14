"""Remembering what was made of immutable values."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def by_identity(size: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Remember the last results of a pure function of immutable values, which are given by
    position. The very same values give the very same result; equal ones may be computed again,
    since comparing them would often take longer."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        found: dict[tuple[int, ...], tuple[T, object]] = {}

        @wraps(function)
        def remembered(*values: P.args, **named: P.kwargs) -> T:
            key = tuple(map(id, values))
            hit = found.get(key)
            if hit is None:
                if len(found) >= size:
                    found.clear()  # in one step: other threads may be here as well
                # The values are kept, so that no other value is given the id of one of them.
                hit = found[key] = (function(*values, **named), values)
            return hit[0]

        return remembered

    return decorate
