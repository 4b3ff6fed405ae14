### What the computer players say about a choice: one sentence a hint, bot-why-<reason>.
### The card is given as $suit, $rank and $foil, as for the message "card".

bot-plays = Play { card.def }
bot-why-only = { bot-plays }: it’s the only card you can play.
bot-why-best = { bot-plays }: it seems better than the others.
bot-why-wins-round = { bot-plays }: this trick can win you the round.
bot-why-seventh = { bot-plays }: your side has six tricks, and a seventh would lose the round.
bot-why-stops-them = { bot-plays }: it may keep the boss that decides the round from { $players ->
    [3] an opponent
   *[other] your opponents
}.
bot-why-their-seventh = { bot-plays }: { $players ->
    [3] an opponent has six tricks, and a seventh would lose them the round
   *[other] your opponents have six tricks, and a seventh would lose them the round
}.
bot-why-captures = { bot-plays }: it may win you a boss.
bot-why-denies = { bot-plays }: it may keep a boss from { $players ->
    [3] an opponent
   *[other] your opponents
}.
bot-why-ducks = { bot-plays }: with { count-tricks } already, you don’t want tricks without a boss.
bot-why-feeds = { bot-plays }: { $players ->
    [3] the trick goes to an opponent and brings them closer to a seventh
   *[other] the trick goes to your opponents and brings them closer to the seventh
}.
bot-why-keeps-boss = { bot-plays }: your boss is safer in your hand.
bot-why-gives-boss = { bot-plays }: it’s a good moment to let this boss go.
bot-why-sheds-high = { bot-plays }: it gets rid of a high card that could win a trick too many.
bot-why-keeps-high = { bot-plays }: your higher cards are more useful later.
bot-why-keeps-trump = { bot-plays }: your trumps are more useful later.
bot-why-trumps = { bot-plays }: now is the time for a trump.
bot-why-super-trump = { bot-plays }: the Super Trump is worth keeping.
bot-why-void = { bot-plays }: it’s your last card of the suit, and then you can play anything on it.
bot-why-guard = { bot-plays }: it keeps the cards that protect your boss.
bot-why-long = { bot-plays }: you have plenty of { suit }.
bot-why-short = { bot-plays }: you have only a few { suit } cards.
bot-why-sure = { bot-plays }: no higher card of its suit is left.
bot-why-unsure = { bot-plays }: a higher card of its suit is still out, so it may not win.
bot-why-their-void = { bot-plays }: as far as we know, your opponents still have { suit }.
bot-why-partner = { bot-plays }: { suit } is a good suit for your teammate.
bot-why-chooses-trump = { bot-plays }: it makes { suit } trump, and you are strong there.

bot-why-pass-best = Pass these cards: you’ll miss them least.
bot-why-pass-void = Pass these cards: you’ll be short of a suit, and soon you won’t have to follow it.
bot-why-pass-boss = Pass these cards: the boss is better off in another hand.
bot-why-pass-high = Pass these cards: high cards are worth more in another hand than in yours.
bot-why-pass-low = Pass these cards: low cards do little for you.
bot-why-pass-trump = Pass these cards: it keeps the trumps you need.
bot-why-pass-guard = Pass these cards: those that protect your bosses stay with you.

# What a choice that was not the best gave away; $chance in percent.
review-gave-seventh = What was chosen instead lost the round to a seventh trick more often (+{ $chance }%).
review-gave-bosses = What was chosen instead left the deciding bosses to others more often (+{ $chance }%).
review-gave-points = What was chosen instead brought fewer points on average.
review-gave-seals = What was chosen instead brought fewer seals on average.
