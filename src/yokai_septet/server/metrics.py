"""Counters for those who run a server, in the text form that Prometheus reads."""

from collections import defaultdict


class Metrics:
    """What this worker has done and has. Nothing in here names a person, a table or a card."""

    def __init__(self) -> None:
        self._counters: defaultdict[tuple[str, str], float] = defaultdict(float)
        self._gauges: dict[str, float] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        """Something has happened."""
        self._counters[name, label] += by

    def gauge(self, name: str, value: float) -> None:
        """So much of something is there."""
        self._gauges[name] = value

    def text(self) -> str:
        """All of it."""
        lines = []
        for name in sorted({name for name, _ in self._counters}):
            lines.append(f"# TYPE yokai_{name}_total counter")
            for (counter, label), value in sorted(self._counters.items()):
                if counter == name:
                    labels = f'{{kind="{label}"}}' if label else ""
                    lines.append(f"yokai_{name}_total{labels} {value:g}")
        for name, value in sorted(self._gauges.items()):
            lines.append(f"# TYPE yokai_{name} gauge")
            lines.append(f"yokai_{name} {value:g}")
        return "\n".join(lines) + "\n"
