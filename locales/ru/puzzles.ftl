### Puzzles, on the page and in the terminal.

puzzle-title = Задача { $name }: { puzzle-kind }, { puzzle-difficulty }
puzzle-kind = { $kind ->
    [open] открытые карты
    [closed] закрытые карты
   *[pass] передача карт
}
puzzle-difficulty = { $difficulty ->
    [easy] лёгкая
    [medium] средняя
    [hard] трудная
   *[expert] очень трудная
}
puzzle-task-open = Вы видите карты всех игроков и играете за свою команду, в том числе за напарника. На каждом вашем ходу лучшая карта только одна.
puzzle-task-closed = Вы видите только то, что знали бы за столом. Возможных раскладов: { $worlds }. Одна карта выигрывает раунд в большем числе раскладов, чем любая другая. Какая?
puzzle-task-pass = Какие три карты вы передадите напарнику?
puzzle-score = Счёт: ваша команда { $us }, соперники { $them }.
puzzle-leads = Первый заход: { $place }.
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
puzzle-unseen = Неизвестные карты: { $cards }
puzzle-trick = Взятка: { $cards }
puzzle-played = { $place } { $card }
puzzle-plays = { $place }: { $card }
puzzle-how = Введите код карты, например W7. Просто Enter — показать ответ.
puzzle-ask-card = Ваш выбор ({ $place })?
puzzle-ask-pass = Ваши три карты?
puzzle-not-possible = Можно: { $cards }.
puzzle-right = Верно!
puzzle-wrong = { $card }: неверно. При правильной игре { $outcome }.
puzzle-not-best = Это не лучший выбор.
puzzle-solved = Решено!
puzzle-value = Ответ: { $outcome }.
puzzle-outcome = { $won ->
    [yes] ваша команда выигрывает раунд и получает { $points }
   *[no] соперники выигрывают раунд и получают { $points }
}
puzzle-gap = Годится только { $card }. С любой другой картой в лучшем случае { $outcome }.
puzzle-wins = { $card } выигрывает в { $share } раскладов ({ $wins } из { $worlds }).
puzzle-wins-means = Считаются расклады, в которых после этой карты ваш лучший план приводит к победе, даже если все остальные видят все карты. План опирается только на то, что видите вы.
puzzle-pass = Ответ: { $cards }. Шанс на победу — { $chance }, на { $lead } ± { $error } п. п. больше, чем у второго по силе варианта ({ $second }).
puzzle-themes = { $count ->
    [one] Приём: { $themes }.
   *[other] Приёмы: { $themes }.
}
puzzle-theme = { $theme ->
    [duck-seventh] пропустить седьмую взятку
    [give-seventh] отдать седьмую взятку
    [duck] пропустить взятку
    [draw-trumps] выбить козырей
    [hold-ace] придержать туза
    [play-ace] сыграть туза
    [force-boss] выбить босса
    [feed-boss] отдать босса напарнику
    [last-boss] захватить решающего босса
    [create-void] выйти из масти
    [ruff] побить козырем
   *[endplay] впустить соперника
}
puzzle-misses = Как часто ошибаются боты: Новичок — { $novice }, Знаток — { $adept }, Эксперт — { $montecarlo }.
puzzle-none = Такой задачи нет.
puzzle-choices = Можно выбрать: { $known }.

## On the page

puzzle-intro = У каждой задачи один верный ответ. Сделайте ход: если он неверный, вы увидите почему и сможете попробовать ещё раз.
puzzle-heading = { $kind ->
    [open] Открытые карты
    [closed] Закрытые карты
   *[pass] Передача карт
}
puzzle-name = { puzzle-heading }: { puzzle-difficulty } задача
puzzle-today-done = Задача решена. Каждый день — новая.
puzzle-solve = Решать
puzzle-more = Другие задачи
puzzle-filter-kind = Вид
puzzle-filter-theme = Приём
puzzle-filter-difficulty = Сложность
puzzle-any = Все
puzzle-my-level = Под ваш уровень
puzzle-count = Решено: { $solved } из { $total }
puzzle-all-solved = Вы решили все эти задачи. Отлично!
puzzle-again = Решить одну из них ещё раз
puzzle-level = Ваш рейтинг: { $level } ({ $difficulty ->
    [easy] лёгкие задачи
    [medium] средние задачи
    [hard] трудные задачи
   *[expert] очень трудные задачи
})
puzzle-level-text = Рейтинг растёт с каждой задачей, решённой с первой попытки, и падает, если с первой попытки не вышло. Лёгкие задачи — около 800, очень трудные — около 2000: рейтинг задачи зависит от того, как часто в ней ошибаются боты. Ваш рейтинг хранится только в этом браузере и никуда не отправляется.
puzzle-level-now = Ваш рейтинг: { $level } ({ $change })
puzzle-list = Все задачи
puzzle-seat = { $place ->
    [you] Вы
    [left] Слева
    [partner] Напарник
   *[right] Справа
}
puzzle-us = Мы
puzzle-them = Они
puzzle-ask = { $place ->
    [you] Какую карту вы сыграете?
   *[partner] Какую карту сыграет напарник?
}
puzzle-unseen-cards = Неизвестные карты
puzzle-cannot-hold = { $place ->
    [left] Не слева
    [partner] Не у напарника
   *[right] Не справа
}
puzzle-try-open = { $card }: неверно. При правильной игре { $outcome }.
puzzle-try-closed = { $card } выигрывает в { $share } раскладов ({ $wins } из { $worlds }). Другая карта выигрывает чаще.
puzzle-try-pass = Если передать эти карты ({ $cards }), шанс на победу — около { $chance }. Другая передача лучше.
puzzle-try-example = Пример: при таком раскладе ваша карта проигрывает, а верная выигрывает.
puzzle-try-again = Ещё раз
puzzle-show = Показать ответ
puzzle-next = Следующая задача
puzzle-answer-card = Ответ: { $cards }
puzzle-example = Один из раскладов, в которых эта карта выигрывает при правильной игре всех игроков.
puzzle-wins-of = { $wins } из { $worlds }
puzzle-chart-closed = Сколько раскладов выигрывает каждая карта
puzzle-chart-pass = Шанс на победу
puzzle-chart-second = Второй по силе
puzzle-chart-yours = Ваш выбор
puzzle-choice-points = { $card }: { $outcome }
