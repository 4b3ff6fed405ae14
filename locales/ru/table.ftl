### Стол и его параметры, для всех программ: страницы и терминала.

## Боты и параметры по имени; table-bot-name — как зовут бота на месте.

table-bots = Боты
table-bot-random = Случайный
table-bot-novice = Новичок
table-bot-adept = Знаток
table-bot-master = Мастер
table-bot-ismcts = ISMCTS
table-bot-montecarlo = Эксперт
table-bot-name = { $seat ->
    [0] Тануки
    [1] Кицунэ
    [2] Каппа
   *[other] Тэнгу
}
table-option-clock = Время на ход
table-clock-none = Без ограничения времени
table-clock-seconds = { $seconds ->
    [one] { $seconds } секунда на ход + запас
    [few] { $seconds } секунды на ход + запас
   *[other] { $seconds } секунд на ход + запас
}
table-option-memory = Показ сыгранных карт
table-memory-off = Нет: взятки рубашкой вверх
table-memory-last-trick = Последняя взятка
table-memory-all = Все сыгранные карты
table-option-visibility = Доступ к столу
table-visibility-link = Только по ссылке
table-visibility-public = Для всех, в списке столов
table-ruleset = Вариант игры
table-option-first-leader = Кто начинает первый раунд
table-option-later-leader = Кто начинает следующие раунды
table-option-hints = Подсказки
table-hints-alone = Только против одних ботов
table-hints-on = Разрешены и объявляются
table-hints-off = Нет
table-option-coach = Тренер
table-coach-on = После каждого раунда
table-option-coach-long = Тренер: после каждого раунда каждый видит своё самое дорогое решение
table-option-spectators = Зрители разрешены

## Что игрок взял за раунд.

table-taken = { $name }: { $tricks }{ $count ->
    [0] , боссов нет.
   *[other] ; боссы: { $bosses }.
}

## Найти стол и сесть.

table-play-now = Играть сейчас
table-new-table-button = Новый стол
table-lobby = Открытые столы
table-lobby-empty = Сейчас открытых столов нет. Создайте свой или поиграйте пока с ботами.
table-my-matches = Ваши партии
table-seat = Место { $number }
table-seat-free = свободно
table-owner = хозяин
table-sit-here = Сесть сюда
table-stand-up = Встать
table-add-bot = Посадить бота
table-remove = Убрать
table-swap = Поменяться местами
table-shuffle = { $teams ->
    [yes] Случайные команды
   *[no] Случайные места
}
table-hand-over = Сделать хозяином
table-fill-with-bots = Заполнить ботами
table-start = Начать партию
table-invite-text = По этой ссылке за стол может сесть любой.
table-lock-seats = Закрыть места
table-unlock-seats = Открыть места
table-seats-locked = Места закрыты: сесть могут только те, у кого есть ссылка-приглашение.
table-phrases = Сказать что‑нибудь
table-seats-taken = Занято мест: { $taken } из { $seats }

## Во время партии и после неё.

# Сторона с шестью взятками и что сейчас значила бы седьмая: $meaning — wins, loses или without; $missing — сколько боссов не хватает.
table-six-tricks = { $who ->
    [you] У вас { table-tricks-before }
    [we] У вашей команды { table-tricks-before }
    [they] У соперников { table-tricks-before }
   *[one] { $name }: { table-tricks-before }
}. { $meaning ->
    [wins] { $missing ->
        [1] Эта взятка с боссом — победа в раунде.
       *[other] Эта взятка с боссами — победа в раунде.
    }
    [loses] { table-one-more } — проигрыш раунда.
   *[without] { $missing ->
        [1] { table-one-more } без босса — проигрыш раунда.
        [2] { table-one-more }, если в ней меньше двух боссов, — проигрыш раунда.
        [3] { table-one-more }, если в ней меньше трёх боссов, — проигрыш раунда.
       *[other] { table-one-more }, если в ней меньше четырёх боссов, — проигрыш раунда.
    }
}
table-tricks-before = { $losing ->
    [7] шесть взяток
   *[other] { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
}
table-one-more = { $losing ->
    [7] Седьмая
   *[other] Ещё одна
}
table-seconds-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[other] осталось { $seconds } секунд
}
table-ask-bot = Заменить ботом
table-time-and-reserve = { $seconds } с + { $reserve } с в запасе
table-reserve-left = Осталось { $seconds } с запаса
table-vote-bot = Бот до конца раунда
table-vote-bot-not = Без бота до конца раунда
table-given-to-bot = Остальные передали ваше место боту до конца раунда.
table-take-back = Я снова здесь
table-abandon = Предложить прервать партию
table-abandon-not = Не прерывать партию
table-match-abandoned = Партия прервана
table-rematch = Сыграть ещё
table-join-rematch = К следующей партии
table-fair-title = Проверка честности раздач
table-fair-check = Проверить все раздачи
table-bot-plays-for-you = За вас играет бот.
table-bot-plays = играет бот
table-away = не в сети
table-ready = ждёт остальных
table-be-ready = Готово
table-played-on = Эта партия продолжена с позиции из разбора: в статистике она не учитывается.
table-first-game = Это была учебная партия с подобранными раздачами: в статистику она не идёт.
table-same-deals = В этой партии повторяются раздачи другой: в статистике она не учитывается.
table-file-deals = Раздачи этой партии взяты из файла, и их могли подобрать: в статистике она не учитывается.
table-undone = Ходов возвращено в этой партии: { $count }.
table-hints-taken = Подсказок в этой партии: { $count }.
table-fair-fair = Все раздачи следуют из зерна и соли игроков — всё так, как было зафиксировано заранее.
table-fair-unsalted = Все раздачи следуют из зерна и соли. Ваша соль пришла слишком поздно и не вошла.
table-fair-unproven = Все раздачи следуют из зерна и соли. Но с этого устройства соль не добавлялась, поэтому для вас это не доказывает, что карты никто не выбирал.
table-fair-broken = Что‑то не сходится: этот стол отступил от того, что зафиксировал. Он пересадил вас, изменил зерно или соль либо начал заново, когда вы уже добавили свою, — значит, карты могли подобрать.
table-fair-unfair = Что‑то не сходится: эти раздачи не следуют из зерна и соли.
table-fair-failed = Проверить не удалось. Попробуйте ещё раз.
table-salts-withheld = Зафиксирована, но не раскрыта соль: { $names }. Утаив соль, игрок выбирает из двух раздач.
table-commitment = Контрольный хеш
table-seed = Зерно

## События за столом.

table-event-sits = { $name } садится за стол.
table-event-bot-sits = Бот занимает место { $seat }.
table-event-seats-shuffled = Места распределены по жребию.
table-event-match-started = Партия начинается.
table-event-seats-locked = { $locked ->
    [yes] Места теперь закрыты: сесть могут только те, у кого есть ссылка-приглашение.
   *[no] Места снова открыты: сесть может любой за столом.
}
table-event-decision-lapsed = { $who ->
    [you] Ваше время вышло: этот ход сделает бот, если вы не успеете раньше.
   *[one] { $name }: время вышло, этот ход сделает бот.
}
table-event-bot-took-over = { $who ->
    [you] { $why ->
        [clock] Ваше время вышло: теперь за вас играет бот.
        [voted] Остальные передали ваше место боту до конца раунда.
       *[asked] Теперь за вас играет бот.
    }
   *[one] { $why ->
        [away] { $name } отсутствует: теперь играет бот.
        [clock] { $name }: время вышло, теперь играет бот.
        [left] { $name } больше не за столом: теперь играет бот.
        [voted] { $name }: до конца раунда играет бот.
       *[asked] { $name }: теперь играет бот.
    }
}
table-event-person-returned = { $who ->
    [you] Вы снова играете сами.
   *[one] { $name } снова за столом.
}
table-event-undo-asked = { $who ->
    [you] Вы просите вернуть ход.
   *[one] { $name } просит вернуть ход.
}
table-event-undo-refused = Карта остаётся на столе.
table-event-hint-taken = { $who ->
    [you] Вы просите подсказку.
   *[one] { $name } просит подсказку.
}
table-event-card-taken-back = { $who ->
    [you] Вы возвращаете ход: { card }.
   *[one] { $name } возвращает ход: { card }.
}
table-event-pass-taken-back = { $who ->
    [you] Вы заново выбираете карты для передачи.
   *[one] { $name } заново выбирает карты для передачи.
}
table-event-abandon-refused = { $who ->
    [you] Вы не согласны прервать партию.
   *[one] { $name } против того, чтобы прервать партию.
}
table-event-match-abandoned = { $why ->
    [host] Владелец сервера закрыл этот стол. Партия прервана.
    [secret-deal] Партия прервана: у кого‑то на руках карты раздачи, которую ещё играют за другим столом.
   *[players] Партия прервана.
}
table-event-rematch = Вас ждёт новая партия.
