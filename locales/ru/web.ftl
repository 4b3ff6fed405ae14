### Веб-страница.

## Везде

web-skip = К содержимому
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
web-replay = Повтор
web-settings = Настройки
web-to-home = На главную
web-not-found-title = Здесь ничего нет
web-not-found-text = Этот адрес никуда не ведёт. Возможно, часть ссылки потерялась.
web-error-unknown = Что-то пошло не так. Попробуйте ещё раз.
web-no-connection = Сервер недоступен. Попробуйте ещё раз.
web-credits = Авторы Yokai Septet — Muneyuki Yokouchi и yio; авторы «Семи женихов» — Chris Wray и W. Eric Martin. Это неофициальный проект поклонников со своими рисунками и текстами.

## Главная

web-home-title = Ловите боссов. Берегитесь седьмой взятки.
web-home-lead = Игра на взятки для троих или четверых: семь родов ёкаев, семь боссов и седьмая взятка, которая губит всё. Играйте сразу, бесплатно и без регистрации.
web-play-now = Играть сейчас
web-play-now-text = Вы против ботов — уже через секунду.
web-play-now-button = Играть
web-first-time = Впервые здесь?
web-first-time-text = Сыграйте обучающий раунд: каждый шаг объясняется, когда до него доходит дело. Это займёт пять минут.
web-guided-button = Обучающий раунд
web-ruleset = Вариант игры
web-about-four-advanced = Две команды по двое. Победители получают очки за звёзды своих боссов; партия до 7 очков.
web-about-four-basic = Две команды по двое. Выигранный раунд — одно очко; партия до 2. Так проще всего научиться.
web-about-three-advanced = Каждый за себя; для победы в раунде нужны три босса. Очки — за звёзды; партия до 7.
web-about-three-basic = Каждый за себя; для победы в раунде нужны три босса. Выигранный раунд — одно очко; партия до 2.
web-about-suitors = Каждый босс есть в двух экземплярах. Захватите обоих боссов масти, чтобы запечатать её; побеждает тот, кто запечатает все семь мастей. Долгая партия.
web-about-suitors-short = Каждый босс есть в двух экземплярах. Масть запечатывают один раз; для победы нужны четыре печати.
web-bots = Боты
web-bot-random = Случайный
web-bot-novice = Новичок
web-bot-adept = Знаток
web-bot-master = Мастер
web-bot-ismcts = ISMCTS
web-bot-montecarlo = Монте-Карло
web-bot-name = { $seat ->
    [0] Тануки
    [1] Кицунэ
    [2] Каппа
   *[other] Тэнгу
}
web-friends = Играть с друзьями
web-new-table-text = Создайте стол и отправьте ссылку. Свободные места займут боты.
web-new-table-button = Новый стол
web-options = Параметры
web-option-clock = Время на ход
web-clock-none = Без ограничения
web-clock-seconds = { $seconds } секунд на ход
web-option-memory = Помощь памяти
web-memory-off = Нет: взятки лежат рубашкой вверх
web-memory-last-trick = Последняя взятка
web-memory-all = Все сыгранные карты
web-option-first-leader = Кто ходит первым
web-option-visibility = Кто может найти стол
web-visibility-link = Те, у кого есть ссылка
web-visibility-public = Все, в списке столов
web-option-hints = Подсказки разрешены
web-option-spectators = Зрители разрешены
web-join-label = Код стола или ссылка на него
web-join-button = К столу
web-lobby = Открытые столы
web-lobby-empty = Сейчас открытых столов нет. Создайте свой или поиграйте пока с ботами.
web-seats-taken = Занято мест: { $taken } из { $seats }
web-my-matches = Мои партии
web-my-matches-empty = Здесь появятся ваши партии.
web-status-gathering = не начата
web-status-playing = идёт
web-status-finished = окончена
web-status-abandoned = прервана

## До начала

web-table-title = Стол { $code }
web-change-options = Изменить параметры
web-no-table-title = Здесь нет стола
web-connecting = Идём к столу…
web-connection-lost = Связь прервалась. Пробуем снова; ничего не пропало.
web-invite = Пригласить друзей
web-invite-text = Кто откроет эту ссылку, окажется за этим столом.
web-invite-code = Или пусть введут код { $code } на главной странице.
web-copy = Копировать ссылку
web-copied = Скопировано
web-seat = Место { $number }
web-seat-free = свободно
web-owner = хозяин
web-plays-with = в команде с: { $name }
web-sit-here = Сесть сюда
web-add-bot = Посадить бота
web-stand-up = Встать
web-remove = Убрать
web-swap = Поменяться местами
web-hand-over = Сделать хозяином
web-fill-with-bots = Заполнить ботами
web-start = Начать партию
web-wait-for-start = Все места заняты. Хозяин стола может начинать.
web-wait-for-players = Ждём ещё игроков…
web-phrases = Сказать что-нибудь

## За столом

web-sides = Команды и очки
web-side-us = Мы
web-side-them = Они
web-log = Ход игры
web-your-cards = Ваши карты
web-your-hand = У вас в руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-card-not-playable = { $card }, сейчас сыграть нельзя
web-round-of = Раунд { $number }
web-the-trick = Взятка
web-trump-card = Открытая карта: { $card }
web-trump-is = Козырь: { suit }
web-no-trump-yet = Козыря пока нет
web-leads = заходит
web-you-lead = Ваш заход
web-bot-plays = играет бот
web-away = нет на месте
web-has-passed = карты переданы
web-ready = готово
web-voids = Известно, что нет мастей:
web-has-no = Нет карт { suit.gen }
web-ask-bot = Пусть сыграет бот
web-six-tricks = Ещё одна взятка — и раунд проигран!
web-seconds-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[other] осталось { $seconds } секунд
}
web-not-your-turn = Сейчас не ваш ход.
web-must-follow = Масть захода — { suit }, и она у вас есть: нужно ходить в масть.
web-pass-to = Выберите карты ({ $count }) для игрока { $name }
web-pass-each = Выберите по одной карте для каждого из остальных
web-pass-enough = Нужно карт: { $count }. Коснитесь выбранной, чтобы вернуть её в руку.
web-pass-take-back = Не передавать: { $card }
web-pass-button = Передать
web-pass-change = Изменить
web-pass-waiting = Ждём: { $names }
web-received = От игрока { $name }: { $cards }
web-bot-plays-for-you = За вас играет бот.
web-take-back = Я снова здесь
web-undo = Взять назад
web-undo-question = { $name } хочет взять последнюю карту назад. Согласны?
web-trick-taken = { $who ->
    [you] Взятка ваша
   *[one] Взятку берёт { $name }
}
web-your-lead = Ваш заход: любая карта
web-your-turn-follow = Ваш ход: нужна масть { suit }
web-your-turn-free = Ваш ход: карт { suit.gen } у вас нет, играйте любую
web-turn-of = { $name } думает…
web-hint = Подсказка
web-hint-thinking = Бот думает…
web-hint-card = Карта
web-hint-round = Шанс на победу
web-hint-points = Очки
web-tricks = Сыгранные карты
web-last-trick = Последняя взятка
web-trick-by = Взятку берёт { $name }
web-aid = Памятка
web-abandon = Предложить прервать партию
web-abandon-not = Не прерывать партию
web-leave-table = Покинуть стол (можно вернуться)
web-keys = Клавиши: стрелки и Enter — ваши карты, H — подсказка, U — взять назад, L — последняя взятка, ? — памятка, M — меню.

## Конец раунда и партии

web-round-end = Конец раунда { $number }
web-round-won = Раунд выигран!
web-round-lost = Раунд проигран
web-points-by-boss = Очки по боссам
web-boss-is-trump = козырный босс, без очков
web-boss-from-hand = взят с рук
web-show-hands = Показать все руки
web-was-passed = карта передана
web-card-passed = { $card }, карта передана
web-hands-note = Руки сразу после раздачи; приподнятые карты были переданы.
web-next-round = Следующий раунд
web-wait-for-others = Ждём остальных…
web-match-won = Партия выиграна!
web-match-lost = Партия проиграна
web-match-over = Партия окончена
web-match-abandoned = Партия прервана
web-undone = { $count ->
    [one] В этой партии взята назад { $count } карта.
    [few] В этой партии взяты назад { $count } карты.
   *[other] В этой партии взято назад { $count } карт.
}
web-rematch = Сыграть ещё
web-join-rematch = К следующей партии
web-watch-again = Посмотреть партию
web-download = Скачать запись

## Честная раздача

web-fair-title = Честная раздача, которую можно проверить
web-fair-text = Все раздачи этой партии следуют из секретного числа — зерна. Число ниже закрепляет зерно ещё до первой раздачи; после партии вы увидите зерно и сможете проверить, что ничего не изменилось.
web-fair-end-text = Зерно было закреплено обязательством до первой раздачи. Ваш браузер может заново раздать из зерна все раунды и сравнить.
web-fair-check = Проверить все раздачи
web-fair-fair = Все раздачи следуют из зерна, и зерно соответствует обязательству.
web-fair-unfair = Что-то не сходится: эти раздачи не следуют из зерна.
web-fair-failed = Проверить не удалось. Попробуйте ещё раз.
web-commitment = Обязательство
web-seed = Зерно

## Памятка

web-aid-suits = Масти, достоинства и звёзды
web-aid-follow = Ходите в масть, если можете; иначе играйте любую карту.
web-aid-winner = Туз Ветра бьёт всё; без него взятку берёт старший козырь, а без козырей — старшая карта масти захода.
web-aid-four-bosses = Четыре захваченных босса — и ваша команда выигрывает раунд.
web-aid-three-bosses = Три захваченных босса — и вы выигрываете раунд.
web-aid-four-seventh = Седьмая взятка до этого — проигрыш: соперники получают ещё и всех боссов, оставшихся на руках.
web-aid-three-seventh = Седьмая взятка до этого — проигрыш: выигрывают оба других игрока.
web-aid-advanced = Победители получают очки за звёзды своих боссов; козырный босс ничего не даёт. Партия до 7.
web-aid-basic = Выигранный раунд — 1 очко. Партия до 2.
web-aid-suitors-trump = Первая карта раунда делает свою масть козырной.
web-aid-suitors-seal = Захватите обе семёрки масти за один раунд — и ваша команда запечатает её.
web-aid-suitors-win = Побеждает команда, которая первой запечатает все семь мастей.
web-aid-suitors-short-win = Каждую масть запечатывают один раз; побеждает команда, первой собравшая четыре печати.
web-aid-gone = Зачёркнутые карты уже сыграны, насколько этот стол их показывает.

## События за столом

web-event-sits = { $name } садится за стол.
web-event-bot-sits = Бот занимает место { $seat }.
web-event-match-started = Партия начинается.
web-event-bot-took-over = { $who ->
    [you] Теперь за вас играет бот.
   *[one] { $name }: теперь играет бот.
}
web-event-person-returned = { $who ->
    [you] Вы снова играете сами.
   *[one] { $name } снова за столом.
}
web-event-undo-asked = { $who ->
    [you] Вы хотите взять карту назад.
   *[one] { $name } хочет взять карту назад.
}
web-event-undo-refused = Карта остаётся на столе.
web-event-card-taken-back = { $who ->
    [you] Вы берёте назад { card.acc }.
   *[one] { $name } берёт назад { card.acc }.
}
web-event-match-abandoned = Партия прервана.
web-event-rematch = Вас ждёт новая партия.

## Просмотр

web-replay-text = Откройте файл записи и пройдите партию карта за картой; все руки открыты. Ваши партии — на главной странице.
web-open-record = Открыть файл записи
web-replay-steps = Шаги
web-back = Назад
web-forward = Вперёд
web-back-trick = На взятку назад
web-forward-trick = На взятку вперёд
web-replay-moment = Момент
web-replay-dealt = Карты розданы; приподнятые будут переданы.
web-replay-passed = Карты переданы.
web-replay-played = { $name } играет: { $card }
web-replay-won = { $names }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-replay-keys = Стрелки — карта за картой, Page Up и Page Down — взятка за взяткой.
web-reason-bosses = Захвачено достаточно боссов.
web-reason-seventh-trick = Раунд завершила седьмая взятка.
web-reason-last-trick = Карты кончились; решает последняя взятка.
web-reason-played-out = Все взятки сыграны.
web-reason-seals = Запечатано достаточно мастей.

## Настройки

web-look = Оформление и звук
web-theme = Тема
web-theme-auto = Как на устройстве
web-theme-light = Светлая
web-theme-dark = Тёмная
web-edition = Цвета
web-edition-standard = Английское издание
web-edition-fr = Французское издание: Земля серая, Тьма фиолетовая
web-speed = Скорость
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-speed-off = Без анимации
web-tap = Как играть карту
web-tap-auto = Зависит от устройства
web-tap-once = Одно касание
web-tap-twice = Два касания
web-sound = Звуки
web-you-here = Вы на этом сервере
web-identity-text = Здесь вас узнают по случайному номеру в файле cookie и по имени ниже. Пароля нет, и больше ничего не хранится.
web-name = Ваше имя
web-carry = Продолжить на другом устройстве
web-carry-text = Откройте эту ссылку на другом устройстве. Она сработает один раз.
web-forget = Удалить всё обо мне
web-forget-sure = Точно удалить всё?
web-claim-title = Продолжить на этом устройстве
web-claim-text = Отныне на этом устройстве играете вы. Кто играл на нём раньше на этом сервере, здесь забудется.
web-claim-button = Использовать здесь

## Обучающий раунд

coach-understood = Понятно
coach-leave = Дальше без пояснений
coach-welcome = Добро пожаловать! Вы и игрок напротив — одна команда. Цель — захватить четырёх из семи боссов-ёкаев. Боссы — это семёрки; на каждой нарисована большая фигура.
coach-pass = Сначала каждый передаёт напарнику три карты, не видя, что получит взамен. Старшие карты сильных мастей берут взятки; а если какой-то масти нет совсем, на заход с неё можно играть что угодно. Коснитесь трёх карт и передайте их.
coach-received = Светящиеся карты пришли от напарника. Теперь начинаются взятки.
coach-lead = Ваш заход: любая карта. Остальные должны играть ту же масть, если она у них есть.
coach-must-follow = Нужно ходить в масть, раз она у вас есть. Сыграть можно приподнятые карты. Взятку берёт старшая карта, если никто не сыграет козыря.
coach-free = Масти захода у вас нет, поэтому можно сыграть любую карту: козыря, чтобы взять взятку, или босса, если её берёт напарник.
coach-trump = Козырь в этом раунде — { suit }: карта этой масти бьёт любую карту других. Об этом напоминает открытая карта на столе.
coach-ace = У вас туз Ветра, суперкозырь. Он бьёт всё, но это карта Ветра: если зашли с Ветра, а другой такой карты у вас нет, его придётся сыграть.
coach-boss = Босс захвачен! Он лежит открыто у команды, взявшей взятку. Кто соберёт четырёх, выиграет раунд.
coach-boss-in-hand = У вас на руках ещё есть босс. Сыграйте его, когда взятку берёт напарник, и не отдавайте соперникам.
coach-seventh = Осторожно: у вашей команды уже пять взяток или больше. Седьмая до четвёртого босса — и раунд проигран! Иногда лучшая взятка — та, которую не берёшь.
coach-seventh-them = У соперников уже много взяток. Если они возьмут седьмую раньше четвёртого босса, они проиграют раунд: отдавайте им взятки без боссов.
coach-round-over = Вот и весь раунд! Теперь вы знаете игру. В памятке наверху всё собрано на одной странице.
