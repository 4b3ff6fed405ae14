### Das Spiel im Terminal: Zeile für Zeile (plain-*) und als gezeichneter Tisch (app-*).

terminal-none = keine
terminal-no-cards = keine

## Zeile für Zeile. Antworten sind Nummern, Kartenkürzel oder einzelne Buchstaben.

plain-welcome = Willkommen bei Yokai Septet. Du spielst: { $ruleset }. Mit ? bekommst du jederzeit Hilfe.
plain-seat = { $place ->
    [teammate] { $name } sitzt dir gegenüber und ist in deinem Team.
    [opposite] { $name } sitzt dir gegenüber.
    [left] { $name } sitzt links von dir.
   *[right] { $name } sitzt rechts von dir.
}
plain-received = Du bekommst von { $name }: { $cards }.
plain-table = Runde { $round }. { $ruleset }.
plain-trump = Trumpf ist { suit }.
plain-trump-card = Trumpf ist { suit }: Offen liegt { card.nom } ({ $code }).
plain-trump-open = Die erste angespielte Karte bestimmt die Trumpffarbe.
plain-side = { $name }: { $tricks }; Bosse: { $bosses }; Stand { $score } von { $goal }.
plain-side-seals = { $name }: { $tricks }; Bosse: { $bosses }; Siegel: { $seals } ({ $score } von { $goal }).
plain-trick = Stich { $number }: { $cards }.
# Eine Karte eines Stichs in $cards.
plain-played = { $name } { card }
plain-trick-empty = Stich { $number }: Es ist noch keine Karte gespielt.
plain-last-trick = Der letzte Stich: { $cards }. Er ging an { $name }.
plain-no-last-trick = In dieser Runde ist noch kein Stich vollständig.
plain-choose-pass = Wähle { count-cards } für { $name }. Deine Hand:
# $names reiht plain-pass-one aneinander.
plain-choose-pass-each = Wähle { count-cards } in dieser Reihenfolge: { $names }. Deine Hand:
plain-pass-one = eine für { $name }
plain-choose-play = Du darfst spielen:
plain-kept = Jetzt nicht spielbar: { $cards }.
plain-hand = Deine Hand: { $cards }.
plain-ask-pass = Deine Karten?
plain-ask-play = Deine Karte?
plain-ask-ready = Drück Enter, wenn nur du den Bildschirm siehst.
plain-hand-over = { $name } ist am Zug.
plain-help =
    Tippe die Nummer einer Karte oder ihr Kürzel, etwa W7; zum Abgeben mehrere, mit Leerzeichen dazwischen.
    h: deine Hand. t: der Tisch. l: der letzte Stich. v: die gespielten Karten. r: die Regeln in einer Minute.
    x: ein Tipp. u: deine letzte Entscheidung zurücknehmen. q: die Partie verlassen.
    Enter allein nennt deine Möglichkeiten noch einmal.
plain-left = Du hast die Partie verlassen.
plain-help-remote = y, z: dem Zurücknehmen einer Karte zustimmen oder es ablehnen. s: was du noch tun kannst; s 3: das Dritte davon tun.
plain-resume = Es gibt eine unterbrochene Partie ({ $ruleset }, Runde { $number }). Tippe y, um sie fortzusetzen, oder etwas anderes für eine neue.
plain-where = Wo möchtest du spielen? Tippe eine Nummer.
plain-gone = In dieser Runde gespielt (soweit die Gedächtnisstütze es zeigt): { $cards }.
plain-no-undo = Es gibt nichts, was du zurücknehmen könntest.
plain-saved = Die Aufzeichnung steht in { $file }.
error-no-such-choice = { $last ->
    [1] Es gibt nur eine Karte, die du spielen darfst.
   *[other] { $text } steht nicht zur Wahl: Die Nummern gehen von 1 bis { $last }.
}
error-one-card = Bitte nenne eine Karte, mit ihrer Nummer oder ihrem Kürzel.

## Der Bericht über eine aufgezeichnete Partie.

transcript-title = Yokai Septet: { $ruleset }
transcript-players = Es spielen: { $names }
transcript-date = Gespielt am { DATETIME($date, dateStyle: "long") }
transcript-hand = { $name } bekommt: { $cards }
transcript-pass = { $name } gibt an { $to } ab: { $cards }
transcript-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
transcript-by = { $by ->
    [person] Für { $name } entscheidet hier jemand anders.
   *[other] Für { $name } springt hier ein Bot ein.
}
transcript-hint = { $name } lässt sich einen Tipp geben.
transcript-undone = { $name } nimmt zurück: { $cards }

## Der gezeichnete Tisch. Die Karten haben die Buchstaben a bis p, die Tasten danach sind Befehle.

app-you = Du
app-round = Runde { $number }
app-trick = Stich { $number }
app-trump = Trumpf
app-trick-yours = Der Stich ging an dich.
app-trick-of = Der Stich ging an { $name }.
app-thinking = { $name } überlegt …
app-your-lead = Du spielst an: Wähle eine Karte.
app-your-turn = Du bist dran. Angespielte Farbe: { suit }.
app-pass = Wähle { count-cards } für { $name }.
app-pass-one = Wähle die Karte für { $name }.
app-confirm-pass = Mit Enter gibst du diese Karten ab.
app-keys = a–p Karte  ←→ ⏎  r Hilfe  t letzter Stich  v Karten  q Ende
app-keys-local = x Tipp  u zurück
app-keys-replay = ←→ Schritt  ↑↓ Stich  Tab Platz  r Hilfe  t letzter Stich  v Karten  q Ende
app-replay = { $place } von { $last }, aus Sicht von { $name }
app-keys-review = ←→ Schritt  ↑↓ Stich  s Fehler  Tab Platz  t letzter Stich  v Karten  q Ende
review-verdict-best = { $name } trifft die beste Wahl: { $made }
review-verdict-good = { $name } wählt gut: { $made }. Am besten: { $best }
review-verdict-lost = { $name }: { $grade } (−{ $points } Prozentpunkte). { $made }; besser: { $best }
review-verdict-by = { $by ->
    [person] { $name } (jemand anders)
   *[other] { $name } (Vertretung)
}
app-close = Enter: zurück zum Tisch
app-continue = Enter: weiter
app-aid-title = Spielerhilfe
app-last-trick-title = Der letzte Stich
app-seen-title = Karten noch im Spiel
app-seen-legend = { $aid ->
    [all] Fett: bei den anderen. In Klammern: auf deiner Hand. Punkte: gespielt.
   *[other] Punkte: gespielt (soweit die Gedächtnisstütze es zeigt). In Klammern: auf deiner Hand.
}
app-face-down = An diesem Tisch liegen gewonnene Stiche verdeckt.
app-aid = { $kind ->
    [seals] Die erste angespielte Karte bestimmt den Trumpf. Wer in einer Runde beide Siebenen einer Farbe einfängt, versiegelt sie. Gespielt wird bis { $goal } Siegel.
    [teams] Mit { $bosses ->
        [3] drei
        [4] vier
       *[other] { $bosses }
    } Bossen gewinnt dein Team die Runde{ $losing ->
        [0] { "" }
        [7] ; ein siebter Stich vorher kostet sie euch
       *[other] ; ein { $losing }. Stich vorher kostet sie euch
    }. { $stars ->
        [none] Jede gewonnene Runde bringt 1 Punkt.
        [white] Jeder weiße Stern zählt 1 Punkt, der Boss der Trumpffarbe nichts.
       *[all] Jeder weiße und schwarze Stern zählt 1 Punkt, der Boss der Trumpffarbe nichts.
    } Gespielt wird bis { $goal }.
   *[alone] Mit { $bosses ->
        [3] drei
        [4] vier
       *[other] { $bosses }
    } Bossen gewinnst du die Runde{ $losing ->
        [0] { "" }
        [7] ; ein siebter Stich vorher kostet sie dich
       *[other] ; ein { $losing }. Stich vorher kostet sie dich
    }. { $stars ->
        [none] Jede gewonnene Runde bringt 1 Punkt.
        [white] Jeder weiße Stern zählt 1 Punkt, der Boss der Trumpffarbe nichts.
       *[all] Jeder weiße und schwarze Stern zählt 1 Punkt, der Boss der Trumpffarbe nichts.
    } Gespielt wird bis { $goal }.
}
app-round-over = Die Runde ist zu Ende
app-match-over = Die Partie ist zu Ende
app-from-hand = noch auf der Hand
app-left-in-hands = Noch auf der Hand
app-hand-over = { $name } ist am Zug. Alle anderen: nicht hinsehen!
app-hand-over-ready = Enter: Ich bin { $name }
app-resume = Die unterbrochene Partie fortsetzen ({ $ruleset }, Runde { $number })
app-people = Personen an dieser Tastatur: { $count }
app-setting = { $name }: { $value }
app-rules = Die Regeln lesen
app-quit = Beenden
app-menu-hint = ↑↓ und Enter, oder die Maus
app-kept = Deine Partie ist gespeichert: „yokai play“ bietet sie wieder an.
app-not-saved = Deine Partie lässt sich gerade nicht speichern. Du kannst weiterspielen, sie später aber vielleicht nicht fortsetzen.

## A table on a server.

app-table = Tisch { $code }
app-connecting = Verbinde mit { $server } …
app-reconnecting = Verbindung unterbrochen; neuer Versuch …
app-gone = Der Server hat den Tisch geschlossen.
app-start = Mit Enter besetzt du die freien Plätze mit Bots und beginnst.
app-be-ready = Mit Enter zeigst du dem Gastgeber, dass du bereit bist.
app-is-ready = { $name } ist bereit.
app-waiting-for-start = Warten, bis der Gastgeber beginnt …
app-waiting-for-deal = Gleich wird neu ausgeteilt …
app-waiting = Am Zug: { $names }.
app-undo-asked = { $name } möchte eine Karte zurücknehmen. y: einverstanden. z: nein.
app-table-over = Die Partie ist zu Ende. q: verlassen.
app-keys-remote = a–p Karte  ←→ ⏎  r Hilfe  t Stich  v Karten  x Tipp  u zurück  s mehr  q Ende
app-more-title = Was noch?
app-would-vote-bot = { $who ->
    [you] Du möchtest, dass bis zum Ende der Runde ein Bot für { $other } spielt; dafür müssen alle anderen zustimmen.
   *[one] { $name } möchte, dass bis zum Ende der Runde ein Bot für { $other } spielt; dafür müssen alle anderen zustimmen.
}
app-would-abandon = { $who ->
    [you] Du möchtest die Partie abbrechen; sie endet, wenn alle zustimmen.
   *[one] { $name } möchte die Partie abbrechen; sie endet, wenn alle zustimmen.
}
app-bot-plays-for-you = Ein Bot spielt für dich. Enter: Ich bin wieder da.
app-play-again = Die Partie ist zu Ende. Enter: noch einmal. s: mehr. q: verlassen.
app-next-game = Eine neue Partie wartet. Enter: mitspielen. q: verlassen.
app-invite = Um andere einzuladen, schick ihnen diese Adresse: { $url }
app-salted = Dein Zusatzwert für das Austeilen: { $salt }
app-salt = Zusatzwert, { $name }: { $salt }
app-return = Zurück zu Tisch { $code } ({ $ruleset })
app-hint-cards = Beste Wahl: { $cards }.
app-hint-chance = Beste Wahl: { $cards } (Chance auf den Rundensieg: { $chance } %).
error-bad-table-address = „{ $text }“ ist nicht die Adresse eines Tisches, etwa https://host/t/CODE.
error-server-unreachable = { $server } ist nicht zu erreichen.
