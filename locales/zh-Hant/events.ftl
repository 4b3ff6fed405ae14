### 發生了什麼：每個事件一句話。$who 的說明見英文檔。

event-round-dealt = 第{ $number }輪開始。{ $rank ->
    [1] 主色牌是{ card }，主色是{ suit }，本輪沒有妖怪王牌。
    [7] 主色牌是{ card }，主色是{ suit }，本輪沒有這個花色的頭目。
   *[other] 主色牌是{ card }，主色是{ suit }。
}
event-round-dealt-no-trump = 第{ $number }輪開始。第一張打出的牌決定主色。

event-exchanged = { $who ->
    [you] 你把頭目蓋住，換成{ card }正面朝上。
   *[one] { $name }把頭目蓋住，換成{ card }正面朝上。
}
event-boss-left = { $who ->
    [you] 你讓{ suit }的妖怪頭目留在原處。
   *[one] { $name }讓{ suit }的妖怪頭目留在原處。
}
event-discarded = { $who ->
    [you] 你把一張牌放到一旁。
   *[one] { $name }把一張牌放到一旁。
}
event-pass-chosen = { $who ->
    [you] 你已選好要傳出的牌。
   *[one] { $name }已選好要傳出的牌。
}
event-cards-passed = 所有人都已選好，傳牌完成。

event-leader-announced = { $option ->
    [holder] { $who ->
        [you] 你持有{ card }，由你先出牌。
       *[one] { $name }持有{ card }，由{ $name }先出牌。
    }
   *[dealt] { $who ->
        [you] { card }發到你手上，由你先出牌。
       *[one] { card }發到{ $name }手上，由{ $name }先出牌。
    }
}
event-leader-announced-later = { $who ->
    [you] 你贏得上一輪的最後一墩，由你先出牌。
   *[one] { $name }贏得上一輪的最後一墩，由{ $name }先出牌。
}

event-card-played = { $led ->
    [yes] { $who ->
        [you] 你先出{ card }。
       *[one] { $name }先出{ card }。
    }
   *[no] { $who ->
        [you] 你打出{ card }。
       *[one] { $name }打出{ card }。
    }
}
event-turned-up = { $who ->
    [you] 你的牌列翻開了{ card }。
   *[one] { $name }的牌列翻開了{ card }。
}
event-trump-set = 本輪的主色是{ suit }。
event-void-shown = { $name }沒有{ suit }牌。

event-trick-won = { $who ->
    [you] 你以{ card }（{ trick-won-because }）贏得這一墩，
   *[one] { $name }以{ card }（{ trick-won-because }）贏得這一墩，
}{ $team ->
    [ours] 你們目前共{ count-tricks }。
    [theirs] 他們目前共{ count-tricks }。
   *[none] 目前共{ count-tricks }。
}
trick-won-because = { $why ->
    [super-trump] 妖怪王牌
    [trump] 主色中最大的牌
   *[led-suit] 領袖花色中最大的牌
}
event-boss-captured = { $who ->
    [you] 你捕捉了{ suit }的妖怪頭目，
   *[one] { $name }捕捉了{ suit }的妖怪頭目，
}{ $team ->
    [ours] 你們目前共{ count-bosses }。
    [theirs] 他們目前共{ count-bosses }。
   *[none] 目前共{ count-bosses }。
}
event-suit-sealed = { $who ->
    [you] 你封印了{ suit }。
    [we] 你和{ $name }封印了{ suit }。
    [both] { $name }封印了{ suit }。
   *[one] { $name }封印了{ suit }。
}

event-round-won-bosses = { $who ->
    [you] 你捕捉到決勝的頭目，贏得這一輪。
    [we] 你和{ $name }捕捉到決勝的頭目，贏得這一輪。
    [both] { $name }捕捉到決勝的頭目，贏得這一輪。
   *[one] { $name }捕捉到決勝的頭目，贏得這一輪。
}
event-round-won-seventh-trick = { $who ->
    [you] { event-round-won-tricks }，頭目卻不夠：你輸掉這一輪。
    [we] { event-round-won-tricks }，頭目卻不夠：你和{ $name }輸掉這一輪。
    [both] { event-round-won-tricks }，頭目卻不夠：{ $name }輸掉這一輪。
   *[one] { event-round-won-tricks }，頭目卻不夠：{ $name }輸掉這一輪。
}
event-round-won-tricks = { $losing ->
    [7] 吃滿七墩
   *[other] 吃滿{ $losing }墩
}
event-round-won-last-trick = { $who ->
    [you] 牌已出完。你贏得最後一墩，因此贏得這一輪。
    [we] 牌已出完。你和{ $name }贏得最後一墩，因此贏得這一輪。
    [both] 牌已出完。{ $name }贏得最後一墩，因此贏得這一輪。
   *[one] 牌已出完。{ $name }贏得最後一墩，因此贏得這一輪。
}
event-round-won-played-out = 本輪所有的墩都已打完，還沒有人集滿封印。
event-round-won-seals = { $who ->
    [you] 你集滿了所需的封印。
    [we] 你和{ $name }集滿了所需的封印。
    [both] { $name }集滿了所需的封印。
   *[one] { $name }集滿了所需的封印。
}
event-round-won = { $who ->
    [you] 你贏得這一輪。
    [we] 你和{ $name }贏得這一輪。
    [both] { $name }贏得這一輪。
   *[one] { $name }贏得這一輪。
}

event-points-scored = { points-scored }。累計{ $score }分。
event-points-scored-by-boss = { points-scored }：{ $breakdown }。累計{ $score }分。
points-scored = { $who ->
    [you] 你得到{ count-points }
    [we] 你和{ $name }得到{ count-points }
    [both] { $name }得到{ count-points }
   *[one] { $name }得到{ count-points }
}
points-of-boss = { $hand ->
    [yes] { suit }{ $points }分（留在手中）
   *[no] { suit }{ $points }分
}

event-match-won-who = { $who ->
    [you] 你贏得對局！
    [we] 你和{ $name }贏得對局！
    [both] { $name }贏得對局。
   *[one] { $name }贏得對局。
}
event-match-won-who-tie-break = 第一名同分。{ $who ->
    [you] 你坐在贏得七墩的玩家左手邊，因此贏得對局！
   *[one] { $name }坐在贏得七墩的玩家左手邊，因此贏得對局。
}
event-match-won-score = 最終比數：{ $scores }。
event-match-won = { event-match-won-who }{ event-match-won-score }
event-match-won-tie-break = { event-match-won-who-tie-break }{ event-match-won-score }
score-of-side = { $name } { $points }
