### Все сыгранные партии человека и их итоги, на странице.

## Какие партии

history-filter = Выбрать партии
history-every-ruleset = Все
history-opponent = Соперник
history-everybody = Все
history-result = Результат
history-every-result = Любой
history-since = С
history-until = По
history-search = Имя или код стола
history-clear = Показать все партии
history-found = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
history-none = Подходящих партий нет.

## Итоги

history-glance = Коротко
history-games = Партии
history-won = Выиграно
history-lost = Проиграно
history-abandoned = Прервано
history-rounds = Раунды
history-streak = Текущая серия
history-streak-won = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
history-streak-lost = { $count ->
    [one] { $count } поражение
    [few] { $count } поражения
    [many] { $count } поражений
   *[other] { $count } поражения
}
history-longest-won = Побед подряд, рекорд
history-longest-lost = Поражений подряд, рекорд
history-not-counted = Партии, продолженные из разбора или с раздачами другой партии, здесь не учитываются.
history-ends = Чем кончались ваши раунды
history-end-bosses = Достаточно боссов
history-end-seventh-trick = Седьмая взятка
history-end-last-trick = Последняя взятка
history-losses = Потеря шансов за решение
history-losses-text = { $count ->
    [one] По разборам { $count } партии, слева старые. Чем ниже, тем лучше; пунктир — потери ботов.
    [few] По разборам { $count } партий, слева старые. Чем ниже, тем лучше; пунктир — потери ботов.
    [many] По разборам { $count } партий, слева старые. Чем ниже, тем лучше; пунктир — потери ботов.
   *[other] По разборам { $count } партии, слева старые. Чем ниже, тем лучше; пунктир — потери ботов.
}
history-losses-none = Запросите разбор партий, и здесь будет видно, чего со временем стоят ваши решения.
history-as-table = Таблицей
history-period = Период
history-decisions = Решения
history-by-ruleset = По вариантам игры
history-by-opponent = По соперникам
history-bots = Боты: { $strength }

## Файлы и что хранится

history-export = Забрать свои партии
history-export-text = В файлах — партии, выбранные выше.
history-export-results = Результаты (CSV)
history-export-records = Записи (ZIP)
history-kept = Что здесь хранится
history-kept-matches = Каждая партия со всеми картами: кто где сидел и чем она кончилась.
history-kept-results = Для этих чисел: чем кончились ваши партии и их раунды, с кем и против кого вы играли.
history-kept-reviews = Запрошенные разборы и то, сколько потеряли в них решения каждого игрока.
history-kept-deals = Ваши раздачи дня с результатами, то, какие раздачи других партий вы сыграли ещё раз, и файлы с записями, на раздачи из которых вы вызвали друзей.
history-kept-until = Всё хранится, пока вы не удалите все данные о себе в настройках или пока хозяин сервера не удалит партии, которых давно никто не касался.

## The same deals again

history-same-title = Те же раздачи ещё раз
history-same-text = Эти карты получил игрок { $name }. Сыграйте ими с того же места, с ботами той же силы, и сравните раздачу за раздачей. Без подсказок и отмены ходов.
history-same-file = Раздачи взяты из файла. Никто не ручается, что они были честными.
history-same-people = За людей из той партии играют боты: { $strength }.
history-same-seat = Ваше место
history-same-knows = Вы уже знаете эти раздачи. Если сыграете их, результат будет отмечен.
history-same-play = Сыграть эти раздачи
history-same-link = Отправьте друзьям эту ссылку
history-same-compare = Раздача за раздачей
history-same-compare-text = Насколько ваша сторона опередила лучшую из других в каждой раздаче. На одинаковые ходы боты отвечают одинаково, а в партии, что кончилась раньше, раздач меньше.
history-same-player = Игрок
history-same-deal = Раздача { $number }
history-same-total = Всего
history-same-you = { $name } (вы)
history-same-knew = раздачи уже знакомы
history-same-running = ещё играет

## Team matches

history-team-title = Командный матч
history-team-list = Командные матчи
history-team-mine = Ваши командные матчи
history-team-text = Две команды играют одни и те же раздачи за двумя столами. За вторым столом места поменяны: каждая команда получает карты другой, и одних хороших карт мало. Каждая раздача начинается со счёта 0–0, а очки вашей команды за обоими столами складываются.
history-team-new = Новый командный матч
history-team-deals = Раздачи
history-team-table = Стол { $number }
history-team-name = { $team ->
    [0] Команда А
   *[1] Команда Б
}
history-team-free = свободно
history-team-bot = бот
history-team-sit = Сесть сюда
history-team-stand = Освободить место
history-team-join = { $team ->
    [0] В команду А
   *[1] В команду Б
}
history-team-link = { $team ->
    [0] Ссылка для команды А
   *[1] Ссылка для команды Б
}
history-team-start = Начать
history-team-start-text = Свободные места займут боты. За каждым столом нужен хотя бы один человек.
history-team-wait = Матч начнёт хозяин, когда все соберутся.
history-team-play = Играть раздачу { $number }
history-team-other = Ваш стол закончил. За другим ещё играют.
history-team-ended = За одним из столов никого не осталось, и матч закончился досрочно. Засчитываются раздачи, которые закончили оба стола.
history-team-early = Закончен досрочно
history-team-secret = Что было за другим столом, вы увидите, когда раздачу закончат оба стола.
history-team-difference = Вместе
history-team-leads = Очки команды А минус очки команды Б: за каждым столом и вместе.
history-team-ahead = { $team ->
    [0] Команда А впереди на { $count }.
   *[1] Команда Б впереди на { $count }.
}
history-team-won = { $team ->
    [0] Команда А выиграла с разницей { $count }.
   *[1] Команда Б выиграла с разницей { $count }.
}
history-team-level = У команд поровну.
history-team-tie = Матч закончился вничью.
history-team-done = Раздач сравнено: { $done } из { $deals }
history-team-gathering = ещё не начат
history-team-none = Вы ещё не играли командных матчей.
history-team-replay = Раздача { $number } за столом { $table }
