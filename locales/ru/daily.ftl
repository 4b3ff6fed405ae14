### Раздачи дня на странице.

daily-title = Раздачи дня
daily-title-past = Раздачи за { $date }
daily-lead = Четыре раздачи, одинаковые для всех. Сыграйте по одному раунду каждой, вместе с тремя мастерами, и узнайте, насколько хорошо у вас вышло. Попытка одна: без подсказок и без возврата карт.
daily-until = { $time ->
    [midnight] Играть и продолжать их можно до полуночи.
   *[other] Играть и продолжать их можно до { $time }.
}
daily-over = День закончился: играйте эти раздачи для удовольствия сколько угодно раз.
daily-deal = Раздача { $number }
daily-play = Играть
daily-play-deal = Играть раздачу { $number }
daily-resume = Продолжить
daily-resume-deal = Продолжить раздачу { $number }
daily-points = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
daily-not-finished = не доиграна
daily-review-deal = Разбор раздачи { $number }
daily-results = Все результаты раздачи { $number }
daily-result = { $points }: { $field ->
    [one] { $field } мастер
    [few] { $field } мастера
   *[other] { $field } мастеров
}, { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
}
daily-you = { $result } — вы здесь
daily-legend = Каждый столбик — результат в очках: мастера на вашем месте ({ $size }) и все остальные.
daily-field = Мастера ещё играют ({ $done } из { $size }). Проценты могут измениться.
daily-total = { $percent } сегодня
daily-total-past = { $percent } в тот день
daily-percent-text = Ваш процент — доля остальных результатов, которые вы превзошли; равные считаются наполовину.
daily-place = Место { $place } из { $players }
daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
daily-share = Скопировать результат
daily-share-text = Yokai Septet, раздачи за { $date }
daily-board = Таблица результатов
daily-board-closed = Она откроется, когда вы сыграете все четыре раздачи.
daily-board-empty = Никто не сыграл все четыре раздачи.
daily-board-note = При желании можно сыграть ещё раз под другим именем. Исключить этого мы не можем и лишь ограничиваем число игроков из одной сети.
daily-players = { $count ->
    [0] Никто ещё не сыграл все четыре раздачи.
    [one] Все четыре раздачи сыграл { $count } человек.
    [few] Все четыре раздачи сыграли { $count } человека.
   *[other] Все четыре раздачи сыграли { $count } человек.
}
daily-fair-text = Это число закрепило все четыре раздачи до того, как их кто-нибудь увидел. Когда день закончится, здесь появится зерно, и ваш браузер сможет раздать карты заново.
daily-fair-next = Обязательство на следующий день
daily-fair-right = Все четыре раздачи следуют из зерна, закреплённого заранее.
daily-fair-wrong = Что-то не сходится: это не то зерно, которое было закреплено заранее.
daily-archive = Прошедшие дни
daily-archive-none = Здесь появятся прошедшие дни.
daily-archive-day = { $date }: { $percent }
daily-unfinished = Не доиграно
daily-unfinished-deal = { $date }, раздача { $number }
daily-today = Сегодняшние раздачи
