### Was die Computerspieler zu einer Wahl sagen: ein Satz je Tipp, why-<Grund>. Jeder steht nur da, wo er stimmt
### (src/yokai_septet/bots/claims.py und tests/bots/sentences.py); neue Fassungen müssen dasselbe behaupten.
### Die Karte steht in $suit, $rank und $foil, wie für die Nachricht „card“.

bot-plays = Spiel { card.acc }
why-only = { bot-plays }: Es ist die einzige erlaubte Karte.
why-best = { bot-plays }: Damit hast du wohl die besten Chancen.
why-wins-round = { bot-plays }: { $players ->
    [3] Gewinnst du diesen Stich, gewinnst du die Runde
   *[other] Gewinnt dein Team diesen Stich, gewinnt es die Runde
}.
why-seventh = { bot-plays }: { $players ->
    [3] Du hast
   *[other] Dein Team hat
} sechs Stiche, und ein siebter { $missing ->
    [1] ohne Boss
   *[other] mit weniger als { $missing } Bossen
} kostet die Runde.
why-their-seventh = { bot-plays }: { $players ->
    [3] Ein Gegner hat
   *[other] Die Gegner haben
} sechs Stiche, und ein siebter { $missing ->
    [1] ohne Boss
   *[other] mit weniger als { $missing } Bossen
} kostet { $players ->
    [3] ihn
   *[other] sie
} die Runde.
why-takes-deciding = { bot-plays }: Damit liegst du vor { $players ->
    [3] einem Gegner, der
   *[other] den Gegnern, die
} mit diesem Stich die Runde { $players ->
    [3] gewinnen würde
   *[other] gewinnen würden
}.
why-stops-them = { bot-plays }: Dann { $players ->
    [3] liegst du in einem Stich vorn, mit dem ein Gegner die Runde gewinnen würde
   *[other] liegt dein Team in einem Stich vorn, mit dem die Gegner die Runde gewinnen würden
}.
why-no-boss = { bot-plays }: Mit einem Boss von dir in diesem Stich { $players ->
    [3] könnte ein Gegner
   *[other] könnten die Gegner
} die Runde gewinnen.
why-captures = { bot-plays }: Dann { $players ->
    [3] liegst du
   *[other] liegt dein Team
} in einem Stich mit einem Boss vorn.
why-calls-boss = { bot-plays }: Ein Boss dieser Farbe ist noch draußen und könnte in diesem Stich fallen.
why-keeps-boss = { bot-plays }: Ein Boss von dir könnte in diesem Stich an { $players ->
    [3] einen Gegner
   *[other] die Gegner
} gehen.
why-brings-boss-home = { bot-plays }: Dieser Stich ist { $players ->
    [3] dir
   *[other] deinem Team
} sicher, und der Boss mit ihm.
why-teammate-ahead = { bot-plays }: In diesem Stich liegt dein Partner vorn und würde den Boss für euch einfangen.
why-cheap-boss = { bot-plays }: Von den Bossen, die du spielen kannst, zählt dieser am wenigsten.
why-ducks = { bot-plays }: { $players ->
    [3] Du hast
   *[other] Dein Team hat
} schon { count-tricks }, und in diesem liegt bisher kein Boss.
why-leads-to-lose = { bot-plays }: { $players ->
    [3] Du hast schon { count-tricks }, und diesen könnte ein Gegner gewinnen
   *[other] Dein Team hat schon { count-tricks }, und diesen könnten die Gegner gewinnen
}.
why-feeds = { bot-plays }: { $players ->
    [3] Ein Gegner hat schon { count-tricks } und liegt auch in diesem Stich vorn, in dem bisher kein Boss ist
   *[other] Die Gegner haben schon { count-tricks } und liegen auch in diesem Stich vorn, in dem bisher kein Boss ist
}.
why-sheds-high = { bot-plays }: Es ist die höchste erlaubte Karte, die diesen Stich nicht gewinnen kann.
why-just-enough = { bot-plays }: Es ist die niedrigste erlaubte Karte, mit der du in diesem Stich vorn liegst.
why-lowest = { bot-plays }: Es ist die niedrigste Karte, die du spielen kannst.
why-keeps-trump = { bot-plays }: So behältst du { $trumps ->
    [one] deinen Trumpf
   *[other] deine { $trumps } Trümpfe
} für später.
why-draws-trumps = { bot-plays }: { $trumps ->
    [one] Die anderen haben nur noch einen Trumpf, und wer ihn hat, muss ihn spielen
   *[other] Die anderen haben noch { $trumps } Trümpfe und müssen bedienen
}.
why-keeps-super-trump = { bot-plays }: So behältst du den Supertrumpf für später.
why-void = { bot-plays }: Es ist deine letzte Karte dieser Farbe; wird die Farbe das nächste Mal angespielt, kannst du jede Karte spielen.
why-guard = { bot-plays }: { $bosses ->
    [one] Wird die Farbe deines Bosses angespielt, kannst du eine andere Karte legen
   *[other] Wird die Farbe eines deiner Bosse angespielt, kannst du eine andere Karte legen
}.
why-long = { bot-plays }: Von { suit } hast du mehr Karten als von jeder anderen Farbe.
why-last-two = { bot-plays }: Dann hast du nur noch eine Karte dieser Farbe.
why-sure = { bot-plays }: Eine höhere Karte dieser Farbe hat sonst niemand.
why-unsure = { bot-plays }: Jemand anders hat noch eine höhere Karte dieser Farbe.
why-opponents-follow = { bot-plays }: Bisher hat kein Gegner gezeigt, dass er { suit.no } mehr hat.
why-teammate-void = { bot-plays }: Dein Partner hat { suit.no } mehr und kann jede Karte spielen.
why-teammate-has-boss = { bot-plays }: Dein Partner hat noch den Boss dieser Farbe, den du abgegeben hast.
why-spares-boss = { bot-plays }: So wird der Boss, den du deinem Partner gegeben hast, nicht herausgelockt.
why-chooses-trump = { bot-plays }: So wird { suit } Trumpf, und davon hast du { count-cards }.

why-pass-best = Gib diese Karten ab: Damit hast du wohl die besten Chancen.
why-pass-void = Gib diese Karten ab: Du behältst { suit.no }.
why-pass-short = Gib diese Karten ab: Du behältst nur eine { suit }-Karte.
why-pass-boss = Gib diese Karten ab: Von der Farbe des Bosses hast du { $count ->
    [0] keine andere Karte
    [one] nur eine andere Karte
   *[other] nur { $count } andere Karten
}.
why-pass-high = Gib diese Karten ab: Deine höchste Karte ist dabei.
why-pass-low = Gib diese Karten ab: Deine niedrigste Karte ist dabei.
why-pass-trump = Gib diese Karten ab: Du behältst { $trumps ->
    [one] deinen einen Trumpf
    [2] deine beiden Trümpfe
   *[other] alle { $trumps } Trümpfe
}.
why-pass-guard = Gib diese Karten ab: Du behältst { $bosses ->
    [one] deinen Boss und alle Karten seiner Farbe
   *[other] deine Bosse und alle Karten ihrer Farben
}.

review-gave-seventh = Mit der getroffenen Wahl geht die Runde öfter durch einen siebten Stich verloren (+{ $chance } Prozentpunkte).
review-gave-round = { $chance ->
    [100] Die getroffene Wahl verliert die Runde, die beste gewinnt sie.
   *[other] Mit der getroffenen Wahl wird die Runde seltener gewonnen (−{ $chance } Prozentpunkte).
}
review-gave-points = Die getroffene Wahl kostet im Schnitt Punkte.
review-gave-seals = Die getroffene Wahl kostet im Schnitt Siegel.
