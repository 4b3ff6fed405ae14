### Alle beendeten Partien einer Person und was sie ergeben, auf der Seite.

## Welche Partien

history-filter = Partien auswählen
history-every-ruleset = Alle
history-opponent = Gegner
history-everybody = Alle
history-result = Ergebnis
history-every-result = Alle
history-since = Von
history-until = Bis
history-search = Name oder Code des Tisches
history-clear = Alle Partien zeigen
history-found = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
history-none = Keine Partie passt zu dieser Auswahl.

## Was sie ergeben

history-glance = Auf einen Blick
history-games = Partien
history-won = Gewonnen
history-lost = Verloren
history-abandoned = Abgebrochen
history-rounds = Runden
history-streak = Aktuelle Serie
history-streak-won = { $count } gewonnen
history-streak-lost = { $count } verloren
history-longest-won = Meiste Siege in Folge
history-longest-lost = Meiste Niederlagen in Folge
history-not-counted = Partien, die aus einer Analyse weitergespielt wurden oder die Karten einer anderen Partie verwenden, zählen hier nicht.
history-ends = Wie deine Runden endeten
history-end-bosses = Genug Bosse
history-end-seventh-trick = Siebter Stich
history-end-last-trick = Letzter Stich
history-losses = Verlorene Chance je Entscheidung
history-losses-text = { $count ->
    [one] Aus der Analyse von { $count } Partie. Weniger ist besser; gestrichelt ist, was Bots verlieren.
   *[other] Aus den Analysen von { $count } Partien, links die ältesten. Weniger ist besser; gestrichelt ist, was Bots verlieren.
}
history-losses-none = Lass Partien analysieren, dann siehst du hier, was deine Entscheidungen mit der Zeit kosten.
history-as-table = Als Tabelle
history-period = Zeitraum
history-decisions = Entscheidungen
history-by-ruleset = Nach Spielart
history-by-opponent = Nach Gegner
history-bots = Bots: { $strength }

## Dateien, und was gespeichert wird

history-export = Nimm deine Partien mit
history-export-text = Die Dateien enthalten die oben ausgewählten Partien.
history-export-results = Ergebnisse (CSV)
history-export-records = Aufzeichnungen (ZIP)
history-kept = Was hier gespeichert ist
history-kept-matches = Jede Partie mit allen Karten: wer wo saß und wie sie endete.
history-kept-results = Für diese Zahlen: wie jede deiner Partien und ihre Runden endeten, und mit wem und gegen wen du gespielt hast.
history-kept-reviews = Die Analysen, die jemand angefordert hat, und was die Entscheidungen jedes Spielers darin verloren haben.
history-kept-deals = Deine Tagesrunden mit ihren Ergebnissen, welche Karten anderer Partien du noch einmal gespielt hast, und die Aufzeichnungen, mit deren Karten du Freunde herausgefordert hast.
history-kept-until = Es bleibt, bis du in den Einstellungen alles über dich löschst oder der Betreiber dieses Servers Partien aufräumt, die lange niemand angerührt hat.

## The same deals again

history-same-title = Dieselben Karten noch einmal
history-same-text = { $name } bekam diese Karten. Spiele sie vom selben Platz mit gleich starken Bots, und vergleicht Runde für Runde. Ohne Tipps und ohne Zurücknehmen.
history-same-file = Die Karten stammen aus einer Datei. Dass sie fair ausgeteilt wurden, verbürgt niemand.
history-same-people = Für die Menschen jener Partie spielen Bots: { $strength }.
history-same-seat = Dein Platz
history-same-knows = Du kennst diese Karten schon. Spielst du sie, wird dein Ergebnis gekennzeichnet.
history-same-play = Diese Karten spielen
history-same-link = Schick deinen Freunden diesen Link
history-same-compare = Runde für Runde
history-same-compare-text = Wie weit deine Seite in jeder Runde vor der besten anderen lag. Auf gleiche Züge antworten die Bots gleich, und eine Partie, die früher endet, hat weniger Runden.
history-same-player = Spieler
history-same-deal = Runde { $number }
history-same-total = Summe
history-same-you = { $name } (du)
history-same-knew = kannte die Karten
history-same-running = spielt noch

## Team matches

history-team-title = Teamkampf
history-team-list = Teamkämpfe
history-team-mine = Deine Teamkämpfe
history-team-text = Zwei Teams spielen an zwei Tischen dieselben Karten. Am zweiten Tisch sind die Plätze getauscht: Jedes Team bekommt die Karten des anderen, und gute Karten allein gewinnen nichts. Jede Runde beginnt bei 0–0, und was dein Team an beiden Tischen erzielt, wird zusammengezählt.
history-team-new = Neuer Teamkampf
history-team-deals = Runden
history-team-table = Tisch { $number }
history-team-name = { $team ->
    [0] Team A
   *[1] Team B
}
history-team-free = frei
history-team-bot = Bot
history-team-sit = Hier Platz nehmen
history-team-stand = Platz freigeben
history-team-join = { $team ->
    [0] Ins Team A
   *[1] Ins Team B
}
history-team-link = { $team ->
    [0] Link für Team A
   *[1] Link für Team B
}
history-team-start = Beginnen
history-team-start-text = Bots übernehmen die freien Plätze. An jedem Tisch muss mindestens ein Mensch sitzen.
history-team-wait = Wenn alle da sind, beginnt der Gastgeber den Kampf.
history-team-play = Runde { $number } spielen
history-team-other = Dein Tisch ist fertig. Am anderen wird noch gespielt.
history-team-ended = An einem der Tische ist niemand mehr, darum ist der Kampf vorzeitig zu Ende. Es zählen die Runden, die beide Tische beendet haben.
history-team-early = Vorzeitig beendet
history-team-secret = Was am anderen Tisch geschah, siehst du, wenn beide Tische die Runde beendet haben.
history-team-difference = Zusammen
history-team-leads = Punkte von Team A weniger die von Team B, an jedem Tisch und zusammen.
history-team-ahead = { $team ->
    [0] Team A führt mit { $count }.
   *[1] Team B führt mit { $count }.
}
history-team-won = { $team ->
    [0] Team A gewinnt mit { $count }.
   *[1] Team B gewinnt mit { $count }.
}
history-team-level = Beide Teams liegen gleichauf.
history-team-tie = Der Kampf endet unentschieden.
history-team-done = { $done } von { $deals } Runden verglichen
history-team-gathering = noch nicht begonnen
history-team-none = Du hast noch keinen Teamkampf gespielt.
history-team-replay = Runde { $number } an Tisch { $table }
