### The tutorial: learn-<chapter>-<step>, and -<card> for what a card leads to. You sit below, Kitsune on your left, Kappa (your teammate) opposite, Tengu on your right.

learn-title = Learn to play
learn-intro = Six short chapters, a minute or two each. You play the cards yourself; if one isn’t the best, you see what happens and try again. You don’t need to know any other card game.
learn-chapter = Chapter { $number }
learn-chapter-heading = Chapter { $number }: { $title }
learn-done = Done
learn-start = Start here
learn-all = All chapters
learn-progress = How far you are in this chapter
learn-your-turn = Your turn: choose a card below.
learn-go-on = Continue
learn-try-again = Try again
learn-again = Once more
learn-next-chapter = Next chapter
learn-teammate = your teammate
learn-opponent = opponent
# A card of the trick, for screen readers.
learn-played = { $name }: { $card }
learn-round-won = You win the round!
learn-round-lost = You lose the round
learn-first-game = Your first real game
learn-first-game-text = Four players, basic scoring: win a round, score a point; first to two points wins. The bots are novices too, and you can look up every card played.
learn-first-game-button = Play
learn-easy-puzzles = Easy puzzles

## 1. Trick and following suit

learn-trick-title = What is a trick?
learn-trick-table = Four people play: you, at the bottom, and three others. Kappa, opposite you, is your teammate: you win or lose together. Kitsune and Tengu are your opponents. First you’ll see how cards are won; why you’d want them comes in chapter 4.
learn-trick-cards = These are your cards; the others can’t see them. Every card has a number and a suit. There are seven suits: Wind, Earth, Charm, Lightning, Darkness, Fire and Snow. You can tell them by colour and symbol. The small column on each card lists the seven numbers of its suit and marks its own.
learn-trick-what = The game is played in tricks. A trick is one trip around the table, clockwise: each player lays down one card. Once all four cards are there, the best one wins (you’ll see in a moment which that is), and whoever played it takes all four. That team has won a trick.
learn-trick-follow = Kitsune led, which means playing the first card: the 6 of Lightning. So Lightning is the suit of this trick, and everyone who has Lightning must play it. That’s called following suit. The highest Lightning card wins. It’s your turn: win the trick!
learn-trick-follow-l10 = Yes! Your 10 is the highest Lightning card, so the trick is yours. Top left, a dot counts it for “Us”. The diamond at the end of the row stands for the seventh trick; chapter 5 explains what’s special about it. Whoever wins a trick leads the next one.
learn-trick-follow-l4 = You may play the 4, but Tengu’s 9 is higher, so Tengu takes the trick. Try a higher Lightning card.
learn-trick-lead = Now you lead: play any card, and its suit becomes the suit of the trick. Each suit has its own seven numbers; Fire runs from 6 to 12. Win this trick too.
learn-trick-lead-f12 = Nothing beats the 12 in Fire. Look at Tengu: with no Fire card, Tengu was free to play anything. The 13 of Snow is a higher number, but it isn’t Fire, so it can’t win.
learn-trick-lead-l4 = Kitsune’s 5 of Lightning is higher, so Kitsune takes the trick. Lead a card that nobody can beat.
learn-trick-lead-c5 = Tengu’s 9 of Charm is higher, so Tengu takes the trick. Lead a card that nobody can beat.
learn-trick-end = That’s a trick: four cards, one from each player. If you have the suit that was led, you must play it; if not, you may play anything. The highest card of the suit that was led wins – unless there’s a trump. That’s the next chapter.

## 2. Trump

learn-trump-title = Trump
learn-trump-what = After the deal, one card is left over. It lies face up, top right, and its suit is trump for the whole round, until new cards are dealt. Here it’s Earth. A trump beats every card of the six other suits.
learn-trump-short = Tengu led the 12 of Snow. You have no Snow, so you may play any card. Kitsune and Kappa play after you. Win the trick with a trump.
learn-trump-short-e3 = Even a small trump is enough: your 3 of Earth beats the 12 and the 13 of Snow.
learn-trump-short-other = This card is neither Snow nor trump, so it can’t win, whatever its number. Kitsune takes the trick with the 13 of Snow. Use your trump.
learn-trump-over = Another trick. Lightning was led; Tengu has none and played a trump, the 6 of Earth. You have no Lightning either. Win the trick!
learn-trump-over-e8 = If there are several trumps in a trick, the highest wins. Your 8 beats the 6.
learn-trump-over-e4 = The 4 is a trump, but Tengu’s 6 of Earth is higher: Tengu takes the trick. Play a higher trump.
learn-trump-over-w2 = The 2 of Wind is neither Lightning nor trump: Tengu takes the trick. Play a trump that beats the 6.
learn-trump-end = A trump beats all other suits, and a higher trump beats a lower one. But if you have the suit that was led, you must play it, not a trump. If you don’t have it, you may play a trump (that’s called trumping), but you don’t have to.

## 3. The ace

learn-ace-title = The ace of Wind
learn-ace-what = One card beats all the others, even the highest trump: the ace of Wind, marked A. It’s called the Super Trump. This time, you have it.
learn-ace-power = Kitsune led the 8 of Earth, the highest trump there is. You have no Earth. Win the trick anyway!
learn-ace-power-wa = Nothing beats the ace of Wind, whichever suit is trump.
learn-ace-power-other = That doesn’t beat the 8 of Earth: Kitsune takes the trick. Only one of your cards is stronger.
learn-ace-follow = But the ace is a Wind card, and it has to follow suit like any other. Here Snow was led, and you have a Snow card. May you play the ace? Try it.
learn-ace-follow-wa = No: you have Snow, so you must play Snow (rule R12). The ace has to wait.
learn-ace-follow-s8 = You have Snow, so you must play it: the ace wasn’t allowed. It stays in your hand for later.
learn-ace-forced = Now Wind is led. Which of your cards may you play?
learn-ace-forced-wa = The ace is your only Wind card, so you had to play it, for a trick that isn’t worth much. Keep a second Wind card if you can: then you can play that one instead.
learn-ace-end = The ace of Wind beats everything, but it has to follow suit like any Wind card. Save it for a trick that matters. Which ones do? That’s the next chapter.

## 4. Bosses and stars

learn-boss-title = Bosses and stars
learn-boss-seven = Why win tricks? For these! The 7 of each suit is its boss. Whoever wins a trick captures every boss in it. The first team with four bosses wins the round.
learn-boss-capture = Tengu had to follow suit with the 7 of Lightning, a boss. You play last: capture it!
learn-boss-capture-l10 = Captured! It now lies with your team, top left, for all to see. Three more and you win the round.
learn-boss-capture-l6 = Then Kitsune’s 9 wins the trick, and your opponents have captured the boss. Take it yourself.
learn-boss-give = This time you hold a boss: the 7 of Snow. Snow runs from 7 to 13, so the 7 is its lowest card and won’t win by itself. But Kappa’s 13 is winning this trick, and you play last. Which card do you add?
learn-boss-give-s7 = A fine gift! Kappa takes the trick and captures your boss. Teammates’ bosses and tricks count together: your team now has two tricks and two bosses.
learn-boss-give-s11 = Kappa takes the trick, but your boss is still in your hand, and an opponent may capture it later. Add it while your teammate is winning.
learn-boss-stars = Now look at the stars. With advanced scoring, the winners of a round score one point for each star on their bosses. The boss of the trump suit scores nothing, but still counts as one of the four. The first team with 7 points wins the game.
learn-boss-end = Tricks are about bosses: capture them, give yours to your teammate, keep them away from your opponents. Four of them win the round. But beware of winning too many tricks!

## 5. The seventh trick

learn-seventh-title = The seventh trick
learn-seventh-count = Here’s the twist: a team that wins its seventh trick before it has four bosses loses the round at once! Look at the score: your team has six tricks and three bosses, so you’re one boss short. Your opponents have four tricks and three bosses.
learn-seventh-duck = Fire is trump. The others have played, there’s no boss in this trick, and everyone has one more card after it. One boss is still out. Take this trick, or let it go?
learn-seventh-duck-f6 = Well done. Tengu takes the trick, and your team stays at six. Losing a trick on purpose is called ducking.
learn-seventh-duck-f12 = Your 12 wins the trick: your team’s seventh, and still only three bosses. The round is lost on the spot. Try the other card.
learn-seventh-last = The last trick: Tengu leads the 10 of Darkness. Everyone has one card left, so the last boss must come now, and you’ve kept the highest trump. Play it!
learn-seventh-last-f12 = It’s your seventh trick, but it brings the fourth boss, and bosses are checked first. You ducked, and that won the round.
learn-seventh-feed = A new round, with the tables turned: your opponents have six tricks and two bosses; your team has three bosses. Earth is trump. Tengu leads the 10 of Snow, and two bosses are still out. Take the trick, or let it go?
learn-seventh-feed-s8 = Tengu takes the trick: it’s their seventh, with only two bosses. They lose the round and you win it, and your team even gets the bosses still in anyone’s hand.
learn-seventh-feed-s13 = You take the trick and must lead your last card, the 8 of Snow. Kitsune and Kappa can only play the last two bosses, and Tengu trumps: that makes four bosses for them. Try the other card.
learn-seventh-end = Count the tricks of both teams. When you’re close to seven, duck tricks without a boss. When your opponents are, let them have such tricks.

## 6. The pass, voids, and reading your teammate

learn-pass-title = Passing cards and reading your teammate
learn-pass-choose = Before the first trick, everyone passes three cards to their teammate, without seeing what comes back. A good plan is to pass a whole suit: when it’s led later, you’re free to trump. Choose three cards so that two suits are gone from your hand, then pass.
learn-pass-choose-wrong = That’s allowed, but two suits wouldn’t be gone. Of which suits do you have just one card, or just two?
learn-pass-read = Charm and Darkness are gone from your hand: you’re “void” in them. The glowing cards came from Kappa. Two of them are Snow! Perhaps Kappa did the same as you and has no Snow left.
learn-pass-lead = Some tricks later you lead, with two tricks and one boss for your team. The boss of Snow hasn’t been played yet. If Kappa really has no Snow, Kappa can trump it. Which card do you lead?
learn-pass-lead-s8 = Kappa has no Snow, trumps with the 4 of Earth and captures the boss that Tengu had to play. You read your teammate’s pass!
learn-pass-lead-e6 = Earth was led, so Kappa has to follow with the 4, a trump that could have captured a boss. What did Kappa pass you?
learn-pass-lead-fire = Kappa has Fire and must follow suit. Your team takes the trick, but there’s no boss in it. What did Kappa pass you?
learn-pass-boss = One more. Charm was led, and you have none. Kappa’s 9 is the highest Charm card there is, and you play last. You may play anything: which card helps your team most?
learn-pass-boss-d7 = Kappa takes the trick, and your boss with it. That’s the other use of a void: it lets you give your teammate a boss.
learn-pass-boss-e6 = You take the trick away from your own teammate, a good trump is gone, and your boss is still in your hand. What else could you add?
learn-pass-boss-w3 = Kappa takes the trick, but your boss stays in your hand, and an opponent may capture it later. What else could you add?
learn-pass-end = Now you know the game. Watch what your teammate passes and leads. And whenever somebody doesn’t follow suit, everyone knows: they have none of that suit left. Ready for a real game?

## The first real game: one line at every new thing

learn-tip-pass = Choose { $count } cards for { $name }, your teammate, and pass them. You’ll get as many back without knowing which.
learn-tip-received = { $name }, your teammate, gave you: { $cards }.
learn-tip-lead-you = You lead the first trick, because you were dealt the { $card }. Play any card.
learn-tip-lead = { $name } leads the first trick: whoever was dealt the { $card } does.
learn-tip-later-lead-you = You lead this round, because you won the last trick of the round before.
learn-tip-later-lead = { $name } leads this round: whoever won the last trick of the round before does.
learn-tip-follow = You have { $suit }, the suit that was led, so you have to play one of those cards. The others are out of reach for now.
learn-tip-free = You have no { $suit } card, so you can play anything: a trump to win the trick, or a card you want to be rid of.
learn-tip-ace-you = The ace of Wind beats every other card: the trick is yours.
learn-tip-ace = The ace of Wind beats every other card: the trick goes to { $name }.
learn-tip-boss = A boss has been captured! The first team with { $count } of them wins the round.
learn-tip-seventh-you = Careful: your team has six tricks. A seventh loses you the round, unless it brings the fourth boss.
learn-tip-seventh = { $names } have six tricks. A seventh loses them the round, unless it brings the fourth boss: you may let them win one.
learn-tip-read = Got it
learn-tip-no-more = No more tips
