### The `yokai` command: its help, and what `play --plain`, `replay`, `verify`, `deal`, `perft` and
### `simulate` say. Lists such as $cards and $names come ready in words.

## Help

cli-about = Play, study and host the card game Yokai Septet.
cli-help-play = Play against bots.
cli-help-rules = Read the rules.
cli-help-deal = Show the cards that a seed deals.
cli-help-replay = Tell a recorded game, trick by trick.
cli-help-verify = Check recorded games: every move, every result, every deal.
cli-help-perft = Count all the ways a deal can be played, to test the rules.
cli-help-simulate = Let random players play many games and add them up.
cli-option-lang = The language: { $languages }.
cli-option-ruleset = The rules to play by: { $rulesets }.
cli-option-first-leader = Who leads the first trick: whoever was dealt the card (dealt) or whoever holds it after the pass (holder).
cli-option-seed = The seed of the deals; the same seed deals the same cards.
cli-option-save = Save the record of the game in this file.
cli-option-plain = Line by line, for screen readers and pipes.
cli-option-json = Print JSON, for programs.
cli-option-matches = How many games.
cli-option-round = Which round, counted from 1.
cli-option-depth = How many cards deep.
cli-option-name = Your name.
cli-option-bots = How strong the bots are.

## A game line by line

cli-play-welcome = Welcome! { $ruleset }.
cli-play-seats = Clockwise around the table: { $names }.
cli-play-teammate = Your teammate: { $name }.
cli-play-keys = Type a number to choose. Also: h your hand, t the table, r the rules, q quit.
cli-play-hand = Your hand: { $cards }.
cli-play-choice = { $number }: { card } ({ $code })
cli-play-pass = Choose { count-cards } to pass to { $name }: type their numbers with spaces between them.
cli-play-pass-one = Choose the card for { $name }: type its number.
cli-play-passed = You pass to { $name }: { $cards }.
cli-play-received = From { $name } you receive: { $cards }.
cli-play-which-card = Your turn. Which card do you play?
cli-play-only-card = Your turn. You can only play { card.def }.
cli-play-trump = Trump: { suit }.
cli-play-trick-so-far = In the trick so far: { $cards }.
cli-play-card-by = { $name }: { card }
cli-play-side = { $name }: { count-tricks }. Bosses: { $bosses }.
cli-play-none = none
cli-play-seals = { $name }, seals: { $suits }.
cli-play-score = Score: { $scores }.
cli-play-not-a-choice = “{ $text }” is not a choice. Type a number from 1 to { $last }.
cli-play-wrong-count = Type { $count } different numbers.
cli-play-next = Press Enter for the next round.
cli-play-left = You have left the game.
cli-saved = Saved in { $file }.
cli-no-file = There is no file { $file }.

## Records, deals and counts

cli-round = Round { $number }
cli-trick = Trick { $number }
cli-hand-of = { $name }: { $cards }
cli-passed-to = { $name } passes to { $other }: { $cards }
cli-face-up = Face up: { card }
cli-seed = Seed: { $seed }
cli-commitment = Commitment: { $commitment }
cli-verify-right = { $file }: correct, { count-rounds }
cli-verify-wrong = { $file }: { $sentence }
cli-unfinished = The game is not finished.
cli-abandoned = The game was abandoned.
cli-simulate-working = Playing
cli-simulate-title = { count-matches }, { $ruleset }
cli-column-side = Side
cli-column-won = Won
cli-column-share = Share
cli-column-end = End of a round
cli-column-rounds = Rounds
cli-column-points = Points per round
cli-column-depth = Cards deep
cli-column-count = Ways to play
cli-reason-bosses = Enough bosses (R20)
cli-reason-seventh-trick = Seventh trick (R21)
cli-reason-last-trick = Last trick (R22)
cli-reason-played-out = All tricks played (R56)
cli-reason-seals = All the seals (R57, R58)
