"""Standard streams that are closed, full or of another encoding are no reason for a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.records.golden import FILES as RECORDS
from yokai_septet.cli import run
from yokai_septet.texts import printable

YOKAI = f"{sys.executable} -m yokai_septet"


def shell(command: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """What a shell says to a command line with `yokai` in it."""
    return subprocess.run(
        ["/bin/bash", "-c", command.replace("yokai", YOKAI)],
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "YOKAI_DATA_DIR": str(folder), **environment},
        timeout=120,
        check=False,
    )


BACKUP = "cd $YOKAI_DATA_DIR && yokai migrate && yokai backup copy"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("yokai deal --seed $'\\xff'", 0),
        ("yokai deal -r $'fi\\xffve'", 1),
        ("yokai rules >/dev/full", 1),
        ("yokai rules >&-", 0),
        ("yokai rules 2>&-", 0),
        ("yokai deal -r five 2>&-", 1),
        ("yokai verify - <&-", 1),
        ("yokai play --plain --seed 1 <&-", 0),
        ("yokai play <&- >&-", 0),
        ("yokai play --plain --seed 1 </dev/zero", 0),
        ("yokai simulate -n 1 --bots random 2>&-", 0),
        ("YOKAI_PACE=fast yokai serve", 1),
        ("YOKAI_PACE=nan yokai serve", 1),
        ("YOKAI_LOG=loud yokai serve", 1),
        ("yokai arena random novice -n 1 --json /nowhere/arena.json", 1),
        ("yokai migrate && yokai backup /nowhere/of/backup", 1),
        (f"{BACKUP} && YOKAI_DATA_DIR=/dev/null/data yokai restore copy", 1),
    ],
)
def test_no_traceback(command: str, code: int, tmp_path: Path) -> None:
    done = shell(command, tmp_path)
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr
    assert done.returncode == code, done.stderr


def test_a_full_disk_is_named(tmp_path: Path) -> None:
    done = shell("yokai rules --lang de >/dev/full", tmp_path)
    assert done.stderr.decode().startswith("stdout")
    assert done.stderr.count(b"\n") == 1


def test_a_restore_that_cannot_be_written_names_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)  # its own file would not fit
    done = shell(f"{BACKUP} && ulimit -f 64 && yokai restore copy", tmp_path)
    assert done.returncode == 1
    assert done.stderr.decode().startswith(str(tmp_path / "yokai.sqlite3"))
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1251"])
def test_a_terminal_of_another_encoding_gets_escapes(encoding: str, tmp_path: Path) -> None:
    done = shell("yokai deal --lang zh-Hant --seed 1", tmp_path, PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert b"\\u" in done.stdout


def test_what_would_steer_a_terminal_is_escaped() -> None:
    assert printable("Ada\x1b[31m\u202e\u2028\ud800!") == "Ada\\x1b[31m\\u202e\\u2028\\ud800!"
    assert printable("Ёж 妖怪 é\n") == "Ёж 妖怪 é\n"


def test_names_in_a_record_do_not_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = RECORDS[0].read_text("utf-8")
    head, tag, rest = text.partition('[Player0 "')
    assert tag
    file = tmp_path / "record.yokai"
    file.write_text(head + tag + "\x1b[31m" + rest, encoding="utf-8")
    run(["replay", "--plain", str(file)])
    said = capsys.readouterr()
    assert "\x1b" not in said.out + said.err
