### The daily deals, on the page.

daily-title = Daily deals
daily-title-past = Daily deals of { $date }
daily-lead = Four deals, the same for everybody. Play one round of each at a table with three Master bots, and see how you compare. You get one try at each: no hints, no take-backs.
daily-until = { $time ->
    [midnight] You can start or resume them until midnight.
   *[other] You can start or resume them until { $time }.
}
daily-over = The day is over: play these deals for fun, as often as you like.
daily-deal = Deal { $number }
daily-play = Play
daily-play-deal = Play deal { $number }
daily-resume = Resume
daily-resume-deal = Resume deal { $number }
daily-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
daily-not-finished = not finished
daily-review-deal = Review deal { $number }
daily-results = All results of deal { $number }
daily-result = { $points }: { $field ->
    [one] { $field } Master bot
   *[other] { $field } Master bots
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}
daily-you = { $result } – you are here
daily-legend = Each column is a result in points: { $size } Master bots who played from your seat, and everybody else.
daily-field = The Master bots are still playing ({ $done } of { $size }). The percentages may change.
daily-total = { $percent } today
daily-total-past = { $percent } on that day
daily-percent-text = Your percentage is the share of all other results that yours beats; ties count half.
daily-place = Rank { $place } of { $players }
daily-streak = { $count ->
    [one] Streak: { $count } day
   *[other] Streak: { $count } days
}
daily-share = Copy your result
daily-share-text = Yokai Septet, daily deals of { $date }
daily-board = Leaderboard
daily-board-closed = It opens once you’ve played all four deals.
daily-board-empty = Nobody has played all four deals.
daily-board-note = Nothing stops people from playing again under a second identity; we only limit how many can play from one network.
daily-players = { $count ->
    [0] Nobody has played all four deals yet.
    [one] { $count } person has played all four deals.
   *[other] { $count } people have played all four deals.
}
daily-fair-text = This number fixed the four deals before anybody saw them. When the day is over you’ll find the seed here, and your browser can deal the cards again.
daily-fair-next = Commitment for the next day
daily-fair-right = The four deals come from the seed that was fixed beforehand.
daily-fair-wrong = Something is wrong: this seed isn’t the one that was fixed beforehand.
daily-archive = Past days
daily-archive-none = Past days will appear here.
daily-archive-day = { $date }: { $percent }
daily-unfinished = Still to finish
daily-unfinished-deal = { $date }, deal { $number }
daily-today = Today’s deals
