### Die Spielregeln. Reiner Text: Eine Leerzeile trennt Absätze, ein Zeilenumbruch trennt Listenzeilen.

rulebook-title = Yokai Septet: die Spielregeln
rulebook-contents = Inhalt
rulebook-print = Diese Seite drucken
rulebook-intro =
    Sieben Sippen von Yokai ziehen durch die Nacht, und jede folgt einem Boss. Ihr fangt die Bosse ein, indem ihr Stiche gewinnt. Doch Gier wird bestraft: Wer zu viele Stiche macht, verliert die Runde.

    Jede Regel trägt eine Nummer, damit man sie nachschlagen und auf sie verweisen kann; lehnt das Spiel einen Zug ab, nennt es die Regel. Gilt eine Regel nur zu dritt oder nur bei Sieben Siegel, steht es dabei.

rulebook-minute-title = In einer Minute
rulebook-minute =
    Zwei Zweierteams spielen mit sieben Farben zu je sieben Karten. Die Farben sind gestuft wie eine Treppe: Die schwächste reicht vom Ass bis zur 7, die stärkste von der 7 bis zur 13. Jede Farbe hat eine 7, und diese Karte ist ihr Yokai-Boss.

    Alle Karten bis auf eine werden ausgeteilt. Die letzte liegt offen, ihre Farbe ist Trumpf. Alle tauschen drei Karten mit ihrem Partner. Dann wird um Stiche gespielt: Einer spielt eine Karte an, die anderen legen je eine dazu. Wer die angespielte Farbe hat, muss sie bedienen, sonst ist jede Karte erlaubt. Der höchste Trumpf gewinnt den Stich; liegt kein Trumpf, gewinnt die höchste Karte der angespielten Farbe. Eine Karte schlägt alle anderen: das Wind-Ass, der Supertrumpf.

    Fangt vier Bosse ein, und euer Team gewinnt die Runde. Macht ihr sieben Stiche, bevor ihr vier Bosse habt, verliert ihr die Runde. Jeder weiße Stern auf den Bossen der Gewinner bringt ihnen einen Punkt, nur der Boss der Trumpffarbe bringt keinen; wer zuerst 7 Punkte hat, gewinnt die Partie.

rules-section-cards = Die Karten
rules-section-seats = Spieler, Teams und Runden
rules-section-deal = Austeilen und Tauschen
rules-section-tricks = Die Stiche
rules-section-round-end = Ende einer Runde
rules-section-scoring = Wertung
rules-section-match-end = Ende der Partie
rules-section-suitors = Sieben Siegel, eine Variante für vier
rules-section-knowledge = Was man wissen darf
rules-section-faq = Fragen und Antworten
rules-section-tips = Fünf Tipps
rules-section-summary = Auf einer Seite

rule-r1-title = Sieben Farben
rule-r1 =
    Das Spiel hat 49 Karten: sieben Farben zu je sieben Karten. Jede Farbe beginnt einen Wert höher als die vorige, die Farben sind also verschieden stark. Benannt sind sie nach Elementen, denn ihr Farbton ist von Ausgabe zu Ausgabe verschieden.

    W, Wind, Grün: A 2 3 4 5 6 7
    E, Erde, Violett: 2 3 4 5 6 7 8
    C, Anmut, Pink: 3 4 5 6 7 8 9
    L, Blitz, Gelb: 4 5 6 7 8 9 10
    D, Dunkelheit, Schwarz: 5 6 7 8 9 10 11
    F, Feuer, Rot: 6 7 8 9 10 11 12
    S, Schnee, Blau: 7 8 9 10 11 12 13

rule-r2-title = Yokai-Bosse und ihre Sterne
rule-r2 =
    Die 7 jeder Farbe ist ihr Yokai-Boss. Die meisten Bosse tragen weiße oder schwarze Sterne. Weiße Sterne zählen immer, schwarze nur im Spiel zu dritt.

    Wert zu viert: Wind 0, Erde 0, Anmut 1, Blitz 1, Dunkelheit 1, Feuer 2, Schnee 2.
    Wert zu dritt: Wind 0, Erde 1, Anmut 1, Blitz 2, Dunkelheit 2, Feuer 3, Schnee 3.

rule-r3-title = Der Supertrumpf
rule-r3 =
    Das Wind-Ass, WA, ist der Supertrumpf. Beim Bedienen ist es eine gewöhnliche Karte der Farbe Wind, und zwar die niedrigste. Geht es darum, wer den Stich gewinnt, schlägt es jede andere Karte.

rule-r4-title = Kartenkürzel
rule-r4 =
    Geschrieben wird eine Karte mit dem Buchstaben ihrer Farbe und ihrem Wert: WA ist das Wind-Ass, E7 die Erde-7, S13 die Schnee-13. Die Buchstaben stammen von den englischen Namen und sind in allen Sprachen gleich. In der Variante Sieben Siegel (R50) gibt es von jeder 7 eine zweite, glänzende Ausführung, die ein f erhält: W7f. Für alle Regeln sind die beiden gleich.

rule-r5-title = Spieler und Teams
rule-r5 =
    Zu viert bilden die Spieler zwei Teams, nach Absprache oder durch das Los; Partner sitzen einander gegenüber. Zu dritt spielt jeder für sich: Wo eine Regel „Team“ sagt, ist dann der einzelne Spieler gemeint. Gespielt wird im Uhrzeigersinn; links von dir sitzt, wer im Uhrzeigersinn auf dich folgt.

rule-r6-title = Runden
rule-r6 =
    Eine Partie besteht aus Runden und endet nach R40 (bei Sieben Siegel nach R57 oder R58). Zu einer Runde gehören das Austeilen, das Tauschen oder Weitergeben und die Stiche.

rule-r7-title = Austeilen
rule-r7 =
    Mischt alle 49 Karten. Zu viert erhält jeder 12 Karten, zu dritt jeder 16. Eine Karte bleibt übrig und wird aufgedeckt: die Trumpfkarte. Ihre Farbe ist in dieser Runde Trumpf. Sie gehört niemandem und kann nicht eingefangen werden.

rule-r8-title = Tauschen und Weitergeben
rule-r8 =
    Sieh dir dein Blatt an und wähle drei Karten. Zu viert tauschst du sie mit deinem Partner, zu dritt gibst du sie nach links weiter. Alle wählen gleichzeitig und bevor sie sehen, was sie bekommen.

    Von allen Ausgaben verbietet nur die chinesische das Reden, und nur während des Tauschens. Dass hier die fertigen Chat-Sätze gesperrt sind, solange Karten abgegeben und gespielt werden, ist unsere eigene Tischregel.

rule-r9-title = Aufspieler der ersten Runde
rule-r9 =
    In der ersten Runde spielt an, wer beim Austeilen WA bekommen hat. Ist WA die Trumpfkarte, spielt an, wer S13 bekommen hat. Wer das ist, wird bekannt gegeben, sobald alle ihre Karten abgegeben haben. Der Aufspieler darf jede Karte anspielen; vielleicht hat er die genannte Karte sogar schon abgegeben.

    Die Ausgaben sind sich hier nicht einig. In der chinesischen spielt an, wer die Karte nach dem Tauschen hat; die deutsche richtet sich bei WA nach dem Austeilen, spricht bei S13 aber davon, wer sie „hat“. Deshalb stellt man es am Tisch ein: „Wer das Ass ausgeteilt bekam“ (üblich) oder „Wer das Ass nach dem Abgeben hat“.

rule-r10-title = Aufspieler der weiteren Runden
rule-r10 =
    Ab der zweiten Runde spielt an, wer den letzten Stich der vorigen Runde gewonnen hat.

rule-r11-title = Bedienen
rule-r11 =
    Ein Stich besteht aus einer Karte von jedem Spieler. Der Aufspieler legt eine beliebige Karte in die Mitte. Ihre Farbe ist die angespielte Farbe dieses Stichs. Die anderen legen im Uhrzeigersinn je eine Karte dazu. Wer die angespielte Farbe hat, muss sie bedienen. Wer sie nicht hat, darf jede beliebige Karte spielen; Trumpf spielen muss man nicht.

rule-r12-title = Bedienen mit dem Supertrumpf
rule-r12 =
    Für WA gilt R11 wie für jede andere Karte der Farbe Wind. Wird Wind angespielt und ist WA deine einzige Windkarte, musst du sie spielen. Wird eine andere Farbe angespielt und hast du diese Farbe, darfst du WA nicht spielen.

rule-r13-title = Wer den Stich gewinnt
rule-r13 =
    Geprüft wird der Reihe nach: Wer WA gespielt hat, gewinnt. Liegt WA nicht im Stich, gewinnt der höchste Trumpf. Liegt auch kein Trumpf im Stich, gewinnt die höchste Karte der angespielten Farbe. Alle anderen Karten verlieren, so hoch sie auch sein mögen.

rule-r14-title = Den Stich nehmen
rule-r14 =
    Wer den Stich gewinnt, nimmt die Karten und spielt zum nächsten an. Eingefangene Bosse liegen für alle sichtbar offen aus. Die übrigen Karten legt man verdeckt ab, einen Stapel je Stich, sodass jeder die Stiche zählen kann. Stiche und Bosse beider Partner zählen zusammen.

    In der englischen, der deutschen und der französischen Ausgabe liegen sie vor dem Spieler, der sie gewonnen hat, in der russischen und der chinesischen vor dem Team. Hier zeigt der Tisch, was das Team zusammen hat, und beim Antippen, wer was gewonnen hat.

rule-r20-title = Genug Bosse: gewonnen
rule-r20 =
    Nach jedem Stich prüft man erst R20, dann R21, dann R22. Hat das Team, das den Stich gewonnen hat, nun vier oder mehr Bosse, gewinnt es die Runde, und sie ist sofort zu Ende. Zu dritt genügen drei Bosse. Der Boss der Trumpffarbe zählt hier mit, auch wenn er keine Punkte bringt.

rule-r21-title = Der siebte Stich: verloren
rule-r21 =
    Andernfalls: Hat dieses Team nun sieben Stiche, verliert es die Runde, und sie ist sofort zu Ende. Zu viert gewinnt das andere Team und erhält dazu alle Bosse, die noch irgendjemand auf der Hand hat. Zu dritt gewinnen die beiden anderen.

rule-r22-title = Der letzte Stich
rule-r22 =
    Andernfalls: Sind keine Karten mehr übrig, gewinnt das Team die Runde, das den letzten Stich gewonnen hat.

rule-r23-title = Bosse gehen vor
rule-r23 =
    Weil R20 vor R21 kommt, ist die Runde gewonnen, wenn der siebte Stich den entscheidenden Boss bringt.

rule-r24-title = Wann der letzte Stich entscheidet
rule-r24 =
    R22 ist selten: Dazu kommt es nur, wenn die Trumpfkarte selbst eine 7 ist. Sonst sind alle sieben Bosse im Spiel, und früher oder später hat eine Seite genug eingefangen.

rule-r30-title = Nur Gewinner punkten
rule-r30 =
    Wer die Runde verliert, erhält für sie keine Punkte, ganz gleich, was er eingefangen hat.

rule-r31-title = Basiswertung
rule-r31 =
    Für den Einstieg: Das Gewinnerteam erhält 1 Punkt (zu dritt jeder Gewinner), und wer 2 Punkte hat, gewinnt die Partie.

rule-r32-title = Erweiterte Wertung zu viert
rule-r32 =
    Für alle, die Stichspiele kennen: Das Gewinnerteam erhält 1 Punkt für jeden weißen Stern auf seinen Bossen, auch auf denen, die es nach R21 bekommen hat. Der Boss der Trumpffarbe bringt 0 Punkte. Gespielt wird bis 7.

rule-r33-title = Erweiterte Wertung zu dritt
rule-r33 =
    Gewinnt ein Spieler allein, erhält er 1 Punkt für jeden weißen und jeden schwarzen Stern auf seinen Bossen; wieder bringt der Boss der Trumpffarbe 0 Punkte. Hat jemand nach R21 verloren, erhalten die beiden Gewinner je 3 Punkte, ganz gleich, was sie eingefangen haben. Gespielt wird bis 7.

rule-r34-title = Mindestens ein Punkt
rule-r34 =
    Jeder Gewinner erhält mindestens 1 Punkt. Mehr als 7 Punkte zu viert und 11 Punkte zu dritt bringt keine Runde. Die Punktemarker gehen nie aus.

rule-r40-title = Das Ziel ist erreicht
rule-r40 =
    Hat am Ende einer Runde ein Team das Ziel erreicht, ist die Partie zu Ende, und es gewinnt, wer die meisten Punkte hat.

rule-r41-title = Gleichstand
rule-r41 =
    Einen Gleichstand an der Spitze kann es nur zu dritt geben, wenn eine Runde durch den siebten Stich endete. Dann gewinnt, wer links von dem Spieler mit den sieben Stichen sitzt; das ist immer einer der beiden Führenden.

rule-r42-title = Kein anderes Ende
rule-r42 =
    Auf andere Weise endet eine Partie mit diesen Wertungen nicht. Eine abgebrochene Partie hat niemand gewonnen.

rule-r50-title = Der große Kartensatz
rule-r50 =
    Zu den 49 Karten kommt von jeder 7 eine zweite, glänzende Ausführung: 56 Karten. Jeder der vier Spieler erhält 14. Es bleibt keine Karte übrig, und keine wird aufgedeckt.

rule-r51-title = Eine Karte für jeden
rule-r51 =
    Alle wählen gleichzeitig drei Karten und geben jedem der anderen Spieler eine davon.

rule-r52-title = Aufspieler
rule-r52 =
    In der ersten Runde spielt an, wer beim Austeilen WA bekommen hat; einstellen lässt es sich wie in R9. Wer als Erster anspielt, bestimmt den Trumpf (R53), deshalb ist auch wichtig, wer in späteren Runden anspielt. Die Ausgaben sind sich nicht einig: In der chinesischen gilt R10 („Wer den letzten Stich gewann“, üblich), in der russischen beginnt jede Runde wie die erste („Wer das Ass ausgeteilt bekam“). Man stellt es am Tisch ein.

rule-r53-title = Die erste Karte bestimmt den Trumpf
rule-r53 =
    Die Farbe der allerersten Karte, die in einer Runde angespielt wird, ist in der ganzen Runde Trumpf. Ist diese Karte WA, dann ist Wind Trumpf.

rule-r54-title = Doppelte Bosse in einem Stich
rule-r54 =
    Die Stiche werden nach R11 bis R14 gespielt. Liegen beide Siebenen einer Farbe im Stich und gewinnt eine von ihnen, dann die zuerst gespielte.

rule-r55-title = Eine Farbe versiegeln
rule-r55 =
    Sobald ein Team in ein und derselben Runde beide Siebenen einer Farbe eingefangen hat, versiegelt es diese Farbe und behält das Siegel bis zum Ende der Partie. Eine einzelne 7 ist nach der Runde nichts mehr wert.

rule-r56-title = Alle vierzehn Stiche
rule-r56 =
    Wenn nicht R57 oder R58 die Partie vorher beendet, werden alle 14 Stiche einer Runde gespielt. Punkte gibt es nicht, und sieben Stiche schaden nicht: R20 bis R41 gelten hier nicht.

rule-r57-title = Volle Partie
rule-r57 =
    Das Team, das als erstes alle sieben Farben versiegelt hat, gewinnt sofort, auch mitten in einer Runde. Dieselbe Farbe dürfen beide Teams versiegeln.

rule-r58-title = Kürzere Variante
rule-r58 =
    Jede Farbe kann nur einmal versiegelt werden, und zwar von dem Team, dem es zuerst gelingt. Das erste Team mit vier Siegeln gewinnt sofort.

rules-knowledge =
    Du kennst dein Blatt, die Karten, die du abgegeben und bekommen hast, und die Trumpfkarte; du weißt, wer zuerst anspielt und warum. Du siehst jede Karte, wenn sie gespielt wird, und weißt daher, wer welche Farbe nicht bedienen konnte. Eingefangene Bosse und die Zahl der Stiche liegen offen. Alles andere ist verborgen: die Karten der anderen und was sie einander gegeben haben.

    Was jemand abgibt, bleibt geheim, bis alle gewählt haben. Danach kennt die Karten nur, wer sie abgegeben oder bekommen hat. Ist eine Runde zu Ende, sind alle ausgeteilten, abgegebenen und gespielten Karten für alle offen.

    Am Kartentisch liegen gewonnene Stiche verdeckt. Hier legt jeder Tisch fest, welche Gedächtnisstütze es gibt: keine, den letzten Stich (üblich) oder alle bisher gespielten Karten.

## Beispiele, jedes zu einer Regel; Karten, Aufspieler und Gewinner sind Daten in texts/rulebook.py.

rule-example = Beispiel: { $text }
example-r13-led = Erde ist Trumpf. Tanuki spielt W3 an, Kitsune legt W6, Kappa W2 und Tengu S12. Kitsune gewinnt mit W6, der höchsten Karte der angespielten Farbe; die Zwölf ist höher, aber von anderer Farbe.
example-r13-trump = Erde ist Trumpf. Kitsune spielt F9 an, Kappa legt F12, Tengu E5 und Tanuki E3. Tengu gewinnt mit E5, dem höchsten Trumpf.
example-r13-ace = Erde ist Trumpf. Kappa spielt E8 an, Tengu legt E6, Tanuki hat keine Erde und legt WA, Kitsune legt E2. Tanuki gewinnt mit WA, dem Supertrumpf.
example-r13-alone = Erde ist Trumpf. Tanuki spielt S7 an, Kitsune legt W5, Kappa C9 und Tengu F12. Tanuki gewinnt mit S7, denn niemand hat bedient und niemand Trumpf gespielt.
example-r23-both = Feuer ist Trumpf. Tanuki und Kappa haben sechs Stiche und die Bosse W7, C7 und D7. Kitsune spielt L9 an, Kappa legt L10, Tengu muss mit L7 bedienen, und Tanuki legt L4. Kappa gewinnt den Stich: Es ist der siebte des Teams, aber L7 ist sein vierter Boss. Tanuki und Kappa gewinnen die Runde.
example-r32-captured = Feuer ist Trumpf, und Tanuki und Kappa haben W7, L7, F7 und S7 eingefangen. Sie erhalten 0 + 1 + 0 + 2 = 3 Punkte.
example-r32-hands = Blitz ist Trumpf. Tanuki und Kappa machen ihren siebten Stich und haben W7 und S7. Kitsune und Tengu haben D7, E7 und L7 eingefangen; F7 und C7 hat noch jemand auf der Hand. Kitsune und Tengu erhalten 1 + 0 + 0 + 2 + 1 = 4 Punkte.
example-r33-alone = Zu dritt, Blitz ist Trumpf. Kitsune fängt einen dritten Boss ein und hat nun F7, S7 und E7. Kitsune gewinnt die Runde allein und erhält 3 + 3 + 1 = 7 Punkte.
example-r33-seventh = Zu dritt, Erde ist Trumpf. Kitsune macht einen siebten Stich und hat erst zwei Bosse, F7 und S7. Tanuki und Kappa gewinnen und erhalten je 3 Punkte, Kitsune keine.
example-r41-tie = Zu dritt; im Uhrzeigersinn sitzen Tanuki mit 4 Punkten, Kitsune mit 2 und Kappa mit 4. Kitsune macht einen siebten Stich und hat zu wenige Bosse, also erhalten Tanuki und Kappa je 3 Punkte und haben beide 7. Kappa sitzt links von Kitsune und gewinnt die Partie. Hätte Tanuki vorher 5 Punkte gehabt, hätte Tanuki mit 8 zu 7 gewonnen.
example-r53-trump = Sieben Siegel, der erste Stich einer Runde. Tanuki spielt F9 an, also ist die ganze Runde Feuer Trumpf. Kitsune legt F12, Kappa F6, und Tengu, ohne Feuer, E4. Kitsune gewinnt.
example-r54-twins = Sieben Siegel, Feuer ist Trumpf. Tengu spielt L4 an; Tanuki hat keinen Blitz und legt F7f, Kitsune hat auch keinen und legt F7, Kappa legt L9. Beide Siebenen von Feuer sind die höchsten Trümpfe in diesem Stich, und die von Tanuki fiel zuerst: Tanuki gewinnt. Mit beiden Siebenen von Feuer in einer Runde versiegeln Tanuki und Kappa sofort Feuer (R55).

## Häufige Fragen: faq-<Name>, und die Antwort.

faq-only-ace = Muss ich das Wind-Ass spielen, wenn es meine einzige Windkarte ist?
faq-only-ace-answer = Ja, wenn Wind angespielt wird. Das Ass ist eine Windkarte und bedient wie jede andere (R12). Es schlägt trotzdem alles.
faq-must-trump = Ich kann nicht bedienen. Muss ich Trumpf spielen?
faq-must-trump-answer = Nein. Du darfst jede beliebige Karte spielen (R11).
faq-scoring = Welche eingefangenen Bosse bringen Punkte?
faq-scoring-answer = Nur die der Gewinner: Wer die Runde verliert, bekommt nichts, ganz gleich, was er eingefangen hat (R30). Der Boss der Trumpffarbe zählt zu deinen vier (R20), bringt aber auch keine Punkte (R32).
faq-both-at-once = Mein siebter Stich bringt meinem Team den vierten Boss. Gewonnen oder verloren?
faq-both-at-once-answer = Gewonnen: Bosse werden vor den Stichen geprüft (R23).
faq-bosses-left = Wer bekommt die Bosse, die noch jemand auf der Hand hat?
faq-bosses-left-answer = Verliert ein Team durch seinen siebten Stich, bekommt sie alle das andere Team, ganz gleich, wer sie hat (R21). Endet die Runde anders, bekommt sie niemand. Zu dritt bekommt sie auch niemand: Bei erweiterter Wertung erhalten die Gewinner je 3 Punkte (R33).
faq-face-up = Was ist, wenn die aufgedeckte Karte eine 7 oder das Wind-Ass ist?
faq-face-up-answer = Ihre Farbe ist Trumpf wie immer, und die Karte selbst ist nicht im Spiel (R7). Bei einer 7 bleiben nur sechs Bosse, deshalb kann der letzte Stich entscheiden (R24). Beim Ass gibt es in dieser Runde keinen Supertrumpf, und in der ersten Runde spielt an, wer die Schnee-13 ausgeteilt bekam (R9).
faq-talking = Darf ich mit meinem Partner reden?
faq-talking-answer = Nicht, während ihr die Karten zum Tauschen wählt, sagt die chinesische Ausgabe; die anderen sagen nichts dazu (R8). Hier sind die fertigen Chat-Sätze gesperrt, solange Karten abgegeben und gespielt werden.
faq-leading = Wer spielt in der ersten Runde an, und wer später?
faq-leading-answer = In der ersten Runde, wer beim Austeilen das Wind-Ass bekommen hat, selbst wenn er es abgegeben hat; am Tisch lässt sich das anders einstellen (R9). Später, wer den letzten Stich der vorigen Runde gewonnen hat, und nicht, wer das Ass hat (R10). Bei Sieben Siegel lässt sich auch das anders einstellen (R52).

## Fünf Tipps: tip-<Name>. $points sagt, wie viele Punkte die Gewichte der Bots ihm geben.

tips-source = Das haben die Bots im Spiel gegen sich selbst herausgefunden. Die Zahl sagt, wie sehr sie sich auf einen Tipp verlassen: So viele Punkte ist er im besten Fall ungefähr wert, zu viert mit erweiterter Wertung, wo eine Runde 3 bis 4 Punkte bringt.
points-of-tip = etwa { NUMBER($points, minimumFractionDigits: 1) } Punkte
tip-void = Gib deine letzten Karten einer Farbe ab, sodass sie dir ausgeht. Bald darfst du dann abwerfen, was du willst, oder trumpfen. Nichts anderes ist beim Abgeben so viel wert: { points-of-tip }.
tip-boss = Spiel einen Boss, wenn dein Partner den Stich gewinnt, und nie in einen Stich der anderen. Je mehr Bosse eine Seite hat, desto mehr zählt der nächste; den anderen einen zu verwehren ist mindestens so viel wert, wie ihn einzufangen: { points-of-tip }.
tip-seventh = Zähl die Stiche, auch die der anderen. Ab vier Stichen duck bei jedem Stich ohne Boss; haben die anderen fünf oder sechs, überlass ihnen solche Stiche: { points-of-tip }.
tip-ace = Heb den Supertrumpf für einen Stich auf, auf den es ankommt: für einen Boss, oder um die anderen aufzuhalten. Ihn abzuwerfen ist das Teuerste, was du spielen kannst: { points-of-tip }.
tip-low = Spiel niedrige Karten früh und heb hohe für das Ende auf, wenn du weißt, welche Stiche du haben willst. Von den fünf Tipps ist das der schwächste: { points-of-tip }.

## Die Zusammenfassung zum Ausdrucken: summary-<Name>, jeweils mit Überschrift; die Farbentabelle kommt aus Daten.

summary-setup-title = Vor dem Spiel
summary-setup =
    Zu viert in zwei Teams: je 12 Karten. Zu dritt, jeder für sich: je 16. Die letzte Karte wird aufgedeckt und macht ihre Farbe zum Trumpf.
    Gib 3 Karten ab: an deinen Partner oder zu dritt nach links.
    Zuerst spielt an, wer das Wind-Ass ausgeteilt bekam, später, wer den letzten Stich der vorigen Runde gewann.
summary-trick-title = Ein Stich
summary-trick =
    Bediene die angespielte Farbe, wenn du kannst; sonst spiel eine beliebige Karte.
    Das Wind-Ass gewinnt; sonst der höchste Trumpf; sonst die höchste Karte der angespielten Farbe.
    Wer gewinnt, bekommt die Bosse und spielt zum nächsten Stich an.
summary-end-title = Nach jedem Stich, in dieser Reihenfolge
summary-end =
    Vier Bosse (zu dritt: drei): Das Team gewinnt die Runde.
    Sieben Stiche: Das Team verliert. Das andere Team bekommt auch alle Bosse, die noch jemand auf der Hand hat; zu dritt gewinnen die beiden anderen.
    Keine Karten mehr: Es gewinnt, wer den letzten Stich hat.
summary-score-title = Wertung
summary-score =
    Nur Gewinner punkten. Basiswertung: 1 Punkt je Runde, gespielt wird bis 2.
    Erweitert: 1 Punkt für jeden Stern auf den Bossen, 0 für den Boss der Trumpffarbe, gespielt wird bis 7. Schwarze Sterne zählen nur zu dritt; nach einem siebten Stich erhalten die beiden Gewinner dort je 3.
summary-suitors-title = Sieben Siegel
summary-suitors =
    56 Karten, zwei Siebenen je Farbe; je 14 Karten. Gib jedem anderen Spieler eine Karte.
    Die erste angespielte Karte einer Runde macht ihre Farbe zum Trumpf. Spielt alle 14 Stiche.
    Fangt in einer Runde beide Siebenen einer Farbe ein, um sie zu versiegeln. Alle sieben Farben versiegelt: gewonnen; in der kürzeren Variante wird jede Farbe nur einmal versiegelt, und vier Siegel genügen.
