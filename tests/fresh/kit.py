"""A machine on which nothing is installed yet: copied files, a clean environment, real processes.

Nothing here reaches into the environment that the tests themselves run in. A package that is there
by accident cannot help, and one that is missing is named in the first line of the failure.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = str(Path(sys.base_prefix, "bin", f"python{sys.version_info[0]}.{sys.version_info[1]}"))
"""The interpreter that the tests' own environment was made from."""
FOREIGN = re.compile(
    r"VIRTUAL_ENV|PYTHON|PYTEST|MAKE|MFLAGS|YOKAI_|NODE_PATH|COVERAGE|LC_|LANG|COLUMNS"
)
SETUP, START = 900.0, 90.0
"""Seconds: these machines may be busy."""


def tracked_files(to: Path) -> None:
    """Copy the tracked files as they are now, with what is not yet committed."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)


def environment(**more: str) -> dict[str, str]:
    """The environment of a person who has just opened a terminal."""
    kept = {name: value for name, value in os.environ.items() if not FOREIGN.match(name)}
    path = [folder for folder in kept["PATH"].split(os.pathsep) if ".venv" not in folder]
    return {**kept, "PATH": os.pathsep.join(path), "LC_ALL": "C.UTF-8", "BROWSER": "true", **more}


def path_without(folder: Path, *names: str) -> str:
    """A PATH with every command of this machine except these."""
    folder.mkdir()
    for place in environment()["PATH"].split(os.pathsep):
        for command in Path(place).iterdir() if Path(place).is_dir() else ():
            if command.name not in names and not (folder / command.name).exists():
                (folder / command.name).symlink_to(command)
    return str(folder)


def run(
    *command: str | Path,
    cwd: Path,
    env: Mapping[str, str] | None = None,
    code: int = 0,
    said: str = "",
    stdin: str = "",
) -> str:
    """What a command writes, which must end with this exit code."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env or environment(),
        input=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SETUP,
        check=False,
    )
    shown = " ".join(str(part) for part in command)
    if done.returncode != code:
        raise failure(f"`{shown}` ended with {done.returncode}, not {code}", done.stdout)
    if said not in done.stdout:
        raise failure(f"`{shown}` does not say {said!r}", done.stdout)
    return done.stdout


@contextmanager
def serving(*command: str | Path, cwd: Path, env: Mapping[str, str], log: Path) -> Iterator[str]:
    """The address of a server that this command starts, once it answers."""
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            [str(part) for part in command], cwd=cwd, env=env, stdout=out, stderr=out,
            stdin=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
    try:
        yield _address(process, log)
    except pytest.fail.Exception:
        raise
    except BaseException as error:
        raise failure(f"{type(error).__name__}: {error}", log.read_text("utf-8")) from error
    finally:
        _stop(process)


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Wait until the server says where it is, and is there."""
    deadline = time.monotonic() + SETUP
    while process.poll() is None and time.monotonic() < deadline:
        if found := re.search(r"http://127\.0\.0\.1:\d+", log.read_text("utf-8")):
            deadline = min(deadline, time.monotonic() + START)
            try:
                with urlopen(f"{found[0]}/health", timeout=5):
                    return found[0]
            except OSError:
                pass
        time.sleep(0.1)
    code = process.poll()
    what = "does not answer" if code is None else f"ended with {code}"
    raise failure(f"the server {what}", log.read_text("utf-8"))


def _stop(process: subprocess.Popen[bytes]) -> None:
    for how in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, how)
            process.wait(20)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            continue


def failure(what: str, output: str) -> BaseException:
    """A failure that shows the end of the output. Its first line is repeated at the very end of a
    test run, so it names the package if one is missing."""
    lines = output.rstrip().splitlines()
    shown = "\n".join([f"{missing(lines)}{what}", *lines[-40:]])
    return pytest.fail.Exception(shown, pytrace=False)


def missing(lines: Iterable[str]) -> str:
    """The complaint about a package that is not there, if there is one."""
    words = re.compile(
        r"No module named|Cannot find (module|package)|must be pinned|is not installed|"
        r"failed to resolve import|[Pp]lease.*install|library detected"
    )
    return next((f"{line.strip()}: " for line in lines if words.search(line)), "")
