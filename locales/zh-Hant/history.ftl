### 一個人所有結束的對局及其統計，在網頁上。

## 哪些對局

history-filter = 篩選對局
history-every-ruleset = 全部
history-opponent = 對手
history-everybody = 所有人
history-result = 結果
history-every-result = 全部
history-since = 起始日期
history-until = 結束日期
history-search = 名字或牌桌代碼
history-clear = 顯示所有對局
history-found = { $count }場對局
history-none = 沒有符合的對局。

## 統計

history-glance = 戰績一覽
history-games = 對局
history-won = 獲勝
history-lost = 落敗
history-abandoned = 已中止
history-rounds = 輪數
history-streak = 目前連勝／連敗
history-streak-won = { $count }連勝
history-streak-lost = { $count }連敗
history-longest-won = 最長連勝
history-longest-lost = 最長連敗
history-not-counted = 從檢討續打的對局，以及用其他對局的牌重打的對局，都不計入這裡。
history-ends = 各輪的結束方式
history-end-bosses = 捕捉頭目
history-end-seventh-trick = 第七墩
history-end-last-trick = 最後一墩
history-losses = 平均每次決定損失的勝率
history-losses-text = 根據{ $count }場對局的檢討，由左到右、由舊到新。單位是百分點，越低越好；虛線是電腦玩家的損失。
history-losses-none = 多檢討幾場對局，這裡就會顯示你的判斷有沒有越來越準。
history-as-table = 以表格顯示
history-period = 期間
history-decisions = 決定次數
history-by-ruleset = 依玩法
history-by-opponent = 依對手
history-bots = 電腦玩家：{ $strength }

## 檔案，以及保存的內容

history-export = 匯出你的對局
history-export-text = 檔案包含上面篩選出的對局。
history-export-results = 結果（CSV）
history-export-records = 紀錄（ZIP）
history-kept = 保存了哪些資料
history-kept-matches = 每場對局的所有牌、誰坐在哪裡，以及結果如何。
history-kept-results = 統計用：你的每場對局和各輪如何結束，你與誰同隊、與誰對戰。
history-kept-reviews = 做過的檢討，以及其中每位玩家的決定損失了多少勝率。
history-kept-deals = 你的每日牌局與成績、你重打過哪些對局的牌，以及你用來挑戰朋友的紀錄檔。
history-kept-until = 這些資料會一直保存，直到你在設定中刪除自己的所有資料，或伺服器管理者清除很久沒人動過的對局。

## The same deals again

history-same-title = 同樣的牌再打一次
history-same-text = 這是{ $name }拿過的牌。坐同一個位子，和同樣強的電腦玩家打，再逐輪比較成績。沒有提示，也不能收回出牌。
history-same-file = 這些牌來自檔案，沒有人能保證發牌公平。
history-same-people = 那場對局中的真人由電腦玩家代打：{ $strength }。
history-same-seat = 你的座位
history-same-knows = 你已經看過這些牌。如果還是要打，成績會加上標記。
history-same-play = 打這些牌
history-same-link = 把這個連結傳給朋友
history-same-compare = 逐輪比較
history-same-compare-text = 每一輪的數字，是玩家那一方比另一方多幾分；另有兩方時，則是比兩方的平均多幾分。出牌相同時，電腦玩家的應對也相同；提早結束的對局，輪數較少。
history-same-player = 玩家
history-same-deal = 第{ $number }輪
history-same-total = 合計
history-same-you = { $name }（你）
history-same-knew = 事先看過牌
history-same-running = 還在打

## Team matches

history-team-title = 隊制賽
history-team-list = 隊制賽
history-team-mine = 你的隊制賽
history-team-text = 兩隊在兩桌打同樣的牌。第二桌座位對調，每隊都會拿到另一隊的牌，所以光靠好牌贏不了。每一局都從0比0開始，你的隊伍在兩桌的得分會加在一起。
history-team-new = 開新的隊制賽
history-team-deals = 局數
history-team-table = 第{ $number }桌
history-team-name = { $team ->
    [0] A隊
   *[1] B隊
}
history-team-free = 空位
history-team-bot = 電腦玩家
history-team-sit = 坐這裡
history-team-stand = 離座
history-team-join = { $team ->
    [0] 加入A隊
   *[1] 加入B隊
}
history-team-link = { $team ->
    [0] A隊的連結
   *[1] B隊的連結
}
history-team-start = 開始
history-team-start-text = 電腦玩家會補上空位。每桌至少要有一位真人玩家。
history-team-wait = 等大家到齊後，由主辦人開始比賽。
history-team-deal = 第{ $number }局
history-team-play = 打第{ $number }局
history-team-other = 你這桌打完了，另一桌還在打。
history-team-ended = 其中一桌已經沒有真人玩家，比賽提前結束。只計算兩桌都打完的局。
history-team-early = 提前結束
history-team-secret = 兩桌都打完這一局後，才看得到另一桌的情況。
history-team-difference = 合計
history-team-leads = A隊得分減B隊得分：各桌與合計。
history-team-ahead = { $team ->
    [0] A隊領先{ $count }分。
   *[1] B隊領先{ $count }分。
}
history-team-won = { $team ->
    [0] A隊以{ $count }分之差獲勝。
   *[1] B隊以{ $count }分之差獲勝。
}
history-team-level = 兩隊目前平手。
history-team-tie = 比賽平手。
history-team-done = 已比較{ $done }／{ $deals }局
history-team-gathering = 尚未開始
history-team-none = 你還沒打過隊制賽。
history-team-replay = 第{ $table }桌第{ $number }局
