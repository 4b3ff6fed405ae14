### All finished games of a person, and what they add up to, on the page.

## Which games

history-filter = Choose games
history-every-ruleset = All
history-opponent = Opponent
history-everybody = Everybody
history-result = Result
history-every-result = All
history-since = From
history-until = To
history-search = Name or table code
history-clear = Show all games
history-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
history-none = No game fits this choice.

## What they add up to

history-glance = At a glance
history-games = Games
history-won = Won
history-lost = Lost
history-abandoned = Abandoned
history-rounds = Rounds
history-streak = Current streak
history-streak-won = { $count } won
history-streak-lost = { $count } lost
history-longest-won = Most won in a row
history-longest-lost = Most lost in a row
history-not-counted = Games that were played on from a review, or with the deals of another game, don’t count here.
history-ends = How your rounds ended
history-end-bosses = Enough bosses
history-end-seventh-trick = Seventh trick
history-end-last-trick = Last trick
history-losses = Chance lost per decision
history-losses-text = { $count ->
    [one] From the review of { $count } game. Lower is better; dashed lines show what bots lose.
   *[other] From the reviews of { $count } games, the oldest on the left. Lower is better; dashed lines show what bots lose.
}
history-losses-none = Have games reviewed, and see here what your decisions cost over time.
history-as-table = As a table
history-period = Period
history-decisions = Decisions
history-by-ruleset = By kind of game
history-by-opponent = By opponent
history-bots = Bots: { $strength }

## Files, and what is kept

history-export = Take your games with you
history-export-text = The files hold the games chosen above.
history-export-results = Results (CSV)
history-export-records = Records (ZIP)
history-kept = What is kept here
history-kept-matches = Every game with all its cards: who sat where, and how it ended.
history-kept-results = For these numbers: how each of your games and its rounds ended, and with and against whom you played.
history-kept-reviews = The reviews that were asked for, and what each player’s decisions lost in them.
history-kept-until = It stays until you delete everything about you in the settings, or until the host of this server prunes games that nobody has touched for a long time.

## The same deals again

history-same-title = The same deals again
history-same-text = { $name } was dealt these cards. Play them from the same seat with equally strong bots, and compare deal by deal. There are no hints and no undo.
history-same-knows = You have played these deals, so you know the cards. If you play them again, your result is marked.
history-same-play = Play these deals
history-same-link = Send your friends this link
history-same-compare = Deal by deal
history-same-compare-text = How far your side was ahead of the best other side in each deal. Bots of the same strength can still play differently, and a game that ends early has fewer deals.
history-same-player = Player
history-same-deal = Deal { $number }
history-same-total = Total
history-same-you = { $name } (you)
history-same-knew = knew the deals
history-same-running = still playing
