### `yokai` 指令的說明、回答與錯誤訊息。

cli = 遊玩、學習《妖怪七重奏》，並研究對局。
cli-usage = 用法：{ $words }
cli-commands = 指令
cli-arguments = 參數
cli-options = 選項
cli-more = 各指令的詳細說明：「yokai 指令 --help」。
cli-default = （預設：{ $value }）

cli-word-command = 指令
cli-word-options = 選項
cli-word-language = 語言
cli-word-ruleset = 玩法
cli-word-choice = 選擇
cli-word-seed = 種子
cli-word-number = 數字
cli-word-bots = 電腦玩家
cli-word-file = 檔案
cli-word-rule = 規則
cli-word-position = 局面
cli-word-puzzle = 謎題
cli-word-table = 牌桌
cli-word-name = 名字
cli-word-seconds = 秒數
cli-word-time = 時間

cli-version = 顯示版本。
cli-any-lang = 語言：{ $known }。未指定時使用系統語言。
cli-any-help = 顯示這份說明。
cli-any-ruleset = 採用的玩法：four-advanced、four-basic、three-advanced、three-basic、suitors 或 suitors-short。
cli-any-first-leader = 誰先出牌：發牌時拿到妖怪王牌的人（dealt），或傳牌後持有它的人（holder）。
cli-any-later-leader = 封印變體之後各輪誰先出牌：贏得上一輪最後一墩的人（last-trick），或發牌時拿到妖怪王牌的人（ace）。
cli-any-seed = 決定所有發牌的種子：64個十六進位數字，或任意文字。未指定時隨機產生。
cli-any-as-json = 以 JSON 回答，供程式使用。
cli-any-bots = 電腦玩家，以逗號分隔；最後一個也會坐滿其餘座位。
cli-any-plain = 逐行進行，不繪製畫面：適合管線與螢幕閱讀器。

cli-play = 與電腦玩家對戰、與旁人共用鍵盤，或加入伺服器上的牌桌。
cli-play-table = 伺服器上牌桌的網址，例如 https://host/t/CODE；或伺服器本身的網址，以便在那裡找牌桌。未指定時在本機進行。
cli-play-people = 這個鍵盤前有幾位玩家。
cli-play-memory-aid = 顯示多少已贏得的墩：不顯示（off）、上一墩（last-trick）或所有的牌（all）。
cli-play-clock = 在伺服器上開新牌桌時，每步的秒數：15、30、60，或 0 表示不計時。
cli-play-save = 將對局紀錄寫入這個檔案。
cli-play-name = 你的名字。

cli-watch = 觀看伺服器上的牌桌。
cli-watch-table = 牌桌的網址，例如 https://host/t/CODE。

cli-replay = 逐墩重看一場對局的紀錄。
cli-replay-file = 對局紀錄；「-」表示從標準輸入讀取。
cli-replay-reviewed = 重看時評估每次傳牌和出牌；牌下顯示勝率。

cli-rules = 顯示遊戲規則，或其中一條。
cli-rules-rule = 規則編號，例如R21。未指定時顯示全部。
cli-rules-unknown = 沒有規則「{ $text }」。規則有 { $known }。

cli-deal = 發一輪的牌並顯示出來。
cli-deal-round-number = 這是對局的第幾輪。
cli-deal-face-up = 翻開：{ card }（{ $code }）。主色是{ suit }。
cli-deal-round = 第{ $number }輪
cli-deal-the-seed = 種子：{ $seed }
cli-deal-commitment = 承諾值：{ $commitment }

cli-verify = 檢查紀錄：每個動作、每個結果，以及發牌是否出自種子。
cli-verify-files = 要檢查的紀錄；「-」表示從標準輸入讀取一份。
cli-verify-good = { $file }：全部正確（{ count-rounds }）。{ cli-verify-seed }
cli-verify-unfinished = { $file }：到目前為止正確（{ count-rounds }）；對局尚未結束。{ cli-verify-seed }
cli-verify-seed = { $seed ->
    [yes] 發牌出自種子。
   *[no] 沒有種子可供核對發牌。
}
cli-verify-salts = { $salts ->
    [committed] 玩家在任何鹽值公開之前，已先承諾各自的鹽值。
    [withheld] 玩家在任何鹽值公開之前，已先承諾各自的鹽值。未公開者：{ $names }。
    [uncommitted] 鹽值沒有事先承諾，最後加入的人可能依發牌結果挑選。
   *[none] 沒有人加入鹽值，產生種子的人可能依發牌結果挑選。
}
cli-verify-played-on = 前{ $count }個動作來自另一場對局：沒有人能保證這些發牌是公平的。
cli-verify-same-deals = 前{ $count }次發牌與另一場對局相同：可能事先已知。
cli-verify-file-deals = { $count ->
    [1] 第一次發牌
   *[other] 前{ $count }次發牌
}來自檔案：可能事先已知，也可能是挑過的。
cli-verify-team-match = 這是隊制賽的一局（{ $text }），另一桌也打了同樣的牌。
cli-verify-bad = { $file }：{ $problem }

cli-review = 檢討已結束的對局：代價最大的決定，以及運氣占了多少。
cli-review-file = 對局紀錄；「-」表示從標準輸入讀取。
cli-review-player = 只檢討一位玩家：1是第一位，2是下一位，以此類推。
cli-review-worst = 列出幾個代價最大的決定。
cli-review-progress = 已分析{ $done }／{ $total }次決定
cli-review-opened = 明牌評估：{ $done }／{ $total }
cli-review-none = 沒有人有明顯的失誤。
cli-review-worst-title = 代價最大的決定（以對局勝率的百分點計）
cli-review-when = 時機
cli-review-who = 玩家
cli-review-made = 實際選擇
cli-review-better = 更好
cli-review-lost = 損失
cli-review-open = 依實際牌況
cli-review-pass = 第{ $round }輪，傳牌
cli-review-trick = 第{ $round }輪，第{ $trick }墩
cli-review-grade = { $grade ->
    [inaccuracy] 小失誤
    [mistake] 失誤
   *[blunder] 嚴重失誤
}
cli-review-hint = 用了提示
cli-review-undone = 曾收回{ $cards }
cli-review-curve = 依實際牌況，{ $names }的勝率（|為發牌）
cli-review-luck = 運氣
cli-review-start = 開始
cli-review-deals = 發牌
cli-review-own = 自己的失誤
cli-review-others = 他人的失誤
cli-review-hidden = 看不見的運氣
cli-review-end = 結束
cli-review-summary = 每次決定的損失
cli-review-all = 總計
cli-review-kind = { $kind ->
    [pass] 傳牌
    [lead] 先出牌
    [follow] 跟牌
    [discard] 墊牌
   *[endgame] 最後四張
}
cli-review-scale = 供比較，總計：{ $marks }。

cli-puzzle = 解謎題：每日一題，或自選一題。
cli-puzzle-name = 謎題的名稱；不填則為每日一題。
cli-puzzle-kind = open（看得到所有手牌）、closed（只知道一位玩家所知的）或 pass（傳牌）。
cli-puzzle-theme = 技巧，例如 hold-ace、draw-trumps 或 duck-seventh。
cli-puzzle-difficulty = easy、medium、hard 或 expert。
cli-puzzle-another = 任選一題，不用每日一題。
cli-puzzle-answer = 直接顯示答案。

cli-solve = 在明牌局面中找出最佳打法。
cli-solve-position = 以一行表示的局面，與紀錄中相同，請加引號。
cli-solve-seconds = 經過這麼多秒後停止，並給出已證明的結果。
cli-solve-progress = 已嘗試 { $nodes } 張；值 { $value }
cli-solve-turn = 輪到{ $name }。最佳打法的值：{ $value }（以出牌方計）。
cli-solve-line = 最佳順序：{ $cards }
cli-solve-bounds = 時間不足：值介於兩個界限之間。
cli-solve-cost = 在 { $seconds } 秒內嘗試 { $nodes } 張。

cli-simulate = 讓電腦玩家打許多場對局並顯示統計。
cli-simulate-matches = 要打幾場對局。
cli-simulate-progress = 進行中
cli-simulate-count = 對局
cli-simulate-rounds = 每場輪數
cli-simulate-tricks = 每輪墩數
cli-simulate-points = 每輪分數
cli-simulate-won = { $players }獲勝
cli-simulate-tie-breaks = 以平手規則分出勝負
cli-simulate-ended = 一輪的結束原因：{ $reason ->
    [bosses] 捕捉頭目
    [seventh-trick] { $losing ->
        [7] 第七墩
       *[other] 第{ $losing }墩
    }
    [last-trick] 最後一墩
    [played-out] 打完所有的墩
   *[seals] 決勝的封印
}
cli-simulate-speed = 每秒決定數

cli-perft = 計算一次發牌之後的所有打法數，用來比較規則的實作。
cli-perft-depth = 最多出幾張牌。
cli-perft-played = 開始計算前先出幾張牌。
cli-perft-head = { $ruleset }，種子 { $seed }，計算前已出的牌：{ $played }
cli-perft-line = { $depth }張：{ $count }（{ $seconds }秒）

cli-error-command = 沒有指令「{ $text }」。指令有 { $known }。
cli-error-language = 我們還不會說「{ $text }」。語言有 { $known }。
cli-error-option = 沒有選項 { $option }。
cli-error-option-value = 選項 { $option } 需要一個值。
cli-error-missing = 缺少 { $name }。
cli-error-value = { $name } 的值不正確。
cli-error-usage = 看不懂這個指令：{ $problem }
cli-error-hint = 詳見「{ $command }」。
error-file-unreadable = 無法讀取 { $file }：{ file-problem }。
error-file-unwritable = 無法寫入 { $file }：{ file-problem }。
# 其他情況下，$problem 為作業系統的訊息。
file-problem = { $problem ->
    [missing] 找不到這個檔案或資料夾
    [denied] 沒有存取權限
    [folder] 這是資料夾
    [full] 磁碟已滿
    [not-text] 不是 UTF-8 文字檔
   *[other] { $problem }
}
error-package-missing = 這需要附加套件組「{ $extra }」，因為尚未安裝套件「{ $package }」：pip install 'yokai-septet[{ $extra }]'

cli-word-address = 位址
cli-serve = 啟動伺服器與網頁。
cli-serve-host = 監聽的位址。
cli-serve-port = 連接埠；未指定時使用7007起第一個可用的。
cli-serve-public-url = 伺服器前有代理時，供人連線的網址。
cli-serve-lan = 讓區域網路中的其他人也能玩，並顯示手機用的 QR 碼。
cli-serve-workers = 行程的數量；超過一個時需要 PostgreSQL 與 Redis。
cli-serve-backup-every = 每隔多久備份一次資料庫，存到伺服器資料夾下的「backups」，例如 30m、6h 或 1d。
cli-serve-keep = 這類備份要保留幾份；超過時刪除最舊的。
cli-serve-open-page = 在瀏覽器中開啟網頁。
cli-serve-at = 妖怪七重奏位於 { $url }（可連線範圍：{ $reach ->
    [this-machine] 只限這台電腦
    [local-network] 區域網路內
   *[everybody] 任何地方
}）。
cli-serve-stop = 按 Ctrl+C 停止伺服器。

cli-migrate = 將伺服器的資料庫更新到最新版本。
cli-migrate-done = 資料庫已是最新版本。
cli-backup = 將伺服器的資料庫複製到檔案，執行中也可以。
cli-backup-file = 副本要寫到哪裡。
cli-backup-done = 已寫入 { $file }。
cli-restore = 以副本取代伺服器的資料庫。請先停止伺服器。
cli-restore-file = 「yokai backup」建立的副本。
cli-restore-done = 已從 { $file } 還原。
cli-prune = 從伺服器的資料庫刪除舊對局。
cli-prune-days = 對局多少天沒有動過就刪除。
cli-prune-done = 已刪除{ $count }場對局。

## admin

cli-word-action = 動作
cli-word-whom = 對象
cli-admin = 查看誰在線上與伺服器有多忙、關閉牌桌、替人改名，或封鎖某人或某個網路。不指定動作時，還會顯示一個連結，可在網頁上做這些事。
cli-admin-action = 要做什麼：close（關閉）、rename（改名）、bar（封鎖）或 lift（解除封鎖）。
cli-admin-whom = 牌桌、人（名字或識別碼）或網路。
cli-admin-new-name = 新名字。
cli-admin-bar-for = 封鎖多久，例如 30m、6h 或 1d。
cli-admin-sure = 關閉牌桌或封鎖網路之前不再詢問。
cli-admin-asking = 正在詢問伺服器……
cli-admin-people = 線上
cli-admin-tables = 牌桌
cli-admin-barred = 已封鎖
cli-admin-nobody = 現在沒有人在線上。
cli-admin-load = 連線數：{ $sockets }。每分鐘動作數：{ $moves }。處理器：{ $cpu }%。機器負載：{ $load }（處理器數：{ $processors }）。
cli-admin-lobby = 在首頁
cli-admin-status = { $status ->
    [gathering] 尚未開始
   *[playing] 進行中
}
cli-admin-until = 到 { $time } 為止
cli-admin-name-until = { $time } 之前不能改名
cli-admin-link = 這個連結可開啟管理頁面一次，十分鐘內有效：
cli-admin-sure-close = 要關閉牌桌 { $code } 嗎？對局會結束，沒有勝方，桌上的人都會收到通知。
cli-admin-sure-bar = 要封鎖 { $network } 裡的所有人，直到 { $time } 嗎？全家人、整間學校或公司可能都用同一個網路。
cli-admin-type-y = 確定請輸入 y：
cli-admin-not-done = 沒有執行任何動作。
cli-admin-did-close = 牌桌 { $code } 已關閉。
cli-admin-did-rename = { $name } 現在叫 { $new }，一天內不能更改。
cli-admin-did-bar = { $name } 已被封鎖，到 { $time } 為止。換個新的訪客身分很容易，如果對方又回來，請封鎖對方的網路。
cli-admin-did-bar-network = { $network } 已被封鎖，到 { $time } 為止。
cli-admin-did-lift = { $name } 可以回來了。

## arena

cli-word-shares = 比例
cli-word-folder = 資料夾
cli-arena = 讓雙方交換座位打同樣的牌，比較哪個電腦玩家較強。
cli-arena-names = 電腦玩家；超過兩個時兩兩對戰。能看見所有手牌的 clairvoyant 也可參加。
cli-arena-deals = 要打幾組牌；每組牌由各方各打一場完整對局。
cli-arena-seed = 決定所有發牌的種子。
cli-arena-jobs = 使用幾個行程。
cli-arena-dask = 用來對戰的 Dask 叢集位址。
cli-arena-single-rounds = 每場對局只打第一輪。
cli-arena-nodes = 電腦玩家每次決定可用的模擬次數。
cli-arena-seconds = 電腦玩家每次決定可思考的時間。
cli-arena-test = 一旦確定兩個勝率中哪一個較符合就停止，例如 0.50,0.55。
cli-arena-folder = 存放結果與紀錄之處；中斷的比賽會從那裡繼續。
cli-arena-json-file = 將數據以 JSON 寫入此檔案。
cli-arena-svg-file = 將比賽過程以 SVG 畫入此檔案。
cli-arena-pairing = 電腦玩家
cli-arena-played = 組數
cli-arena-rounds = 勝輪
cli-arena-matches = 勝場
cli-arena-points = 每輪分數
cli-arena-time = 每步毫秒
cli-arena-answer = 檢定
cli-arena-ratings = 等級分
cli-arena-bot = 電腦玩家
cli-arena-rating = 等級分

cli-dataset = 讓電腦玩家對局，並將每次決定寫入 Parquet 檔案，供訓練與分析之用。
cli-dataset-folder = 檔案寫入之處；中斷的資料集會從那裡繼續。
cli-dataset-bots = 電腦玩家，名稱以逗號分隔；每輪依序換到下一個座位。
cli-dataset-rounds = 要打幾輪。
cli-dataset-seed = 決定所有發牌的種子。
cli-dataset-nodes = 電腦玩家每次決定可用的模擬次數。
cli-dataset-jobs = 使用幾個行程。
cli-dataset-dask = 用來對戰的 Dask 叢集位址。
cli-dataset-done = 資料集已完成：{ $folder }
