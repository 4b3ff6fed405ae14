### Words of the game.
###
### $suit is a suit letter (W E C L D F S), $rank a number from 1 (ace) to 13, $foil "yes" or "no".
### Attributes such as .gen or .def are the grammatical forms that this language needs; each
### language has its own, and only other messages of the same language use them.

suit = { $suit ->
    [W] Wind
    [E] Earth
    [C] Charm
    [L] Lightning
    [D] Darkness
    [F] Fire
   *[S] Snow
}

suit-colour = { $suit ->
    [W] green
    [E] purple
    [C] pink
    [L] yellow
    [D] black
    [F] red
   *[S] blue
}

rank = { $rank ->
    [1] ace
   *[other] { $rank }
}

card = { $foil ->
    [yes] foil { rank } of { suit }
   *[no] { rank } of { suit }
}
    .def = the { card }
# For whoever types codes: a card with its code.
card-with-code = { card } ({ $code })

## Counted things; $count is a whole number.

count-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

count-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}

count-bosses = { $count ->
    [one] { $count } boss
   *[other] { $count } bosses
}

count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

count-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}

count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

count-matches = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Words alone, for labels.

term-title = Yokai Septet
term-trump = trump
term-boss = Boss Yokai
term-super-trump = Super Trump
term-round = round
term-score = score
term-teammate = teammate

## Rulesets and their options, by name; first-leader-* answer “Who leads first”, later-leader-* “Who leads later rounds”.

ruleset-four-advanced = 4 players, advanced scoring
ruleset-four-basic = 4 players, basic scoring
ruleset-three-advanced = 3 players, advanced scoring
ruleset-three-basic = 3 players, basic scoring
ruleset-suitors = Seven Suitors, 4 players
ruleset-suitors-short = Seven Suitors, shorter variant

first-leader-dealt = Whoever is dealt the ace
first-leader-holder = Whoever holds the ace after the pass
later-leader-last-trick = Whoever won the last trick
later-leader-ace = Whoever is dealt the ace

## People and lists.

player-number = Player { $number }
labelled = { $label }: { $text }
you = you
list-separator = { ", " }
list-last = { " and " }
list-or = { " or " }
sentence-separator = { " " }
percent = { $number }%
# Between the points of two sides or more, as in 7–3.
score-separator = { "–" }
