### Puzzles, on the page and in the terminal.

puzzle-title = Puzzle { $name }: { puzzle-kind }, { puzzle-difficulty }
puzzle-kind = { $kind ->
    [open] open
    [closed] hidden
   *[pass] pass
}
puzzle-difficulty = { $difficulty ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] very hard
}
puzzle-task-open = You see everyone’s cards and play your teammate’s as well as your own. At every choice, exactly one card is best.
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
puzzle-gap = Only this will do: { $card }. With anything else, at best { $outcome }.
puzzle-wins = { $card } wins in { $wins } of { $worlds } deals ({ $share }).
puzzle-wins-means = For each card we count the deals that your best plan still wins, even against players who see all the cards. The plan uses only what you can see.
puzzle-pass = The answer: { $cards }. The chance of winning the game is { $chance }, { $lead } percentage points (± { $error }) more than with the next best, { $second }.
puzzle-themes = { $count ->
    [one] Theme: { $themes }.
   *[other] Themes: { $themes }.
}
puzzle-theme = { $theme ->
    [duck-seventh] ducking the seventh trick
    [give-seventh] giving away the seventh trick
    [duck] ducking
    [draw-trumps] drawing trumps
    [hold-ace] keeping the ace
    [play-ace] playing the ace
    [force-boss] forcing out a boss
    [feed-boss] giving your teammate a boss
    [last-boss] capturing the deciding boss
    [create-void] creating a void
    [ruff] trumping
   *[endplay] endplay
}
puzzle-misses = How often bots miss it: Novice { $novice }, Adept { $adept }, Expert { $montecarlo }.
puzzle-none = There’s no such puzzle.
puzzle-choices = You can choose: { $known }.

## On the page

puzzle-intro = Every puzzle has exactly one best answer. Play a card: if it’s wrong, you’ll see why and can try again.
puzzle-heading = { $kind ->
    [open] Open hands
    [closed] Hidden hands
   *[pass] The pass
}
puzzle-name = { puzzle-heading }, { puzzle-difficulty }
puzzle-today-done = Solved. There’s a new one every day.
puzzle-solve = Solve
puzzle-more = More puzzles
puzzle-filter-kind = Kind
puzzle-filter-theme = Theme
puzzle-filter-difficulty = Difficulty
puzzle-any = All
puzzle-my-level = At your level
puzzle-count = Solved: { $solved } of { $total }
puzzle-all-solved = You’ve solved all of these. Well done!
puzzle-again = Replay one of them
puzzle-level = Your rating: { $level } ({ puzzle-difficulty })
puzzle-level-text = It rises with every puzzle you solve on the first try and falls with every one you don’t. Easy puzzles are rated 800, very hard ones 2000, depending on how often bots get them wrong. Your rating is kept in this browser and sent nowhere.
puzzle-level-now = Your rating: { $level } ({ $change })
puzzle-list = All puzzles
puzzle-seat = { $place ->
    [you] You
    [left] Left
    [partner] Teammate
   *[right] Right
}
puzzle-us = Us
puzzle-them = Them
puzzle-ask = { $place ->
    [you] Which card do you play?
   *[partner] Which card does your teammate play?
}
puzzle-unseen-cards = Unseen
puzzle-cannot-hold = { $place ->
    [left] Not on the left
    [partner] Not with your teammate
   *[right] Not on the right
}
puzzle-try-open = Not the { $card }: with best play, { $outcome }.
puzzle-try-closed = The { $card } wins in { $wins } of { $worlds } deals ({ $share }). Another card wins more often.
puzzle-try-pass = With { $cards } the chance of winning the game is about { $chance }. Another pass does better.
puzzle-try-example = An example: with these cards it loses, and the right card wins.
puzzle-try-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-answer-card = The answer: { $cards }
puzzle-example = One of the deals it wins, with best play by all.
puzzle-wins-of = { $wins } of { $worlds }
puzzle-chart-closed = Deals won, card by card
puzzle-chart-pass = Chance of winning the game
puzzle-chart-second = Next best
puzzle-chart-yours = Yours
puzzle-choice-points = { $card }: { $outcome }
