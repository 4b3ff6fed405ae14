"""The course of a contest as a small SVG: the share of rounds won, with its confidence interval."""

from collections.abc import Sequence

from yokai_septet.arena.statistics import Estimate

WIDTH, HEIGHT, MARGIN = 720, 360, 48


def plot(title: str, course: Sequence[Estimate], even: float = 0.5) -> str:
    """A picture of the running estimate, deal by deal."""
    from html import escape  # brings a list of all characters' names

    step = max(1, len(course) // 400)
    shown = [(i, e) for i, e in enumerate(course) if i % step == 0 or i == len(course) - 1]
    last = max(len(course) - 1, 1)

    def x(i: int) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * i / last

    def y(share: float) -> float:
        return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * min(max(share, 0.0), 1.0)

    def points(pairs: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{px:.1f},{py:.1f}" for px, py in pairs)

    band = [(x(i), y(e.mean + e.margin)) for i, e in shown]
    band += [(x(i), y(e.mean - e.margin)) for i, e in reversed(shown)]
    line = [(x(i), y(e.mean)) for i, e in shown]
    grid = "".join(
        f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y(s):.1f}" y2="{y(s):.1f}"/>'
        for s in (0, 0.25, 0.5, 0.75, 1)
    )
    labels = "".join(
        f'<text x="{MARGIN - 6}" y="{y(s) + 4:.1f}" text-anchor="end">{s:.0%}</text>'
        for s in (0, 0.25, 0.5, 0.75, 1)
    )
    final = course[-1] if course else Estimate(0, 0)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="12" fill="#333">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>'
        f'<g stroke="#ddd5c3">{grid}</g>{labels}'
        f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y(even):.1f}" y2="{y(even):.1f}" '
        f'stroke="#8a7f68" stroke-dasharray="4 4"/>'
        f'<polygon points="{points(band)}" fill="#2f6f8f" fill-opacity="0.2"/>'
        f'<polyline points="{points(line)}" fill="none" stroke="#2f6f8f" stroke-width="2"/>'
        f'<text x="{MARGIN}" y="24" font-size="15">{escape(title)}</text>'
        f'<text x="{WIDTH - MARGIN}" y="24" text-anchor="end">'
        f"{final.mean:.1%} ± {final.margin:.1%}</text>"
        f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 16}" text-anchor="end">{len(course)}</text>'
        "</svg>\n"
    )
