### Was geschehen ist, ein Satz je Ereignis. Erklärungen zu $who stehen in der englischen Datei.

event-round-dealt = Runde { $number } beginnt. { $rank ->
    [1] Aufgedeckt ist { card.nom }: Trumpf ist { suit }, und der Supertrumpf ist nicht im Spiel.
    [7] Aufgedeckt ist { card.nom }: Trumpf ist { suit }, und der Boss dieser Farbe ist nicht im Spiel.
   *[other] Aufgedeckt ist { card.nom }: Trumpf ist { suit }.
}
event-round-dealt-no-trump = Runde { $number } beginnt. Die erste angespielte Karte bestimmt die Trumpffarbe.

event-exchanged = { $who ->
    [you] Du tauschst deinen Boss gegen die Karte darunter: Jetzt liegt { card.nom } offen.
   *[one] { $name } tauscht einen Boss gegen die Karte darunter: Jetzt liegt { card.nom } offen.
}
event-boss-left = { $who ->
    [you] Du lässt den { suit }-Boss offen liegen.
   *[one] { $name } lässt den { suit }-Boss offen liegen.
}
event-discarded = { $who ->
    [you] Du hast eine Karte beiseitegelegt.
   *[one] { $name } hat eine Karte beiseitegelegt.
}
event-pass-chosen = { $who ->
    [you] Du hast deine Karten zum Abgeben gewählt.
   *[one] { $name } hat Karten zum Abgeben gewählt.
}
event-cards-passed = Alle haben gewählt, die Karten werden übergeben.

event-leader-announced = { $option ->
    [holder] { $who ->
        [you] Du hast { card.acc } und spielst an.
       *[one] { $name } hat { card.acc } und spielt an.
    }
   *[dealt] { $who ->
        [you] Du hast beim Austeilen { card.acc } bekommen und spielst an.
       *[one] { $name } hat beim Austeilen { card.acc } bekommen und spielt an.
    }
}
event-leader-announced-later = { $who ->
    [you] Du hast den letzten Stich der vorigen Runde gewonnen und spielst an.
   *[one] { $name } hat den letzten Stich der vorigen Runde gewonnen und spielt an.
}

event-card-played = { $led ->
    [yes] { $who ->
        [you] Du spielst { card.acc } an.
       *[one] { $name } spielt { card.acc } an.
    }
   *[no] { $who ->
        [you] Du spielst { card.acc }.
       *[one] { $name } spielt { card.acc }.
    }
}
event-turned-up = { $who ->
    [you] In deiner Reihe wird { card.nom } aufgedeckt.
   *[one] In der Reihe von { $name } wird { card.nom } aufgedeckt.
}
event-trump-set = { suit } ist in dieser Runde Trumpf.
event-void-shown = { $name } hat { suit.no } mehr.

event-trick-won = { $who ->
    [you] Du gewinnst den Stich mit { card.dat }, { trick-won-because }.
   *[one] { $name } gewinnt den Stich mit { card.dat }, { trick-won-because }.
} { $team ->
    [ours] Dein Team hat jetzt { count-tricks }.
    [theirs] Das Team von { $name } hat jetzt { count-tricks }.
   *[none] Das macht { count-tricks }.
}
trick-won-because = { $why ->
    [super-trump] dem Supertrumpf
    [trump] dem höchsten Trumpf
   *[led-suit] der höchsten Karte der angespielten Farbe
}
event-boss-captured = { $who ->
    [you] Du fängst den { suit }-Boss ein.
   *[one] { $name } fängt den { suit }-Boss ein.
} { $team ->
    [ours] Dein Team hat jetzt { count-bosses }.
    [theirs] Das Team von { $name } hat jetzt { count-bosses }.
   *[none] Das macht { count-bosses }.
}
event-suit-sealed = { $who ->
    [you] Du versiegelst die Farbe { suit }.
    [we] Du und { $name } versiegelt die Farbe { suit }.
    [both] { $name } versiegeln die Farbe { suit }.
   *[one] { $name } versiegelt die Farbe { suit }.
}

event-round-won-bosses = { $who ->
    [you] Du hast den entscheidenden Boss eingefangen: Die Runde geht an dich.
    [we] Du und { $name } habt den entscheidenden Boss eingefangen: Die Runde geht an euch.
    [both] { $name } haben den entscheidenden Boss eingefangen und gewinnen die Runde.
   *[one] { $name } hat den entscheidenden Boss eingefangen und gewinnt die Runde.
}
event-round-won-seventh-trick = { $who ->
    [you] { event-round-won-tricks }, aber nicht genug Bosse: Du verlierst die Runde.
    [we] { event-round-won-tricks }, aber nicht genug Bosse: Du und { $name } verliert die Runde.
    [both] { event-round-won-tricks }, aber nicht genug Bosse: { $name } verlieren die Runde.
   *[one] { event-round-won-tricks }, aber nicht genug Bosse: { $name } verliert die Runde.
}
event-round-won-tricks = { $losing ->
    [7] Sieben Stiche
   *[other] { $losing } Stiche
}
event-round-won-last-trick = { $who ->
    [you] Alle Karten sind gespielt. Du hast den letzten Stich und damit die Runde gewonnen.
    [we] Alle Karten sind gespielt. Du und { $name } habt den letzten Stich und damit die Runde gewonnen.
    [both] Alle Karten sind gespielt. { $name } haben den letzten Stich und damit die Runde gewonnen.
   *[one] Alle Karten sind gespielt. { $name } hat den letzten Stich und damit die Runde gewonnen.
}
event-round-won-played-out = Alle Stiche der Runde sind gespielt. Noch hat niemand genug Siegel.
event-round-won-seals = { $who ->
    [you] Du hast alle nötigen Siegel.
    [we] Du und { $name } habt alle nötigen Siegel.
    [both] { $name } haben alle nötigen Siegel.
   *[one] { $name } hat alle nötigen Siegel.
}
event-round-won = { $who ->
    [you] Du gewinnst die Runde.
    [we] Du und { $name } gewinnt die Runde.
    [both] { $name } gewinnen die Runde.
   *[one] { $name } gewinnt die Runde.
}

event-points-scored = { points-scored }. Gesamt: { $score }.
event-points-scored-by-boss = { points-scored }: { $breakdown }. Gesamt: { $score }.
points-scored = { $who ->
    [you] Du bekommst { count-points }
    [we] Du und { $name } bekommt { count-points }
    [both] { $name } bekommen { count-points }
   *[one] { $name } bekommt { count-points }
}
points-of-boss = { $hand ->
    [yes] { suit } { $points } (noch auf der Hand)
   *[no] { suit } { $points }
}

event-match-won-who = { $who ->
    [you] Du gewinnst die Partie!
    [we] Du und { $name } gewinnt die Partie!
    [both] { $name } gewinnen die Partie.
   *[one] { $name } gewinnt die Partie.
}
event-match-won-who-tie-break = Gleichstand an der Spitze. { $who ->
    [you] Du sitzt links vom Spieler mit sieben Stichen und gewinnst die Partie!
   *[one] { $name } sitzt links vom Spieler mit sieben Stichen und gewinnt die Partie.
}
event-match-won-score = Endstand: { $scores }.
event-match-won = { event-match-won-who } { event-match-won-score }
event-match-won-tie-break = { event-match-won-who-tie-break } { event-match-won-score }
score-of-side = { $name } { $points }
