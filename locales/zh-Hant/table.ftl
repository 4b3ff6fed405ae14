### 牌桌與其選項：網頁與終端機共用。

## 電腦玩家與選項的名稱；table-bot-name 是座位上電腦玩家的名字。

table-bots = 電腦玩家
table-bot-random = 隨機
table-bot-novice = 新手
table-bot-adept = 高手
table-bot-master = 大師
table-bot-ismcts = ISMCTS
table-bot-montecarlo = 蒙地卡羅
table-bot-name = { $seat ->
    [0] 狸貓
    [1] 妖狐
    [2] 河童
   *[other] 天狗
}
table-option-clock = 計時
table-clock-none = 不計時
table-clock-seconds = 每步{ $seconds }秒
table-option-memory = 記牌輔助
table-memory-off = 無：贏得的墩牌面朝下
table-memory-last-trick = 上一墩
table-memory-all = 所有打出的牌
table-option-visibility = 誰能找到這張牌桌
table-visibility-link = 有連結的人
table-visibility-public = 所有人，列在大廳
table-ruleset = 玩法
table-option-first-leader = 誰首先出牌
table-option-later-leader = 之後各輪由誰首先出牌
table-option-hints = 提示
table-hints-alone = 只在單獨對戰電腦時提供
table-hints-on = 允許，且大家都會知道
table-hints-off = 不提供
table-option-spectators = 允許觀眾

## 玩家在這一輪贏得的牌墩與頭目。

table-taken = { $name }：{ $tricks }{ $count ->
    [0] ，沒有頭目。
   *[other] ；頭目：{ $bosses }。
}

## 尋找牌桌與入座。

table-play-now = 立刻開始
table-new-table-button = 開新牌桌
table-lobby = 開放的牌桌
table-lobby-empty = 目前沒有開放的牌桌。自己開一張，或先和電腦玩家玩。
table-my-matches = 我的對局
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
table-invite-text = 打開這個連結的人都能坐到這張牌桌來。
table-phrases = 說句話
table-seats-taken = 已坐{ $taken }／{ $seats }位

## 對局中與對局後。

table-seconds-left = 剩下{ $seconds }秒
table-ask-bot = 讓電腦代打
table-take-back = 我回來了
table-abandon = 提議中止對局
table-abandon-not = 不中止對局
table-match-abandoned = 對局已中止
table-rematch = 再來一局
table-join-rematch = 加入下一局
table-fair-title = 可驗證的公平發牌
table-fair-check = 檢查所有發牌
table-bot-plays-for-you = 電腦玩家正在替你出牌。
table-bot-plays = 電腦代打
table-away = 離線
table-ready = 準備好了
table-be-ready = 我準備好了
table-played-on = 這場對局是從檢討中的局面繼續打的，不計入統計。
table-same-deals = 這場對局重打另一場的發牌，不計入統計。
table-file-deals = 這場對局使用檔案中的發牌，可能是挑選過的，不計入統計。
table-undone = 本局共收回{ $count }張牌。
table-hints-taken = 這場對局用了{ $count }次提示。
table-fair-fair = 所有發牌都出自種子與各玩家的鹽值，且與事先固定的內容相符。
table-fair-unsalted = 所有發牌都出自種子與鹽值。你的鹽值來得太晚，沒有加入。
table-fair-unproven = 所有發牌都出自種子與鹽值。但其中沒有來自這部裝置的鹽值，因此無法向你證明沒有人挑選過牌。
table-fair-unfair = 不相符：這些發牌並非出自這個種子與這些鹽值。
table-fair-failed = 無法完成檢查，請再試一次。
table-salts-withheld = 已承諾但未公開鹽值：{ $names }。扣住鹽值的人等於能在兩種發牌之間選擇。
table-commitment = 承諾值
table-seed = 種子

## 牌桌上的事件。

table-event-sits = { $name }入座。
table-event-bot-sits = 電腦玩家坐上座位{ $seat }。
table-event-seats-shuffled = 座位已隨機重排。
table-event-match-started = 對局開始。
table-event-bot-took-over = { $who ->
    [you] { $why ->
        [clock] 你的時間到了，現在由電腦玩家替你出牌。
       *[asked] 現在由電腦玩家替你出牌。
    }
   *[one] { $why ->
        [away] { $name }離開了，現在由電腦玩家代為出牌。
        [clock] { $name }的時間到了，現在由電腦玩家代為出牌。
        [left] { $name }已離桌，現在由電腦玩家代為出牌。
       *[asked] 現在由電腦玩家替{ $name }出牌。
    }
}
table-event-person-returned = { $who ->
    [you] 你重新接手出牌。
   *[one] { $name }回來了。
}
table-event-undo-asked = { $who ->
    [you] 你請求收回一張牌。
   *[one] { $name }請求收回一張牌。
}
table-event-undo-refused = 這張牌不能收回。
table-event-hint-taken = { $who ->
    [you] 你要求提示。
   *[one] { $name }要求提示。
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
table-event-match-abandoned = 對局已中止。
table-event-rematch = 新的對局等著你。
