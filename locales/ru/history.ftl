### Все сыгранные партии человека и их итоги, на странице.

## Какие партии

history-filter = Фильтр партий
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

history-glance = Итоги
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
history-longest-won = Лучшая серия
history-longest-lost = Худшая серия
history-not-counted = Партии, продолженные из разбора или сыгранные на раздачах другой партии, здесь не учитываются.
history-ends = Чем заканчивались ваши раунды
history-end-bosses = Боссы захвачены
history-end-seventh-trick = Седьмая взятка
history-end-last-trick = Последняя взятка
history-losses = Средняя потеря шансов за решение
history-losses-text = { $count ->
    [1] По { $count } разобранной партии. В процентных пунктах: чем ниже, тем лучше. Пунктиром показано, сколько теряют боты.
    [one] По { $count } разобранной партии, слева — самые ранние. В процентных пунктах: чем ниже, тем лучше. Пунктиром показано, сколько теряют боты.
   *[other] По { $count } разобранным партиям, слева — самые ранние. В процентных пунктах: чем ниже, тем лучше. Пунктиром показано, сколько теряют боты.
}
history-losses-none = Запрашивайте разборы партий — и здесь будет видно, становятся ли ваши решения со временем лучше.
history-as-table = В виде таблицы
history-period = Период
history-decisions = Решения
history-by-ruleset = По вариантам игры
history-by-opponent = По соперникам
history-bots = Боты: { $strength }

## Файлы и что хранится

history-export = Скачать свои партии
history-export-text = В файлы попадут партии, отобранные выше.
history-export-results = Результаты (CSV)
history-export-records = Записи (ZIP)
history-kept = Что здесь хранится
history-kept-matches = Каждая партия со всеми картами: кто где сидел и чем она кончилась.
history-kept-results = Данные для этой статистики: чем кончились ваши партии и их раунды, с кем и против кого вы играли.
history-kept-reviews = Запрошенные разборы и то, сколько шансов на победу каждый игрок потерял из-за своих решений.
history-kept-deals = Ваши раздачи дня и их результаты, сведения о том, какие раздачи других партий вы сыграли ещё раз, и файлы записей, раздачи из которых вы предложили друзьям.
history-kept-until = Это хранится, пока вы не удалите в настройках все данные о себе или пока владелец сервера не удалит партии, к которым давно никто не обращался.

## The same deals again

history-same-title = Те же раздачи ещё раз
history-same-text = Эти карты получил игрок { $name }. Сыграйте ими с того же места, с ботами той же силы, и сравните раздачу за раздачей. Без подсказок и возврата ходов.
history-same-file = Раздачи взяты из файла. Никто не ручается, что они были честными.
history-same-people = Вместо людей из той партии играют боты: { $strength }.
history-same-seat = Ваше место
history-same-knows = Вы уже знаете эти раздачи. Если вы их сыграете, ваш результат будет отмечен.
history-same-play = Сыграть эти раздачи
history-same-link = Отправьте друзьям эту ссылку
history-same-compare = Раздача за раздачей
history-same-compare-text = Здесь видно, каким в каждой раздаче был отрыв вашей стороны от другой или от среднего результата двух остальных. На одинаковые ходы боты отвечают одинаково. Если партия закончилась раньше, раздач в ней меньше.
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
history-team-text = Две команды играют одни и те же раздачи за двумя столами. За вторым столом места меняются: каждая команда играет картами соперников, так что одних хороших карт мало. Каждая раздача начинается со счёта 0 : 0, а очки вашей команды за обоими столами складываются.
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
history-team-deal = Раздача { $number }
history-team-play = Играть раздачу { $number }
history-team-other = Ваш стол закончил. За другим столом ещё играют.
history-team-ended = За одним из столов никого не осталось, и матч закончился досрочно. Засчитываются раздачи, которые закончили оба стола.
history-team-early = Закончен досрочно
history-team-secret = Что было за другим столом, вы увидите, когда раздачу закончат оба стола.
history-team-difference = Всего
history-team-leads = Очки команды А минус очки команды Б: за каждым столом и всего.
history-team-ahead = { $team ->
    [0] Команда А впереди на { count-points }.
   *[1] Команда Б впереди на { count-points }.
}
history-team-won = { $team ->
    [0] Команда А выиграла с разницей в { count-points }.
   *[1] Команда Б выиграла с разницей в { count-points }.
}
history-team-level = У команд поровну.
history-team-tie = Матч закончился вничью.
history-team-done = Раздач сравнено: { $done } из { $deals }
history-team-gathering = ещё не начат
history-team-none = Вы ещё не играли командных матчей.
history-team-replay = Раздача { $number } за столом { $table }
