### Puzzles, on the page and in the terminal.

puzzle-title = Задача { $name }: { puzzle-kind }, { puzzle-difficulty }
puzzle-kind = { $kind ->
    [open] открытые карты
    [closed] закрытые карты
   *[pass] передача
}
puzzle-difficulty = { $difficulty ->
    [easy] лёгкая
    [medium] средняя
    [hard] трудная
   *[expert] очень трудная
}
puzzle-task-open = Вы видите все руки и играете за свою команду, в том числе картами напарника. Каждый раз, когда вас спрашивают, лучшая карта только одна.
puzzle-task-closed = Вы видите только то, что знали бы за столом. Возможных раскладов: { $worlds }. Одна карта выигрывает раунд чаще любой другой. Какая?
puzzle-task-pass = Какие три карты вы передадите напарнику?
puzzle-score = Счёт: ваша команда { $us }, соперники { $them }.
puzzle-leads = Первый ход: { $place }.
puzzle-side = { $who ->
    [us] Ваша команда: { $tricks }; боссы: { $bosses }.
   *[them] Соперники: { $tricks }; боссы: { $bosses }.
}
puzzle-place = { $place ->
    [you] вы
    [left] слева
    [partner] напарник
   *[right] справа
}
puzzle-hand = { $place }: { $cards }
# $count — число карт.
puzzle-unknown = { $place }: { $cards }; неизвестных карт: { $count }
puzzle-excluded = { $place }: { $cards }; неизвестных карт: { $count }, но не { $excluded }
puzzle-unseen = Неизвестны: { $cards }
puzzle-trick = Взятка: { $cards }
puzzle-played = { $place } { $card }
puzzle-plays = { $place }: { $card }
puzzle-how = Введите код карты, например W7. Просто Enter — показать ответ.
puzzle-ask-card = Ваш выбор ({ $place })?
puzzle-ask-pass = Ваши три карты?
puzzle-not-possible = Можно: { $cards }.
puzzle-right = Верно!
puzzle-wrong = Не { $card }: при лучшей игре { $outcome }.
puzzle-not-best = Это не лучший выбор.
puzzle-solved = Решено!
puzzle-value = Ответ: { $outcome }.
puzzle-outcome = { $won ->
    [yes] ваша команда выигрывает раунд ({ $points })
   *[no] соперники выигрывают раунд ({ $points })
}
puzzle-gap = Годится только { $card }. После любой другой карты в лучшем случае { $outcome }.
puzzle-wins = { $card }: выигрышных раскладов { $wins } из { $worlds } ({ $share }).
puzzle-wins-means = Считаются расклады, где ваш лучший план после этой карты выигрывает, даже если все остальные видят все карты. План знает только то, что видите вы.
puzzle-pass = Ответ: { $cards }. Вероятность выиграть партию { $chance }, на { $lead } п. п. (± { $error }) больше, чем при следующем по силе выборе: { $second }.
puzzle-themes = { $count ->
    [one] Тема: { $themes }.
   *[other] Темы: { $themes }.
}
puzzle-theme = { $theme ->
    [duck-seventh] уйти от седьмой взятки
    [give-seventh] отдать седьмую взятку
    [duck] пропустить взятку
    [draw-trumps] выбить козыри
    [hold-ace] придержать туза
    [play-ace] сыграть тузом
    [force-boss] вынудить босса
    [feed-boss] босс напарнику
    [last-boss] захватить решающего босса
    [create-void] избавиться от масти
    [ruff] убить козырем
   *[endplay] впустка
}
puzzle-misses = Боты ошибаются: Новичок { $novice }, Знаток { $adept }, Монте-Карло { $montecarlo }.
puzzle-none = Такой задачи нет.
puzzle-choices = Можно выбрать: { $known }.

## On the page

puzzle-intro = У каждой один ответ, и он доказан. Играйте картами: неверная будет опровергнута, и можно попробовать снова.
puzzle-heading = { $kind ->
    [open] Открытые руки
    [closed] Закрытые руки
   *[pass] Передача
}
puzzle-name = { puzzle-heading }, { puzzle-difficulty }
puzzle-today-done = Решена. Каждый день новая.
puzzle-solve = Решать
puzzle-more = Другие задачи
puzzle-filter-kind = Вид
puzzle-filter-theme = Тема
puzzle-filter-difficulty = Трудность
puzzle-any = Все
puzzle-my-level = По моему уровню
puzzle-count = Решено: { $solved } из { $total }
puzzle-all-solved = Вы решили их все. Отлично!
puzzle-again = Одну из них ещё раз
puzzle-level = Ваш уровень: { $level } ({ $difficulty ->
    [easy] лёгкий
    [medium] средний
    [hard] трудный
   *[expert] очень трудный
})
puzzle-level-text = Он растёт с каждой задачей, решённой с первой попытки, и падает с каждой другой. Лёгкие задачи — около 800, очень трудные — около 2000: смотря как часто в них ошибаются боты. Он хранится только в этом браузере и никуда не отправляется.
puzzle-level-now = Ваш уровень: { $level } ({ $change })
puzzle-list = Все задачи
puzzle-seat = { $place ->
    [you] Вы
    [left] Слева
    [partner] Напарник
   *[right] Справа
}
puzzle-us = Ваша команда
puzzle-them = Соперники
puzzle-ask = { $place ->
    [you] Какой картой вы сыграете?
   *[partner] Какой картой сыграет напарник?
}
puzzle-unseen-cards = Неизвестны
puzzle-cannot-hold = { $place ->
    [left] Не слева
    [partner] Не у напарника
   *[right] Не справа
}
puzzle-try-open = { $card }: нет. При лучшей игре { $outcome }.
puzzle-try-closed = { $card }: выигрышных раскладов { $wins } из { $worlds } ({ $share }). У другой карты их больше.
puzzle-try-pass = Передача: { $cards }. Вероятность выиграть партию около { $chance }. Другая передача даёт больше.
puzzle-try-example = Пример: при этих картах она проигрывает, а верная карта выигрывает.
puzzle-try-again = Ещё раз
puzzle-show = Показать ответ
puzzle-next = Следующая задача
puzzle-answer-card = Ответ: { $cards }
puzzle-example = Один из раскладов, где она выигрывает, при лучшей игре всех.
puzzle-wins-of = { $wins } из { $worlds }
puzzle-chart-closed = Выигранные расклады по картам
puzzle-chart-pass = Вероятность выиграть партию
puzzle-chart-second = Второй выбор
puzzle-chart-yours = Ваш выбор
puzzle-choice-points = { $card }: { $outcome }
