"""Pack the Python of the page: `node kernel/wasm/python.mjs tools/pack_app.py OUT`.

Runs under Pyodide, whose compiler makes the bytecode. OUT becomes one archive that Pyodide mounts
as its library: those modules of Python's own in `app_library.txt`, msgspec, our package and
its data. It is not compressed: whoever delivers it compresses it as a whole.
"""

import importlib.util
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType

PROJECT = Path("/project")
LIBRARY = Path("/lib/python314.zip")
OURS = ("arena", "bots", "client", "engine", "game", "protocol", "records", "serverless", "study",
        "table", "work")  # fmt: skip
"""What a page needs of our package, without what only servers, terminals and researchers do."""
DATA = {".toml", ".txt", ".jsonl", ".json", ".npz", ".bin"}


def bytecode(source: bytes, name: str) -> bytes:
    """A .pyc that is never compared with its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    header = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
    return header + marshal.dumps(without_lines(code))


def without_lines(code: CodeType) -> CodeType:
    """The code with a table that says of each instruction that its line is unknown: the real one
    would be a third of the download. An error still names its functions."""
    constants = tuple(
        without_lines(constant) if isinstance(constant, CodeType) else constant
        for constant in code.co_consts
    )
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * whole + bytes([0xF7 + rest] if rest else [])  # eight instructions a byte
    return code.replace(co_consts=constants, co_linetable=table)


def library() -> dict[str, bytes]:
    """Python's own modules."""
    names = (PROJECT / "tools" / "app_library.txt").read_text("utf-8").split()
    packed: dict[str, bytes] = {}
    with zipfile.ZipFile(LIBRARY) as archive:
        there = set(archive.namelist())
        for name in names:
            path = name.replace(".", "/")
            file = f"{path}/__init__.py" if f"{path}/__init__.py" in there else f"{path}.py"
            packed[f"{file}c"] = bytecode(archive.read(file), file)
    return packed


def package(name: str, folder: Path, parts: tuple[str, ...]) -> dict[str, bytes]:
    """A package's modules and data; of its folders these parts."""
    packed: dict[str, bytes] = {}
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if "__pycache__" in inside.parts or (
            len(inside.parts) > 1 and inside.parts[0] not in parts
        ):
            continue
        at = f"{name}/{inside.as_posix()}"
        if path.suffix == ".py":
            packed[f"{at}c"] = bytecode(path.read_bytes(), at)
        elif path.suffix in {*DATA, ".so"} and path.is_file():
            packed[at] = path.read_bytes()
    return packed


def main(out: Path) -> None:
    """Write the archive; the same sources give the same bytes."""
    files = library()
    files |= package("msgspec", Path("/packages/msgspec"), ())
    files |= package("yokai_septet", Path("/site/yokai_septet"), OURS)
    with zipfile.ZipFile(out, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), files[name])


if __name__ == "__main__":
    main(PROJECT / sys.argv[1])
