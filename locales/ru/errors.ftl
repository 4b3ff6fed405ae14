### Почему действие отклонено. Пояснения к переменным — в английском файле.

error-unknown-card = «{ $text }» — не карта. Карта — это буква масти и достоинство этой масти, например WA, W7 или S13.
error-unknown-suit = «{ $text }» — не масть. Масти: W, E, C, L, D, F и S.
error-unknown-seat = Места { $text } нет: места идут от 0 до { $last }.
error-unknown-ruleset = Правил «{ $text }» нет. Есть: { $known }.
error-unknown-bot = Бота «{ $text }» нет. Есть: { $known }.
error-unknown-first-leader = «{ $text }» не определяет ведущего игрока. Возможно dealt или holder.
error-unknown-action = Это не передача карт и не ход.
error-repeated-card = Карта { $text } указана дважды.
error-bad-deal = Так карты в этой игре раздать нельзя.
error-bad-seed = Это не начальное число: в нём 32 байта, то есть 64 шестнадцатеричные цифры.
error-bad-salt = Это не годится в качестве соли: у каждого игрока их не больше одной, и в ней не больше 64 байт.
error-bad-round = Раунды считаются с 1.

error-not-dealt = Карты ещё не розданы.
error-no-deal-now = Карты раздают, только когда раунд окончен.
error-match-is-over = Партия окончена.
error-round-is-over = Раунд окончен.
error-pass-is-over = В этом раунде карты уже переданы.
error-pass-count = { $who ->
    [you] Передать нужно { count-cards.acc }, и без повторов.
   *[one] { $name }: передать нужно { count-cards.acc }, и без повторов.
}
error-pass-not-in-hand = { $who ->
    [you] Нельзя передать карты, которых у вас нет: { $cards }.
   *[one] { $name }: нельзя передать карты из чужой руки: { $cards }.
}
error-not-all-passed = { $who ->
    [you] Вы пока не можете сыграть { card.acc }: не все передали карты.
   *[one] { $name } пока не может сыграть { card.acc }: не все передали карты.
}
error-not-your-turn = { $who ->
    [you] Вы не можете сейчас сыграть { card.acc }: ход не ваш. Ходит { $turn }.
   *[one] { $name } не может сейчас сыграть { card.acc }. Ходит { $turn }.
}
error-not-in-hand = { $who ->
    [you] У вас нет { card.gen }. Можно сыграть: { $legal }.
   *[one] { $name }: нет { card.gen }. Можно сыграть: { $legal }.
}
error-must-follow = { $who ->
    [you] Вы не можете сыграть { card.acc }: масть захода — { $led }, и нужно ходить в масть. Можно сыграть: { $legal }.
   *[one] { $name } не может сыграть { card.acc }: масть захода — { $led }, и нужно ходить в масть. Можно сыграть: { $legal }.
}
