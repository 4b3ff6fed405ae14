### 為什麼不接受某個動作。變數的說明見英文檔。

error-unknown-card = 「{ $text }」不是一張牌。牌的寫法是花色字母加上該花色的點數，例如WA、W7或S13。
error-unknown-suit = 「{ $text }」不是花色。花色有W、E、C、L、D、F、S。
error-unknown-seat = 沒有座位{ $text }：座位從0到{ $last }。
error-unknown-ruleset = 沒有「{ $text }」這種規則。可用的有：{ $known }。
error-unknown-bot = 沒有「{ $text }」這個機器人。可用的有：{ $known }。
error-unknown-first-leader = 「{ $text }」不能用來決定第一位領袖玩家。可選dealt或holder。
error-unknown-action = 這既不是換牌，也不是出牌。
error-repeated-card = { $text }出現了兩次。
error-bad-deal = 這些牌不是本遊戲的發牌結果。
error-bad-seed = 這不是種子：種子為32位元組，即64個十六進位數字。
error-bad-salt = 這不是有效的鹽值：每位玩家最多一個，每個最多64位元組。
error-bad-round = 輪次從1開始計算。

error-not-dealt = 還沒有發牌。
error-no-deal-now = 一輪結束後才能發牌。
error-match-is-over = 對局已經結束。
error-round-is-over = 這一輪已經結束。
error-pass-is-over = 本輪的換牌已經結束。
error-pass-count = { $who ->
    [you] 你必須換出{ count-cards }，而且不能重複。
   *[one] { $name }必須換出{ count-cards }，而且不能重複。
}
error-pass-not-in-hand = { $who ->
    [you] 你不能換出你沒有的牌：{ $cards }。
   *[one] { $name }不能換出別人手上的牌：{ $cards }。
}
error-not-all-passed = { $who ->
    [you] 你還不能出{ card }：還有人沒換牌。
   *[one] { $name }還不能出{ card }：還有人沒換牌。
}
error-not-your-turn = { $who ->
    [you] 你現在不能出{ card }：還沒輪到你。現在輪到{ $turn }。
   *[one] { $name }現在不能出{ card }。現在輪到{ $turn }。
}
error-not-in-hand = { $who ->
    [you] 你沒有{ card }。可以出的牌：{ $legal }。
   *[one] { $name }沒有{ card }。可以出的牌：{ $legal }。
}
error-must-follow = { $who ->
    [you] 你不能出{ card }：領袖花色是{ $led }，你必須跟同花色。可以出的牌：{ $legal }。
   *[one] { $name }不能出{ card }：領袖花色是{ $led }，必須跟同花色。可以出的牌：{ $legal }。
}
