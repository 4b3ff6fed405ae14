### Ein Tisch und seine Optionen, für alle Programme: die Seite und das Terminal.

## Bots und Optionen nach Namen; table-bot-name ist der Name des Bots auf einem Platz.

table-bots = Bots
table-bot-random = Zufall
table-bot-novice = Anfänger
table-bot-adept = Könner
table-bot-master = Meister
table-bot-ismcts = ISMCTS
table-bot-montecarlo = Experte
table-bot-name = { $seat ->
    [0] Tanuki
    [1] Kitsune
    [2] Kappa
   *[other] Tengu
}
table-option-clock = Bedenkzeit
table-clock-none = Ohne Zeitlimit
table-clock-seconds = { $seconds } s pro Zug plus Reserve
table-option-memory = Gedächtnisstütze
table-memory-off = Keine: Stiche liegen verdeckt
table-memory-last-trick = Letzter Stich
table-memory-all = Alle gespielten Karten
table-option-visibility = Wer den Tisch finden kann
table-visibility-link = Alle, die den Link haben
table-visibility-public = Alle, über „Offene Tische“
table-ruleset = Spielart
table-option-first-leader = Wer zuerst anspielt
table-option-later-leader = Wer in späteren Runden anspielt
table-option-hints = Tipps
table-hints-alone = Nur allein gegen Bots
table-hints-on = Erlaubt; alle erfahren davon
table-hints-off = Keine
table-option-coach = Trainer
table-coach-on = Nach jeder Runde
table-option-coach-long = Trainer: Nach jeder Runde sehen alle ihre eigene teuerste Entscheidung
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
table-my-matches = Deine Partien
table-seat = Platz { $number }
table-seat-free = frei
table-owner = Gastgeber
table-sit-here = Hinsetzen
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
table-lock-seats = Plätze sperren
table-unlock-seats = Plätze freigeben
table-seats-locked = Die Plätze sind gesperrt: Nur wer den Einladungslink hat, kann sich setzen.
table-phrases = Etwas sagen
table-seats-taken = { $taken } von { $seats } Plätzen besetzt

## Während einer Partie und danach.

# Eine Seite mit sechs Stichen, und was ein siebter jetzt bedeutet: $meaning ist wins, loses oder without; $missing sind die fehlenden Bosse.
table-six-tricks = { $who ->
    [you] Du hast { table-tricks-before }
    [we] Dein Team hat { table-tricks-before }
    [they] Die Gegner haben { table-tricks-before }
   *[one] { $name }: { table-tricks-before }
}. { $meaning ->
    [wins] { $missing ->
        [1] Mit seinem Boss gewinnt dieser Stich die Runde.
       *[other] Mit seinen Bossen gewinnt dieser Stich die Runde.
    }
    [loses] { table-one-more } kostet die Runde.
   *[without] { $missing ->
        [1] { table-one-more } ohne Boss kostet die Runde.
       *[other] { table-one-more } mit weniger als { $missing } Bossen kostet die Runde.
    }
}
table-tricks-before = { $losing ->
    [7] sechs Stiche
   *[other] { $tricks } Stiche
}
table-one-more = { $losing ->
    [7] Ein siebter
   *[other] Noch einer
}
table-seconds-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
table-time-and-reserve = { $seconds } s + { $reserve } s Reserve
table-reserve-left = Noch { $seconds } s Reserve
table-vote-bot = Bot bis zum Ende der Runde
table-vote-bot-not = Doch kein Bot
table-given-to-bot = Die anderen haben deinen Platz bis zum Ende der Runde einem Bot gegeben.
table-ask-bot = Bot einspringen lassen
table-take-back = Ich bin wieder da
table-abandon = Abbruch der Partie vorschlagen
table-abandon-not = Partie doch nicht abbrechen
table-match-abandoned = Die Partie wurde abgebrochen
table-rematch = Noch einmal
table-join-rematch = Zur nächsten Partie
table-fair-title = Fair ausgeteilt und nachprüfbar
table-fair-check = Alle Runden prüfen
table-bot-plays-for-you = Ein Bot spielt für dich.
table-bot-plays = Bot spielt
table-away = abwesend
table-ready = bereit
table-be-ready = Ich bin bereit
table-played-on = Diese Partie wurde aus einer Analyse heraus weitergespielt; darum zählt sie nicht für die Statistik.
table-first-game = Das war ein Lernspiel mit ausgesuchten Karten: Es zählt nicht für deine Statistik.
table-same-deals = In dieser Partie werden die Karten einer anderen noch einmal gespielt; darum zählt sie nicht für die Statistik.
table-file-deals = Die Karten dieser Partie stammen aus einer Datei und können ausgesucht sein; darum zählt die Partie nicht für die Statistik.
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
table-fair-broken = Etwas stimmt nicht: Dieser Tisch hat sich nicht an das gehalten, was festgelegt war. Er hat dich umgesetzt, den Startwert oder die Zusatzwerte geändert oder nach deinem Zusatzwert neu angefangen. Die Karten können also ausgesucht worden sein.
table-fair-unfair = Etwas stimmt nicht: Diese Blätter ergeben sich nicht aus dem Startwert und den Zusatzwerten.
table-fair-failed = Die Prüfung war nicht möglich. Bitte versuch es noch einmal.
table-salts-withheld = Festgelegt, aber nie aufgedeckt: der Zusatzwert von { $names }. Wer ihn zurückhält, wählt zwischen zwei Verteilungen.
table-commitment = Festlegung
table-seed = Startwert

## Ereignisse am Tisch.

table-event-sits = { $name } setzt sich.
table-event-bot-sits = Ein Bot setzt sich auf Platz { $seat }.
table-event-seats-shuffled = Die Plätze wurden ausgelost.
table-event-match-started = Die Partie beginnt.
table-event-seats-locked = { $locked ->
    [yes] Die Plätze sind jetzt gesperrt: Nur wer den Einladungslink hat, kann sich setzen.
   *[no] Die Plätze sind nicht mehr gesperrt: Jeder am Tisch kann sich setzen.
}
table-event-decision-lapsed = { $who ->
    [you] Deine Zeit ist um: Diesen einen Zug macht ein Bot für dich, wenn du nicht schneller bist.
   *[one] Die Zeit von { $name } ist um: Diesen einen Zug macht ein Bot.
}
table-event-bot-took-over = { $who ->
    [you] { $why ->
        [clock] Deine Zeit ist um; jetzt spielt ein Bot für dich.
        [voted] Die anderen haben deinen Platz bis zum Ende der Runde einem Bot gegeben.
       *[asked] Jetzt spielt ein Bot für dich.
    }
   *[one] { $why ->
        [away] { $name } ist nicht da; jetzt spielt ein Bot.
        [clock] Die Zeit von { $name } ist um; jetzt spielt ein Bot.
        [left] { $name } ist gegangen; jetzt spielt ein Bot.
        [voted] Bis zum Ende der Runde spielt ein Bot für { $name }.
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
table-event-match-abandoned = { $why ->
    [host] Der Betreiber dieses Servers hat den Tisch geschlossen. Die Partie endet hier.
    [secret-deal] Die Partie endet hier: Jemand hat ein Blatt auf der Hand, das anderswo noch gespielt wird.
   *[players] Die Partie ist abgebrochen.
}
table-event-rematch = Eine neue Partie wartet.
