### `yokai` 指令。

## 說明

cli-about = 遊玩、研究與架設紙牌遊戲《妖怪七重奏》。
cli-help-play = 與機器人對戰。
cli-help-rules = 閱讀遊戲規則。
cli-help-deal = 顯示種子所發出的牌。
cli-help-replay = 逐墩重述一場對局紀錄。
cli-help-verify = 檢查對局紀錄：每一步、每個結果、每次發牌。
cli-help-perft = 計算一副牌的所有打法，用來檢驗規則。
cli-help-simulate = 讓隨機玩家進行多場對局並統計結果。
cli-option-lang = 語言：{ $languages }。
cli-option-ruleset = 採用的規則：{ $rulesets }。
cli-option-first-leader = 誰在第一墩首先出牌：發牌時拿到該牌的玩家（dealt），或換牌後持有該牌的玩家（holder）。
cli-option-seed = 發牌的種子；相同的種子發出相同的牌。
cli-option-save = 將對局紀錄存到這個檔案。
cli-option-plain = 逐行輸出，適合螢幕閱讀器與管線。
cli-option-json = 輸出JSON，供程式使用。
cli-option-matches = 對局場數。
cli-option-round = 第幾輪，從1算起。
cli-option-depth = 計算幾張牌的深度。
cli-option-name = 你的名字。
cli-option-bots = 機器人的強度。

## 逐行對局

cli-play-welcome = 歡迎！{ $ruleset }。
cli-play-seats = 依順時針方向入座：{ $names }。
cli-play-teammate = 你的隊友：{ $name }。
cli-play-keys = 輸入數字來選擇。另外：h手牌、t桌面、r規則、q離開。
cli-play-hand = 你的手牌：{ $cards }。
cli-play-choice = { $number }：{ card }（{ $code }）
cli-play-pass = 選出{ count-cards }給{ $name }：輸入它們的數字，以空格分隔。
cli-play-pass-one = 選出要傳給{ $name }的牌：輸入它的數字。
cli-play-passed = 你給{ $name }：{ $cards }。
cli-play-received = { $name }給你：{ $cards }。
cli-play-which-card = 輪到你了。你要出哪一張牌？
cli-play-only-card = 輪到你了。你只能出{ card }。
cli-play-trump = 主色：{ suit }。
cli-play-trick-so-far = 這一墩目前有：{ $cards }。
cli-play-card-by = { $name }：{ card }
cli-play-side = { $name }：{ count-tricks }。頭目：{ $bosses }。
cli-play-none = 無
cli-play-seals = { $name }，封印：{ $suits }。
cli-play-score = 比數：{ $scores }。
cli-play-not-a-choice = 「{ $text }」不是選項。請輸入1到{ $last }之間的數字。
cli-play-wrong-count = 請輸入{ $count }個不同的數字。
cli-play-next = 按Enter鍵開始下一輪。
cli-play-left = 你已離開對局。
cli-saved = 已存到{ $file }。
cli-no-file = 找不到檔案{ $file }。

## 紀錄、發牌與統計

cli-round = 第{ $number }輪
cli-trick = 第{ $number }墩
cli-hand-of = { $name }：{ $cards }
cli-passed-to = { $name }給{ $other }：{ $cards }
cli-face-up = 主色牌：{ card }
cli-seed = 種子：{ $seed }
cli-commitment = 承諾值：{ $commitment }
cli-verify-right = { $file }：正確，{ count-rounds }
cli-verify-wrong = { $file }：{ $sentence }
cli-unfinished = 對局尚未結束。
cli-abandoned = 對局已中途放棄。
cli-simulate-working = 對局進行中
cli-simulate-title = { count-matches }，{ $ruleset }
cli-column-side = 隊伍
cli-column-won = 勝場
cli-column-share = 勝率
cli-column-end = 一輪的結束
cli-column-rounds = 輪數
cli-column-points = 每輪分數
cli-column-depth = 深度
cli-column-count = 打法數
cli-reason-bosses = 頭目足夠（R20）
cli-reason-seventh-trick = 第七墩（R21）
cli-reason-last-trick = 最後一墩（R22）
cli-reason-played-out = 打完所有的墩（R56）
cli-reason-seals = 集滿封印（R57、R58）
