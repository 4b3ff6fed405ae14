### 一個人所有結束的對局及其統計，在網頁上。

## 哪些對局

history-filter = 選擇對局
history-every-ruleset = 全部
history-opponent = 對手
history-everybody = 所有人
history-result = 結果
history-every-result = 全部
history-since = 從
history-until = 到
history-search = 名字或牌桌代碼
history-clear = 顯示所有對局
history-found = { $count }場對局
history-none = 沒有符合的對局。

## 統計

history-glance = 一覽
history-games = 對局
history-won = 獲勝
history-lost = 落敗
history-abandoned = 已中止
history-rounds = 輪數
history-streak = 目前連續
history-streak-won = { $count }勝
history-streak-lost = { $count }敗
history-longest-won = 最長連勝
history-longest-lost = 最長連敗
history-not-counted = 從檢討中繼續打的對局，以及使用另一場發牌的對局，不計入這裡。
history-ends = 你的各輪如何結束
history-end-bosses = 足夠的頭目
history-end-seventh-trick = 第七墩
history-end-last-trick = 最後一墩
history-losses = 每個決定損失的機率
history-losses-text = 來自{ $count }場對局的檢討，左邊較早。越低越好；虛線是機器人的損失。
history-losses-none = 檢討你的對局，就能在這裡看到你的決定隨時間付出的代價。
history-as-table = 以表格顯示
history-period = 期間
history-decisions = 決定
history-by-ruleset = 依玩法
history-by-opponent = 依對手
history-bots = 機器人：{ $strength }

## 檔案，以及保存的內容

history-export = 帶走你的對局
history-export-text = 檔案包含上面選擇的對局。
history-export-results = 結果（CSV）
history-export-records = 紀錄（ZIP）
history-kept = 這裡保存了什麼
history-kept-matches = 每場對局與所有的牌：誰坐在哪裡，結果如何。
history-kept-results = 為了這些數字：你的每場對局和各輪如何結束，你與誰同隊、與誰對陣。
history-kept-reviews = 要求過的檢討，以及每位玩家的決定在其中的損失。
history-kept-until = 這些會一直保存，直到你在設定中刪除關於你的一切，或伺服器主人清除很久沒人動過的對局。

## The same deals again

history-same-title = 同樣的牌再打一次
history-same-text = { $name }拿到這些牌。從同一個座位、與同樣強的機器人一起打，逐輪比較。沒有提示，也不能收回。
history-same-knows = 你已經打過這些牌，知道牌的位置。再打一次的話，你的結果會加上標記。
history-same-play = 打這些牌
history-same-link = 把這個連結傳給朋友
history-same-compare = 逐輪比較
history-same-compare-text = 每一輪中，你這一方領先其他最佳一方多少。同樣強的機器人也可能打得不同；較早結束的對局輪數較少。
history-same-player = 玩家
history-same-deal = 第{ $number }輪
history-same-total = 合計
history-same-you = { $name }（你）
history-same-knew = 已知道牌
history-same-running = 還在打
