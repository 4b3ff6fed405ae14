### Puzzles, on the page and in the terminal.

puzzle-title = 謎題 { $name }：{ puzzle-kind }，{ puzzle-difficulty }
puzzle-kind = { $kind ->
    [open] 明牌
    [closed] 暗牌
   *[pass] 互換
}
puzzle-difficulty = { $difficulty ->
    [easy] 簡單
    [medium] 中等
    [hard] 困難
   *[expert] 極難
}
puzzle-task-open = 你看得到所有手牌，並替自己和隊友出牌。每次問你時，只有一張牌最好。
puzzle-task-closed = 你只知道在牌桌上會知道的事。在{ $worlds }種可能的分布中，有一張牌贏得本輪的次數比其他牌都多。是哪一張？
puzzle-task-pass = 你要把哪三張牌給隊友？
puzzle-score = 分數：你的隊伍{ $us }，對手{ $them }。
puzzle-leads = 首先出牌：{ $place }。
puzzle-side = { $who ->
    [us] 你的隊伍：{ $tricks }；頭目：{ $bosses }。
   *[them] 對手：{ $tricks }；頭目：{ $bosses }。
}
puzzle-place = { $place ->
    [you] 你
    [left] 左家
    [partner] 隊友
   *[right] 右家
}
puzzle-hand = { $place }：{ $cards }
# $count 是牌的張數。
puzzle-unknown = { $place }：{ $cards }；未知的牌：{ $count }張
puzzle-excluded = { $place }：{ $cards }；未知的牌：{ $count }張，但不含 { $excluded }
puzzle-unseen = 未知：{ $cards }
puzzle-trick = 墩：{ $cards }
puzzle-played = { $place } { $card }
puzzle-plays = { $place }：{ $card }
puzzle-how = 輸入牌的代碼，例如W7。直接按 Enter 看答案。
puzzle-ask-card = 你的選擇（{ $place }）？
puzzle-ask-pass = 你的三張牌？
puzzle-not-possible = 可選：{ $cards }。
puzzle-right = 正確！
puzzle-wrong = 不是 { $card }：最佳打法下{ $outcome }。
puzzle-not-best = 這不是最好的選擇。
puzzle-solved = 解開了！
puzzle-value = 答案：{ $outcome }。
puzzle-outcome = { $won ->
    [yes] 你的隊伍贏得本輪，得{ $points }
   *[no] 對手贏得本輪，得{ $points }
}
puzzle-gap = 只有{ $card }可行。打其他任何牌，最好的結果是：{ $outcome }。
puzzle-wins = { $card }：{ $worlds }種分布中贏{ $wins }種（{ $share }）。
puzzle-wins-means = 計算的是：打出這張牌後，即使其他人都看得到所有的牌，你的最佳計畫仍能獲勝的分布。計畫只能依據你看得到的事。
puzzle-pass = 答案：{ $cards }。贏得對局的機率是{ $chance }，比次佳選擇（{ $second }）多{ $lead }個百分點（±{ $error }）。
puzzle-themes = { $count ->
   *[other] 主題：{ $themes }。
}
puzzle-theme = { $theme ->
    [duck-seventh] 避開第七墩
    [give-seventh] 讓對手拿第七墩
    [duck] 讓墩
    [draw-trumps] 清主色
    [hold-ace] 保留妖怪王牌
    [play-ace] 打出妖怪王牌
    [force-boss] 逼出頭目
    [feed-boss] 送頭目給隊友
    [last-boss] 捕捉決勝的頭目
    [create-void] 製造缺門
    [ruff] 以主色吃墩
   *[endplay] 投入
}
puzzle-misses = 電腦玩家失誤率：新手{ $novice }，高手{ $adept }，蒙地卡羅{ $montecarlo }。
puzzle-none = 沒有這樣的謎題。
puzzle-choices = 可選：{ $known }。

## On the page

puzzle-intro = 每題只有一個答案，而且經過證明。出牌試試：出錯會看到反駁，還可以再試。
puzzle-heading = { $kind ->
    [open] 明牌
    [closed] 暗牌
   *[pass] 互換
}
puzzle-name = { puzzle-heading }，{ puzzle-difficulty }
puzzle-today-done = 解開了。每天都有新謎題。
puzzle-solve = 開始解題
puzzle-more = 更多謎題
puzzle-filter-kind = 類型
puzzle-filter-theme = 主題
puzzle-filter-difficulty = 難度
puzzle-any = 全部
puzzle-my-level = 適合我的程度
puzzle-count = 已解開：{ $solved }／{ $total }
puzzle-all-solved = 這些你全解開了。太棒了！
puzzle-again = 重做其中一題
puzzle-level = 你的程度：{ $level }（{ puzzle-difficulty }）
puzzle-level-text = 一次就解開會上升，否則會下降。簡單的謎題是800，極難的是2000，依電腦玩家的失誤率而定。只存在這個瀏覽器裡，不會傳到任何地方。
puzzle-level-now = 你的程度：{ $level }（{ $change }）
puzzle-list = 所有謎題
puzzle-seat = { $place ->
    [you] 你
    [left] 左家
    [partner] 隊友
   *[right] 右家
}
puzzle-us = 你的隊伍
puzzle-them = 對手
puzzle-ask = { $place ->
    [you] 你出哪張牌？
   *[partner] 隊友出哪張牌？
}
puzzle-unseen-cards = 未知
puzzle-cannot-hold = { $place ->
    [left] 不在左家
    [partner] 不在隊友手上
   *[right] 不在右家
}
puzzle-try-open = { $card }不對：最佳打法下{ $outcome }。
puzzle-try-closed = { $card }：{ $worlds }種分布中贏{ $wins }種（{ $share }）。另一張牌贏得更多。
puzzle-try-pass = 給出{ $cards }，贏得對局的機率約{ $chance }。另一種選擇更高。
puzzle-try-example = 例如：牌這樣分布時，它會輸，正確的牌會贏。
puzzle-try-again = 再試一次
puzzle-show = 顯示答案
puzzle-next = 下一題
puzzle-answer-card = 答案：{ $cards }
puzzle-example = 它會贏的分布之一，所有人都採最佳打法。
puzzle-wins-of = { $wins }／{ $worlds }
puzzle-chart-closed = 各張牌贏的分布數
puzzle-chart-pass = 贏得對局的機率
puzzle-chart-second = 次佳選擇
puzzle-chart-yours = 你的選擇
puzzle-choice-points = { $card }：{ $outcome }
