### 伺服器拒絕的原因：error-<code>。$text 為所給的內容。

error-unknown-table = 沒有 { $text } 這張牌桌。
error-no-spectators = 這張牌桌不開放旁觀。
error-no-hints = 這張牌桌不提供提示。
error-no-talking-now = 本站的牌桌規定：傳牌與出牌期間不能交談（參見{ $rule }）。
error-nothing-to-decide = 你現在沒有要決定的事。
error-too-fast = 別那麼快！請稍候。
error-too-many-tables = 你已經開了許多牌桌，請稍候。
error-too-many-open-tables = 你開啟的牌桌太多了，請先關閉一張。
error-too-many-sockets = 你同時在太多地方開啟了這張牌桌。
error-too-many-reviews = 你今天已經要求了{ $count }次檢討或檔案挑戰，明天再來吧！
error-unknown-review = 沒有這份檢討，或是它已經被刪除。
error-unknown-upload = 這裡沒有這些牌：帶來的人可能已經刪除了。
error-unknown-day = 那一天沒有每日牌局。
error-no-daily-for-programs = 程式不能玩每日牌局。
error-too-many-daily-players = 今天已有許多人從你的網路玩過，明天再來吧！
error-day-goes-on = 要等這一天結束才行：還有人正在玩這副牌。
error-review-failed = 這一局無法檢討。
error-log-is-full = 這張牌桌的紀錄太長了，請把這場對局打完。
error-too-many-programs = 你登記的程式已經夠多了。
error-programs-make-none = 程式不能再登記其他程式。
error-unknown-person = 伺服器還不認識你，請重新載入頁面。
error-unknown-token = 這個權杖無效。
error-unknown-link = 這個連結已經用過，或已經過期。
error-wrong-origin = 這個請求來自其他網站。
error-bad-message = 伺服器看不懂這則訊息。
error-bad-request = 伺服器看不懂這個請求。
error-bad-name = 名字只能用看得見的字元；這個名字含有 { $text }。
error-not-found = 這個網址沒有任何內容。
error-not-allowed = 在這個網址不能這樣做。
error-too-large = 內容太大，伺服器無法接受。
error-server-busy = 伺服器現在太忙，請再試一次。
error-server-error = 伺服器發生了錯誤。
error-store-unavailable = 伺服器目前無法連上資料庫，請再試一次。
error-not-storable = 內容含有無法儲存的字元。
error-not-migrated = 資料庫尚未更新，請先執行「yokai migrate」。
error-port-is-taken = 連接埠 { $text } 已被占用。
error-workers-need-more = 多個行程需要 PostgreSQL（YOKAI_DATABASE_URL）與 Redis（YOKAI_REDIS_URL）。
error-cannot-listen = 伺服器無法在 { $text } 上接受連線（{ $problem }）。
error-bad-setting = { $name } 不能設為「{ $text }」。
error-data-dir-unusable = 無法使用資料夾 { $text }（{ $problem }）。你可以用 YOKAI_DATA_DIR 指定另一個資料夾。
error-disk-full = 資料夾 { $text } 所在的磁碟已滿。
error-newer-database = 這個資料庫是由較新版本的 Yokai Septet 建立的。請改用該版本，或用 YOKAI_DATA_DIR 指定另一個資料夾。
error-no-database = { $text } 沒有資料庫。
error-database-in-use = 執行中的伺服器正在使用 { $text }，請先停止它。
error-no-backup = { $text } 不是這個伺服器的備份，或備份已損壞。
error-not-sqlite = 資料庫是 PostgreSQL：請使用 pg_dump 與 pg_restore。

### What stands where the page should be, if it has not been built.

page-not-built = 網頁尚未建置
page-not-built-text = 伺服器正在執行，但網頁尚未建置。在專案資料夾中執行「make web」即可建置。
page-not-built-api = JSON 介面的說明在此。
