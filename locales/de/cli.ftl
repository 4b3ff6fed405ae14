### Der Befehl `yokai`.

## Hilfe

cli-about = Das Kartenspiel Yokai Septet spielen, untersuchen und anbieten.
cli-help-play = Gegen Bots spielen.
cli-help-rules = Die Spielregeln lesen.
cli-help-deal = Die Karten zeigen, die ein Startwert austeilt.
cli-help-replay = Eine aufgezeichnete Partie Stich für Stich erzählen.
cli-help-verify = Aufgezeichnete Partien prüfen: jeden Zug, jedes Ergebnis, jedes Austeilen.
cli-help-perft = Alle Möglichkeiten zählen, eine Runde weiterzuspielen, um die Regeln zu prüfen.
cli-help-simulate = Zufallsspieler viele Partien spielen lassen und auswerten.
cli-option-lang = Die Sprache: { $languages }.
cli-option-ruleset = Die Spielart: { $rulesets }.
cli-option-first-leader = Wer den ersten Stich anspielt: wer die Karte beim Austeilen bekam (dealt) oder wer sie nach dem Tauschen hat (holder).
cli-option-seed = Der Startwert für das Austeilen; gleicher Startwert, gleiche Karten.
cli-option-save = Die Aufzeichnung der Partie in dieser Datei sichern.
cli-option-plain = Zeile für Zeile, für Vorleseprogramme und Pipes.
cli-option-json = JSON ausgeben, für Programme.
cli-option-matches = Wie viele Partien.
cli-option-round = Welche Runde, gezählt ab 1.
cli-option-depth = Wie viele Karten tief.
cli-option-name = Dein Name.
cli-option-bots = Wie stark die Bots sind.

## Eine Partie Zeile für Zeile

cli-play-welcome = Willkommen! { $ruleset }.
cli-play-seats = Im Uhrzeigersinn am Tisch: { $names }.
cli-play-teammate = Dein Teamkollege: { $name }.
cli-play-keys = Wähle mit einer Zahl. Außerdem: h deine Hand, t der Tisch, r die Regeln, q beenden.
cli-play-hand = Deine Hand: { $cards }.
cli-play-choice = { $number }: { card } ({ $code })
cli-play-pass = Wähle { count-cards } für { $name }: Gib ihre Zahlen mit Leerzeichen dazwischen ein.
cli-play-pass-one = Wähle die Karte für { $name }: Gib ihre Zahl ein.
cli-play-passed = Du gibst ab an { $name }: { $cards }.
cli-play-received = Von { $name } bekommst du: { $cards }.
cli-play-which-card = Du bist dran. Welche Karte spielst du?
cli-play-only-card = Du bist dran. Du kannst nur { card.acc } spielen.
cli-play-trump = Trumpf: { suit }.
cli-play-trick-so-far = Bisher im Stich: { $cards }.
cli-play-card-by = { $name }: { card }
cli-play-side = { $name }: { count-tricks }. Bosse: { $bosses }.
cli-play-none = keine
cli-play-seals = { $name }, Siegel: { $suits }.
cli-play-score = Punktestand: { $scores }.
cli-play-not-a-choice = „{ $text }“ steht nicht zur Wahl. Gib eine Zahl von 1 bis { $last } ein.
cli-play-wrong-count = Gib { $count } verschiedene Zahlen ein.
cli-play-next = Weiter zur nächsten Runde mit der Eingabetaste.
cli-play-left = Du hast die Partie verlassen.
cli-saved = Gesichert in { $file }.
cli-no-file = Die Datei { $file } gibt es nicht.

## Aufzeichnungen, Austeilen und Zählen

cli-round = Runde { $number }
cli-trick = Stich { $number }
cli-hand-of = { $name }: { $cards }
cli-passed-to = { $name } gibt ab an { $other }: { $cards }
cli-face-up = Aufgedeckt: { card }
cli-seed = Startwert: { $seed }
cli-commitment = Zusage: { $commitment }
cli-verify-right = { $file }: richtig, { count-rounds }
cli-verify-wrong = { $file }: { $sentence }
cli-unfinished = Die Partie ist nicht zu Ende.
cli-abandoned = Die Partie wurde abgebrochen.
cli-simulate-working = Es wird gespielt
cli-simulate-title = { count-matches }, { $ruleset }
cli-column-side = Seite
cli-column-won = Gewonnen
cli-column-share = Anteil
cli-column-end = Ende einer Runde
cli-column-rounds = Runden
cli-column-points = Punkte je Runde
cli-column-depth = Karten tief
cli-column-count = Möglichkeiten
cli-reason-bosses = Genug Bosse (R20)
cli-reason-seventh-trick = Siebter Stich (R21)
cli-reason-last-trick = Letzter Stich (R22)
cli-reason-played-out = Alle Stiche gespielt (R56)
cli-reason-seals = Alle Siegel (R57, R58)
