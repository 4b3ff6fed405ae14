"""Compile the kernel to WebAssembly: `python kernel/wasm/build.py ZIG NODE_MODULES OUT`.

ZIG is the folder of the package `ziglang`, whose clang compiles everything: the kernel, and from
the sources in the package as much of the C++ and C libraries as the kernel needs. The libraries
that zig would link itself know no exceptions. What is compiled depends on nothing else on the
machine, and no path gets into it: the same sources give the same bytes everywhere.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

KERNEL = Path(__file__).resolve().parents[1]
TARGET = ["-target", "wasm32-wasi", "-mcpu=generic+simd128+bulk_memory"]
CLANG = [
    *TARGET,
    *["-g0", "-fvisibility=hidden"],
    # The encoding of exceptions that all browsers of the last years know.
    *["-fwasm-exceptions", "-mexception-handling", "-mllvm", "-wasm-enable-eh"],
]
# No contraction, as in CMakeLists.txt: scores must be the same on every machine.
OURS = [*CLANG, "-std=c++20", "-ffp-contract=off", "-Wall", "-Wextra"]
# Playouts, searches and the solver take nearly all the time; everything else is to be small.
FAST = {"bindings/playouts.cpp", "bindings/search.cpp", "solver/search.cpp"}

LIBRARY = [*CLANG, "-Os", "-std=c++23", "-DNDEBUG", "-D_LIBCPP_BUILDING_LIBRARY", "-w"]
LIBCXX = ["functional", "hash", "new_helpers", "stdexcept", "string"]
LIBCXXABI = [
    *["cxa_aux_runtime", "cxa_default_handlers", "cxa_exception", "cxa_exception_storage"],
    *["cxa_guard", "cxa_handlers", "cxa_personality", "cxa_virtual", "fallback_malloc"],
    *["private_typeinfo", "stdlib_exception", "stdlib_new_delete", "stdlib_stdexcept"],
    "stdlib_typeinfo",
]
# C's functions and those that clang calls, such as memcpy, malloc and exp.
LIBC = {"c": ["-lc"], "compiler_rt": []}


def source_hash() -> str:
    """What CMakeLists.txt computes, too."""
    sources = [path for path in KERNEL.rglob("*") if path.suffix in {".cpp", ".hpp"}]
    files = sorted([*sources, KERNEL / "CMakeLists.txt"], key=str)
    digests = "".join(
        f"{sha256(path.read_bytes()).hexdigest()}  {path.relative_to(KERNEL).as_posix()}\n"
        for path in files
    )
    return sha256(digests.encode()).hexdigest()


def compilations(zig: Path, out: Path) -> Iterator[tuple[Path, list[str]]]:
    """Every object file, with the arguments of zig that compile it; the slowest first."""
    environments = KERNEL / "bindings" / "envs.cpp"  # needs threads and arrays; wasm/envs.cpp
    sources = [path for path in KERNEL.rglob("*.cpp") if path != environments]
    for path in sorted(sources, key=lambda path: (path.parent.name != "bindings", str(path))):
        source = path.relative_to(KERNEL)
        name = "-".join(source.with_suffix(".o").parts)
        optimised = "-O3" if source.as_posix() in FAST else "-Os"
        yield out / name, ["c++", *OURS, optimised, f"-I{KERNEL}", f"-I{out}", "-c", str(path)]
    lib = zig / "lib"
    for name, arguments in LIBC.items():
        compiled = ["build-obj", str(lib / f"{name}.zig"), *arguments, *TARGET]
        yield out / f"{name}.o", [*compiled, "-OReleaseFast", "-fstrip"]
    for name in LIBCXXABI:
        defines = ["-D_LIBCXXABI_BUILDING_LIBRARY", "-D_LIBCXXABI_HAS_NO_THREADS"]
        yield (
            out / f"libcxxabi-{name}.o",
            [
                *["c++", *LIBRARY, *defines, "-DLIBCXX_BUILDING_LIBCXXABI"],
                "-DLIBCXXABI_SILENT_TERMINATE",
                *[f"-I{lib / 'libcxxabi' / 'include'}", f"-I{lib / 'libcxx' / 'src'}"],
                *["-c", str(lib / "libcxxabi" / "src" / f"{name}.cpp")],
            ],
        )
    for name in LIBCXX:
        yield (
            out / f"libcxx-{name}.o",
            [
                *["c++", *LIBRARY, "-DLIBCXX_BUILDING_LIBCXXABI"],
                *[f"-I{lib / 'libcxxabi' / 'include'}", f"-I{lib / 'libcxx' / 'src'}"],
                *["-c", str(lib / "libcxx" / "src" / f"{name}.cpp")],
            ],
        )
    unwind = lib / "libunwind"
    yield (
        out / "libunwind.o",
        [
            *["cc", *CLANG, "-Os", "-DNDEBUG", "-w", "-D_LIBUNWIND_HIDE_SYMBOLS"],
            *[f"-I{unwind / 'include'}", "-c", str(unwind / "src" / "Unwind-wasm.c")],
        ],
    )
    tag = KERNEL / "wasm" / "exception_tag.s"
    yield out / "exception_tag.o", ["cc", *TARGET, "-mexception-handling", "-c", str(tag)]


def build(zig: Path, node_modules: Path, out: Path) -> None:
    """Compile, link and optimise `kernel.wasm` in the folder `out`."""
    out.mkdir(parents=True, exist_ok=True)
    (out / "source_hash.hpp").write_text(f'#define YOKAI_SOURCE_HASH "{source_hash()}"\n')
    cache = {f"ZIG_{which}_CACHE_DIR": str(out / "cache") for which in ("LOCAL", "GLOBAL")}

    def run(*arguments: str | Path) -> None:
        subprocess.run([zig / "zig", *arguments], check=True, env=os.environ | cache)

    def compile_one(compilation: tuple[Path, list[str]]) -> Path:
        made, arguments = compilation
        if arguments[0] == "build-obj":
            run(*arguments, f"-femit-bin={made}")
        else:
            run(*arguments, "-o", made)
        return made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(pool.map(compile_one, compilations(zig, out)))
    linked = out / "linked.wasm"
    options = ["--no-entry", "--export=__wasm_call_ctors", "--gc-sections", "--strip-all"]
    options += ["--stack-first", "-z", "stack-size=1048576"]
    run("wasm-ld", *options, *sorted(objects), "-o", linked)
    features = ["simd", "exception-handling", "bulk-memory", "mutable-globals", "sign-ext"]
    features.append("nontrapping-float-to-int")
    optimiser = node_modules / "binaryen" / "bin" / "wasm-opt"
    options = ["-O3", *[f"--enable-{feature}" for feature in features]]
    optimised = out / "kernel.wasm"
    subprocess.run(["node", optimiser, *options, linked, "-o", optimised], check=True)


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:]))
