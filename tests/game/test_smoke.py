"""A first match from start to end; the real tests stand beside this file."""

from yokai_septet import Match, deal


def test_a_match_ends() -> None:
    match = Match.new()
    while match.result is None:
        if match.awaits_deal:
            match = match.apply(deal(match.ruleset, bytes(32), match.round_number))
        else:
            match = match.apply(next(match.legal(match.to_act[0])))
    assert max(match.scores) >= match.ruleset.goal
