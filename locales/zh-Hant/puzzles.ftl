### Puzzles, on the page and in the terminal.

puzzle-title = 謎題 { $name }：{ puzzle-kind }・{ puzzle-difficulty }
puzzle-kind = { $kind ->
    [open] 明牌
    [closed] 暗牌
   *[pass] 傳牌
}
puzzle-difficulty = { $difficulty ->
    [easy] 簡單
    [medium] 中等
    [hard] 困難
   *[expert] 極難
}
puzzle-task-open = 你看得到所有手牌，並替自己和隊友出牌。每次出牌，只有一張是最佳選擇。
puzzle-task-closed = 你只看得到實戰中會知道的資訊。可能的分布共有{ $worlds }種，打哪一張能在最多種分布中贏得這一輪？
puzzle-task-pass = 你要把哪3張牌傳給隊友？
puzzle-score = 比數：我方{ $us }，對方{ $them }。
puzzle-leads = 先出牌：{ $place }。
puzzle-side = { $who ->
    [us] 我方：{ $tricks }；頭目：{ $bosses }。
   *[them] 對方：{ $tricks }；頭目：{ $bosses }。
}
puzzle-place = { $place ->
    [you] 你
    [left] 下家
    [partner] 隊友
   *[right] 上家
}
puzzle-hand = { $place }：{ $cards }
# $count 是牌的張數。
puzzle-unknown = { $place }：{ $cards }；未出現的牌：{ $count }張
puzzle-excluded = { $place }：{ $cards }；未出現的牌：{ $count }張，但不含{ $excluded }
puzzle-unseen = 未出現的牌：{ $cards }
puzzle-trick = 這一墩：{ $cards }
puzzle-played = { $place } { $card }
puzzle-plays = { $place }：{ $card }
puzzle-how = 輸入牌的代號，例如W7。直接按 Enter 看答案。
puzzle-ask-card = 你的選擇（{ $place }）？
puzzle-ask-pass = 你的三張牌？
puzzle-not-possible = 可選：{ $cards }。
puzzle-right = 正確！
puzzle-wrong = { $card }不對：雙方都採最佳打法時，{ $outcome }。
puzzle-not-best = 這不是最佳選擇。
puzzle-solved = 解開了！
puzzle-value = 答案：{ $outcome }。
puzzle-outcome = { $won ->
    [yes] 我方贏得這一輪，得{ $points }
   *[no] 對方贏得這一輪，得{ $points }
}
puzzle-gap = 只有{ $card }可行。打其他牌，最好的結果是：{ $outcome }。
puzzle-wins = { $card }：{ $worlds }種分布中贏{ $wins }種（{ $share }）。
puzzle-wins-means = 統計方式：打出這張牌後，就算其他人看得到所有的牌，你只憑自己看得到的資訊採取最佳打法，仍能獲勝的分布有幾種。
puzzle-pass = 答案：{ $cards }。對局勝率{ $chance }，比次佳選擇（{ $second }）高{ $lead }個百分點（±{ $error }）。
puzzle-themes = { $count ->
   *[other] 技巧：{ $themes }。
}
puzzle-theme = { $theme ->
    [duck-seventh] 避開第七墩
    [give-seventh] 把第七墩讓給對方
    [duck] 讓墩
    [draw-trumps] 清主色
    [hold-ace] 保留妖怪王牌
    [play-ace] 打出妖怪王牌
    [force-boss] 逼出頭目
    [feed-boss] 送頭目給隊友
    [last-boss] 捕捉決勝的頭目
    [create-void] 製造缺門
    [ruff] 用主色吃墩
   *[endplay] 投入
}
puzzle-misses = 電腦玩家答錯率：新手{ $novice }，高手{ $adept }，專家{ $montecarlo }。
puzzle-none = 沒有這樣的謎題。
puzzle-choices = 可選：{ $known }。

## On the page

puzzle-intro = 每題只有一個正解。動手出牌吧：出錯了會告訴你為什麼，還可以再試一次。
puzzle-heading = { $kind ->
    [open] 明牌
    [closed] 暗牌
   *[pass] 傳牌
}
puzzle-name = { puzzle-heading }・{ puzzle-difficulty }
puzzle-today-done = 解開了。每天都有新題目。
puzzle-solve = 開始解題
puzzle-more = 更多謎題
puzzle-filter-kind = 類型
puzzle-filter-theme = 技巧
puzzle-filter-difficulty = 難度
puzzle-any = 全部
puzzle-my-level = 適合你的程度
puzzle-count = 已解開：{ $solved }／{ $total }
puzzle-all-solved = 這些你全解開了。太棒了！
puzzle-again = 重做其中一題
puzzle-level = 你的積分：{ $level }（{ puzzle-difficulty }）
puzzle-level-text = 第一次就解開，積分會上升；否則會下降。簡單的題目約800，極難的約2000，依電腦玩家答錯的頻率而定。你的積分只存在這個瀏覽器裡，不會傳到任何地方。
puzzle-level-now = 你的積分：{ $level }（{ $change }）
puzzle-list = 所有謎題
puzzle-seat = { $place ->
    [you] 你
    [left] 下家
    [partner] 隊友
   *[right] 上家
}
puzzle-us = 我方
puzzle-them = 對方
puzzle-ask = { $place ->
    [you] 你出哪張牌？
   *[partner] 隊友出哪張牌？
}
puzzle-unseen-cards = 未出現的牌
puzzle-cannot-hold = { $place ->
    [left] 不在下家手上
    [partner] 不在隊友手上
   *[right] 不在上家手上
}
puzzle-try-open = { $card }不對：雙方都採最佳打法時，{ $outcome }。
puzzle-try-closed = { $card }：{ $worlds }種分布中贏{ $wins }種（{ $share }）。有別的牌贏得更多。
puzzle-try-pass = 傳出{ $cards }，對局勝率約{ $chance }。有別的選擇更好。
puzzle-try-example = 例如牌這樣分布時，它會輸，而正解會贏。
puzzle-try-again = 再試一次
puzzle-show = 顯示答案
puzzle-next = 下一題
puzzle-answer-card = 答案：{ $cards }
puzzle-example = 上圖是它獲勝的其中一種分布，各家都採最佳打法。
puzzle-wins-of = { $wins }／{ $worlds }
puzzle-chart-closed = 每張牌在幾種分布中獲勝
puzzle-chart-pass = 勝率
puzzle-chart-second = 次佳選擇
puzzle-chart-yours = 你的選擇
puzzle-choice-points = { $card }：{ $outcome }
