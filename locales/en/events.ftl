### What happened, one sentence an event: event-<name of the event>.
###
### Who it happened to: $who is
###   you   the reader alone
###   we    the reader and $name
###   one   another player, $name
###   both  two others, and $name is both names
### Events of a single player know only "you" and "one".
### A card is given as $suit, $rank and $foil, as for the message "card".

event-round-dealt = Round { $number } begins. { $rank ->
    [1] The { card } is turned up: { suit } is trump, and the Super Trump is out of play.
    [7] The { card } is turned up: { suit } is trump, and its boss is out of play.
   *[other] The { card } is turned up: { suit } is trump.
}
event-round-dealt-no-trump = Round { $number } begins. The first card led decides the trump suit.

event-exchanged = { $who ->
    [you] You swap your boss for the card under it: { card.def } now lies face up.
   *[one] { $name } swaps a boss for the card under it: { card.def } now lies face up.
}
event-boss-left = { $who ->
    [you] You leave the Boss Yokai of { suit } face up.
   *[one] { $name } leaves the Boss Yokai of { suit } face up.
}
event-discarded = { $who ->
    [you] You’ve put a card aside.
   *[one] { $name } has put a card aside.
}
event-pass-chosen = { $who ->
    [you] You’ve chosen the cards to pass.
   *[one] { $name } has chosen the cards to pass.
}
event-cards-passed = Everyone has chosen, and the cards are passed.

event-leader-announced = { $option ->
    [holder] { $who ->
        [you] You hold { card.def }, so you lead.
       *[one] { $name } holds { card.def } and leads.
    }
   *[dealt] { $who ->
        [you] You were dealt { card.def }, so you lead.
       *[one] { $name } was dealt { card.def } and leads.
    }
}
event-leader-announced-later = { $who ->
    [you] You won the last trick of the previous round, so you lead.
   *[one] { $name } won the last trick of the previous round and leads.
}

event-card-played = { $led ->
    [yes] { $who ->
        [you] You lead { card.def }.
       *[one] { $name } leads { card.def }.
    }
   *[no] { $who ->
        [you] You play { card.def }.
       *[one] { $name } plays { card.def }.
    }
}
event-turned-up = { $who ->
    [you] In your row, { card.def } is turned up.
   *[one] In { $name }’s row, { card.def } is turned up.
}
event-trump-set = { suit } is trump for this round.
event-void-shown = { $name } has no { suit }.
# $count is the team's where there are teams.

event-trick-won = { $who ->
    [you] You win the trick with { card.def }, { trick-won-because }.
   *[one] { $name } wins the trick with { card.def }, { trick-won-because }.
} { $team ->
    [ours] Your team now has { count-tricks }.
    [theirs] Their team now has { count-tricks }.
   *[none] That makes { count-tricks }.
}
trick-won-because = { $why ->
    [super-trump] the Super Trump
    [trump] the highest trump
   *[led-suit] the highest card of the lead suit
}
event-boss-captured = { $who ->
    [you] You capture the Boss Yokai of { suit }.
   *[one] { $name } captures the Boss Yokai of { suit }.
} { $team ->
    [ours] Your team now has { count-bosses }.
    [theirs] Their team now has { count-bosses }.
   *[none] That makes { count-bosses }.
}
event-suit-sealed = { $who ->
    [you] You seal { suit }.
    [we] You and { $name } seal { suit }.
    [both] { $name } seal { suit }.
   *[one] { $name } seals { suit }.
}

## How a round ended: event-round-won-<reason>; after a seventh trick $who are the losers, and
## event-round-won names the winners.

event-round-won-bosses = { $who ->
    [you] You have captured the deciding boss: the round is yours.
    [we] You and { $name } have captured the deciding boss: the round is yours.
    [both] { $name } have captured the deciding boss and win the round.
   *[one] { $name } has captured the deciding boss and wins the round.
}
event-round-won-seventh-trick = { $who ->
    [you] { event-round-won-tricks }, but not enough bosses: you lose the round.
    [we] { event-round-won-tricks }, but not enough bosses: you and { $name } lose the round.
    [both] { event-round-won-tricks }, but not enough bosses: { $name } lose the round.
   *[one] { event-round-won-tricks }, but not enough bosses: { $name } loses the round.
}
event-round-won-tricks = { $losing ->
    [7] Seven tricks
   *[other] { $losing } tricks
}
event-round-won-last-trick = { $who ->
    [you] The cards have run out. You won the last trick, so you win the round.
    [we] The cards have run out. You and { $name } won the last trick, so you win the round.
    [both] The cards have run out. { $name } won the last trick, so they win the round.
   *[one] The cards have run out. { $name } won the last trick and wins the round.
}
event-round-won-played-out = All tricks of the round have been played. Nobody has enough seals yet.
event-round-won-seals = { $who ->
    [you] You have all the seals you need.
    [we] You and { $name } have all the seals you need.
    [both] { $name } have all the seals they need.
   *[one] { $name } has all the seals needed.
}
event-round-won = { $who ->
    [you] You win the round.
    [we] You and { $name } win the round.
    [both] { $name } win the round.
   *[one] { $name } wins the round.
}

event-points-scored = { points-scored }. Total: { $score }.
event-points-scored-by-boss = { points-scored }: { $breakdown }. Total: { $score }.
points-scored = { $who ->
    [you] You score { count-points }
    [we] You and { $name } score { count-points }
    [both] { $name } score { count-points }
   *[one] { $name } scores { count-points }
}
# One boss in $breakdown; $hand is "yes" if it was still in a hand.
points-of-boss = { $hand ->
    [yes] { suit } { $points } (left in hand)
   *[no] { suit } { $points }
}

event-match-won-who = { $who ->
    [you] You win the game!
    [we] You and { $name } win the game!
    [both] { $name } win the game.
   *[one] { $name } wins the game.
}
event-match-won-who-tie-break = It’s a tie at the top. { $who ->
    [you] You sit to the left of the player with seven tricks, so you win the game!
   *[one] { $name } sits to the left of the player with seven tricks and wins the game.
}
event-match-won-score = Final score: { $scores }.
event-match-won = { event-match-won-who } { event-match-won-score }
event-match-won-tie-break = { event-match-won-who-tie-break } { event-match-won-score }
# One side in $scores.
score-of-side = { $name } { $points }
