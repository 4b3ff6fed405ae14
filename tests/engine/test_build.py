"""The compiled kernel is the one of these sources, and offers what its stub lists."""

import ast
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import pytest

from yokai_septet.engine import _kernel

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "kernel"
pytestmark = pytest.mark.skipif(
    not KERNEL.is_dir(), reason="an installed wheel has no kernel sources beside it"
)
ENVIRONMENTS = {"GameBatch": set[str](), "EnvRound": set[str]()}
"""What the kernel in WebAssembly knows of learning environments: names alone."""


def test_the_build_is_not_stale() -> None:
    """Fails after an edit until the kernel is built again (`make setup`, `make wasm`)."""
    sources = [p for p in KERNEL.rglob("*") if p.suffix in {".cpp", ".hpp"}]
    files = sorted([*sources, KERNEL / "CMakeLists.txt"], key=lambda path: str(path))
    digests = "".join(
        f"{sha256(p.read_bytes()).hexdigest()}  {p.relative_to(KERNEL).as_posix()}\n" for p in files
    )
    assert sha256(digests.encode()).hexdigest() == _kernel.SOURCE_HASH


def listed(body: list[ast.stmt]) -> dict[str, set[str]]:
    """Every name that statements of a stub define, with the members of classes."""
    names: dict[str, set[str]] = {}
    for statement in body:
        match statement:
            case ast.ClassDef(name=name, body=members):
                names[name] = set(listed(members))
            case ast.FunctionDef(name=name):
                names[name] = set()
            case ast.AnnAssign(target=ast.Name(id=name)) if not name.startswith("_"):
                names[name] = set()
    return names


def test_the_kernel_offers_what_its_stub_lists_and_nothing_else() -> None:
    stub = ROOT / "src" / "yokai_septet" / "engine" / "_kernel.pyi"
    expected = listed(ast.parse(stub.read_text("utf-8")).body)
    if sys.platform == "emscripten":
        del expected["random_deal"]
        expected |= ENVIRONMENTS
    special = set().union(*expected.values())  # the stub says which of Python's own methods count
    offered = {
        name: {
            member
            for member in vars(value)
            if not member.startswith("_")
            or (member in special and member in expected.get(name, ()))
        }
        if isinstance(value, type)
        else set()
        for name, value in vars(_kernel).items()
        if not name.startswith("_")
        and not isinstance(value, ModuleType)
        and getattr(value, "__module__", _kernel.__name__) == _kernel.__name__
    }
    assert offered == expected
