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
web-loading = Einen Moment …
web-rules = Regeln
web-replay = Nachspielen
web-settings = Einstellungen
web-to-home = Zur Startseite
web-not-found-title = Hier ist nichts
web-not-found-text = Diese Adresse führt nirgendwohin. Vielleicht ist ein Teil des Links verloren gegangen.
web-error-unknown = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
web-credits = Yokai Septet ist ein Spiel von Muneyuki Yokouchi und yio; Sieben Siegel ist von Chris Wray und W. Eric Martin. Dies ist ein inoffizielles Fanprojekt mit eigenen Bildern und Texten.

## Startseite

web-home-title = Fang die Bosse. Hüte dich vor dem siebten Stich.
web-home-lead = Ein Stichspiel zu dritt oder zu viert: sieben Yokai-Familien, sieben Bosse und ein siebter Stich, der alles verliert. Spiel sofort, kostenlos und ohne Konto.
web-play-now = Sofort spielen
web-play-now-text = Du gegen Bots, in einer Sekunde.
web-play-now-button = Spielen
web-first-time = Neu hier?
web-first-time-text = Spiel eine begleitete Runde: Jeder Schritt wird erklärt, wenn er an der Reihe ist. Das dauert fünf Minuten.
web-guided-button = Begleitete erste Runde
web-ruleset = Welches Spiel
web-about-four-advanced = Zwei Teams zu zweit. Die Sieger bekommen die Sterne ihrer Bosse; wer zuerst 7 Punkte hat, gewinnt.
web-about-four-basic = Zwei Teams zu zweit. Jede gewonnene Runde ist ein Punkt, gespielt wird bis 2. So lernt man es am schnellsten.
web-about-three-advanced = Jeder für sich, drei Bosse gewinnen. Die Sieger bekommen Sterne; gespielt wird bis 7.
web-about-three-basic = Jeder für sich, drei Bosse gewinnen. Jede gewonnene Runde ist ein Punkt, gespielt wird bis 2.
web-about-suitors = Jeder Boss ist doppelt da. Fang beide einer Farbe, um sie zu versiegeln; wer alle sieben Farben versiegelt, gewinnt. Eine lange Partie.
web-about-suitors-short = Jeder Boss ist doppelt da. Jede Farbe wird nur einmal versiegelt; vier Siegel gewinnen.
web-bots = Bots
web-bot-random = Zufall
web-bot-novice = Anfänger
web-bot-adept = Könner
web-bot-master = Meister
web-bot-ismcts = ISMCTS
web-bot-montecarlo = Monte Carlo
web-bot-name = { $seat ->
    [0] Tanuki
    [1] Kitsune
    [2] Kappa
   *[other] Tengu
}
web-friends = Mit Freunden spielen
web-new-table-text = Mach einen Tisch auf und verschick den Link. Freie Plätze übernehmen Bots.
web-new-table-button = Neuer Tisch
web-options = Optionen
web-option-clock = Bedenkzeit
web-clock-none = Ohne Uhr
web-clock-seconds = { $seconds } Sekunden je Zug
web-option-memory = Gedächtnishilfe
web-memory-off = Keine: gewonnene Stiche liegen verdeckt
web-memory-last-trick = Letzter Stich
web-memory-all = Alle gespielten Karten
web-option-first-leader = Wer zuerst anspielt
web-option-visibility = Wer den Tisch findet
web-visibility-link = Wer den Link hat
web-visibility-public = Alle, in der Liste
web-option-hints = Tipps erlaubt
web-option-spectators = Zuschauer erlaubt
web-join-label = Code oder Link eines Tisches
web-join-button = Hingehen
web-lobby = Offene Tische
web-lobby-empty = Gerade ist kein Tisch offen. Mach einen auf, oder spiel solange gegen Bots.
web-seats-taken = { $taken } von { $seats } Plätzen
web-my-matches = Meine Partien
web-my-matches-empty = Hier erscheinen deine Partien.
web-status-gathering = vor dem Start
web-status-playing = läuft
web-status-finished = beendet
web-status-abandoned = abgebrochen

## Vor dem Start

web-table-title = Tisch { $code }
web-change-options = Optionen ändern
web-no-table-title = Hier ist kein Tisch
web-connecting = Auf dem Weg zum Tisch …
web-connection-lost = Die Verbindung ist weg. Neuer Versuch läuft; nichts geht verloren.
web-invite = Freunde einladen
web-invite-text = Wer diesen Link öffnet, setzt sich an diesen Tisch.
web-invite-code = Oder auf der Startseite den Code { $code } eingeben.
web-copy = Link kopieren
web-copied = Kopiert
web-seat = Platz { $number }
web-seat-free = frei
web-owner = Gastgeber
web-plays-with = spielt mit { $name }
web-sit-here = Hier hinsetzen
web-add-bot = Bot hinsetzen
web-stand-up = Aufstehen
web-remove = Entfernen
web-swap = Mit mir tauschen
web-hand-over = Zum Gastgeber machen
web-fill-with-bots = Mit Bots auffüllen
web-start = Partie beginnen
web-wait-for-start = Alle Plätze sind besetzt. Der Gastgeber beginnt die Partie.
web-wait-for-players = Es fehlen noch Mitspieler …
web-phrases = Etwas sagen

## Am Tisch

web-sides = Teams und Punkte
web-side-us = Wir
web-side-them = Gegner
web-log = Was geschah
web-your-cards = Deine Karten
web-your-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-card-not-playable = { $card }, jetzt nicht spielbar
web-round-of = Runde { $number }
web-the-trick = Der Stich
web-trump-card = Trumpfkarte: { $card }
web-trump-is = Trumpf: { suit }
web-no-trump-yet = Noch kein Trumpf
web-leads = spielt an
web-you-lead = Du spielst an
web-bot-plays = Bot spielt
web-away = abwesend
web-has-passed = hat getauscht
web-ready = bereit
web-voids = Hat gezeigt, dass ihm fehlt:
web-has-no = Hat keine Karte der Farbe { suit }
web-ask-bot = Einen Bot spielen lassen
web-six-tricks = Noch ein Stich, und die Runde ist verloren!
web-seconds-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
web-not-your-turn = Du bist noch nicht an der Reihe.
web-must-follow = Angespielt ist { suit }, und du hast { suit }: Du musst bedienen.
web-pass-to = Wähle { $count } Karten für { $name }
web-pass-each = Wähle für jeden anderen eine Karte
web-pass-enough = { $count } Karten genügen. Tippe eine gewählte an, um sie zurückzunehmen.
web-pass-take-back = { $card } doch nicht abgeben
web-pass-button = Abgeben
web-pass-change = Ändern
web-pass-waiting = Warten auf { $names }
web-received = Von { $name }: { $cards }
web-bot-plays-for-you = Ein Bot spielt für dich.
web-take-back = Ich bin wieder da
web-undo = Zurücknehmen
web-undo-question = { $name } möchte die letzte Karte zurücknehmen. Einverstanden?
web-trick-taken = { $who ->
    [you] Der Stich ist deiner
   *[one] Der Stich geht an { $name }
}
web-your-lead = Du spielst an: irgendeine Karte
web-your-turn-follow = Du bist dran: { suit } bedienen
web-your-turn-free = Du bist dran: { suit } hast du nicht, also irgendeine Karte
web-turn-of = { $name } überlegt …
web-hint = Tipp
web-hint-thinking = Überlegt …
web-hint-card = Karte
web-hint-round = Gewinnt die Runde
web-hint-points = Punkte
web-tricks = Gespielte Karten
web-last-trick = Letzter Stich
web-trick-by = Gewonnen von { $name }
web-aid = Spielhilfe
web-abandon = Abbruch der Partie vorschlagen
web-abandon-not = Partie doch nicht abbrechen
web-leave-table = Tisch verlassen (du kannst jederzeit zurück)
web-keys = Tasten: Pfeile und Enter für deine Karten, H Tipp, U zurücknehmen, L letzter Stich, ? Spielhilfe, M Menü.

## Ende einer Runde und einer Partie

web-round-end = Ende von Runde { $number }
web-round-won = Runde gewonnen!
web-round-lost = Die Runde ist verloren
web-points-by-boss = Punkte, Boss für Boss
web-boss-is-trump = Trumpfboss, keine Punkte
web-boss-from-hand = aus einer Hand genommen
web-show-hands = Alle Hände zeigen
web-was-passed = wurde abgegeben
web-card-passed = { $card }, abgegeben
web-hands-note = Die Hände, wie sie ausgeteilt wurden; hochgeschobene Karten wurden abgegeben.
web-next-round = Nächste Runde
web-wait-for-others = Warten auf die anderen …
web-match-won = Partie gewonnen!
web-match-lost = Die Partie ist verloren
web-match-over = Die Partie ist zu Ende
web-match-abandoned = Die Partie wurde abgebrochen
web-undone = { $count ->
    [one] In dieser Partie wurde { $count } Karte zurückgenommen.
   *[other] In dieser Partie wurden { $count } Karten zurückgenommen.
}
web-rematch = Noch einmal
web-join-rematch = Zur nächsten Partie
web-watch-again = Nachspielen
web-download = Aufzeichnung laden

## Ehrliches Geben

web-fair-title = Ehrlich gegeben, und nachprüfbar
web-fair-text = Alle Blätter dieser Partie folgen aus einer geheimen Zahl. Die Zahl hier legt sie fest, bevor die erste Karte ausgeteilt ist; nach der Partie siehst du die geheime Zahl und kannst prüfen, dass nichts verändert wurde.
web-fair-end-text = Die geheime Zahl war vor dem ersten Geben festgelegt. Dein Browser kann alle Runden aus ihr noch einmal austeilen und vergleichen.
web-fair-check = Alle Runden prüfen
web-fair-fair = Alle Blätter folgen aus der geheimen Zahl, und sie passt zur Festlegung.
web-fair-unfair = Etwas stimmt nicht: Diese Blätter folgen nicht aus der geheimen Zahl.
web-fair-failed = Die Prüfung war nicht möglich. Bitte versuche es noch einmal.
web-commitment = Festlegung
web-seed = Geheime Zahl

## Spielhilfe

web-aid-suits = Farben, Ränge und Sterne
web-aid-follow = Bediene die angespielte Farbe, wenn du kannst; sonst spiel irgendeine Karte.
web-aid-winner = Das Wind-Ass schlägt alles; sonst gewinnt der höchste Trumpf, sonst die höchste Karte der angespielten Farbe.
web-aid-four-bosses = Vier gefangene Bosse gewinnen die Runde für dein Team.
web-aid-three-bosses = Drei gefangene Bosse gewinnen die Runde.
web-aid-four-seventh = Ein siebter Stich vorher verliert sie: Die anderen bekommen dann auch jeden Boss, der noch in einer Hand ist.
web-aid-three-seventh = Ein siebter Stich vorher verliert sie: Die beiden anderen gewinnen.
web-aid-advanced = Die Sieger bekommen die Sterne ihrer Bosse; der Trumpfboss zählt nichts. Gespielt wird bis 7.
web-aid-basic = Eine gewonnene Runde ist 1 Punkt. Gespielt wird bis 2.
web-aid-suitors-trump = Die erste angespielte Karte macht ihre Farbe für die Runde zum Trumpf.
web-aid-suitors-seal = Wer in einer Runde beide Siebenen einer Farbe fängt, versiegelt sie.
web-aid-suitors-win = Das Team, das zuerst alle sieben Farben versiegelt, gewinnt.
web-aid-suitors-short-win = Jede Farbe wird nur einmal versiegelt; das erste Team mit vier Siegeln gewinnt.
web-aid-gone = Durchgestrichene Karten sind gespielt, soweit dieser Tisch sie zeigt.

## Ereignisse am Tisch

web-event-sits = { $name } setzt sich.
web-event-bot-sits = Ein Bot setzt sich auf Platz { $seat }.
web-event-match-started = Die Partie beginnt.
web-event-bot-took-over = { $who ->
    [you] Jetzt spielt ein Bot für dich.
   *[one] Jetzt spielt ein Bot für { $name }.
}
web-event-person-returned = { $who ->
    [you] Du spielst wieder selbst.
   *[one] { $name } ist wieder da.
}
web-event-undo-asked = { $who ->
    [you] Du bittest, deine Karte zurücknehmen zu dürfen.
   *[one] { $name } möchte eine Karte zurücknehmen.
}
web-event-undo-refused = Die Karte bleibt liegen.
web-event-card-taken-back = { $who ->
    [you] Du nimmst { card.acc } zurück.
   *[one] { $name } nimmt { card.acc } zurück.
}
web-event-match-abandoned = Die Partie ist abgebrochen.
web-event-rematch = Eine neue Partie wartet.

## Nachspielen

web-replay-text = Öffne eine Aufzeichnung und geh Karte für Karte durch eine Partie, mit allen Händen offen. Deine eigenen Partien stehen auf der Startseite.
web-open-record = Aufzeichnung öffnen
web-replay-steps = Schritte
web-back = Zurück
web-forward = Weiter
web-back-trick = Einen Stich zurück
web-forward-trick = Einen Stich weiter
web-replay-moment = Zeitpunkt
web-replay-dealt = Die Karten sind ausgeteilt; hochgeschobene werden abgegeben.
web-replay-passed = Die Karten sind getauscht.
web-replay-played = { $name } spielt: { $card }
web-replay-won = { $names }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-replay-keys = Pfeiltasten: eine Karte weiter oder zurück; Bild auf und ab: ein Stich.
web-reason-bosses = Genug Bosse sind gefangen.
web-reason-seventh-trick = Ein siebter Stich hat die Runde beendet.
web-reason-last-trick = Die Karten sind zu Ende; der letzte Stich entscheidet.
web-reason-played-out = Alle Stiche sind gespielt.
web-reason-seals = Genug Farben sind versiegelt.

## Einstellungen

web-look = Aussehen und Klang
web-theme = Helligkeit
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-edition = Farben
web-edition-standard = Englische Ausgabe
web-edition-fr = Französische Ausgabe: Erde grau, Dunkelheit violett
web-speed = Tempo
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Ohne Bewegung
web-tap = Eine Karte spielen
web-tap-auto = Wie es zum Gerät passt
web-tap-once = Einmal tippen
web-tap-twice = Zweimal tippen
web-sound = Klänge
web-you-here = Du auf diesem Server
web-identity-text = Du bist hier durch eine zufällige Nummer in einem Cookie und den Namen unten bekannt. Es gibt kein Passwort, und sonst ist nichts gespeichert.
web-name = Dein Name
web-carry = Auf einem anderen Gerät weiterspielen
web-carry-text = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal.
web-forget = Alles über mich löschen
web-forget-sure = Wirklich alles löschen?
web-claim-title = Dich mitnehmen
web-claim-text = Dieses Gerät bist von nun an du. Wer es vorher auf diesem Server war, wird hier vergessen.
web-claim-button = Hier verwenden

## Die begleitete erste Runde

coach-understood = Verstanden
coach-leave = Ich weiß genug
coach-welcome = Willkommen! Du und der Spieler dir gegenüber seid ein Team. Das Ziel: vier der sieben Yokai-Bosse fangen, die Siebenen. Das sind die Karten mit einer Figur darauf.
coach-pass = Zuerst gibt jeder dem Teamkollegen drei Karten, ohne zu sehen, was zurückkommt. Hohe Karten starker Farben gewinnen Stiche; fehlt dir eine Farbe, darfst du dann spielen, was du willst. Tippe drei Karten an und gib sie ab.
coach-received = Die leuchtenden Karten kommen von deinem Teamkollegen. Jetzt beginnen die Stiche.
coach-lead = Du spielst an: irgendeine Karte. Die anderen müssen dieselbe Farbe spielen, wenn sie sie haben.
coach-must-follow = Du musst die angespielte Farbe bedienen, denn du hast sie. Die angehobenen Karten darfst du spielen. Die höchste gewinnt den Stich, außer jemand spielt Trumpf.
coach-free = Die angespielte Farbe hast du nicht, also darfst du jede Karte spielen: einen Trumpf, um den Stich zu gewinnen, oder einen Boss, wenn dein Teamkollege ihn gerade gewinnt.
coach-trump = Trumpf ist in dieser Runde { suit }: Eine solche Karte schlägt jede Karte der anderen Farben. Die Trumpfkarte auf dem Tisch zeigt es.
coach-ace = Du hast das Wind-Ass, den Supertrumpf. Es schlägt alles, ist aber eine Windkarte: Wird Wind angespielt und ist es deine einzige, musst du es spielen.
coach-boss = Ein Boss ist gefangen! Er liegt offen bei dem Team, das den Stich gewonnen hat. Vier davon gewinnen die Runde.
coach-boss-in-hand = Du hast selbst noch einen Boss. Spiel ihn, wenn dein Teamkollege den Stich gewinnt, und halte ihn von den anderen fern.
coach-seventh = Vorsicht: Dein Team hat schon fünf Stiche oder mehr. Ein siebter vor dem vierten Boss verliert die Runde! Manchmal ist der beste Stich der, den man nicht bekommt.
coach-seventh-them = Die anderen haben schon viele Stiche. Gewinnen sie den siebten vor ihrem vierten Boss, verlieren sie die Runde: Lass ihnen Stiche ohne Bosse.
coach-round-over = Das war eine Runde! Jetzt kennst du das Spiel. In der Spielhilfe oben steht alles auf einer Seite.
