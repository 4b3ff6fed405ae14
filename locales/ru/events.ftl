### Что произошло: одно предложение на событие. Пояснения к $who — в английском файле.
### Имена игроков не склоняются и пол неизвестен: имя всегда в именительном; об одном игроке — в настоящем времени, о нескольких и о «вы» исход — в прошедшем.

event-round-dealt = Начинается раунд { $number }. { $rank ->
    [1] Открыта карта: { card }. Козырь — { suit }; суперкозырь в этом раунде не участвует.
    [7] Открыта карта: { card }. Козырь — { suit }; босс этой масти в этом раунде не участвует.
   *[other] Открыта карта: { card }. Козырь — { suit }.
}
event-round-dealt-no-trump = Начинается раунд { $number }. Козырную масть определит первый заход.

event-exchanged = { $who ->
    [you] Вы кладёте босса рубашкой вверх: теперь на его месте { card }.
   *[one] { $name } кладёт босса рубашкой вверх: теперь на его месте { card }.
}
event-boss-left = { $who ->
    [you] Вы оставляете босса-ёкая { suit.gen } открытым.
   *[one] { $name } оставляет босса-ёкая { suit.gen } открытым.
}
event-discarded = { $who ->
    [you] Вы откладываете карту.
   *[one] { $name } откладывает карту.
}
event-pass-chosen = { $who ->
    [you] Карты для передачи выбраны.
   *[one] { $name }: карты для передачи выбраны.
}
event-cards-passed = Все сделали выбор, карты переданы.

event-leader-announced = { $option ->
    [holder] { $who ->
        [you] Начинаете вы: у вас { card }.
       *[one] Начинает { $name }: на руках { card }.
    }
   *[dealt] { $who ->
        [you] Начинаете вы: при раздаче вы получили { card.acc }.
       *[one] Начинает { $name }, получив при раздаче { card.acc }.
    }
}
event-leader-announced-later = { $who ->
    [you] Начинаете вы: за вами последняя взятка прошлого раунда.
   *[one] Начинает { $name }, взяв последнюю взятку прошлого раунда.
}

event-card-played = { $led ->
    [yes] { $who ->
        [you] Вы заходите с { card.gen }.
       *[one] { $name } заходит с { card.gen }.
    }
   *[no] { $who ->
        [you] Вы кладёте { card.acc }.
       *[one] { $name } кладёт { card.acc }.
    }
}
event-turned-up = { $who ->
    [you] В вашем ряду открывается { card }.
   *[one] { $name }: в ряду открывается { card }.
}
event-trump-set = Козырь в этом раунде — { suit }.
event-void-shown = { $name }: карт { suit.gen } нет.

event-trick-won = { $who ->
    [you] Вы берёте взятку { card.ins } — { trick-won-because }.
   *[one] { $name } берёт взятку { card.ins } — { trick-won-because }.
} { $team ->
    [ours] Взяток у вашей команды: { $count }.
    [theirs] Взяток у этой команды: { $count }.
   *[none] Всего взяток: { $count }.
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
    [ours] Боссов у вашей команды: { $count }.
    [theirs] Боссов у этой команды: { $count }.
   *[none] Всего боссов: { $count }.
}
event-suit-sealed = { $who ->
    [you] Вы запечатываете { suit.acc }.
    [we] Вы и { $name } запечатываете { suit.acc }.
    [both] { $name } запечатывают { suit.acc }.
   *[one] { $name } запечатывает { suit.acc }.
}

event-round-won-bosses = { $who ->
    [you] Вы захватили решающего босса — раунд за вами.
    [we] Вы и { $name } захватили решающего босса — раунд за вами.
    [both] { $name } захватили решающего босса и выиграли раунд.
   *[one] { $name } захватывает решающего босса и выигрывает раунд.
}
event-round-won-seventh-trick = { $who ->
    [you] { event-round-won-tricks }, а боссов не хватает: вы проиграли раунд.
    [we] { event-round-won-tricks }, а боссов не хватает: вы и { $name } проиграли раунд.
    [both] { event-round-won-tricks }, а боссов не хватает: { $name } проиграли раунд.
   *[one] { event-round-won-tricks }, а боссов не хватает: { $name } проигрывает раунд.
}
event-round-won-tricks = { $losing ->
    [7] Взяток уже семь
   *[other] Взяток уже { $losing }
}
event-round-won-last-trick = { $who ->
    [you] Карты кончились. Последняя взятка ваша, и вы выиграли раунд.
    [we] Карты кончились. Последняя взятка ваша: вы и { $name } выиграли раунд.
    [both] Карты кончились. { $name } взяли последнюю взятку и выиграли раунд.
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
    [you] Вы выиграли раунд.
    [we] Вы и { $name } выиграли раунд.
    [both] { $name } выиграли раунд.
   *[one] { $name } выигрывает раунд.
}

event-points-scored = { points-scored }. Всего: { $score }.
event-points-scored-by-boss = { points-scored }: { $breakdown }. Всего: { $score }.
points-scored = { $who ->
    [you] Вы получили { count-points }
    [we] Вы и { $name } получили { count-points }
    [both] { $name } получили { count-points }
   *[one] { $name } получает { count-points }
}
points-of-boss = { $hand ->
    [yes] { suit } { $points } (на руках)
   *[no] { suit } { $points }
}

event-match-won-who = { $who ->
    [you] Вы выиграли партию!
    [we] Вы и { $name } выиграли партию!
    [both] { $name } выиграли партию.
   *[one] { $name } выигрывает партию.
}
event-match-won-who-tie-break = На первом месте равный счёт. { $who ->
    [you] Вы сидите слева от игрока с семью взятками и поэтому выиграли партию!
   *[one] { $name } сидит слева от игрока с семью взятками и поэтому выигрывает партию.
}
event-match-won-score = Итоговый счёт: { $scores }.
event-match-won = { event-match-won-who } { event-match-won-score }
event-match-won-tie-break = { event-match-won-who-tie-break } { event-match-won-score }
score-of-side = { $name } — { $points }
