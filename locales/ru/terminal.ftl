### Игра в терминале: строка за строкой (plain-*) и стол на экране (app-*).

terminal-none = нет
terminal-no-cards = нет

## Строка за строкой. Отвечают номером, кодом карты или одной буквой.

plain-welcome = Добро пожаловать в Yokai Septet. Вариант игры: { $ruleset }. Чтобы получить справку, введите ? в любой момент.
plain-seat = { $place ->
    [teammate] { $name } сидит напротив вас — это ваш напарник.
    [opposite] { $name } сидит напротив вас.
    [left] { $name } сидит слева от вас.
   *[right] { $name } сидит справа от вас.
}
plain-received = { $name } передаёт вам: { $cards }.
plain-table = Раунд { $round }. { $ruleset }.
plain-trump = Козырь — { suit }.
plain-trump-card = Козырь — { suit }; открытая карта: { card } ({ $code }).
plain-trump-open = Козырную масть определит первая сыгранная карта.
plain-side = { $name }: { $tricks }; боссы: { $bosses }; счёт { $score } из { $goal }.
plain-side-seals = { $name }: { $tricks }; боссы: { $bosses }; печати: { $seals } ({ $score } из { $goal }).
plain-trick = Взятка { $number }: { $cards }.
# Одна карта взятки в $cards.
plain-played = { $name } — { card }
plain-trick-empty = Взятка { $number }: карт ещё нет.
plain-last-trick = Последняя взятка: { $cards }. Её берёт { $name }.
plain-no-last-trick = В этом раунде ещё нет ни одной полной взятки.
plain-choose-pass = Выберите { count-cards.acc } для передачи. Получатель: { $name }. Ваши карты:
# $names — ряд из plain-pass-one.
plain-choose-pass-each = Выберите { count-cards.acc } по порядку. Получатели: { $names }. Ваши карты:
plain-pass-one = { $name }
plain-choose-play = Допустимые карты:
plain-kept = Сейчас недопустимы: { $cards }.
plain-hand = Ваши карты: { $cards }.
plain-ask-pass = Ваши карты?
plain-ask-play = Ваша карта?
plain-ask-ready = Нажмите Enter, когда экран видите только вы.
plain-hand-over = Очередь: { $name }.
plain-help =
    Введите номер карты или её код, например W7; для передачи — несколько через пробел.
    h: ваши карты. t: стол. l: последняя взятка. v: сыгранные карты. r: правила за минуту.
    x: подсказка. u: вернуть последний ход. q: выйти из партии.
    Просто Enter — повторить ваши варианты.
plain-left = Вы вышли из партии.
plain-help-remote = y, z: разрешить другому игроку вернуть ход или отказать. s: что ещё можно сделать; s 3: выполнить третий пункт.
plain-resume = Есть незаконченная партия ({ $ruleset }, раунд { $number }). Введите y, чтобы продолжить её; любой другой ответ начнёт новую.
plain-where = Где будете играть? Введите номер.
plain-gone = Сыграно в этом раунде (насколько видно за этим столом): { $cards }.
plain-no-undo = Возвращать нечего.
plain-saved = Запись партии — в файле { $file }.
error-no-such-choice = { $last ->
    [1] Сыграть можно только одну из ваших карт.
   *[other] Варианта { $text } нет: номера идут от 1 до { $last }.
}
error-one-card = Назовите одну карту: номером или кодом.

## Рассказ о записанной партии.

transcript-title = Yokai Septet: { $ruleset }
transcript-players = Игроки: { $names }
transcript-date = Дата партии: { DATETIME($date, dateStyle: "long") }
transcript-hand = { $name }, раздача: { $cards }
transcript-pass = { $name } передаёт игроку { $to }: { $cards }
transcript-unfinished = Запись обрывается здесь; партия не окончена.
transcript-by = { $by ->
    [person] Здесь за игрока { $name } решает кто‑то другой.
   *[other] Здесь за игрока { $name } играет бот.
}
transcript-hint = { $name } берёт подсказку.
transcript-undone = { $name } возвращает ход: { $cards }

## Стол на экране. У карт буквы от a до p; клавиши после них — команды.

app-you = Вы
app-round = Раунд { $number }
app-trick = Взятка { $number }
app-trump = Козырь
app-trick-yours = Взятка ваша.
app-trick-of = Взятку берёт { $name }.
app-thinking = { $name } думает…
app-your-lead = Ваш заход: выберите карту.
app-your-turn = Ваш ход. Масть захода: { suit }.
app-pass = Выберите { count-cards.acc }. Получатель: { $name }.
app-pass-one = Выберите карту. Получатель: { $name }.
app-confirm-pass = Enter — передать эти карты.
app-keys = a–p карта  ←→ ⏎  r памятка  t взятка  v карты  q выход
app-keys-local = x подсказка  u назад
app-keys-replay = ←→ шаг  ↑↓ взятка  Tab место  r памятка  t взятка  v карты  q выход
app-replay = { $place } из { $last }, глазами игрока { $name }
app-keys-review = ←→ шаг  ↑↓ взятка  s ошибка  Tab место  t взятка  v карты  q выход
review-verdict-best = { $name }: { $made } — лучший выбор
review-verdict-good = { $name }: { $made } — хороший выбор. Лучший: { $best }
review-verdict-lost = { $name }: { $grade } (−{ $points } п. п.). { $made }; лучше: { $best }
review-verdict-by = { $by ->
    [person] { $name } (кто‑то другой)
   *[other] { $name } (замена)
}
app-close = Enter: назад к столу
app-continue = Enter: дальше
app-aid-title = Памятка
app-last-trick-title = Последняя взятка
app-seen-title = Карты в игре
app-seen-legend = { $aid ->
    [all] Жирные: у других игроков. В скобках: у вас. Точки: сыграны.
   *[other] Точки: сыграны (насколько позволяет показ сыгранных карт). В скобках: у вас.
}
app-face-down = За этим столом взятки лежат рубашкой вверх.
app-aid = { $kind ->
    [seals] Первая карта раунда определяет козырь. Команда, захватившая за раунд обе семёрки масти, запечатывает её. Печатей для победы: { $goal }.
    [teams] С { $bosses ->
        [3] тремя
        [4] четырьмя
       *[other] { $bosses }
    } боссами ваша команда выигрывает раунд{ $losing ->
        [0] { "" }
        [7] ; седьмая взятка до этого — проигрыш
       *[other] ; { $losing }-я взятка до этого — проигрыш
    }. { $stars ->
        [none] За каждый выигранный раунд — 1 очко.
        [white] За каждую белую звезду — 1 очко; босс козырной масти очков не даёт.
       *[all] За каждую белую и чёрную звезду — 1 очко; босс козырной масти очков не даёт.
    } Партия до { $goal }.
   *[alone] С { $bosses ->
        [3] тремя
        [4] четырьмя
       *[other] { $bosses }
    } боссами вы выигрываете раунд{ $losing ->
        [0] { "" }
        [7] ; седьмая взятка до этого — проигрыш
       *[other] ; { $losing }-я взятка до этого — проигрыш
    }. { $stars ->
        [none] За каждый выигранный раунд — 1 очко.
        [white] За каждую белую звезду — 1 очко; босс козырной масти очков не даёт.
       *[all] За каждую белую и чёрную звезду — 1 очко; босс козырной масти очков не даёт.
    } Партия до { $goal }.
}
app-round-over = Раунд окончен
app-match-over = Партия окончена
app-from-hand = на руках
app-left-in-hands = Осталось на руках
app-hand-over = Очередь: { $name }. Остальные, не подглядывайте!
app-hand-over-ready = Enter: я — { $name }
app-resume = Продолжить незаконченную партию ({ $ruleset }, раунд { $number })
app-people = Людей за этой клавиатурой: { $count }
app-setting = { $name }: { $value }
app-rules = Читать правила
app-quit = Выйти
app-menu-hint = ↑↓ и Enter или мышь
app-kept = Партия сохранена: «yokai play» предложит её снова.
app-not-saved = Сейчас партию не удаётся сохранить. Можно играть дальше, но продолжить её позже, возможно, не получится.

## A table on a server.

app-table = Стол { $code }
app-connecting = Соединение с { $server }…
app-reconnecting = Связь потеряна; новая попытка…
app-gone = Сервер закрыл стол.
app-start = Enter — посадить ботов на свободные места и начать.
app-be-ready = Enter — сообщить хозяину, что вы готовы.
app-is-ready = { $name } ждёт остальных.
app-waiting-for-start = Ждём, когда хозяин начнёт партию…
app-waiting-for-deal = Ждём следующей раздачи…
app-waiting = На очереди: { $names }.
app-undo-asked = { $name } хочет вернуть ход. y: согласиться. z: отказать.
app-table-over = Партия окончена. q: выйти.
app-keys-remote = a–p карта  ←→ ⏎  r памятка  t взятка  v карты  x подсказка  u назад  s ещё  q выход
app-more-title = Что ещё?
app-would-vote-bot = { $who ->
    [you] Вы предлагаете заменить игрока { $other } ботом до конца раунда; нужно согласие всех остальных.
   *[one] { $name } предлагает заменить игрока { $other } ботом до конца раунда; нужно согласие всех остальных.
}
app-would-abandon = { $who ->
    [you] Вы хотите прервать партию; она закончится, если согласятся все.
   *[one] { $name } хочет прервать партию; она закончится, если согласятся все.
}
app-bot-plays-for-you = За вас играет бот. Enter: я снова здесь.
app-play-again = Партия окончена. Enter: сыграть ещё. s: другое. q: выйти.
app-next-game = Вас ждёт новая партия. Enter: присоединиться. q: выйти.
app-invite = Чтобы пригласить других, пошлите им этот адрес: { $url }
app-salted = Ваша соль для раздач: { $salt }
app-salt = Соль, { $name }: { $salt }
app-return = Назад к столу { $code } ({ $ruleset })
app-hint-cards = Лучший выбор: { $cards }.
app-hint-chance = Лучший выбор: { $cards } (шанс выиграть раунд: { $chance } %).
error-bad-table-address = «{ $text }» — не адрес стола вроде https://host/t/CODE.
error-server-unreachable = Сервер { $server } недоступен.
