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
web-replay = Записи партий
web-settings = Настройки
web-to-home = На главную
web-not-found-title = Здесь ничего нет
web-not-found-text = Этот адрес никуда не ведёт. Возможно, часть ссылки потерялась.
web-error-unknown = Что‑то пошло не так. Попробуйте ещё раз.
web-no-connection = Сервер недоступен. Попробуйте ещё раз.
web-no-answer = Сервер не отвечает. Попробуйте ещё раз.
web-bad-answer = Страница не понимает ответ сервера. Перезагрузите её.
web-missing-part = Часть этой страницы не загрузилась. Возможно, вышла новая версия или нет связи.
web-broken-title = Что‑то пошло не так
web-broken-text = Сейчас эту страницу показать не удаётся. Ваши партии в сохранности.
web-try-again = Попробовать ещё раз
web-reload = Перезагрузить
web-outdated = Вышла новая версия страницы.
web-credits = Авторы Yokai Septet — Muneyuki Yokouchi и yio; авторы «Семи женихов» — Chris Wray и W. Eric Martin. Это неофициальный проект поклонников с собственными рисунками и текстами.

## Главная

web-home-title =
    Ловите боссов.
    Берегитесь седьмой взятки.
web-home-lead = Игра на взятки для троих или четверых: семь родов ёкаев, семь боссов и седьмая взятка, которая может стоить вам раунда. Играйте сразу, бесплатно и без регистрации.
web-daily = Раздачи дня
web-daily-text = Четыре раздачи, одинаковые для всех. А как сыграете вы?
web-daily-deal = Раздача дня { $number }
web-team-match = Командный матч
web-team-match-text = За двумя столами — одни и те же раздачи, но за вторым ваша команда играет картами соперников. Играйте с друзьями, до восьми человек; остальные места займут боты.
web-team-deal = Командный матч, раздача { $number } из { $deals }
web-to-team-match = К командному матчу
web-next-team-deal = Следующая раздача
web-to-daily = К раздачам дня
web-running = Ваши незаконченные партии
web-continue = Продолжить
web-your-turn-against = Ваш ход! Соперники: { $names }, { $score }
web-next-round-against = Следующий раунд. Соперники: { $names }, { $score }
web-waiting-against = Соперники: { $names }, { $score }. На очереди: { $turn }
web-table-not-started = Стол { $code }: игра ещё не началась
web-with = напарник: { $names }
web-more-running = { $count ->
    [one] Ещё { $count } партия
    [few] Ещё { $count } партии
   *[other] Ещё { $count } партий
}
web-play-now-text = Партия с ботами — уже через секунду.
web-play-now-button = Играть
web-first-time = Впервые здесь?
web-first-time-text = Шесть коротких глав, всего десять минут. Все ходы делаете вы сами; знать другие карточные игры не нужно.
web-about-four-advanced = Две команды по двое. Победители получают очки за звёзды своих боссов; партия до семи очков.
web-about-four-basic = Две команды по двое. За каждый выигранный раунд — одно очко; партия до двух очков. Так проще всего научиться.
web-about-three-advanced = Каждый за себя; для победы в раунде нужны три босса. Очки — за звёзды боссов; партия до семи очков.
web-about-three-basic = Каждый за себя; для победы в раунде нужны три босса. За каждый выигранный раунд — одно очко; партия до двух очков.
web-about-suitors = Каждый босс есть в двух экземплярах. Захватите обоих боссов масти, чтобы запечатать её; побеждает тот, кто запечатает все семь мастей. Долгая партия.
web-about-suitors-short = Каждый босс есть в двух экземплярах. Масть запечатывают один раз; для победы нужны четыре печати.
web-today = Сегодня
web-puzzles = Задачи
web-puzzles-text = Ещё сотни задач — под ваш уровень.
web-puzzle-today = Задача дня
web-puzzle-today-text = Одна позиция, один верный ответ.
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
web-status-played-on = из разбора
web-status-same-deals = те же раздачи
web-same-deals = Предложить друзьям эти раздачи
web-same-deals-kept = Чтобы предложить раздачи друзьям, сервер хранит этот файл без комментариев, пока вы не удалите все данные о себе.
web-all-matches = Все партии и статистика

## До начала

web-table-title = Стол { $code }
web-change-options = Изменить параметры
web-no-table-title = Стол не найден
web-connecting = Идём к столу…
web-connection-lost = Связь прервалась. Пробуем снова; ничего не пропало.
web-sending = Отправляем…
web-lost-of = { $name }: связь прервалась.
web-invite = Пригласить друзей
web-invite-code = Или пусть введут код { $code } на главной странице.
web-invited-by = { $name } приглашает вас
web-invited = Вас приглашают
web-sit-with = В паре с игроком { $name }
web-sit-against = Против игрока { $name }
web-sit-down = Сесть за стол
web-rename = Сменить имя
web-team = Команда { $number }
web-seats = Кто где сидит
web-manage-seat = Управление местом
web-copy = Скопировать ссылку
web-copied = Скопировано
web-link-local = Эта ссылка работает только на этом компьютере. Запустите сервер командой «yokai serve --lan», и ссылка откроется на любом устройстве домашней сети.
web-links-local = Эти ссылки работают только на этом компьютере. Запустите сервер командой «yokai serve --lan», и ссылки откроются на любом устройстве домашней сети.
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
web-your-hand = У вас на руках { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-card-not-playable = { $card }, сейчас сыграть нельзя
web-card-of = { $card }, { $name }
web-card-queued = { $card }: сыграть, когда дойдёт очередь
web-queued-mark = потом
web-unqueued = { $card } остаётся на руках
web-round-of = Раунд { $number }
web-the-trick = Взятка
web-trump-card = Открытая карта: { $card }
web-trump-is = Козырь: { suit }
web-no-trump-yet = Козыря пока нет
web-leads = заходит
web-you-lead = Ваш заход
web-has-passed = карты выбраны
# On the edge of a side’s panel on phones, beside its six tricks; as short as can be. See table-six-tricks.
web-seventh = { $losing ->
    [7] { $meaning ->
        [wins] 7-я выиграет
        [loses] 7-я проиграет
       *[without] { $missing ->
            [1] 7-я: нужен босс
            [few] 7-я: нужно { $missing } босса
           *[other] 7-я: нужно { $missing } боссов
        }
    }
   *[other] { $meaning ->
        [wins] Ещё одна выиграет
        [loses] Ещё одна проиграет
       *[without] { $missing ->
            [1] Ещё одна: нужен босс
            [few] Ещё одна: нужно { $missing } босса
           *[other] Ещё одна: нужно { $missing } боссов
        }
    }
}
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
web-must-follow = Масть захода — { suit }, и она у вас есть: нужно ходить в масть ({ $rule }).
web-pass-to = Выберите { $count ->
    [3] три карты
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} — их получит { $name }
web-pass-each = Выберите по одной карте для каждого из остальных
web-pass-enough = Уже выбрано: { $count }. Нажмите на карту, чтобы оставить её себе.
web-pass-take-back = Оставить себе: { $card }
web-pass-button = Передать
web-pass-change = Изменить
web-pass-waiting = Ещё не готовы: { $names }
web-received = { $name } передаёт вам: { $cards }
web-undo = Вернуть ход
web-undo-question = { $name } хочет вернуть последний ход. Согласны?
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
web-title-turn = ● Ваш ход — { $title }
web-title-screen = { $screen } — { $title }
web-hint = Подсказка
web-hint-thinking = Бот думает…
web-hint-chance = { $cards }: шанс на победу { $chance }.
web-hint-legend = Проценты на картах — ваши шансы на победу.
web-hint-play = Сыграть
web-hint-pass = Передать эти карты
web-tricks = Сыгранные карты
web-last-trick = Последняя взятка
web-trick-by = Взятку берёт { $name }
web-aid = Памятка
web-tracker = Все карты
web-tracker-card = { $status ->
    [captured] { $card }, карта захвачена
    [played] { $card }, карта сыграна
    [face-up] { $card }, карта открыта
   *[in-hand] { $card }, у вас на руках
}
web-leave-table = Покинуть стол (можно вернуться)
web-leave-title = Покинуть стол?
web-leave-text = Партия ещё не закончена. Место останется за вами: вернуться можно в любой момент.
web-leave-stay = Остаться
web-leave = Уйти
web-abandon = Прервать партию
web-abandon-sure = Точно прервать партию?
web-abandon-question = Предлагают прервать партию: { $names }. Согласны?
web-abandon-waiting = Вы предлагаете прервать партию; ждём согласия остальных.
# Что кто-то говорит за столом; $phrase — одна из готовых фраз.
web-said = { $name }: { $phrase }
web-keys = Клавиши: стрелки и Enter — ваши карты, H — подсказка, U — вернуть ход, L — последняя взятка, ? — памятка, M — меню.

## Конец раунда и партии

web-round-end = Конец раунда { $number }
web-round-won = Раунд выигран!
web-round-lost = Раунд проигран
web-points-by-boss = Очки по боссам
web-score-sheet = Таблица очков
web-score-sheet-of = { $score }/{ $goal } очков: открыть таблицу очков
web-how-it-ended = Исход
web-won-round = раунд выигран
web-no-round-yet = Ещё ни один раунд не закончен.
web-new-seals = Новые печати, { $name }: { $suits }
web-boss-is-trump = босс козырной масти, без очков
web-boss-from-hand = на руках
web-show-hands = Показать все карты
web-was-passed = карта передана
web-card-passed = { $card }, карта передана
web-hands-note = Карты сразу после раздачи; приподнятые потом передали.
web-next-round = Следующий раунд
web-next-round-in = Следующий раунд через { $seconds } с
web-ask-bot-for = Заменить ботом: { $name }
web-vote-bot-for = Заменить игрока { $name } ботом до конца раунда
web-vote-bot-question = Предлагают заменить игрока { $name } ботом до конца раунда: { $names }. Согласны?
web-vote-bot-waiting = Вы предлагаете заменить игрока { $name } ботом до конца раунда; ждём согласия остальных.
web-veto-lost = Ваше время выходило слишком часто: остальные могут прервать партию без вашего согласия.
web-lock-now = Чтобы кого‑то не пускать, закройте места: тогда сесть смогут только те, у кого есть ссылка-приглашение.
web-match-won = Партия выиграна!
web-match-lost = Партия проиграна
web-match-over = Партия окончена
web-watch-again = Посмотреть партию
web-to-played-from = Вернуться туда, откуда начали
web-review = Разбор
web-review-of = { web-review }; { web-against }; { $score }
web-review-shown = { $name } показывает разбор.
web-review-follow = Смотреть вместе
web-download = Скачать запись

## Честная раздача

web-fair-text = Все раздачи этой партии следуют из секретного числа — зерна. Число ниже фиксирует зерно ещё до первой раздачи; после партии вы увидите зерно и сможете проверить, что ничего не изменилось.
web-fair-end-text = Контрольный хеш зафиксировал зерно до первой раздачи. Ваш браузер может повторить по зерну все раздачи и сравнить.

## Памятка

web-aid-follow = Ходите в масть, если можете; иначе играйте любую карту.
web-aid-winner = Туз Ветра бьёт всё; без него взятку берёт старший козырь, а без козырей — старшая карта масти захода.
web-aid-bosses = { $teams ->
    [yes] Захватите { $count ->
        [3] трёх
        [4] четырёх
       *[other] { $count }
    } боссов — и ваша команда выигрывает раунд.
   *[no] Захватите { $count ->
        [3] трёх
        [4] четырёх
       *[other] { $count }
    } боссов — и вы выигрываете раунд.
}
web-aid-seventh = { $teams ->
    [yes] Если до этого взять { web-losing-trick }, раунд проигран: соперники получают ещё и всех боссов, оставшихся на руках.
   *[no] Если до этого взять { web-losing-trick }, раунд проигран: выигрывают все остальные.
}
web-losing-trick = { $losing ->
    [7] седьмую взятку
   *[other] { $losing }-ю взятку
}
web-aid-scoring-advanced = Победители получают по очку за каждую звезду своих боссов; босс козырной масти очков не даёт. Партия до { $goal ->
    [7] семи
   *[other] { $goal }
} очков.
web-aid-scoring-basic = За каждый выигранный раунд — одно очко. Партия до { $goal ->
    [2] двух
   *[other] { $goal }
} очков.
web-aid-lead-trump = Первая карта раунда делает свою масть козырной.
web-aid-seal = Захватите обе семёрки масти за один раунд — и ваша команда запечатает её.
web-aid-scoring-seals = { $goal ->
    [4] Побеждает команда, которая первой запечатает четыре масти.
    [7] Побеждает команда, которая первой запечатает семь мастей.
    [one] Побеждает команда, которая первой запечатает { $goal } масть.
    [few] Побеждает команда, которая первой запечатает { $goal } масти.
   *[other] Побеждает команда, которая первой запечатает { $goal } мастей.
}
web-aid-scoring-seals-once = { $goal ->
    [4] Каждую масть запечатывают один раз; побеждает команда, первой собравшая четыре печати.
    [one] Каждую масть запечатывают один раз; побеждает команда, первой собравшая { $goal } печать.
    [few] Каждую масть запечатывают один раз; побеждает команда, первой собравшая { $goal } печати.
   *[other] Каждую масть запечатывают один раз; побеждает команда, первой собравшая { $goal } печатей.
}
web-aid-gone = Зачёркнуты сыгранные карты (те, что показывает стол) и открытая карта; на золотом фоне — захваченные, подчёркнуты — ваши.

## Просмотр

web-replay-text = Откройте файл записи и пройдите партию карта за картой; все карты открыты. Ваши партии — на главной странице.
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
web-view-open = Все карты
web-view-of = Что знает { $name }
web-replay-jump = { $card }, взятка { $number }: перейти туда
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
web-reason-bosses = { $needed ->
    [3] Захвачен третий босс.
    [4] Захвачен четвёртый босс.
   *[other] Захвачено боссов: { $needed }.
}
web-reason-seventh-trick = { $losing ->
    [7] Раунд завершила седьмая взятка.
   *[other] Раунд завершила { $losing }-я взятка.
}
web-reason-last-trick = Карты кончились; решает последняя взятка.
web-reason-played-out = Все взятки разыграны.
web-reason-seals = Печатей хватило для победы.

## Настройки

web-look = Оформление и звук
web-theme = Тема
web-theme-auto = Как на устройстве
web-theme-light = Светлая
web-theme-dark = Тёмная
web-edition = Цвета
web-edition-auto = Как в русском издании
web-edition-en = Английское издание
web-edition-fr = Французское издание
web-speed = Скорость
web-speed-slow = Медленная
web-speed-normal = Обычная
web-speed-fast = Быстрая
web-speed-off = Без анимации
web-tap = Как делать ход
web-tap-auto = Зависит от устройства
web-tap-once = Одно нажатие
web-tap-twice = Два нажатия
web-sound = Звуки
web-sound-question = Включить звук?
web-vibration = Вибрация, когда ваш ход
web-notifications = Уведомление о вашем ходе
web-shortcuts = Горячие клавиши: H, U, L, M
web-you-here = Ваш профиль на этом сервере
web-identity-text = Здесь вас узнают по случайному номеру в файле cookie и по имени ниже. Пароля нет. Что о вас хранится и как это скачать, написано на странице «Конфиденциальность».
web-privacy = Конфиденциальность
web-name = Ваше имя
web-carry = Играть на другом устройстве
web-carry-text = Откройте эту ссылку на другом устройстве. Она сработает один раз.
web-forget = Удалить все мои данные
web-forget-sure = Точно удалить всё?
web-puzzles-kept = Решённые задачи и ваш рейтинг хранятся только в этом браузере.
web-puzzles-reset = Сбросить успехи в задачах
web-puzzles-reset-sure = Точно сбросить?
web-programs = Ваши программы
web-programs-text = Ваши программы могут садиться за столы, каждая со своим токеном. Остальные видят, что это программы.
web-program-name = Название программы
web-program-new = Добавить
web-program-token = Токен
web-program-token-text = Это токен программы { $name }. Сохраните его сейчас: он показывается только один раз.
web-program-copy = Скопировать токен
web-program-remove = Удалить { $name }
web-program-remove-sure = Точно удалить { $name }?
web-claim-title = Продолжить на этом устройстве
web-claim-text = Вы будете играть здесь под своим именем, а того, кто играл на этом устройстве раньше, оно забудет.
web-claim-button = Продолжить здесь
