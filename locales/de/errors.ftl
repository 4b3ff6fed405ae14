### Warum etwas abgelehnt wird. Erklärungen zu den Variablen stehen in der englischen Datei.

error-unknown-card = „{ $text }“ ist keine Karte. Eine Karte besteht aus dem Buchstaben einer Farbe und einem Wert dieser Farbe, etwa WA, W7 oder S13.
error-unknown-suit = „{ $text }“ ist keine Farbe. Die Farben sind W, E, C, L, D, F und S.
error-unknown-seat = Einen Platz mit der Nummer { $text } gibt es nicht: Die Nummern gehen von 0 bis { $last }.
error-unknown-ruleset = „{ $text }“ ist keine Spielart. Es gibt: { $known }.
error-unknown-bot = „{ $text }“ ist kein Bot. Es gibt: { $known }.
error-unknown-puzzle = Eine Aufgabe „{ $text }“ gibt es nicht.
error-withdrawn-puzzle = Die Aufgabe „{ $text }“ wurde zurückgezogen: Mehr als eine Lösung kann richtig sein.
error-unknown-first-leader = „{ $text }“ steht nicht zur Wahl. Möglich sind dealt und holder.
error-unknown-later-leader = „{ $text }“ steht hier nicht zur Wahl. Möglich: { $known }.
error-unknown-action = Man kann nur Karten abgeben oder eine spielen.
error-repeated-card = { $text } kommt zweimal vor.
error-bad-ruleset = „{ $text }“ lässt sich nicht spielen: Die Zahlen passen nicht zusammen.
error-bad-deal = So können die Karten in diesem Spiel nicht ausgeteilt sein.
error-bad-seed = Das ist kein Startwert: Ein Startwert hat 32 Byte, also 64 hexadezimale Ziffern.
error-bad-salt = Das ist kein gültiger Zusatzwert: Jeder Spieler hat höchstens einen, mit höchstens 64 Byte.
error-bad-round = Runden werden ab 1 gezählt.
error-bad-day = „{ $text }“ ist kein Datum. Ein Datum sieht so aus: 2026-11-16.
error-bad-daily-deal = Ein Tag hat die Runden 1 bis { $most }.
error-not-computable = Diese Karten lassen sich nicht auswerten: Sie ergeben keine Stellung dieses Spiels.
error-review-unfinished = Analysieren und noch einmal spielen lässt sich nur eine beendete Partie; diese kann noch weitergehen.
error-round-goes-on = Runde { $round } ist noch nicht zu Ende.
error-what-if-moment = Diese Partie hat { $actions } Aktionen; diesen Zeitpunkt gibt es darin nicht.
error-review-unknown-cards = Analysieren und noch einmal spielen lassen sich nur Aufzeichnungen mit den Karten aller; diese zeigt nur, was ein Spieler sehen konnte.
error-review-too-long = Diese Partie hat { $rounds } Runden, zu viele, um sie zu analysieren oder noch einmal zu spielen. Möglich sind { $most }.

error-not-dealt = Es sind noch keine Karten ausgeteilt.
error-no-deal-now = Ausgeteilt wird erst, wenn eine Runde zu Ende ist.
error-match-is-over = Die Partie ist zu Ende.
error-round-is-over = Die Runde ist zu Ende.
error-pass-is-over = In dieser Runde sind die Karten schon abgegeben ({ $rule }).
error-pass-count = { $who ->
    [you] Du musst genau { count-cards } abgeben, lauter verschiedene ({ $rule }).
   *[one] { $name } muss genau { count-cards } abgeben, lauter verschiedene ({ $rule }).
}
error-boss-put-aside = { $cards } kannst du nicht beiseitelegen: Ein Boss bleibt in der Runde.
error-exchange-first = Ein Boss liegt offen: Erst muss entschieden werden, ob er getauscht wird.
error-no-such-exchange = So kannst du jetzt nicht tauschen.
error-pass-not-in-hand = { $who ->
    [you] Karten, die du nicht hast, kannst du nicht abgeben: { $cards }.
   *[one] { $name } hat diese Karten nicht und kann sie nicht abgeben: { $cards }.
}
error-not-all-passed = { $who ->
    [you] Du kannst { card.acc } noch nicht spielen: Es haben noch nicht alle abgegeben ({ $rule }).
   *[one] { $name } kann { card.acc } noch nicht spielen: Es haben noch nicht alle abgegeben ({ $rule }).
}
error-not-your-turn = { $who ->
    [you] Du kannst { card.acc } jetzt nicht spielen: { $turn } ist am Zug ({ $rule }).
   *[one] { $name } kann { card.acc } jetzt nicht spielen: { $turn } ist am Zug ({ $rule }).
}
error-not-in-hand = { $who ->
    [you] Du hast { card.acc } nicht. Erlaubt: { $legal }.
   *[one] { $name } hat { card.acc } nicht. Erlaubt: { $legal }.
}
error-must-follow = { $who ->
    [you] Du kannst { card.acc } nicht spielen: Angespielt ist { $led }, und du musst bedienen ({ $rule }). Erlaubt: { $legal }.
   *[one] { $name } kann { card.acc } nicht spielen: Angespielt ist { $led }, und das muss bedient werden ({ $rule }). Erlaubt: { $legal }.
}

## Am Tisch.

error-seat-is-taken = Dieser Platz ist besetzt.
error-seat-is-free = Dort sitzt niemand.
error-no-seat-is-free = Alle Plätze sind besetzt.
error-seats-are-free = { $count ->
    [one] Ein Platz ist noch frei. Ein Bot kann ihn einnehmen.
   *[other] { $count } Plätze sind noch frei. Bots können sie einnehmen.
}
error-too-many-people = Für diese Spielart sitzen zu viele am Tisch.
error-no-person-there = Dort sitzt keine andere Person.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-own-program-sits = Du und deine Programme dürft an einem Tisch nur einen Platz haben.
error-already-seated = Während der Partie kannst du den Platz nicht wechseln.
error-saw-another-hand = Du hast in dieser Partie die Karten eines anderen Platzes gesehen und kannst nur auf diesen Platz zurückkehren.
error-not-the-owner = Das kann nur der Gastgeber des Tisches.
error-not-started = Die Partie hat noch nicht begonnen.
error-already-started = Die Partie hat begonnen; am Tisch lässt sich nichts mehr ändern.
error-match-goes-on = Die Partie läuft noch.
error-day-is-over = Der Tag ist vorbei, und mit ihm diese Runden.
error-not-in-daily-deals = Die Tagesrunden sind für alle gleich: kein Tipp, kein Zurücknehmen, keine Vertretung.
error-not-in-team-matches = In einem Teamkampf gibt es keine Tipps und kein Zurücknehmen, und niemand kommt oder geht.
error-not-a-team-ruleset = Ein Teamkampf braucht Regeln für zwei Zweierteams.
error-team-match-began = Dieser Teamkampf hat schon begonnen.
error-team-match-not-begun = Dieser Teamkampf hat noch nicht begonnen.
error-team-match-ended = Dieser Teamkampf ist zu Ende: Am anderen Tisch ist niemand mehr.
error-no-team-seat = Du hast in diesem Teamkampf keinen Platz.
error-tables-need-people = An jedem Tisch muss mindestens ein Mensch sitzen.
error-rematch-exists = Für die nächste Partie gibt es schon einen Tisch.
error-decision-is-over = Für diese Entscheidung ist es zu spät.
error-already-ready = Du bist schon bereit.
error-already-answered = Du hast schon geantwortet.
error-nothing-to-undo = Du kannst nur deine eigene letzte Karte zurücknehmen, und nur, solange danach noch niemand am Zug war.
error-undo-is-asked = Darum wurde schon gebeten.
error-undo-was-refused = Die anderen wollten nicht, dass du das zurücknimmst.
error-no-undo-asked = Niemand bittet dich darum, eine Karte zurücknehmen zu dürfen.
error-bot-plays-already = Dort spielt schon ein Bot.
error-not-away = Vielleicht kommt der Spieler gleich zurück: Nach einer halben Minute kann ein Bot einspringen.
error-seat-was-given = Die anderen haben diesen Platz bis zum Ende der Runde einem Bot gegeben.
error-not-late = Dafür hat dich dieser Spieler noch nicht oft genug warten lassen.
error-veto-is-lost = Deine Zeit war in einer Runde dreimal um. Bis du eine Runde lang rechtzeitig gespielt hast, können die anderen die Partie ohne deine Zustimmung abbrechen.
error-seats-are-locked = Die Plätze sind gesperrt: Zum Hinsetzen brauchst du den aktuellen Einladungslink.
error-hand-is-known = Eine Karte aus diesem Blatt war schon zu sehen und wurde zurückgenommen. Nach dem nächsten Austeilen kannst du dich dorthin setzen.
error-nothing-to-take-back = Für dich spielt kein Bot.
error-too-late-for-salt = Für einen eigenen Zusatzwert ist es in dieser Partie zu spät.
error-too-early-for-salt = Zusatzwerte werden erst aufgedeckt, wenn alle festgelegt sind.
error-wrong-salt = Das ist nicht der Zusatzwert, den du festgelegt hast.
error-no-salt-of-program = Nur Menschen steuern Zusatzwerte bei, Programme nicht.
error-not-stored = Das wird nicht in die Aufzeichnung übernommen.

## Wettkämpfe von Bots.

error-bad-test = „{ $text }“ ist keine Angabe für einen Test: Gib zwei Gewinnquoten an, etwa 0.50,0.55.
error-other-contest = { $file } gehört zu einem anderen Wettkampf. Wähle einen anderen Ordner.
error-other-dataset = { $file } enthält einen anderen Datensatz. Wähle einen anderen Ordner.
error-no-cluster = Unter { $address } ist kein Dask-Cluster zu erreichen.
