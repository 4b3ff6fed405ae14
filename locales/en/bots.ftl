### What the computer players say about a choice: one sentence a hint, bot-why-<reason>.
### The card is given as $suit, $rank and $foil, as for the message "card".

bot-plays = Play { card.def }
bot-why-only = { bot-plays }: it is the only card you may play.
bot-why-best = { bot-plays }: it seems a little better than the others.
bot-why-wins-round = { bot-plays }: this trick can win you the round.
bot-why-seventh = { bot-plays }: your side has six tricks, and a seventh would lose the round.
bot-why-stops-them = { bot-plays }: it may keep the boss that decides the round from your opponents.
bot-why-their-seventh = { bot-plays }: your opponents have six tricks, and a seventh would lose them the round.
bot-why-captures = { bot-plays }: it may bring your side a boss.
bot-why-denies = { bot-plays }: it may keep a boss from your opponents.
bot-why-ducks = { bot-plays }: with { count-tricks } won, it is better not to win tricks without a boss.
bot-why-feeds = { bot-plays }: it leaves the trick to your opponents and brings them closer to the seventh.
bot-why-keeps-boss = { bot-plays }: your boss is safer in your hand.
bot-why-gives-boss = { bot-plays }: it is a good moment to part with this boss.
bot-why-sheds-high = { bot-plays }: it gets rid of a high card that could win a trick too many.
bot-why-keeps-high = { bot-plays }: your higher cards are more useful later.
bot-why-keeps-trump = { bot-plays }: your trumps are more useful later.
bot-why-trumps = { bot-plays }: now is the moment for a trump.
bot-why-super-trump = { bot-plays }: the Super Trump is worth keeping.
bot-why-void = { bot-plays }: it is your last { suit } card, and without the suit you may play anything.
bot-why-guard = { bot-plays }: it keeps the cards that protect your boss.
bot-why-length = { bot-plays }: the number of your { suit } cards speaks for it.
bot-why-sure = { bot-plays }: whether a higher card of its suit is still out makes the difference.
bot-why-their-void = { bot-plays }: as far as is known, your opponents can still follow { suit }.
bot-why-partner = { bot-plays }: { suit } is a good suit for your teammate.
bot-why-chooses-trump = { bot-plays }: it makes { suit } trump, and you are strong there.

bot-why-pass-best = Pass these cards: you will miss them least.
bot-why-pass-void = Pass these cards: it makes you short of a suit, so that soon you need not follow it.
bot-why-pass-boss = Pass these cards: the boss is better off in another hand.
bot-why-pass-high = Pass these cards: high cards are worth more in another hand than in yours.
bot-why-pass-low = Pass these cards: low cards are of little use to you.
bot-why-pass-trump = Pass these cards: it keeps the trumps you need.
bot-why-pass-guard = Pass these cards: those that protect your bosses stay with you.
