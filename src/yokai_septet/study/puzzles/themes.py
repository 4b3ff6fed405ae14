"""The themes of a solution, from features of the cards played."""

from collections.abc import Sequence, Set

from yokai_septet.engine import Solver
from yokai_septet.game import SUPER_TRUMP, Card, CardSet, Pass, Play, Reason, Round, Seat, Suit
from yokai_septet.game.trick import playable, winning_position
from yokai_septet.records import PositionRecord
from yokai_septet.study.puzzles.answers import examples
from yokai_septet.study.puzzles.open_puzzles import best_cards, has_choice, live, turn_of
from yokai_septet.study.puzzles.puzzle import ClosedProof, OpenProof, Puzzle, PuzzleTheme
from yokai_septet.study.puzzles.twins import without_twins


def in_order(found: set[PuzzleTheme]) -> tuple[PuzzleTheme, ...]:
    """Themes as they are listed; ducking the seventh trick says more than ducking."""
    if PuzzleTheme.DUCK_SEVENTH in found:
        found = found - {PuzzleTheme.DUCK}
    return tuple(theme for theme in PuzzleTheme if theme in found)


def open_themes(now: Round, proof: OpenProof, solver: Solver) -> tuple[PuzzleTheme, ...]:
    """The themes of an open puzzle's line."""
    line = full_line(now, proof, solver)
    return in_order(_of_line(now, line, {gap.at for gap in proof.gaps}, solver))


def _of_line(now: Round, line: Sequence[Card], turns: Set[int], solver: Solver) -> set[PuzzleTheme]:
    """The themes of the cards at these turns of a line, and of how the line ends."""
    side, sides = now.ruleset.sides[turn_of(now)], now.ruleset.sides
    found: set[PuzzleTheme] = set()
    seventh = False
    for at, card in enumerate(line):
        seat, hands = turn_of(now), now.hands
        winner = _trick_winner(now, line[at:])
        lost = winner is not None and sides[winner] != side
        if at in turns:
            rivals = CardSet(hands[(seat + 1) % 4] | hands[(seat + 3) % 4])
            found |= _of_card(now.trick, CardSet(hands[seat]), now.trump, card, bool(
                now.trump is not None and rivals.of_suit(now.trump)
            ))  # fmt: skip
            if lost:
                found |= _ducks(now.trick, CardSet(hands[seat]), now.trump, card)
                seventh |= now.won[side] == 6
            if card.is_boss and winner == (seat + 2) % 4:
                found.add(PuzzleTheme.FEED_BOSS)
        elif sides[seat] != side and card.is_boss and not has_choice(now) and not lost:
            found.add(PuzzleTheme.FORCE_BOSS)
        now = now.apply(Play(seat, card))
        if lost and at + 1 < len(line) and not now.trick and turns & set(range(at - 3, at + 1)):
            leads = without_twins(now.playable(), now.hands[turn_of(now)], live(now))
            if len(leads) > 1 and len(best_cards(now, solver)) == len(leads):
                found.add(PuzzleTheme.ENDPLAY)
    if seventh:
        found.add(PuzzleTheme.DUCK_SEVENTH)
    if now.result is not None and now.result.reason is Reason.SEVENTH_TRICK:
        found |= {PuzzleTheme.GIVE_SEVENTH} if side in now.result.winners else set()
    return found


def full_line(now: Round, proof: OpenProof, solver: Solver) -> tuple[Card, ...]:
    """The solution, and then best play of both sides to the end of the round."""
    for card in proof.line:
        now = now.apply(Play(turn_of(now), card))
    if now.result is not None:
        return proof.line
    return proof.line + solver.solve(now, cards=False).line


def closed_themes(puzzle: Puzzle, proof: ClosedProof, solver: Solver) -> tuple[PuzzleTheme, ...]:
    """The themes of the first card of a closed puzzle, and of the trick and the round's end that
    follow in a world that it wins; if there are none, what it prepares, or that it wins at once."""
    found = _of_first_card(puzzle.position, puzzle.seat, proof)
    for example in examples(puzzle, proof, solver)[:1]:
        played = [card for trick in example.end.tricks for card in trick.cards]
        line = [*played, *example.end.trick][len(example.start.trick) :]
        found |= _of_line(example.start, line, {0}, solver)
        if not found:  # what the card prepares
            found |= _of_line(
                example.start, line, _turns_of(puzzle.seat, example.start, line), solver
            )
        end = example.end.result
        if not found and len(example.end.tricks) == 1 and end and end.reason is Reason.BOSSES:
            found.add(PuzzleTheme.LAST_BOSS)
    return in_order(found)


def _turns_of(seat: Seat, now: Round, line: Sequence[Card]) -> set[int]:
    """Where in a line this seat has a choice."""
    found = set()
    for at, card in enumerate(line):
        if turn_of(now) == seat and has_choice(now):
            found.add(at)
        now = now.apply(Play(turn_of(now), card))
    return found


def _of_first_card(position: PositionRecord, seat: int, proof: ClosedProof) -> set[PuzzleTheme]:
    """The themes that show whatever the others hold."""
    hand, card, trump = position.hands[seat].known, proof.wins[0][0], position.trump
    rivals = [(seat + 1) % 4, (seat + 3) % 4]
    may = [c for c in proof.unseen if any(c not in proof.excluded[r] for r in rivals)]
    may += [c for r in rivals for c in position.hands[r].known]
    found = _of_card(position.trick, hand, trump, card, any(c.suit is trump for c in may))
    if ducks := _ducks(position.trick, hand, trump, card):
        found |= ducks
        if position.won[position.ruleset.sides[seat]] == 6:
            found.add(PuzzleTheme.DUCK_SEVENTH)
    if card.is_boss and position.trick and _partner_wins(position.trick, trump, card):
        found.add(PuzzleTheme.FEED_BOSS)
    return found


def pass_themes(position: PositionRecord, best: Pass) -> tuple[PuzzleTheme, ...]:
    """The themes of a pass."""
    found: set[PuzzleTheme] = set()
    left = CardSet(position.hands[best.seat].known.mask & ~CardSet.of(*best.cards).mask)
    if any(not left.of_suit(card.suit) for card in best.cards):
        found.add(PuzzleTheme.CREATE_VOID)
    if any(card.is_boss for card in best.cards):
        found.add(PuzzleTheme.FEED_BOSS)
    if SUPER_TRUMP in left:
        found.add(PuzzleTheme.HOLD_ACE)
    return in_order(found)


def _of_card(
    trick: tuple[Card, ...], hand: CardSet, trump: Suit | None, card: Card, rivals_have_trumps: bool
) -> set[PuzzleTheme]:
    found: set[PuzzleTheme] = set()
    led = trick[0].suit if trick else None
    if card is SUPER_TRUMP:
        found.add(PuzzleTheme.PLAY_ACE)
    elif playable(hand.mask, led) & SUPER_TRUMP.mask:
        found.add(PuzzleTheme.HOLD_ACE)
    if not trick and card.suit is trump and rivals_have_trumps:
        found.add(PuzzleTheme.DRAW_TRUMPS)
    if trick and card.suit is trump and led is not trump:
        found.add(PuzzleTheme.RUFF)
    if card.suit is not trump and len(hand.of_suit(card.suit)) == 1 and card.suit is not led:
        found.add(PuzzleTheme.CREATE_VOID)
    return found


def _ducks(
    trick: tuple[Card, ...], hand: CardSet, trump: Suit | None, card: Card
) -> set[PuzzleTheme]:
    """Whether a card loses to an opponent's although another of the hand would beat that."""
    if not trick or _wins_with(trick, trump, card):
        return set()
    if (len(trick) - winning_position(trick, trump)) % 2 == 0:
        return set()  # the partner is winning
    others = CardSet(playable(hand.mask, trick[0].suit))
    return {PuzzleTheme.DUCK} if any(_wins_with(trick, trump, other) for other in others) else set()


def _wins_with(trick: tuple[Card, ...], trump: Suit | None, card: Card) -> bool:
    return winning_position((*trick, card), trump) == len(trick)


def _partner_wins(trick: tuple[Card, ...], trump: Suit | None, card: Card) -> bool:
    after = (*trick, card)
    return winning_position(after, trump) == len(trick) - 2


def _trick_winner(now: Round, line: Sequence[Card]) -> int | None:
    """Who wins the present trick in this line; None if the line ends before."""
    trick = (*now.trick, *line)[:4]
    if len(trick) < 4 or now.leader is None:
        return None
    return (now.leader + winning_position(trick, now.trump)) % 4
