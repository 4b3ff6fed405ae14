"""How soon `yokai serve` answers: processor time and time from the command to the first answer.

    python bench/start.py [--json FILE] [--times N]

Every program starts in a process of its own; the quickest of N starts counts. The first start makes
the database and compiles every module; the later ones find both, as every `make play` but the first
does. Beside them stand Python alone and the packages that a server of this kind cannot do without,
in the same run.
"""

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

from harness import parser, report

PACKAGES = "import litestar, sqlalchemy.ext.asyncio, uvicorn"
ANCHORS = {
    "Python alone": "pass",
    f"`{PACKAGES}`": PACKAGES,
}
AIM = 3.0
PATIENCE = 120.0


def used() -> float:
    """The processor time of all processes that have ended so far."""
    found = resource.getrusage(resource.RUSAGE_CHILDREN)
    return found.ru_utime + found.ru_stime


def environment(folder: str) -> dict[str, str]:
    """Data and bytecode are kept in this folder, whatever this machine tells Python."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "YOKAI_DATA_DIR": folder, "PYTHONPYCACHEPREFIX": f"{folder}/bytecode"}


def anchor(code: str, folder: str) -> tuple[float, float]:
    """Seconds of processor time and of time to run this code."""
    before, began = used(), time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment(folder), check=True)
    return used() - before, time.perf_counter() - began


def serve(folder: str) -> tuple[float, float]:
    """Seconds of processor time and of time until a server with this data answers."""
    before, began = used(), time.perf_counter()
    server = subprocess.Popen(
        [sys.executable, "-m", "yokai_septet", "serve", "--port", "0"],
        env=environment(folder), stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert server.stdout is not None
    address = next(word for word in server.stdout.readline().split() if "http://" in word)
    address = address[address.index("http://") :].rstrip("\u2069.")
    while time.perf_counter() < began + PATIENCE:
        try:
            urllib.request.urlopen(f"{address}/health", timeout=5).close()
            break
        except OSError:
            time.sleep(0.02)
    taken = time.perf_counter() - began
    server.send_signal(signal.SIGKILL)  # what it does at its end does not count
    server.wait()
    return used() - before, taken


def main() -> None:
    made = parser(__doc__)
    made.add_argument("--times", type=int, default=5, help="starts of each program (5)")
    asked = made.parse_args()
    figures: dict[str, tuple[float, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        figures["yokai serve: the first start"] = serve(folder)
        for name, code in ANCHORS.items():
            figures[name] = min(anchor(code, folder) for _ in range(asked.times))
        figures["yokai serve: later starts"] = min(serve(folder) for _ in range(asked.times))
    rows = [
        (name, f"{cpu:.2f} s of processor, {taken:.2f} s", f"{AIM} s" if "later" in name else "")
        for name, (cpu, taken) in figures.items()
    ]
    report("Start of a server", rows, figures, asked.json)


if __name__ == "__main__":
    main()
