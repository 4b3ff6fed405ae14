### 網頁上的每日牌局。

daily-title = 每日牌局
daily-title-past = { $date }的每日牌局
daily-lead = 每天四局，人人拿到同樣的牌。和三個大師級電腦玩家同桌，看看你的成績和別人比起來如何。每局只有一次機會，沒有提示，也不能收回出牌。
daily-until = { $time ->
    [midnight] 在午夜之前都可以玩，也可以中途離開再繼續。
   *[other] 在{ $time }之前都可以玩，也可以中途離開再繼續。
}
daily-over = 這一天已經結束。這些牌局想打幾次都行，不計成績。
daily-deal = 第{ $number }局
daily-play = 開始
daily-play-deal = 開始第{ $number }局
daily-resume = 繼續
daily-resume-deal = 繼續第{ $number }局
daily-points = { $count ->
   *[other] { $points }分
}
daily-not-finished = 未完成
daily-review-deal = 檢討第{ $number }局
daily-results = 第{ $number }局的所有成績
daily-result = { $points }：大師級電腦{ $field }個，玩家{ $people }位
daily-you = { $result }——你在這裡
daily-legend = 每根長條代表一種得分，統計對象是坐你這個位子的{ $size }個大師級電腦玩家，以及其他所有玩家。
daily-field = 大師級電腦玩家還在打（{ $done }／{ $size }），百分比可能會變動。
daily-total = 今天{ $percent }
daily-total-past = 那天{ $percent }
daily-percent-text = 百分比表示你的成績勝過多少其他成績；同分算一半。
daily-place = 第{ $place }名，共{ $players }人
daily-streak = 連續紀錄：{ $count }天
daily-share = 複製成績
daily-share-text = 妖怪七重奏，{ $date }的每日牌局
daily-board = 排行榜
daily-board-closed = 你打完四局後，就能看到排行榜。
daily-board-empty = 沒有人打完四局。
daily-board-note = 我們無法完全防止有人換個身分重打，只能限制同一網路的玩家人數。
daily-players = { $count ->
    [0] 目前還沒有人打完四局。
   *[other] 目前有{ $count }人打完四局。
}
daily-fair-text = 早在任何人看到牌之前，這串數字就鎖定了這四局的牌。這一天結束後會在這裡公布種子，你的瀏覽器可以用它重發一次牌。
daily-fair-next = 隔天的承諾值
daily-fair-right = 四局的牌都出自事先鎖定的種子。
daily-fair-wrong = 有問題：這不是事先鎖定的種子。
daily-archive = 過往牌局
daily-archive-none = 已結束的每日牌局會列在這裡。
daily-archive-day = { $date }：{ $percent }
daily-unfinished = 尚未打完
daily-unfinished-deal = { $date }第{ $number }局
daily-today = 今天的牌局
