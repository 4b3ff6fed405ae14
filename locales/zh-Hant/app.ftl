### 沒有伺服器、只在瀏覽器裡玩的頁面。

app-loading = 正在載入遊戲，只需這一次：{ $percent }%
app-update = 這個頁面有新版本了。
app-update-now = 使用新版本
app-trouble-storage-full = 這個瀏覽器沒有空間了。關閉頁面後，你現在玩的內容就會消失。
app-trouble-storage-forbidden = 這個瀏覽器不讓我們保存任何東西。關閉頁面後，你的對局就會消失。
app-trouble-taken-over = 你正在另一個分頁繼續玩。
app-trouble-broken = 遊戲無法載入。
app-again = 再試一次
app-needs-server = 和朋友玩、每日牌局和隊制賽都需要伺服器。這個頁面自己就能玩。
app-insecure = 這個網址沒有加密，所以瀏覽器無法在沒有連線時開啟遊戲。
app-games = 你的對局存在這個瀏覽器裡
app-kept-text = 別處都沒有：沒有任何伺服器知道你玩了什麼。有些瀏覽器在一週沒有造訪後會刪除保存的內容，所以請不時把對局存成檔案。牌是由你自己的瀏覽器發的，所以公平發牌的檢查在這裡證明不了什麼。
app-kept-save = 把所有對局存成檔案
app-kept-open = 開啟這樣的檔案
app-kept-opened = { $matches ->
    [0] 這個檔案裡沒有新的內容。
   *[other] 加入了 { $matches } 場對局。
}
app-licences = 這個頁面所用一切的授權
app-quick = 機器人思考時間較短：適合較慢的裝置。它們會稍微弱一點。
