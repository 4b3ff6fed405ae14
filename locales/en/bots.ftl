### What the computer players say about a choice: one sentence a hint, why-<reason>. Each is shown only where it is
### true (src/yokai_septet/bots/claims.py, and once more tests/bots/sentences.py), so a new wording must claim the same.
### The card is given as $suit, $rank and $foil, as for the message "card".

bot-plays = Play { card.def }
why-only = { bot-plays }: it’s the only card you can play.
# The plain one, where nothing else can be said.
why-best = { bot-plays }: it seems to give you the best chances.
why-wins-round = { bot-plays }: { $players ->
    [3] if you win this trick, you win the round
   *[other] if your team wins this trick, it wins the round
}.
# $missing is the number of bosses that would still win the round.
why-seventh = { bot-plays }: { $players ->
    [3] you have
   *[other] your team has
} six tricks, and a seventh { $missing ->
    [1] without a boss
   *[other] with fewer than { $missing } bosses
} would lose the round.
why-their-seventh = { bot-plays }: { $players ->
    [3] an opponent has
   *[other] your opponents have
} six tricks, and a seventh { $missing ->
    [1] without a boss
   *[other] with fewer than { $missing } bosses
} would lose them the round.
why-takes-deciding = { bot-plays }: it goes ahead of { $players ->
    [3] an opponent
   *[other] your opponents,
} who would win the round with this trick.
why-stops-them = { bot-plays }: it puts { $players ->
    [3] you ahead in a trick that would win an opponent the round
   *[other] your team ahead in a trick that would win your opponents the round
}.
why-no-boss = { bot-plays }: a boss of yours in this trick could win { $players ->
    [3] an opponent
   *[other] your opponents
} the round.
why-captures = { bot-plays }: it puts { $players ->
    [3] you
   *[other] your team
} ahead in a trick with a boss in it.
why-calls-boss = { bot-plays }: a boss of this suit is still out and could fall in this trick.
why-keeps-boss = { bot-plays }: a boss of yours could go to { $players ->
    [3] an opponent
   *[other] your opponents
} in this trick.
why-brings-boss-home = { bot-plays }: { $players ->
    [3] you win
   *[other] your team wins
} this trick for sure, and the boss with it.
why-teammate-ahead = { bot-plays }: your teammate is ahead in this trick and would take the boss for your team.
why-cheap-boss = { bot-plays }: of the bosses you can play, it scores the least.
why-ducks = { bot-plays }: { $players ->
    [3] you already have
   *[other] your team already has
} { count-tricks }, and there’s no boss in this one so far.
why-leads-to-lose = { bot-plays }: { $players ->
    [3] you already have { count-tricks }, and an opponent could win this one
   *[other] your team already has { count-tricks }, and your opponents could win this one
}.
why-feeds = { bot-plays }: { $players ->
    [3] an opponent already has { count-tricks } and is ahead in this one, with no boss in it so far
   *[other] your opponents already have { count-tricks } and are ahead in this one, with no boss in it so far
}.
why-sheds-high = { bot-plays }: it’s the highest card you can play that can’t win this trick.
why-just-enough = { bot-plays }: it’s the lowest card you can play that puts you ahead in this trick.
why-lowest = { bot-plays }: it’s the lowest card you can play.
why-keeps-trump = { bot-plays }: it keeps your { $trumps ->
    [one] trump
   *[other] { $trumps } trumps
} for later.
why-draws-trumps = { bot-plays }: { $trumps ->
    [one] the others have only one trump left, and whoever has it must play it
   *[other] the others still have { $trumps } trumps, and have to follow suit
}.
why-keeps-super-trump = { bot-plays }: it keeps the Super Trump for later.
why-void = { bot-plays }: it’s your last card of this suit, so next time it’s led you can play anything.
why-guard = { bot-plays }: { $bosses ->
    [one] when the suit of your boss is led, you’ll have another card to play
   *[other] when the suit of one of your bosses is led, you’ll have another card to play
}.
why-long = { bot-plays }: you have more cards of { suit } than of any other suit.
why-last-two = { bot-plays }: it leaves you only one card of this suit.
why-sure = { bot-plays }: nobody else has a higher card of this suit.
why-unsure = { bot-plays }: somebody else still has a higher card of this suit.
why-opponents-follow = { bot-plays }: neither opponent has shown that they have no { suit }.
why-teammate-void = { bot-plays }: your teammate has no { suit } left and can play anything.
why-teammate-has-boss = { bot-plays }: your teammate still has the boss of this suit that you passed.
why-spares-boss = { bot-plays }: it doesn’t draw out the boss that you passed to your teammate.
why-chooses-trump = { bot-plays }: it makes { suit } trump, and you have { count-cards } of it.

why-pass-best = Pass these cards: they seem to give you the best chances.
why-pass-void = Pass these cards: you keep no { suit }.
why-pass-short = Pass these cards: you keep only one card of { suit }.
why-pass-boss = Pass these cards: you have { $count ->
    [0] no other card
    [one] only one other card
   *[other] only { $count } other cards
} of the boss’s suit.
why-pass-high = Pass these cards: your highest card is among them.
why-pass-low = Pass these cards: your lowest card is among them.
why-pass-trump = Pass these cards: you keep { $trumps ->
    [one] your one trump
    [2] both of your trumps
   *[other] all { $trumps } of your trumps
}.
why-pass-guard = Pass these cards: you keep { $bosses ->
    [one] your boss and every card of its suit
   *[other] your bosses and every card of their suits
}.

# What a choice that was not the best gave away; $chance in percentage points, from 2 on.
review-gave-seventh = The choice made loses the round to a seventh trick more often (+{ $chance } percentage points).
review-gave-round = { $chance ->
    [100] The choice made loses the round, and the best one wins it.
   *[other] The choice made wins the round less often (−{ $chance } percentage points).
}
review-gave-points = The choice made costs points on average.
review-gave-seals = The choice made costs seals on average.
