### Раздачи дня на странице.

daily-title = Раздачи дня
daily-title-past = Раздачи за { $date }
daily-lead = Четыре раздачи, одинаковые для всех. В каждой — один раунд за столом с тремя ботами-мастерами: сравните свой результат с чужими. Попытка одна, без подсказок и возврата ходов.
daily-until = { $time ->
    [midnight] Эти раздачи можно начать и доиграть до полуночи.
   *[other] Эти раздачи можно начать и доиграть до { $time }.
}
daily-over = День закончился: теперь эти раздачи можно играть для удовольствия сколько угодно раз.
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
    [one] { $field } бот-мастер
    [few] { $field } бота-мастера
   *[other] { $field } ботов-мастеров
}, { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
}
daily-you = { $result } — вы здесь
daily-legend = Каждый столбик — результат в очках: так сыграли боты-мастера на вашем месте (их { $size }) и все остальные.
daily-field = Боты-мастера ещё играют ({ $done } из { $size }). Проценты могут измениться.
daily-total = { $percent } сегодня
daily-total-past = { $percent } в тот день
daily-percent-text = Ваш процент показывает, какую долю всех остальных результатов вы превзошли; равный результат считается за половину.
daily-place = Место { $place } из { $players }
daily-streak = { $count ->
    [one] Серия: { $count } день
    [few] Серия: { $count } дня
   *[other] Серия: { $count } дней
}
daily-share = Скопировать результат
daily-share-text = Yokai Septet, раздачи за { $date }
daily-board = Таблица лидеров
daily-board-closed = Таблица лидеров откроется, когда вы сыграете все четыре раздачи.
daily-board-empty = Все четыре раздачи не сыграл никто.
daily-board-note = Никто не мешает сыграть ещё раз под другим именем; мы лишь ограничиваем число игроков из одной сети.
daily-players = { $count ->
    [0] Никто ещё не сыграл все четыре раздачи.
    [one] Все четыре раздачи сыграл { $count } человек.
    [few] Все четыре раздачи сыграли { $count } человека.
   *[other] Все четыре раздачи сыграли { $count } человек.
}
daily-fair-text = Это число зафиксировало все четыре раздачи до того, как их кто‑нибудь увидел. Когда день закончится, здесь появится зерно, и ваш браузер сможет раздать по нему карты заново.
daily-fair-next = Контрольный хеш на завтра
daily-fair-right = Все четыре раздачи следуют из зерна, зафиксированного заранее.
daily-fair-wrong = Что‑то не сходится: это не то зерно, которое было зафиксировано заранее.
daily-archive = Прошедшие дни
daily-archive-none = Здесь появятся раздачи прошедших дней.
daily-archive-day = { $date }: { $percent }
daily-unfinished = Недоигранные раздачи
daily-unfinished-deal = { $date }, раздача { $number }
daily-today = Сегодняшние раздачи
