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
web-learn = Das Spiel lernen
web-replay = Nachspielen
web-settings = Einstellungen
web-to-home = Zur Startseite
web-not-found-title = Hier ist nichts
web-not-found-text = Diese Adresse führt nirgendwohin. Vielleicht ist ein Teil des Links verloren gegangen.
web-error-unknown = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
web-no-connection = Der Server ist nicht erreichbar. Bitte versuche es noch einmal.
web-credits = Yokai Septet ist ein Spiel von Muneyuki Yokouchi und yio; Sieben Siegel ist von Chris Wray und W. Eric Martin. Dies ist ein inoffizielles Fanprojekt mit eigenen Bildern und Texten.

## Startseite

web-home-title =
    Fang die Bosse ein.
    Meide den siebten Stich.
web-home-lead = Ein Stichspiel zu dritt oder zu viert: sieben Yokai-Sippen, sieben Bosse und ein siebter Stich, der alles kostet. Spiel sofort los, kostenlos und ohne Konto.
web-daily = Tagesrunden
web-daily-text = Vier Runden, für alle gleich. Wie schneidest du ab?
web-daily-deal = Tagesrunde { $number }
web-team-match = Teamkampf
web-team-match-text = Zwei Tische, dieselben Karten, getauschte Plätze: für dich und bis zu sieben Freunde, den Rest spielen Bots.
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
web-play-now-text = Du gegen Bots, in einer Sekunde am Tisch.
web-play-now-button = Spielen
web-first-time = Neu hier?
web-first-time-text = Sechs kurze Kapitel, zusammen zehn Minuten. Du spielst die Karten selbst und musst noch kein Kartenspiel kennen.
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
web-puzzle-today-text = Eine Stellung, eine bewiesene Lösung.
web-puzzle-solved = gelöst
web-friends = Mit Freunden spielen
web-new-table-text = Mach einen Tisch auf und verschick den Link. Freie Plätze übernehmen Bots.
web-options = Optionen
web-join-label = Code oder Link eines Tisches
web-join-button = Beitreten
web-my-matches-empty = Hier erscheinen deine Partien.
web-against = gegen { $names }
web-more-matches = Mehr anzeigen
web-status-abandoned = abgebrochen
web-status-won = gewonnen
web-status-lost = verloren
web-status-played-on = weitergespielt
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
web-invite = Freunde einladen
web-invite-code = Oder lass sie auf der Startseite den Code { $code } eingeben.
web-invited-by = { $name } lädt dich ein
web-invited = Du bist eingeladen
web-sit-with = Mit { $name } spielen
web-sit-against = Gegen { $name } spielen
web-sit-down = Platz nehmen
web-rename = Namen ändern
web-team = Team { $number }
web-seats = Wer wo sitzt
web-manage-seat = Platz verwalten
web-copy = Link kopieren
web-copied = Kopiert
web-link-local = Dieser Link gilt nur auf diesem Computer. Starte den Server mit „yokai serve --lan“, dann lässt er sich in deinem ganzen Heimnetz öffnen.
web-links-local = Diese Links gelten nur auf diesem Computer. Starte den Server mit „yokai serve --lan“, dann lassen sie sich in deinem ganzen Heimnetz öffnen.
web-wait-for-start = Alle Plätze sind besetzt. Der Gastgeber kann die Partie beginnen.
web-wait-for-players = Es fehlen noch Mitspieler …

## Am Tisch

web-sides = Teams und Punkte
web-side-us = Wir
web-side-them = Gegner
web-who-won-what = Wer was gewonnen hat
web-who-won-what-of = { $tricks }: zeigen, wer was gewonnen hat
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
web-queued-mark = gleich
web-unqueued = { $card } bleibt auf der Hand
web-round-of = Runde { $number }
web-the-trick = Der Stich
web-trump-card = Trumpfkarte: { $card }
web-trump-is = Trumpf: { suit }
web-no-trump-yet = Noch kein Trumpf
web-leads = spielt an
web-you-lead = Du spielst an
web-has-passed = hat gewählt
web-voids = { $aid ->
    [all] Hat nachweislich nicht mehr:
    [last-trick] Hat, wie dieser oder der letzte Stich zeigt, nicht:
   *[off] Hat, wie dieser Stich zeigt, nicht:
}
web-has-no = { $aid ->
    [all] Hat keine Karte der Farbe { suit }
    [last-trick] Hatte in diesem oder im letzten Stich keine Karte der Farbe { suit }
   *[off] Hatte in diesem Stich keine Karte der Farbe { suit }
}
web-six-tricks = Noch ein Stich, und die Runde ist verloren!
web-must-follow = Angespielt ist { suit }, und die Farbe hast du: Du musst bedienen ({ $rule }).
web-pass-to = Wähle { $count } Karten für { $name }
web-pass-each = Wähle für alle anderen je eine Karte
web-pass-enough = { $count } Karten genügen. Tippe eine gewählte an, um sie zurückzunehmen.
web-pass-take-back = Doch nicht abgeben: { $card }
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
web-your-lead = Du spielst an: beliebige Karte
web-your-turn-follow = Du bist dran: { suit } bedienen
web-your-turn-free = Du bist dran: { suit } hast du nicht, jede Karte ist erlaubt
web-touch-again = Tippe die Karte noch einmal an, um sie zu spielen
web-turn-of = { $name } überlegt …
web-title-turn = ● Du bist dran – { $title }
web-title-screen = { $screen } – { $title }
web-hint = Tipp
web-hint-thinking = Der Bot überlegt …
web-hint-chance = { $cards }: Siegchance { $chance }.
web-hint-legend = Auf den Karten: deine Chance, die Partie zu gewinnen.
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
   *[in-hand] { $card }, in deiner Hand
}
web-leave-table = Tisch verlassen (Rückkehr jederzeit)
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
web-score-sheet = Punktetabelle
web-score-sheet-of = { $score }/{ $goal } Punkte: Punktetabelle öffnen
web-how-it-ended = Wie sie endete
web-won-round = gewinnt die Runde
web-no-round-yet = Noch ist keine Runde zu Ende.
web-new-seals = Neue Siegel, { $name }: { $suits }
web-boss-is-trump = Boss der Trumpffarbe, keine Punkte
web-boss-from-hand = noch auf der Hand
web-show-hands = Alle Hände aufdecken
web-was-passed = wurde abgegeben
web-card-passed = { $card }, abgegeben
web-hands-note = Die Hände, wie sie ausgeteilt wurden; hochgeschobene Karten wurden abgegeben.
web-next-round = Nächste Runde
web-next-round-in = Nächste Runde in { $seconds } s
web-ask-bot-for = Bot für { $name } einspringen lassen
web-match-won = Partie gewonnen!
web-match-lost = Partie verloren
web-match-over = Die Partie ist zu Ende
web-watch-again = Partie ansehen
web-review = Analyse
web-review-of = { web-review }: { web-against }, { $score }
web-review-shown = { $name } zeigt die Analyse.
web-review-follow = Folgen
web-download = Partie herunterladen

## Ehrliches Geben

web-fair-text = Alle Blätter dieser Partie ergeben sich aus einem geheimen Startwert. Die Zahl unten legt ihn fest, bevor die erste Karte ausgeteilt ist; nach der Partie siehst du den Startwert und kannst prüfen, dass nichts verändert wurde.
web-fair-end-text = Der Startwert war vor dem ersten Austeilen festgelegt. Dein Browser kann daraus alle Runden noch einmal austeilen und vergleichen.

## Spielerhilfe

web-aid-follow = Bediene die angespielte Farbe, wenn du kannst; sonst spiel eine beliebige Karte.
web-aid-winner = Das Ass des Windes schlägt alles; sonst gewinnt der höchste Trumpf, sonst die höchste Karte der angespielten Farbe.
web-aid-bosses = { $teams ->
    [yes] Mit { $count } eingefangenen Bossen gewinnt dein Team die Runde.
   *[no] Mit { $count } eingefangenen Bossen gewinnst du die Runde.
}
web-aid-seventh = { $teams ->
    [yes] Ein siebter Stich vorher kostet euch die Runde: Die anderen bekommen dann auch jeden Boss, der noch auf einer Hand ist.
   *[no] Ein siebter Stich vorher kostet dich die Runde: Alle anderen gewinnen.
}
web-aid-scoring-advanced = Wer gewinnt, bekommt 1 Punkt für jeden Stern auf seinen Bossen; der Boss der Trumpffarbe zählt nichts. Gespielt wird bis { $goal }.
web-aid-scoring-basic = Jede gewonnene Runde bringt 1 Punkt. Gespielt wird bis { $goal }.
web-aid-lead-trump = Die erste angespielte Karte macht ihre Farbe für die Runde zum Trumpf.
web-aid-seal = Fangt ihr in einer Runde beide Siebenen einer Farbe ein, versiegelt euer Team sie.
web-aid-scoring-seals = Das Team, das zuerst { $goal } Farben versiegelt hat, gewinnt.
web-aid-scoring-seals-once = Jede Farbe wird nur einmal versiegelt; das erste Team mit { $goal } Siegeln gewinnt.
web-aid-gone = Durchgestrichen: gespielt (soweit die Gedächtnisstütze es zeigt) oder aufgedeckt. Auf Gold: eingefangen. Unterstrichen: in deiner Hand.

## Nachspielen

web-replay-text = Öffne eine Aufzeichnung und geh eine Partie Karte für Karte durch; alle Hände liegen offen. Deine eigenen Partien stehen auf der Startseite.
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
web-view-open = Alle Hände
web-view-of = Was { $name } wusste
web-replay-jump = { $card }, gespielt in Stich { $number }: dorthin springen
web-replay-result = Sieg für { $names }, { $score }
web-replay-more = Punktetabelle und Links
web-replay-dealt = Die Karten sind ausgeteilt; hochgeschobene werden abgegeben.
web-replay-passed = Die Karten sind abgegeben.
web-replay-played = { $name } spielt: { $card }
web-replay-won = { $names }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-replay-keys = Pfeiltasten: eine Karte weiter oder zurück; Bild auf und ab: ein Stich; Leertaste: abspielen.
web-reason-bosses = Es sind genug Bosse eingefangen.
web-reason-seventh-trick = Ein siebter Stich hat die Runde beendet.
web-reason-last-trick = Die Karten sind zu Ende; der letzte Stich entscheidet.
web-reason-played-out = Alle Stiche sind gespielt.
web-reason-seals = Es sind genug Farben versiegelt.

## Einstellungen

web-look = Aussehen und Ton
web-theme = Darstellung
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-edition = Kartenfarben
web-edition-standard = Englische Ausgabe
web-edition-fr = Französische Ausgabe: Erde grau, Dunkelheit violett
web-speed = Tempo
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Ohne Bewegung
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
web-identity-text = Du wirst hier an einer zufälligen Nummer in einem Cookie und am Namen unten erkannt. Es gibt kein Passwort, und sonst wird nichts gespeichert.
web-name = Dein Name
web-carry = Auf einem anderen Gerät weiterspielen
web-carry-text = Öffne diesen Link auf dem anderen Gerät. Er gilt nur einmal.
web-forget = Alles über mich löschen
web-forget-sure = Wirklich alles löschen?
web-puzzles-kept = Welche Aufgaben du gelöst hast und welches Niveau du hast, steht nur in diesem Browser.
web-puzzles-reset = Aufgaben zurücksetzen
web-puzzles-reset-sure = Wirklich zurücksetzen?
web-programs = Deine Programme
web-programs-text = Deine Programme können sich an Tische setzen, jedes mit einem eigenen Zugangsschlüssel. Die anderen sehen, dass es Programme sind.
web-program-name = Name des Programms
web-program-new = Registrieren
web-program-token = Zugangsschlüssel
web-program-token-text = Das ist der Zugangsschlüssel von { $name }. Bewahre ihn jetzt auf: Er wird nur dieses eine Mal gezeigt.
web-program-copy = Schlüssel kopieren
web-program-remove = { $name } entfernen
web-program-remove-sure = { $name } wirklich entfernen?
web-claim-title = Auf diesem Gerät weiterspielen
web-claim-text = Ab jetzt spielst du auf diesem Gerät mit deinem Namen und deinen Partien weiter. Wer vorher auf diesem Gerät gespielt hat, wird hier vergessen.
web-claim-button = Hier verwenden
