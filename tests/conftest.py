"""How the tests run: the same examples every time, so that a red test is red for everybody."""

import os

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
