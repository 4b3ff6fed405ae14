### 紀錄與局面：為何不被接受。
### $what names what was found and $want what was expected; their values are in $found and $expected.

record-found = { $what ->
    [end-of-text] 文字的結尾
    [end-of-line] 行尾
    [end-of-round] 這一輪的結束
    [cards] { $found }張牌
    [seats] { $found }個座位
    [players] { $found }位玩家
    [salts] { $found }個鹽值
    [round] 第{ $found }輪
    [trick] 第{ $found }墩
    [deal] 這次發牌
    [no-face-up-card] 沒有翻開的牌
    [no-round] 沒有進行中的一輪
    [comment-after] 在第{ $found }個動作之後的註解
    [mark-after] 在第{ $found }個動作之後的標記
    [unsavable] 無法儲存的字元
    [place] { $found }處不符
   *[text] 「{ $found }」
}
record-expected = { $want ->
    [word-of-a-record] 標籤（例如[Date "2026-01-31"]）、{ "{" }註解{ "}" }或牌
    [ruleset-tag] 標籤 Ruleset
    [another-tag] 另一個標籤
    [tag-name] 由英文字母、數字和_組成的名稱
    [new-tag-name] 由英文字母、數字和_組成的新名稱
    [one-of] 下列之一：{ $expected }
    [one-line] 一行文字
    [date] 日期，例如2026-01-31
    [result] 結果，例如「10-6, side 0 wins」
    [digits] 十六進位數字
    [digits-64] 64個十六進位數字
    [hand-of-seat] 座位{ $expected }的手牌
    [pass-of-seat] 座位{ $expected }傳出的牌
    [another-seat] 另一個座位
    [another-line] 另一行
    [leader] 先出牌的座位，例如0:
    [points] 各方的分數，例如3-0
    [seals] 各方的封印，例如WE/-
    [card] 牌，例如W7
    [cards] { $expected }張牌
    [cards-of-hand] { $expected }張手牌
    [card-of-hand] 一張手牌
    [card-of-seat] 座位{ $expected }可能持有的牌
    [card-of-led-suit] 領袖花色的牌
    [card-of-deck] 牌組中未出現在別處的牌
    [new-card] 尚未打出的牌
    [legal-card] 可以出的牌
    [different-cards] 不同的牌
    [deal] 這個遊戲的發牌
    [face-up-card] 翻開的牌
    [no-face-up-card] 沒有翻開的牌
    [seats] { $expected }個座位
    [players] { $expected }位玩家
    [salts] { $expected }個鹽值
    [passes] 所有玩家傳出的牌
    [a-pass] 要傳的牌
    [running-round] 進行中的一輪
    [rest-of-round] 這一輪的後續
    [end-of-round] 這一輪的結束
    [end-of-record] 紀錄的結尾
    [actions] 依序排列的註解，最後一則不晚於第{ $expected }個動作
    [saved-text] 文字
    [schema] 符合 docs/record.schema.json 的文件
    [mark] 標記，例如 <hint>、<by adept> 或 <undo 2: F9>
    [decision] 標記所屬的傳牌或出牌，且標記依序排列
    [cards-in-deck] 座位與牌組中的牌
    [bot] 電腦玩家的強度，例如 adept
    [salt-order] 順序，例如「commit 0 2, reveal 2 0」
    [committed-seats] 先列出有承諾的座位，再列出有鹽值的座位，各一次
    [position-ruleset] 玩法，例如 four-advanced 或 suitors+holder
    [position-trump] 翻開的牌、主色或-
    [position-score] 比數（例如0-3）或封印（例如WE/-）
    [position-hands] 各家手牌，例如WA.5/W4E2/??2/S13
    [position-leader] 先出牌的座位，或-
    [position-table] 這一墩的牌（例如W3W6）或傳牌（例如pass:-/-/-/-）
    [position-won] 各方贏得的墩數，例如4-5
    [position-bosses] 各方的頭目，例如W7E7/-
    [end-of-line] 行尾
   *[text] 「{ $expected }」
}

error-record-too-long = { $part ->
    [value] 標籤的值太長：共{ $found }個字元，最多{ $expected }個。
    [comment] 註解太長：共{ $found }個字元，最多{ $expected }個。
    [tags] 標籤太多：共{ $found }個，最多{ $expected }個。
    [comments] 註解太多：共{ $found }則，最多{ $expected }則。
    [rounds] 輪數太多：共{ $found }輪，最多{ $expected }輪。
    [decisions] 標記太多：共{ $found }個，最多{ $expected }個。
    [position] 局面太長：共{ $found }個字元，最多{ $expected }個。
   *[text] 紀錄太長：至少{ $found }個字元，最多{ $expected }個。
}
error-record-syntax = 這裡無法讀取紀錄。看到：{ record-found }。應為：{ record-expected }。
error-record-json = 這不是紀錄的 JSON。看到：{ record-found }。應為：{ record-expected }。
error-record-tag = 紀錄的標籤有誤。看到：{ record-found }。應為：{ record-expected }。
error-record-comment = 這裡不能有註解。看到：{ record-found }。應為：{ record-expected }。
error-record-format = 這份紀錄的格式是{ $found }。此版本最多可讀取格式{ $expected }。
error-record-decision = 標記有誤。看到：{ record-found }。應為：{ record-expected }。
error-record-unknown-cards = 無法從這裡繼續對局：有一張牌未知。
error-record-unknown-in-finished-round = 這一輪已經結束並且公開，卻有一張牌未知。
error-record-impossible = 這不可能發生。看到：{ record-found }。應為：{ record-expected }。
error-record-wrong-round = 各輪無法銜接。看到：{ record-found }。應為：{ record-expected }。
error-record-wrong-trick = 這一墩開始得太早或太晚。看到：{ record-found }。應為：{ record-expected }。
error-record-wrong-leader = 這一墩不是由座位{ $found }先出牌，而是座位{ $expected }。紀錄中的座位從0算起。
error-record-wrong-deal = 發牌結果與種子不符。看到：{ record-found }。應為：{ record-expected }。
error-record-wrong-end = 這一輪不是這樣結束的。看到：{ record-found }。應為：{ record-expected }。
error-record-wrong-termination = 紀錄寫的對局狀態是{ record-found }。應為：{ record-expected }。
error-record-wrong-result = 對局的結果有誤。看到：{ record-found }。應為：{ record-expected }。
error-record-wrong-commitment = 這個種子與對局前承諾的不符。
error-record-wrong-salt = 座位{ $found }的鹽值與承諾的不符。紀錄中的座位從0算起。
error-record-salt-of-bot = 電腦玩家不提供鹽值，但紀錄中座位{ $found }有一個。紀錄中的座位從0算起。

error-bad-position = 這個局面的牌和數字互相矛盾。
error-position-none = 只有在一輪進行中才有局面。
error-position-syntax = 這不是局面。看到：{ record-found }。應為：{ record-expected }。

at-line = 第{ $line }行第{ $column }欄：{ $sentence }
