"""The table as text: pure functions from a view to lines, without a screen, keys or time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from yokai_septet.game import (
    BossPoints,
    Card,
    CardSet,
    MemoryAid,
    Phase,
    RoundView,
    Ruleset,
    Seat,
    Side,
    Suit,
    Trick,
    View,
)
from yokai_septet.game.cards import WHITE_STARS
from yokai_septet.game.ruleset import Scoring
from yokai_septet.game.scoring import standing
from yokai_septet.terminal.card_look import CardLook, crest
from yokai_septet.terminal.words import ruleset_name, side_name, six_tricks, strength_name
from yokai_septet.texts import Texts

if TYPE_CHECKING:
    from yokai_septet.client import ClientView


@dataclass(frozen=True, slots=True)
class Renderer:
    """All that drawing needs beside the view: words, looks and names."""

    texts: Texts
    look: CardLook
    names: Sequence[str]
    notes: Sequence[str] = ()
    """What is to be said about the player of each seat: away, ready."""

    @staticmethod
    def of(texts: Texts, names: Sequence[str] = ()) -> "Renderer":
        """One that looks as the edition in this language does."""
        return Renderer(texts, CardLook(french=texts.language == "fr"), names)

    def say(self, message: str, **params: object) -> str:
        """A text in the reader's language."""
        return self.texts.format(message, **params)

    # --- the table --------------------------------------------------------------------------

    def header(self, view: View, width: int) -> Text:
        """One line: the game, the round and the trick."""
        left = f" {self.say('term-title')} · {ruleset_name(self.texts, view.ruleset.name)}"
        now = view.round
        right = self.say("app-round", number=view.round_number)
        if now is not None and now.phase is Phase.PLAY:
            right += " · " + self.say("app-trick", number=now.trick_number)
        line = Text(left, no_wrap=True, overflow="ellipsis")
        line.truncate(max(0, width - Text(right).cell_len - 3), overflow="ellipsis")
        line.pad_right(max(0, width - line.cell_len - Text(right).cell_len - 1))
        return line + Text(right + " ")

    def table(
        self, view: View, bottom: Seat, width: int, height: int, won: Trick | None = None
    ) -> Text:
        """The players around the middle, each with the card in front of them; between two tricks
        that of the trick just `won`."""
        won = _lying(view, won)
        on_table = self._on_table(view, won)
        large = width >= 60 and height >= 24
        players = view.ruleset.players
        left, *across, right = [(bottom + steps) % players for steps in range(1, players)]

        def faces(seat: Seat) -> list[Text]:
            card = on_table.get(seat)
            lines = self.look.large_face(card) if large else self.look.face(card)
            return list(lines)

        inner = width - 4
        block = max(4, (width - 30) // 4)
        air = [Text()] if height >= 14 else []
        rows: list[Text] = []
        for seat in across:
            rows += [self._player(view, seat), *faces(seat), *air]
        rows.append(_spread(self._player(view, left), self._player(view, right), inner))
        for one, other in zip(faces(left), faces(right), strict=True):
            margin = Text(" " * block)
            rows.append(_spread(margin + one, other + margin, inner))
        rows += [*air, *faces(bottom), self._player(view, bottom), self._caption(view, won)]
        rows = [Text()] * max(0, (height - len(rows)) // 2) + rows
        canvas = Text(no_wrap=True)
        for row in rows:
            canvas.append(" " * max(0, (width - row.cell_len) // 2))
            canvas.append_text(row)
            canvas.append("\n")
        return canvas

    def _on_table(self, view: View, won: Trick | None) -> dict[Seat, Card]:
        """The present trick; between two tricks, the last one."""
        now = view.round
        if now is None or now.leader is None:
            return {}
        leader, cards = (won.leader, won.cards) if won else (now.leader, now.trick)
        players = view.ruleset.players
        return {(leader + i) % players: card for i, card in enumerate(cards)}

    def _player(self, view: View, seat: Seat) -> Text:
        """A name and what matters about it: whose turn, who leads, how many cards, what is gone."""
        now = view.round
        name = self.say("app-you") if seat == view.viewer else self.names[seat]
        line = Text(name, "bold" if seat == view.viewer else "")
        if now is None:
            return line
        if seat in now.to_act:
            line = Text("▶ ", "bold yellow") + line
            line.stylize("bold yellow")
        if now.phase is Phase.PASS and now.has_passed[seat]:
            line.append(" ✓", "green")
        elif seat == now.leader:
            line.append(" ◂1", "bold")
        line.append(f" {now.hand_sizes[seat]}", "dim")
        if now.voids[seat]:
            line.append(" ∅" + "".join(s.letter for s in sorted(now.voids[seat])), "dim")
        if seat < len(self.notes) and self.notes[seat]:
            line.append(f" ({self.notes[seat]})", "italic")
        return line

    def _caption(self, view: View, won: Trick | None) -> Text:
        """Between two tricks: whose the last one was."""
        if won is None:
            return Text()
        if won.winner == view.viewer:
            return Text(self.say("app-trick-yours"), "italic dim")
        return Text(self.say("app-trick-of", name=self.names[won.winner]), "italic dim")

    # --- beside the table -------------------------------------------------------------------

    def sides(self, view: View, width: int) -> Text:
        """Trump, and for every side its score, tricks, bosses and seals."""
        now = view.round
        lines, scores = [self._trump(view)], standing(view.scores, view.seals)
        for side in range(view.ruleset.side_count):
            name = Text(side_name(self.texts, self.names, view, side), "bold")
            score = Text(f"{scores[side]}/{view.ruleset.goal}", "bold")
            name.truncate(width - score.cell_len - 1, overflow="ellipsis")
            lines.append(_spread(name, score, width))
            if now is None:
                continue
            tricks = self._pips(view, now, side)
            line = tricks + Text(" ")
            bosses = sorted(now.bosses[side])
            if len(bosses) > 4:
                lines.append(line)
                line = Text()
            for boss in bosses:
                line += Text(f"{crest(boss.suit)}{boss.suit.letter}", self.look.style(boss.suit))
                line += Text(" ")
            lines.append(line)
            if warning := six_tricks(self.texts, self.names, view, side):
                lines.append(Text(warning, "bold red"))
            if view.seals[side]:
                seals = Text("⚿ ")
                for suit in sorted(view.seals[side]):
                    seals += Text(f"{crest(suit)}{suit.letter}", self.look.style(suit)) + Text(" ")
                lines.append(seals)
        return _lines(lines)

    def _trump(self, view: View) -> Text:
        now = view.round
        line = Text(self.say("app-trump") + " ")
        if now is None:
            return Text()
        if now.trump is None:
            return line + Text("?")
        if now.face_up is not None:
            return line + self.look.chip(now.face_up) + Text(" " + self.texts.suit(now.trump))
        return line + self.look.suit_chip(now.trump) + Text(" " + self.texts.suit(now.trump))

    def _pips(self, view: View, now: RoundView, side: Side) -> Text:
        """As many pips as tricks lose, alarming at one fewer; where tricks do no harm, a number."""
        won, limit = now.won[side], view.ruleset.losing_trick
        if limit is None:
            return Text(self.texts.count("tricks", won))
        # After the round only the losing trick matters any more.
        to_loss = limit - won if now.phase is not Phase.OVER or won == limit else limit
        style = "bold red" if to_loss <= 1 else "yellow" if to_loss == 2 else ""
        pips = Text("●" * won + "○" * (limit - won), style)
        return pips + Text("!" if to_loss <= 1 else " ", "bold red")

    # --- dialogs ----------------------------------------------------------------------------

    def aid(self, view: View) -> Text:
        """The player aid: suits, ranges, stars, and what wins."""
        lines = []
        for suit in Suit:
            ranks = f"{'A' if suit is Suit.WIND else suit.ranks[0]}–{suit.ranks[-1]}"
            white, black = _stars(view.ruleset, suit)
            stars = "☆" * white + "★" * black
            line = self.look.suit_chip(suit) + Text(f" {ranks:<5}")
            lines.append(line + Text(f"{stars:<4}") + Text(self.texts.suit(suit)))
        lines += [Text(), Text(self._aid_text(view.ruleset))]
        return _lines(lines)

    def _aid_text(self, rules: Ruleset) -> str:
        """What wins a round and the match."""
        black = any(_stars(rules, suit)[1] for suit in Suit)
        stars = "none" if rules.scoring is Scoring.BASIC else "all" if black else "white"
        teams = "teams" if rules.side_count < rules.players else "alone"
        kind = "seals" if rules.has_seals else teams
        return self.say(
            "app-aid", kind=kind, bosses=rules.bosses_to_win or 0, stars=stars, goal=rules.goal,
            losing=rules.losing_trick or 0,
        )  # fmt: skip

    def ending(
        self, told: Sequence[str], breakdown: Sequence[BossPoints], left: Sequence[CardSet]
    ) -> Text:
        """How a round ended: what is told of it, the points boss by boss, the cards left over."""
        lines = [Text(line) for line in told]
        if breakdown:
            lines.append(Text())
        for part in breakdown:
            hand = self.say("app-from-hand") if part.from_hand else ""
            lines.append(self.look.chip(part.boss) + Text(f"  {part.points}  {hand}"))
        if any(left):
            lines += [Text(), Text(self.say("app-left-in-hands"), "bold")]
            for seat, cards in enumerate(left):
                line = Text(self.say("labelled", label=self.names[seat], text=""))
                for card in cards:
                    line += Text(card.code, self.look.style(card.suit)) + Text(" ")
                lines.append(line)
        return _lines(lines)

    def seats(
        self, seats: Sequence[str], table: "ClientView", url: str, options: Sequence[str]
    ) -> Text:
        """A table before the match: who sits where, how others get there, and what is played."""
        lines = [Text(), Text(f" {self.say('app-table', code=table.code)}", "bold"), Text()]
        for number, (name, seat) in enumerate(zip(seats, table.seats, strict=True), 1):
            line = Text(f" {number}  {name}", "bold" if seat.seat == table.seat else "")
            if seat.strength:
                line.append(f" · {strength_name(self.texts, seat.strength)}", "dim")
            if seat.owner:
                line.append(f" · {self.say('table-owner')}", "dim")
            if self.notes[seat.seat]:
                line.append(f" ({self.notes[seat.seat]})", "italic")
            lines.append(line)
        lines += [Text(), Text(f" {self.say('table-invite-text')}", "dim"), Text(f" {url}"), Text()]
        lines += [Text(f" {option}", "dim") for option in options]
        return _lines(lines)

    def last_trick(self, view: View, aid: MemoryAid) -> Text:
        """The last complete trick, in playing order, if the memory aid shows it."""
        now = view.round
        if now is not None and aid is MemoryAid.OFF and any(now.won):
            return Text(self.say("app-face-down"))
        if now is None or not now.tricks:
            return Text(self.say("plain-no-last-trick"))
        last = now.tricks[-1]
        lines = []
        for position, card in enumerate(last.cards):
            seat = last.seat_of(position)
            mark = "★ " if seat == last.winner else "  "
            lines.append(Text(mark) + self.look.chip(card) + Text(f"  {self.names[seat]}"))
        return _lines(lines)

    def seen(self, view: View, aid: MemoryAid) -> Text:
        """Suit by suit, the cards that are gone: played, in the trick, or face up, as far as the
        memory aid shows them."""
        now = view.round
        if now is None:
            return Text(self.say("plain-no-last-trick"))
        gone = {card for trick in now.tricks for card in trick.cards} | set(now.trick)
        gone |= {boss for bosses in now.bosses for boss in bosses}
        if now.face_up:
            gone.add(now.face_up)
        mine = set(view.own.hand if view.own else ())
        lines = []
        for suit in Suit:
            line = self.look.suit_chip(suit) + Text(" ")
            for card in (c for c in view.ruleset.deck if c.suit is suit):
                rank = card.code[1:]
                if card in gone:
                    line += Text(f"{'·' * len(rank)} ", "dim")
                elif card in mine:
                    line += Text(f"({rank}) ", "dim")
                else:
                    line += Text(f"{rank} ", "bold")
            lines.append(line)
        lines += [Text(), Text(self.say("app-seen-legend", aid=aid), "dim")]
        return _lines(lines)


def _lines(lines: Sequence[Text]) -> Text:
    return Text("\n").join(lines)


def _lying(view: View, won: Trick | None) -> Trick | None:
    """The trick that lies on the table complete: the last one, until another is begun."""
    now = view.round
    if now is None or now.trick or not any(now.won):
        return None
    return now.tricks[-1] if now.tricks else won


def _stars(rules: Ruleset, suit: Suit) -> tuple[int, int]:
    """The stars of a suit's boss that count: the white ones first, then the black ones (R2)."""
    points = rules.boss_points[suit]
    white = min(points, WHITE_STARS[suit])
    return white, points - white


def _spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a line."""
    return left + Text(" " * max(1, width - left.cell_len - right.cell_len)) + right


def _indent(text: Text, columns: int) -> Text:
    return Text(" " * columns) + text


def _indent_right(text: Text, columns: int) -> Text:
    return text + Text(" " * columns)
