"""Deals that are played again: alike for everybody who plays them, so that results compare."""

from random import Random

from tests.kit import FOUR
from yokai_septet.game import Match, deal
from yokai_septet.records import Record, to_json
from yokai_septet.table.deal_sources import of_record


def test_deals_are_played_again_without_help_clock_or_onlookers() -> None:
    match = Match.new(FOUR).apply(deal(FOUR, bytes(32)))
    rng = Random(1)
    while not match.finished:
        match = match.apply(rng.choice(list(match.legal(match.to_act[0]))))
    source = of_record("abc", to_json(Record.from_match(match, abandoned=True)).decode(), "ada")
    options = source.options_to_play
    assert (options.hints, options.spectators, options.clock) == (False, False, 0)
    assert options.ruleset == FOUR.name
    assert (source.name, source.code, source.deals) == ("file:abc", "", 1)
    assert source.known_to == {"ada"}
