### Веб-страница.

## Везде

web-skip = К содержимому
web-menu = Меню
web-language = Язык
web-close = Закрыть
web-save = Сохранить
web-saved = Сохранено.
web-yes = Да
web-no = Нет
web-you = Вы
web-loading = Минутку…
web-rules = Правила
web-learn = Научиться играть
web-replay = Повтор
web-settings = Настройки
web-to-home = На главную
web-not-found-title = Здесь ничего нет
web-not-found-text = Этот адрес никуда не ведёт. Возможно, часть ссылки потерялась.
web-error-unknown = Что-то пошло не так. Попробуйте ещё раз.
web-no-connection = Сервер недоступен. Попробуйте ещё раз.
web-credits = Авторы Yokai Septet — Muneyuki Yokouchi и yio; авторы «Семи женихов» — Chris Wray и W. Eric Martin. Это неофициальный проект поклонников со своими рисунками и текстами.

## Главная

web-home-title =
    Ловите боссов.
    Берегитесь седьмой взятки.
web-home-lead = Игра на взятки для троих или четверых: семь родов ёкаев, семь боссов и седьмая взятка, которая губит всё. Играйте сразу, бесплатно и без регистрации.
web-daily = Раздачи дня
web-daily-text = Четыре раздачи, одинаковые для всех. Как сыграете вы?
web-daily-deal = Раздача дня { $number }
web-team-match = Командный матч
web-team-match-text = Два стола, одни и те же карты, места поменяны: для вас и до семи друзей, остальные места у ботов.
web-team-deal = Командный матч, раздача { $number } из { $deals }
web-to-team-match = К командному матчу
web-next-team-deal = Следующая раздача
web-to-daily = К раздачам дня
web-running = Ваши незаконченные партии
web-continue = Продолжить
web-your-turn-against = Ваш ход! Соперники: { $names }, { $score }
web-next-round-against = Следующий раунд. Соперники: { $names }, { $score }
web-waiting-against = Соперники: { $names }, { $score }. Ходит { $turn }
web-table-not-started = Стол { $code }: игра ещё не началась
web-with = в команде: { $names }
web-more-running = { $count ->
    [one] Ещё { $count } партия
    [few] Ещё { $count } партии
   *[other] Ещё { $count } партий
}
web-play-now-text = Вы против ботов — уже через секунду.
web-play-now-button = Играть
web-first-time = Впервые здесь?
web-first-time-text = Шесть коротких глав, всего десять минут. Карты играете вы сами, и знать другие карточные игры не нужно.
web-about-four-advanced = Две команды по двое. Победители получают очки за звёзды своих боссов; партия до 7 очков.
web-about-four-basic = Две команды по двое. За каждый выигранный раунд — одно очко; партия до 2. Так проще всего научиться.
web-about-three-advanced = Каждый за себя; для победы в раунде нужны три босса. Очки — за звёзды; партия до 7.
web-about-three-basic = Каждый за себя; для победы в раунде нужны три босса. За каждый выигранный раунд — одно очко; партия до 2.
web-about-suitors = Каждый босс есть в двух экземплярах. Захватите обоих боссов масти, чтобы запечатать её; побеждает тот, кто запечатает все семь мастей. Долгая партия.
web-about-suitors-short = Каждый босс есть в двух экземплярах. Масть запечатывают один раз; для победы нужны четыре печати.
web-today = Сегодня
web-puzzles = Задачи
web-puzzles-text = Сотни других, по вашему уровню.
web-puzzle-today = Задача дня
web-puzzle-today-text = Одна позиция, один доказанный ответ.
web-puzzle-solved = решена
web-friends = Играть с друзьями
web-new-table-text = Создайте стол и отправьте ссылку. Свободные места займут боты.
web-options = Параметры
web-join-label = Код стола или ссылка на него
web-join-button = К столу
web-my-matches-empty = Здесь появятся ваши партии.
web-against = соперники: { $names }
web-more-matches = Показать ещё
web-status-abandoned = прервана
web-status-won = выиграна
web-status-lost = проиграна
web-status-played-on = продолжена
web-status-same-deals = те же раздачи
web-same-deals = Вызвать друзей на эти раздачи
web-same-deals-kept = Для вызова сервер хранит этот файл без комментариев, пока вы не удалите всё о себе.
web-all-matches = Все партии и статистика

## До начала

web-table-title = Стол { $code }
web-change-options = Изменить параметры
web-no-table-title = Здесь нет стола
web-connecting = Идём к столу…
web-connection-lost = Связь прервалась. Пробуем снова; ничего не пропало.
web-invite = Пригласить друзей
web-invite-code = Или пусть введут код { $code } на главной странице.
web-invited-by = { $name } приглашает вас
web-invited = Вас приглашают
web-sit-with = Играть вместе: { $name }
web-sit-against = Играть против: { $name }
web-sit-down = Сесть за стол
web-rename = Сменить имя
web-team = Команда { $number }
web-seats = Кто где сидит
web-manage-seat = Управление местом
web-copy = Копировать ссылку
web-copied = Скопировано
web-link-local = Эта ссылка работает только на этом компьютере. Запустите сервер командой «yokai serve --lan», и её можно будет открыть во всей домашней сети.
web-links-local = Эти ссылки работают только на этом компьютере. Запустите сервер командой «yokai serve --lan», и их можно будет открыть во всей домашней сети.
web-wait-for-start = Все места заняты. Хозяин стола может начинать.
web-wait-for-players = Ждём ещё игроков…

## За столом

web-sides = Команды и очки
web-side-us = Мы
web-side-them = Они
web-who-won-what = Кто что взял
web-who-won-what-of = { $tricks }: показать, кто что взял
web-won-earlier = До этого: { $tricks }
web-log = Ход игры
web-your-cards = Ваши карты
web-your-hand = У вас в руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-card-not-playable = { $card }, сейчас сыграть нельзя
web-card-of = { $card }, { $name }
web-card-queued = { $card }, будет сыграна в ваш ход
web-queued-mark = далее
web-unqueued = { $card } остаётся в руке
web-round-of = Раунд { $number }
web-the-trick = Взятка
web-trump-card = Открытая карта: { $card }
web-trump-is = Козырь: { suit }
web-no-trump-yet = Козыря пока нет
web-leads = заходит
web-you-lead = Ваш заход
web-has-passed = карты выбраны
web-voids = { $aid ->
    [all] Известно, что нет мастей:
    [last-trick] Судя по этой или последней взятке, нет мастей:
   *[off] Судя по этой взятке, нет мастей:
}
web-has-no = { $aid ->
    [all] Нет карт { suit.gen }
    [last-trick] Не было карт { suit.gen } в этой или последней взятке
   *[off] Не было карт { suit.gen } в этой взятке
}
web-six-tricks = Ещё одна взятка — и раунд проигран!
web-must-follow = Масть захода — { suit }, и она у вас есть: нужно ходить в масть ({ $rule }).
web-pass-to = Выберите { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
} для игрока { $name }
web-pass-each = Выберите по одной карте для каждого из остальных
web-pass-enough = { $count ->
    [one] { $count } карты
   *[other] { $count } карт
} достаточно. Коснитесь выбранной, чтобы вернуть её в руку.
web-pass-take-back = Оставить себе: { $card }
web-pass-button = Передать
web-pass-change = Изменить
web-pass-waiting = Ещё не готовы: { $names }
web-received = От игрока { $name }: { $cards }
web-undo = Взять назад
web-undo-question = { $name } хочет взять последнюю карту назад. Согласны?
web-undo-waiting = Ещё не ответили: { $names }
web-trick-taken = { $who ->
    [you] Взятка ваша
   *[one] Взятку берёт { $name }
}
web-your-lead = Ваш заход: любая карта
web-your-turn-follow = Ваш ход: нужна масть { suit }
web-your-turn-free = Ваш ход: карт { suit.gen } у вас нет, играйте любую
web-touch-again = Нажмите на карту ещё раз, чтобы сыграть
web-turn-of = { $name } думает…
web-title-turn = ● Ваш ход – { $title }
web-title-screen = { $screen } – { $title }
web-hint = Подсказка
web-hint-thinking = Бот думает…
web-hint-chance = { $cards }: шанс на победу { $chance }.
web-hint-legend = На картах — ваш шанс выиграть партию.
web-hint-play = Сыграть
web-hint-pass = Передать эти карты
web-tricks = Сыгранные карты
web-last-trick = Последняя взятка
web-trick-by = Взятку берёт { $name }
web-aid = Памятка
web-tracker = Все карты
web-tracker-card = { $status ->
    [captured] { $card }, захвачена
    [played] { $card }, сыграна
    [face-up] { $card }, открыта
   *[in-hand] { $card }, у вас в руке
}
web-leave-table = Покинуть стол (можно вернуться)
web-abandon = Прервать партию
web-abandon-sure = Точно прервать партию?
web-abandon-question = { $names }: предложение прервать партию. Согласны?
web-abandon-waiting = Вы предлагаете прервать партию; ждём согласия остальных.
# Что кто-то говорит за столом; $phrase — одна из готовых фраз.
web-said = { $name }: { $phrase }
web-keys = Клавиши: стрелки и Enter — ваши карты, H — подсказка, U — взять назад, L — последняя взятка, ? — памятка, M — меню.

## Конец раунда и партии

web-round-end = Конец раунда { $number }
web-round-won = Раунд выигран!
web-round-lost = Раунд проигран
web-points-by-boss = Очки по боссам
web-score-sheet = Таблица очков
web-score-sheet-of = { $score }/{ $goal } очков: открыть таблицу очков
web-how-it-ended = Чем закончился
web-won-round = раунд выигран
web-no-round-yet = Ещё ни один раунд не закончен.
web-new-seals = Новые печати, { $name }: { $suits }
web-boss-is-trump = босс козырной масти, без очков
web-boss-from-hand = на руках
web-show-hands = Показать все руки
web-was-passed = карта передана
web-card-passed = { $card }, карта передана
web-hands-note = Руки сразу после раздачи; приподнятые карты были переданы.
web-next-round = Следующий раунд
web-next-round-in = Следующий раунд через { $seconds } с
web-ask-bot-for = Пусть вместо игрока { $name } играет бот
web-match-won = Партия выиграна!
web-match-lost = Партия проиграна
web-match-over = Партия окончена
web-watch-again = Посмотреть партию
web-review = Разбор
web-review-of = { web-review }; { web-against }; { $score }
web-review-shown = { $name } показывает разбор.
web-review-follow = Смотреть вместе
web-download = Скачать запись

## Честная раздача

web-fair-text = Все раздачи этой партии следуют из секретного числа — зерна. Число ниже закрепляет зерно ещё до первой раздачи; после партии вы увидите зерно и сможете проверить, что ничего не изменилось.
web-fair-end-text = Зерно было закреплено обязательством до первой раздачи. Ваш браузер может заново раздать из зерна все раунды и сравнить.

## Памятка

web-aid-follow = Ходите в масть, если можете; иначе играйте любую карту.
web-aid-winner = Туз Ветра бьёт всё; без него взятку берёт старший козырь, а без козырей — старшая карта масти захода.
web-aid-bosses = { $teams ->
    [yes] Захваченных боссов станет { $count } — и ваша команда выигрывает раунд.
   *[no] Захваченных боссов станет { $count } — и вы выигрываете раунд.
}
web-aid-seventh = { $teams ->
    [yes] Седьмая взятка до этого — проигрыш: соперники получают ещё и всех боссов, оставшихся на руках.
   *[no] Седьмая взятка до этого — проигрыш: выигрывают все остальные.
}
web-aid-scoring-advanced = Победители получают по очку за каждую звезду своих боссов; босс козырной масти очков не даёт. Партия до { $goal }.
web-aid-scoring-basic = За каждый выигранный раунд — 1 очко. Партия до { $goal }.
web-aid-lead-trump = Первая карта раунда делает свою масть козырной.
web-aid-seal = Захватите обе семёрки масти за один раунд — и ваша команда запечатает её.
web-aid-scoring-seals = { $goal ->
    [one] Побеждает команда, которая первой запечатает { $goal } масть.
    [few] Побеждает команда, которая первой запечатает { $goal } масти.
   *[other] Побеждает команда, которая первой запечатает { $goal } мастей.
}
web-aid-scoring-seals-once = { $goal ->
    [one] Каждую масть запечатывают один раз; побеждает команда, первой собравшая { $goal } печать.
    [few] Каждую масть запечатывают один раз; побеждает команда, первой собравшая { $goal } печати.
   *[other] Каждую масть запечатывают один раз; побеждает команда, первой собравшая { $goal } печатей.
}
web-aid-gone = Зачёркнуты: сыгранные (насколько позволяет показ сыгранных карт) и открытая карта. На золотом: захваченные. Подчёркнуты: ваши.

## Просмотр

web-replay-text = Откройте файл записи и пройдите партию карта за картой; все руки открыты. Ваши партии — на главной странице.
web-open-record = Открыть файл записи
web-review-record = Разобрать файл записи
web-copy-moment = Скопировать ссылку на этот момент
web-replay-steps = Шаги
web-back = Назад
web-forward = Вперёд
web-back-trick = На взятку назад
web-forward-trick = На взятку вперёд
web-replay-moment = Момент
web-play-on = Смотреть
web-pause = Пауза
web-replay-view = Вид
web-view-open = Все руки
web-view-of = Что знает { $name }
web-replay-jump = { $card }, сыграна во взятке { $number }: перейти туда
web-replay-result = Победа: { $names }, { $score }
web-replay-more = Таблица очков и ссылки
web-replay-dealt = Карты розданы; приподнятые будут переданы.
web-replay-passed = Карты переданы.
web-replay-played = { $name }: { $card }
web-replay-won = { $names }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-replay-keys = Стрелки — по одной карте, Page Up и Page Down — по взяткам, пробел — смотреть дальше.
web-reason-bosses = Захвачено достаточно боссов.
web-reason-seventh-trick = Раунд завершила седьмая взятка.
web-reason-last-trick = Карты кончились; решает последняя взятка.
web-reason-played-out = Все взятки сыграны.
web-reason-seals = Запечатано достаточно мастей.

## Настройки

web-look = Оформление и звук
web-theme = Тема
web-theme-auto = Как на устройстве
web-theme-light = Светлая
web-theme-dark = Тёмная
web-edition = Цвета
web-edition-standard = Английское издание
web-edition-fr = Французское издание: Земля серая, Тьма фиолетовая
web-speed = Скорость
web-speed-slow = Медленная
web-speed-normal = Обычная
web-speed-fast = Быстрая
web-speed-off = Без анимации
web-tap = Как делать ход
web-tap-auto = Зависит от устройства
web-tap-once = Одно касание
web-tap-twice = Два касания
web-sound = Звуки
web-sound-question = Включить звук?
web-vibration = Вибрация, когда ваш ход
web-notifications = Уведомление, когда ваш ход
web-shortcuts = Горячие клавиши: H, U, L, M
web-you-here = Ваш профиль на этом сервере
web-identity-text = Здесь вас узнают по случайному номеру в файле cookie и по имени ниже. Пароля нет, и больше ничего не хранится.
web-name = Ваше имя
web-carry = Продолжить на другом устройстве
web-carry-text = Откройте эту ссылку на другом устройстве. Она сработает один раз.
web-forget = Удалить всё обо мне
web-forget-sure = Точно удалить всё?
web-puzzles-kept = Решённые задачи и ваш уровень хранятся только в этом браузере.
web-puzzles-reset = Сбросить мои задачи
web-puzzles-reset-sure = Точно сбросить?
web-programs = Ваши программы
web-programs-text = Ваши программы могут садиться за столы, каждая со своим токеном. Остальные видят, что это программы.
web-program-name = Название программы
web-program-new = Добавить
web-program-token = Токен
web-program-token-text = Это токен программы { $name }. Сохраните его сейчас: он показывается только один раз.
web-program-copy = Копировать токен
web-program-remove = Удалить { $name }
web-program-remove-sure = Точно удалить { $name }?
web-claim-title = Продолжить на этом устройстве
web-claim-text = Теперь на этом устройстве играете вы. Прежний игрок на этом устройстве будет забыт.
web-claim-button = Использовать здесь
