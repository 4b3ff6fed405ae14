### 終端機中的遊戲：逐行進行（plain-*）與繪製的牌桌（app-*）。

terminal-none = 無
terminal-no-cards = 無

## 逐行進行。以編號、牌的代號或單一字母回答。

plain-welcome = 歡迎來到《妖怪七重奏》。這場對局的規則：{ $ruleset }。隨時可輸入 ? 查看說明。
plain-seat = { $place ->
    [teammate] { $name }坐在你對面，是你的隊友。
    [opposite] { $name }坐在你對面。
    [left] { $name }坐在你左邊。
   *[right] { $name }坐在你右邊。
}
plain-received = { $name }傳給你：{ $cards }。
plain-table = 第{ $round }輪。{ $ruleset }。
plain-trump = 主色是{ suit }。
plain-trump-card = 主色是{ suit }：翻開的牌是{ card }（{ $code }）。
plain-trump-open = 本輪第一張打出的牌將決定主色。
plain-side = { $name }：{ $tricks }；頭目：{ $bosses }；分數{ $score }／{ $goal }。
plain-side-seals = { $name }：{ $tricks }；頭目：{ $bosses }；封印：{ $seals }（{ $score }／{ $goal }）。
plain-trick = 第{ $number }墩：{ $cards }。
# $cards 中某墩的一張牌。
plain-played = { $name }出{ card }
plain-trick-empty = 第{ $number }墩：還沒有人出牌。
plain-last-trick = 上一墩：{ $cards }。由{ $name }贏得。
plain-no-last-trick = 這一輪還沒有打完任何一墩。
plain-choose-pass = 選{ count-cards }傳給{ $name }。你的手牌：
# $names 由 plain-pass-one 組成。
plain-choose-pass-each = 依序選{ count-cards }，分別傳給：{ $names }。你的手牌：
plain-pass-one = { $name }
plain-choose-play = 你可以打出：
plain-kept = 現在不能出：{ $cards }。
plain-hand = 你的手牌：{ $cards }。
plain-ask-pass = 要傳出哪些牌？
plain-ask-play = 要出哪張牌？
plain-ask-ready = 確認只有你看得到螢幕後，請按 Enter。
plain-hand-over = 輪到{ $name }。
plain-help =
    輸入牌的編號或代號（例如W7）；傳牌時輸入多張，以空格分隔。
    h：你的手牌。t：牌桌。l：上一墩。v：已出的牌。r：一分鐘規則。
    x：提示。u：收回你上一個決定。q：離開對局。
    直接按 Enter 會再列出一次選項。
plain-left = 你已離開對局。
plain-help-remote = y、z：同意或拒絕別人收回牌。s：列出其他動作；s 3：執行第三項。
plain-resume = 有一場未完成的對局（{ $ruleset }，第{ $number }輪）。輸入 y 繼續；輸入其他內容則開始新的對局。
plain-where = 想在哪裡玩？請輸入編號。
plain-gone = 這一輪已出的牌（依本桌的記牌輔助設定）：{ $cards }。
plain-no-undo = 沒有可以收回的決定。
plain-saved = 紀錄存於 { $file }。
error-no-such-choice = { $last ->
    [1] 你只有一張牌可以出。
   *[other] 沒有{ $text }這個選項：編號從1到{ $last }。
}
error-one-card = 請用編號或代號指定一張牌。

## 對局紀錄的敘述。

transcript-title = 妖怪七重奏：{ $ruleset }
transcript-players = 玩家：{ $names }
transcript-date = 日期：{ DATETIME($date, dateStyle: "long") }
transcript-hand = { $name }拿到：{ $cards }
transcript-pass = { $name }傳給{ $to }：{ $cards }
transcript-unfinished = 紀錄到此為止；對局尚未結束。
transcript-by = { $by ->
    [person] 這裡由其他人替{ $name }決定。
   *[other] 這裡由電腦玩家替{ $name }代打。
}
transcript-hint = { $name }用了提示。
transcript-undone = { $name }收回：{ $cards }

## 畫面上的牌桌。牌的字母為 a 到 p，其後的按鍵是指令。

app-you = 你
app-round = 第{ $number }輪
app-trick = 第{ $number }墩
app-trump = 主色
app-trick-yours = 這一墩歸你。
app-trick-of = 這一墩歸{ $name }。
app-thinking = { $name }思考中……
app-your-lead = 由你先出牌：請選一張。
app-your-turn = 輪到你。領袖花色：{ suit }。
app-pass = 選{ count-cards }給{ $name }。
app-pass-one = 選一張牌給{ $name }。
app-confirm-pass = 按 Enter 傳出這些牌。
app-keys = a–p 出牌  ←→ ⏎  r 輔助  t 上一墩  v 餘牌  q 離開
app-keys-local = x 提示  u 收回
app-keys-replay = ←→ 步  ↑↓ 墩  Tab 座位  r 輔助  t 上一墩  v 餘牌  q 離開
app-replay = { $place }／{ $last }，{ $name }的視角
app-keys-review = ←→ 步  ↑↓ 墩  s 失誤  Tab 座位  t 上一墩  v 餘牌  q 離開
review-verdict-best = { $name }選得最好：{ $made }
review-verdict-good = { $name }選得不錯：{ $made }。最好的是：{ $best }
review-verdict-lost = { $name }：{ $grade }（−{ $points }個百分點）。{ $made }；更好的選擇：{ $best }
review-verdict-by = { $by ->
    [person] { $name }（他人）
   *[other] { $name }（代打）
}
app-close = Enter：回到牌桌
app-continue = Enter：繼續
app-aid-title = 玩家輔助卡
app-last-trick-title = 上一墩
app-seen-title = 尚未出現的牌
app-seen-legend = { $aid ->
    [all] 粗體：在別人手上。括號：在你手上。點：已出。
   *[other] 點：已出的牌（依本桌的記牌輔助設定）。括號：在你手上。
}
app-face-down = 這張牌桌上，贏得的墩都蓋著。
app-aid = { $kind ->
    [seals] 每輪第一張打出的牌決定主色。在同一輪捕捉某花色的兩張7，即封印該花色。先有{ $goal }個封印的隊伍獲勝。
   *[points] 捕捉{ $bosses ->
        [3] 三
        [4] 四
       *[other] { $bosses }
    }個頭目就贏得一輪{ $losing ->
        [0] { "" }
        [7] ；頭目還不夠就先贏得第七墩則輸
       *[other] ；頭目還不夠就先贏得第{ $losing }墩則輸
    }。{ $stars ->
        [none] 贏一輪得1分。
        [white] 每顆白星1分，主色的頭目不計分。
       *[all] 每顆白星或黑星1分，主色的頭目不計分。
    }先得{ $goal }分者獲勝。
}
app-round-over = 這一輪結束
app-match-over = 對局結束
app-from-hand = 留在手中
app-left-in-hands = 剩餘手牌
app-hand-over = 輪到{ $name }，其他人別偷看！
app-hand-over-ready = Enter：我是{ $name }
app-resume = 繼續未完成的對局（{ $ruleset }，第{ $number }輪）
app-people = 鍵盤前的人數：{ $count }
app-setting = { $name }：{ $value }
app-rules = 閱讀規則
app-quit = 離開
app-menu-hint = ↑↓ 與 Enter，或使用滑鼠
app-kept = 對局已保存：下次執行「yokai play」時可以繼續。
app-not-saved = 目前無法保存對局。你可以繼續玩，但之後可能無法接著玩這場對局。

## A table on a server.

app-table = 牌桌 { $code }
app-connecting = 正在連線到 { $server }……
app-reconnecting = 連線中斷；正在重試……
app-gone = 伺服器已關閉牌桌。
app-start = 按 Enter 以電腦玩家補滿空位並開始。
app-be-ready = 按 Enter 讓桌主知道你準備好了。
app-is-ready = { $name }準備好了。
app-waiting-for-start = 等待桌主開始……
app-waiting-for-deal = 等待下一次發牌……
app-waiting = 等待{ $names }。
app-undo-asked = { $name }想收回一張牌。y：同意。z：拒絕。
app-table-over = 對局結束。q：離開。
app-keys-remote = a–p 出牌  ←→ ⏎  r 輔助  t 上一墩  v 餘牌  x 提示  u 收回  s 更多  q 離開
app-more-title = 其他動作
app-would-vote-bot = { $who ->
    [you] 你提議由電腦玩家替{ $other }代打到本輪結束，須其他人全部同意。
   *[one] { $name }提議由電腦玩家替{ $other }代打到本輪結束，須其他人全部同意。
}
app-would-abandon = { $who ->
    [you] 你提議中止對局；所有人同意後即結束。
   *[one] { $name }提議中止對局；所有人同意後即結束。
}
app-bot-plays-for-you = 電腦玩家正在替你代打。Enter：我回來了。
app-play-again = 對局結束。Enter：再來一場。s：更多。q：離開。
app-next-game = 新的對局已經開好了。Enter：加入。q：離開。
app-invite = 把這個網址傳給朋友，邀請他們：{ $url }
app-salted = 你加入發牌的鹽值：{ $salt }
app-salt = 鹽值，{ $name }：{ $salt }
app-return = 回到牌桌 { $code }（{ $ruleset }）
app-hint-cards = 最佳選擇：{ $cards }。
app-hint-chance = 最佳選擇：{ $cards }（這一輪的勝率：{ $chance }%）。
error-bad-table-address = 「{ $text }」不是牌桌網址（例如 https://host/t/CODE）。
error-server-unreachable = 無法連上 { $server }。
