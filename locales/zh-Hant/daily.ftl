### 網頁上的每日牌局。

daily-title = 每日牌局
daily-title-past = { $date }的每日牌局
daily-lead = 四副牌，人人相同。每副玩一輪，獨自與三位大師同桌，看看自己的表現。只有一次機會：沒有提示，也不能收回。
daily-until = { $time ->
    [midnight] 在午夜之前都可以玩，也可以中途離開再繼續。
   *[other] 在{ $time }之前都可以玩，也可以中途離開再繼續。
}
daily-over = 這一天已經結束：這些牌可以隨意玩，不計成績。
daily-deal = 第{ $number }副
daily-play = 開始
daily-play-deal = 開始第{ $number }副
daily-resume = 繼續
daily-resume-deal = 繼續第{ $number }副
daily-points = { $count ->
   *[other] { $points }分
}
daily-not-finished = 未完成
daily-review-deal = 檢討第{ $number }副
daily-results = 第{ $number }副的所有成績
daily-result = { $points }：{ $field }位大師，{ $people }位玩家
daily-you = { $result }——你在這裡
daily-legend = 每一柱是一種得分：坐在你座位上的{ $size }位大師，以及其他所有人。
daily-field = 大師們還在玩（{ $done }／{ $size }），百分比可能會變動。
daily-total = 今天{ $percent }
daily-total-past = 那天{ $percent }
daily-percent-text = 你的百分比是你勝過其他成績的比例；同分算一半。
daily-place = 第{ $place }名，共{ $players }人
daily-streak = 連續{ $count }天
daily-share = 複製成績
daily-share-text = 妖怪七重奏，{ $date }的每日牌局
daily-board = 排行榜
daily-board-closed = 玩完四副牌後就會公開。
daily-board-empty = 沒有人玩完四副牌。
daily-board-note = 有心人可以用第二個身分再玩一次。我們無法排除，只能限制同一網路的玩家人數。
daily-players = { $count ->
    [0] 還沒有人玩完四副牌。
   *[other] 已有{ $count }人玩完四副牌。
}
daily-fair-text = 在任何人看到之前，這串數字就已固定了四副牌。這一天結束後，這裡會公布種子，你的瀏覽器可以重新發一次牌。
daily-fair-next = 次日的承諾值
daily-fair-right = 四副牌都出自事先固定的種子。
daily-fair-wrong = 不相符：這不是事先固定的種子。
daily-archive = 過去的日子
daily-archive-none = 結束的日子會出現在這裡。
daily-archive-day = { $date }：{ $percent }
daily-unfinished = 尚未打完
daily-unfinished-deal = { $date }第{ $number }副
daily-today = 今天的牌局
