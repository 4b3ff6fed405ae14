### The rulebook. Plain text: an empty line parts paragraphs, a single line break parts list lines.
### rule-<number> is the rule's text, rule-<number>-title its heading; rules-section-* opens a section.

rulebook-title = Yokai Septet: the rules
rulebook-contents = Contents
rulebook-print = Print this page
rulebook-intro =
    Seven families of yokai roam the night, and each follows a boss. You try to capture the bosses by winning tricks, but greed is punished: whoever takes too many tricks loses the round.

    Every rule has a number, so you can look it up or link to it; when the game refuses a move, it names the rule. Rules that apply only to three players, or only to the Seven Suitors variant, say so.

rulebook-minute-title = In one minute
rulebook-minute =
    Two teams of two play with seven suits of seven cards each. The suits overlap like stairs: the weakest runs from the ace to 7, the strongest from 7 to 13. Every suit has a 7, and that card is its Boss Yokai.

    Deal out all the cards but one. The last card lies face up, and its suit is trump. Everybody passes three cards to their teammate. Then you play tricks: one player leads a card, and everyone else adds one, following the lead suit if they can and playing what they like if they can’t. The highest trump wins the trick, or, without a trump, the highest card of the lead suit. One card beats everything: the ace of Wind, the Super Trump.

    Capture four bosses and your team wins the round. Win seven tricks before you have four bosses and your team loses it. Each white star on the winners’ bosses is a point, but the boss of the trump suit scores nothing; the first team to 7 points wins the game.

rules-section-cards = The cards
rules-section-seats = Players, teams and rounds
rules-section-deal = Dealing and passing
rules-section-tricks = Playing tricks
rules-section-round-end = How a round ends
rules-section-scoring = Scoring
rules-section-match-end = How the game ends
rules-section-suitors = Seven Suitors, a variant for four players
rules-section-knowledge = What you may know
rules-section-faq = Questions and answers
rules-section-tips = Five tips
rules-section-summary = On one page

rule-r1-title = Seven suits
rule-r1 =
    The deck has 49 cards: seven suits of seven cards each. Each suit starts one rank higher than the one before it, so suits differ in strength. The suits are named after elements, because the colours differ between editions.

    W, Wind, green: A 2 3 4 5 6 7
    E, Earth, purple: 2 3 4 5 6 7 8
    C, Charm, pink: 3 4 5 6 7 8 9
    L, Lightning, yellow: 4 5 6 7 8 9 10
    D, Darkness, black: 5 6 7 8 9 10 11
    F, Fire, red: 6 7 8 9 10 11 12
    S, Snow, blue: 7 8 9 10 11 12 13

rule-r2-title = Boss Yokai and their stars
rule-r2 =
    The 7 of each suit is its Boss Yokai. Most bosses carry white or black stars. White stars count in every game; black stars count only with three players.

    Worth with four players: Wind 0, Earth 0, Charm 1, Lightning 1, Darkness 1, Fire 2, Snow 2.
    Worth with three players: Wind 0, Earth 1, Charm 1, Lightning 2, Darkness 2, Fire 3, Snow 3.

rule-r3-title = The Super Trump
rule-r3 =
    The ace of Wind, WA, is the Super Trump. When it comes to following suit it is an ordinary Wind card, the lowest of them. When it comes to winning the trick it beats every other card.

rule-r4-title = Card codes
rule-r4 =
    In writing, a card is the letter of its suit and its rank: WA is the ace of Wind, E7 the 7 of Earth, S13 the 13 of Snow. The Seven Suitors deck (R50) has a second, foil copy of every 7, marked with an f: W7f. The two copies are equal in every rule.

rule-r5-title = Players and teams
rule-r5 =
    Four players form two teams, by agreement or by drawing lots, and teammates sit opposite each other. With three players, each plays alone: where a rule says “team”, read “player”. Play goes clockwise; the player to your left is the next one clockwise.

rule-r6-title = Rounds
rule-r6 =
    A game is a series of rounds, and it goes on until R40 ends it (in Seven Suitors, R57 or R58). A round is a deal, a pass and then tricks.

rule-r7-title = The deal
rule-r7 =
    Shuffle all 49 cards. Deal 12 to each of four players, or 16 to each of three. One card is left: turn it face up. This is the Trump Suit card: its suit is trump for this round. It belongs to nobody and cannot be captured.

rule-r8-title = The pass
rule-r8 =
    Look at your hand and choose three cards to give away. With four players they go to your teammate, with three to the player on your left. All players choose at the same time, before they see what they receive.

    Of the rulebooks only the Chinese one forbids talking, and only while cards are exchanged. Here the ready-made chat phrases are switched off while cards are passed and played; that is our own table rule.

rule-r9-title = Who leads in the first round
rule-r9 =
    In the first round the player who was dealt WA leads. If WA is the Trump Suit card, the player who was dealt S13 leads instead. Once everybody has passed, it is announced who that is. They may lead any card; they may even have passed that card on already.

    The editions differ here. In the Chinese book the player who holds the card after the pass leads; the German book goes by the deal for WA, but says “has” for S13. So each table chooses: “Whoever is dealt the ace” (the usual way) or “Whoever holds the ace after the pass”.

rule-r10-title = Who leads in later rounds
rule-r10 =
    From the second round on, the player who won the last trick of the round before leads.

rule-r11-title = Following suit
rule-r11 =
    A trick is one card from each player. The lead player plays any card to the middle. Its suit is the lead suit of this trick. One after the other, clockwise, the others add a card. If you hold a card of the lead suit, you must play one. If you hold none, you may play any card: you need not play a trump.

rule-r12-title = Following with the Super Trump
rule-r12 =
    WA obeys R11 like every other Wind card. If Wind is led and WA is your only Wind card, you have to play it. If another suit is led and you hold that suit, you may not play WA.

rule-r13-title = Who wins the trick
rule-r13 =
    Check in this order: whoever played WA wins. If nobody did, the highest trump wins. If there is no trump either, the highest card of the lead suit wins. All other cards lose, however high they are.

rule-r14-title = Taking the trick
rule-r14 =
    The winner takes the cards and leads the next trick. Captured bosses lie face up for all to see. The other cards of the trick go into a pile face down, one pile per trick, so that everyone can count tricks. Tricks and bosses of both teammates count together.

    The English, German and French books lay them in front of the player who won them, the Russian and the Chinese one in front of the team. Here the table shows the team’s total; tap it to see what each player won.

rule-r20-title = Enough bosses: you win
rule-r20 =
    After every trick, check R20, then R21, then R22. If the team that won the trick now has four or more bosses, it wins the round, which ends at once. With three players, three bosses are enough. The boss of the trump suit counts here like any other, although it will score nothing.

rule-r21-title = The seventh trick: you lose
rule-r21 =
    Otherwise, if that team has now won seven tricks, it loses the round, which ends at once. With four players the other team wins and also receives every boss that is still in anyone’s hand. With three players both others win.

rule-r22-title = The last trick
rule-r22 =
    Otherwise, if no cards are left, the team that won the last trick wins the round.

rule-r23-title = Bosses before tricks
rule-r23 =
    Because R20 comes before R21, a seventh trick that brings the deciding boss wins the round.

rule-r24-title = When the last trick decides
rule-r24 =
    R22 is rare. It can only happen when the Trump Suit card is itself a 7. Otherwise all seven bosses are in play, and sooner or later somebody has enough of them.

rule-r30-title = Only winners score
rule-r30 =
    Whoever loses the round scores nothing in it, whatever they captured.

rule-r31-title = Basic scoring
rule-r31 =
    For a first game: the winning team scores 1 point (with three players, each winner does), and 2 points win the game.

rule-r32-title = Advanced scoring with four players
rule-r32 =
    For players who know trick-taking games: the winning team scores 1 point for each white star on its bosses, including those it received under R21. The boss of the trump suit scores 0. 7 points win the game.

rule-r33-title = Advanced scoring with three players
rule-r33 =
    If one player wins, they score 1 point for each white and each black star on their bosses; again the boss of the trump suit scores 0. If somebody lost by R21, the two winners score 3 points each, whatever they captured. 7 points win the game.

rule-r34-title = At least one point
rule-r34 =
    Every winner scores at least 1 point. The most a round can bring is 7 points with four players and 11 with three. Scoring tokens never run out.

rule-r40-title = Reaching the goal
rule-r40 =
    If a team has reached the goal at the end of a round, the game is over, and the team with the most points wins.

rule-r41-title = Ties
rule-r41 =
    A tie for first place is possible only with three players, when a round ended with a seventh trick. Then the player to the left of the one who took seven tricks wins; this is always one of the tied players.

rule-r42-title = No other end
rule-r42 =
    Nothing else ends a game under these scorings. A game that is abandoned has no winner.

rule-r50-title = The big deck
rule-r50 =
    Add a second copy of every 7, a foil card, to the 49 cards: 56 cards. Deal 14 to each of the four players. No card is left over, and none is turned face up.

rule-r51-title = Passing to everyone
rule-r51 =
    Everyone chooses three cards at the same time and gives one to each of the other players.

rule-r52-title = Who leads
rule-r52 =
    In the first round the player who was dealt WA leads; a table can choose as in R9. Whoever leads first chooses trump (R53), so it matters who leads later. The editions differ: in the Chinese book R10 applies (“Whoever won the last trick”, the usual way); in the Russian one every round is led like the first (“Whoever is dealt the ace”). Each table chooses.

rule-r53-title = The first card makes trump
rule-r53 =
    The suit of the very first card led in a round is trump for the whole round. If that card is WA, Wind is trump.

rule-r54-title = Twin bosses in one trick
rule-r54 =
    Tricks are played as in R11 to R14. If both 7s of a suit fall in one trick and a 7 of that suit wins, the one played first takes it.

rule-r55-title = Sealing a suit
rule-r55 =
    As soon as a team has captured both 7s of a suit within one round, it seals that suit and keeps the seal until the game ends. A single 7 is worth nothing once the round is over.

rule-r56-title = All fourteen tricks
rule-r56 =
    Unless R57 or R58 ends the game first, all 14 tricks of a round are played. There are no points, and seven tricks do no harm: R20 to R41 do not apply.

rule-r57-title = Full game
rule-r57 =
    The first team to seal all seven suits wins at once, even in the middle of a round. Both teams may seal the same suit.

rule-r58-title = Shorter variant
rule-r58 =
    Each suit can be sealed only once, by the team that is first to do so. The first team with four seals wins at once.

rules-knowledge =
    You know your own hand, the cards you passed and received, and the Trump Suit card; you know who leads first and why. You see every card as it is played, and so you can tell who could not follow which suit. Captured bosses and the number of tricks of each team lie open. Everything else is hidden: other hands, and what others passed to each other.

    A pass stays secret until everybody has chosen. After that, only the giver and the receiver know the cards. When a round is over, its deal, its passes and its tricks are open to all.

    At the card table, won tricks lie face down. Here, each table decides how much of a memory aid to allow: none, the last trick (the usual setting), or all cards played so far.

## Examples, each for one rule; the cards, who leads and who wins are data in texts/rulebook.py.

rule-example = Example: { $text }
example-r13-led = Earth is trump. Tanuki leads W3, Kitsune plays W6, Kappa W2 and Tengu S12. Kitsune wins with W6, the highest card of the lead suit; the 12 is higher, but of another suit.
example-r13-trump = Earth is trump. Kitsune leads F9, Kappa plays F12, Tengu E5 and Tanuki E3. Tengu wins with E5, the highest trump.
example-r13-ace = Earth is trump. Kappa leads E8, Tengu plays E6, Tanuki, who has no Earth, WA, and Kitsune E2. Tanuki wins with WA, the Super Trump.
example-r13-alone = Earth is trump. Tanuki leads S7, Kitsune plays W5, Kappa C9 and Tengu F12. Tanuki wins with S7, because nobody else follows and nobody plays a trump.
example-r23-both = Fire is trump. Tanuki and Kappa have six tricks and the bosses W7, C7 and D7. Kitsune leads L9, Kappa plays L10, Tengu has to follow with L7, and Tanuki plays L4. Kappa wins the trick: it is the team’s seventh, but L7 is its fourth boss. Tanuki and Kappa win the round.
example-r32-captured = Fire is trump, and Tanuki and Kappa have captured W7, L7, F7 and S7. They score 0 + 1 + 0 + 2 = 3 points.
example-r32-hands = Lightning is trump. Tanuki and Kappa win their seventh trick and have W7 and S7. Kitsune and Tengu have captured D7, E7 and L7, and F7 and C7 are still in players’ hands. Kitsune and Tengu score 1 + 0 + 0 + 2 + 1 = 4 points.
example-r33-alone = Three players, Lightning is trump. Kitsune captures a third boss and now has F7, S7 and E7. Kitsune alone wins the round and scores 3 + 3 + 1 = 7 points.
example-r33-seventh = Three players, Earth is trump. Kitsune wins a seventh trick and has only two bosses, F7 and S7. Tanuki and Kappa win and score 3 points each, Kitsune scores nothing.
example-r41-tie = Three players; clockwise sit Tanuki with 4 points, Kitsune with 2 and Kappa with 4. Kitsune wins a seventh trick with too few bosses, so Tanuki and Kappa score 3 points each and both have 7. Kappa sits to the left of Kitsune and wins the game. If Tanuki had had 5 points before, Tanuki would have won by 8 to 7.
example-r53-trump = Seven Suitors, the first trick of a round. Tanuki leads F9, so Fire is trump for the whole round. Kitsune plays F12, Kappa F6, and Tengu, who has no Fire, E4. Kitsune wins.
example-r54-twins = Seven Suitors, Fire is trump. Tengu leads L4; Tanuki, who has no Lightning, plays F7f, Kitsune, who has none either, F7, and Kappa L9. Both 7s of Fire are the highest trumps in this trick, and Tanuki’s was played first: Tanuki wins. With both 7s of Fire captured in one round, Tanuki and Kappa seal Fire at once (R55).

## Questions that come up often: faq-<name>, and the answer.

faq-only-ace = Do I have to play the ace of Wind if it’s my only Wind card?
faq-only-ace-answer = Yes, when Wind is led. The ace is a Wind card and follows suit like any other (R12). It beats everything all the same.
faq-must-trump = I can’t follow suit. Do I have to play a trump?
faq-must-trump-answer = No. You may play any card you like (R11).
faq-scoring = Which captured bosses score points?
faq-scoring-answer = Only those of the winners: whoever loses the round scores nothing, whatever they captured (R30). The boss of the trump suit counts among your four (R20), but it scores nothing either (R32).
faq-both-at-once = My seventh trick brings my team its fourth boss. Do we win or lose?
faq-both-at-once-answer = You win: bosses are checked before tricks (R23).
faq-bosses-left = Who gets the bosses still in players’ hands?
faq-bosses-left-answer = When a team loses by its seventh trick, the other team gets all of them, no matter who holds them (R21). If a round ends in another way, nobody does. With three players nobody gets them: with advanced scoring the winners score 3 points each (R33).
faq-face-up = What if the face-up card is a 7, or the ace of Wind?
faq-face-up-answer = Its suit is trump as always, and the card itself is out of play (R7). With a 7 only six bosses are left, so the last trick can decide (R24). With the ace there is no Super Trump in this round, and in the first round whoever was dealt the 13 of Snow leads (R9).
faq-talking = May my teammate and I talk?
faq-talking-answer = Not while you choose the cards to pass, says the Chinese book; the others say nothing about it (R8). Here the chat phrases are switched off while cards are passed and played.
faq-leading = Who leads in the first round, and who later?
faq-leading-answer = In the first round whoever was dealt the ace of Wind, even if they have passed it on; a table can choose otherwise (R9). Later whoever won the last trick of the round before, and not the holder of the ace (R10). In Seven Suitors a table can choose otherwise here, too (R52).

## Five tips: tip-<name>. $points is how much the bots’ tuned weights make of it, in points.

tips-source = The computer players found these out by playing against themselves. The figure shows how much they rely on a tip: roughly how many points it’s worth at best, with four players and advanced scoring, where a round brings 3 to 4 points.
points-of-tip = about { NUMBER($points, minimumFractionDigits: 1) } points
tip-void = Pass your last cards of a suit, so that you run out of it. Then you can soon throw off whatever you like, or trump. Nothing else in the pass is worth as much: { points-of-tip }.
tip-boss = Play a boss when your teammate is winning the trick, and never into a trick the others win. The more bosses a side has, the more the next one counts; denying the others one is worth at least as much as capturing it yourself: { points-of-tip }.
tip-seventh = Count the tricks, the others’ too. From four tricks on, duck every trick without a boss; when the others have five or six, leave them such tricks: { points-of-tip }.
tip-ace = Keep the Super Trump for a trick that matters: for a boss, or to stop the others. Throwing it away is the costliest mistake you can make: { points-of-tip }.
tip-low = Play low cards early and keep high ones for the end, when you know which tricks you want. Of all five tips this one is the weakest: { points-of-tip }.

## The summary for printing: summary-<name>, with a heading each; the table of suits is drawn from data.

summary-setup-title = Before you play
summary-setup =
    Four players in two teams: deal 12 cards each. Three players, each alone: 16 each. The last card is turned up and makes its suit trump.
    Pass 3 cards: to your teammate, or with three players to the left.
    First lead: whoever was dealt the ace of Wind. Later: whoever won the last trick of the round before.
summary-trick-title = A trick
summary-trick =
    Follow the lead suit if you can; otherwise play any card.
    The ace of Wind wins; else the highest trump; else the highest card of the lead suit.
    The winner takes the bosses and leads the next trick.
summary-end-title = After each trick, in this order
summary-end =
    Four bosses (three players: three): the team wins the round.
    Seven tricks: the team loses. The other team also gets all bosses in anyone’s hand; with three players both others win.
    No cards left: the last trick wins.
summary-score-title = Scoring
summary-score =
    Only winners score. Basic: 1 point a round, first to 2.
    Advanced: 1 point for each star on the bosses, 0 for the boss of the trump suit, first to 7. Black stars count only with three players; there, after a seventh trick, the two winners score 3 each.
summary-suitors-title = Seven Suitors
summary-suitors =
    56 cards, two 7s of each suit; deal 14 each. Pass one card to every other player.
    The first card led in a round makes its suit trump. Play all 14 tricks.
    Capture both 7s of a suit in one round to seal it. Seal all seven suits to win; in the shorter variant each suit is sealed once, and four seals win.
