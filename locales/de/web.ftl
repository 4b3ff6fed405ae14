### Die Webseite.

## Überall

web-skip = Zum Inhalt springen
web-menu = Menü
web-language = Sprache
web-close = Schließen
web-save = Speichern
web-saved = Gespeichert.
web-yes = Ja
web-no = Nein
web-you = Du
web-loading = Einen Moment …
web-rules = Regeln
web-learn = Spielen lernen
web-replay = Nachspielen
web-settings = Einstellungen
web-to-home = Zur Startseite
web-not-found-title = Hier ist nichts
web-not-found-text = Diese Adresse führt nirgendwohin. Vielleicht ist ein Teil des Links verloren gegangen.
web-error-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
web-no-connection = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
web-no-answer = Der Server antwortet nicht. Bitte versuch es noch einmal.
web-bad-answer = Mit der Antwort des Servers kann diese Seite nichts anfangen. Bitte lade sie neu.
web-missing-part = Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht gibt es eine neuere Version, oder es fehlt die Verbindung.
web-broken-title = Etwas ist schiefgegangen
web-broken-text = Diese Seite lässt sich gerade nicht anzeigen. Deine Partien sind sicher.
web-try-again = Noch einmal versuchen
web-reload = Neu laden
web-outdated = Von dieser Seite gibt es eine neuere Version.
web-credits = Yokai Septet ist ein Spiel von Muneyuki Yokouchi und yio; Sieben Siegel ist von Chris Wray und W. Eric Martin. Dies ist ein inoffizielles Fanprojekt mit eigenen Bildern und Texten.

## Startseite

web-home-title =
    Fang die Bosse ein.
    Meide den siebten Stich.
web-home-lead = Ein Stichspiel zu dritt oder zu viert: sieben Yokai-Sippen, sieben Bosse und ein siebter Stich, der die Runde kostet. Spiel sofort los, kostenlos und ohne Konto.
web-daily = Tagesrunden
web-daily-text = Vier Runden, für alle gleich. Wie schneidest du ab?
web-daily-deal = Tagesrunde { $number }
web-team-match = Teamkampf
web-team-match-text = Zwei Tische, dieselben Karten, getauschte Plätze. Für dich und bis zu sieben Freunde; Bots übernehmen die freien Plätze.
web-team-deal = Teamkampf, Runde { $number } von { $deals }
web-to-team-match = Zum Teamkampf
web-next-team-deal = Nächste Runde
web-to-daily = Zu den Tagesrunden
web-running = Deine laufenden Partien
web-continue = Weiterspielen
web-your-turn-against = Du bist dran gegen { $names }, { $score }
web-next-round-against = Nächste Runde gegen { $names }, { $score }
web-waiting-against = Gegen { $names }, { $score } – warten auf { $turn }
web-table-not-started = Tisch { $code }: noch nicht begonnen
web-with = mit { $names }
web-more-running = { $count ->
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
}
web-play-now-text = Gegen Bots. In einer Sekunde sitzt du am Tisch.
web-play-now-button = Spielen
web-first-time = Neu hier?
web-first-time-text = Sechs kurze Kapitel, zusammen zehn Minuten. Du spielst von Anfang an selbst; Vorkenntnisse brauchst du keine.
web-about-four-advanced = Zwei Zweierteams. Wer die Runde gewinnt, bekommt die Sterne seiner Bosse als Punkte; gespielt wird bis 7.
web-about-four-basic = Zwei Zweierteams. Jede gewonnene Runde bringt einen Punkt; gespielt wird bis 2. So lernt man es am schnellsten.
web-about-three-advanced = Jeder für sich, drei Bosse genügen zum Rundensieg. Punkte gibt es für Sterne; gespielt wird bis 7.
web-about-three-basic = Jeder für sich, drei Bosse genügen zum Rundensieg. Jede gewonnene Runde bringt einen Punkt; gespielt wird bis 2.
web-about-suitors = Jeder Boss ist doppelt da. Fang beide einer Farbe ein, um sie zu versiegeln; wer alle sieben Farben versiegelt, gewinnt. Eine lange Partie.
web-about-suitors-short = Jeder Boss ist doppelt da. Jede Farbe wird nur einmal versiegelt; vier Siegel genügen zum Sieg.
web-today = Heute
web-puzzles = Aufgaben
web-puzzles-text = Hunderte weitere, auf deinem Niveau.
web-puzzle-today = Aufgabe des Tages
web-puzzle-today-text = Eine Stellung, eine richtige Antwort.
web-puzzle-solved = gelöst
web-friends = Mit Freunden spielen
web-new-table-text = Mach einen Tisch auf und verschick den Link. Bots übernehmen die freien Plätze.
web-options = Optionen
web-join-label = Tischcode oder Link
web-join-button = Beitreten
web-my-matches-empty = Hier erscheinen deine Partien.
web-against = gegen { $names }
web-more-matches = Mehr anzeigen
web-status-abandoned = abgebrochen
web-status-won = gewonnen
web-status-lost = verloren
web-status-played-on = aus Analyse
web-status-same-deals = gleiche Karten
web-same-deals = Freunde mit diesen Karten herausfordern
web-same-deals-kept = Für eine Herausforderung bewahrt dieser Server die Datei ohne ihre Kommentare auf, bis du alles über dich löschst.
web-all-matches = Alle Partien und Statistik

## Vor dem Start

web-table-title = Tisch { $code }
web-change-options = Optionen ändern
web-no-table-title = Hier ist kein Tisch
web-connecting = Auf dem Weg zum Tisch …
web-connection-lost = Verbindung unterbrochen. Ein neuer Versuch läuft; nichts geht verloren.
web-sending = Wird gesendet …
web-lost-of = { $name } hat die Verbindung verloren.
web-invite = Freunde einladen
web-invite-code = Oder deine Freunde geben auf der Startseite den Code { $code } ein.
web-invited-by = { $name } lädt dich ein
web-invited = Du bist eingeladen
web-sit-with = { $name } als Partner
web-sit-against = { $name } als Gegner
web-sit-down = Hinsetzen
web-rename = Namen ändern
web-team = Team { $number }
web-seats = Sitzordnung
web-manage-seat = Platz verwalten
web-copy = Link kopieren
web-copied = Kopiert
web-link-local = Dieser Link funktioniert nur auf diesem Computer. Starte den Server mit „yokai serve --lan“, dann lässt sich der Link in deinem ganzen Heimnetz öffnen.
web-links-local = Diese Links funktionieren nur auf diesem Computer. Starte den Server mit „yokai serve --lan“, dann lassen sich die Links in deinem ganzen Heimnetz öffnen.
web-wait-for-start = Alle Plätze sind besetzt. Der Gastgeber kann die Partie beginnen.
web-wait-for-players = Es fehlen noch Mitspieler …

## Am Tisch

web-sides = Teams und Punkte
web-side-us = Wir
web-side-them = Gegner
web-who-won-what = Gewonnene Stiche
web-who-won-what-of = { $tricks }: gewonnene Stiche zeigen
web-won-earlier = Davor: { $tricks }
web-log = Spielverlauf
web-your-cards = Deine Karten
web-your-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-card-not-playable = { $card }, jetzt nicht spielbar
web-card-of = { $card }, { $name }
web-card-queued = { $card }, wird gespielt, wenn du dran bist
web-queued-mark = folgt
web-unqueued = { $card } bleibt auf der Hand
web-round-of = Runde { $number }
web-the-trick = Der Stich
web-trump-card = Trumpfkarte: { $card }
web-trump-is = Trumpf: { suit }
web-no-trump-yet = Noch kein Trumpf
web-leads = spielt an
web-you-lead = Du spielst an
web-has-passed = hat gewählt
# On the edge of a side’s panel on phones, beside its six tricks; as short as can be. See table-six-tricks.
web-seventh = { $losing ->
    [7] { $meaning ->
        [wins] Jetzt gewinnt der 7.
        [loses] Der 7. verliert
       *[without] { $missing ->
            [1] 7. nur mit Boss
           *[other] 7. nur mit { $missing } Bossen
        }
    }
   *[other] { $meaning ->
        [wins] Noch einer gewinnt jetzt
        [loses] Noch einer verliert
       *[without] { $missing ->
            [1] Noch einer nur mit Boss
           *[other] Noch einer nur mit { $missing } Bossen
        }
    }
}
web-voids = { $aid ->
    [all] Nachweislich blank in:
    [last-trick] Nach diesem und dem letzten Stich blank in:
   *[off] Nach diesem Stich blank in:
}
web-has-no = { $aid ->
    [all] Hat { suit.no } mehr
    [last-trick] Hatte in diesem oder im letzten Stich { suit.no } mehr
   *[off] Hatte in diesem Stich { suit.no } mehr
}
web-must-follow = Angespielt ist { suit }, und die Farbe hast du: Du musst bedienen ({ $rule }).
web-pass-to = Wähle { $count } Karten für { $name }
web-pass-each = Wähle für alle anderen je eine Karte
web-pass-enough = Du hast schon { $count } gewählt. Tippe eine an, um sie zu behalten.
web-pass-take-back = Doch behalten: { $card }
web-pass-button = Abgeben
web-pass-change = Ändern
web-pass-waiting = Warten auf { $names }
web-received = Von { $name }: { $cards }
web-undo = Zurücknehmen
web-undo-question = { $name } möchte die letzte Karte zurücknehmen. Einverstanden?
web-undo-waiting = Warten auf die Zustimmung von { $names } …
web-trick-taken = { $who ->
    [you] Der Stich geht an dich
   *[one] Der Stich geht an { $name }
}
web-your-lead = Du spielst an: Jede Karte ist erlaubt
web-your-turn-follow = Du bist dran: { suit } bedienen
web-your-turn-free = Du bist dran: { suit } hast du nicht, jede Karte ist erlaubt
web-touch-again = Tippe die Karte noch einmal an, um sie zu spielen
web-turn-of = { $name } überlegt …
web-title-turn = ● Du bist dran – { $title }
web-title-screen = { $screen } – { $title }
web-hint = Tipp
web-hint-thinking = Der Bot überlegt …
web-hint-chance = { $cards }: Gewinnchance { $chance }.
web-hint-legend = Die Zahlen auf den Karten zeigen deine Gewinnchance.
web-hint-play = Spielen
web-hint-pass = Diese Karten abgeben
web-tricks = Gespielte Karten
web-last-trick = Letzter Stich
web-trick-by = Gewonnen von { $name }
web-aid = Spielerhilfe
web-tracker = Alle Karten
web-tracker-card = { $status ->
    [captured] { $card }, eingefangen
    [played] { $card }, gespielt
    [face-up] { $card }, aufgedeckt
   *[in-hand] { $card }, auf deiner Hand
}
web-leave-table = Tisch verlassen (Rückkehr jederzeit)
web-leave-title = Tisch verlassen?
web-leave-text = Die Partie ist noch nicht zu Ende. Dein Platz bleibt dir: Du kannst jederzeit zurückkommen.
web-leave-stay = Bleiben
web-leave = Verlassen
web-abandon = Partie abbrechen
web-abandon-sure = Partie wirklich abbrechen?
web-abandon-question = Vorschlag von { $names }: die Partie abbrechen. Einverstanden?
web-abandon-waiting = Du schlägst vor, die Partie abzubrechen; die anderen müssen noch zustimmen.
# Was jemand am Tisch sagt; $phrase ist einer der festen Sätze.
web-said = { $name }: { $phrase }
web-keys = Tasten: Pfeile und Enter für deine Karten, H Tipp, U zurücknehmen, L letzter Stich, ? Spielerhilfe, M Menü.

## Ende einer Runde und einer Partie

web-round-end = Ende von Runde { $number }
web-round-won = Runde gewonnen!
web-round-lost = Runde verloren
web-points-by-boss = Punkte, Boss für Boss
web-score-sheet = Punktezettel
web-score-sheet-of = { $score }/{ $goal } Punkte: Punktezettel öffnen
web-how-it-ended = Ergebnis
web-won-round = gewinnt die Runde
web-no-round-yet = Noch ist keine Runde zu Ende.
web-new-seals = Neue Siegel, { $name }: { $suits }
web-boss-is-trump = Boss der Trumpffarbe, keine Punkte
web-boss-from-hand = noch auf der Hand
web-show-hands = Alle Karten aufdecken
web-was-passed = wurde abgegeben
web-card-passed = { $card }, abgegeben
web-hands-note = Die Blätter, wie sie ausgeteilt wurden; hochgeschobene Karten wurden abgegeben.
web-next-round = Nächste Runde
web-next-round-in = Nächste Runde in { $seconds } s
web-vote-bot-for = Platz von { $name } bis zum Ende der Runde einem Bot geben
web-vote-bot-question = Vorschlag von { $names }: Bis zum Ende der Runde spielt ein Bot für { $name }. Einverstanden?
web-vote-bot-waiting = Du möchtest, dass bis zum Ende der Runde ein Bot für { $name } spielt; die anderen müssen noch zustimmen.
web-veto-lost = Deine Zeit war zu oft um: Die anderen können die Partie ohne deine Zustimmung abbrechen.
web-lock-now = Soll jemand draußen bleiben, sperr die Plätze: Dann kann sich nur setzen, wer den Einladungslink hat.
web-ask-bot-for = Bot für { $name } einspringen lassen
web-match-won = Partie gewonnen!
web-match-lost = Partie verloren
web-match-over = Die Partie ist zu Ende
web-watch-again = Partie ansehen
web-to-played-from = Zurück zum Ausgangspunkt
web-review = Analyse
web-review-of = { web-review }: { web-against }, { $score }
web-review-shown = { $name } zeigt die Analyse.
web-review-follow = Folgen
web-download = Partie herunterladen

## Faires Austeilen

web-fair-text = Alle Blätter dieser Partie ergeben sich aus einem geheimen Startwert. Die Zahl unten legt ihn fest, bevor die erste Karte ausgeteilt wird; nach der Partie siehst du den Startwert und kannst prüfen, dass nichts verändert wurde.
web-fair-end-text = Der Startwert war vor dem ersten Austeilen festgelegt. Dein Browser kann daraus alle Runden noch einmal austeilen und vergleichen.

## Spielerhilfe

web-aid-follow = Bediene die angespielte Farbe, wenn du kannst; sonst spiel eine beliebige Karte.
web-aid-winner = Das Wind-Ass schlägt alles; sonst gewinnt der höchste Trumpf, sonst die höchste Karte der angespielten Farbe.
web-aid-bosses = { $teams ->
    [yes] Mit { $count } eingefangenen Bossen gewinnt dein Team die Runde.
   *[no] Mit { $count } eingefangenen Bossen gewinnst du die Runde.
}
web-aid-seventh = { $teams ->
    [yes] { web-losing-trick } vorher kostet euch die Runde: Die anderen bekommen dann auch jeden Boss, den noch jemand auf der Hand hat.
   *[no] { web-losing-trick } vorher kostet dich die Runde: Alle anderen gewinnen.
}
web-losing-trick = { $losing ->
    [7] Ein siebter Stich
   *[other] Ein { $losing }. Stich
}
web-aid-scoring-advanced = Wer gewinnt, bekommt 1 Punkt für jeden Stern auf seinen Bossen; der Boss der Trumpffarbe zählt nichts. Gespielt wird bis { $goal }.
web-aid-scoring-basic = Jede gewonnene Runde bringt 1 Punkt. Gespielt wird bis { $goal }.
web-aid-lead-trump = Die erste angespielte Karte macht ihre Farbe für die Runde zum Trumpf.
web-aid-seal = Fangt ihr in einer Runde beide Siebenen einer Farbe ein, versiegelt euer Team sie.
web-aid-scoring-seals = Das Team, das zuerst { $goal } Farben versiegelt hat, gewinnt.
web-aid-scoring-seals-once = Jede Farbe wird nur einmal versiegelt; das erste Team mit { $goal } Siegeln gewinnt.
web-aid-gone = Durchgestrichen: gespielt (soweit die Gedächtnisstütze es zeigt) oder aufgedeckt. Goldener Grund: eingefangen. Unterstrichen: auf deiner Hand.

## Nachspielen

web-replay-text = Öffne eine Aufzeichnung und geh eine Partie Karte für Karte durch; alle Karten liegen offen. Deine eigenen Partien stehen auf der Startseite.
web-open-record = Aufzeichnung öffnen
web-review-record = Aufzeichnung analysieren
web-copy-moment = Link zu diesem Zeitpunkt kopieren
web-replay-steps = Schritte
web-back = Zurück
web-forward = Weiter
web-back-trick = Einen Stich zurück
web-forward-trick = Einen Stich weiter
web-replay-moment = Zeitpunkt
web-play-on = Abspielen
web-pause = Anhalten
web-replay-view = Ansicht
web-view-open = Alle Blätter
web-view-of = Was { $name } wusste
web-replay-jump = { $card }, gespielt in Stich { $number }: dorthin springen
web-replay-result = Sieg für { $names }, { $score }
web-replay-more = Punktezettel und Links
web-replay-dealt = Die Karten sind ausgeteilt; hochgeschobene werden abgegeben.
web-replay-passed = Die Karten sind abgegeben.
web-replay-played = { $name } spielt: { $card }
web-replay-won = { $names }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-replay-keys = Pfeiltasten: eine Karte weiter oder zurück; Bild auf und ab: ein Stich; Leertaste: abspielen.
web-reason-bosses = { $needed ->
    [3] Dritter Boss eingefangen.
    [4] Vierter Boss eingefangen.
   *[other] { $needed }. Boss eingefangen.
}
web-reason-seventh-trick = { $losing ->
    [7] Ein siebter Stich hat die Runde beendet.
   *[other] Ein { $losing }. Stich hat die Runde beendet.
}
web-reason-last-trick = Die Karten sind zu Ende; der letzte Stich entscheidet.
web-reason-played-out = Alle Stiche sind gespielt.
web-reason-seals = Genug Farben versiegelt.

## Einstellungen

web-look = Aussehen und Ton
web-theme = Darstellung
web-theme-auto = Wie am Gerät eingestellt
web-theme-light = Hell
web-theme-dark = Dunkel
web-edition = Farbtöne der Karten
web-edition-auto = Passend zur Sprache
web-edition-en = Deutsche/englische Ausgabe
web-edition-fr = Französische Ausgabe
web-speed = Tempo
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Ohne Animationen
web-tap = Karten spielen
web-tap-auto = Je nach Gerät
web-tap-once = Einmal tippen
web-tap-twice = Zweimal tippen
web-sound = Ton
web-sound-question = Töne einschalten?
web-vibration = Vibration, wenn du dran bist
web-notifications = Benachrichtigung, wenn du dran bist
web-shortcuts = Tastenkürzel: H, U, L, M
web-you-here = Dein Profil auf diesem Server
web-identity-text = Du wirst hier an einer zufälligen Nummer in einem Cookie und am Namen unten erkannt. Es gibt kein Passwort. Was gespeichert wird und wie du es mitnehmen kannst, steht auf der Seite zum Datenschutz.
web-privacy = Datenschutz
web-name = Dein Name
web-carry = Auf einem anderen Gerät spielen
web-carry-text = Öffne diesen Link auf dem anderen Gerät. Er funktioniert nur einmal.
web-forget = Alle meine Daten löschen
web-forget-sure = Wirklich alles löschen?
web-puzzles-kept = Deine gelösten Aufgaben und deine Spielstärke stehen nur in diesem Browser.
web-puzzles-reset = Aufgaben zurücksetzen
web-puzzles-reset-sure = Wirklich zurücksetzen?
web-programs = Deine Programme
web-programs-text = Deine Programme können sich an Tische setzen, jedes mit einem eigenen Zugangsschlüssel. Die anderen sehen, dass es Programme sind.
web-program-name = Name des Programms
web-program-new = Registrieren
web-program-token = Zugangsschlüssel
web-program-token-text = Das ist der Zugangsschlüssel von { $name }. Heb ihn jetzt gut auf: Er wird nur dieses eine Mal gezeigt.
web-program-copy = Schlüssel kopieren
web-program-remove = { $name } entfernen
web-program-remove-sure = { $name } wirklich entfernen?
web-claim-title = Auf diesem Gerät weiterspielen
web-claim-text = Ab jetzt spielst du auf diesem Gerät mit deinem Namen und deinen Partien weiter. Wer vorher auf diesem Gerät gespielt hat, wird hier vergessen.
web-claim-button = Hier weiterspielen
