### The review of a finished game, on the page.

review-title = Review
review-open-text = Choose the record file of a finished game. Every pass and every card is judged: by what the player knew, and with all hands open.

## While it is made

review-waiting = { $ahead ->
    [0] Your review is about to start…
    [one] One review comes before yours.
   *[other] { $ahead } reviews come before yours.
}
review-progress = { $done } of { $total } decisions judged
review-progress-open = Every decision has been judged. Looking again with all hands open: { $done } of { $total }
review-partial = You can already look around. Luck and the comparison of the players come at the end.
review-done = The review is finished.
review-failed = The review couldn’t be finished.

## The whole game at a glance

review-step = Step through
review-learn = Learn from your mistakes
review-overview = Overview
review-curve = Chance of winning the game
review-curve-text = Based on the actual deal. Dotted lines mark deals, dots mark turning points: tap one of them, or any moment.
review-curve-moment = Moment
review-curve-chance = { $names }: { $chance }
review-deal = Round { $round }, deal
review-when-pass = Round { $round }, pass
review-when-trick = Round { $round }, trick { $trick }
review-end = The end
review-point-deal = { $when }: { $change } for { $names }.
review-point = { $when }, after { $name }’s choice: { $change } for { $names }.

review-points = { $count ->
    [one] { $number } percentage point
   *[other] { $number } percentage points
}
review-in-points = Changes are in percentage points of the chance of winning the game.
review-luck = Luck and mistakes
review-luck-told = { $names } went from { $start } to { $end }: { $luck } from luck, { $own } from their own mistakes, { $others } from other players’ mistakes.
review-luck-told-uncharged = Mistakes held against nobody, such as those of a bot that stood in: { $change }.
review-luck-text = Hidden luck: the cards lay better or worse than anybody could know. All parts add up to the result.
review-luck-seals = In this variant the estimate takes the number of seals into account, but not which suits are sealed.
review-luck-start = Start
review-luck-deals = Deals
review-luck-hidden = Hidden luck
review-luck-own = Own mistakes
review-luck-others = Others’ mistakes
review-luck-uncharged = Held against nobody
review-luck-end = End

review-costliest = The costliest decisions
review-costliest-text = Measured by the chance of winning the game, given what the player knew.
review-costliest-none = No clear mistake.
review-instead = { $made } instead of { $best }

review-players = Winning chances lost per decision
review-players-text = With 95% intervals, and the bots for comparison. A single game doesn’t tell you much: look at the intervals.
review-player = Player
review-all = All
review-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
review-kind = { $kind ->
    [pass] Pass
    [lead] Lead
    [follow] Following suit
    [discard] Discard
   *[endgame] Last four cards
}
review-grade = { $grade ->
    [best] Best
    [good] Good
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}

## Moment by moment

review-made-pass = { $name } passed: { $cards }
review-made-card = { $name } played: { $cards }
review-best = Best: { $cards }
review-lost = Lost: { $loss } ± { $margin } percentage points
review-only-card = { $name }: { $card }. Nothing else was possible.
review-before-deal = Next comes the deal of a new round.
review-match-over = The game is over.
review-not-yet = This decision has not been judged yet.
review-unlucky = Right, but unlucky: the way the cards lay, it cost { $loss }.
review-lucky = Wrong, but lucky: the way the cards lay, it cost nothing.
review-hint = A hint was taken here.
review-stand-in = A bot stood in here; it isn’t held against anyone.
review-stand-in-person = Somebody else decided here; it isn’t held against anyone.
review-taken-back = Taken back before: { $cards }
review-known = Known
review-open-cards = All open
review-values = Below each choice: the chance of { $names } winning the game, given what the player knew, and with all hands open. ≈ marks an estimate; without it the value is exact.
review-option = { $cards }: { $known } by what was known, { $open } with all hands open
review-option-none = { $cards }: not playable
review-option-made = { $option }, chosen
review-option-best = { $option }, best
review-previous-mistake = Previous mistake
review-next-mistake = Next mistake
review-view-knew = What the player knew
review-keys = Left and right arrows step, up and down arrows go from mistake to mistake, Page Up and Page Down go trick by trick.
review-more = Link, record and keys

## Learn from your mistakes

review-learn-of = { $name }’s mistakes
review-learn-pick = Whose mistakes?
review-learn-count = { $number } of { $total }
review-learn-play = You’re { $name }. The card played here was { $grade ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}. Which one is better?
review-learn-pass = You’re { $name }. The cards passed here weren’t the best. Which would you pass?
review-learn-again = { $cards }: still { $loss } behind the best. Try again.
review-learn-made = { $cards }: that was the mistake. Try another.
review-learn-found = { $cards }: well found!
review-learn-show = Show the answer
review-learn-next = Next
review-learn-none = There is no clear mistake to learn from. Well played!
review-learn-done = That was the last one.

## What if

review-what-if = What if…
review-what-if-text = Play any card for { $name }, and then for the players who follow.
review-what-if-pass = Take one of these passes for { $name }, or choose other cards.
review-other-pass = Choose other cards
review-value-pass = Evaluate these cards
review-what-if-thinking = Calculating…
review-what-if-over = The round ends here.
review-what-if-back = Take back the last step
review-what-if-leave = Back to the game
review-play-on = Play on from here
review-play-on-text = You take over a seat, and bots play the others. It doesn’t count towards your statistics.
review-play-on-seat = Your seat
review-play-on-bots = Bots
review-play-on-start = Play

## Together

review-show = Show the others
review-showing = The others can follow along.
review-show-stop = Stop showing
review-following = You’re following { $name } until you move on by yourself.

## The coach at the end of a round

review-coach = Coach
review-coach-looking = The coach is looking at your decisions…
review-coach-well = You played this round well: the coach found no clear mistake.
review-coach-nothing = You had nothing to decide in this round.
review-coach-trick = Trick { $trick }: { $best } would have been { $loss } better than { $made }.
review-coach-pass = Pass: { $best } would have been { $loss } better than { $made }.
review-coach-look = Look at this round
review-coach-play-on = Play on from there
review-round = Round { $round }
