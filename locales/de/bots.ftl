### Was die Computerspieler zu einer Wahl sagen: ein Satz je Tipp, bot-why-<Grund>.
### Die Karte steht in $suit, $rank und $foil, wie für die Nachricht „card“.

bot-plays = Spiel { card.acc }
bot-why-only = { bot-plays }: Es ist die einzige erlaubte Karte.
bot-why-best = { bot-plays }: Das scheint besser zu sein als alles andere.
bot-why-wins-round = { bot-plays }: Dieser Stich kann dir den Rundensieg bringen.
bot-why-seventh = { bot-plays }: Sechs Stiche hast du schon, ein siebter kostet die Runde.
bot-why-stops-them = { bot-plays }: { $players ->
    [3] So bekommt ein Gegner vielleicht den entscheidenden Boss nicht
   *[other] So bekommen die Gegner vielleicht den entscheidenden Boss nicht
}.
bot-why-their-seventh = { bot-plays }: { $players ->
    [3] Ein Gegner hat sechs Stiche und verliert mit einem siebten die Runde
   *[other] Die Gegner haben sechs Stiche, mit einem siebten verlieren sie die Runde
}.
bot-why-captures = { bot-plays }: Das kann dir einen Boss einbringen.
bot-why-denies = { bot-plays }: { $players ->
    [3] So entgeht einem Gegner vielleicht ein Boss
   *[other] So entgeht den Gegnern vielleicht ein Boss
}.
bot-why-ducks = { bot-plays }: Du hast schon { count-tricks }, da sind Stiche ohne Boss nur gefährlich.
bot-why-feeds = { bot-plays }: { $players ->
    [3] Der Stich geht an einen Gegner und bringt ihn dem siebten näher
   *[other] Der Stich geht an die Gegner und bringt sie dem siebten näher
}.
bot-why-keeps-boss = { bot-plays }: Dein Boss ist auf der Hand sicherer.
bot-why-gives-boss = { bot-plays }: Jetzt ist ein guter Moment, diesen Boss herzugeben.
bot-why-sheds-high = { bot-plays }: So wirst du eine hohe Karte los, die einen Stich zu viel machen könnte.
bot-why-keeps-high = { bot-plays }: Deine höheren Karten nützen dir später mehr.
bot-why-keeps-trump = { bot-plays }: Deine Trümpfe nützen dir später mehr.
bot-why-trumps = { bot-plays }: Jetzt ist der Moment für einen Trumpf.
bot-why-super-trump = { bot-plays }: Der Supertrumpf ist zu schade dafür.
bot-why-void = { bot-plays }: Es ist deine letzte dieser Farbe, danach musst du sie nicht mehr bedienen.
bot-why-guard = { bot-plays }: Die Karten, die deinen Boss schützen, bleiben auf der Hand.
bot-why-long = { bot-plays }: In { suit } hast du viele Karten.
bot-why-short = { bot-plays }: In { suit } hast du nur wenige Karten.
bot-why-sure = { bot-plays }: Eine höhere Karte dieser Farbe gibt es nicht mehr.
bot-why-unsure = { bot-plays }: Eine höhere Karte dieser Farbe ist noch draußen, sie gewinnt also nicht unbedingt.
bot-why-their-void = { bot-plays }: Soweit bekannt, haben die Gegner noch Karten der Farbe { suit }.
bot-why-partner = { bot-plays }: Die Farbe { suit } kommt deinem Teamkollegen gelegen.
bot-why-chooses-trump = { bot-plays }: So wird { suit } Trumpf, und dort bist du stark.

bot-why-pass-best = Gib diese Karten ab: Sie werden dir am wenigsten fehlen.
bot-why-pass-void = Gib diese Karten ab: So wird eine Farbe kurz, und bald musst du sie nicht mehr bedienen.
bot-why-pass-boss = Gib diese Karten ab: Der Boss ist auf einer anderen Hand besser aufgehoben.
bot-why-pass-high = Gib diese Karten ab: Hohe Karten sind auf einer anderen Hand mehr wert als bei dir.
bot-why-pass-low = Gib diese Karten ab: Niedrige Karten nützen dir wenig.
bot-why-pass-trump = Gib diese Karten ab: So behältst du die Trümpfe, die du brauchst.
bot-why-pass-guard = Gib diese Karten ab: Was deine Bosse schützt, bleibt bei dir.

review-gave-seventh = Die getroffene Wahl verlor die Runde öfter durch einen siebten Stich (+{ $chance } %).
review-gave-bosses = Die getroffene Wahl überließ die entscheidenden Bosse öfter den anderen (+{ $chance } %).
review-gave-points = Die getroffene Wahl brachte im Schnitt weniger Punkte.
review-gave-seals = Die getroffene Wahl brachte im Schnitt weniger Siegel.
