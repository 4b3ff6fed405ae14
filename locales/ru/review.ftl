### The review of a finished game, on the page.

review-title = Разбор
review-open-text = Выберите файл записи законченной партии. Оценивается каждая передача и каждая карта: исходя из того, что знал игрок, и при открытых картах.

## While it is made

review-waiting = { $ahead ->
    [0] Разбор вот-вот начнётся…
    [one] Перед вами { $ahead } разбор.
    [few] Перед вами { $ahead } разбора.
    [many] Перед вами { $ahead } разборов.
   *[other] Перед вами { $ahead } разбора.
}
review-progress = Оценено решений: { $done } из { $total }
review-progress-open = Все решения оценены; при открытых картах: { $done } из { $total }
review-partial = Уже можно смотреть. Везение и сравнение игроков появятся в конце.
review-done = Разбор готов.
review-failed = Разбор не удалось закончить.

## The whole game at a glance

review-step = Шаг за шагом
review-learn = Учиться на ошибках
review-overview = Обзор
review-curve = Шанс выиграть партию
review-curve-text = При настоящем раскладе. Пунктир — раздачи, точки — переломы: нажмите на них или на любой момент.
review-curve-moment = Момент
review-curve-chance = { $names }: { $chance }
review-deal = Раунд { $round }, раздача
review-when-pass = Раунд { $round }, передача
review-when-trick = Раунд { $round }, взятка { $trick }
review-end = Конец
review-point-deal = { $when }: { $names }, { $change }.
review-point = { $when }, { $name }: { $names }, { $change }.

review-luck = Везение и ошибки
review-luck-told = { $names }: было { $start }, стало { $end }. Везение: { $luck }, свои ошибки: { $own }, чужие ошибки: { $others }.
review-luck-told-uncharged = Ошибки, которые никому не засчитаны, например бота на замене: { $change }.
review-luck-text = Скрытое везение: карты лежали лучше или хуже, чем кто-либо мог знать. Все части в сумме дают результат.
review-luck-seals = В этом варианте оценка учитывает число печатей, но не то, какие масти запечатаны.
review-luck-start = Начало
review-luck-deals = Раздачи
review-luck-hidden = Скрытое везение
review-luck-own = Свои ошибки
review-luck-others = Чужие ошибки
review-luck-uncharged = Никому не засчитано
review-luck-end = Конец

review-costliest = Самые дорогие ошибки
review-costliest-text = По потере шансов выиграть партию, исходя из того, что знал игрок.
review-costliest-none = Явных ошибок нет.
review-instead = { $made }, лучше: { $best }

review-players = Потеря шансов за решение
review-players-text = С 95-процентными интервалами, в сравнении с ботами. По одной партии судить рано: смотрите на интервалы.
review-player = Игрок
review-all = Все
review-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
review-kind = { $kind ->
    [pass] Передача
    [lead] Первый ход
    [follow] Ход в масть
    [discard] Сброс
   *[endgame] Последние четыре карты
}
review-grade = { $grade ->
    [best] Лучший выбор
    [good] Хороший выбор
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}

## Moment by moment

review-made-pass = { $name }, передача: { $cards }
review-made-card = { $name }: { $cards }
review-best = Лучший выбор: { $cards }
review-lost = Потеря: { $loss } ± { $margin }
review-only-card = { $name }: { $card }. Другого хода не было.
review-before-deal = Раздаётся следующий раунд.
review-match-over = Партия закончена.
review-not-yet = Это решение ещё не оценено.
review-unlucky = Верно, но не повезло: при таком раскладе это стоило { $loss }.
review-lucky = Неверно, но повезло: при таком раскладе это ничего не стоило.
review-hint = Здесь взята подсказка.
review-stand-in = Здесь вместо игрока играл бот; это никому не засчитано.
review-stand-in-person = Здесь решал кто-то другой; это никому не засчитано.
review-taken-back = Взято назад до этого: { $cards }
review-known = Известно
review-open-cards = Открыто
review-values = Под каждым вариантом — шанс выиграть партию: исходя из того, что знал игрок, и при открытых картах. Знак ≈ — оценка, без него значение точное.
review-option = { $cards }: { $known } по тому, что известно, { $open } при открытых картах
review-option-none = { $cards }: сыграть нельзя
review-option-made = { $option }, выбрано
review-option-best = { $option }, лучший выбор
review-previous-mistake = Предыдущая ошибка
review-next-mistake = Следующая ошибка
review-view-knew = Что знал игрок
review-keys = Стрелки влево и вправо — шаг, вверх и вниз — от ошибки к ошибке, Page Up и Page Down — по взяткам.
review-more = Ссылка, запись и клавиши

## Learn from your mistakes

review-learn-of = Ошибки игрока { $name }
review-learn-pick = Чьи ошибки?
review-learn-count = { $number } из { $total }
review-learn-play = Вы — { $name }. Сыгранная здесь карта — { $grade ->
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}. Какая лучше?
review-learn-pass = Вы — { $name }. Здесь были переданы не лучшие карты. Какие передадите вы?
review-learn-again = { $cards }: до лучшего выбора не хватает { $loss }. Попробуйте снова.
review-learn-made = { $cards }: это и была ошибка. Попробуйте иначе.
review-learn-found = { $cards }: отличная находка!
review-learn-show = Показать ответ
review-learn-next = Дальше
review-learn-none = Явных ошибок, на которых можно учиться, нет. Отличная игра!
review-learn-done = Это была последняя.

## What if

review-what-if = Что, если…
review-what-if-text = Сыграйте любую карту за игрока { $name }, потом за следующих.
review-what-if-pass = Выберите одну из этих передач за игрока { $name } или другие карты.
review-other-pass = Выбрать другие карты
review-value-pass = Оценить эти карты
review-what-if-thinking = Вычисляем оценки…
review-what-if-over = Здесь раунд заканчивается.
review-what-if-back = Шаг назад
review-what-if-leave = Вернуться к партии
review-play-on = Играть отсюда
review-play-on-text = Вы занимаете одно место, за остальные играют боты. В статистике это не учитывается.
review-play-on-seat = Ваше место
review-play-on-bots = Боты
review-play-on-start = Играть

## Together

review-show = Показать остальным
review-showing = Остальные могут смотреть вместе с вами.
review-show-stop = Больше не показывать
review-following = Показывает { $name }. Вы смотрите вместе, пока не перейдёте к другому моменту.
