### Почему действие отклонено. Пояснения к переменным — в английском файле.

error-unknown-card = «{ $text }» — не карта. Карта — это буква масти и достоинство, которое в этой масти есть, например WA, W7 или S13.
error-unknown-suit = «{ $text }» — не масть. Масти: W, E, C, L, D, F и S.
error-unknown-seat = Места с номером { $text } нет: номера идут от 0 до { $last }.
error-unknown-ruleset = Варианта «{ $text }» нет. Есть: { $known }.
error-unknown-bot = Бота «{ $text }» нет. Есть: { $known }.
error-unknown-puzzle = Задачи «{ $text }» нет.
error-withdrawn-puzzle = Задача «{ $text }» снята: верным может быть не один ответ.
error-unknown-first-leader = Такого варианта нет: «{ $text }». Допустимо: dealt или holder.
error-unknown-later-leader = Варианта «{ $text }» здесь нет. Есть: { $known }.
error-unknown-action = Это не передача карт и не ход.
error-repeated-card = Карта { $text } указана дважды.
error-bad-ruleset = Играть по правилам «{ $text }» нельзя: их числа не сходятся.
error-bad-deal = Так карты в этой игре раздать нельзя.
error-bad-seed = Это не зерно: в зерне 32 байта, то есть 64 шестнадцатеричные цифры.
error-bad-salt = Такая соль не годится: у каждого игрока может быть только одна, не длиннее 64 байт.
error-bad-round = Раунды считаются с 1.
error-bad-day = «{ $text }» — не дата. Дата выглядит так: 2026-11-16.
error-bad-daily-deal = Раздачи каждого дня: с 1 по { $most }.
error-not-computable = Эти карты нельзя проанализировать: они не составляют позиции этой игры.
error-review-unfinished = Разобрать или сыграть ещё раз можно только завершённую партию; эта ещё может продолжиться.
error-round-goes-on = Раунд { $round } ещё не закончен.
error-what-if-moment = В этой партии действий: { $actions }; такого момента в ней нет.
error-review-unknown-cards = Разобрать или сыграть ещё раз можно только запись с картами всех игроков; в этой видно лишь то, что знал один игрок.
error-review-too-long = В этой партии слишком много раундов, чтобы разобрать её или сыграть ещё раз: { $rounds }. Предел — { $most }.

error-not-dealt = Карты ещё не розданы.
error-no-deal-now = Карты раздают, только когда раунд окончен.
error-match-is-over = Партия окончена.
error-round-is-over = Раунд окончен.
error-pass-is-over = В этом раунде карты уже переданы ({ $rule }).
error-pass-count = { $who ->
    [you] Передать нужно ровно { count-cards.acc }, без повторов ({ $rule }).
   *[one] { $name }: передать нужно ровно { count-cards.acc }, без повторов ({ $rule }).
}
error-boss-put-aside = Босс остаётся в раунде, отложить его нельзя: { $cards }.
error-exchange-first = Босс лежит открытым: сначала нужно решить, менять ли его.
error-no-such-exchange = Сейчас так поменять нельзя.
error-pass-not-in-hand = { $who ->
    [you] Нельзя передать карты, которых у вас нет: { $cards }.
   *[one] { $name }: нельзя передать чужие карты: { $cards }.
}
error-not-all-passed = { $who ->
    [you] Вы пока не можете сыграть { card.acc }: не все передали карты ({ $rule }).
   *[one] { $name } пока не может сыграть { card.acc }: не все передали карты ({ $rule }).
}
error-not-your-turn = { $who ->
    [you] Вы не можете сейчас сыграть { card.acc }: ходит { $turn } ({ $rule }).
   *[one] { $name } не может сейчас сыграть { card.acc }: ходит { $turn } ({ $rule }).
}
error-not-in-hand = { $who ->
    [you] У вас нет { card.gen }. Допустимые карты: { $legal }.
   *[one] { $name }: нет { card.gen }. Допустимые карты: { $legal }.
}
error-must-follow = { $who ->
    [you] Вы не можете сыграть { card.acc }: масть захода — { $led }, и нужно ходить в масть ({ $rule }). Допустимые карты: { $legal }.
   *[one] { $name } не может сыграть { card.acc }: масть захода — { $led }, и нужно ходить в масть ({ $rule }). Допустимые карты: { $legal }.
}

## За столом.

error-seat-is-taken = Это место занято.
error-seat-is-free = Там никто не сидит.
error-no-seat-is-free = Все места заняты.
error-seats-are-free = { $count ->
    [one] Свободно ещё { $count } место. Его может занять бот.
    [few] Свободно ещё { $count } места. Их могут занять боты.
   *[other] Свободно ещё { $count } мест. Их могут занять боты.
}
error-too-many-people = Для этого варианта за столом слишком много людей.
error-no-person-there = Другого человека там нет.
error-not-seated = Вы не сидите за этим столом.
error-own-program-sits = Вы и ваши программы можете занять за столом только одно место.
error-already-seated = Во время партии меняться местами нельзя.
error-saw-another-hand = В этой партии вы видели чужие карты и можете вернуться только на то место.
error-not-the-owner = Это может только хозяин стола.
error-not-started = Партия ещё не началась.
error-already-started = Партия началась, менять стол уже нельзя.
error-match-goes-on = Партия ещё идёт.
error-day-is-over = День закончился, а с ним и эти раздачи.
error-not-in-daily-deals = Раздачи дня для всех одинаковы: без подсказок, без возврата ходов и без замен.
error-not-in-team-matches = В командном матче нет подсказок и возврата ходов, никто не приходит и не уходит.
error-not-a-team-ruleset = Командному матчу нужны правила для двух команд по двое.
error-team-match-began = Этот командный матч уже начался.
error-team-match-not-begun = Этот командный матч ещё не начался.
error-team-match-ended = Этот командный матч окончен: за другим столом никого не осталось.
error-no-team-seat = У вас нет места в этом командном матче.
error-tables-need-people = За каждым столом нужен хотя бы один человек.
error-rematch-exists = Стол для новой партии уже есть.
error-decision-is-over = Это решение принимать уже поздно.
error-already-ready = Вы уже сообщили, что можно начинать.
error-already-answered = Вы уже ответили.
error-nothing-to-undo = Вернуть можно только свой последний ход, пока никто не сходил после вас.
error-undo-is-asked = Об этом уже попросили.
error-undo-was-refused = Остальные не согласились вернуть этот ход.
error-no-undo-asked = Никто не просит вернуть ход.
error-bot-plays-already = Там уже играет бот.
error-not-away = Возможно, игрок ещё вернётся: бот сможет играть за него через полминуты.
error-seat-was-given = Остальные передали это место боту до конца раунда.
error-not-late = Этот игрок пока не так часто заставлял вас ждать.
error-veto-is-lost = За один раунд ваше время вышло трижды. Пока вы не сыграете раунд без просрочек, остальные могут прервать партию без вашего согласия.
error-seats-are-locked = Места закрыты: чтобы сесть, нужна действующая ссылка-приглашение.
error-hand-is-known = Карту этого игрока видели, а потом ход вернули. Сюда можно сесть после следующей раздачи.
error-nothing-to-take-back = За вас бот не играет.
error-too-late-for-salt = Добавлять свою соль в эту партию уже поздно.
error-too-early-for-salt = Соль раскрывают, когда зафиксированы хеши всех.
error-wrong-salt = Это не та соль, которую вы зафиксировали.
error-no-salt-of-program = Соль добавляют только люди, программы — нет.
error-not-stored = В запись это не попадает.

## Состязания ботов.

error-bad-test = Проверить «{ $text }» нельзя: укажите две доли побед, например 0.50,0.55.
error-other-contest = { $file } относится к другому состязанию. Выберите другую папку.
error-other-dataset = В папке { $file } лежит другой набор данных. Выберите другую папку.
error-no-cluster = По адресу { $address } нет кластера Dask.
