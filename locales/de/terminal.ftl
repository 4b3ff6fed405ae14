### Das Spiel im Terminal: Zeile für Zeile (plain-*) und als gezeichneter Tisch (app-*).

terminal-none = keine
terminal-bot-1 = Kitsune
terminal-bot-2 = Tanuki
terminal-bot-3 = Kappa

## Zeile für Zeile. Antworten sind Nummern, Kartenkürzel oder einzelne Buchstaben.

plain-welcome = Willkommen bei Yokai Septet. Du spielst: { $ruleset }. Mit ? bekommst du jederzeit Hilfe.
plain-seat = { $place ->
    [teammate] { $name } sitzt dir gegenüber und ist in deinem Team.
    [left] { $name } sitzt links von dir.
   *[right] { $name } sitzt rechts von dir.
}
plain-received = Du bekommst von { $name }: { $cards }.
plain-table = Runde { $round }. { $ruleset }.
plain-trump = Trumpf ist { suit }.
plain-trump-card = Trumpf ist { suit }: Offen liegt { card.nom } ({ $code }).
plain-trump-open = Die erste angespielte Karte bestimmt die Trumpffarbe.
plain-side = { $name }: { $tricks }; Bosse: { $bosses }; Stand { $score } von { $goal }.
plain-seals = Siegel: { $seals }.
plain-trick = Stich { $number }: { $cards }.
plain-trick-empty = Stich { $number }: Es ist noch keine Karte gespielt.
plain-last-trick = Der letzte Stich: { $cards }. Er ging an: { $name }.
plain-no-last-trick = In dieser Runde ist noch kein Stich vollständig.
plain-choose-pass = Wähle { count-cards } zum Abgeben, für: { $names }. Deine Hand:
plain-choose-play = Du darfst spielen:
plain-kept = Jetzt nicht spielbar: { $cards }.
plain-hand = Deine Hand: { $cards }.
plain-ask-pass = Deine Karten?
plain-ask-play = Deine Karte?
plain-ask-ready = Drücke die Eingabetaste, wenn du allein vor dem Bildschirm bist.
plain-hand-over = Am Zug: { $name }.
plain-one-card = Bitte nenne eine Karte, mit ihrer Nummer oder ihrem Kürzel.
plain-help =
    Tippe die Nummer einer Karte oder ihr Kürzel, etwa W7; zum Weitergeben mehrere, mit Leerzeichen dazwischen.
    h: deine Hand. t: der Tisch. l: der letzte Stich. r: die Regeln in einer Minute. q: die Partie verlassen.
    Die Eingabetaste allein nennt deine Möglichkeiten noch einmal.
plain-left = Du hast die Partie verlassen.
plain-saved = Die Aufzeichnung steht in { $file }.
error-no-such-choice = { $text } steht nicht zur Wahl: Die Nummern gehen von 1 bis { $last }.

## Der Bericht über eine aufgezeichnete Partie.

account-title = Yokai Septet: { $ruleset }
account-players = Es spielen: { $names }
account-date = Gespielt am { $date }
account-hand = { $name } bekommt: { $cards }
account-pass = { $name } gibt ab an { $to }: { $cards }
account-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
