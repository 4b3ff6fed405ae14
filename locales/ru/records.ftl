### Записи и позиции: почему они отклонены.
### $what names what was found and $want what was expected; their values are in $found and $expected.

record-found = { $what ->
    [end-of-text] конец текста
    [end-of-line] конец строки
    [end-of-round] конец раунда
    [cards] { $found ->
        [one] { $found } карта
        [few] { $found } карты
       *[other] { $found } карт
    }
    [seats] { $found ->
        [one] { $found } место
        [few] { $found } места
       *[other] { $found } мест
    }
    [players] { $found ->
        [one] { $found } игрок
        [few] { $found } игрока
       *[other] { $found } игроков
    }
    [salts] { $found ->
        [one] { $found } соль
        [few] { $found } соли
       *[other] { $found } солей
    }
    [round] раунд { $found }
    [trick] взятка { $found }
    [deal] эта раздача
    [no-face-up-card] нет открытой карты
    [no-round] нет раунда
    [comment-after] комментарий после действия { $found }
    [mark-after] пометка после действия { $found }
    [unsavable] знаки, которые нельзя сохранить
    [place] что‑то другое в { $found }
   *[text] «{ $found }»
}
record-expected = { $want ->
    [word-of-a-record] тег вроде [Date "2026-01-31"], { "{" }комментарий{ "}" } или карты
    [ruleset-tag] тег Ruleset
    [another-tag] другой тег
    [tag-name] имя из латинских букв, цифр и _
    [new-tag-name] новое имя из латинских букв, цифр и _
    [one-of] одно из: { $expected }
    [one-line] одна строка текста
    [date] дата вроде 2026-01-31
    [result] результат вроде «10-6, side 0 wins»
    [digits] шестнадцатеричные цифры
    [digits-64] 64 шестнадцатеричные цифры
    [hand-of-seat] карты места { $expected }
    [pass-of-seat] карты, которые передаёт место { $expected }
    [another-seat] другое место
    [another-line] новая строка
    [leader] место, которое заходит, например 0:
    [points] очки сторон, например 3-0
    [seals] печати сторон, например WE/-
    [card] карта вроде W7
    [cards] { $expected ->
        [one] { $expected } карта
        [few] { $expected } карты
       *[other] { $expected } карт
    }
    [cards-of-hand] { $expected ->
        [one] { $expected } карта на руках
        [few] { $expected } карты на руках
       *[other] { $expected } карт на руках
    }
    [card-of-hand] карта на руках
    [card-of-seat] карта, которая может быть у места { $expected }
    [card-of-led-suit] карта масти захода
    [card-of-deck] карта из колоды, которой нет в другом месте
    [new-card] ещё не сыгранная карта
    [legal-card] карта, которую можно сыграть
    [different-cards] разные карты
    [deal] раздача этой игры
    [face-up-card] открытая карта
    [no-face-up-card] без открытой карты
    [seats] { $expected ->
        [one] { $expected } место
        [few] { $expected } места
       *[other] { $expected } мест
    }
    [players] { $expected ->
        [one] { $expected } игрок
        [few] { $expected } игрока
       *[other] { $expected } игроков
    }
    [salts] { $expected ->
        [one] { $expected } соль
        [few] { $expected } соли
       *[other] { $expected } солей
    }
    [passes] карты, переданные всеми игроками
    [a-pass] карты для передачи
    [running-round] идущий раунд
    [rest-of-round] продолжение раунда
    [end-of-round] конец раунда
    [end-of-record] конец записи
    [actions] комментарии по порядку, последний не позже действия { $expected }
    [saved-text] текст
    [schema] документ, описанный в docs/record.schema.json
    [mark] пометка вроде <hint>, <by adept> или <undo 2: F9>
    [decision] передача или карта, к которой относится пометка, и пометки по порядку
    [cards-in-deck] место и карты из колоды
    [bot] сила бота, например adept
    [salt-order] порядок вроде «commit 0 2, reveal 2 0»
    [committed-seats] места с контрольным хешем, затем места с солью, каждое по разу
    [position-ruleset] вариант, например four-advanced или suitors+holder
    [position-trump] открытая карта, козырная масть или -
    [position-score] счёт, например 0-3, или печати, например WE/-
    [position-hands] карты на руках, например WA.5/W4E2/??2/S13
    [position-leader] место, которое заходит, или -
    [position-table] карты взятки, например W3W6, или передача, например pass:-/-/-/-
    [position-won] взятки сторон, например 4-5
    [position-bosses] боссы сторон, например W7E7/-
    [end-of-line] конец строки
   *[text] «{ $expected }»
}

error-record-too-long = { $part ->
    [value] Значение тега слишком длинное, знаков: { $found }. Допускается не больше { $expected }.
    [comment] Комментарий слишком длинный, знаков: { $found }. Допускается не больше { $expected }.
    [tags] Слишком много тегов: { $found }. Допускается не больше { $expected }.
    [comments] Слишком много комментариев: { $found }. Допускается не больше { $expected }.
    [rounds] Слишком много раундов: { $found }. Допускается не больше { $expected }.
    [decisions] Слишком много пометок: { $found }. Допускается не больше { $expected }.
    [position] Слишком длинно для позиции, знаков: { $found }. Допускается не больше { $expected }.
   *[text] Слишком длинно для записи, знаков: { $found } или больше. Допускается не больше { $expected }.
}
error-record-syntax = Здесь запись не читается. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-json = Это не запись в формате JSON. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-tag = Неверный тег записи. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-comment = Комментарии здесь недопустимы. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-format = Эта запись в формате { $found }. Эта версия читает форматы до { $expected }.
error-record-decision = Неверная пометка. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-unknown-cards = Отсюда партию продолжить нельзя: одна из карт неизвестна.
error-record-unknown-in-finished-round = Карта неизвестна, хотя раунд окончен, а оконченный раунд открыт всем.
error-record-impossible = Такого быть не могло. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-wrong-round = Раунды не стыкуются. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-wrong-trick = Взятка начинается слишком рано или слишком поздно. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-wrong-leader = Эту взятку начинает не место { $found }, а место { $expected }. В записях места считаются с 0.
error-record-wrong-deal = Раздача не следует из зерна. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-wrong-end = Раунд заканчивается не так. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-wrong-termination = Состояние партии в записи — { record-found }. Ожидалось: { record-expected }.
error-record-wrong-result = Результат партии неверен. Найдено: { record-found }. Ожидалось: { record-expected }.
error-record-wrong-commitment = Это не то зерно, которое было зафиксировано до партии.
error-record-wrong-salt = Соль места { $found } не та, которая была зафиксирована. В записях места считаются с 0.
error-record-salt-of-bot = Боты соли не дают, но в записи она есть у места { $found }. В записях места считаются с 0.

error-bad-position = Карты и числа этой позиции не согласуются между собой.
error-position-none = Позиция есть, только пока идёт раунд.
error-position-syntax = Это не позиция. Найдено: { record-found }. Ожидалось: { record-expected }.

at-line = Строка { $line }, столбец { $column }: { $sentence }
