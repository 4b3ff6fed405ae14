"""A puzzle in lines of text: the position, the questions, and the answer with its proof."""

import re
from collections.abc import Callable, Iterable

from yokai_septet.engine import Solver
from yokai_septet.engine.solver import SMALLEST_MEMORY
from yokai_septet.errors import YokaiError
from yokai_septet.game import Card, Play, Round, Seat
from yokai_septet.game.trick import playable
from yokai_septet.study.puzzles import ClosedProof, OpenProof, PassProof, Puzzle
from yokai_septet.study.puzzles.open_puzzles import live, turn_of, values_of
from yokai_septet.study.puzzles.themes import full_line
from yokai_septet.study.puzzles.twins import are_twins
from yokai_septet.terminal.words import grouped
from yokai_septet.texts import Texts, printable

PLACES = ("you", "left", "partner", "right")
"""How the seats are called, clockwise from the solver's."""


class PuzzlePage:
    """One puzzle: printed, asked and answered."""

    def __init__(self, texts: Texts, puzzle: Puzzle, read: Callable[[], str]) -> None:
        self._texts = texts
        self._puzzle = puzzle
        self._read = read
        self._solver = Solver(SMALLEST_MEMORY)

    def run(self, answer: bool = False) -> bool:
        """Show the puzzle, ask unless only the answer is wanted; whether it was solved."""
        self._show_position()
        solved = not answer and self._ask()
        if solved:
            self._say("puzzle-solved")
        self._line("")
        self._show_answer()
        return solved

    # --- the position -----------------------------------------------------------------------------

    def _show_position(self) -> None:
        puzzle, position = self._puzzle, self._puzzle.position
        self._say(
            "puzzle-title", name=puzzle.id, kind=puzzle.kind, difficulty=puzzle.difficulty,
        )  # fmt: skip
        proof = puzzle.proof
        worlds = str(proof.worlds) if isinstance(proof, ClosedProof) else ""
        self._say(f"puzzle-task-{puzzle.kind.value}", worlds=worlds)
        self._line("")
        if position.face_up:
            self._say("plain-trump-card", card=position.face_up, code=position.face_up.code)
        us, them = self._sides()
        if isinstance(proof, PassProof):
            self._say("puzzle-score", us=str(position.scores[us]), them=str(position.scores[them]))
            if position.leader is not None:
                self._say("puzzle-leads", place=self._place(position.leader))
        else:
            for side, who in ((us, "us"), (them, "them")):
                bosses = grouped(self._texts, position.bosses[side])
                tricks = self._texts.count("tricks", position.won[side])
                self._say("puzzle-side", who=who, tricks=tricks, bosses=bosses)
        for seat in self._seats():
            hand = position.hands[seat]
            if not hand.unknown:
                self._say("puzzle-hand", place=self._place(seat), cards=self._cards(hand.known))
        if isinstance(proof, ClosedProof):
            self._show_hidden(proof)
        leader = position.leader
        if position.trick and leader is not None:
            self._show_trick(leader, position.trick)

    def _show_hidden(self, proof: ClosedProof) -> None:
        self._say("puzzle-unseen", cards=self._cards(proof.unseen))
        for seat in self._seats():
            hand = self._puzzle.position.hands[seat]
            if not hand.unknown:
                continue
            excluded = proof.excluded[seat]
            self._say(
                "puzzle-excluded" if excluded else "puzzle-unknown",
                place=self._place(seat),
                cards=self._cards(hand.known),
                count=str(hand.unknown),
                excluded=self._cards(excluded),
            )

    def _show_trick(self, leader: Seat, trick: Iterable[Card]) -> None:
        played = [
            self._texts.format(
                "puzzle-played", place=self._place((leader + at) % 4), card=card.code
            )
            for at, card in enumerate(trick)
        ]
        self._say("puzzle-trick", cards=self._texts.listed(played))

    # --- asking -----------------------------------------------------------------------------------

    def _ask(self) -> bool:
        self._line("")
        self._say("puzzle-how")
        proof = self._puzzle.proof
        if isinstance(proof, OpenProof):
            return self._ask_open(proof)
        if isinstance(proof, ClosedProof):
            return self._ask_closed(proof)
        return self._ask_pass(proof)

    def _ask_open(self, proof: OpenProof) -> bool:
        now = self._puzzle.position.round()
        turns = {gap.at for gap in proof.gaps}
        for at, card in enumerate(proof.line):
            seat = turn_of(now)
            if at in turns:
                given = self._card(seat, list(self._playable(now)))
                if given is None:
                    return False
                if not are_twins(given, card, now.hands[seat], live(now)):
                    self._refute(now, given)
                    return False
                self._say("puzzle-right")
            else:
                place = self._place(seat)
                self._say("puzzle-plays", place=place, card=card.code)
            now = now.apply(Play(seat, card))
        return True

    def _refute(self, now: Round, given: Card) -> None:
        """What the wrong card brings, and the play that shows it."""
        values = values_of(now, self._solver)
        after = now.apply(Play(turn_of(now), given))
        rest = () if after.result is not None else self._solver.solve(after, cards=False).line
        self._say("puzzle-wrong", card=given.code, outcome=self._outcome(values[given]))
        self._show_line(now, (given, *rest))

    def _ask_closed(self, proof: ClosedProof) -> bool:
        position, seat = self._puzzle.position, self._puzzle.seat
        hand = position.hands[seat].known
        led = position.trick[0].suit if position.trick else None
        allowed = [card for card in hand if playable(hand.mask, led) & card.mask]
        given = self._card(seat, allowed)
        everything = hand.mask | proof.unseen.mask
        for other in position.hands:
            everything |= other.known.mask
        for card in position.trick:
            everything |= card.mask
        if given is None:
            return False
        return self._judge(are_twins(given, proof.wins[0][0], hand.mask, everything))

    def _ask_pass(self, proof: PassProof) -> bool:
        hand = self._puzzle.position.hands[self._puzzle.seat].known
        while True:
            self._prompt("puzzle-ask-pass")
            cards = self._heard()
            if cards is None:
                return False
            if len(set(cards)) == len(proof.best.cards) and all(card in hand for card in cards):
                return self._judge(set(cards) == set(proof.best.cards))
            self._say("puzzle-not-possible", cards=self._cards(hand))

    def _judge(self, right: bool) -> bool:
        if not right:
            self._say("puzzle-not-best")
        return right

    def _card(self, seat: Seat, allowed: list[Card]) -> Card | None:
        """The card that the solver types; None at the end of the input."""
        while True:
            self._prompt("puzzle-ask-card", place=self._place(seat))
            cards = self._heard()
            if cards is None:
                return None
            if len(cards) == 1 and cards[0] in allowed:
                return cards[0]
            self._say("puzzle-not-possible", cards=self._cards(allowed))

    def _heard(self) -> list[Card] | None:
        """The cards of the next line, none if it is not all cards; None at the end."""
        line = self._read()
        if not line.strip():
            return None
        try:
            return [Card.parse(code) for code in re.split(r"[\s,]+", line.strip().upper())]
        except YokaiError:
            return []

    # --- the answer -------------------------------------------------------------------------------

    def _show_answer(self) -> None:
        puzzle, proof, texts = self._puzzle, self._puzzle.proof, self._texts
        if isinstance(proof, OpenProof):
            now = puzzle.position.round()
            self._say("puzzle-value", outcome=self._outcome(proof.gaps[0].best))
            self._show_line(now, full_line(now, proof, self._solver))
            self._show_gaps(now, proof)
        elif isinstance(proof, ClosedProof):
            for card, wins in proof.wins:
                share = texts.percent(wins / proof.worlds)
                self._say(
                    "puzzle-wins", card=card.code, wins=str(wins),
                    worlds=str(proof.worlds), share=share,
                )  # fmt: skip
            self._say("puzzle-wins-means")
        else:
            self._say(
                "puzzle-pass", cards=self._cards(proof.best.cards),
                second=self._cards(proof.second.cards), chance=texts.percent(proof.chance, 1),
                lead=texts.number(100 * proof.lead, 1), error=texts.number(200 * proof.error, 1),
            )  # fmt: skip
        if puzzle.themes:
            named = [texts.format("puzzle-theme", theme=theme) for theme in puzzle.themes]
            self._say("puzzle-themes", count=len(named), themes=texts.listed(named))
        misses = puzzle.misses
        self._say(
            "puzzle-misses",
            novice=texts.percent(misses.novice / 100),
            adept=texts.percent(misses.adept / 100),
            montecarlo=texts.percent(misses.montecarlo / 100),
        )

    def _show_gaps(self, now: Round, proof: OpenProof) -> None:
        """Each card that has to be found, with its twins, and what any other brings."""
        gaps = {gap.at: gap for gap in proof.gaps}
        for at, card in enumerate(proof.line):
            if at in gaps:
                hand = now.hands[turn_of(now)]
                twins = [c for c in self._playable(now) if are_twins(c, card, hand, live(now))]
                codes = "/".join(twin.code for twin in twins)
                self._say("puzzle-gap", card=codes, outcome=self._outcome(gaps[at].second))
            now = now.apply(Play(turn_of(now), card))

    def _show_line(self, now: Round, line: Iterable[Card]) -> None:
        """A line trick by trick."""
        for card in line:
            trick, leader = (*now.trick, card), now.leader
            now = now.apply(Play(turn_of(now), card))
            if leader is not None and (not now.trick or now.result is not None):
                self._show_trick(leader, trick)
        if now.trick and now.leader is not None:
            self._show_trick(now.leader, now.trick)

    def _outcome(self, value: int) -> str:
        points = self._texts.count("points", abs(value))
        return self._texts.format("puzzle-outcome", won=value > 0, points=points)

    # --- words ------------------------------------------------------------------------------------

    def _sides(self) -> tuple[int, int]:
        us = self._puzzle.position.ruleset.sides[self._puzzle.seat]
        return us, 1 - us

    def _seats(self) -> list[Seat]:
        """The seats, clockwise from the solver's."""
        return [(self._puzzle.seat + step) % 4 for step in range(4)]

    def _place(self, seat: Seat) -> str:
        return self._texts.format("puzzle-place", place=PLACES[(seat - self._puzzle.seat) % 4])

    def _playable(self, now: Round) -> Iterable[Card]:
        mask = now.playable()
        return (card for card in now.hand(turn_of(now)) if mask & card.mask)

    def _cards(self, cards: Iterable[Card]) -> str:
        """Cards by their codes: they are typed as they are read."""
        codes = [card.code for card in cards]
        return " ".join(codes) if codes else self._texts.format("terminal-no-cards")

    def _say(self, message: str, **params: object) -> None:
        self._line(self._texts.format(message, **params))

    def _line(self, text: str) -> None:
        print(printable(text))

    def _prompt(self, message: str, **params: object) -> None:
        print(printable(self._texts.format(message, **params)), end=" ", flush=True)
