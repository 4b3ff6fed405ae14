### Puzzles, on the page and in the terminal.

puzzle-title = Aufgabe { $name }: { puzzle-kind }, { puzzle-difficulty }
puzzle-kind = { $kind ->
    [open] offen
    [closed] verdeckt
   *[pass] Abgeben
}
puzzle-difficulty = { $difficulty ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[expert] sehr schwer
}
puzzle-task-open = Du siehst alle Karten und spielst für dein ganzes Team, auch für deinen Partner. Bei jeder Entscheidung ist genau eine Karte die beste.
puzzle-task-closed = Du siehst nur, was du am Tisch wüsstest. Eine Karte gewinnt die Runde öfter als jede andere, gezählt über alle { $worlds } möglichen Verteilungen. Welche?
puzzle-task-pass = Welche drei Karten gibst du deinem Partner?
puzzle-score = Stand: dein Team { $us }, deine Gegner { $them }.
puzzle-leads = Erstes Anspiel: { $place }.
puzzle-side = { $who ->
    [us] Dein Team: { $tricks }; Bosse: { $bosses }.
   *[them] Deine Gegner: { $tricks }; Bosse: { $bosses }.
}
puzzle-place = { $place ->
    [you] du
    [left] links
    [partner] Partner
   *[right] rechts
}
puzzle-hand = { $place }: { $cards }
# $count ist eine Anzahl von Karten.
puzzle-unknown = { $place }: { $cards }; unbekannte Karten: { $count }
puzzle-excluded = { $place }: { $cards }; unbekannte Karten: { $count }, aber nicht { $excluded }
puzzle-unseen = Unbekannt: { $cards }
puzzle-trick = Stich: { $cards }
puzzle-played = { $place } { $card }
puzzle-plays = { $place }: { $card }
puzzle-how = Gib eine Karte mit ihrem Kürzel ein, etwa W7. Enter allein zeigt die Lösung.
puzzle-ask-card = Deine Wahl ({ $place })?
puzzle-ask-pass = Deine drei Karten?
puzzle-not-possible = Möglich: { $cards }.
puzzle-right = Richtig!
puzzle-wrong = { $card } ist es leider nicht. Bei bestem Spiel: { $outcome }.
puzzle-not-best = Das ist nicht die beste Wahl.
puzzle-solved = Gelöst!
puzzle-value = Die Lösung: { $outcome }.
puzzle-outcome = { $won ->
    [yes] Dein Team gewinnt die Runde ({ $points })
   *[no] Deine Gegner gewinnen die Runde ({ $points })
}
puzzle-gap = Nur damit geht es: { $card }. Nach jeder anderen Karte bestenfalls: { $outcome }.
puzzle-wins = { $card } gewinnt in { $wins } von { $worlds } Verteilungen ({ $share }).
puzzle-wins-means = Gezählt sind die Verteilungen, in denen dein bester Plan nach dieser Karte gewinnt, selbst wenn alle anderen jede Karte sehen. Der Plan stützt sich nur auf das, was du siehst.
puzzle-pass = Die Lösung: { $cards }. Die Gewinnchance ist { $chance }, { $lead } Prozentpunkte (± { $error }) mehr als mit der zweitbesten Wahl, { $second }.
puzzle-themes = { $count ->
    [one] Thema: { $themes }.
   *[other] Themen: { $themes }.
}
puzzle-theme = { $theme ->
    [duck-seventh] den siebten Stich vermeiden
    [give-seventh] den siebten Stich zuschieben
    [duck] ducken
    [draw-trumps] Trumpf ziehen
    [hold-ace] das Ass zurückhalten
    [play-ace] das Ass spielen
    [force-boss] einen Boss herauszwingen
    [feed-boss] einen Boss schmieren
    [last-boss] den vierten Boss einfangen
    [create-void] eine Farbe loswerden
    [ruff] trumpfen
   *[endplay] Endspiel mit Zugzwang
}
puzzle-misses = So oft scheitern Bots daran: Anfänger { $novice }, Könner { $adept }, Experte { $montecarlo }.
puzzle-none = So eine Aufgabe gibt es nicht.
puzzle-choices = Zur Wahl stehen: { $known }.

## On the page

puzzle-intro = Jede Aufgabe hat genau eine richtige Lösung. Spiel eine Karte: Liegst du falsch, siehst du, warum, und kannst es noch einmal versuchen.
puzzle-heading = { $kind ->
    [open] Offene Karten
    [closed] Verdeckte Karten
   *[pass] Karten abgeben
}
puzzle-name = { puzzle-heading }, { puzzle-difficulty }
puzzle-today-done = Gelöst. Jeden Tag gibt es eine neue.
puzzle-solve = Lösen
puzzle-more = Weitere Aufgaben
puzzle-filter-kind = Art
puzzle-filter-theme = Thema
puzzle-filter-difficulty = Schwierigkeit
puzzle-any = Alle
puzzle-my-level = Auf deinem Niveau
puzzle-count = Gelöst: { $solved } von { $total }
puzzle-all-solved = Die hast du alle gelöst. Sehr gut!
puzzle-again = Eine davon noch einmal
puzzle-level = Deine Spielstärke: { $level } ({ puzzle-difficulty })
puzzle-level-text = Sie steigt mit jeder Aufgabe, die du auf Anhieb löst, und fällt mit jeder anderen. Leichte Aufgaben liegen bei 800, sehr schwere bei 2000, je nachdem, wie oft Bots daran scheitern. Deine Spielstärke bleibt in diesem Browser und wird nirgendwohin gesendet.
puzzle-level-now = Deine Spielstärke: { $level } ({ $change })
puzzle-list = Alle Aufgaben
puzzle-seat = { $place ->
    [you] Du
    [left] Links
    [partner] Partner
   *[right] Rechts
}
puzzle-us = Wir
puzzle-them = Gegner
puzzle-ask = { $place ->
    [you] Welche Karte spielst du?
   *[partner] Welche Karte spielt dein Partner?
}
puzzle-unseen-cards = Unbekannt
puzzle-cannot-hold = { $place ->
    [left] Nicht links
    [partner] Nicht beim Partner
   *[right] Nicht rechts
}
puzzle-try-open = { $card } ist es leider nicht. Bei bestem Spiel: { $outcome }.
puzzle-try-closed = { $card } gewinnt in { $wins } von { $worlds } Verteilungen ({ $share }). Eine andere Karte gewinnt öfter.
puzzle-try-pass = Mit { $cards } ist die Gewinnchance etwa { $chance }. Mit anderen Karten ist sie höher.
puzzle-try-example = Ein Beispiel: Bei diesen Karten verliert sie, und die richtige gewinnt.
puzzle-try-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-answer-card = Die Lösung: { $cards }
puzzle-example = Eine der Verteilungen, in denen sie gewinnt, bei bestem Spiel von allen.
puzzle-wins-of = { $wins } von { $worlds }
puzzle-chart-closed = Gewonnene Verteilungen, Karte für Karte
puzzle-chart-pass = Gewinnchance
puzzle-chart-second = Zweitbeste Wahl
puzzle-chart-yours = Deine Wahl
puzzle-choice-points = { $card }: { $outcome }
