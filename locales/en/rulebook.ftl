### The rulebook. Plain text: an empty line parts paragraphs, a single line break parts list lines.
### rule-<number> is the rule's text, rule-<number>-title its heading; rules-section-* opens a section.

rulebook-title = Yokai Septet: the rules
rulebook-intro =
    Seven families of yokai roam the night, and each follows a boss. You try to capture the bosses by winning tricks, but greed is punished: whoever takes too many tricks loses the round.

    Every rule below has a number, so that you can look it up and so that messages in the game can refer to it. Rules that apply only to three players, or only to the Seven Suitors variant, say so.

rulebook-minute-title = In one minute
rulebook-minute =
    Two teams of two play with seven suits of seven cards each. The suits overlap like stairs: the weakest runs from the ace to 7, the strongest from 7 to 13. Every suit has a 7, and that card is its Boss Yokai.

    Deal out all the cards but one. The last card lies face up, and its suit is trump. Everybody passes three cards to their teammate. Then you play tricks: follow the lead suit if you can, otherwise play what you like. The highest trump wins the trick, or, without a trump, the highest card of the lead suit. One card beats everything: the ace of Wind, the Super Trump.

    Capture four bosses and your team wins the round. Win seven tricks before you have four bosses and your team loses it. Winners score the stars on their bosses, and the first team to 7 points wins the game.

rules-section-cards = The cards
rules-section-seats = Players, teams and rounds
rules-section-deal = Dealing and passing
rules-section-tricks = Playing tricks
rules-section-round-end = How a round ends
rules-section-scoring = Scoring
rules-section-match-end = How the game ends
rules-section-suitors = Seven Suitors, a variant for four players
rules-section-knowledge = What you may know

rule-r1-title = Seven suits
rule-r1 =
    The deck has 49 cards: seven suits of seven cards each. Each suit starts one rank higher than the one before it, so suits differ in strength. Elements name the suits, because the colours are not the same in every edition.

    W, Wind, green: A 2 3 4 5 6 7
    E, Earth, purple: 2 3 4 5 6 7 8
    C, Charm, pink: 3 4 5 6 7 8 9
    L, Lightning, yellow: 4 5 6 7 8 9 10
    D, Darkness, black: 5 6 7 8 9 10 11
    F, Fire, red: 6 7 8 9 10 11 12
    S, Snow, blue: 7 8 9 10 11 12 13

rule-r2-title = Boss Yokai and their stars
rule-r2 =
    The 7 of each suit is its Boss Yokai. Bosses bear white and black stars. White stars count in every game; black stars count only with three players.

    Worth with four players: Wind 0, Earth 0, Charm 1, Lightning 1, Darkness 1, Fire 2, Snow 2.
    Worth with three players: Wind 0, Earth 1, Charm 1, Lightning 2, Darkness 2, Fire 3, Snow 3.

rule-r3-title = The Super Trump
rule-r3 =
    The ace of Wind, WA, is the Super Trump. When it comes to following suit it is an ordinary Wind card, the lowest of them. When it comes to winning the trick it beats every other card.

rule-r4-title = Card codes
rule-r4 =
    In writing, a card is the letter of its suit and its rank: WA is the ace of Wind, E7 the 7 of Earth, S13 the 13 of Snow. The Seven Suitors deck (R50) has a second, foil copy of every 7, marked with an f: W7f. The two copies are equal in every rule.

rule-r5-title = Players and teams
rule-r5 =
    Four players form two teams, and teammates sit opposite each other. With three players, each plays alone. Play goes clockwise; the player to your left is the next one clockwise.

rule-r6-title = Rounds
rule-r6 =
    A game is a series of rounds, and it goes on until R40 to R42 end it (in Seven Suitors, R57 or R58). A round is a deal, a pass and then tricks.

rule-r7-title = The deal
rule-r7 =
    Shuffle all 49 cards. Deal 12 to each of four players, or 16 to each of three. One card is left: turn it face up. This is the Trump Suit card: its suit is trump for this round. It belongs to nobody and cannot be captured.

rule-r8-title = The pass
rule-r8 =
    Look at your hand and choose three cards to give away. With four players they go to your teammate, with three to the player on your left. All players choose at the same time, before they see what they receive. Talking about the cards is not allowed, now or later.

rule-r9-title = Who leads in the first round
rule-r9 =
    In the first round the player who was dealt WA leads. If WA is the Trump Suit card, the player who was dealt S13 leads instead. Once everybody has passed, it is announced who that is. They may lead any card, and they may have passed the named card on.

    The editions differ here, so a table can choose: “dealt” (the usual way) goes by the deal; “holder” goes by who holds the card after the pass.

rule-r10-title = Who leads in later rounds
rule-r10 =
    From the second round on, the player who won the last trick of the round before leads.

rule-r11-title = Following suit
rule-r11 =
    The lead player plays any card to the middle. Its suit is the lead suit of this trick. One after the other, clockwise, the others add a card. If you hold a card of the lead suit, you must play one. If you hold none, you may play any card.

rule-r12-title = Following with the Super Trump
rule-r12 =
    WA obeys R11 like every other Wind card. If Wind is led and WA is your only Wind card, you have to play it. If another suit is led and you hold that suit, you may not play WA.

rule-r13-title = Who wins the trick
rule-r13 =
    Check in this order: whoever played WA wins. If nobody did, the highest trump wins. If there is no trump either, the highest card of the lead suit wins. All other cards lose, however high they are.

    Examples, Earth being trump:
    W3, W6, W2, S12: W6 wins, the highest card of the lead suit.
    F9, F12, E5, E3: E5 wins, the highest trump.
    E8, E6, WA, E2: WA wins, the Super Trump.
    S7, W5, C9, F12: S7 wins, because nobody else follows and nobody plays a trump.

rule-r14-title = Taking the trick
rule-r14 =
    The winner takes the cards and leads the next trick. Captured bosses lie face up in front of their captors for all to see. The other cards of the trick go into a pile face down, one pile per trick, so that everyone can count the tricks of each team.

rule-r20-title = Enough bosses: you win
rule-r20 =
    After every trick, check R20, then R21, then R22. If the team that won the trick now has four or more bosses, it wins the round. With three players, three bosses are enough. The boss of the trump suit counts here like any other, although it will score nothing.

rule-r21-title = The seventh trick: you lose
rule-r21 =
    Otherwise, if that team has now won seven tricks, it loses the round. With four players the other team wins and also receives every boss that is still in anyone’s hand. With three players both others win.

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
    For a first game: every winner of a round scores 1 point, and 2 points win the game.

rule-r32-title = Advanced scoring with four players
rule-r32 =
    The winning team scores 1 point for each white star on its bosses, including those it received under R21. The boss of the trump suit scores 0. 7 points win the game.

    Example: Fire is trump, and a team has captured W7, L7, F7 and S7. It scores 0 + 1 + 0 + 2 = 3 points.
    Example: Lightning is trump. One team wins its seventh trick and has W7 and S7. Its opponents have captured D7, E7 and L7, and F7 and C7 are still in players’ hands. The opponents score 1 + 0 + 0 + 2 + 1 = 4 points.

rule-r33-title = Advanced scoring with three players
rule-r33 =
    If one player wins, they score 1 point for each white and each black star on their bosses; again the boss of the trump suit scores 0. If somebody lost by R21, both winners score 3 points each, whatever they captured. 7 points win the game.

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
    Nothing else ends a game under these scorings. If the players break a game off, nobody has won it.

rule-r50-title = The big deck
rule-r50 =
    Add a second copy of every 7, a foil card, to the 49 cards: 56 cards. Deal 14 to each of the four players. No card is left over, and none is turned face up.

rule-r51-title = Passing to everyone
rule-r51 =
    Everyone chooses three cards at the same time and gives one to each of the other players.

rule-r52-title = Who leads
rule-r52 =
    In the first round the player who was dealt WA leads; a table can choose as in R9. Later R10 applies.

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
    You know your own hand, the cards you passed and received, who the first leader is and why, and the Trump Suit card. You see every card as it is played, and so you can tell who could not follow which suit. Captured bosses and the number of tricks of each team lie open. Everything else is hidden: other hands, and what others passed to each other.

    A pass stays secret until everybody has chosen. After that, only the giver and the receiver know the cards. When a round is over, its deal, its passes and its tricks are open to all.

    At the card table, won tricks lie face down. A table here chooses how much help memory gets: none, the last trick (the usual setting), or all cards played so far.
