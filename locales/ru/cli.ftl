### Команда `yokai`.

## Справка

cli-about = Играть в Yokai Septet, изучать игру и принимать гостей.
cli-help-play = Сыграть с ботами.
cli-help-rules = Прочитать правила.
cli-help-deal = Показать раздачу по начальному числу.
cli-help-replay = Рассказать записанную партию взятка за взяткой.
cli-help-verify = Проверить записи партий: каждый ход, каждый результат, каждую раздачу.
cli-help-perft = Пересчитать все способы сыграть раздачу, чтобы проверить правила.
cli-help-simulate = Сыграть много партий случайными ходами и подвести итоги.
cli-option-lang = Язык: { $languages }.
cli-option-ruleset = По каким правилам играть: { $rulesets }.
cli-option-first-leader = Кто начинает первую взятку: кому карта досталась при раздаче (dealt) или у кого она после передачи (holder).
cli-option-seed = Начальное число раздач; одно и то же число даёт одни и те же карты.
cli-option-save = Сохранить запись партии в этот файл.
cli-option-plain = Построчно, для программ чтения с экрана и конвейеров.
cli-option-json = Вывести JSON для программ.
cli-option-matches = Сколько партий.
cli-option-round = Какой раунд, считая с 1.
cli-option-depth = На сколько карт вглубь.
cli-option-name = Ваше имя.
cli-option-bots = Насколько сильны боты.

## Партия построчно

cli-play-welcome = Добро пожаловать! { $ruleset }.
cli-play-seats = За столом по часовой стрелке: { $names }.
cli-play-teammate = Ваш напарник: { $name }.
cli-play-keys = Выбирайте числом. А также: h — ваша рука, t — стол, r — правила, q — выход.
cli-play-hand = Ваша рука: { $cards }.
cli-play-choice = { $number }: { card } ({ $code })
cli-play-pass = Выберите { count-cards.acc }; их получит { $name }. Введите номера через пробел.
cli-play-pass-one = Выберите карту; её получит { $name }. Введите номер.
cli-play-passed = Ваши карты получает { $name }: { $cards }.
cli-play-received = Вам передаёт { $name }: { $cards }.
cli-play-which-card = Ваш ход. Какую карту сыграете?
cli-play-only-card = Ваш ход. Сыграть можно только { card.acc }.
cli-play-trump = Козырь: { suit }.
cli-play-trick-so-far = Во взятке пока: { $cards }.
cli-play-card-by = { $name }: { card }
cli-play-side = { $name }: { count-tricks }. Боссы: { $bosses }.
cli-play-none = нет
cli-play-seals = { $name }, печати: { $suits }.
cli-play-score = Счёт: { $scores }.
cli-play-not-a-choice = «{ $text }» — не вариант. Введите число от 1 до { $last }.
cli-play-wrong-count = Введите разные номера, всего { $count }.
cli-play-next = Нажмите Enter, чтобы начать следующий раунд.
cli-play-left = Вы покинули партию.
cli-saved = Сохранено в { $file }.
cli-no-file = Файла { $file } нет.

## Записи, раздачи и подсчёты

cli-round = Раунд { $number }
cli-trick = Взятка { $number }
cli-hand-of = { $name }: { $cards }
cli-passed-to = { $name } передаёт карты ({ $other } получает): { $cards }
cli-face-up = Открытая карта: { card }
cli-seed = Начальное число: { $seed }
cli-commitment = Обязательство: { $commitment }
cli-verify-right = { $file }: верно, { count-rounds }
cli-verify-wrong = { $file }: { $sentence }
cli-unfinished = Партия не окончена.
cli-abandoned = Партия прервана.
cli-simulate-working = Идёт игра
cli-simulate-title = { count-matches }, { $ruleset }
cli-column-side = Сторона
cli-column-won = Победы
cli-column-share = Доля
cli-column-end = Конец раунда
cli-column-rounds = Раунды
cli-column-points = Очки за раунд
cli-column-depth = Глубина
cli-column-count = Варианты
cli-reason-bosses = Достаточно боссов (R20)
cli-reason-seventh-trick = Седьмая взятка (R21)
cli-reason-last-trick = Последняя взятка (R22)
cli-reason-played-out = Все взятки разыграны (R56)
cli-reason-seals = Все печати (R57, R58)
