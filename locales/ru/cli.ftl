### Справка, ответы и возражения команды `yokai`.

cli = Играть в Yokai Septet, учиться игре и разбирать партии.
cli-usage = Использование: { $words }
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Параметры
cli-more = Подробнее о команде: «yokai КОМАНДА --help».
cli-default = (по умолчанию: { $value })

cli-word-command = КОМАНДА
cli-word-options = ПАРАМЕТРЫ
cli-word-language = ЯЗЫК
cli-word-ruleset = ВАРИАНТ
cli-word-choice = ВЫБОР
cli-word-seed = ЗЕРНО
cli-word-number = ЧИСЛО
cli-word-bots = БОТЫ
cli-word-file = ФАЙЛ
cli-word-rule = ПРАВИЛО
cli-word-position = ПОЗИЦИЯ
cli-word-puzzle = ЗАДАЧА
cli-word-table = СТОЛ
cli-word-name = ИМЯ
cli-word-seconds = СЕКУНДЫ
cli-word-time = ВРЕМЯ

cli-version = Показать версию.
cli-any-lang = Язык: { $known }. Без него — язык вашей системы.
cli-any-help = Показать эту справку.
cli-any-ruleset = Вариант игры: four-advanced, four-basic, three-advanced, three-basic, suitors или suitors-short.
cli-any-first-leader = Кто начинает первый раунд: кому при раздаче достался суперкозырь (dealt) или у кого он после передачи (holder).
cli-any-later-leader = Кто начинает следующие раунды «Семи женихов»: кто взял последнюю взятку (last-trick) или кому достался суперкозырь (ace).
cli-any-seed = Зерно, из которого следуют все раздачи: 64 шестнадцатеричные цифры или любой текст. Без него — случайное.
cli-any-as-json = Ответить в JSON, для программ.
cli-any-bots = Боты через запятую; последний занимает и остальные места.
cli-any-plain = Строка за строкой, без рисования на экране: для конвейеров и программ чтения с экрана.

cli-play = Играть против ботов, вместе за этой клавиатурой или за столом на сервере.
cli-play-table = Адрес стола на сервере, например https://host/t/CODE, или самого сервера, чтобы найти там стол. Без него игра идёт здесь.
cli-play-people = Сколько человек играет за этой клавиатурой.
cli-play-memory-aid = Что показывать из взятых взяток: ничего (off), последнюю (last-trick) или все карты (all).
cli-play-clock = Для нового стола на сервере — секунд на ход: 15, 30, 60 или 0, если без ограничения.
cli-play-save = Записать партию в этот файл.
cli-play-name = Ваше имя.

cli-watch = Наблюдать за столом на сервере.
cli-watch-table = Адрес стола, например https://host/t/CODE.

cli-replay = Просмотреть записанную партию взятка за взяткой.
cli-replay-file = Запись партии; «-» читает её из стандартного ввода.
cli-replay-reviewed = Оценивать по ходу просмотра каждую передачу и карту; под картами — шанс на победу.

cli-rules = Показать правила игры или одно из них.
cli-rules-rule = Номер правила, например R21. Без него — все правила.
cli-rules-unknown = Правила «{ $text }» нет. Есть правила { $known }.

cli-deal = Раздать карты раунда и показать их.
cli-deal-round-number = Номер раунда в партии.
cli-deal-face-up = Открытая карта: { card } ({ $code }). Козырь — { suit }.
cli-deal-round = Раунд { $number }
cli-deal-the-seed = Зерно: { $seed }
cli-deal-commitment = Контрольный хеш: { $commitment }

cli-verify = Проверить записи: каждый ход, каждый результат и то, что раздачи следуют из зерна.
cli-verify-files = Записи для проверки; «-» читает одну из стандартного ввода.
cli-verify-good = { $file }: всё верно ({ count-rounds }). { cli-verify-seed }
cli-verify-unfinished = { $file }: пока всё верно ({ count-rounds }); партия не окончена. { cli-verify-seed }
cli-verify-seed = { $seed ->
    [yes] Раздачи следуют из зерна.
   *[no] Зерна нет, и раздачи сверить не с чем.
}
cli-verify-salts = { $salts ->
    [committed] Игроки зафиксировали свою соль до того, как стала видна хоть одна.
    [withheld] Игроки зафиксировали свою соль до того, как стала видна хоть одна. Не раскрыли: { $names }.
    [uncommitted] Соль дана без контрольных хешей: последнюю могли подобрать под раздачу.
   *[none] Соли никто не добавил: зерно могли подобрать под раздачу.
}
cli-verify-played-on = Первые действия ({ $count }) взяты из другой партии: честность этих раздач никто не обещает.
cli-verify-same-deals = { $count ->
    [1] Первая раздача взята из другой партии: её могли знать заранее.
   *[other] Первые раздачи ({ $count }) взяты из другой партии: их могли знать заранее.
}
cli-verify-file-deals = { $count ->
    [1] Первая раздача взята из файла: её могли знать заранее или подобрать.
   *[other] Первые раздачи ({ $count }) взяты из файла: их могли знать заранее или подобрать.
}
cli-verify-team-match = Это раздача командного матча ({ $text }), её играли и за другим столом.
cli-verify-bad = { $file }: { $problem }

cli-review = Разобрать законченную партию: самые дорогие ошибки и сколько решило везение.
cli-review-file = Запись; «-» читает её из стандартного ввода.
cli-review-player = Разобрать только одного игрока: 1 — первого, 2 — следующего…
cli-review-worst = Сколько самых дорогих ошибок показать.
cli-review-progress = решений: { $done } из { $total }
cli-review-opened = в открытую: { $done } из { $total }
cli-review-none = Явных ошибок никто не сделал.
cli-review-worst-title = Самые дорогие ошибки (потеря шансов на победу, в процентных пунктах)
cli-review-when = Когда
cli-review-who = Игрок
cli-review-made = Выбрано
cli-review-better = Лучше
cli-review-lost = Потеря
cli-review-open = В открытую
cli-review-pass = Раунд { $round }, передача
cli-review-trick = Раунд { $round }, взятка { $trick }
cli-review-grade = { $grade ->
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
cli-review-hint = с подсказкой
cli-review-undone = возвращено: { $cards }
cli-review-curve = Шанс на победу при этом раскладе: { $names } (| — раздача)
cli-review-luck = Везение
cli-review-start = Начало
cli-review-deals = Раздачи
cli-review-own = Свои ошибки
cli-review-others = Чужие ошибки
cli-review-hidden = Скрытое везение
cli-review-end = Конец
cli-review-summary = Средняя потеря шансов за решение
cli-review-all = Всего
cli-review-kind = { $kind ->
    [pass] Передача
    [lead] Заход
    [follow] Ход в масть
    [discard] Сброс
   *[endgame] Последние четыре карты
}
cli-review-scale = Для сравнения, всего: { $marks }.

cli-puzzle = Решить задачу: сегодняшнюю или на выбор.
cli-puzzle-name = Имя задачи; без него — задача дня.
cli-puzzle-kind = open (видны все карты), closed (только то, что знает игрок) или pass (передача).
cli-puzzle-theme = Приём, например hold-ace, draw-trumps или duck-seventh.
cli-puzzle-difficulty = easy, medium, hard или expert.
cli-puzzle-another = Любая задача вместо задачи дня.
cli-puzzle-answer = Сразу показать ответ.

cli-solve = Найти лучшую игру в позиции с открытыми картами.
cli-solve-position = Позиция одной строкой, как в записи, в кавычках.
cli-solve-seconds = Остановиться через столько секунд и показать, что уже доказано.
cli-solve-progress = Перебрано карт: { $nodes }; оценка { $value }
cli-solve-turn = Ход: { $name }. Оценка при правильной игре: { $value }, для стороны, чей ход.
cli-solve-line = Лучшее продолжение: { $cards }
cli-solve-bounds = Времени не хватило: оценка лежит между двумя границами.
cli-solve-cost = Перебрано карт: { $nodes } за { $seconds } с.

cli-simulate = Дать ботам сыграть много партий и показать статистику.
cli-simulate-matches = Сколько партий сыграть.
cli-simulate-progress = Идёт игра
cli-simulate-count = Партии
cli-simulate-rounds = Раундов за партию
cli-simulate-tricks = Взяток за раунд
cli-simulate-points = Очков за раунд
cli-simulate-won = Победы: { $players }
cli-simulate-tie-breaks = Решено при равенстве очков
cli-simulate-ended = Чем окончен раунд: { $reason ->
    [bosses] захват боссов
    [seventh-trick] { $losing ->
        [7] седьмая взятка
       *[other] { $losing }-я взятка
    }
    [last-trick] последняя взятка
    [played-out] все взятки сыграны
   *[seals] решающая печать
}
cli-simulate-speed = Решений в секунду

cli-perft = Сосчитать все продолжения раздачи, чтобы сравнить реализации правил.
cli-perft-depth = Сколько карт разыгрывать, самое большее.
cli-perft-played = Сколько карт сыграть до начала подсчёта.
cli-perft-head = { $ruleset }, зерно { $seed }, карт сыграно до подсчёта: { $played }
cli-perft-line = { $depth ->
    [one] { $depth } карта: { $count } ({ $seconds } с)
    [few] { $depth } карты: { $count } ({ $seconds } с)
   *[other] { $depth } карт: { $count } ({ $seconds } с)
}

cli-error-command = Команды «{ $text }» нет. Есть команды { $known }.
cli-error-language = На языке «{ $text }» мы пока не говорим. Языки: { $known }.
cli-error-option = Параметра { $option } нет.
cli-error-option-value = Параметру { $option } нужно значение.
cli-error-missing = Не хватает: { $name }.
cli-error-value = Неверное значение: { $name }.
cli-error-usage = Команда непонятна: { $problem }
cli-error-hint = Подробнее: «{ $command }».
error-file-unreadable = Не удаётся прочитать { $file }: { file-problem }.
error-file-unwritable = Не удаётся записать { $file }: { file-problem }.
# Иначе $problem — слова операционной системы.
file-problem = { $problem ->
    [missing] нет такого файла или папки
    [denied] нет доступа
    [folder] это папка
    [full] на диске нет места
    [not-text] это не текст в UTF-8
   *[other] { $problem }
}
error-package-missing = Для этого нужна дополнительная часть «{ $extra }»: пакет «{ $package }» не установлен, выполните pip install 'yokai-septet[{ $extra }]'

cli-word-address = АДРЕС
cli-serve = Запустить сервер с веб-страницей.
cli-serve-host = Адрес, на котором сервер слушает.
cli-serve-port = Порт; без него — первый свободный начиная с 7007.
cli-serve-public-url = Адрес, по которому доступен сервер, если перед ним стоит прокси.
cli-serve-lan = Пустить играть и других из локальной сети и показать QR-код для телефонов.
cli-serve-workers = Сколько запустить процессов; если больше одного, нужны PostgreSQL и Redis.
cli-serve-backup-every = Как часто сохранять копию базы данных в папку «backups» внутри папки данных, например 30m, 6h или 1d.
cli-serve-keep = Сколько таких копий хранить; самые старые удаляются.
cli-serve-open-page = Открыть страницу в браузере.
cli-serve-at = Yokai Septet работает по адресу { $url } (доступно { $reach ->
    [this-machine] только с этого компьютера
    [local-network] из локальной сети
   *[everybody] отовсюду
}).
cli-serve-stop = Ctrl+C останавливает сервер.

cli-migrate = Обновить базу данных сервера до новейшей версии.
cli-migrate-done = База данных обновлена.
cli-backup = Скопировать базу данных сервера в файл, даже во время работы.
cli-backup-file = Куда записать копию.
cli-backup-done = Записано в { $file }.
cli-restore = Заменить базу данных сервера копией. Сначала остановите сервер.
cli-restore-file = Копия, сделанная командой «yokai backup».
cli-restore-done = Восстановлено из { $file }.
cli-prune = Удалить старые партии из базы данных сервера.
cli-prune-days = Через сколько дней без обращений удаляется партия.
cli-prune-done = { $count ->
    [one] Удалена { $count } партия.
    [few] Удалены { $count } партии.
   *[other] Удалено { $count } партий.
}

## admin

cli-word-action = ДЕЙСТВИЕ
cli-word-whom = ЦЕЛЬ
cli-admin = Показать, кто на связи и насколько занят сервер, закрыть стол, переименовать игрока, закрыть доступ игроку или сети. Без действия команда даёт и ссылку на страницу, где всё это есть.
cli-admin-action = Что сделать: close (закрыть стол), rename (переименовать), bar (закрыть доступ) или lift (вернуть доступ).
cli-admin-whom = Стол, игрок (имя или идентификатор) или сеть.
cli-admin-new-name = Новое имя.
cli-admin-bar-for = На какой срок закрыть доступ, например 30m, 6h или 1d.
cli-admin-sure = Не спрашивать, прежде чем закрыть стол или доступ из сети.
cli-admin-asking = Опрашиваем сервер…
cli-admin-people = На связи
cli-admin-tables = Столы
cli-admin-barred = Доступ закрыт
cli-admin-nobody = На связи никого нет.
cli-admin-load = Соединений: { $sockets }. Ходов в минуту: { $moves }. Процессор: { $cpu } %. Загрузка машины: { $load } (процессоров: { $processors }).
cli-admin-lobby = на главной странице
cli-admin-status = { $status ->
    [gathering] не начата
   *[playing] идёт
}
cli-admin-until = до { $time }
cli-admin-name-until = имя нельзя менять до { $time }
cli-admin-link = Эта ссылка открывает страницу владельца один раз, в течение десяти минут:
cli-admin-sure-close = Закрыть стол { $code }? Партия будет прервана без победителя, и все за столом это увидят.
cli-admin-sure-bar = Закрыть доступ всем из сети { $network } до { $time }? Это может быть целая семья, школа или фирма.
cli-admin-type-y = Введите y, если да:
cli-admin-not-done = Ничего не сделано.
cli-admin-did-close = Стол { $code } закрыт.
cli-admin-did-rename = Новое имя игрока { $name }: { $new }; сутки его нельзя будет изменить.
cli-admin-did-bar = { $name }: доступ закрыт до { $time }. Стать новым гостем легко; если гость вернётся, закройте доступ и из его сети.
cli-admin-did-bar-network = { $network }: доступ закрыт до { $time }.
cli-admin-did-lift = { $name }: доступ открыт.

## arena

cli-word-shares = ДОЛИ
cli-word-folder = ПАПКА
cli-arena = Узнать, какой бот сильнее: оба играют одни и те же раздачи за каждую сторону.
cli-arena-names = Боты; если их больше двух, каждый играет с каждым. Может участвовать и clairvoyant, который видит все карты.
cli-arena-deals = Сколько раздач сыграть; каждая — целая партия за каждую сторону.
cli-arena-seed = Зерно, из которого следуют все раздачи.
cli-arena-jobs = Сколько процессов запустить.
cli-arena-dask = Адрес кластера Dask, на котором играть.
cli-arena-single-rounds = Играть только первый раунд каждой партии.
cli-arena-nodes = Сколько пробных доигрываний бот может потратить на решение.
cli-arena-seconds = Сколько времени бот может думать над решением.
cli-arena-test = Остановиться, как только станет ясно, какая из двух долей побед вернее, например 0.50,0.55.
cli-arena-folder = Где хранить результаты и записи; прерванное состязание продолжится оттуда.
cli-arena-json-file = Записать цифры в этот файл в формате JSON.
cli-arena-svg-file = Нарисовать ход состязания в этот файл в формате SVG.
cli-arena-pairing = Боты
cli-arena-played = Раздачи
cli-arena-rounds = Выиграно раундов
cli-arena-matches = Выиграно партий
cli-arena-points = Очков за раунд
cli-arena-time = мс на ход
cli-arena-answer = Проверка
cli-arena-ratings = Рейтинги
cli-arena-bot = Бот
cli-arena-rating = Рейтинг

cli-dataset = Дать ботам сыграть и записать каждое решение в файлы Parquet для обучения и анализа.
cli-dataset-folder = Куда записать файлы; прерванный набор данных продолжится оттуда.
cli-dataset-bots = Боты через запятую; с каждым раундом они пересаживаются на одно место.
cli-dataset-rounds = Сколько раундов сыграть.
cli-dataset-seed = Зерно, из которого следуют все раздачи.
cli-dataset-nodes = Сколько пробных доигрываний бот может потратить на решение.
cli-dataset-jobs = Сколько процессов запустить.
cli-dataset-dask = Адрес кластера Dask, на котором играть.
cli-dataset-done = Набор данных готов: { $folder }
