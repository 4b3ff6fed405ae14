### 網頁。

## 通用

web-skip = 跳到內容
web-menu = 選單
web-language = 語言
web-close = 關閉
web-save = 儲存
web-saved = 已儲存。
web-yes = 是
web-no = 否
web-you = 你
web-loading = 請稍候……
web-rules = 規則
web-learn = 新手教學
web-replay = 重播
web-settings = 設定
web-to-home = 回首頁
web-not-found-title = 這裡什麼都沒有
web-not-found-text = 找不到這個網址的頁面，連結可能不完整。
web-error-unknown = 出了點問題，請再試一次。
web-no-connection = 無法連上伺服器，請再試一次。
web-no-answer = 伺服器沒有回應，請再試一次。
web-bad-answer = 這個頁面無法解讀伺服器的回應，請重新載入。
web-missing-part = 這個頁面有一部分無法載入，可能是已有新版本，或是網路斷線。
web-broken-title = 出了點問題
web-broken-text = 目前無法顯示這個頁面。別擔心，你的對局都還在。
web-try-again = 再試一次
web-reload = 重新載入
web-outdated = 這個頁面有新版本。
web-credits = 《妖怪七重奏》由 Muneyuki Yokouchi 與 yio 設計；封印變體由 Chris Wray 與 W. Eric Martin 設計。本站是玩家自製的非官方網站，圖文皆為原創。

## 首頁

web-home-title =
    捕捉頭目，
    小心第七墩。
web-home-lead = 三到四人的吃墩遊戲：七族妖怪、七個頭目，還有讓你前功盡棄的第七墩。立刻開玩，免費、免註冊。
web-daily = 每日牌局
web-daily-text = 每天四局，人人拿到同樣的牌。來比比看吧！
web-daily-deal = 每日牌局第{ $number }局
web-team-match = 隊制賽
web-team-match-text = 兩桌打同樣的牌，座位對調。最多可以邀請七位朋友，空位由電腦玩家補上。
web-team-deal = 隊制賽第{ $number }局（共{ $deals }局）
web-to-team-match = 回到隊制賽
web-next-team-deal = 下一局
web-to-daily = 回到每日牌局
web-running = 進行中的對局
web-continue = 繼續
web-your-turn-against = 輪到你了（{ $score }）：對戰{ $names }
web-next-round-against = 下一輪（{ $score }）：對戰{ $names }
web-waiting-against = 等待{ $turn }（{ $score }）：對戰{ $names }
web-table-not-started = 牌桌 { $code }：尚未開始
web-with = 隊友：{ $names }
web-more-running = 還有{ $count }場對局
web-play-now-text = 與電腦玩家對戰，一秒開局。
web-play-now-button = 開始
web-first-time = 第一次玩？
web-first-time-text = 六個小章節，總共約十分鐘。邊出牌邊學，沒玩過其他紙牌遊戲也沒關係。
web-about-four-advanced = 兩隊各兩人。贏家依頭目的星數得分；先得7分者獲勝。
web-about-four-basic = 兩隊各兩人。贏一輪得1分，先得2分者獲勝。最適合入門。
web-about-three-advanced = 各自為戰，捕捉三個頭目就贏得一輪。贏家依星數得分；先得7分者獲勝。
web-about-three-basic = 各自為戰，捕捉三個頭目就贏得一輪。贏一輪得1分，先得2分者獲勝。
web-about-suitors = 每個頭目各有兩張。捕捉同花色的兩張即可封印該花色；最先封印全部七種花色的隊伍獲勝。對局時間較長。
web-about-suitors-short = 每個頭目各有兩張。每種花色只能封印一次；先有四個封印的隊伍獲勝。
web-today = 今日
web-puzzles = 謎題
web-puzzles-text = 還有數百題，依你的程度出題。
web-puzzle-today = 每日一題
web-puzzle-today-text = 一個局面，一個正解。
web-puzzle-solved = 已解開
web-friends = 和朋友一起玩
web-new-table-text = 開一張牌桌，把連結傳給朋友。空位由電腦玩家補上。
web-options = 選項
web-join-label = 牌桌代碼或連結
web-join-button = 加入
web-my-matches-empty = 你的對局會顯示在這裡。
web-against = 對手：{ $names }
web-more-matches = 顯示更多
web-status-abandoned = 已中止
web-status-won = 獲勝
web-status-lost = 落敗
web-status-played-on = 檢討續打
web-status-same-deals = 同牌重打
web-same-deals = 用這些牌挑戰朋友
web-same-deals-kept = 為了讓朋友挑戰，伺服器會保存這個檔案（不含註解），直到你刪除自己的所有資料。
web-all-matches = 所有對局與統計

## 開始之前

web-table-title = 牌桌 { $code }
web-change-options = 更改選項
web-no-table-title = 這裡沒有牌桌
web-connecting = 正在前往牌桌……
web-connection-lost = 連線中斷，正在重試；對局不會遺失。
web-sending = 傳送中……
web-lost-of = { $name }斷線了。
web-invite = 邀請朋友
web-invite-code = 或請他們在首頁輸入代碼 { $code }。
web-invited-by = { $name }邀請你一起玩
web-invited = 有人邀請你一起玩
web-sit-with = 與{ $name }同隊
web-sit-against = 與{ $name }對戰
web-sit-down = 入座
web-rename = 更改名字
web-team = 第{ $number }隊
web-seats = 座位安排
web-manage-seat = 管理座位
web-copy = 複製連結
web-copied = 已複製
web-link-local = 這個連結只能在這台電腦上開啟。用「yokai serve --lan」啟動伺服器，家中網路裡的裝置就都能開啟。
web-links-local = 這些連結只能在這台電腦上開啟。用「yokai serve --lan」啟動伺服器，家中網路裡的裝置就都能開啟。
web-wait-for-start = 座位已滿，桌主可以開始對局。
web-wait-for-players = 等待其他玩家……

## 牌桌上

web-sides = 隊伍與分數
web-side-us = 我方
web-side-them = 對方
web-who-won-what = 各玩家的戰果
web-who-won-what-of = { $tricks }：查看各玩家的戰果
web-won-earlier = 之前：{ $tricks }
web-log = 對局經過
web-your-cards = 你的牌
web-your-hand = 你的手牌，{ $count }張
web-card-not-playable = { $card }，現在不能出
web-card-of = { $card }，{ $name }
web-card-queued = { $card }，輪到你時打出
web-queued-mark = 待出
web-unqueued = { $card }留在手上
web-round-of = 第{ $number }輪
web-the-trick = 這一墩
web-trump-card = 主色牌：{ $card }
web-trump-is = 主色：{ suit }
web-no-trump-yet = 尚無主色
web-leads = 先出牌
web-you-lead = 由你先出牌
web-has-passed = 已選好
# On the edge of a side’s panel on phones, beside its six tricks; as short as can be. See table-six-tricks.
web-seventh = { $losing ->
    [7] { $meaning ->
        [wins] 贏下這墩即勝
        [loses] 第七墩即敗
       *[without] { $missing ->
            [1] 第七墩需有頭目
           *[other] 第七墩需{ $missing }個頭目
        }
    }
   *[other] { $meaning ->
        [wins] 贏下這墩即勝
        [loses] 下一墩即敗
       *[without] { $missing ->
            [1] 下一墩需有頭目
           *[other] 下一墩需{ $missing }個頭目
        }
    }
}
web-voids = { $aid ->
    [all] 已知缺門：
    [last-trick] 由這一墩或上一墩可知缺門：
   *[off] 由這一墩可知缺門：
}
web-has-no = { $aid ->
    [all] 沒有{ suit }牌
    [last-trick] 在這一墩或上一墩沒有{ suit }牌
   *[off] 在這一墩沒有{ suit }牌
}
web-must-follow = 領袖花色是{ suit }，而你有{ suit }牌：必須跟牌（{ $rule }）。
web-pass-to = 選{ $count }張牌傳給{ $name }
web-pass-each = 選牌傳給其他玩家，每人一張
web-pass-enough = 已選滿{ $count }張。點一下已選的牌可以放回。
web-pass-take-back = 留下：{ $card }
web-pass-button = 傳牌
web-pass-change = 更改
web-pass-waiting = 等待{ $names }
web-received = { $name }傳給你：{ $cards }
web-undo = 收回
web-undo-question = { $name }想收回上一張牌，同意嗎？
web-undo-waiting = 等待{ $names }同意……
web-trick-taken = { $who ->
    [you] 這一墩是你的
   *[one] { $name }贏得這一墩
}
web-your-lead = 由你先出牌，出哪張都可以
web-your-turn-follow = 輪到你：請跟{ suit }牌
web-your-turn-free = 輪到你：沒有{ suit }牌，出哪張都可以
web-touch-again = 再點一下這張牌就會打出
web-turn-of = { $name }思考中……
web-title-turn = ● 輪到你 – { $title }
web-title-screen = { $screen } – { $title }
web-hint = 提示
web-hint-thinking = 思考中……
web-hint-chance = { $cards }：勝率{ $chance }。
web-hint-legend = 牌上的數字是你在這場對局的勝率。
web-hint-play = 打出這張
web-hint-pass = 傳這些牌
web-tricks = 已出的牌
web-last-trick = 上一墩
web-trick-by = 由{ $name }贏得
web-aid = 玩家輔助卡
web-tracker = 所有牌
web-tracker-card = { $status ->
    [captured] { $card }，已捕捉
    [played] { $card }，已打出
    [face-up] { $card }，已翻開
   *[in-hand] { $card }，在你手上
}
web-leave-table = 離開牌桌（隨時可回來）
web-leave-title = 要離開牌桌嗎？
web-leave-text = 對局還沒結束。你的座位會保留，隨時可以回來。
web-leave-stay = 留下
web-leave = 離開
web-abandon = 中止對局
web-abandon-sure = 確定中止對局？
web-abandon-question = { $names }提議中止對局，同意嗎？
web-abandon-waiting = 你提議中止對局，等待其他人同意。
# 有人在牌桌上說的話；$phrase 是固定用語之一。
web-said = { $name }：{ $phrase }
web-keys = 按鍵：方向鍵與 Enter 選牌，H 提示，U 收回，L 上一墩，? 玩家輔助卡，M 選單。

## 一輪與對局的結束

web-round-end = 第{ $number }輪結束
web-round-won = 你贏了這一輪！
web-round-lost = 你輸了這一輪
web-points-by-boss = 各頭目的分數
web-score-sheet = 計分表
web-score-sheet-of = { $score }/{ $goal }分：開啟計分表
web-how-it-ended = 結束方式
web-won-round = 贏得這一輪
web-no-round-yet = 還沒有任何一輪打完。
web-new-seals = { $name }的新封印：{ $suits }
web-boss-is-trump = 主色的頭目，不計分
web-boss-from-hand = 留在手中
web-show-hands = 顯示所有手牌
web-was-passed = 已傳出
web-card-passed = { $card }，已傳出
web-hands-note = 發牌時的手牌；凸出的牌已傳出。
web-next-round = 下一輪
web-next-round-in = { $seconds }秒後開始下一輪
web-vote-bot-for = 讓電腦替{ $name }代打到本輪結束
web-vote-bot-question = { $names }提議由電腦玩家替{ $name }代打到本輪結束，同意嗎？
web-vote-bot-waiting = 你提議由電腦玩家替{ $name }代打到本輪結束，等待其他人同意。
web-veto-lost = 你超時太多次了：其他人不必經你同意就能中止對局。
web-lock-now = 不想讓某人再入座的話，請鎖定座位：之後只有持邀請連結的人能入座。
web-ask-bot-for = 讓電腦替{ $name }代打
web-match-won = 你贏了這場對局！
web-match-lost = 你輸了這場對局
web-match-over = 對局結束
web-watch-again = 觀看重播
web-to-played-from = 回到原來的地方
web-review = 賽後檢討
web-review-of = { web-review }，{ web-against }，{ $score }
web-review-shown = { $name }正在分享檢討。
web-review-follow = 跟著看
web-download = 下載紀錄

## 公平發牌

web-fair-text = 這場對局的每次發牌都由一個祕密種子決定。下面這串數字在發第一張牌之前就鎖定了種子；對局結束後會公布種子，讓你驗證有沒有動過手腳。
web-fair-end-text = 承諾值在第一次發牌前就鎖定了種子。你的瀏覽器可以用種子把所有的牌重發一次來比對。

## 玩家輔助

web-aid-follow = 手上有領袖花色就必須跟牌；沒有的話，出哪張都可以。
web-aid-winner = 風A勝過所有的牌。沒有風A時，主色中最大的牌贏得這一墩；也沒有主色時，由領袖花色中最大的牌贏得。
web-aid-bosses = { $teams ->
    [yes] 捕捉{ $count }個頭目，你的隊伍就贏得這一輪。
   *[no] 捕捉{ $count }個頭目，你就贏得這一輪。
}
web-aid-seventh = { $teams ->
    [yes] 頭目還不夠就先贏得{ web-losing-trick }，會輸掉這一輪，所有玩家手上剩下的頭目也歸對方。
   *[no] 頭目還不夠就先贏得{ web-losing-trick }，會輸掉這一輪，其他人都獲勝。
}
web-losing-trick = { $losing ->
    [7] 第七墩
   *[other] 第{ $losing }墩
}
web-aid-scoring-advanced = 贏家的頭目每顆星得1分，主色的頭目不計分。先得{ $goal }分者獲勝。
web-aid-scoring-basic = 贏一輪得1分，先得{ $goal }分者獲勝。
web-aid-lead-trump = 每輪第一張打出的牌決定主色。
web-aid-seal = 在同一輪捕捉某花色的兩張7，你的隊伍就封印該花色。
web-aid-scoring-seals = 先封印{ $goal }種花色的隊伍獲勝。
web-aid-scoring-seals-once = 每種花色只能封印一次；先有{ $goal }個封印的隊伍獲勝。
web-aid-gone = 刪除線：已打出（範圍依本桌的記牌輔助）或已翻開。金底：已捕捉。底線：在你手上。

## 重播

web-replay-text = 開啟紀錄檔，逐張觀看整場對局，各家手牌全部攤開。你自己的對局列在首頁。
web-open-record = 開啟紀錄檔
web-review-record = 檢討紀錄檔
web-copy-moment = 複製這個時間點的連結
web-replay-steps = 步驟
web-back = 上一步
web-forward = 下一步
web-back-trick = 上一墩
web-forward-trick = 下一墩
web-replay-moment = 時間點
web-play-on = 播放
web-pause = 暫停
web-replay-view = 視角
web-view-open = 攤開所有手牌
web-view-of = { $name }的視角
web-replay-jump = { $card }，第{ $number }墩打出：跳到該處
web-replay-result = { $names }獲勝，{ $score }
web-replay-more = 計分表與連結
web-replay-dealt = 牌已發好；凸出的牌將會傳出。
web-replay-passed = 傳牌完成。
web-replay-played = { $name }打出：{ $card }
web-replay-won = { $names }得{ $points }分。
web-replay-keys = 方向鍵逐張移動，Page Up 與 Page Down 逐墩移動，空白鍵播放。
web-reason-bosses = { $needed ->
    [3] 捕捉到第三個頭目。
    [4] 捕捉到第四個頭目。
   *[other] 捕捉到{ $needed }個頭目。
}
web-reason-seventh-trick = { $losing ->
    [7] 有一方吃滿七墩。
   *[other] 有一方吃滿{ $losing }墩。
}
web-reason-last-trick = 牌已出完，由最後一墩決定。
web-reason-played-out = 所有的墩都打完了。
web-reason-seals = 集滿封印。

## 設定

web-look = 外觀與音效
web-theme = 主題
web-theme-auto = 依裝置設定
web-theme-light = 淺色
web-theme-dark = 深色
web-edition = 花色配色
web-edition-auto = 依中文版
web-edition-en = 英文版
web-edition-fr = 法文版：地為灰色，闇為紫色
web-speed = 動畫速度
web-speed-slow = 慢
web-speed-normal = 一般
web-speed-fast = 快
web-speed-off = 關閉動畫
web-tap = 出牌方式
web-tap-auto = 依裝置而定
web-tap-once = 點一下
web-tap-twice = 點兩下
web-sound = 音效
web-sound-question = 要開啟音效嗎？
web-vibration = 輪到你時震動
web-notifications = 輪到你時通知
web-shortcuts = 鍵盤快速鍵：H、U、L、M
web-you-here = 你在這個伺服器上的身分
web-identity-text = 本站以 cookie 裡的隨機編號和下面的名字辨識你，不需要密碼。儲存了哪些資料、如何匯出，請見隱私權頁面。
web-privacy = 隱私權
web-name = 你的名字
web-carry = 在另一台裝置上繼續
web-carry-text = 在另一台裝置上開啟這個連結；連結只能用一次。
web-forget = 刪除我的所有資料
web-forget-sure = 確定全部刪除？
web-puzzles-kept = 解開的謎題和你的積分只存在這個瀏覽器裡。
web-puzzles-reset = 清除解題進度
web-puzzles-reset-sure = 確定清除？
web-programs = 你的程式
web-programs-text = 你寫的程式可以用各自的金鑰入座；其他人看得出那是程式。
web-program-name = 程式名稱
web-program-new = 註冊
web-program-token = 金鑰
web-program-token-text = 這是{ $name }的金鑰。請現在就保存，它只顯示這一次。
web-program-copy = 複製金鑰
web-program-remove = 移除{ $name }
web-program-remove-sure = 確定移除{ $name }？
web-claim-title = 在這台裝置上繼續
web-claim-text = 接下來，你會以自己的身分在這台裝置上玩。原本的身分會從這台裝置移除。
web-claim-button = 在這裡繼續
