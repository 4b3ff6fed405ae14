### Why something is refused: error-<code>.
### $who is "you" or "one" ($name); $text quotes what was given; a card is $suit, $rank and $foil;
### $rule is the rule that forbids it, such as R11; $led is a suit by name, and $legal, $cards and $hand are lists of cards in words.

## Values that mean nothing in this game.

error-unknown-card = “{ $text }” isn’t a card. A card is a suit letter and a rank of that suit, such as WA, W7 or S13.
error-unknown-suit = “{ $text }” isn’t a suit. The suits are W, E, C, L, D, F and S.
error-unknown-seat = There’s no seat number { $text }: seats are numbered from 0 to { $last }.
error-unknown-ruleset = “{ $text }” isn’t a ruleset. The rulesets are { $known }.
error-unknown-bot = “{ $text }” isn’t a bot. The bots are { $known }.
error-unknown-puzzle = There’s no puzzle “{ $text }”.
error-withdrawn-puzzle = Puzzle “{ $text }” has been withdrawn: more than one answer may be right.
error-unknown-first-leader = “{ $text }” isn’t one of the choices: they are dealt and holder.
error-unknown-later-leader = “{ $text }” isn’t one of the choices here: they are { $known }.
error-unknown-action = That’s neither a pass nor a play.
error-repeated-card = { $text } appears twice.
error-bad-ruleset = “{ $text }” can’t be played: its numbers don’t fit together.
error-bad-deal = These cards aren’t a deal of this game.
error-bad-seed = That isn’t a seed: a seed has 32 bytes, which is 64 hexadecimal digits.
error-bad-salt = That isn’t a valid salt: each player has at most one, of at most 64 bytes.
error-bad-round = Rounds are counted from 1.
error-bad-day = “{ $text }” isn’t a date. A date looks like 2026-11-16.
error-bad-daily-deal = Daily deals are numbered from 1 to { $most }.
error-not-computable = These cards can’t be analysed: they don’t make a position of this game.
error-review-unfinished = Only a game that’s over can be reviewed or played again; this one can still go on.
error-round-goes-on = Round { $round } isn’t over yet.
error-what-if-moment = This game has { $actions } actions, so there’s no such moment in it.
error-review-unknown-cards = Only records that show everybody’s cards can be reviewed or played again; this one shows what one player could see.
error-review-too-long = This game has { $rounds } rounds, too many to review or to play again. The limit is { $most }.

## Actions that the rules do not allow now.

error-not-dealt = No cards have been dealt yet.
error-no-deal-now = Cards are dealt only when a round is over.
error-match-is-over = The game is over.
error-round-is-over = The round is over.
error-pass-is-over = The cards of this round have already been passed ({ $rule }).
error-pass-count = { $who ->
    [you] You have to pass exactly { count-cards }, all different ({ $rule }).
   *[one] { $name } has to pass exactly { count-cards }, all different ({ $rule }).
}
error-boss-put-aside = { $cards } can’t be put aside: a boss stays in the round.
error-exchange-first = A boss was dealt face up: first its owner decides whether to exchange it.
error-no-such-exchange = You can’t make that exchange now.
error-pass-not-in-hand = { $who ->
    [you] You can’t pass cards you don’t hold: { $cards }.
   *[one] { $name } can’t pass cards from another hand: { $cards }.
}
error-not-all-passed = { $who ->
    [you] You can’t play { card.def } yet: not everybody has passed ({ $rule }).
   *[one] { $name } can’t play { card.def } yet: not everybody has passed ({ $rule }).
}
error-not-your-turn = { $who ->
    [you] You can’t play { card.def } now: it’s { $turn }’s turn ({ $rule }).
   *[one] { $name } can’t play { card.def } now: it’s { $turn }’s turn ({ $rule }).
}
error-not-in-hand = { $who ->
    [you] You don’t hold { card.def }. You can play: { $legal }.
   *[one] { $name } doesn’t hold { card.def }. Allowed: { $legal }.
}
error-must-follow = { $who ->
    [you] You can’t play { card.def }: { $led } was led, and you must follow suit ({ $rule }). You can play: { $legal }.
   *[one] { $name } can’t play { card.def }: { $led } was led, and they must follow suit ({ $rule }). Allowed: { $legal }.
}

## At a table.

error-seat-is-taken = That seat is taken.
error-seat-is-free = Nobody sits there.
error-no-seat-is-free = All seats are taken.
error-seats-are-free = { $count ->
    [one] One seat is still free. A bot can take it.
   *[other] { $count } seats are still free. Bots can fill them.
}
error-too-many-people = There are too many people at the table for these rules.
error-no-person-there = Nobody else is sitting there.
error-not-seated = You aren’t sitting at this table.
error-own-program-sits = You and your programs can have only one seat at a table.
error-already-seated = You can’t change seats during a game.
error-saw-another-hand = You’ve seen another player’s hand in this game and can only come back to that seat.
error-not-the-owner = Only the host of the table can do this.
error-not-started = The game hasn’t started yet.
error-already-started = The game has started; the table can no longer be changed.
error-match-goes-on = The game is still going on.
error-day-is-over = The day is over, and these deals with it.
error-not-in-daily-deals = The daily deals are the same for everybody: no hints, no take-backs, no stand-ins.
error-not-in-team-matches = In a team match there are no hints and no take-backs, and nobody comes or goes.
error-not-a-team-ruleset = A team match needs rules for two teams of two.
error-team-match-began = This team match has already started.
error-team-match-not-begun = This team match hasn’t started yet.
error-team-match-ended = This team match has ended: nobody is left at the other table.
error-no-team-seat = You don’t have a seat in this team match.
error-tables-need-people = Each table needs at least one person.
error-rematch-exists = There’s already a table for the next game.
error-decision-is-over = It’s too late for that decision.
error-already-ready = You’ve already said you’re ready.
error-already-answered = You’ve already answered.
error-nothing-to-undo = You can only take back your own last card, and only until somebody else has acted.
error-undo-is-asked = Somebody has already asked for this.
error-undo-was-refused = The others didn’t want you to take this back.
error-no-undo-asked = Nobody is asking to take a card back.
error-bot-plays-already = A bot is already playing there.
error-not-away = That player may still come back: a bot can take over after half a minute.
error-seat-was-given = The others have given this seat to a bot until the round ends.
error-not-late = That player hasn’t kept you waiting often enough for that.
error-veto-is-lost = You’ve run out of time three times in one round. Until you’ve played a round on time, the others can abandon the game without your agreement.
error-seats-are-locked = The seats are locked: you need the current invitation link to sit down.
error-hand-is-known = A card from that hand has been seen and taken back. You can sit down there after the next deal.
error-nothing-to-take-back = No bot is playing for you.
error-too-late-for-salt = It’s too late to add a salt of your own to this game.
error-too-early-for-salt = Salts are revealed once all commitments are fixed.
error-wrong-salt = That isn’t the salt you committed to.
error-no-salt-of-program = Only people add salts to the deals; programs don’t.
error-not-stored = That isn’t kept in the record.

## The arena.

error-bad-test = “{ $text }” can’t be tested: give two win rates, such as 0.50,0.55.
error-other-contest = { $file } belongs to another contest. Choose another folder.
error-other-dataset = { $file } contains another data set. Choose another folder.
error-no-cluster = There’s no Dask cluster at { $address }.
