### Die Spielregeln. Reiner Text: Eine Leerzeile trennt Absätze, ein Zeilenumbruch trennt Listenzeilen.

rulebook-title = Yokai Septet: die Spielregeln
rulebook-intro =
    Sieben Sippen von Yokai ziehen durch die Nacht, und jede folgt einem Boss. Ihr fangt die Bosse ein, indem ihr Stiche gewinnt. Doch Gier wird bestraft: Wer zu viele Stiche macht, verliert die Runde.

    Jede Regel trägt eine Nummer, damit man sie nachschlagen kann und damit Meldungen im Spiel auf sie verweisen können. Regeln, die nur zu dritt oder nur in der Variante Sieben Siegel gelten, sagen es dazu.

rulebook-minute-title = In einer Minute
rulebook-minute =
    Zwei Zweierteams spielen mit sieben Farben zu je sieben Karten. Die Farben sind gestuft wie eine Treppe: Die schwächste reicht vom Ass bis zur 7, die stärkste von der 7 bis zur 13. Jede Farbe hat eine 7, und diese Karte ist ihr Yokai-Boss.

    Alle Karten bis auf eine werden ausgeteilt. Die letzte liegt offen, ihre Farbe ist Trumpf. Alle tauschen drei Karten mit ihrem Teamkollegen. Dann wird um Stiche gespielt: Wer die angespielte Farbe hat, muss sie bedienen, sonst ist jede Karte erlaubt. Der höchste Trumpf gewinnt den Stich; liegt kein Trumpf, gewinnt die höchste Karte der angespielten Farbe. Eine Karte schlägt alle anderen: das Ass des Windes, der Supertrumpf.

    Fangt vier Bosse ein, und euer Team gewinnt die Runde. Macht ihr sieben Stiche, bevor ihr vier Bosse habt, verliert ihr sie. Die Gewinner erhalten Punkte für die Sterne auf ihren Bossen, und wer zuerst 7 Punkte hat, gewinnt die Partie.

rules-section-cards = Die Karten
rules-section-seats = Spieler, Teams und Runden
rules-section-deal = Austeilen und Tauschen
rules-section-tricks = Die Stiche
rules-section-round-end = Ende einer Runde
rules-section-scoring = Wertung
rules-section-match-end = Ende der Partie
rules-section-suitors = Sieben Siegel, eine Variante für vier
rules-section-knowledge = Was man wissen darf

rule-r1-title = Sieben Farben
rule-r1 =
    Das Spiel hat 49 Karten: sieben Farben zu je sieben Karten. Jede Farbe beginnt einen Wert höher als die vorige, die Farben sind also verschieden stark. Benannt sind sie nach Elementen, denn welche Druckfarbe sie haben, hängt von der Ausgabe ab.

    W, Wind, Grün: A 2 3 4 5 6 7
    E, Erde, Violett: 2 3 4 5 6 7 8
    C, Anmut, Pink: 3 4 5 6 7 8 9
    L, Blitz, Gelb: 4 5 6 7 8 9 10
    D, Dunkelheit, Schwarz: 5 6 7 8 9 10 11
    F, Feuer, Rot: 6 7 8 9 10 11 12
    S, Schnee, Blau: 7 8 9 10 11 12 13

rule-r2-title = Yokai-Bosse und ihre Sterne
rule-r2 =
    Die 7 jeder Farbe ist ihr Yokai-Boss. Bosse tragen weiße und schwarze Sterne. Weiße Sterne zählen immer, schwarze nur im Spiel zu dritt.

    Wert zu viert: Wind 0, Erde 0, Anmut 1, Blitz 1, Dunkelheit 1, Feuer 2, Schnee 2.
    Wert zu dritt: Wind 0, Erde 1, Anmut 1, Blitz 2, Dunkelheit 2, Feuer 3, Schnee 3.

rule-r3-title = Der Supertrumpf
rule-r3 =
    Das Ass des Windes, WA, ist der Supertrumpf. Beim Bedienen ist es eine gewöhnliche Karte der Farbe Wind, und zwar die niedrigste. Geht es darum, wer den Stich gewinnt, schlägt es jede andere Karte.

rule-r4-title = Kartenkürzel
rule-r4 =
    Geschrieben wird eine Karte mit dem Buchstaben ihrer Farbe und ihrem Wert: WA ist das Ass des Windes, E7 die Sieben der Erde, S13 die Dreizehn des Schnees. Die Buchstaben stammen von den englischen Namen und sind in allen Sprachen gleich. In der Variante Sieben Siegel (R50) gibt es von jeder 7 eine zweite, glänzende Ausführung, die ein f erhält: W7f. Für alle Regeln sind die beiden gleich.

rule-r5-title = Spieler und Teams
rule-r5 =
    Zu viert bilden die Spieler zwei Teams; Teamkollegen sitzen einander gegenüber. Zu dritt spielt jeder für sich. Gespielt wird im Uhrzeigersinn; links von dir sitzt, wer im Uhrzeigersinn auf dich folgt.

rule-r6-title = Runden
rule-r6 =
    Eine Partie besteht aus Runden und dauert, bis R40 bis R42 sie beenden (bei Sieben Siegel R57 oder R58). Zu einer Runde gehören das Austeilen, das Tauschen oder Weitergeben und die Stiche.

rule-r7-title = Austeilen
rule-r7 =
    Mischt alle 49 Karten. Zu viert erhält jeder 12 Karten, zu dritt jeder 16. Eine Karte bleibt übrig und wird aufgedeckt: die Trumpfkarte. Ihre Farbe ist in dieser Runde Trumpf. Sie gehört niemandem und kann nicht eingefangen werden.

rule-r8-title = Tauschen und Weitergeben
rule-r8 =
    Sieh dein Blatt an und wähle drei Karten. Zu viert tauschst du sie mit deinem Teamkollegen, zu dritt gibst du sie nach links weiter. Alle wählen gleichzeitig und bevor sie sehen, was sie bekommen. Absprachen sind verboten, jetzt und während der ganzen Runde.

rule-r9-title = Aufspieler der ersten Runde
rule-r9 =
    In der ersten Runde spielt an, wer beim Austeilen WA bekommen hat. Ist WA die Trumpfkarte, spielt an, wer S13 bekommen hat. Wer das ist, wird bekannt gegeben, sobald alle ihre Karten abgegeben haben. Der Aufspieler darf jede Karte anspielen; vielleicht hat er die genannte Karte inzwischen abgegeben.

    Die Ausgaben sind sich hier nicht einig, deshalb kann man es am Tisch einstellen: Bei „ausgeteilt“ (üblich) zählt, wer die Karte beim Austeilen bekam; bei „auf der Hand“ zählt, wer sie nach dem Tauschen hat.

rule-r10-title = Aufspieler der weiteren Runden
rule-r10 =
    Ab der zweiten Runde spielt an, wer den letzten Stich der vorigen Runde gewonnen hat.

rule-r11-title = Bedienen
rule-r11 =
    Der Aufspieler legt eine beliebige Karte in die Mitte. Ihre Farbe ist die angespielte Farbe dieses Stichs. Die anderen legen im Uhrzeigersinn je eine Karte dazu. Wer die angespielte Farbe hat, muss sie bedienen. Wer sie nicht hat, darf jede beliebige Karte spielen.

rule-r12-title = Bedienen mit dem Supertrumpf
rule-r12 =
    Für WA gilt R11 wie für jede andere Karte der Farbe Wind. Wird Wind angespielt und ist WA deine einzige Windkarte, musst du sie spielen. Wird eine andere Farbe angespielt und hast du diese Farbe, darfst du WA nicht spielen.

rule-r13-title = Wer den Stich gewinnt
rule-r13 =
    Geprüft wird der Reihe nach: Wer WA gespielt hat, gewinnt. Liegt WA nicht im Stich, gewinnt der höchste Trumpf. Liegt auch kein Trumpf im Stich, gewinnt die höchste Karte der angespielten Farbe. Alle anderen Karten verlieren, so hoch sie auch sein mögen.

    Beispiele; Trumpf ist Erde:
    W3, W6, W2, S12: W6 gewinnt als höchste Karte der angespielten Farbe.
    F9, F12, E5, E3: E5 gewinnt als höchster Trumpf.
    E8, E6, WA, E2: WA gewinnt als Supertrumpf.
    S7, W5, C9, F12: S7 gewinnt, denn niemand hat bedient und niemand Trumpf gespielt.

rule-r14-title = Den Stich nehmen
rule-r14 =
    Wer den Stich gewinnt, nimmt die Karten und spielt zum nächsten an. Eingefangene Bosse liegen für alle sichtbar offen aus. Die übrigen Karten legt man verdeckt ab, einen Stapel je Stich, sodass jeder die Stiche der Teams zählen kann.

rule-r20-title = Genug Bosse: gewonnen
rule-r20 =
    Nach jedem Stich prüft man erst R20, dann R21, dann R22. Hat das Team, das den Stich gewonnen hat, nun vier oder mehr Bosse, gewinnt es die Runde. Zu dritt genügen drei Bosse. Der Boss der Trumpffarbe zählt hier mit, auch wenn er keine Punkte bringt.

rule-r21-title = Der siebte Stich: verloren
rule-r21 =
    Andernfalls: Hat dieses Team nun sieben Stiche, verliert es die Runde. Zu viert gewinnt das andere Team und erhält dazu alle Bosse, die noch irgendjemand auf der Hand hat. Zu dritt gewinnen die beiden anderen.

rule-r22-title = Der letzte Stich
rule-r22 =
    Andernfalls: Sind keine Karten mehr übrig, gewinnt das Team die Runde, das den letzten Stich gewonnen hat.

rule-r23-title = Bosse gehen vor
rule-r23 =
    Weil R20 vor R21 kommt, ist die Runde gewonnen, wenn der siebte Stich den entscheidenden Boss bringt.

rule-r24-title = Wann der letzte Stich entscheidet
rule-r24 =
    R22 ist selten: Dazu kommt es nur, wenn die Trumpfkarte selbst eine 7 ist. Sonst sind alle sieben Bosse im Spiel, und früher oder später hat jemand genug davon.

rule-r30-title = Nur Gewinner punkten
rule-r30 =
    Wer die Runde verliert, erhält für sie keine Punkte, ganz gleich, was er eingefangen hat.

rule-r31-title = Basiswertung
rule-r31 =
    Für den Einstieg: Jeder Gewinner einer Runde erhält 1 Punkt, und wer 2 Punkte hat, gewinnt die Partie.

rule-r32-title = Erweiterte Wertung zu viert
rule-r32 =
    Das Gewinnerteam erhält 1 Punkt für jeden weißen Stern auf seinen Bossen, auch auf denen, die es nach R21 bekommen hat. Der Boss der Trumpffarbe bringt 0 Punkte. Gespielt wird bis 7.

    Beispiel: Feuer ist Trumpf, und ein Team hat W7, L7, F7 und S7 eingefangen. Es erhält 0 + 1 + 0 + 2 = 3 Punkte.
    Beispiel: Blitz ist Trumpf. Ein Team macht seinen siebten Stich und hat W7 und S7. Die Gegner haben D7, E7 und L7 eingefangen; F7 und C7 hat noch jemand auf der Hand. Die Gegner erhalten 1 + 0 + 0 + 2 + 1 = 4 Punkte.

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
    Auf andere Weise endet eine Partie mit diesen Wertungen nicht. Brechen die Spieler sie ab, hat niemand gewonnen.

rule-r50-title = Der große Kartensatz
rule-r50 =
    Zu den 49 Karten kommt von jeder 7 eine zweite, glänzende Ausführung: 56 Karten. Jeder der vier Spieler erhält 14. Es bleibt keine Karte übrig, und keine wird aufgedeckt.

rule-r51-title = Eine Karte für jeden
rule-r51 =
    Alle wählen gleichzeitig drei Karten und geben jedem der anderen Spieler eine davon.

rule-r52-title = Aufspieler
rule-r52 =
    In der ersten Runde spielt an, wer beim Austeilen WA bekommen hat; einstellen lässt es sich wie in R9. Danach gilt R10.

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
    Du kennst deine Hand, die Karten, die du abgegeben und bekommen hast, den ersten Aufspieler samt dem Grund und die Trumpfkarte. Du siehst jede Karte, wenn sie gespielt wird, und weißt daher, wer welche Farbe nicht bedienen konnte. Eingefangene Bosse und die Zahl der Stiche liegen offen. Alles andere ist verborgen: die Hände der anderen und was sie einander gegeben haben.

    Was jemand abgibt, bleibt geheim, bis alle gewählt haben. Danach kennen nur Geber und Empfänger die Karten. Ist eine Runde zu Ende, sind Austeilen, Tausch und Stiche für alle offen.

    Am Kartentisch liegen gewonnene Stiche verdeckt. Hier legt jeder Tisch fest, welche Gedächtnisstütze es gibt: keine, den letzten Stich (üblich) oder alle bisher gespielten Karten.
