### The review of a finished game, on the page.

review-title = 檢討
review-open-text = 選擇一場已結束對局的紀錄檔。每次傳牌、每張牌都會評估：依玩家當時所知，以及公開所有牌時。

## While it is made

review-waiting = { $ahead ->
    [0] 檢討即將開始……
   *[other] 前面還有{ $ahead }個檢討。
}
review-progress = 已評估{ $done }／{ $total }個決定
review-progress-open = 所有決定皆已評估；公開所有牌：{ $done }／{ $total }
review-partial = 現在就可以先看。運氣與玩家比較會在最後出現。
review-done = 檢討已完成。
review-failed = 檢討未能完成。

## The whole game at a glance

review-step = 逐步觀看
review-learn = 從錯誤中學習
review-overview = 總覽
review-curve = 贏得對局的機率
review-curve-text = 依實際的牌況。虛線是發牌，圓點是轉折點：點選它們或任何時間點。
review-curve-moment = 時間點
review-curve-chance = { $names }：{ $chance }
review-deal = 第{ $round }輪，發牌
review-when-pass = 第{ $round }輪，傳牌
review-when-trick = 第{ $round }輪，第{ $trick }墩
review-end = 結束
review-point-deal = { $when }：{ $names } { $change }。
review-point = { $when }，{ $name }：{ $names } { $change }。

review-luck = 運氣與失誤
review-luck-told = { $names }從{ $start }到{ $end }：運氣{ $luck }，自己的失誤{ $own }，他人的失誤{ $others }。
review-luck-told-uncharged = 不計入任何人的失誤（例如代打的電腦玩家）：{ $change }。
review-luck-text = 隱藏的運氣：牌的實際分布比任何人所能預料的更好或更壞。各部分相加就是結果。
review-luck-seals = 在此變體中，估計只計算封印的數量，不區分封印了哪些花色。
review-luck-start = 開始
review-luck-deals = 發牌
review-luck-hidden = 隱藏的運氣
review-luck-own = 自己的失誤
review-luck-others = 他人的失誤
review-luck-uncharged = 不計入任何人
review-luck-end = 結束

review-costliest = 代價最大的決定
review-costliest-text = 以贏得對局的機率計，依玩家當時所知。
review-costliest-none = 沒有明顯的失誤。
review-instead = { $made }，{ $best }更好

review-players = 每個決定損失的機率
review-players-text = 附95%區間，並與電腦玩家對照。單一對局的參考價值有限，請留意區間。
review-player = 玩家
review-all = 全部
review-decisions = { $count }個決定
review-kind = { $kind ->
    [pass] 傳牌
    [lead] 首先出牌
    [follow] 跟同花色
    [discard] 墊牌
   *[endgame] 最後四張
}
review-grade = { $grade ->
    [best] 最佳
    [good] 不錯
    [inaccuracy] 不精確
    [mistake] 失誤
   *[blunder] 大失誤
}

## Moment by moment

review-made-pass = { $name }傳出：{ $cards }
review-made-card = { $name }打出：{ $cards }
review-best = 最佳：{ $cards }
review-lost = 損失：{ $loss } ± { $margin }
review-only-card = { $name }打出{ $card }：沒有別的牌可出。
review-before-deal = 即將發下一輪的牌。
review-match-over = 對局結束。
review-not-yet = 這個決定尚未評估。
review-unlucky = 正確但運氣不好：依實際的牌況，損失{ $loss }。
review-lucky = 錯誤但運氣好：依實際的牌況，沒有損失。
review-hint = 這裡用了提示。
review-stand-in = 這裡由電腦玩家代打，不算在任何人身上。
review-stand-in-person = 這裡由其他人決定，不算在任何人身上。
review-taken-back = 之前收回：{ $cards }
review-known = 所知
review-open-cards = 公開
review-values = 每個選擇下方：依玩家當時所知，以及公開所有牌時，贏得對局的機率。≈表示估計，沒有則為精確值。
review-option = { $cards }：依所知{ $known }，公開所有牌{ $open }
review-option-none = { $cards }：不能出
review-option-made = { $option }，已選
review-option-best = { $option }，最佳
review-previous-mistake = 上一個失誤
review-next-mistake = 下一個失誤
review-view-knew = 玩家當時所知
review-keys = 左右鍵逐步前進，上下鍵跳到失誤，Page Up 與 Page Down 逐墩前進。
review-more = 連結、紀錄與按鍵

## Learn from your mistakes

review-learn-of = { $name }的失誤
review-learn-pick = 誰的失誤？
review-learn-count = 第{ $number }個，共{ $total }個
review-learn-play = 你是{ $name }。這裡打出的牌{ $grade ->
    [inaccuracy] 不夠精確
    [mistake] 是失誤
   *[blunder] 是大失誤
}。哪張牌更好？
review-learn-pass = 你是{ $name }。這裡傳出的牌不是最好的。你會傳哪些牌？
review-learn-again = { $cards }：仍比最佳選擇少{ $loss }。再試一次。
review-learn-made = { $cards }：這就是當時的失誤。試試別的。
review-learn-found = { $cards }：找對了！
review-learn-show = 顯示答案
review-learn-next = 下一個
review-learn-none = 沒有明顯的失誤可學。打得好！
review-learn-done = 這是最後一個。

## What if

review-what-if = 如果……
review-what-if-text = 為{ $name }打出任何一張牌，然後輪到下一位。
review-what-if-pass = 為{ $name }選擇其中一種傳牌，或選別的牌。
review-other-pass = 選別的牌
review-value-pass = 評估這些牌
review-what-if-thinking = 正在計算……
review-what-if-over = 本輪到此結束。
review-what-if-back = 收回上一步
review-what-if-leave = 回到對局
review-play-on = 從這裡繼續打
review-play-on-text = 你接手一個座位，其他由電腦玩家打。不計入統計。
review-play-on-seat = 你的座位
review-play-on-bots = 電腦玩家
review-play-on-start = 開始

## Together

review-show = 給其他人看
review-showing = 其他人可以跟著你看。
review-show-stop = 停止展示
review-following = 你正跟著{ $name }看，自己換到別的時刻就會停止。
