### Die Tagesrunden auf der Seite.

daily-title = Tagesrunden
daily-title-past = Tagesrunden vom { $date }
daily-lead = Vier Runden mit denselben Karten für alle. Spiele jede einmal, allein mit drei Meistern, und sieh, wie du abschneidest. Du hast einen Versuch: kein Tipp, kein Zurücknehmen.
daily-until = { $time ->
    [midnight] Du kannst sie bis Mitternacht spielen und fortsetzen.
   *[other] Du kannst sie bis { $time } Uhr spielen und fortsetzen.
}
daily-over = Der Tag ist vorbei: Spiele diese Runden zum Spaß, so oft du magst.
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
    [one] { $field } Meister
   *[other] { $field } Meister
}, { $people ->
    [one] { $people } Mensch
   *[other] { $people } Menschen
}
daily-you = { $result } – hier bist du
daily-legend = Jede Säule ist ein Ergebnis in Punkten: { $size } Meister auf deinem Platz und alle anderen.
daily-field = Die Meister spielen noch ({ $done } von { $size }). Die Prozente können sich ändern.
daily-total = { $percent } heute
daily-total-past = { $percent } an diesem Tag
daily-percent-text = Deine Prozente: So viele der anderen Ergebnisse hast du übertroffen; gleiche zählen halb.
daily-place = Platz { $place } von { $players }
daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-share = Ergebnis kopieren
daily-share-text = Yokai Septet, Tagesrunden vom { $date }
daily-board = Rangliste
daily-board-closed = Sie öffnet sich, wenn du alle vier Runden gespielt hast.
daily-board-empty = Niemand hat alle vier Runden gespielt.
daily-board-note = Wer will, kann mit einer zweiten Identität noch einmal spielen. Ausschließen können wir das nicht; wir begrenzen nur, wie viele aus einem Netz spielen.
daily-players = { $count ->
    [0] Noch niemand hat alle vier Runden gespielt.
    [one] { $count } Mensch hat alle vier Runden gespielt.
   *[other] { $count } Menschen haben alle vier Runden gespielt.
}
daily-fair-text = Diese Zahl hat die vier Runden festgelegt, bevor jemand sie sah. Wenn der Tag vorbei ist, steht hier der Startwert, und dein Browser kann die Karten noch einmal austeilen.
daily-fair-next = Festlegung für den nächsten Tag
daily-fair-right = Die vier Runden ergeben sich aus dem Startwert, der vorher festgelegt war.
daily-fair-wrong = Etwas stimmt nicht: Dieser Startwert ist nicht der, der vorher festgelegt war.
daily-archive = Frühere Tage
daily-archive-none = Tage, die vorbei sind, erscheinen hier.
daily-archive-day = { $date }: { $percent }
daily-unfinished = Noch nicht zu Ende gespielt
daily-unfinished-deal = { $date }, Runde { $number }
daily-today = Die heutigen Runden
