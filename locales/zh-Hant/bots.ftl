### 電腦玩家對選擇的說明：每個提示一句，bot-why-<原因>。
### 牌以 $suit、$rank、$foil 表示，與訊息「card」相同。

bot-plays = 打出{ card }
bot-why-only = { bot-plays }：這是唯一可以出的牌。
bot-why-best = { bot-plays }：看來比其他牌好。
bot-why-wins-round = { bot-plays }：這一墩可能讓你贏得這一輪。
bot-why-seventh = { bot-plays }：已贏得六墩，再贏第七墩就會輸掉這一輪。
bot-why-stops-them = { bot-plays }：可能阻止{ $players ->
    [3] 某位對手
   *[other] 對手
}得到決定這一輪的頭目。
bot-why-their-seventh = { bot-plays }：{ $players ->
    [3] 有一位對手已有六墩
   *[other] 對手已有六墩
}，再得第七墩就會輸掉這一輪。
bot-why-captures = { bot-plays }：可能為你方捕捉一個頭目。
bot-why-denies = { bot-plays }：可能不讓{ $players ->
    [3] 某位對手
   *[other] 對手
}得到頭目。
bot-why-ducks = { bot-plays }：已有{ count-tricks }，沒有頭目的墩最好別贏。
bot-why-feeds = { bot-plays }：{ $players ->
    [3] 把這一墩讓給某位對手，使其更接近第七墩
   *[other] 把這一墩讓給對手，使他們更接近第七墩
}。
bot-why-keeps-boss = { bot-plays }：頭目留在手中較安全。
bot-why-gives-boss = { bot-plays }：現在是打出這個頭目的好時機。
bot-why-sheds-high = { bot-plays }：打掉一張可能多贏一墩的大牌。
bot-why-keeps-high = { bot-plays }：較大的牌之後更有用。
bot-why-keeps-trump = { bot-plays }：主色的牌之後更有用。
bot-why-trumps = { bot-plays }：現在正是出主色的時候。
bot-why-super-trump = { bot-plays }：妖怪王牌值得保留。
bot-why-void = { bot-plays }：這是你這門花色的最後一張牌，之後就能任意出牌。
bot-why-guard = { bot-plays }：保護頭目的牌要留在手中。
bot-why-long = { bot-plays }：你手中的{ suit }牌很多。
bot-why-short = { bot-plays }：你手中的{ suit }牌不多。
bot-why-sure = { bot-plays }：同花色已沒有更大的牌。
bot-why-unsure = { bot-plays }：同花色還有更大的牌，未必能贏這一墩。
bot-why-their-void = { bot-plays }：就目前所知，對手手中還有{ suit }牌。
bot-why-partner = { bot-plays }：{ suit }牌對你的隊友有利。
bot-why-chooses-trump = { bot-plays }：讓{ suit }成為主色，而你在這門很強。

bot-why-pass-best = 傳出這些牌：你最不需要它們。
bot-why-pass-void = 傳出這些牌：讓一門花色變短，之後就不必跟這門花色。
bot-why-pass-boss = 傳出這些牌：頭目交給別人更有利。
bot-why-pass-high = 傳出這些牌：大牌在別人手中比在你手中更有價值。
bot-why-pass-low = 傳出這些牌：小牌對你用處不大。
bot-why-pass-trump = 傳出這些牌：留下你需要的主色。
bot-why-pass-guard = 傳出這些牌：保護頭目的牌留在手中。

review-gave-seventh = 實際的選擇更常因贏得第七墩而輸掉這一輪（+{ $chance }%）。
review-gave-bosses = 實際的選擇更常把決定勝負的頭目讓給別人（+{ $chance }%）。
review-gave-points = 實際的選擇平均得分較少。
review-gave-seals = 實際的選擇平均得到的封印較少。
