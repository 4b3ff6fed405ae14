### 牌桌與其選項：網頁與終端機共用。

## 電腦玩家與選項的名稱；table-bot-name 是座位上電腦玩家的名字。

table-bots = 電腦玩家
table-bot-random = 隨機
table-bot-novice = 新手
table-bot-adept = 高手
table-bot-master = 大師
table-bot-ismcts = ISMCTS
table-bot-montecarlo = 專家
table-bot-name = { $seat ->
    [0] 狸貓
    [1] 妖狐
    [2] 河童
   *[other] 天狗
}
table-option-clock = 計時
table-clock-none = 不計時
table-clock-seconds = 每步{ $seconds }秒，另有備用時間
table-option-memory = 記牌輔助
table-memory-off = 無：贏得的墩一律蓋著
table-memory-last-trick = 上一墩
table-memory-all = 所有已出的牌
table-option-visibility = 誰能加入
table-visibility-link = 有連結才能加入
table-visibility-public = 所有人（列在「公開牌桌」）
table-ruleset = 玩法
table-option-first-leader = 第一輪由誰先出牌
table-option-later-leader = 之後各輪由誰先出牌
table-option-hints = 提示
table-hints-alone = 僅限單人對戰電腦時
table-hints-on = 允許，使用時會告知全桌
table-hints-off = 不提供
table-option-coach = 教練
table-coach-on = 每輪之後
table-option-coach-long = 教練：每輪結束後，各自看到自己代價最大的決定
table-option-spectators = 開放觀戰

## 玩家在這一輪贏得的牌墩與頭目。

table-taken = { $name }：{ $tricks }{ $count ->
    [0] ，沒有頭目。
   *[other] ；頭目：{ $bosses }。
}

## 尋找牌桌與入座。

table-play-now = 立刻開始
table-new-table-button = 開新牌桌
table-lobby = 公開牌桌
table-lobby-empty = 目前沒有公開牌桌。自己開一張，或先和電腦玩家對戰。
table-my-matches = 你的對局
table-seat = 座位{ $number }
table-seat-free = 空位
table-owner = 桌主
table-sit-here = 坐這裡
table-stand-up = 離座
table-add-bot = 加入電腦
table-remove = 請離
table-swap = 和我換位
table-shuffle = { $teams ->
    [yes] 隨機分隊
   *[no] 隨機座位
}
table-hand-over = 設為桌主
table-fill-with-bots = 用電腦補滿
table-start = 開始對局
table-invite-text = 任何人開啟這個連結都能加入這一桌。
table-lock-seats = 鎖定座位
table-unlock-seats = 開放座位
table-seats-locked = 座位已鎖定：只有持邀請連結的人能入座。
table-phrases = 說句話
table-seats-taken = 已坐{ $taken }／{ $seats }位

## 對局中與對局後。

# 已有六墩的一方，以及第七墩現在的意義：$meaning 為 wins、loses 或 without，$missing 為還缺的頭目數。
table-six-tricks = { $who ->
    [you] 你已有{ table-tricks-before }
    [we] 你們已有{ table-tricks-before }
    [they] 對手已有{ table-tricks-before }
   *[one] { $name }已有{ table-tricks-before }
}。{ $meaning ->
    [wins] 這一墩有關鍵頭目，拿下{ $losing ->
        [7] 第七墩
       *[other] 它
    }就贏得這一輪。
    [loses] 再贏一墩就輸掉這一輪。
   *[without] { $missing ->
        [1] { table-one-more }若沒有頭目，就輸掉這一輪。
       *[other] { table-one-more }的頭目若少於{ $missing }個，就輸掉這一輪。
    }
}
table-tricks-before = { $losing ->
    [7] 六墩
   *[other] { $tricks }墩
}
table-one-more = { $losing ->
    [7] 第七墩
   *[other] 下一墩
}
table-seconds-left = 剩下{ $seconds }秒
table-time-and-reserve = { $seconds }秒＋備用{ $reserve }秒
table-reserve-left = 備用時間剩{ $seconds }秒
table-vote-bot = 由電腦代打到本輪結束
table-vote-bot-not = 本輪不讓電腦代打
table-given-to-bot = 其他人已決定，由電腦玩家替你代打到本輪結束。
table-ask-bot = 讓電腦代打
table-take-back = 我回來了
table-abandon = 提議中止對局
table-abandon-not = 不中止對局
table-match-abandoned = 對局已中止
table-rematch = 再來一場
table-join-rematch = 加入下一場
table-fair-title = 驗證發牌公平性
table-fair-check = 驗證所有發牌
table-bot-plays-for-you = 電腦玩家正在替你代打。
table-bot-plays = 電腦代打
table-away = 離線
table-ready = 準備好了
table-be-ready = 我準備好了
table-played-on = 這場對局是從檢討中的局面繼續打的，不計入統計。
table-first-game = 這是用挑選過的牌進行的學習對局，不計入統計。
table-same-deals = 這場對局用的是另一場對局的牌，不計入統計。
table-file-deals = 這場對局用的牌來自檔案，可能是挑過的，不計入統計。
table-undone = 這場對局收回了{ $count }張牌。
table-hints-taken = 這場對局用了{ $count }次提示。
table-fair-fair = 所有發牌都出自種子與各玩家的鹽值，而且與事先鎖定的內容相符。
table-fair-unsalted = 所有發牌都出自種子與鹽值。你的鹽值太晚送到，沒有納入。
table-fair-unproven = 所有發牌都出自種子與鹽值。但其中沒有這台裝置提供的鹽值，因此無法向你證明沒有人挑過牌。
table-fair-broken = 有問題：這張牌桌沒有遵守事先鎖定的內容。它換了你的座位、改了種子或鹽值，或在你加入鹽值後重新開始，因此牌可能是挑過的。
table-fair-unfair = 有問題：這些發牌並非出自這個種子與這些鹽值。
table-fair-failed = 驗證沒有完成，請再試一次。
table-salts-withheld = 已承諾但未公開鹽值：{ $names }。扣住鹽值的人，等於能在兩種發牌中二選一。
table-commitment = 承諾值
table-seed = 種子

## 牌桌上的事件。

table-event-sits = { $name }入座。
table-event-bot-sits = 電腦玩家坐上座位{ $seat }。
table-event-seats-shuffled = 座位已隨機重排。
table-event-match-started = 對局開始。
table-event-seats-locked = { $locked ->
    [yes] 座位已鎖定：只有持邀請連結的人能入座。
   *[no] 座位重新開放：任何人都能入座。
}
table-event-decision-lapsed = { $who ->
    [you] 你的時間到了：這一步由電腦玩家代打，除非你先出手。
   *[one] { $name }的時間到了：這一步由電腦玩家代打。
}
table-event-bot-took-over = { $who ->
    [you] { $why ->
        [clock] 你的時間到了，現在由電腦玩家替你代打。
        [voted] 其他人已決定，由電腦玩家替你代打到本輪結束。
       *[asked] 現在由電腦玩家替你代打。
    }
   *[one] { $why ->
        [away] { $name }離線了，現在由電腦玩家代打。
        [clock] { $name }的時間到了，現在由電腦玩家代打。
        [left] { $name }已離桌，現在由電腦玩家代打。
        [voted] 由電腦玩家替{ $name }代打到本輪結束。
       *[asked] 現在由電腦玩家替{ $name }代打。
    }
}
table-event-person-returned = { $who ->
    [you] 換回你自己出牌。
   *[one] { $name }回來了。
}
table-event-undo-asked = { $who ->
    [you] 你想收回一張牌。
   *[one] { $name }想收回一張牌。
}
table-event-undo-refused = 有人不同意，這張牌不收回。
table-event-hint-taken = { $who ->
    [you] 你用了提示。
   *[one] { $name }用了提示。
}
table-event-card-taken-back = { $who ->
    [you] 你收回{ card }。
   *[one] { $name }收回{ card }。
}
table-event-pass-taken-back = { $who ->
    [you] 你重新選擇要傳出的牌。
   *[one] { $name }重新選擇要傳出的牌。
}
table-event-abandon-refused = { $who ->
    [you] 你不同意中止對局。
   *[one] { $name }不同意中止對局。
}
table-event-match-abandoned = { $why ->
    [host] 伺服器管理者關閉了這張牌桌，對局到此為止。
    [secret-deal] 對局到此為止：有人的手牌和別處仍在進行的牌局相同。
   *[players] 對局已中止。
}
table-event-rematch = 新的對局已經開好了。
