"""How the tests run: the same examples every time, so that a red test is red for everybody."""

import atexit
import os
import shutil
import tempfile

from hypothesis import Phase, settings

# A message that is missing in a language is an error here, not a reason to speak English.
os.environ.setdefault("YOKAI_STRICT_TEXTS", "1")

# Whatever is kept on the machine of a person is kept here, and not in the folder of whoever tests.
os.environ["YOKAI_DATA_DIR"] = tempfile.mkdtemp(prefix="yokai-tests-")
atexit.register(shutil.rmtree, os.environ["YOKAI_DATA_DIR"], ignore_errors=True)

settings.register_profile("quick", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=2000, deadline=None)
settings.register_profile(  # `make mutation` asks only whether a test fails
    "first-failure",
    settings.get_profile("quick"),
    max_examples=10,
    phases=(Phase.explicit, Phase.generate),
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
