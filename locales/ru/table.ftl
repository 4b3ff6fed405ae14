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
table-clock-none = Без ограничения
table-clock-seconds = { $seconds } секунд на ход
table-option-memory = Помощь памяти
table-memory-off = Нет: взятки лежат рубашкой вверх
table-memory-last-trick = Последняя взятка
table-memory-all = Все сыгранные карты
table-option-visibility = Кто может найти стол
table-visibility-link = Те, у кого есть ссылка
table-visibility-public = Все, в списке столов
table-seats-taken = Занято мест: { $taken } из { $seats }

## Во время партии и после неё.

table-seconds-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[other] осталось { $seconds } секунд
}
table-bot-plays-for-you = За вас играет бот.
table-bot-plays = играет бот
table-away = нет на месте
table-ready = готово
table-undone = { $count ->
    [one] В этой партии взята назад { $count } карта.
    [few] В этой партии взяты назад { $count } карты.
   *[other] В этой партии взято назад { $count } карт.
}
table-fair-fair = Все раздачи следуют из зерна, и зерно соответствует обязательству.
table-fair-unfair = Что-то не сходится: эти раздачи не следуют из зерна.
table-fair-failed = Проверить не удалось. Попробуйте ещё раз.
table-commitment = Обязательство
table-seed = Зерно

## События за столом.

table-event-sits = { $name } садится за стол.
table-event-bot-sits = Бот занимает место { $seat }.
table-event-match-started = Партия начинается.
table-event-bot-took-over = { $who ->
    [you] Теперь за вас играет бот.
   *[one] { $name }: теперь играет бот.
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
table-event-card-taken-back = { $who ->
    [you] Вы берёте назад { card.acc }.
   *[one] { $name } берёт назад { card.acc }.
}
table-event-match-abandoned = Партия прервана.
table-event-rematch = Вас ждёт новая партия.
