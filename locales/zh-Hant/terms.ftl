### 遊戲用語。

suit = { $suit ->
    [W] 風
    [E] 地
    [C] 魅
    [L] 雷
    [D] 闇
    [F] 火
   *[S] 雪
}

suit-colour = { $suit ->
    [W] 綠色
    [E] 紫色
    [C] 粉紅色
    [L] 黃色
    [D] 黑色
    [F] 紅色
   *[S] 藍色
}

rank = { $rank ->
    [1] A
   *[other] { $rank }
}

card = { $foil ->
    [yes] 閃卡{ suit }{ rank }
   *[no] { suit }{ rank }
}
# 供輸入代號的人參考：牌與其代號。
card-with-code = { card }（{ $code }）

## 計數；$count 為整數。

count-tricks = { $count }墩
count-points = { $count }分
count-stars = { $count }顆星
count-bosses = { $count }個頭目
count-cards = { $count }張牌
count-seals = { $count }個封印
count-rounds = { $count }輪
count-matches = { $count }場對局

## 單獨的詞，用於標籤。

term-title = 妖怪七重奏
term-trump = 主色
term-boss = 妖怪頭目
term-super-trump = 妖怪王牌
term-round = 輪
term-score = 比數
term-teammate = 隊友

## 規則組合及其選項。

ruleset-four-advanced = 四人・進階計分
ruleset-four-basic = 四人・基礎計分
ruleset-three-advanced = 三人・進階計分
ruleset-three-basic = 三人・基礎計分
ruleset-suitors = 封印變體・四人
ruleset-suitors-short = 封印變體・短局

first-leader-dealt = 發牌時拿到風A的玩家
first-leader-holder = 傳牌後持有風A的玩家
later-leader-last-trick = 贏得上一輪最後一墩的玩家
later-leader-ace = 每輪發牌時拿到風A的玩家

## 人與列舉。

player-number = 玩家{ $number }
labelled = { $label }：{ $text }
you = 你
list-separator = { "、" }
list-last = { "和" }
list-or = { "或" }
sentence-separator = { "" }
percent = { $number }%
# Between the points of two sides or more, as in 7–3.
score-separator = { "比" }
