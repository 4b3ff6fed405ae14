### Что произошло: одно предложение на событие. Пояснения к $who — в английском файле.
### Имена игроков не склоняются и пол неизвестен: имя всегда в именительном, глагол — в настоящем времени.

event-round-dealt = Начинается раунд { $number }. { $rank ->
    [1] Открытая карта — { card }: козырь — { suit }, а суперкозырь не участвует в раунде.
    [7] Открытая карта — { card }: козырь — { suit }, а босс этой масти не участвует в раунде.
   *[other] Открытая карта — { card }: козырь — { suit }.
}
event-round-dealt-no-trump = Начинается раунд { $number }. Козырную масть определит первый заход.

event-pass-chosen = { $who ->
    [you] Карты для передачи выбраны.
   *[one] { $name }: карты для передачи выбраны.
}
event-cards-passed = Все сделали выбор, карты переданы.

event-leader-announced = { $option ->
    [holder] { $who ->
        [you] Ведущий игрок — вы: у вас на руках { card }.
       *[one] Первым ходит { $name } (карта на руках: { card }).
    }
   *[dealt] { $who ->
        [you] Ведущий игрок — вы: при раздаче вы получили { card.acc }.
       *[one] Первым ходит { $name } (карта при раздаче: { card }).
    }
}
event-leader-announced-later = { $who ->
    [you] Ведущий игрок — вы: за вами последняя взятка прошлого раунда.
   *[one] Первым ходит { $name } — по последней взятке прошлого раунда.
}

event-card-played = { $led ->
    [yes] { $who ->
        [you] Вы заходите с { card.gen }.
       *[one] { $name } заходит с { card.gen }.
    }
   *[no] { $who ->
        [you] Вы играете { card.acc }.
       *[one] { $name } играет { card.acc }.
    }
}
event-trump-set = Козырь в этом раунде — { suit }.
event-void-shown = { $name }: карт { suit.gen } нет.

event-trick-won = { $who ->
    [you] Вы берёте взятку { card.ins } — { trick-won-because }.
   *[one] { $name } берёт взятку { card.ins } — { trick-won-because }.
} { $team ->
    [yes] { $who ->
        [you] Взяток у вашей команды: { $count }.
       *[one] Взяток у команды: { $count }.
    }
   *[no] Всего взяток: { $count }.
}
trick-won-because = { $why ->
    [super-trump] суперкозырем
    [trump] старшим козырем
   *[led-suit] старшей картой масти захода
}
event-boss-captured = { $who ->
    [you] Вы захватываете босса-ёкая { suit.gen }.
   *[one] { $name } захватывает босса-ёкая { suit.gen }.
} { $team ->
    [yes] { $who ->
        [you] Боссов у вашей команды: { $count }.
       *[one] Боссов у команды: { $count }.
    }
   *[no] Всего боссов: { $count }.
}
event-suit-sealed = { $who ->
    [you] Вы запечатываете { suit.acc }.
    [we] Вы и { $name } запечатываете { suit.acc }.
    [both] { $name } запечатывают { suit.acc }.
   *[one] { $name } запечатывает { suit.acc }.
}

event-round-won-bosses = { $who ->
    [you] Вы выигрываете раунд: захвачено достаточно боссов.
    [we] Вы и { $name } выигрываете раунд: захвачено достаточно боссов.
    [both] { $name } выигрывают раунд: захвачено достаточно боссов.
   *[one] { $name } выигрывает раунд: захвачено достаточно боссов.
}
event-round-won-seventh-trick = { $who ->
    [you] Взяток уже семь, а боссов не хватает: вы проигрываете раунд.
    [we] Взяток уже семь, а боссов не хватает: вы и { $name } проигрываете раунд.
    [both] Взяток уже семь, а боссов не хватает: { $name } проигрывают раунд.
   *[one] Взяток уже семь, а боссов не хватает: { $name } проигрывает раунд.
}
event-round-won-last-trick = { $who ->
    [you] Карты кончились. Последняя взятка ваша, и вы выигрываете раунд.
    [we] Карты кончились. Последняя взятка ваша: вы и { $name } выигрываете раунд.
    [both] Карты кончились. { $name } берут последнюю взятку и выигрывают раунд.
   *[one] Карты кончились. { $name } берёт последнюю взятку и выигрывает раунд.
}
event-round-won-played-out = Все взятки раунда разыграны. Нужного числа печатей ни у кого пока нет.
event-round-won-seals = { $who ->
    [you] Вы собрали все нужные печати.
    [we] Вы и { $name } собрали все нужные печати.
    [both] { $name } собрали все нужные печати.
   *[one] { $name }: все нужные печати собраны.
}
event-round-won = { $who ->
    [you] Вы выигрываете раунд.
    [we] Вы и { $name } выигрываете раунд.
    [both] { $name } выигрывают раунд.
   *[one] { $name } выигрывает раунд.
}

event-points-scored = { points-scored }. Всего: { $score }.
event-points-scored-by-boss = { points-scored }: { $breakdown }. Всего: { $score }.
points-scored = { $who ->
    [you] Вы получаете { count-points }
    [we] Вы и { $name } получаете { count-points }
    [both] { $name } получают { count-points }
   *[one] { $name } получает { count-points }
}
points-of-boss = { $hand ->
    [yes] { suit } { $points } (был на руках)
   *[no] { suit } { $points }
}

event-match-won-who = { $who ->
    [you] Вы выигрываете партию!
    [we] Вы и { $name } выигрываете партию!
    [both] { $name } выигрывают партию.
   *[one] { $name } выигрывает партию.
}
event-match-won-who-tie-break = На первом месте равный счёт. { $who ->
    [you] Вы сидите слева от игрока с семью взятками и поэтому выигрываете партию!
   *[one] { $name } сидит слева от игрока с семью взятками и поэтому выигрывает партию.
}
event-match-won-score = Итоговый счёт: { $scores }.
event-match-won = { event-match-won-who } { event-match-won-score }
event-match-won-tie-break = { event-match-won-who-tie-break } { event-match-won-score }
score-of-side = { $name } { $points }
