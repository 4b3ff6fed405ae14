### The game in a terminal: line by line (plain-*) and drawn as a table (app-*).

terminal-none = none
terminal-no-cards = none

## Line by line. Answers are numbers, card codes or single letters.

plain-welcome = Welcome to Yokai Septet. You’re playing: { $ruleset }. Type ? for help at any time.
plain-seat = { $place ->
    [teammate] { $name } sits opposite you and is your teammate.
    [opposite] { $name } sits opposite you.
    [left] { $name } sits to your left.
   *[right] { $name } sits to your right.
}
plain-received = You receive from { $name }: { $cards }.
plain-table = Round { $round }. { $ruleset }.
plain-trump = Trump is { suit }.
plain-trump-card = Trump is { suit }: the { card } ({ $code }) lies face up.
plain-trump-open = The first card led decides the trump suit.
plain-side = { $name }: { $tricks }; bosses: { $bosses }; score { $score } of { $goal }.
plain-side-seals = { $name }: { $tricks }; bosses: { $bosses }; seals: { $seals } ({ $score } of { $goal }).
plain-trick = Trick { $number }: { $cards }.
# One card of a trick in $cards.
plain-played = { $name } { card }
plain-trick-empty = Trick { $number }: no card has been played yet.
plain-last-trick = The last trick: { $cards }. It went to { $name }.
plain-no-last-trick = No trick has been completed in this round yet.
plain-choose-pass = Choose { count-cards } to pass to { $name }. Your hand:
# $names is a row of plain-pass-one.
plain-choose-pass-each = Choose { count-cards } in this order: { $names }. Your hand:
plain-pass-one = one for { $name }
plain-choose-play = You can play:
plain-kept = You can’t play these now: { $cards }.
plain-hand = Your hand: { $cards }.
plain-ask-pass = Your cards?
plain-ask-play = Your card?
plain-ask-ready = Press Enter when only you can see the screen.
plain-hand-over = { $name } is next.
plain-help =
    Type the number of a card, or its code such as W7; to pass, type several with spaces between them.
    h: your hand. t: the table. l: the last trick. v: the cards played. r: the rules in one minute.
    x: a hint. u: take your last decision back. q: leave the game.
    Just press Enter to hear your choices again.
plain-left = You’ve left the game.
plain-help-remote = y, z: let another player take a card back, or refuse. s: what else you can do; s 3: do the third of these.
plain-resume = You have an unfinished game ({ $ruleset }, round { $number }). Type y to pick up where you left off, anything else for a new game.
plain-where = Where would you like to play? Type a number.
plain-gone = Played so far this round (as far as the memory aid shows): { $cards }.
plain-no-undo = There’s nothing to take back.
plain-saved = The record is saved in { $file }.
error-no-such-choice = { $last ->
    [1] There’s only one card you can play.
   *[other] { $text } isn’t one of the choices: the numbers go from 1 to { $last }.
}
error-one-card = Please name one card, by its number or its code.

## The transcript of a recorded game.

transcript-title = Yokai Septet: { $ruleset }
transcript-players = Players: { $names }
transcript-date = Played on { DATETIME($date, dateStyle: "long") }
transcript-hand = { $name } is dealt: { $cards }
transcript-pass = { $name } passes to { $to }: { $cards }
transcript-unfinished = The record ends here; the game isn’t finished.
transcript-by = { $by ->
    [person] Somebody else decides for { $name } here.
   *[other] A bot stands in for { $name } here.
}
transcript-hint = { $name } takes a hint.
transcript-undone = { $name } takes back: { $cards }

## The table drawn on the screen. Cards have the letters a to p; the keys after them are commands.

app-you = You
app-round = Round { $number }
app-trick = Trick { $number }
app-trump = Trump
app-trick-yours = The trick is yours.
app-trick-of = The trick went to { $name }.
app-thinking = { $name } is thinking…
app-your-lead = Your lead: choose a card.
app-your-turn = Your turn: { suit } was led.
app-pass = Choose { count-cards } to pass to { $name }.
app-pass-one = Choose the card for { $name }.
app-confirm-pass = Press Enter to pass these cards.
app-keys = a–p card  ←→ ⏎  r aid  t last trick  v cards out  q leave
app-keys-local = x hint  u undo
app-keys-replay = ←→ step  ↑↓ trick  Tab seat  r aid  t last trick  v cards out  q leave
app-replay = { $place } of { $last }, seen by { $name }
app-keys-review = ←→ step  ↑↓ trick  s mistake  Tab seat  t last trick  v cards out  q leave
review-verdict-best = { $name } chose the best: { $made }
review-verdict-good = { $name } chose well: { $made }. Best: { $best }
review-verdict-lost = { $name }: { $grade } (−{ $points } percentage points). { $made }; better: { $best }
review-verdict-by = { $by ->
    [person] { $name } (somebody else)
   *[other] { $name } (stand-in)
}
app-close = Enter: back to the table
app-continue = Enter: go on
app-aid-title = Player aid
app-last-trick-title = The last trick
app-seen-title = Cards still out
app-seen-legend = { $aid ->
    [all] Bold: in other hands. In brackets: in yours. Dots: played.
   *[other] Dots: played (as far as the memory aid shows). In brackets: in your hand.
}
app-face-down = At this table, won tricks lie face down.
app-aid = { $kind ->
    [seals] The first card led makes its suit trump. Capture both 7s of a suit in one round to seal it. First to { $goal } seals wins.
   *[points] { $bosses ->
        [3] Three
        [4] Four
       *[other] { $bosses }
    } bosses win the round{ $losing ->
        [0] { "" }
        [7] ; a seventh trick before that loses it
       *[other] ; winning { $losing } tricks before that loses it
    }. { $stars ->
        [none] Win a round, score 1 point.
        [white] Each white star is worth 1 point; the boss of the trump suit is worth nothing.
       *[all] Each white or black star is worth 1 point; the boss of the trump suit is worth nothing.
    } First to { $goal } points wins.
}
app-round-over = The round is over
app-match-over = The game is over
app-from-hand = left in hand
app-left-in-hands = Left in hand
app-hand-over = { $name } is next. No peeking, everyone else!
app-hand-over-ready = Enter: I’m { $name }
app-resume = Pick up where you left off ({ $ruleset }, round { $number })
app-people = People at this keyboard: { $count }
app-setting = { $name }: { $value }
app-rules = Read the rules
app-quit = Quit
app-menu-hint = ↑↓ and Enter, or the mouse
app-kept = Your game is saved: “yokai play” will offer it again.
app-not-saved = Your game can’t be saved right now. You can play on, but you may not be able to come back to it later.

## A table on a server.

app-table = Table { $code }
app-connecting = Connecting to { $server }…
app-reconnecting = Connection lost; trying again…
app-gone = The server has closed the table.
app-start = Press Enter to fill the free seats with bots and start.
app-be-ready = Press Enter to show the host that you’re ready.
app-is-ready = { $name } is ready.
app-waiting-for-start = Waiting for the host to start…
app-waiting-for-deal = Waiting for the next deal…
app-waiting = Waiting for { $names }.
app-undo-asked = { $name } would like to take a card back. y: agree. z: refuse.
app-table-over = The game is over. q: leave.
app-keys-remote = a–p card  ←→ ⏎  r aid  t trick  v cards out  x hint  u undo  s more  q leave
app-more-title = What else?
app-would-vote-bot = { $who ->
    [you] You’d like a bot to play for { $other } until the round ends; it takes over if everyone else agrees.
   *[one] { $name } would like a bot to play for { $other } until the round ends; it takes over if everyone else agrees.
}
app-would-abandon = { $who ->
    [you] You want to abandon the game; it ends if everyone agrees.
   *[one] { $name } wants to abandon the game; it ends if everyone agrees.
}
app-bot-plays-for-you = A bot is playing for you. Enter: I’m back.
app-play-again = The game is over. Enter: play again. s: more. q: leave.
app-next-game = A new game is waiting. Enter: join it. q: leave.
app-invite = To invite others, send them this address: { $url }
app-salted = Your salt for the deals: { $salt }
app-salt = Salt, { $name }: { $salt }
app-return = Back to table { $code } ({ $ruleset })
app-hint-cards = Best choice: { $cards }.
app-hint-chance = Best choice: { $cards } ({ $chance }% chance of winning the round).
error-bad-table-address = “{ $text }” isn’t the address of a table, such as https://host/t/CODE.
error-server-unreachable = { $server } can’t be reached.
