### A table and its options, for every client: the page and the terminal.

## Bots and options, by name; table-bot-name is what the bot on a seat is called.

table-bots = Bots
table-bot-random = Random
table-bot-novice = Novice
table-bot-adept = Adept
table-bot-master = Master
table-bot-ismcts = ISMCTS
table-bot-montecarlo = Expert
table-bot-name = { $seat ->
    [0] Tanuki
    [1] Kitsune
    [2] Kappa
   *[other] Tengu
}
table-option-clock = Clock
table-clock-none = No clock
table-clock-seconds = { $seconds } s per move, plus a reserve
table-option-memory = Memory aid
table-memory-off = None: won tricks lie face down
table-memory-last-trick = Last trick
table-memory-all = All cards played
table-option-visibility = Who can find the table
table-visibility-link = Anyone with the link
table-visibility-public = Everyone, in the lobby
table-ruleset = Game
table-option-first-leader = Who leads first
table-option-later-leader = Who leads later rounds
table-option-hints = Hints
table-hints-alone = Only in solo games with bots
table-hints-on = Allowed and announced
table-hints-off = None
table-option-coach = Coach
table-coach-on = After each round
table-option-coach-long = Coach: after each round, everyone sees their own costliest decision
table-option-spectators = Spectators allowed

## What a player has won in the round.

table-taken = { $name }: { $tricks }{ $count ->
    [0] , no boss.
   *[other] ; bosses: { $bosses }.
}

## Finding a table, and sitting down.

table-play-now = Play now
table-new-table-button = New table
table-lobby = Open tables
table-lobby-empty = No open tables right now. Open one, or play against bots in the meantime.
table-my-matches = Your games
table-seat = Seat { $number }
table-seat-free = free
table-owner = host
table-sit-here = Sit here
table-stand-up = Leave seat
table-add-bot = Add bot
table-remove = Remove
table-swap = Swap with me
table-shuffle = { $teams ->
    [yes] Random teams
   *[no] Random seats
}
table-hand-over = Make host
table-fill-with-bots = Fill with bots
table-start = Start the game
table-invite-text = Anyone who opens this link can join the table.
table-lock-seats = Lock the seats
table-unlock-seats = Unlock the seats
table-seats-locked = The seats are locked: only people with the invitation link can sit down.
table-phrases = Say something
table-seats-taken = { $taken } of { $seats } seats taken

## While a game is played, and after it.

# A side that has six tricks, and what a seventh would mean now: $meaning is wins, loses or without; $missing the bosses that it lacks.
table-six-tricks = { $who ->
    [you] You have { table-tricks-before }
    [we] Your team has { table-tricks-before }
    [they] Your opponents have { table-tricks-before }
   *[one] { $name }: { table-tricks-before }
}. { $meaning ->
    [wins] { $missing ->
        [1] With its boss, this trick would win the round.
       *[other] With its bosses, this trick would win the round.
    }
    [loses] { table-one-more } would lose the round.
   *[without] { $missing ->
        [1] { table-one-more } without a boss would lose the round.
       *[other] { table-one-more } with fewer than { $missing } bosses would lose the round.
    }
}
table-tricks-before = { $losing ->
    [7] six tricks
   *[other] { $tricks } tricks
}
table-one-more = { $losing ->
    [7] A seventh
   *[other] One more
}
table-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-time-and-reserve = { $seconds } s + { $reserve } s in reserve
table-reserve-left = { $seconds } s of the reserve left
table-vote-bot = Bot until the round ends
table-vote-bot-not = No bot after all
table-given-to-bot = The others have given your seat to a bot until the round ends.
table-ask-bot = Let a bot take over
table-take-back = I’m back
table-abandon = Propose to abandon the game
table-abandon-not = Don’t abandon the game
table-match-abandoned = The game was abandoned
table-rematch = Play again
table-join-rematch = Join the next game
table-fair-title = Fair deals you can check
table-fair-check = Check all deals
table-bot-plays-for-you = A bot is playing for you.
table-bot-plays = bot playing
table-away = away
table-ready = ready
table-be-ready = I’m ready
table-played-on = This game was continued from a position in a review, so it doesn’t count towards your statistics.
table-first-game = This was a game for learning, with chosen deals: it doesn’t count in your statistics.
table-same-deals = This game replays the deals of another game, so it doesn’t count towards your statistics.
table-file-deals = The deals of this game come from a file and may have been picked, so it doesn’t count towards your statistics.
table-undone = { $count ->
    [one] { $count } card was taken back in this game.
   *[other] { $count } cards were taken back in this game.
}
table-hints-taken = { $count ->
    [one] { $count } hint was taken in this game.
   *[other] { $count } hints were taken in this game.
}
table-fair-fair = Every deal comes from the seed and the players’ salts, all as they were fixed beforehand.
table-fair-unsalted = Every deal comes from the seed and the salts. Your own salt came too late to be one of them.
table-fair-unproven = Every deal comes from the seed and the salts. But none of the salts was added from this device, so this doesn’t prove to you that nobody chose the cards.
table-fair-broken = Something is wrong: this table didn’t keep to what it had fixed. It moved you, changed the seed or the salts, or began again after you had added yours, so the cards may have been chosen.
table-fair-unfair = Something is wrong: these deals aren’t what the seed and the salts give.
table-fair-failed = The check couldn’t be done. Please try again.
table-salts-withheld = Fixed but never revealed: the salt of { $names }. Whoever keeps a salt back chooses between two deals.
table-commitment = Commitment
table-seed = Seed

## Events of the table.

table-event-sits = { $name } sits down.
table-event-bot-sits = A bot takes seat { $seat }.
table-event-seats-shuffled = The seats have been drawn at random.
table-event-match-started = The game begins.
table-event-seats-locked = { $locked ->
    [yes] The seats are locked now: only people with the invitation link can sit down.
   *[no] The seats are open again: anyone at the table can sit down.
}
table-event-decision-lapsed = { $who ->
    [you] Your time is up: a bot makes this one move for you, unless you’re faster.
   *[one] { $name } ran out of time: a bot makes this one move.
}
table-event-bot-took-over = { $who ->
    [you] { $why ->
        [clock] Your time is up, so a bot is playing for you now.
        [voted] The others have given your seat to a bot until the round ends.
       *[asked] A bot is playing for you now.
    }
   *[one] { $why ->
        [away] { $name } is away, so a bot is playing now.
        [clock] { $name } ran out of time, so a bot is playing now.
        [left] { $name } has left, so a bot is playing now.
        [voted] A bot is playing for { $name } until the round ends.
       *[asked] A bot is playing for { $name } now.
    }
}
table-event-person-returned = { $who ->
    [you] You’re playing yourself again.
   *[one] { $name } is back.
}
table-event-undo-asked = { $who ->
    [you] You ask to take your card back.
   *[one] { $name } asks to take a card back.
}
table-event-undo-refused = The card stays where it is.
table-event-hint-taken = { $who ->
    [you] You ask for a hint.
   *[one] { $name } asks for a hint.
}
table-event-card-taken-back = { $who ->
    [you] You take { card.def } back.
   *[one] { $name } takes { card.def } back.
}
table-event-pass-taken-back = { $who ->
    [you] You choose again which cards to pass.
   *[one] { $name } chooses again which cards to pass.
}
table-event-abandon-refused = { $who ->
    [you] You don’t agree to abandon the game.
   *[one] { $name } doesn’t agree to abandon the game.
}
table-event-match-abandoned = { $why ->
    [host] The host of this server has closed the table. The game ends here.
    [secret-deal] The game ends here: somebody holds a hand from a deal that is still being played elsewhere.
   *[players] The game is abandoned.
}
table-event-rematch = A new game is waiting.
