"""Counters and gauges for operators, in the text format of Prometheus."""

from collections import defaultdict


class Metrics:
    """The counters and gauges of this worker. None of them names a person, a table or a card."""

    def __init__(self) -> None:
        self._counters: defaultdict[tuple[str, str], float] = defaultdict(float)
        self._gauges: dict[str, float] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        """Increase a counter."""
        self._counters[name, label] += by

    def total(self, name: str) -> float:
        """A counter so far, with all its labels."""
        return sum(value for (counter, _), value in self._counters.items() if counter == name)

    def gauge(self, name: str, value: float) -> None:
        """Set a gauge."""
        self._gauges[name] = value

    def text(self) -> str:
        """All counters and gauges as text."""
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
