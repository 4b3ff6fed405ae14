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

## Puzzles (yokai puzzle). Cards are written by their codes.

puzzle-title = Puzzle { $name }: { $kind ->
    [open] open
    [closed] closed
   *[pass] pass
}, { $difficulty ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] very hard
}
puzzle-task-open = You see all the hands and play for your team, your teammate’s cards too. Whenever you’re asked, only one card is best.
puzzle-task-closed = You see only what you’d know at the table. One card wins the round in more of the { $worlds } possible deals than any other. Which one?
puzzle-task-pass = Which three cards do you pass to your teammate?
puzzle-score = Score: your team { $us }, your opponents { $them }.
puzzle-leads = First to lead: { $place }.
puzzle-side = { $who ->
    [us] Your team: { $tricks }; bosses: { $bosses }.
   *[them] Your opponents: { $tricks }; bosses: { $bosses }.
}
puzzle-place = { $place ->
    [you] you
    [left] left
    [partner] teammate
   *[right] right
}
puzzle-hand = { $place }: { $cards }
# $count is a number of cards.
puzzle-unknown = { $place }: { $cards }; unseen cards: { $count }
puzzle-excluded = { $place }: { $cards }; unseen cards: { $count }, but not { $excluded }
puzzle-unseen = Unseen: { $cards }
puzzle-trick = Trick: { $cards }
puzzle-played = { $place } { $card }
puzzle-plays = { $place }: { $card }
puzzle-how = Type a card by its code, such as W7. Just press Enter to see the answer.
puzzle-ask-card = Your choice ({ $place })?
puzzle-ask-pass = Your three cards?
puzzle-not-possible = Possible: { $cards }.
puzzle-right = Right!
puzzle-wrong = Not { $card }: with best play, { $outcome }.
puzzle-not-best = That isn’t the best choice.
puzzle-solved = Solved!
puzzle-value = The answer: { $outcome }.
puzzle-outcome = { $won ->
    [yes] your team wins the round and scores { $points }
   *[no] your opponents win the round and score { $points }
}
puzzle-gap = Only { $card } will do. After any other card at best: { $outcome }.
puzzle-wins = { $card } wins in { $wins } of { $worlds } deals ({ $share }).
puzzle-wins-means = Counted: the deals where your best plan after this card wins, even if everybody else sees all the cards. A plan knows only what you can see.
puzzle-pass = The answer: { $cards }. The chance to win the game is { $chance }, { $lead } percentage points (± { $error }) more than with the next best, { $second }.
puzzle-themes = Themes: { $themes }.
puzzle-theme = { $theme ->
    [duck-seventh] ducking the seventh trick
    [give-seventh] giving away the seventh trick
    [duck] ducking
    [draw-trumps] drawing trumps
    [hold-ace] holding up the ace
    [play-ace] playing the ace
    [force-boss] forcing out a boss
    [feed-boss] a boss for the teammate
    [create-void] creating a void
    [ruff] ruffing
   *[endplay] endplay
}
puzzle-misses = Missed by bots: Novice { $novice }, Adept { $adept }, Monte Carlo { $montecarlo }.
puzzle-none = There’s no such puzzle.
puzzle-choices = You can choose: { $known }.

## The account of a recorded game.

account-title = Yokai Septet: { $ruleset }
account-players = Players: { $names }
account-date = Played on { DATETIME($date, dateStyle: "long") }
account-hand = { $name } is dealt: { $cards }
account-pass = { $name } passes to { $to }: { $cards }
account-unfinished = The record ends here; the game isn’t finished.

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
review-verdict-lost = { $name }: { $grade } (−{ $points }). { $made }; better: { $best }
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
    } bosses win the round; a seventh trick before that loses it. { $stars ->
        [none] Win a round, score 1 point.
        [white] Each white star is worth 1 point; the boss of the trump suit is worth nothing.
       *[all] Each white or black star is worth 1 point; the boss of the trump suit is worth nothing.
    } First to { $goal } wins.
}
app-round-over = The round is over
app-match-over = The game is over
app-from-hand = from a hand
app-left-in-hands = Left in the hands
app-hand-over = { $name } is next. No peeking, everyone else!
app-hand-over-ready = Enter: I’m { $name }
app-resume = Pick up where you left off ({ $ruleset }, round { $number })
app-people = People at this keyboard: { $count }
app-setting = { $name }: { $value }
app-rules = Read the rules
app-quit = Quit
app-menu-hint = ↑↓ and Enter, or the mouse
app-kept = Your game is saved: “yokai play” will offer it again.

## A table on a server.

app-table = Table { $code }
app-connecting = Connecting to { $server }…
app-reconnecting = Connection lost; trying again…
app-gone = The server has closed the table.
app-start = Press Enter to fill the free seats with bots and start.
app-waiting-for-start = Waiting for the host to start…
app-waiting-for-deal = Waiting for the next deal…
app-waiting = Waiting for { $names }.
app-undo-asked = { $name } would like to take a card back. y: agree. z: refuse.
app-table-over = The game is over. q: leave.
app-keys-remote = a–p card  ←→ ⏎  r aid  t trick  v cards out  x hint  u undo  s more  q leave
app-more-title = What else?
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
app-hint-chance = Best choice: { $cards } ({ $chance }% chance to win the round).
error-bad-table-address = “{ $text }” isn’t the address of a table, such as https://host/t/CODE.
error-server-unreachable = { $server } can’t be reached.
