### The game in a terminal: line by line (plain-*) and drawn as a table (app-*).

terminal-none = none
terminal-bot-1 = Kitsune
terminal-bot-2 = Tanuki
terminal-bot-3 = Kappa

## Line by line. Answers are numbers, card codes or single letters.

plain-welcome = Welcome to Yokai Septet. You play: { $ruleset }. Type ? for help at any time.
plain-seat = { $place ->
    [teammate] { $name } sits opposite you and is your teammate.
    [left] { $name } sits to your left.
   *[right] { $name } sits to your right.
}
plain-received = You receive from { $name }: { $cards }.
plain-table = Round { $round }. { $ruleset }.
plain-trump = Trump is { suit }.
plain-trump-card = Trump is { suit }: the { card } ({ $code }) lies face up.
plain-trump-open = The first card led will decide the trump suit.
plain-side = { $name }: { $tricks }; bosses: { $bosses }; score { $score } of { $goal }.
plain-seals = Seals: { $seals }.
plain-trick = Trick { $number }: { $cards }.
plain-trick-empty = Trick { $number }: no card has been played yet.
plain-last-trick = The last trick: { $cards }. It went to { $name }.
plain-no-last-trick = No trick has been completed in this round yet.
plain-choose-pass = Choose { count-cards } to pass, for: { $names }. Your hand:
plain-choose-play = You may play:
plain-kept = You cannot play now: { $cards }.
plain-hand = Your hand: { $cards }.
plain-ask-pass = Your cards?
plain-ask-play = Your card?
plain-ask-ready = Press Enter when you are alone at the screen.
plain-hand-over = Next to play: { $name }.
plain-one-card = Please name one card, by its number or its code.
plain-help =
    Type the number of a card, or its code such as W7; to pass, type several with spaces between them.
    h: your hand. t: the table. l: the last trick. r: the rules in one minute. q: leave the game.
    Just press Enter to hear your choices again.
plain-left = You have left the game.
plain-saved = The record is in { $file }.
error-no-such-choice = { $text } is not one of the choices: the numbers go from 1 to { $last }.

## The account of a recorded game.

account-title = Yokai Septet: { $ruleset }
account-players = Players: { $names }
account-date = Played on { $date }
account-hand = { $name } is dealt: { $cards }
account-pass = { $name } passes to { $to }: { $cards }
account-unfinished = The record ends here; the game is not finished.
