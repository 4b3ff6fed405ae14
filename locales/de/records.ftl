### Aufzeichnungen und Stellungen: warum eine nicht angenommen wird.
### $what names what was found and $want what was expected; their values are in $found and $expected.

record-found = { $what ->
    [end-of-text] das Ende des Textes
    [end-of-line] das Ende der Zeile
    [end-of-round] das Ende der Runde
    [cards] { $found ->
        [one] { $found } Karte
       *[other] { $found } Karten
    }
    [seats] { $found ->
        [one] { $found } Platz
       *[other] { $found } Plätze
    }
    [players] { $found ->
        [one] { $found } Spieler
       *[other] { $found } Spieler
    }
    [salts] { $found ->
        [one] { $found } Zusatzwert
       *[other] { $found } Zusatzwerte
    }
    [round] Runde { $found }
    [trick] Stich { $found }
    [deal] dieses Austeilen
    [no-face-up-card] keine aufgedeckte Karte
    [no-round] keine Runde
    [comment-after] ein Kommentar nach Aktion { $found }
    [mark-after] eine Markierung nach Aktion { $found }
    [unsavable] Zeichen, die sich nicht speichern lassen
    [place] etwas anderes bei { $found }
   *[text] „{ $found }“
}
record-expected = { $want ->
    [word-of-a-record] eine Angabe wie [Date "2026-01-31"], { "{" }ein Kommentar{ "}" } oder Karten
    [ruleset-tag] die Angabe Ruleset
    [another-tag] eine andere Angabe
    [tag-name] ein Name aus Buchstaben ohne Akzent, Ziffern und _
    [new-tag-name] ein neuer Name aus Buchstaben, Ziffern und _
    [one-of] eines von { $expected }
    [one-line] eine Zeile Text
    [date] ein Datum wie 2026-01-31
    [result] ein Ergebnis wie „10-6, side 0 wins“
    [digits] hexadezimale Ziffern
    [digits-64] 64 hexadezimale Ziffern
    [hand-of-seat] die Hand von Platz { $expected }
    [pass-of-seat] die Karten, die Platz { $expected } abgibt
    [another-seat] ein anderer Platz
    [another-line] eine neue Zeile
    [leader] der Platz, der anspielt, wie 0:
    [points] die Punkte jeder Seite wie 3-0
    [seals] die Siegel jeder Seite wie WE/-
    [card] eine Karte wie W7
    [cards] { $expected ->
        [one] { $expected } Karte
       *[other] { $expected } Karten
    }
    [cards-of-hand] { $expected ->
        [one] { $expected } Karte aus der Hand
       *[other] { $expected } Karten aus der Hand
    }
    [card-of-hand] eine Karte aus der Hand
    [card-of-seat] eine Karte, die Platz { $expected } haben kann
    [card-of-led-suit] eine Karte der angespielten Farbe
    [card-of-deck] eine Karte des Spiels, die sonst nirgends ist
    [new-card] eine Karte, die noch nicht gespielt ist
    [legal-card] eine Karte, die gespielt werden darf
    [different-cards] verschiedene Karten
    [deal] ausgeteilte Karten dieses Spiels
    [face-up-card] eine aufgedeckte Karte
    [no-face-up-card] keine aufgedeckte Karte
    [seats] { $expected ->
        [one] { $expected } Platz
       *[other] { $expected } Plätze
    }
    [players] { $expected ->
        [one] { $expected } Spieler
       *[other] { $expected } Spieler
    }
    [salts] { $expected ->
        [one] { $expected } Zusatzwert
       *[other] { $expected } Zusatzwerte
    }
    [passes] die abgegebenen Karten aller Spieler
    [a-pass] Karten zum Abgeben
    [running-round] eine laufende Runde
    [rest-of-round] der Rest der Runde
    [end-of-round] das Ende der Runde
    [end-of-record] das Ende der Aufzeichnung
    [actions] Kommentare der Reihe nach, der letzte spätestens nach Aktion { $expected }
    [saved-text] Text
    [schema] ein Dokument, wie docs/record.schema.json es beschreibt
    [mark] eine Markierung wie <hint>, <by adept> oder <undo 2: F9>
    [decision] abgegebene Karten oder eine gespielte, zu der die Markierung gehört, und Markierungen der Reihe nach
    [cards-in-deck] ein Platz und Karten des Decks
    [bot] die Stärke eines Bots wie adept
    [salt-order] eine Reihenfolge wie „commit 0 2, reveal 2 0“
    [committed-seats] die Plätze, die sich festgelegt haben, dann die mit Zusatzwert, jeder einmal
    [position-ruleset] eine Spielart wie four-advanced oder suitors+holder
    [position-trump] die aufgedeckte Karte, die Trumpffarbe oder -
    [position-score] der Punktestand wie 0-3 oder die Siegel wie WE/-
    [position-hands] die Karten der Spieler wie WA.5/W4E2/??2/S13
    [position-leader] der Platz, der anspielt, oder -
    [position-table] die Karten des Stichs wie W3W6 oder die abgegebenen Karten wie pass:-/-/-/-
    [position-won] die Stiche jeder Seite wie 4-5
    [position-bosses] die Bosse jeder Seite wie W7E7/-
    [end-of-line] das Ende der Zeile
   *[text] „{ $expected }“
}

error-record-too-long = { $part ->
    [value] Der Wert einer Angabe ist zu lang: { $found } Zeichen. Erlaubt sind { $expected }.
    [comment] Ein Kommentar ist zu lang: { $found } Zeichen. Erlaubt sind { $expected }.
    [tags] Es sind zu viele Angaben: { $found }. Erlaubt sind { $expected }.
    [comments] Es sind zu viele Kommentare: { $found }. Erlaubt sind { $expected }.
    [rounds] Es sind zu viele Runden: { $found }. Erlaubt sind { $expected }.
    [decisions] Es sind zu viele Markierungen: { $found }. Erlaubt sind { $expected }.
    [position] Das ist für eine Stellung zu lang: { $found } Zeichen. Erlaubt sind { $expected }.
   *[text] Das ist für eine Aufzeichnung zu lang: { $found } Zeichen oder mehr. Erlaubt sind { $expected }.
}
error-record-syntax = Hier lässt sich die Aufzeichnung nicht lesen. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-json = Das ist nicht das JSON einer Aufzeichnung. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-tag = Eine Angabe im Kopf der Aufzeichnung stimmt nicht. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-comment = Ein Kommentar darf hier nicht stehen. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-format = Diese Aufzeichnung hat das Format { $found }. Diese Version liest Formate bis { $expected }.
error-record-decision = Eine Markierung stimmt nicht. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-unknown-cards = Von hier aus lässt sich die Partie nicht weiterspielen: Eine Karte ist unbekannt.
error-record-unknown-in-finished-round = Eine Karte ist unbekannt, obwohl die Runde zu Ende und damit für alle offen ist.
error-record-impossible = Das kann so nicht gewesen sein. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-wrong-round = Die Runden passen nicht aneinander. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-wrong-trick = Ein Stich beginnt zu früh oder zu spät. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-wrong-leader = Zu diesem Stich spielt nicht Platz { $found } an, sondern Platz { $expected }. Aufzeichnungen zählen die Plätze ab 0.
error-record-wrong-deal = Die ausgeteilten Karten ergeben sich nicht aus dem Startwert. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-wrong-end = So endet die Runde nicht. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-wrong-termination = Die Aufzeichnung nennt die Partie { record-found }. Erwartet: { record-expected }.
error-record-wrong-result = Das Ergebnis der Partie stimmt nicht. Gefunden: { record-found }. Erwartet: { record-expected }.
error-record-wrong-commitment = Das ist nicht der Startwert, der vor der Partie festgelegt wurde.
error-record-wrong-salt = Der Zusatzwert von Platz { $found } ist nicht der vorher festgelegte. Aufzeichnungen zählen die Plätze ab 0.
error-record-salt-of-bot = Bots geben keinen Zusatzwert, aber die Aufzeichnung hat einen für Platz { $found }. Aufzeichnungen zählen die Plätze ab 0.

error-bad-position = Die Karten und Zahlen dieser Stellung passen nicht zusammen.
error-position-none = Eine Stellung gibt es nur, während eine Runde gespielt wird.
error-position-syntax = Das ist keine Stellung. Gefunden: { record-found }. Erwartet: { record-expected }.

at-line = Zeile { $line }, Spalte { $column }: { $sentence }
