### Das Tutorial: learn-<Kapitel>-<Schritt>, mit -<Karte> für das, was eine Karte bewirkt. Du sitzt unten, Kitsune links, Kappa (dein Partner) gegenüber, Tengu rechts.

learn-title = Spielen lernen
learn-intro = Sechs kurze Kapitel von je ein bis zwei Minuten. Du spielst selbst; war eine Karte nicht die beste, siehst du, was passiert, und versuchst es noch einmal. Vorkenntnisse brauchst du keine.
learn-chapter = Kapitel { $number }
learn-chapter-heading = Kapitel { $number }: { $title }
learn-done = Geschafft
learn-start = Hier geht’s los
learn-all = Alle Kapitel
learn-progress = Fortschritt in diesem Kapitel
learn-your-turn = Du bist dran: Wähle unten eine Karte.
learn-go-on = Weiter
learn-try-again = Noch ein Versuch
learn-again = Noch einmal
learn-next-chapter = Nächstes Kapitel
learn-teammate = dein Partner
learn-opponent = Gegner
learn-played = { $name }: { $card }
learn-round-won = Ihr gewinnt die Runde!
learn-round-lost = Ihr verliert die Runde
learn-first-game = Deine erste richtige Partie
learn-first-game-text = Vier Spieler, Basiswertung: Jede gewonnene Runde bringt einen Punkt, und mit zwei Punkten gewinnt ihr die Partie. Auch die Bots sind Anfänger, und du kannst jede gespielte Karte nachsehen.
learn-first-game-button = Spielen
learn-easy-puzzles = Leichte Aufgaben

## 1. Stich und Bedienen

learn-trick-title = Was ist ein Stich?
learn-trick-table = Es spielen vier: du, unten, und drei andere. Kappa, dir gegenüber, ist dein Partner: Ihr gewinnt oder verliert zusammen. Kitsune und Tengu sind eure Gegner. Zuerst siehst du, wie man Karten gewinnt; wozu das gut ist, erfährst du in Kapitel 4.
learn-trick-cards = Das sind deine Karten; die anderen sehen sie nicht. Jede Karte hat eine Zahl und eine Farbe. So heißen die sieben Farben: Wind, Erde, Anmut, Blitz, Dunkelheit, Feuer und Schnee. Du erkennst sie an Farbton und Zeichen. Die kleine Spalte auf jeder Karte zeigt die sieben Zahlen ihrer Farbe; die eigene ist markiert.
learn-trick-what = Gespielt wird in Stichen. Ein Stich geht einmal um den Tisch, im Uhrzeigersinn: Jeder legt eine Karte hin. Liegen alle vier, gewinnt die beste (welche das ist, siehst du gleich), und wer sie gespielt hat, nimmt alle vier an sich. Sein Team hat damit einen Stich gewonnen.
learn-trick-follow = Kitsune hat angespielt, also die erste Karte gelegt: die Blitz-6. Damit ist Blitz die Farbe dieses Stichs, und wer Blitz hat, muss Blitz spielen. Das heißt bedienen. Die höchste Blitzkarte gewinnt. Du bist dran: Hol dir den Stich!
learn-trick-follow-l10 = Genau! Deine 10 ist die höchste Blitzkarte, der Stich gehört dir. Oben links zählt ihn ein Punkt bei „Wir“. Die Raute am Ende der Reihe steht für den siebten Stich; was es mit ihm auf sich hat, sagt Kapitel 5. Wer einen Stich gewinnt, spielt zum nächsten an.
learn-trick-follow-l4 = Die 4 darfst du spielen, aber Tengus 9 ist höher, also nimmt Tengu den Stich. Versuch eine höhere Blitzkarte.
learn-trick-lead = Jetzt spielst du an: Jede Karte ist erlaubt, und ihre Farbe wird die Farbe des Stichs. Jede Farbe hat ihre eigenen sieben Zahlen; Feuer reicht von 6 bis 12. Gewinn auch diesen Stich.
learn-trick-lead-f12 = Über die 12 geht im Feuer nichts. Schau auf Tengu: Ohne Feuerkarte durfte Tengu alles spielen. Die Schnee-13 ist eine höhere Zahl, aber kein Feuer, deshalb kann sie nicht gewinnen.
learn-trick-lead-l4 = Kitsunes Blitz-5 ist höher, also nimmt Kitsune den Stich. Spiel eine Karte an, die niemand schlagen kann.
learn-trick-lead-c5 = Tengus Anmut-9 ist höher, also nimmt Tengu den Stich. Spiel eine Karte an, die niemand schlagen kann.
learn-trick-end = Das ist ein Stich: vier Karten, von jedem eine. Hast du die angespielte Farbe, musst du sie spielen; hast du sie nicht, darfst du alles spielen. Es gewinnt die höchste Karte der angespielten Farbe, es sei denn, ein Trumpf ist dabei. Mehr dazu im nächsten Kapitel.

## 2. Trumpf

learn-trump-title = Trumpf
learn-trump-what = Nach dem Austeilen bleibt eine Karte übrig. Sie liegt offen, oben rechts, und ihre Farbe ist die ganze Runde lang Trumpf, bis neu ausgeteilt wird. Hier ist es Erde. Ein Trumpf schlägt jede Karte der sechs anderen Farben.
learn-trump-short = Tengu hat die Schnee-12 angespielt. Du hast keinen Schnee, also ist jede Karte erlaubt. Nach dir spielen noch Kitsune und Kappa. Gewinn den Stich mit einem Trumpf.
learn-trump-short-e3 = Schon ein kleiner Trumpf genügt: Deine Erde-3 schlägt die 12 und die Schnee-13.
learn-trump-short-other = Diese Karte ist weder Schnee noch Trumpf und kann deshalb nicht gewinnen, egal wie hoch sie ist. Kitsune nimmt den Stich mit der Schnee-13. Spiel deinen Trumpf.
learn-trump-over = Ein anderer Stich. Blitz wurde angespielt; Tengu hat keinen und hat einen Trumpf gespielt, die Erde-6. Auch du hast keinen Blitz. Gewinn den Stich!
learn-trump-over-e8 = Liegen mehrere Trümpfe, gewinnt der höchste. Deine 8 schlägt die 6.
learn-trump-over-e4 = Die 4 ist Trumpf, aber Tengus Erde-6 ist höher: Tengu nimmt den Stich. Spiel einen höheren Trumpf.
learn-trump-over-w2 = Die Wind-2 ist weder Blitz noch Trumpf: Tengu nimmt den Stich. Spiel einen Trumpf, der die 6 schlägt.
learn-trump-end = Ein Trumpf schlägt alle anderen Farben, und ein höherer Trumpf schlägt einen niedrigeren. Hast du aber die angespielte Farbe, musst du sie spielen, also keinen Trumpf. Hast du sie nicht, darfst du einen Trumpf spielen (das heißt „trumpfen“), musst es aber nicht.

## 3. Das Ass

learn-ace-title = Das Wind-Ass
learn-ace-what = Eine Karte schlägt alle anderen, sogar den höchsten Trumpf: das Wind-Ass mit dem A. Es heißt Supertrumpf. Diesmal hast du es.
learn-ace-power = Kitsune hat die Erde-8 angespielt, den höchsten Trumpf, den es gibt. Du hast keine Erde. Gewinn den Stich trotzdem!
learn-ace-power-wa = Nichts schlägt das Wind-Ass, ganz gleich, was Trumpf ist.
learn-ace-power-other = Das schlägt die Erde-8 nicht: Kitsune nimmt den Stich. Nur eine deiner Karten ist stärker.
learn-ace-follow = Aber das Ass ist eine Windkarte und muss bedienen wie jede andere. Hier wurde Schnee angespielt, und du hast eine Schneekarte. Darfst du das Ass spielen? Probier es aus.
learn-ace-follow-wa = Nein: Du hast Schnee, also musst du Schnee spielen (Regel R12). Das Ass muss warten.
learn-ace-follow-s8 = Du hast Schnee, also musst du ihn spielen: Das Ass war nicht erlaubt. Es bleibt dir für später.
learn-ace-forced = Jetzt ist Wind angespielt. Welche deiner Karten darfst du spielen?
learn-ace-forced-wa = Das Ass ist deine einzige Windkarte, also musstest du es spielen, für einen Stich, der kaum etwas wert ist. Behalte möglichst eine zweite Windkarte: Dann kannst du die spielen.
learn-ace-end = Das Wind-Ass schlägt alles, muss aber bedienen wie jede Windkarte. Heb es dir für einen Stich auf, auf den es ankommt. Welche das sind? Das kommt im nächsten Kapitel.

## 4. Bosse und Sterne

learn-boss-title = Bosse und Sterne
learn-boss-seven = Wozu überhaupt Stiche gewinnen? Dafür! Die 7 jeder Farbe ist ihr Boss. Wer einen Stich gewinnt, fängt alle Bosse darin ein. Das Team, das zuerst vier Bosse hat, gewinnt die Runde.
learn-boss-capture = Tengu musste mit der Blitz-7 bedienen, einem Boss. Du spielst zuletzt: Fang ihn ein!
learn-boss-capture-l10 = Eingefangen! Er liegt jetzt bei deinem Team, oben links, für alle sichtbar. Noch drei, und ihr gewinnt die Runde.
learn-boss-capture-l6 = Dann gewinnt Kitsunes 9 den Stich, und eure Gegner haben den Boss eingefangen. Nimm ihn selbst.
learn-boss-give = Diesmal hast du einen Boss: die Schnee-7. Schnee reicht von 7 bis 13, die 7 ist also die niedrigste Karte und gewinnt kaum von allein. Aber Kappas 13 gewinnt gerade diesen Stich, und du spielst zuletzt. Welche Karte legst du dazu?
learn-boss-give-s7 = Ein schönes Geschenk! Kappa nimmt den Stich und fängt deinen Boss ein. Was du und dein Partner an Stichen und Bossen holt, zählt zusammen: Dein Team hat jetzt zwei Stiche und zwei Bosse.
learn-boss-give-s11 = Kappa nimmt den Stich, aber dein Boss bleibt dir auf der Hand, und ein Gegner könnte ihn später einfangen. Leg ihn dazu, solange dein Partner gewinnt.
learn-boss-stars = Schau jetzt auf die Sterne. Bei der erweiterten Wertung bekommen die Gewinner einer Runde für jeden Stern auf ihren Bossen einen Punkt. Der Boss der Trumpffarbe bringt nichts, zählt aber zu den vieren. Wer zuerst 7 Punkte hat, gewinnt die Partie.
learn-boss-end = In den Stichen geht es um die Bosse: Fang sie ein, gib deine dem Partner, überlass sie nicht den Gegnern. Mit vier Bossen gewinnt ihr die Runde. Aber Vorsicht: Zu viele Stiche sind gefährlich!

## 5. Der siebte Stich

learn-seventh-title = Der siebte Stich
learn-seventh-count = Und hier ist der Haken: Gewinnt ein Team seinen siebten Stich, bevor es vier Bosse hat, verliert es sofort die Runde! Schau auf den Stand: Dein Team hat sechs Stiche und drei Bosse, ein Boss fehlt also noch. Eure Gegner haben vier Stiche und drei Bosse.
learn-seventh-duck = Feuer ist Trumpf. Die anderen haben gespielt, im Stich liegt kein Boss, und danach hat jeder noch eine Karte. Ein Boss ist noch nicht gefallen. Nimmst du diesen Stich, oder lässt du ihn laufen?
learn-seventh-duck-f6 = Gut gemacht. Tengu nimmt den Stich, und dein Team bleibt bei sechs. Einen Stich absichtlich nicht zu nehmen, heißt „ducken“.
learn-seventh-duck-f12 = Deine 12 gewinnt den Stich: den siebten deines Teams, und ihr habt noch immer drei Bosse. Die Runde ist auf der Stelle verloren. Versuch die andere Karte.
learn-seventh-last = Der letzte Stich: Tengu spielt die Dunkelheit-10 an. Jeder hat nur noch eine Karte, jetzt muss also der letzte Boss kommen, und du hast den höchsten Trumpf behalten. Spiel ihn!
learn-seventh-last-f12 = Es ist euer siebter Stich, aber er bringt den vierten Boss, und die Bosse zählen zuerst. Weil du geduckt hast, gewinnt ihr die Runde.
learn-seventh-feed = Eine neue Runde, diesmal umgekehrt: Eure Gegner haben sechs Stiche und zwei Bosse, dein Team hat drei Bosse. Erde ist Trumpf. Tengu spielt die Schnee-10 an, und zwei Bosse sind noch nicht gefallen. Nimmst du den Stich, oder lässt du ihn laufen?
learn-seventh-feed-s8 = Tengu nimmt den Stich: Es ist der siebte eurer Gegner, mit nur zwei Bossen. Sie verlieren die Runde, ihr gewinnt sie und bekommt sogar die Bosse, die noch jemand auf der Hand hat.
learn-seventh-feed-s13 = Du nimmst den Stich und musst deine letzte Karte anspielen, die Schnee-8. Kitsune und Kappa können nur noch die letzten zwei Bosse spielen, und Tengu trumpft: Das sind vier Bosse für sie. Versuch die andere Karte.
learn-seventh-end = Zähl die Stiche beider Teams. Fehlt euch nicht mehr viel bis sieben, dann duck Stiche ohne Boss. Fehlt den Gegnern nicht mehr viel, überlass ihnen solche Stiche.

## 6. Tauschen, blank sein und den Partner verstehen

learn-pass-title = Karten abgeben und den Partner verstehen
learn-pass-choose = Vor dem ersten Stich geben alle ihrem Partner drei Karten, ohne zu sehen, was zurückkommt. Ein guter Plan ist, eine ganze Farbe abzugeben: Wird sie später angespielt, darfst du trumpfen. Wähle drei Karten, sodass dir danach zwei Farben fehlen, und gib sie ab.
learn-pass-choose-wrong = Das ist erlaubt, aber es würden dir keine zwei Farben fehlen. Von welchen Farben hast du nur eine Karte oder nur zwei?
learn-pass-read = Anmut und Dunkelheit hast du nicht mehr: In diesen Farben bist du „blank“. Die leuchtenden Karten kommen von Kappa. Zwei davon sind Schnee! Vielleicht hatte Kappa denselben Plan und hat jetzt keinen Schnee mehr.
learn-pass-lead = Ein paar Stiche später spielst du an; dein Team hat zwei Stiche und einen Boss. Der Schnee-Boss wurde noch nicht gespielt. Hat Kappa wirklich keinen Schnee, kann Kappa den Boss mit einem Trumpf holen. Welche Karte spielst du an?
learn-pass-lead-s8 = Kappa hat keinen Schnee, trumpft mit der Erde-4 und fängt den Boss ein, den Tengu spielen musste. Du hast verstanden, was dein Partner vorhat!
learn-pass-lead-e6 = Erde wurde angespielt, also muss Kappa mit der 4 bedienen, einem Trumpf, der einen Boss hätte fangen können. Was hat Kappa dir gegeben?
learn-pass-lead-fire = Kappa hat Feuer und muss bedienen. Der Stich geht an dein Team, aber es liegt kein Boss darin. Was hat Kappa dir gegeben?
learn-pass-boss = Noch ein Stich. Anmut wurde angespielt, und du hast keine. Kappas 9 ist die höchste Anmutkarte, und du spielst zuletzt. Alles ist erlaubt: Welche Karte hilft deinem Team am meisten?
learn-pass-boss-d7 = Kappa nimmt den Stich und mit ihm deinen Boss. Auch dafür ist es gut, in einer Farbe blank zu sein: Du kannst dem Partner einen Boss geben.
learn-pass-boss-e6 = Du nimmst deinem eigenen Partner den Stich weg, ein guter Trumpf ist weg, und den Boss hast du noch auf der Hand. Was könntest du sonst dazulegen?
learn-pass-boss-w3 = Kappa nimmt den Stich, aber den Boss behältst du auf der Hand, und ein Gegner könnte ihn später einfangen. Was könntest du sonst dazulegen?
learn-pass-end = Jetzt kennst du das Spiel. Achte darauf, was dein Partner abgibt und anspielt. Und wenn jemand nicht bedient, wissen alle: Diese Farbe hat er nicht mehr. Bereit für eine richtige Partie?

## The first real game: one line at every new thing

learn-tip-pass = Wähle { $count } Karten für { $name }, deinen Partner, und gib sie ab. Du bekommst ebenso viele zurück, ohne zu wissen, welche.
learn-tip-received = { $name }, dein Partner, hat dir gegeben: { $cards }.
learn-tip-lead-you = Du beginnst den ersten Stich, weil du diese Karte bekommen hast: { $card }. Spiel irgendeine Karte.
learn-tip-lead = { $name } beginnt den ersten Stich. Das tut, wer beim Austeilen diese Karte bekommt: { $card }.
learn-tip-later-lead-you = Du beginnst diese Runde, weil du den letzten Stich der vorigen gewonnen hast.
learn-tip-later-lead = { $name } beginnt diese Runde. Das tut, wer den letzten Stich der vorigen gewonnen hat.
learn-tip-follow = Du hast die angespielte Farbe { $suit } und musst sie bedienen. Die anderen Karten kannst du jetzt nicht spielen.
learn-tip-free = Du hast keine Karte der Farbe { $suit } und kannst alles spielen: einen Trumpf, um den Stich zu gewinnen, oder eine Karte, die du loswerden willst.
learn-tip-ace-you = Das Wind-Ass schlägt jede andere Karte: Der Stich gehört dir.
learn-tip-ace = Das Wind-Ass schlägt jede andere Karte: Der Stich geht an { $name }.
learn-tip-boss = Ein Boss ist gefangen! Das erste Team mit { $count } Bossen gewinnt die Runde.
learn-tip-seventh-you = Vorsicht: Dein Team hat sechs Stiche. Ein siebter kostet euch die Runde, außer er bringt den vierten Boss.
learn-tip-seventh = { $names } haben sechs Stiche. Ein siebter kostet sie die Runde, außer er bringt den vierten Boss: Du darfst ihnen einen überlassen.
learn-tip-read = Verstanden
learn-tip-no-more = Keine Tipps mehr
