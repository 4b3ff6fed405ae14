### 終端機中的遊戲：逐行進行（plain-*）與繪製的牌桌（app-*）。

terminal-none = 無
terminal-bot-1 = 妖狐
terminal-bot-2 = 狸貓
terminal-bot-3 = 河童

## 逐行進行。以編號、牌的代碼或單一字母回答。

plain-welcome = 歡迎來到《妖怪七重奏》。本局規則：{ $ruleset }。隨時輸入 ? 取得說明。
plain-seat = { $place ->
    [teammate] { $name } 坐在你對面，是你的隊友。
    [left] { $name } 坐在你左邊。
   *[right] { $name } 坐在你右邊。
}
plain-received = 你從 { $name } 收到：{ $cards }。
plain-table = 第 { $round } 輪。{ $ruleset }。
plain-trump = 主色是{ suit }。
plain-trump-card = 主色是{ suit }：翻開的牌是{ card }（{ $code }）。
plain-trump-open = 首先打出的牌將決定主色。
plain-side = { $name }：{ $tricks }；頭目：{ $bosses }；分數 { $score }／{ $goal }。
plain-seals = 封印：{ $seals }。
plain-trick = 第 { $number } 墩：{ $cards }。
plain-trick-empty = 第 { $number } 墩：還沒有人出牌。
plain-last-trick = 上一墩：{ $cards }。由 { $name } 贏得。
plain-no-last-trick = 這一輪還沒有完成任何一墩。
plain-choose-pass = 選擇要傳出的{ count-cards }，交給：{ $names }。你的手牌：
plain-choose-play = 你可以打出：
plain-kept = 現在不能出：{ $cards }。
plain-hand = 你的手牌：{ $cards }。
plain-ask-pass = 你的牌？
plain-ask-play = 你的牌？
plain-ask-ready = 只有你在螢幕前時，請按 Enter。
plain-hand-over = 輪到 { $name }。
plain-one-card = 請用編號或代碼指定一張牌。
plain-help =
    輸入牌的編號或代碼（例如 W7）；傳牌時輸入多張，以空格分隔。
    h：你的手牌。t：牌桌。l：上一墩。r：一分鐘規則。q：離開對局。
    直接按 Enter 可再聽一次選項。
plain-left = 你已離開對局。
plain-saved = 紀錄存於 { $file }。
error-no-such-choice = 沒有 { $text } 這個選項：編號從 1 到 { $last }。

## 對局紀錄的敘述。

account-title = 妖怪七重奏：{ $ruleset }
account-players = 玩家：{ $names }
account-date = 日期：{ $date }
account-hand = { $name } 發到：{ $cards }
account-pass = { $name } 傳給 { $to }：{ $cards }
account-unfinished = 紀錄到此為止；對局尚未結束。
