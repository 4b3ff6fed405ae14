"""Processes to measure, and what is measured of them, for the benches of the server."""

import argparse
import asyncio
import gc
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

SERVER = """
from yokai_septet.server.serve import Endpoint, serve
serve(Endpoint("127.0.0.1", PORT, "ADDRESS"))
"""
FILES = 20_000
"""Open files that a bench asks for; each socket takes one at either end."""


class Measured:
    """A server process on a port of its own."""

    def __init__(self, process: subprocess.Popen[bytes], address: str) -> None:
        self._process, self.address = process, address

    @property
    def sockets(self) -> str:
        """The address for sockets."""
        return self.address.replace("http", "ws", 1)

    @property
    def cpu(self) -> float:
        """The seconds of processor time that it has used."""
        user, system, *_ = _times(self._process.pid)
        return user + system

    @property
    def children_cpu(self) -> float:
        """The same of the processes that it has started, ended ones included."""
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return sum(_times(pid)[2:]) + sum(sum(_times(int(child))[:2]) for child in children)

    @property
    def memory(self) -> float:
        """Its resident memory in MB."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    async def gauge(self, name: str) -> float:
        """One of its own metrics."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            for line in (await http.get("/metrics")).text.splitlines():
                if line.startswith(f"yokai_{name} "):
                    return float(line.split()[1])
        return 0.0


def _times(pid: int) -> tuple[float, ...]:
    """User and system time in seconds, and those of ended children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return tuple(int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:15])


@asynccontextmanager
async def running(code: str = SERVER, **environment: str) -> AsyncIterator[Measured]:
    """Run this code in a process of its own, with a new data folder, until the caller is done; its
    `PORT` and `ADDRESS` are filled in."""
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        address = f"http://127.0.0.1:{port}"
        filled = code.replace("PORT", str(port)).replace("ADDRESS", address)
        process = subprocess.Popen(
            [sys.executable, "-c", filled],
            env={**os.environ, "YOKAI_DATA_DIR": folder, **environment},
        )
        try:
            await _wait_for(address, process)
            yield Measured(process, address)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    async with httpx.AsyncClient() as http:
        while process.poll() is None:
            try:
                await http.get(f"{address}/health")
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
    raise SystemExit("The server has not started.")


def prepare_client() -> None:
    """Let this process open many sockets, and keep its garbage collector from adding to the times
    that it measures."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, FILES)), hard))
    gc.collect()
    gc.freeze()
    gc.disable()


def check_files(sockets: int) -> None:
    """Refuse to measure what the limit of open files does not allow."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if sockets + 200 > soft:
        raise SystemExit(f"{sockets} sockets need `ulimit -n {sockets + 200}`; it is {soft}.")


def visitor(address: str, local: str) -> httpx.AsyncClient:
    """A client that connects from this address."""
    transport = httpx.AsyncHTTPTransport(local_address=local)
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=120)


def cookie(http: httpx.AsyncClient) -> str:
    """The cookies of a client, as a header has them."""
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def percentile(times: Sequence[float], share: float) -> float:
    """In the unit of the times; 0 if there are none."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else 0.0


def parser(description: str | None) -> argparse.ArgumentParser:
    """Options that every bench has."""
    made = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--json", type=Path, help="write the figures to this file")
    made.add_argument("--check", action="store_true", help="fail if an aim is missed")
    return made


def check_aims(aims: Mapping[str, bool], args: argparse.Namespace) -> None:
    """End with an error that names the aims which were missed, if asked."""
    missed = [aim for aim, is_met in aims.items() if not is_met]
    if args.check and missed:
        raise SystemExit(f"Missed: {', '.join(missed)}.")


def report(
    title: str, rows: Sequence[tuple[str, str, str]], figures: Any, file: Path | None
) -> None:
    """Print what was measured, each with its aim, and write the figures to a file if asked."""
    table = Table("", "measured", "aim", title=title, title_justify="left")
    for row in rows:
        table.add_row(*row)
    Console(width=100 if not sys.stdout.isatty() else None).print(table)
    if file is not None:
        file.write_text(json.dumps(figures, indent=2) + "\n")
