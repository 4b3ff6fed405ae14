### Die Tagesrunden auf der Seite.

daily-title = Tagesrunden
daily-title-past = Tagesrunden vom { $date }
daily-lead = Vier Runden mit denselben Karten für alle. Spiel jede einmal, mit drei Meister-Bots am Tisch, und sieh, wie du abschneidest. Du hast für jede nur einen Versuch, ohne Tipps und ohne Zurücknehmen.
daily-until = { $time ->
    [midnight] Du kannst sie bis Mitternacht spielen und fortsetzen.
   *[other] Du kannst sie bis { $time } Uhr spielen und fortsetzen.
}
daily-over = Der Tag ist vorbei: Spiel diese Runden zum Spaß, so oft du magst.
daily-deal = Runde { $number }
daily-play = Spielen
daily-play-deal = Runde { $number } spielen
daily-resume = Fortsetzen
daily-resume-deal = Runde { $number } fortsetzen
daily-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-not-finished = nicht beendet
daily-review-deal = Runde { $number } analysieren
daily-results = Alle Ergebnisse der Runde { $number }
daily-result = { $points }: { $field ->
    [one] { $field } Meister-Bot
   *[other] { $field } Meister-Bots
}, { $people ->
    [one] { $people } Mensch
   *[other] { $people } Menschen
}
daily-you = { $result } – hier bist du
daily-legend = Jede Säule steht für ein Ergebnis in Punkten, erzielt von { $size } Meister-Bots auf deinem Platz und von allen anderen.
daily-field = Die Meister-Bots spielen noch ({ $done } von { $size }). Die Prozentwerte können sich noch ändern.
daily-total = Heute { $percent }
daily-total-past = An diesem Tag { $percent }
daily-percent-text = Dein Prozentwert ist der Anteil der anderen Ergebnisse, die du übertroffen hast; gleiche zählen halb.
daily-place = Platz { $place } von { $players }
daily-streak = { $count ->
    [one] Serie: { $count } Tag
   *[other] Serie: { $count } Tage
}
daily-share = Ergebnis kopieren
daily-share-text = Yokai Septet, Tagesrunden vom { $date }
daily-board = Rangliste
daily-board-closed = Du siehst sie, sobald du alle vier Runden gespielt hast.
daily-board-empty = Niemand hat alle vier Runden gespielt.
daily-board-note = Wer unbedingt will, kann mit einer zweiten Identität noch einmal spielen; wir begrenzen nur, wie viele aus einem Netz mitspielen.
daily-players = { $count ->
    [0] Noch niemand hat alle vier Runden gespielt.
    [one] { $count } Person hat alle vier Runden gespielt.
   *[other] { $count } Personen haben alle vier Runden gespielt.
}
daily-fair-text = Diese Zahl hat die vier Runden festgelegt, bevor jemand sie sah. Wenn der Tag vorbei ist, steht hier der Startwert, und dein Browser kann die Karten noch einmal austeilen.
daily-fair-next = Festlegung für den nächsten Tag
daily-fair-right = Die vier Runden ergeben sich aus dem Startwert, der vorher festgelegt war.
daily-fair-wrong = Etwas stimmt nicht: Dieser Startwert ist nicht der, der vorher festgelegt war.
daily-archive = Frühere Tage
daily-archive-none = Hier erscheinen vergangene Tage.
daily-archive-day = { $date }: { $percent }
daily-unfinished = Noch nicht zu Ende gespielt
daily-unfinished-deal = { $date }, Runde { $number }
daily-today = Die heutigen Runden
