### Why something is refused: error-<code>.
### $who is "you" or "one" ($name); $text quotes what was given; a card is $suit, $rank and $foil;
### $led is a suit by name, and $legal, $cards and $hand are lists of cards in words.

## Values that mean nothing in this game.

error-unknown-card = “{ $text }” is not a card. A card is a suit letter and a rank of that suit, such as WA, W7 or S13.
error-unknown-suit = “{ $text }” is not a suit. The suits are W, E, C, L, D, F and S.
error-unknown-seat = There is no seat { $text }: the seats are 0 to { $last }.
error-unknown-ruleset = “{ $text }” is not a ruleset. The rulesets are { $known }.
error-unknown-bot = “{ $text }” is not a bot. The bots are { $known }.
error-unknown-first-leader = “{ $text }” does not say who leads first. The choices are dealt and holder.
error-unknown-action = That is neither a pass nor a play.
error-repeated-card = { $text } appears twice.
error-bad-deal = These cards are not a deal of this game.
error-bad-seed = That is not a seed: a seed has 32 bytes, which is 64 hexadecimal digits.
error-bad-salt = That is not a valid salt: each player has at most one, of at most 64 bytes.
error-bad-round = Rounds are counted from 1.
error-not-computable = These cards cannot be analysed: they do not make a position of this game.

## Actions that the rules do not allow now.

error-not-dealt = No cards have been dealt yet.
error-no-deal-now = Cards are dealt only when a round is over.
error-match-is-over = The game is over.
error-round-is-over = The round is over.
error-pass-is-over = The pass of this round is over.
error-pass-count = { $who ->
    [you] You have to pass { count-cards }, all different.
   *[one] { $name } has to pass { count-cards }, all different.
}
error-pass-not-in-hand = { $who ->
    [you] You cannot pass cards that you do not hold: { $cards }.
   *[one] { $name } cannot pass cards from another hand: { $cards }.
}
error-not-all-passed = { $who ->
    [you] You cannot play { card.def } yet: not everybody has passed.
   *[one] { $name } cannot play { card.def } yet: not everybody has passed.
}
error-not-your-turn = { $who ->
    [you] You cannot play { card.def } now: it is not your turn. To play: { $turn }.
   *[one] { $name } cannot play { card.def } now. To play: { $turn }.
}
error-not-in-hand = { $who ->
    [you] You do not hold { card.def }. You may play: { $legal }.
   *[one] { $name } does not hold { card.def }. Allowed: { $legal }.
}
error-must-follow = { $who ->
    [you] You cannot play { card.def }: { $led } was led, and you have to follow suit. You may play: { $legal }.
   *[one] { $name } cannot play { card.def }: { $led } was led and has to be followed. Allowed: { $legal }.
}

## At a table.

error-seat-is-taken = That seat is taken.
error-seat-is-free = Nobody sits there.
error-no-seat-is-free = All seats are taken.
error-seats-are-free = { $count ->
    [one] One seat is still free. A bot can take it.
   *[other] { $count } seats are still free. Bots can fill them.
}
error-too-many-people = Too many people sit at the table for these rules.
error-no-person-there = No other person sits there.
error-not-seated = You do not sit at this table.
error-already-seated = You keep your seat during a game.
error-saw-another-hand = You have seen another hand in this game and can come back to that seat only.
error-not-the-owner = Only the host of the table can do this.
error-not-started = The game has not begun yet.
error-already-started = The game has begun; the table can no longer be changed.
error-match-goes-on = The game is still going on.
error-rematch-exists = There is already a table for the next game.
error-decision-is-over = It is too late for that decision.
error-already-ready = You have already said that you are ready.
error-already-answered = You have already answered.
error-nothing-to-undo = You can take back only your own last card, before anybody else acts.
error-undo-is-asked = Somebody has asked for this already.
error-no-undo-asked = Nobody is asking you to let them take a card back.
error-bot-plays-already = A bot is already playing there.
error-not-away = That player may yet come back: a bot can step in after half a minute.
error-nothing-to-take-back = No bot is playing for you.
error-too-late-for-salt = You can add randomness only before the first deal.
error-not-stored = That is not kept in the record.

## The arena.

error-bad-test = “{ $text }” is not a question for a test: give two shares, such as 0.50,0.55.
error-other-contest = { $file } belongs to another contest. Choose another folder.
