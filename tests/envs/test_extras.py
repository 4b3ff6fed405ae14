"""Without its extra a module of the environments says which one to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("gymnasium", "yokai_septet.envs", "envs"),
        ("pyspiel", "yokai_septet.envs.openspiel", "openspiel"),
        ("pyarrow", "yokai_septet.envs.dataset", "dataset"),
    ],
)
def test_the_missing_extra_is_named(package: str, module: str, extra: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last == (
        f"ModuleNotFoundError: {package!r} is not installed; "
        f"this brings it: pip install 'yokai-septet[{extra}]'"
    )
