"""How the tests run: the same examples every time, so that a red test is red for everybody."""

import os

import pytest
from hypothesis import Phase, settings

# A message that is missing in a language is an error here, not a reason to speak English.
os.environ.setdefault("YOKAI_STRICT_TEXTS", "1")

settings.register_profile("quick", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=2000, deadline=None)
settings.register_profile(  # `make mutation` asks only whether a test fails
    "first-failure",
    settings.get_profile("quick"),
    max_examples=10,
    phases=(Phase.explicit, Phase.generate),
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that start from nothing: they share a folder, so that one process runs
    them one after the other, while others wait for browsers and servers."""
    new = [
        item for item in items if {"fresh", "wheel"} & {mark.name for mark in item.iter_markers()}
    ]
    for item in new:
        item.add_marker(pytest.mark.xdist_group("fresh"))
    items[:] = new + [item for item in items if item not in new]
