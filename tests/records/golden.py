"""The golden records."""

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "golden" / "records"
FILES = sorted(FOLDER.glob("*.yokai"))
