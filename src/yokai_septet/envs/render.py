"""A game as text and as a picture, all hands open: for looking at what agents do."""

from typing import Final

import numpy as np
import numpy.typing as npt

from yokai_septet.envs.layout import Vector, parts
from yokai_septet.game import ALL_CARDS, Card, Ruleset, Seat, Suit
from yokai_septet.game.cards import SUITS

COLOURS: Final = {
    Suit.WIND: "#2e8b57",
    Suit.EARTH: "#7d4fa0",
    Suit.CHARM: "#d16a9a",
    Suit.LIGHTNING: "#c9a227",
    Suit.DARKNESS: "#3c3c46",
    Suit.FIRE: "#c0392b",
    Suit.SNOW: "#2f77b8",
}
WIDTH, MARGIN, ROW, CARD = 700, 10, 46, (36, 30)


def _cards(plane: npt.NDArray[np.generic]) -> list[Card]:
    return [ALL_CARDS[index] for index in np.flatnonzero(plane)]


def _heading(ruleset: Ruleset, seats: Vector) -> str:
    """Ruleset, trump, tricks and scores by side: in the view of seat 0, sides are absolute."""
    seen = parts(seats[0])
    sides = ruleset.side_count
    trump = [SUITS[suit].name.title() for suit in np.flatnonzero(seen["trump"])]
    face_up = f" ({card})" if (card := next(iter(_cards(seen["face_up"])), None)) else ""
    tricks, scores = ("-".join(str(n) for n in seen[name][:sides]) for name in ("tricks", "scores"))
    return (
        f"{ruleset.name}  trump {trump[0] if trump else 'none'}{face_up}"
        f"  tricks {tricks}  score {scores}"
    )


def _row(seats: Vector, seat: Seat) -> tuple[list[Card], list[Card], list[Card]]:
    """A seat's hand, its card in the trick, and what it has chosen to pass while this is open."""
    seen = parts(seats[seat])
    passing = bool(seen["passing"][0])
    chosen = _cards(seen["passed"].max(axis=0)) if passing else []
    return _cards(seen["hand"]), _cards(seen["trick"][0]), chosen


def as_text(ruleset: Ruleset, seats: Vector, turn: Seat | None) -> str:
    """A line for each seat: its hand, its card in the trick; `*` marks the seat to act."""
    lines = [_heading(ruleset, seats)]
    for seat in ruleset.seats:
        hand, trick, chosen = _row(seats, seat)
        line = f"{'*' if seat == turn else ' '} player_{seat}  {' '.join(map(str, hand))}"
        if trick:
            line += f"  plays {trick[0]}"
        if chosen:
            line += f"  passes {' '.join(map(str, chosen))}"
        lines.append(line)
    return "\n".join(lines)


def as_image(ruleset: Ruleset, seats: Vector, turn: Seat | None) -> npt.NDArray[np.uint8]:
    """The same as a picture: one row for each seat, its card in the trick at the right."""
    from PIL import Image, ImageDraw, ImageFont

    height = MARGIN * 2 + ROW * (ruleset.players + 1)
    picture = Image.new("RGB", (WIDTH, height), "#f4efe4")
    draw = ImageDraw.Draw(picture)
    font = ImageFont.load_default(13)

    def put(card: Card, x: float, y: float, lifted: bool = False) -> None:
        box = (x, y - 6 * lifted, x + CARD[0] - 4, y - 6 * lifted + CARD[1])
        outline = "#000000" if card.is_boss else None
        draw.rounded_rectangle(box, 4, COLOURS[card.suit], outline, 2)
        draw.text(
            ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), card.code, "#ffffff", font, anchor="mm"
        )

    draw.text((MARGIN, MARGIN), _heading(ruleset, seats), "#222222", font)
    for seat in ruleset.seats:
        hand, trick, chosen = _row(seats, seat)
        y = MARGIN + ROW * (seat + 1)
        if seat == turn:
            draw.polygon([(MARGIN, y + 8), (MARGIN + 9, y + 15), (MARGIN, y + 22)], "#222222")
        draw.text((MARGIN + 14, y + 8), str(seat), "#222222", font)
        for place, card in enumerate(hand):
            put(card, MARGIN + 30 + CARD[0] * place, y, lifted=card in chosen)
        for card in trick:
            put(card, WIDTH - MARGIN - CARD[0], y)
    return np.asarray(picture, np.uint8)
