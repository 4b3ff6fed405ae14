### The review of a finished game, on the page.

review-title = 賽後檢討
review-open-text = 選擇一場已結束對局的紀錄檔。每次傳牌、每次出牌都會評估，分別依玩家當時所知的資訊（暗牌）和所有手牌（明牌）來判斷。

## While it is made

review-waiting = { $ahead ->
    [0] 檢討即將開始……
   *[other] 前面還有{ $ahead }份檢討在排隊。
}
review-progress = 已評估{ $done }／{ $total }次決定
review-progress-open = 所有決定皆已評估；明牌評估：{ $done }／{ $total }
review-partial = 現在就可以先看。運氣分析與玩家比較最後才會出現。
review-done = 檢討已完成。
review-failed = 檢討未能完成。

## The whole game at a glance

review-step = 逐步觀看
review-learn = 從失誤中學習
review-overview = 總覽
review-curve = 勝率
review-curve-text = 依實際牌況計算。虛線標示發牌，圓點標示轉折點；點一下圓點或圖上任一處，就能跳到那個時間點。
review-curve-moment = 時間點
review-curve-chance = { $names }：{ $chance }
review-deal = 第{ $round }輪，發牌
review-when-pass = 第{ $round }輪，傳牌
review-when-trick = 第{ $round }輪，第{ $trick }墩
review-end = 結束
review-point-deal = { $when }：{ $names } { $change }。
review-point = { $when }，{ $name }的決定：{ $names } { $change }。

review-points = { $count ->
   *[other] { $number }個百分點
}
review-in-points = 數字為對局勝率的變化（百分點）。
review-luck = 運氣與失誤
review-luck-told = { $names }從{ $start }到{ $end }：運氣{ $luck }，自己的失誤{ $own }，他人的失誤{ $others }。
review-luck-told-uncharged = 不算在任何人頭上的失誤（例如代打的電腦玩家）：{ $change }。
review-luck-text = 看不見的運氣：牌的實際分布比任何人能料到的更好或更壞。各部分相加就是結果。
review-luck-seals = 這個變體的估計只看封印的數量，不看封印了哪些花色。
review-luck-start = 開始
review-luck-deals = 發牌
review-luck-hidden = 看不見的運氣
review-luck-own = 自己的失誤
review-luck-others = 他人的失誤
review-luck-uncharged = 不算在任何人頭上
review-luck-end = 結束

review-costliest = 代價最大的決定
review-costliest-text = 以勝率損失衡量，依玩家當時所知的資訊計算。
review-costliest-none = 沒有明顯的失誤。
review-instead = { $made }不如{ $best }

review-players = 平均每次決定損失的勝率
review-players-text = 附95%信賴區間，並與電腦玩家對照。只看一場對局參考價值有限，請留意區間。
review-player = 玩家
review-all = 全部
review-decisions = { $count }次決定
review-kind = { $kind ->
    [pass] 傳牌
    [lead] 先出牌
    [follow] 跟牌
    [discard] 墊牌
   *[endgame] 最後四張
}
review-grade = { $grade ->
    [best] 最佳
    [good] 不錯
    [inaccuracy] 小失誤
    [mistake] 失誤
   *[blunder] 嚴重失誤
}

## Moment by moment

review-made-pass = { $name }傳出：{ $cards }
review-made-card = { $name }打出：{ $cards }
review-best = 最佳：{ $cards }
review-lost = 損失：{ $loss } ± { $margin }個百分點
review-only-card = { $name }打出{ $card }：沒有別的牌可出。
review-before-deal = 即將發下一輪的牌。
review-match-over = 對局結束。
review-not-yet = 這次決定尚未評估。
review-unlucky = 選得對，只是運氣不好：依實際牌況，損失{ $loss }。
review-lucky = 選錯了，但運氣好：依實際牌況，沒有損失。
review-hint = 這裡用了提示。
review-stand-in = 這裡由電腦玩家代打，不算在任何人頭上。
review-stand-in-person = 這裡由其他人決定，不算在任何人頭上。
review-taken-back = 先前收回：{ $cards }
review-known = 暗牌
review-open-cards = 明牌
review-values = 每個選擇下方有兩個勝率（{ $names }）：「暗牌」依玩家當時所知的資訊計算，「明牌」依所有手牌計算。≈表示估計值，沒有≈就是精確值。
review-option = { $cards }：暗牌{ $known }，明牌{ $open }
review-option-none = { $cards }：不能出
review-option-made = { $option }，已選
review-option-best = { $option }，最佳
review-previous-mistake = 上一個失誤
review-next-mistake = 下一個失誤
review-view-knew = 只看玩家當時所知
review-keys = 左右鍵逐步移動，上下鍵在失誤之間跳轉，Page Up 與 Page Down 逐墩移動。
review-more = 連結、紀錄與按鍵

## Learn from your mistakes

review-learn-of = { $name }的失誤
review-learn-pick = 誰的失誤？
review-learn-count = 第{ $number }題，共{ $total }題
review-learn-play = 你是{ $name }。這裡打出的牌屬於{ $grade ->
    [inaccuracy] 「小失誤」
    [mistake] 「失誤」
   *[blunder] 「嚴重失誤」
}。打哪張牌更好？
review-learn-pass = 你是{ $name }。這裡傳出的牌不是最佳選擇。你會傳哪些牌？
review-learn-again = { $cards }：仍比最佳選擇低{ $loss }。再試一次。
review-learn-made = { $cards }：這就是當時的失誤。試試別的。
review-learn-found = { $cards }：找對了！
review-learn-show = 顯示答案
review-learn-next = 下一題
review-learn-none = 沒有明顯的失誤可以檢討。打得好！
review-learn-done = 這是最後一題。

## What if

review-what-if = 換個打法
review-what-if-text = 替{ $name }出任何一張牌，再替後面的玩家出牌。
review-what-if-pass = 替{ $name }選一種傳法，或另選別的牌。
review-other-pass = 另選別的牌
review-value-pass = 評估這些牌
review-what-if-thinking = 正在計算……
review-what-if-over = 本輪到此結束。
review-what-if-back = 回到上一步
review-what-if-leave = 回到對局
review-play-on = 從這裡繼續打
review-play-on-text = 你接手一個座位，其餘由電腦玩家來打。不計入統計。
review-play-on-seat = 你的座位
review-play-on-bots = 電腦玩家
review-play-on-start = 開始

## Together

review-show = 分享給其他人看
review-showing = 其他人可以跟著你看。
review-show-stop = 停止分享
review-following = 你正跟著{ $name }看，自己換到別的時間點就會停止。

## The coach at the end of a round

review-coach = 教練
review-coach-looking = 教練正在看你的決定……
review-coach-well = 這一輪打得很好：教練沒有找到明顯的失誤。
review-coach-nothing = 這一輪你沒有需要決定的地方。
review-coach-trick = 第{ $trick }墩：{ $best }比{ $made }好{ $loss }。
review-coach-pass = 傳牌：{ $best }比{ $made }好{ $loss }。
review-coach-look = 回顧這一輪
review-coach-play-on = 從那裡接著打
review-round = 第{ $round }輪
