### Слова игры. Атрибуты — падежи: .gen родительный, .acc винительный, .ins творительный.

suit = { $suit ->
    [W] Ветер
    [E] Земля
    [C] Очарование
    [L] Молния
    [D] Тьма
    [F] Огонь
   *[S] Снег
}
    .gen = { $suit ->
    [W] Ветра
    [E] Земли
    [C] Очарования
    [L] Молнии
    [D] Тьмы
    [F] Огня
   *[S] Снега
}
    .acc = { $suit ->
    [W] Ветер
    [E] Землю
    [C] Очарование
    [L] Молнию
    [D] Тьму
    [F] Огонь
   *[S] Снег
}

suit-colour = { $suit ->
    [W] зелёный
    [E] фиолетовый
    [C] розовый
    [L] жёлтый
    [D] чёрный
    [F] красный
   *[S] синий
}

rank = { $rank ->
    [1] туз
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [10] десятка
    [11] одиннадцатка
    [12] двенадцатка
   *[13] тринадцатка
}
    .gen = { $rank ->
    [1] туза
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
    [6] шестёрки
    [7] семёрки
    [8] восьмёрки
    [9] девятки
    [10] десятки
    [11] одиннадцатки
    [12] двенадцатки
   *[13] тринадцатки
}
    .acc = { $rank ->
    [1] туза
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
    [7] семёрку
    [8] восьмёрку
    [9] девятку
    [10] десятку
    [11] одиннадцатку
    [12] двенадцатку
   *[13] тринадцатку
}
    .ins = { $rank ->
    [1] тузом
    [2] двойкой
    [3] тройкой
    [4] четвёркой
    [5] пятёркой
    [6] шестёркой
    [7] семёркой
    [8] восьмёркой
    [9] девяткой
    [10] десяткой
    [11] одиннадцаткой
    [12] двенадцаткой
   *[13] тринадцаткой
}

card = { $foil ->
    [yes] фольгированная { rank } { suit.gen }
   *[no] { rank } { suit.gen }
}
    .gen = { $foil ->
    [yes] фольгированной { rank.gen } { suit.gen }
   *[no] { rank.gen } { suit.gen }
}
    .acc = { $foil ->
    [yes] фольгированную { rank.acc } { suit.gen }
   *[no] { rank.acc } { suit.gen }
}
    .ins = { $foil ->
    [yes] фольгированной { rank.ins } { suit.gen }
   *[no] { rank.ins } { suit.gen }
}
# Для тех, кто вводит коды: карта с её кодом.
card-with-code = { card } ({ $code })

## Счёт; $count — целое число.

count-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}

count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}

count-stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[other] { $count } звёзд
}

count-bosses = { $count ->
    [one] { $count } босс
    [few] { $count } босса
   *[other] { $count } боссов
}

count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
    .acc = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}

count-seals = { $count ->
    [one] { $count } печать
    [few] { $count } печати
   *[other] { $count } печатей
}

count-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}

count-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}

## Отдельные слова для подписей.

term-title = Yokai Septet
term-trump = козырь
term-boss = босс-ёкай
term-super-trump = суперкозырь
term-round = раунд
term-score = счёт
term-teammate = напарник

## Правила игры и их варианты.

ruleset-four-advanced = Вчетвером, очки за звёзды
ruleset-four-basic = Вчетвером, очко за раунд
ruleset-three-advanced = Втроём, очки за звёзды
ruleset-three-basic = Втроём, очко за раунд
ruleset-suitors = «Семь женихов», вчетвером
ruleset-suitors-short = Короткие «Семь женихов»

first-leader-dealt = Кому достался туз Ветра
first-leader-holder = У кого туз после передачи
later-leader-last-trick = Кто взял последнюю взятку
later-leader-ace = Всегда — кому достался туз

## Люди и перечисления.

player-number = Игрок { $number }
labelled = { $label }: { $text }
you = вы
list-separator = { ", " }
list-last = { " и " }
list-or = { " или " }
sentence-separator = { " " }
percent = { $number } %
# Between the points of two sides or more, as in 7–3.
score-separator = { " : " }
