"""Whether a record is right: every move legal, every result right, every deal from its seed."""

from dataclasses import dataclass

from yokai_septet.game import CardSet, Match, Round, Seat
from yokai_septet.records.decisions import check_decisions
from yokai_septet.records.error import RecordError, Spot
from yokai_septet.records.fair_deal import check_deal, check_salts, check_seed, withheld_salts
from yokai_septet.records.limits import (
    check_comment,
    check_comment_count,
    check_round_count,
    check_tag_count,
    check_value,
)
from yokai_septet.records.partial import check_partial, wrong_leader
from yokai_septet.records.phrases import Expected, Found, quoted
from yokai_septet.records.record import BOT, Record, Result, RoundEnd, RoundRecord, Termination
from yokai_septet.records.replay import apply, legal_cards, round_actions
from yokai_septet.records.words import (
    UNKNOWN,
    end_words,
    is_free_tag,
    is_plain,
    is_text,
    result_words,
)


@dataclass(frozen=True, slots=True)
class Report:
    """What is certain about a record that was found right."""

    rounds: int
    actions: int
    is_known: bool
    """Whether all cards are known; if not, the last round was checked as far as it is known."""
    deals_follow_from_seed: bool
    """Whether there is a seed, and every deal follows from it and the salts."""
    seed_was_committed: bool
    """Whether there are a seed and a commitment, and they belong together."""
    salts_were_committed: bool
    """Whether the players committed to their salts before any was revealed."""
    withheld: tuple[Seat, ...]
    """The seats that committed to a salt and did not reveal it."""
    played_on: int | None
    """How many actions come from another match, so that nothing is certain about their deals."""
    same_deals: int | None
    """How many of the first deals are those of another match, so that they may have been known."""
    has_deals_of_file: bool
    """Whether these come from a file that somebody brought, so that they may have been chosen."""
    match: Match
    """The match as the record leaves it; with unknown cards, before the round that has them."""


def verify(record: Record) -> Report:
    """Check a record: the first thing that is wrong is raised as a `RecordError`."""
    check_round_count(len(record.rounds))
    _check_tags(record)
    check_seed(record)
    check_salts(record)
    match = Match.new(record.ruleset)
    for number, one in enumerate(record.rounds, 1):
        _check_begin(match, number)
        if one.is_known:
            if record.seed is not None:
                check_deal(record, record.seed, number, one)
            match = _checked_round(match, number, one)
        else:
            if one.end is not None or number < len(record.rounds):
                raise RecordError(
                    "record-unknown-in-finished-round",
                    "A card is unknown, but the round is over: a finished round is public.",
                    spot=Spot("round", number), found=UNKNOWN, expected=Expected.CARD,
                )  # fmt: skip
            check_partial(record.ruleset, number, one, match.lead_from)
    _check_result(record, match)
    actions = record.action_count
    check_decisions(record)
    _check_comments(record, actions)
    return Report(
        rounds=len(record.rounds),
        actions=actions,
        is_known=record.is_known,
        deals_follow_from_seed=record.seed is not None and record.is_known,
        seed_was_committed=record.seed is not None and record.commitment is not None,
        salts_were_committed=record.salt_order is not None,
        withheld=withheld_salts(record),
        played_on=record.played_on,
        same_deals=record.same_deals,
        has_deals_of_file=record.has_deals_of_file,
        match=match,
    )


# --- rounds -------------------------------------------------------------------------------------


def _check_begin(match: Match, number: int) -> None:
    if match.awaits_deal:
        return
    raise RecordError(
        "record-wrong-round",
        f"Round {number} begins, but the match is over."
        if match.result
        else f"Round {number} begins, but round {number - 1} is not over.",
        spot=Spot("round", number),
        found=Found.ROUND(number),
        expected=Expected.END_OF_RECORD if match.result else Expected.REST_OF_ROUND,
        legal=legal_cards(match),
    )


def _checked_round(match: Match, number: int, one: RoundRecord) -> Match:
    _check_seats(match, number, one)
    begun = 0
    for spot, action in round_actions(number, one):
        if spot.kind == "card" and spot.item != begun:
            begun = int(spot.item)
            _check_trick(match.round, number, one, begun)
        match = apply(match, action, spot)
    if one.tricks and not one.tricks[-1].cards:
        _check_trick(match.round, number, one, len(one.tricks))
    if one.end is not None:
        _check_end(match, number, one.end)
    return match


def _check_seats(match: Match, number: int, one: RoundRecord) -> None:
    players = match.ruleset.players
    if len(one.passes) != players:
        raise RecordError(
            "record-wrong-round", f"There are passes of {len(one.passes)} seats, not of {players}.",
            spot=Spot("round", number), found=Found.SEATS(len(one.passes)),
            expected=Expected.SEATS(players),
        )  # fmt: skip


def _check_trick(now: Round | None, number: int, one: RoundRecord, trick: int) -> None:
    """Whether the trick with this number may begin now, and with this leader."""
    spot = Spot("trick", number, trick)
    if now is None:
        raise RecordError(
            "record-wrong-trick", "Another trick begins, but the round is over.", spot=spot,
            found=Found.TRICK(trick), expected=Expected.END_OF_ROUND,
        )  # fmt: skip
    if now.leader is None:
        raise RecordError(
            "record-wrong-trick", "A trick begins, but not all players have passed.", spot=spot,
            found=Found.TRICK(trick), expected=Expected.PASSES,
        )  # fmt: skip
    if now.trick or now.trick_number != trick:
        count = len(one.tricks[trick - 2].cards)
        raise RecordError(
            "record-wrong-trick",
            f"Trick {trick} begins, but trick {trick - 1} has {count} cards.",
            spot=spot, found=Found.CARDS(count), expected=Expected.CARDS(now.ruleset.players),
            legal=CardSet(now.playable()),
        )  # fmt: skip
    leader = one.tricks[trick - 1].leader
    if leader != now.leader:
        raise wrong_leader(spot, leader, [now.leader])


def _check_end(match: Match, number: int, end: RoundEnd) -> None:
    if match.round is not None:
        raise RecordError(
            "record-wrong-end", "The round is not over yet.", spot=Spot("end", number), found="End",
            expected=Expected.A_PASS if match.round.leader is None else Expected.LEGAL_CARD,
            legal=legal_cards(match),
        )  # fmt: skip
    right = RoundEnd.of(match.finished[-1])
    if end != right:
        raise RecordError(
            "record-wrong-end",
            f"The round ended with {end_words(right)}, not with {end_words(end)}.",
            spot=Spot("end", number), found=end_words(end), expected=end_words(right),
        )  # fmt: skip


# --- the match ----------------------------------------------------------------------------------


def _check_result(record: Record, match: Match) -> None:
    over = match.result is not None
    if over != (record.termination is Termination.FINISHED):
        right = "finished" if over else "unfinished, abandoned"
        raise RecordError(
            "record-wrong-termination",
            f"The match is {right}, not {record.termination.value}.",
            spot=Spot("tag", item="Termination"), found=record.termination.value, expected=right,
        )  # fmt: skip
    right_result = Result.of(match.scores, match.result)
    if record.result is not None and record.result != right_result:
        found, expected = result_words(record.result), result_words(right_result)
        raise RecordError(
            "record-wrong-result", f"The result of the match is {expected}, not {found}.",
            spot=Spot("tag", item="Result"), found=found, expected=expected,
        )  # fmt: skip


# --- tags and comments --------------------------------------------------------------------------


def _check_tags(record: Record) -> None:
    players = record.ruleset.players
    if len(record.participants) not in (0, players):
        raise RecordError(
            "record-tag",
            f"{record.ruleset.name} is for {players} players, but {len(record.participants)} are"
            " named.",
            spot=Spot("tag", item="Player0"), found=Found.PLAYERS(len(record.participants)),
            expected=Expected.PLAYERS(players), name="Player0",
        )  # fmt: skip
    for seat, one in enumerate(record.participants):
        _check_plain(f"Player{seat}", one.name)
        if one.bot is not None and BOT.fullmatch(one.bot) is None:
            raise RecordError(
                "record-tag", spot=Spot("tag", item=f"Bot{seat}"), found=one.bot,
                expected=Expected.BOT, name=f"Bot{seat}",
            )  # fmt: skip
    check_tag_count(len(record.tags))
    seen: set[str] = set()
    for name, value in record.tags:
        if not is_free_tag(name) or name in seen:
            raise RecordError(
                "record-tag", f"{quoted(name)} cannot be the name of a tag here.",
                spot=Spot("tag", item=name), found=name, expected=Expected.NEW_TAG_NAME, name=name,
            )  # fmt: skip
        seen.add(name)
        _check_plain(name, value)


def _check_plain(name: str, value: str) -> None:
    check_value(name, value)
    if not is_plain(value):
        raise RecordError(
            "record-tag", f"The value of the tag {name} is not one line of plain text.",
            spot=Spot("tag", item=name), found=value, expected=Expected.ONE_LINE,
            name=name,
        )  # fmt: skip


def _check_comments(record: Record, actions: int) -> None:
    check_comment_count(len(record.comments))
    last = 0
    for comment in record.comments:
        check_comment(comment.text)
        if not last <= comment.after <= actions:
            raise RecordError(
                "record-comment",
                f"A comment stands after action {comment.after}: comments are in order, and there"
                f" are {actions} actions.",
                found=Found.COMMENT_AFTER(comment.after), expected=Expected.ACTIONS(actions),
            )  # fmt: skip
        if not is_text(comment.text):
            raise RecordError(
                "record-comment", "A comment has characters that cannot be saved.",
                found=Found.UNSAVABLE, expected=Expected.SAVED_TEXT,
            )  # fmt: skip
        last = comment.after
