### The web page.

## Everywhere

web-skip = Skip to the content
web-menu = Menu
web-language = Language
web-close = Close
web-save = Save
web-saved = Saved.
web-yes = Yes
web-no = No
web-you = You
web-loading = One moment…
web-rules = Rules
web-learn = Learn to play
web-replay = Replay
web-settings = Settings
web-to-home = Back to the home page
web-not-found-title = Nothing here
web-not-found-text = There’s no page at this address. Part of the link may be missing.
web-error-unknown = Something went wrong. Please try again.
web-no-connection = The server can’t be reached. Please try again.
web-no-answer = The server isn’t answering. Please try again.
web-bad-answer = This page couldn’t read the server’s answer. Please reload the page.
web-missing-part = Part of this page couldn’t be loaded. There may be a newer version of it, or no connection.
web-broken-title = Something went wrong
web-broken-text = This page can’t be shown right now. Your games are safe.
web-try-again = Try again
web-reload = Reload
web-outdated = There’s a newer version of this page.
web-credits = Yokai Septet is a game by Muneyuki Yokouchi and yio; Seven Suitors is by Chris Wray and W. Eric Martin. This is an unofficial fan project with its own art and words.

## Home

web-home-title =
    Catch the bosses.
    Mind the seventh trick.
web-home-lead = A trick-taking game for three or four: seven families of yokai, seven bosses, and a seventh trick that costs you the round. Play right away: free, no account needed.
web-daily = Daily deals
web-daily-text = Four deals, the same for everybody. How do you compare?
web-daily-deal = Daily deal { $number }
web-team-match = Team match
web-team-match-text = Two tables, the same cards, seats swapped. For you and up to seven friends; bots fill any empty seats.
web-team-deal = Team match, deal { $number } of { $deals }
web-to-team-match = Back to the team match
web-next-team-deal = Next deal
web-to-daily = Back to the daily deals
web-running = Your games in progress
web-continue = Continue
web-your-turn-against = Your turn against { $names }, { $score }
web-next-round-against = Next round against { $names }, { $score }
web-waiting-against = Against { $names }, { $score } – waiting for { $turn }
web-table-not-started = Table { $code }: not started yet
web-with = with { $names }
web-more-running = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
web-play-now-text = Take on the bots – you’re playing in a second.
web-play-now-button = Play
web-first-time = New here?
web-first-time-text = Six short chapters, ten minutes in all. You play the cards yourself; no card-game experience needed.
web-about-four-advanced = Two teams of two. Each star on the winners’ bosses is a point; first to 7 points wins.
web-about-four-basic = Two teams of two. Win a round, score a point; first to 2 points wins. The quickest way to learn.
web-about-three-advanced = Everyone for themselves; three bosses win the round. Stars are points; first to 7 points wins.
web-about-three-basic = Everyone for themselves; three bosses win the round. Win a round, score a point; first to 2 points wins.
web-about-suitors = Two of each boss. Catch both of a suit to seal it; seal all seven suits to win. A long game.
web-about-suitors-short = Two of each boss. Each suit is sealed once; four seals win.
web-today = Today
web-puzzles = Puzzles
web-puzzles-text = Hundreds more, picked for your level.
web-puzzle-today = Puzzle of the day
web-puzzle-today-text = One position, one best answer.
web-puzzle-solved = solved
web-friends = Play with friends
web-new-table-text = Open a table and send the link. Bots fill any empty seats.
web-options = Options
web-join-label = Table code or link
web-join-button = Join
web-my-matches-empty = Your games will appear here.
web-against = against { $names }
web-more-matches = Show more
web-status-abandoned = abandoned
web-status-won = won
web-status-lost = lost
web-status-played-on = from a review
web-status-same-deals = same deals
web-same-deals = Challenge friends with these deals
web-same-deals-kept = To set up a challenge, this server keeps the file (without its comments) until you delete everything about you.
web-all-matches = All games and statistics

## Before the start

web-table-title = Table { $code }
web-change-options = Change options
web-no-table-title = No table here
web-connecting = Joining the table…
web-connection-lost = Connection lost. Trying again; your game is safe.
web-sending = Sending…
web-lost-of = { $name } has lost the connection.
web-invite = Invite friends
web-invite-code = Or have them enter the code { $code } on the home page.
web-invited-by = { $name } has invited you
web-invited = You’re invited
web-sit-with = Team up with { $name }
web-sit-against = Play against { $name }
web-sit-down = Sit down
web-rename = Change name
web-team = Team { $number }
web-seats = Seating
web-manage-seat = Manage this seat
web-copy = Copy link
web-copied = Copied
web-link-local = This link only works on this computer. Start the server with “yokai serve --lan”, and anyone on your home network can open it.
web-links-local = These links only work on this computer. Start the server with “yokai serve --lan”, and anyone on your home network can open them.
web-wait-for-start = All seats are taken. The host can start the game.
web-wait-for-players = Waiting for more players…

## At the table

web-sides = Teams and scores
web-side-us = Us
web-side-them = Them
web-who-won-what = Who won what
web-who-won-what-of = { $tricks }: show who won what
web-won-earlier = Earlier: { $tricks }
web-log = What happened
web-your-cards = Your cards
web-your-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-card-not-playable = { $card }, not playable now
web-card-of = { $card }, { $name }
web-card-queued = { $card }, to be played on your turn
web-queued-mark = next
web-unqueued = The { $card } stays in your hand
web-round-of = Round { $number }
web-the-trick = The trick
web-trump-card = Trump Suit card: { $card }
web-trump-is = Trump: { suit }
web-no-trump-yet = No trump yet
web-leads = leads
web-you-lead = You lead
web-has-passed = cards chosen
# On the edge of a side’s panel on phones, beside its six tricks; as short as can be. See table-six-tricks.
web-seventh = { $losing ->
    [7] { $meaning ->
        [wins] A 7th now wins
        [loses] A 7th loses
       *[without] { $missing ->
            [1] A 7th needs a boss
           *[other] A 7th needs { $missing } bosses
        }
    }
   *[other] { $meaning ->
        [wins] One more now wins
        [loses] One more loses
       *[without] { $missing ->
            [1] One more needs a boss
           *[other] One more needs { $missing } bosses
        }
    }
}
web-voids = { $aid ->
    [all] Known to be out of:
    [last-trick] Out of, judging by this trick and the last:
   *[off] Out of, judging by this trick:
}
web-has-no = { $aid ->
    [all] Has no { suit }
    [last-trick] Had no { suit } in this trick or the last one
   *[off] Had no { suit } in this trick
}
web-must-follow = { suit } was led and you have some, so you must follow suit ({ $rule }).
web-pass-to = Choose { $count } cards to pass to { $name }
web-pass-each = Choose one card for each other player
web-pass-enough = You’ve chosen all { $count }. Tap one to put it back.
web-pass-take-back = Keep the { $card }
web-pass-button = Pass cards
web-pass-change = Change
web-pass-waiting = Waiting for { $names }
web-received = From { $name }: { $cards }
web-undo = Take back
web-undo-question = { $name } would like to take the last card back. Is that OK?
web-undo-waiting = Waiting for { $names } to agree…
web-trick-taken = { $who ->
    [you] You take the trick
   *[one] { $name } takes the trick
}
web-your-lead = Your lead: play any card
web-your-turn-follow = Your turn: follow suit with { suit }
web-your-turn-free = Your turn: you have no { suit }, so play any card
web-touch-again = Tap the card again to play it
web-turn-of = { $name } is thinking…
web-title-turn = ● Your turn – { $title }
web-title-screen = { $screen } – { $title }
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-chance = { $cards }: { $chance } chance of winning the game.
web-hint-legend = The numbers on the cards show your chance of winning the game.
web-hint-play = Play it
web-hint-pass = Pass these cards
web-tricks = Cards played
web-last-trick = Last trick
web-trick-by = Taken by { $name }
web-aid = Player aid
web-tracker = All cards
web-tracker-card = { $status ->
    [captured] { $card }, captured
    [played] { $card }, played
    [face-up] { $card }, turned up
   *[in-hand] { $card }, in your hand
}
web-leave-table = Leave the table (come back any time)
web-leave-title = Leave the table?
web-leave-text = The game isn’t over. Your seat stays yours: you can come back at any time.
web-leave-stay = Stay
web-leave = Leave
web-abandon = Abandon the game
web-abandon-sure = Really abandon the game?
web-abandon-question = { $names } would like to abandon the game. Do you agree?
web-abandon-waiting = You’ve proposed to abandon the game; the others haven’t agreed yet.
# What somebody says at the table; $phrase is one of the fixed phrases.
web-said = { $name }: { $phrase }
web-keys = Keys: arrows and Enter for your cards, H hint, U take back, L last trick, ? player aid, M menu.

## End of a round and of a game

web-round-end = End of round { $number }
web-round-won = You win the round!
web-round-lost = You lose the round
web-points-by-boss = Points, boss by boss
web-score-sheet = Score sheet
web-score-sheet-of = { $score }/{ $goal } points: open the score sheet
web-how-it-ended = How it ended
web-won-round = won the round
web-no-round-yet = No round is over yet.
web-new-seals = New seals ({ $name }): { $suits }
web-boss-is-trump = boss of the trump suit, no points
web-boss-from-hand = left in hand
web-show-hands = Show all hands
web-was-passed = was passed on
web-card-passed = { $card }, passed on
web-hands-note = The hands as they were dealt; raised cards were passed on.
web-next-round = Next round
web-next-round-in = Next round in { $seconds } s
web-vote-bot-for = Give { $name }’s seat to a bot until the round ends
web-vote-bot-question = { $names } would like a bot to play for { $name } until the round ends. Do you agree?
web-vote-bot-waiting = You’d like a bot to play for { $name } until the round ends; the others haven’t agreed yet.
web-veto-lost = You’ve run out of time too often: the others can abandon the game without your agreement.
web-lock-now = To keep someone out, lock the seats: then only people with the invitation link can sit down.
web-ask-bot-for = Let a bot take over for { $name }
web-match-won = You win the game!
web-match-lost = You lose the game
web-match-over = The game is over
web-watch-again = Watch replay
web-to-played-from = Back to where you came from
web-review = Review
web-review-of = { web-review }: { web-against }, { $score }
web-review-shown = { $name } is showing the review.
web-review-follow = Follow
web-download = Download record

## Fair dealing

web-fair-text = Every deal of this game comes from a secret seed. This number fixes the seed before the first card is dealt; after the game you see the seed and can check that nothing was changed.
web-fair-end-text = The commitment fixed the seed before the first deal. Your browser can deal all rounds again from the seed and compare.

## Player aid

web-aid-follow = Follow the lead suit if you can; otherwise play any card.
web-aid-winner = The ace of Wind beats everything. Without it the highest trump wins, and without a trump the highest card of the lead suit.
web-aid-bosses = { $teams ->
    [yes] Capture { $count } bosses and your team wins the round.
   *[no] Capture { $count } bosses and you win the round.
}
web-aid-seventh = { $teams ->
    [yes] { web-losing-trick } before that loses the round: the others also get every boss left in hand.
   *[no] { web-losing-trick } before that loses the round: all the others win.
}
web-losing-trick = { $losing ->
    [7] A seventh trick
   *[other] Winning { $losing } tricks
}
web-aid-scoring-advanced = Each star on the winners’ bosses is a point; the boss of the trump suit is worth nothing. First to { $goal } points wins.
web-aid-scoring-basic = Win a round, score 1 point. First to { $goal } points wins.
web-aid-lead-trump = The first card led makes its suit trump for the round.
web-aid-seal = Capture both 7s of a suit in one round and your team seals the suit.
web-aid-scoring-seals = The first team with { $goal } sealed suits wins.
web-aid-scoring-seals-once = Each suit is sealed once; the first team with { $goal } seals wins.
web-aid-gone = Crossed out: played (as far as the memory aid shows) or turned up. On gold: captured. Underlined: in your hand.

## Replay

web-replay-text = Open a record file to step through a game with all hands open. Your own games are on the home page.
web-open-record = Open a record file
web-review-record = Review a record file
web-copy-moment = Copy a link to this moment
web-replay-steps = Steps
web-back = Back
web-forward = Forward
web-back-trick = Back one trick
web-forward-trick = Forward one trick
web-replay-moment = Moment
web-play-on = Play
web-pause = Pause
web-replay-view = View
web-view-open = All hands
web-view-of = What { $name } knew
web-replay-jump = { $card }, played in trick { $number }: go there
web-replay-result = Won by { $names }, { $score }
web-replay-more = Score sheet and links
web-replay-dealt = The cards are dealt; raised cards will be passed on.
web-replay-passed = The cards are passed.
web-replay-played = { $name } plays: { $card }
web-replay-won = { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-keys = Arrow keys step, Page Up and Page Down go trick by trick, the space bar plays on.
web-reason-bosses = { $needed ->
    [3] Third boss captured.
    [4] Fourth boss captured.
   *[other] { $needed } bosses captured.
}
web-reason-seventh-trick = { $losing ->
    [7] A seventh trick ended the round.
   *[other] { $losing } tricks ended the round.
}
web-reason-last-trick = The cards have run out; the last trick decides.
web-reason-played-out = All tricks have been played.
web-reason-seals = Enough suits have been sealed.

## Settings

web-look = Look and sound
web-theme = Theme
web-theme-auto = Match the device
web-theme-light = Light
web-theme-dark = Dark
web-edition = Colours
web-edition-auto = As in your language’s edition
web-edition-en = English edition
web-edition-fr = French edition (grey Earth)
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = No animation
web-tap = Playing a card
web-tap-auto = Automatic
web-tap-once = One tap
web-tap-twice = Two taps
web-sound = Sounds
web-sound-question = Turn sounds on?
web-vibration = Vibration when it’s your turn
web-notifications = Notification when it’s your turn
web-shortcuts = Keyboard shortcuts: H, U, L, M
web-you-here = Your profile on this server
web-identity-text = You’re known here by a random number in a cookie and by the name below. There’s no password. The privacy page says what is stored and how to take it with you.
web-privacy = Privacy
web-name = Your name
web-carry = Play on another device
web-carry-text = Open this link on the other device. It works once.
web-forget = Delete everything about me
web-forget-sure = Really delete everything?
web-puzzles-kept = Which puzzles you’ve solved, and your rating, are kept in this browser only.
web-puzzles-reset = Reset my puzzles
web-puzzles-reset-sure = Really reset?
web-programs = Your programs
web-programs-text = Your own programs can sit down at tables, each with its own token. Others see that they’re programs.
web-program-name = Name of the program
web-program-new = Register
web-program-token = Token
web-program-token-text = This is the token for { $name }. Save it now: it’s shown only once.
web-program-copy = Copy token
web-program-remove = Remove { $name }
web-program-remove-sure = Really remove { $name }?
web-claim-title = Continue on this device
web-claim-text = You’ll play on this device under your own name. The device forgets whoever played here before.
web-claim-button = Use it here
