### Разбор законченной партии на странице. $change, $loss, $luck, $own и $others кончаются на «п. п.»: второй точки не нужно.

review-title = Разбор
review-open-text = Выберите файл записи законченной партии. Каждая передача и каждая карта оценивается вслепую (по тому, что знал игрок) и в открытую (когда видны все карты).

## While it is made

review-waiting = { $ahead ->
    [0] Разбор вот-вот начнётся…
    [one] Перед вами { $ahead } разбор.
    [few] Перед вами { $ahead } разбора.
    [many] Перед вами { $ahead } разборов.
   *[other] Перед вами { $ahead } разбора.
}
review-progress = Оценено решений: { $done } из { $total }
review-progress-open = Вслепую оценены все решения, в открытую — { $done } из { $total }
review-partial = Разбор уже можно смотреть. Везение и сравнение игроков появятся в конце.
review-done = Разбор готов.
review-failed = Разбор не удалось закончить.

## The whole game at a glance

review-step = Шаг за шагом
review-learn = Учиться на ошибках
review-overview = Обзор
review-curve = Шанс на победу
review-curve-text = Шанс рассчитан по реальному раскладу. Пунктир отделяет раунды, точками отмечены переломные моменты: нажмите на точку или на любое место графика.
review-curve-moment = Момент
review-curve-chance = { $names }: { $chance }
review-deal = Раунд { $round }, раздача
review-when-pass = Раунд { $round }, передача
review-when-trick = Раунд { $round }, взятка { $trick }
review-end = Конец
review-point-deal = { $when }. { $names }: { $change }
review-point = { $when }, ход: { $name }. { $names }: { $change }

review-points = { $count ->
   *[other] { $number } п. п.
}
review-in-points = Все изменения — в процентных пунктах шанса на победу.
review-luck = Везение и ошибки
review-luck-told = { $names }: шанс был { $start }, стал { $end }. Везение: { $luck }, свои ошибки: { $own }, чужие ошибки: { $others }
review-luck-told-uncharged = Ошибки, которые никому не засчитаны, например ошибки бота на замене: { $change }
review-luck-text = Скрытое везение — это расклад, который оказался лучше или хуже, чем кто‑либо мог знать. Все части вместе дают результат.
review-luck-seals = В этом варианте оценка учитывает число печатей, но не то, какие масти запечатаны.
review-luck-start = Начало
review-luck-deals = Раздачи
review-luck-hidden = Скрытое везение
review-luck-own = Свои ошибки
review-luck-others = Чужие ошибки
review-luck-uncharged = Никому не засчитано
review-luck-end = Конец

review-costliest = Самые дорогие ошибки
review-costliest-text = Сколько шансов на победу стоила каждая ошибка, если судить по тому, что знал игрок.
review-costliest-none = Явных ошибок нет.
review-instead = Выбрано: { $made }. Лучше: { $best }

review-players = Средняя потеря шансов за решение
review-players-text = Показаны 95-процентные интервалы, а для сравнения — боты. По одной партии судить рано: смотрите, насколько широки интервалы.
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
    [lead] Заход
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

review-made-pass = { $name } передаёт: { $cards }
review-made-card = { $name }: { $cards }
review-best = Лучший выбор: { $cards }
review-lost = Потеря шансов: { $loss } ± { $margin } п. п.
review-only-card = { $name }: { $card }. Другого хода не было.
review-before-deal = Дальше — раздача следующего раунда.
review-match-over = Партия закончена.
review-not-yet = Это решение ещё не оценено.
review-unlucky = Выбор верный, но не повезло: при таком раскладе он стоил { $loss }
review-lucky = Выбор неверный, но повезло: при таком раскладе он ничего не стоил.
review-hint = Здесь была взята подсказка.
review-stand-in = Здесь вместо игрока решал бот; это решение никому не засчитано.
review-stand-in-person = Здесь решал кто‑то другой; это решение никому не засчитано.
review-taken-back = Ход, возвращённый перед этим: { $cards }
review-known = Вслепую
review-open-cards = В открытую
review-values = Под каждым вариантом — шанс на победу ({ $names }): вслепую (по тому, что знал игрок) и в открытую (когда видны все карты). Знаком ≈ отмечены оценки; значения без этого знака точные.
review-option = { $cards }: { $known } вслепую, { $open } в открытую
review-option-none = { $cards }: сыграть нельзя
review-option-made = { $option }, выбрано
review-option-best = { $option }, лучший выбор
review-previous-mistake = Предыдущая ошибка
review-next-mistake = Следующая ошибка
review-view-knew = Глазами игрока
review-keys = Стрелки влево и вправо — шаг, вверх и вниз — от ошибки к ошибке, Page Up и Page Down — по взяткам.
review-more = Ссылка, запись и клавиши

## Learn from your mistakes

review-learn-of = Ошибки: { $name }
review-learn-pick = Чьи ошибки?
review-learn-count = { $number } из { $total }
review-learn-play = Вы — { $name }. Сыгранная здесь карта — { $grade ->
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}. Какая карта лучше?
review-learn-pass = Вы — { $name }. Здесь были переданы не лучшие карты. Какие передадите вы?
review-learn-again = { $cards }: это на { $loss } хуже лучшего выбора. Попробуйте снова.
review-learn-made = { $cards }: это и была ошибка. Попробуйте иначе.
review-learn-found = { $cards }: отличная находка!
review-learn-show = Показать ответ
review-learn-next = Дальше
review-learn-none = Явных ошибок, на которых можно учиться, нет. Отличная игра!
review-learn-done = Это была последняя ошибка.

## What if

review-what-if = Что, если…
review-what-if-text = Ходит { $name }: сыграйте любую карту, а потом играйте и за следующих.
review-what-if-pass = Карты передаёт { $name }: выберите одну из этих передач или другие карты.
review-other-pass = Выбрать другие карты
review-value-pass = Оценить эти карты
review-what-if-thinking = Вычисляем оценки…
review-what-if-over = Здесь раунд заканчивается.
review-what-if-back = Шаг назад
review-what-if-leave = Вернуться к партии
review-play-on = Играть отсюда
review-play-on-text = Вы занимаете одно место, за остальные играют боты. В статистике такая игра не учитывается.
review-play-on-seat = Ваше место
review-play-on-bots = Боты
review-play-on-start = Играть

## Together

review-show = Показать остальным
review-showing = Остальные могут смотреть вместе с вами.
review-show-stop = Больше не показывать
review-following = Разбор показывает { $name }. Вы смотрите вместе, пока сами не перейдёте к другому моменту.

## The coach at the end of a round

review-coach = Тренер
review-coach-looking = Тренер смотрит ваши решения…
review-coach-well = Вы хорошо сыграли этот раунд: тренер не нашёл явных ошибок.
review-coach-nothing = В этом раунде вам нечего было решать.
review-coach-trick = Взятка { $trick }: { $best } — на { $loss } лучше, чем { $made }.
review-coach-pass = Передача карт: { $best } — на { $loss } лучше, чем { $made }.
review-coach-look = Посмотреть этот раунд
review-coach-play-on = Доиграть с того места
review-round = Раунд { $round }
