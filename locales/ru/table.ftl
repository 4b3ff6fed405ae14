### Стол и его параметры, для всех программ: страницы и терминала.

## Боты и параметры по имени; table-bot-name — как зовут бота на месте.

table-bots = Боты
table-bot-random = Случайный
table-bot-novice = Новичок
table-bot-adept = Знаток
table-bot-master = Мастер
table-bot-ismcts = ISMCTS
table-bot-montecarlo = Монте-Карло
table-bot-name = { $seat ->
    [0] Тануки
    [1] Кицунэ
    [2] Каппа
   *[other] Тэнгу
}
table-option-clock = Время на ход
table-clock-none = Без ограничения времени
table-clock-seconds = { $seconds } с на ход
table-option-memory = Показ сыгранных карт
table-memory-off = Нет: взятки лежат рубашкой вверх
table-memory-last-trick = Последняя взятка
table-memory-all = Все сыгранные карты
table-option-visibility = Кто может найти стол
table-visibility-link = Те, у кого есть ссылка
table-visibility-public = Все, в списке столов
table-ruleset = Вариант игры
table-option-first-leader = Кто ходит первым
table-option-later-leader = Кто ходит первым дальше
table-option-hints = Подсказки
table-hints-alone = Только в игре с ботами
table-hints-on = Разрешены, и все об этом узнают
table-hints-off = Нет
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
table-my-matches = Мои партии
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
table-invite-text = По этой ссылке любой может сесть за этот стол.
table-phrases = Сказать что-нибудь
table-seats-taken = Занято мест: { $taken } из { $seats }

## Во время партии и после неё.

table-seconds-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[other] осталось { $seconds } секунд
}
table-ask-bot = Пусть дальше играет бот
table-take-back = Я снова здесь
table-abandon = Предложить прервать партию
table-abandon-not = Не прерывать партию
table-match-abandoned = Партия прервана
table-rematch = Сыграть ещё
table-join-rematch = К следующей партии
table-fair-title = Честная раздача с проверкой
table-fair-check = Проверить все раздачи
table-bot-plays-for-you = За вас играет бот.
table-bot-plays = играет бот
table-away = нет на месте
table-ready = ждёт остальных
table-be-ready = Можно начинать
table-played-on = Эта партия продолжена с позиции из разбора: в статистике она не учитывается.
table-same-deals = В этой партии повторяются раздачи другой: в статистике она не учитывается.
table-file-deals = В этой партии играют раздачи из файла, их могли подобрать: в статистике она не учитывается.
table-undone = { $count ->
    [one] В этой партии взята назад { $count } карта.
    [few] В этой партии взяты назад { $count } карты.
   *[other] В этой партии взято назад { $count } карт.
}
table-hints-taken = Подсказок в этой партии: { $count }.
table-fair-fair = Все раздачи следуют из зерна и соли игроков — всё так, как было закреплено заранее.
table-fair-unsalted = Все раздачи следуют из зерна и соли. Ваша соль пришла слишком поздно и не вошла.
table-fair-unproven = Все раздачи следуют из зерна и соли. Но с этого устройства соль не добавлялась, поэтому для вас это не доказывает, что карты никто не выбирал.
table-fair-unfair = Что-то не сходится: эти раздачи не следуют из зерна и соли.
table-fair-failed = Проверить не удалось. Попробуйте ещё раз.
table-salts-withheld = Закреплена, но не раскрыта соль: { $names }. Кто её утаил, выбирал из двух раздач.
table-commitment = Обязательство
table-seed = Зерно

## События за столом.

table-event-sits = { $name } садится за стол.
table-event-bot-sits = Бот занимает место { $seat }.
table-event-seats-shuffled = Места распределены по жребию.
table-event-match-started = Партия начинается.
table-event-bot-took-over = { $who ->
    [you] { $why ->
        [clock] Ваше время вышло: теперь за вас играет бот.
       *[asked] Теперь за вас играет бот.
    }
   *[one] { $why ->
        [away] Игрок { $name } отсутствует: теперь играет бот.
        [clock] Время игрока { $name } вышло: теперь играет бот.
        [left] { $name } больше не за столом: теперь играет бот.
       *[asked] { $name }: теперь играет бот.
    }
}
table-event-person-returned = { $who ->
    [you] Вы снова играете сами.
   *[one] { $name } снова за столом.
}
table-event-undo-asked = { $who ->
    [you] Вы хотите взять карту назад.
   *[one] { $name } хочет взять карту назад.
}
table-event-undo-refused = Карта остаётся на столе.
table-event-hint-taken = { $who ->
    [you] Вы просите подсказку.
   *[one] { $name } просит подсказку.
}
table-event-card-taken-back = { $who ->
    [you] Вы берёте назад { card.acc }.
   *[one] { $name } берёт назад { card.acc }.
}
table-event-pass-taken-back = { $who ->
    [you] Вы заново выбираете карты для передачи.
   *[one] { $name } заново выбирает карты для передачи.
}
table-event-abandon-refused = { $who ->
    [you] Вы против прекращения партии.
   *[one] { $name } против прекращения партии.
}
table-event-match-abandoned = Партия прервана.
table-event-rematch = Вас ждёт новая партия.
