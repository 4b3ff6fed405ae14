"""The compiled kernel is the one of these sources."""

from hashlib import sha256
from pathlib import Path

import pytest

from yokai_septet.engine import _kernel

KERNEL = Path(__file__).parents[2] / "kernel"


@pytest.mark.skipif(
    not KERNEL.is_dir(), reason="an installed wheel has no kernel sources beside it"
)
def test_the_build_is_not_stale() -> None:
    """Fails after an edit until the kernel is built again (`make setup`)."""
    sources = [p for p in KERNEL.rglob("*") if p.suffix in {".cpp", ".hpp"}]
    files = sorted([*sources, KERNEL / "CMakeLists.txt"], key=lambda path: str(path))
    digests = "".join(
        f"{sha256(p.read_bytes()).hexdigest()}  {p.relative_to(KERNEL).as_posix()}\n" for p in files
    )
    assert sha256(digests.encode()).hexdigest() == _kernel.SOURCE_HASH
