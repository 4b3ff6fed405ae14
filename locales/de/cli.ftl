### Hilfe, Antworten und Beschwerden des Befehls `yokai`.

cli = Yokai Septet spielen, lernen und Partien studieren.
cli-usage = Aufruf: { $words }
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-more = Mehr über einen Befehl: „yokai BEFEHL --help“.
cli-default = (Standard: { $value })

cli-word-command = BEFEHL
cli-word-options = OPTIONEN
cli-word-language = SPRACHE
cli-word-ruleset = SPIELART
cli-word-choice = WAHL
cli-word-seed = STARTWERT
cli-word-number = ZAHL
cli-word-bots = BOTS
cli-word-file = DATEI
cli-word-rule = REGEL
cli-word-position = STELLUNG
cli-word-puzzle = AUFGABE
cli-word-table = TISCH
cli-word-name = NAME
cli-word-seconds = SEKUNDEN
cli-word-time = DAUER

cli-version = Die Version anzeigen.
cli-any-lang = Die Sprache: { $known }. Ohne Angabe die deines Systems.
cli-any-help = Diese Hilfe anzeigen.
cli-any-ruleset = Die Spielart: four-advanced, four-basic, three-advanced, three-basic, suitors oder suitors-short.
cli-any-first-leader = Wer zuerst anspielt: wer den Supertrumpf beim Austeilen bekommt (dealt) oder ihn nach dem Abgeben hat (holder).
cli-any-later-leader = Wer bei Sieben Siegel in späteren Runden anspielt: wer den letzten Stich gewonnen hat (last-trick) oder wer den Supertrumpf ausgeteilt bekommt (ace).
cli-any-seed = Der Startwert, aus dem sich alle Blätter ergeben: 64 Hexadezimalziffern oder ein beliebiger Text. Ohne Angabe ein zufälliger.
cli-any-as-json = Als JSON antworten, für Programme.
cli-any-bots = Die Bots, durch Kommas getrennt; der letzte übernimmt auch alle weiteren Plätze.
cli-any-plain = Zeile für Zeile, ohne auf den Bildschirm zu zeichnen: für Pipes und Vorleseprogramme.

cli-play = Gegen Bots spielen, mit anderen an dieser Tastatur oder an einem Tisch auf einem Server.
cli-play-table = Die Adresse eines Tisches auf einem Server, etwa https://host/t/CODE, oder die des Servers selbst, um dort einen Tisch zu finden. Ohne sie wird hier gespielt.
cli-play-people = Wie viele Personen an dieser Tastatur spielen.
cli-play-memory-aid = Was von gewonnenen Stichen gezeigt wird: nichts (off), der letzte (last-trick) oder alle Karten (all).
cli-play-clock = Für einen neuen Tisch auf einem Server die Sekunden für einen Zug: 15, 30, 60 oder 0 für unbegrenzt.
cli-play-save = Die Aufzeichnung der Partie in diese Datei schreiben.
cli-play-name = Dein Name.

cli-watch = Einem Tisch auf einem Server zusehen.
cli-watch-table = Die Adresse des Tisches, etwa https://host/t/CODE.

cli-replay = Eine aufgezeichnete Partie Stich für Stich durchgehen.
cli-replay-file = Die Aufzeichnung einer Partie; „-“ liest von der Standardeingabe.
cli-replay-reviewed = Beim Durchgehen jede abgegebene und jede gespielte Karte beurteilen; unter den Karten steht die Gewinnchance.

cli-rules = Die Spielregeln anzeigen oder eine davon.
cli-rules-rule = Die Nummer einer Regel, etwa R21. Ohne Angabe alle Regeln.
cli-rules-unknown = Es gibt keine Regel „{ $text }“. Die Regeln sind { $known }.

cli-deal = Die Karten einer Runde austeilen und anzeigen.
cli-deal-round-number = Die Nummer der Runde in der Partie.
cli-deal-face-up = Aufgedeckt: { card } ({ $code }). Trumpf ist { suit }.
cli-deal-round = Runde { $number }
cli-deal-the-seed = Startwert: { $seed }
cli-deal-commitment = Festlegung: { $commitment }

cli-verify = Aufzeichnungen prüfen: jeden Zug, jedes Ergebnis und ob sich die Blätter aus dem Startwert ergeben.
cli-verify-files = Die zu prüfenden Aufzeichnungen; „-“ liest eine von der Standardeingabe.
cli-verify-good = { $file }: Alles stimmt ({ count-rounds }). { cli-verify-seed }
cli-verify-unfinished = { $file }: Bisher stimmt alles ({ count-rounds }); die Partie ist nicht zu Ende. { cli-verify-seed }
cli-verify-seed = { $seed ->
    [yes] Die Blätter ergeben sich aus dem Startwert.
   *[no] Es gibt keinen Startwert, mit dem sich die Blätter prüfen ließen.
}
cli-verify-salts = { $salts ->
    [committed] Die Spieler haben ihre Zusatzwerte festgelegt, bevor einer zu sehen war.
    [withheld] Die Spieler haben ihre Zusatzwerte festgelegt, bevor einer zu sehen war. Nicht aufgedeckt von: { $names }.
    [uncommitted] Die Zusatzwerte waren nicht vorher festgelegt; der letzte ließ sich nach den Blättern aussuchen.
   *[none] Niemand hat einen Zusatzwert gegeben; der Startwert ließ sich nach den Blättern aussuchen.
}
cli-verify-played-on = Die ersten { $count } Aktionen stammen aus einer anderen Partie: Dass diese Blätter fair sind, kann niemand versprechen.
cli-verify-same-deals = { $count ->
    [1] Die erste Runde ist wie in einer anderen Partie ausgeteilt: Die Karten können vorher bekannt gewesen sein.
   *[other] Die ersten { $count } Runden sind wie in einer anderen Partie ausgeteilt: Die Karten können vorher bekannt gewesen sein.
}
cli-verify-file-deals = { $count ->
    [1] Die erste Runde ist nach einer Datei ausgeteilt: Die Karten können bekannt oder ausgesucht gewesen sein.
   *[other] Die ersten { $count } Runden sind nach einer Datei ausgeteilt: Die Karten können bekannt oder ausgesucht gewesen sein.
}
cli-verify-team-match = Es ist eine Runde eines Teamkampfs ({ $text }), die auch an einem anderen Tisch gespielt wurde.
cli-verify-bad = { $file }: { $problem }

cli-review = Eine beendete Partie analysieren: die teuersten Entscheidungen und wie viel Glück dabei war.
cli-review-file = Die Aufzeichnung; „-“ liest sie von der Standardeingabe.
cli-review-player = Nur einen Spieler analysieren: 1 ist der erste, 2 der nächste …
cli-review-worst = Wie viele der teuersten Entscheidungen gezeigt werden.
cli-review-progress = { $done } von { $total } Entscheidungen
cli-review-opened = mit offenen Karten: { $done } von { $total }
cli-review-none = Niemand hat einen klaren Fehler gemacht.
cli-review-worst-title = Die teuersten Entscheidungen, in Prozentpunkten der Gewinnchance
cli-review-when = Wann
cli-review-who = Spieler
cli-review-made = Gewählt
cli-review-better = Besser
cli-review-lost = Verlust
cli-review-open = Wie die Karten lagen
cli-review-pass = Runde { $round }, Abgeben
cli-review-trick = Runde { $round }, Stich { $trick }
cli-review-grade = { $grade ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] grober Fehler
}
cli-review-hint = mit Tipp
cli-review-undone = nach Rücknahme von { $cards }
cli-review-curve = Gewinnchance von { $names }, wie die Karten lagen (| ist das Austeilen)
cli-review-luck = Glück
cli-review-start = Beginn
cli-review-deals = Austeilen
cli-review-own = Eigene Fehler
cli-review-others = Fehler der anderen
cli-review-hidden = Verborgenes Glück
cli-review-end = Ende
cli-review-summary = Verlust pro Entscheidung
cli-review-all = Insgesamt
cli-review-kind = { $kind ->
    [pass] Abgeben
    [lead] Anspiel
    [follow] Bedienen
    [discard] Abwurf
   *[endgame] Letzte vier Karten
}
cli-review-scale = Zum Vergleich, insgesamt: { $marks }.

cli-puzzle = Eine Aufgabe lösen: die heutige oder eine nach Wahl.
cli-puzzle-name = Der Name der Aufgabe; ohne ihn kommt die Aufgabe des Tages.
cli-puzzle-kind = open (alle Karten offen), closed (nur was ein Spieler weiß) oder pass (Abgeben).
cli-puzzle-theme = Worum es geht, etwa hold-ace, draw-trumps oder duck-seventh.
cli-puzzle-difficulty = easy, medium, hard oder expert.
cli-puzzle-another = Irgendeine statt der Aufgabe des Tages.
cli-puzzle-answer = Gleich die Lösung zeigen.

cli-solve = Das beste Spiel in einer Stellung mit offenen Karten finden.
cli-solve-position = Die Stellung in einer Zeile wie in einer Aufzeichnung, in Anführungszeichen.
cli-solve-seconds = Nach so vielen Sekunden aufhören und zeigen, was bis dahin bewiesen ist.
cli-solve-progress = { $nodes } Karten versucht; Wert { $value }
cli-solve-turn = { $name } ist am Zug. Wert bei bestem Spiel: { $value }, gezählt für die Seite am Zug.
cli-solve-line = Beste Folge: { $cards }
cli-solve-bounds = Die Zeit war zu kurz: Ein Wert liegt zwischen zwei Schranken.
cli-solve-cost = { $nodes } Karten versucht in { $seconds } s.

cli-simulate = Bots viele Partien spielen lassen und die Statistik zeigen.
cli-simulate-matches = Wie viele Partien gespielt werden.
cli-simulate-progress = Es wird gespielt
cli-simulate-count = Partien
cli-simulate-rounds = Runden pro Partie
cli-simulate-tricks = Stiche pro Runde
cli-simulate-points = Punkte pro Runde
cli-simulate-won = Gewonnen von { $players }
cli-simulate-tie-breaks = Durch die Gleichstandsregel entschieden
cli-simulate-ended = Runden beendet durch { $reason ->
    [bosses] eingefangene Bosse
    [seventh-trick] { $losing ->
        [7] den siebten Stich
       *[other] den { $losing }. Stich
    }
    [last-trick] den letzten Stich
    [played-out] Ausspielen aller Stiche
   *[seals] das entscheidende Siegel
}
cli-simulate-speed = Entscheidungen pro Sekunde

cli-perft = Alle Fortsetzungen nach dem Austeilen zählen, um Umsetzungen der Regeln zu vergleichen.
cli-perft-depth = Wie viele Karten höchstens gespielt werden.
cli-perft-played = Wie viele Karten gespielt werden, bevor gezählt wird.
cli-perft-head = { $ruleset }, Startwert { $seed }, vorher gespielte Karten: { $played }
cli-perft-line = { $depth ->
    [one] { $depth } Karte: { $count } ({ $seconds } s)
   *[other] { $depth } Karten: { $count } ({ $seconds } s)
}

cli-error-command = Es gibt keinen Befehl „{ $text }“. Die Befehle sind { $known }.
cli-error-language = Die Sprache „{ $text }“ sprechen wir noch nicht. Die Sprachen sind { $known }.
cli-error-option = Es gibt keine Option { $option }.
cli-error-option-value = Die Option { $option } braucht einen Wert.
cli-error-missing = { $name } fehlt.
cli-error-value = Der Wert für { $name } ist ungültig.
cli-error-usage = Das war nicht verständlich: { $problem }
cli-error-hint = Mehr dazu: „{ $command }“.
error-file-unreadable = { $file } lässt sich nicht lesen: { file-problem }.
error-file-unwritable = { $file } lässt sich nicht schreiben: { file-problem }.
# Sonst ist $problem, was das Betriebssystem sagt.
file-problem = { $problem ->
    [missing] Datei oder Ordner nicht gefunden
    [denied] Zugriff verweigert
    [folder] Das ist ein Ordner
    [full] Der Datenträger ist voll
    [not-text] Das ist kein Text in UTF-8
   *[other] { $problem }
}
error-package-missing = Dafür braucht es das Extra „{ $extra }“, denn das Paket „{ $package }“ ist nicht installiert: pip install 'yokai-septet[{ $extra }]'

cli-word-address = ADRESSE
cli-serve = Den Server mit der Webseite starten.
cli-serve-host = Die Adresse, an der der Server lauscht.
cli-serve-port = Der Port; ohne Angabe der erste freie ab 7007.
cli-serve-public-url = Die Adresse, unter der man den Server erreicht, wenn ein Proxy davorsteht.
cli-serve-lan = Auch andere im lokalen Netz mitspielen lassen und einen QR-Code für Telefone zeigen.
cli-serve-workers = Wie viele Prozesse laufen; für mehr als einen braucht es PostgreSQL und Redis.
cli-serve-backup-every = So oft wird die Datenbank in den Ordner „backups“ des Datenordners gesichert, zum Beispiel 30m, 6h oder 1d.
cli-serve-keep = Wie viele dieser Sicherungen bleiben; die ältesten werden gelöscht.
cli-serve-open-page = Die Seite im Browser öffnen.
cli-serve-at = Yokai Septet läuft unter { $url } (erreichbar { $reach ->
    [this-machine] nur von diesem Rechner aus
    [local-network] aus dem lokalen Netz
   *[everybody] von überall
}).
cli-serve-stop = Strg+C hält den Server an.

cli-migrate = Die Datenbank des Servers auf den neuesten Stand bringen.
cli-migrate-done = Die Datenbank ist auf dem neuesten Stand.
cli-backup = Die Datenbank des Servers in eine Datei kopieren, auch im laufenden Betrieb.
cli-backup-file = Wohin die Kopie geschrieben wird.
cli-backup-done = Nach { $file } geschrieben.
cli-restore = Die Datenbank des Servers durch eine Kopie ersetzen. Halte den Server vorher an.
cli-restore-file = Eine Kopie, die „yokai backup“ gemacht hat.
cli-restore-done = Aus { $file } wiederhergestellt.
cli-prune = Alte Partien aus der Datenbank des Servers löschen.
cli-prune-days = Nach wie vielen Tagen eine unberührte Partie gelöscht wird.
cli-prune-done = { $count ->
    [one] Eine Partie wurde gelöscht.
   *[other] { $count } Partien wurden gelöscht.
}

## admin

cli-word-action = AKTION
cli-word-whom = ZIEL
cli-admin = Zeigen, wer verbunden ist und wie ausgelastet der Server ist, einen Tisch schließen, jemanden umbenennen oder sperren, ein Netz sperren. Ohne Aktion erscheint auch ein Link, der all das als Seite öffnet.
cli-admin-action = Was zu tun ist: close (schließen), rename (umbenennen), bar (sperren) oder lift (Sperre aufheben).
cli-admin-whom = Der Tisch, die Person (Name oder Kennung) oder das Netz.
cli-admin-new-name = Der neue Name.
cli-admin-bar-for = Wie lange eine Sperre gilt, zum Beispiel 30m, 6h oder 1d.
cli-admin-sure = Nicht nachfragen, bevor ein Tisch geschlossen oder ein Netz gesperrt wird.
cli-admin-asking = Der Server wird gefragt …
cli-admin-people = Verbunden
cli-admin-tables = Tische
cli-admin-barred = Gesperrt
cli-admin-nobody = Niemand ist verbunden.
cli-admin-load = Verbindungen: { $sockets }. Züge pro Minute: { $moves }. Prozessor: { $cpu } %. Systemlast: { $load } (Prozessoren: { $processors }).
cli-admin-lobby = auf der Startseite
cli-admin-status = { $status ->
    [gathering] noch nicht begonnen
   *[playing] läuft
}
cli-admin-until = bis { $time }
cli-admin-name-until = Name festgelegt bis { $time }
cli-admin-link = Dieser Link öffnet die Admin-Seite nur einmal und nur in den nächsten zehn Minuten:
cli-admin-sure-close = Tisch { $code } schließen? Die Partie endet ohne Sieger, und alle dort erfahren es.
cli-admin-sure-bar = Alle in { $network } bis { $time } sperren? Womöglich hängt ein ganzer Haushalt, eine Schule oder eine Firma an diesem Netz.
cli-admin-type-y = Tippe y für Ja:
cli-admin-not-done = Es ist nichts geschehen.
cli-admin-did-close = Tisch { $code } ist geschlossen.
cli-admin-did-rename = { $name } heißt jetzt { $new } und kann das einen Tag lang nicht ändern.
cli-admin-did-bar = { $name } ist bis { $time } gesperrt. Ein neuer Gast ist schnell angelegt: Sperr notfalls auch das Netz.
cli-admin-did-bar-network = { $network } ist bis { $time } gesperrt.
cli-admin-did-lift = { $name } darf wiederkommen.

## arena

cli-word-shares = ANTEILE
cli-word-folder = ORDNER
cli-arena = Herausfinden, welcher Bot stärker ist: Beide spielen dieselben Karten von jedem Platz aus.
cli-arena-names = Die Bots; bei mehr als zweien spielt jeder gegen jeden. Auch „clairvoyant“, der alle Karten sieht, darf mitspielen.
cli-arena-deals = Wie oft ausgeteilt wird; mit denselben Karten spielt jede Seite eine ganze Partie.
cli-arena-seed = Der Startwert, aus dem sich alle Blätter ergeben.
cli-arena-jobs = In wie vielen Prozessen gespielt wird.
cli-arena-dask = Die Adresse eines Dask-Clusters, auf dem gespielt wird.
cli-arena-single-rounds = Von jeder Partie nur die erste Runde spielen.
cli-arena-nodes = Wie viele Zufallspartien ein Bot für eine Entscheidung spielen darf.
cli-arena-seconds = Wie lange ein Bot über eine Entscheidung nachdenken darf.
cli-arena-test = Aufhören, sobald feststeht, welche der beiden Gewinnquoten eher stimmt, etwa 0.50,0.55.
cli-arena-folder = Wo Ergebnisse und Aufzeichnungen liegen; ein unterbrochener Wettkampf geht dort weiter.
cli-arena-json-file = Die Zahlen als JSON in diese Datei schreiben.
cli-arena-svg-file = Den Verlauf als SVG in diese Datei zeichnen.
cli-arena-pairing = Bots
cli-arena-played = Ausgeteilt
cli-arena-rounds = Gewonnene Runden
cli-arena-matches = Gewonnene Partien
cli-arena-points = Punkte pro Runde
cli-arena-time = ms pro Zug
cli-arena-answer = Test
cli-arena-ratings = Spielstärken
cli-arena-bot = Bot
cli-arena-rating = Spielstärke

cli-dataset = Bots spielen lassen und jede Entscheidung in Parquet-Dateien schreiben, für Training und Analyse.
cli-dataset-folder = Wohin die Dateien geschrieben werden; ein unterbrochener Datensatz wird dort fortgesetzt.
cli-dataset-bots = Die Bots, durch Kommas getrennt; mit jeder Runde rücken sie einen Platz weiter.
cli-dataset-rounds = Wie viele Runden gespielt werden.
cli-dataset-seed = Der Startwert, aus dem sich alle Blätter ergeben.
cli-dataset-nodes = Wie viele Zufallspartien ein Bot für eine Entscheidung spielen darf.
cli-dataset-jobs = In wie vielen Prozessen gespielt wird.
cli-dataset-dask = Die Adresse eines Dask-Clusters, auf dem gespielt wird.
cli-dataset-done = Der Datensatz ist vollständig: { $folder }
