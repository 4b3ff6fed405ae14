"""Fail if a module of the core packages has less than 95 % of its lines and branches tested."""

import json
import subprocess
import sys
from pathlib import Path

CORE = ("game", "table", "records", "protocol")
LEAST = 95.0

BIN = Path(__file__).parents[1] / ".venv" / "bin"
report = json.loads(
    subprocess.run(
        [BIN / "coverage", "json", "-q", "-o", "-"], capture_output=True, check=True
    ).stdout
)
low = {
    name: data["summary"]["percent_covered"]
    for name, data in sorted(report["files"].items())
    if Path(name).parent.name in CORE and data["summary"]["percent_covered"] < LEAST
}
for name, percent in low.items():
    print(f"{name}: {percent:.1f} %, but at least {LEAST:.0f} % is asked for", file=sys.stderr)
print(f"All of src: {report['totals']['percent_covered']:.1f} %")
sys.exit(1 if low else 0)
