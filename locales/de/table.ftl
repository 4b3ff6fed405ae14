### Ein Tisch und seine Optionen, für alle Programme: die Seite und das Terminal.

## Bots und Optionen nach Namen; table-bot-name ist der Name des Bots auf einem Platz.

table-bots = Bots
table-bot-random = Zufall
table-bot-novice = Anfänger
table-bot-adept = Könner
table-bot-master = Meister
table-bot-ismcts = ISMCTS
table-bot-montecarlo = Monte Carlo
table-bot-name = { $seat ->
    [0] Tanuki
    [1] Kitsune
    [2] Kappa
   *[other] Tengu
}
table-option-clock = Bedenkzeit
table-clock-none = Ohne Zeitlimit
table-clock-seconds = { $seconds } Sekunden pro Zug
table-option-memory = Gedächtnisstütze
table-memory-off = Keine: Gewonnene Stiche liegen verdeckt
table-memory-last-trick = Letzter Stich
table-memory-all = Alle gespielten Karten
table-option-visibility = Wer den Tisch finden kann
table-visibility-link = Alle, die den Link haben
table-visibility-public = Alle, in der Liste offener Tische
table-ruleset = Spielart
table-option-first-leader = Wer zuerst anspielt
table-option-later-leader = Wer in späteren Runden anspielt
table-option-hints = Tipps
table-hints-alone = Nur allein gegen Bots
table-hints-on = Erlaubt, und alle erfahren davon
table-hints-off = Keine
table-option-spectators = Zuschauer erlaubt

## Was jemand in der Runde gewonnen hat.

table-taken = { $name }: { $tricks }{ $count ->
    [0] , kein Boss.
   *[other] ; Bosse: { $bosses }.
}

## Einen Tisch finden und sich setzen.

table-play-now = Sofort spielen
table-new-table-button = Neuer Tisch
table-lobby = Offene Tische
table-lobby-empty = Gerade ist kein Tisch offen. Mach einen auf oder spiel solange gegen Bots.
table-my-matches = Meine Partien
table-seat = Platz { $number }
table-seat-free = frei
table-owner = Gastgeber
table-sit-here = Hier hinsetzen
table-stand-up = Aufstehen
table-add-bot = Bot hinsetzen
table-remove = Entfernen
table-swap = Mit mir tauschen
table-shuffle = { $teams ->
    [yes] Teams auslosen
   *[no] Plätze auslosen
}
table-hand-over = Zum Gastgeber machen
table-fill-with-bots = Mit Bots auffüllen
table-start = Partie beginnen
table-invite-text = Wer diesen Link öffnet, kann sich an diesen Tisch setzen.
table-phrases = Etwas sagen
table-seats-taken = { $taken } von { $seats } Plätzen besetzt

## Während einer Partie und danach.

table-seconds-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
table-ask-bot = Bot einspringen lassen
table-take-back = Ich bin wieder da
table-abandon = Abbruch der Partie vorschlagen
table-abandon-not = Partie doch nicht abbrechen
table-match-abandoned = Die Partie wurde abgebrochen
table-rematch = Noch einmal
table-join-rematch = Zur nächsten Partie
table-fair-title = Ehrlich gegeben und nachprüfbar
table-fair-check = Alle Runden prüfen
table-bot-plays-for-you = Ein Bot spielt für dich.
table-bot-plays = Bot spielt
table-away = abwesend
table-ready = bereit
table-be-ready = Ich bin bereit
table-played-on = Diese Partie wurde aus einer Analyse heraus weitergespielt: Sie zählt nicht für die Statistik.
table-same-deals = Diese Partie spielt die Runden einer anderen noch einmal: Sie zählt nicht für die Statistik.
table-file-deals = Diese Partie spielt Karten aus einer Datei, die jemand ausgesucht haben kann: Sie zählt nicht für die Statistik.
table-undone = { $count ->
    [one] In dieser Partie wurde { $count } Karte zurückgenommen.
   *[other] In dieser Partie wurden { $count } Karten zurückgenommen.
}
table-hints-taken = { $count ->
    [one] In dieser Partie wurde { $count } Tipp genutzt.
   *[other] In dieser Partie wurden { $count } Tipps genutzt.
}
table-fair-fair = Alle Blätter ergeben sich aus dem Startwert und den Zusatzwerten der Spieler, wie sie vorher festgelegt waren.
table-fair-unsalted = Alle Blätter ergeben sich aus dem Startwert und den Zusatzwerten. Dein eigener kam dafür zu spät.
table-fair-unproven = Alle Blätter ergeben sich aus dem Startwert und den Zusatzwerten. Von diesem Gerät kam aber keiner davon: Das beweist dir also nicht, dass niemand die Karten ausgesucht hat.
table-fair-unfair = Etwas stimmt nicht: Diese Blätter ergeben sich nicht aus dem Startwert und den Zusatzwerten.
table-fair-failed = Die Prüfung war nicht möglich. Bitte versuche es noch einmal.
table-salts-withheld = Festgelegt, aber nie aufgedeckt: der Zusatzwert von { $names }. Wer ihn zurückhält, wählt zwischen zwei Verteilungen.
table-commitment = Festlegung
table-seed = Startwert

## Ereignisse am Tisch.

table-event-sits = { $name } setzt sich.
table-event-bot-sits = Ein Bot setzt sich auf Platz { $seat }.
table-event-seats-shuffled = Die Plätze wurden ausgelost.
table-event-match-started = Die Partie beginnt.
table-event-bot-took-over = { $who ->
    [you] { $why ->
        [clock] Deine Zeit ist um; jetzt spielt ein Bot für dich.
       *[asked] Jetzt spielt ein Bot für dich.
    }
   *[one] { $why ->
        [away] { $name } ist nicht da; jetzt spielt ein Bot.
        [clock] Die Zeit von { $name } ist um; jetzt spielt ein Bot.
        [left] { $name } ist gegangen; jetzt spielt ein Bot.
       *[asked] Jetzt spielt ein Bot für { $name }.
    }
}
table-event-person-returned = { $who ->
    [you] Du spielst wieder selbst.
   *[one] { $name } ist wieder da.
}
table-event-undo-asked = { $who ->
    [you] Du möchtest deine Karte zurücknehmen.
   *[one] { $name } möchte eine Karte zurücknehmen.
}
table-event-undo-refused = Die Karte bleibt liegen.
table-event-hint-taken = { $who ->
    [you] Du bittest um einen Tipp.
   *[one] { $name } bittet um einen Tipp.
}
table-event-card-taken-back = { $who ->
    [you] Du nimmst { card.acc } zurück.
   *[one] { $name } nimmt { card.acc } zurück.
}
table-event-pass-taken-back = { $who ->
    [you] Du wählst deine Karten zum Abgeben neu.
   *[one] { $name } wählt die Karten zum Abgeben neu.
}
table-event-abandon-refused = { $who ->
    [you] Du bist gegen den Abbruch der Partie.
   *[one] { $name } ist gegen den Abbruch der Partie.
}
table-event-match-abandoned = Die Partie ist abgebrochen.
table-event-rematch = Eine neue Partie wartet.
