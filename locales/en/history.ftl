### All finished games of a person, and what they add up to, on the page.

## Which games

history-filter = Filter games
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
history-none = No games match these filters.

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
history-longest-won = Longest winning streak
history-longest-lost = Longest losing streak
history-not-counted = Games continued from a review, or played with the deals of another game, don’t count here.
history-ends = How your rounds ended
history-end-bosses = Bosses captured
history-end-seventh-trick = Seventh trick
history-end-last-trick = Last trick
history-losses = Winning chances lost per decision
history-losses-text = { $count ->
    [one] From the review of { $count } game. In percentage points: lower is better; dashed lines show what bots lose.
   *[other] From the reviews of { $count } games, the oldest on the left. In percentage points: lower is better; dashed lines show what bots lose.
}
history-losses-none = Have games reviewed, and you’ll see here whether your decisions get better over time.
history-as-table = As a table
history-period = Period
history-decisions = Decisions
history-by-ruleset = By kind of game
history-by-opponent = By opponent
history-bots = Bots: { $strength }

## Files, and what is kept

history-export = Export your games
history-export-text = The files contain the games selected above.
history-export-results = Results (CSV)
history-export-records = Records (ZIP)
history-kept = What is kept here
history-kept-matches = Every game with all its cards: who sat where, and how it ended.
history-kept-results = For these statistics: how each of your games and its rounds ended, and who you played with and against.
history-kept-reviews = The reviews people asked for, and what each player’s decisions lost in them.
history-kept-deals = Your daily deals and their results, which deals of other games you’ve replayed, and the record files whose deals you’ve used to challenge friends.
history-kept-until = All of this is kept until you delete everything about you in the settings, or until the host of this server deletes games that nobody has touched for a long time.

## The same deals again

history-same-title = The same deals again
history-same-text = { $name } was dealt these cards. Play them from the same seat with equally strong bots, and compare deal by deal. There are no hints and no take-backs.
history-same-file = The deals come from a file. There’s no guarantee that they were dealt fairly.
history-same-people = Bots play for the people of that game: { $strength }.
history-same-seat = Your seat
history-same-knows = You know these deals already. If you play them, your result is marked.
history-same-play = Play these deals
history-same-link = Send your friends this link
history-same-compare = Deal by deal
history-same-compare-text = Your side’s lead over the other side in each deal, or over the average of the other two. Bots answer the same plays the same way. A game that ends early has fewer deals.
history-same-player = Player
history-same-deal = Deal { $number }
history-same-total = Total
history-same-you = { $name } (you)
history-same-knew = knew the deals
history-same-running = still playing

## Team matches

history-team-title = Team match
history-team-list = Team matches
history-team-mine = Your team matches
history-team-text = Two teams play the same deals at two tables. At the second table the seats are swapped, so each team gets the other one’s cards, and good cards alone win nothing. Every deal starts at 0–0, and what your team scores at both tables is added up.
history-team-new = New team match
history-team-deals = Deals
history-team-table = Table { $number }
history-team-name = { $team ->
    [0] Team A
   *[1] Team B
}
history-team-free = free
history-team-bot = bot
history-team-sit = Sit here
history-team-stand = Give up your seat
history-team-join = { $team ->
    [0] Join Team A
   *[1] Join Team B
}
history-team-link = { $team ->
    [0] Link for Team A
   *[1] Link for Team B
}
history-team-start = Start
history-team-start-text = Bots fill any empty seats. Each table needs at least one person.
history-team-wait = The host starts the match once everyone is here.
history-team-deal = Deal { $number }
history-team-play = Play deal { $number }
history-team-other = Your table has finished. The other one is still playing.
history-team-ended = Nobody is left at one of the tables, so the match has ended early. The deals that both tables finished count.
history-team-early = Ended early
history-team-secret = What happened at the other table is shown when both tables have finished the deal.
history-team-difference = Combined
history-team-leads = Team A’s points minus Team B’s, at each table and combined.
history-team-ahead = { $team ->
    [0] Team A is ahead by { count-points }.
   *[1] Team B is ahead by { count-points }.
}
history-team-won = { $team ->
    [0] Team A wins by { count-points }.
   *[1] Team B wins by { count-points }.
}
history-team-level = Both teams are level.
history-team-tie = The match is a tie.
history-team-done = { $done } of { $deals } deals compared
history-team-gathering = not started
history-team-none = You haven’t played a team match yet.
history-team-replay = Deal { $number } at table { $table }
