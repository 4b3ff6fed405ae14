### 電腦玩家對選擇的說明：每個提示一句，why-<原因>。每句只在為真時顯示
### （src/yokai_septet/bots/claims.py 與 tests/bots/sentences.py），新的寫法必須表達同樣的事實。
### 牌以 $suit、$rank、$foil 表示，與訊息「card」相同。

bot-plays = 打出{ card }
why-only = { bot-plays }：這是唯一可以出的牌。
why-best = { bot-plays }：看來勝率最高。
why-wins-round = { bot-plays }：{ $players ->
    [3] 只要你贏得這一墩，就贏得這一輪
   *[other] 只要你們贏得這一墩，就贏得這一輪
}。
why-seventh = { bot-plays }：{ $players ->
    [3] 你
   *[other] 你們
}已有六墩，第七墩{ $missing ->
    [1] 如果沒有頭目
   *[other] 的頭目如果不到{ $missing }個
}，就會輸掉這一輪。
why-their-seventh = { bot-plays }：{ $players ->
    [3] 有一位對手
   *[other] 對手
}已有六墩，第七墩{ $missing ->
    [1] 如果沒有頭目
   *[other] 的頭目如果不到{ $missing }個
}，就會輸掉這一輪。
why-takes-deciding = { bot-plays }：{ $players ->
    [3] 壓過領先的對手，否則他會靠這一墩
   *[other] 壓過對手，否則他們會靠這一墩
}贏得這一輪。
why-stops-them = { bot-plays }：{ $players ->
    [3] 出牌後由你領先這一墩；要是讓某位對手拿下，他
   *[other] 出牌後由你們領先這一墩；要是讓對手拿下，他們
}就會贏得這一輪。
why-no-boss = { bot-plays }：這一墩若打出頭目，可能讓{ $players ->
    [3] 某位對手
   *[other] 對手
}贏得這一輪。
why-captures = { bot-plays }：這一墩裡有頭目，出牌後由{ $players ->
    [3] 你
   *[other] 你們
}領先。
why-calls-boss = { bot-plays }：還有{ suit }的頭目沒出，可能會在這一墩出現。
why-keeps-boss = { bot-plays }：這一墩若打出頭目，可能被{ $players ->
    [3] 某位對手
   *[other] 對手
}捕捉。
why-brings-boss-home = { bot-plays }：這一墩{ $players ->
    [3] 你
   *[other] 你們
}贏定了，頭目也跟著到手。
why-teammate-ahead = { bot-plays }：隊友目前領先這一墩，可以替隊伍捕捉這個頭目。
why-cheap-boss = { bot-plays }：在你能出的頭目中，這張分數最低。
why-ducks = { bot-plays }：{ $players ->
    [3] 你
   *[other] 你們
}已有{ count-tricks }，而這一墩目前沒有頭目。
why-leads-to-lose = { bot-plays }：{ $players ->
    [3] 你已有{ count-tricks }，這一墩有機會讓某位對手贏走
   *[other] 你們已有{ count-tricks }，這一墩有機會讓對手贏走
}。
why-feeds = { bot-plays }：這一墩目前沒有頭目，領先的{ $players ->
    [3] 那位對手
   *[other] 對手
}已有{ count-tricks }。
why-sheds-high = { bot-plays }：不會贏得這一墩的牌裡，這是你能出的最大一張。
why-just-enough = { bot-plays }：要領先這一墩，這是你能出的最小一張。
why-lowest = { bot-plays }：這是你能出的最小的一張牌。
why-keeps-trump = { bot-plays }：{ $trumps ->
    [1] 把你的主色牌留到後面用
   *[other] 把{ $trumps }張主色牌留到後面用
}。
why-draws-trumps = { bot-plays }：{ $trumps ->
    [1] 外面只剩1張主色牌，持有的人必須打出
   *[other] 其他玩家還有{ $trumps }張主色牌，而且必須跟牌
}。
why-keeps-super-trump = { bot-plays }：把妖怪王牌留到後面用。
why-void = { bot-plays }：這是你最後一張{ suit }牌，下次有人先出{ suit }時，你就能任意出牌。
why-guard = { bot-plays }：{ $bosses ->
    [1] 有人先出頭目那門花色時，你還有別的牌可以跟
   *[other] 不論先出的是你哪個頭目的花色，你都還有別的牌可以跟
}。
why-long = { bot-plays }：你的{ suit }牌比其他任何花色都多。
why-last-two = { bot-plays }：之後這門花色你只剩一張牌。
why-sure = { bot-plays }：別人手上沒有更大的{ suit }牌。
why-unsure = { bot-plays }：別人手上還有更大的{ suit }牌。
why-opponents-follow = { bot-plays }：目前看不出對手缺{ suit }。
why-teammate-void = { bot-plays }：隊友已經沒有{ suit }牌，可以任意出牌。
why-teammate-has-boss = { bot-plays }：你傳給隊友的{ suit }頭目還在隊友手上。
why-spares-boss = { bot-plays }：這樣不會逼出你傳給隊友的頭目。
why-chooses-trump = { bot-plays }：讓{ suit }成為主色，而這門花色你有{ count-cards }。

why-pass-best = 傳出這些牌：看來勝率最高。
why-pass-void = 傳出這些牌：手上的{ suit }牌全部送走。
why-pass-short = 傳出這些牌：手上只留一張{ suit }牌。
why-pass-boss = 傳出這些牌：除了頭目，那門花色你{ $count ->
    [0] 沒有別的牌
   *[other] 只有{ $count }張牌
}。
why-pass-high = 傳出這些牌：其中有你最大的牌。
why-pass-low = 傳出這些牌：其中有你最小的牌。
why-pass-trump = 傳出這些牌：{ $trumps ->
    [1] 唯一的主色牌留著
   *[other] { $trumps }張主色牌全都留著
}。
why-pass-guard = 傳出這些牌：你留下{ $bosses ->
    [1] 頭目和那門花色的所有牌
   *[other] 所有頭目和那些花色的所有牌
}。

review-gave-seventh = 所做的選擇較容易因第七墩輸掉這一輪（+{ $chance }個百分點）。
review-gave-round = { $chance ->
    [100] 所做的選擇會輸掉這一輪，最佳選擇則會贏。
   *[other] 所做的選擇較不容易贏得這一輪（−{ $chance }個百分點）。
}
review-gave-points = 所做的選擇，平均會損失分數。
review-gave-seals = 所做的選擇，平均會損失封印。
