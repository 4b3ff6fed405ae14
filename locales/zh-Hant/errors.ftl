### 為什麼不接受某個動作。變數的說明見英文檔。

error-unknown-card = 「{ $text }」不是一張牌。牌的寫法是花色字母加上該花色的點數，例如WA、W7或S13。
error-unknown-suit = 「{ $text }」不是花色。花色有W、E、C、L、D、F、S。
error-unknown-seat = 沒有編號{ $text }的座位：編號從0到{ $last }。
error-unknown-ruleset = 沒有「{ $text }」這種玩法。可用的有：{ $known }。
error-unknown-bot = 沒有「{ $text }」這種電腦玩家。可用的有：{ $known }。
error-unknown-puzzle = 沒有謎題「{ $text }」。
error-withdrawn-puzzle = 謎題「{ $text }」已撤下：正確答案可能不只一個。
error-unknown-first-leader = 「{ $text }」不是有效的選項。可選 dealt 或 holder。
error-unknown-later-leader = 這裡沒有「{ $text }」這個選項。可選：{ $known }。
error-unknown-action = 這既不是傳牌，也不是出牌。
error-repeated-card = { $text }出現了兩次。
error-bad-ruleset = 無法照「{ $text }」進行遊戲：其中的數字互相矛盾。
error-bad-deal = 這些牌不是本遊戲可能的發牌結果。
error-bad-seed = 這不是種子：種子為32位元組，即64個十六進位數字。
error-bad-salt = 這不是有效的鹽值：每位玩家最多一個，長度最多64位元組。
error-bad-round = 輪次從1開始計算。
error-bad-day = 「{ $text }」不是日期。日期的寫法例如2026-11-16。
error-bad-daily-deal = 每日牌局為第1到第{ $most }局。
error-not-computable = 無法分析這些牌：它們不構成本遊戲的局面。
error-review-unfinished = 只有已結束的對局才能檢討或再打一次；這場對局還可以繼續。
error-round-goes-on = 第{ $round }輪還沒有結束。
error-what-if-moment = 這場對局只有{ $actions }個動作，沒有這個時間點。
error-review-unknown-cards = 只有看得到所有人手牌的紀錄才能檢討或再打一次；這份紀錄只有一位玩家看得到的內容。
error-review-too-long = 這場對局有{ $rounds }輪，太長了，無法檢討或再打一次；最多{ $most }輪。

error-not-dealt = 還沒有發牌。
error-no-deal-now = 一輪結束後才能發牌。
error-match-is-over = 對局已經結束。
error-round-is-over = 這一輪已經結束。
error-pass-is-over = 本輪的傳牌已經結束（{ $rule }）。
error-pass-count = { $who ->
    [you] 你必須正好傳出{ count-cards }，而且不能重複（{ $rule }）。
   *[one] { $name }必須正好傳出{ count-cards }，而且不能重複（{ $rule }）。
}
error-boss-put-aside = 不能把{ $cards }放到一旁：頭目必須留在這一輪。
error-exchange-first = 有頭目正面朝上：請先決定是否交換。
error-no-such-exchange = 現在不能這樣交換。
error-pass-not-in-hand = { $who ->
    [you] 你不能傳出你沒有的牌：{ $cards }。
   *[one] { $name }不能傳出別人手上的牌：{ $cards }。
}
error-not-all-passed = { $who ->
    [you] 你還不能出{ card }：還有人沒傳牌（{ $rule }）。
   *[one] { $name }還不能出{ card }：還有人沒傳牌（{ $rule }）。
}
error-not-your-turn = { $who ->
    [you] 你現在不能出{ card }：輪到{ $turn }（{ $rule }）。
   *[one] { $name }現在不能出{ card }：輪到{ $turn }（{ $rule }）。
}
error-not-in-hand = { $who ->
    [you] 你沒有{ card }。可以出的牌：{ $legal }。
   *[one] { $name }沒有{ card }。可以出的牌：{ $legal }。
}
error-must-follow = { $who ->
    [you] 你不能出{ card }：領袖花色是{ $led }，你必須跟牌（{ $rule }）。可以出的牌：{ $legal }。
   *[one] { $name }不能出{ card }：領袖花色是{ $led }，必須跟牌（{ $rule }）。可以出的牌：{ $legal }。
}

## 桌上。

error-seat-is-taken = 這個座位已經有人了。
error-seat-is-free = 那裡沒有人坐。
error-no-seat-is-free = 所有座位都已坐滿。
error-seats-are-free = 還有{ $count }個空位，可以由電腦玩家補上。
error-too-many-people = 這種玩法坐不下這麼多人。
error-no-person-there = 那裡沒有其他真人玩家。
error-not-seated = 你沒有坐在這一桌。
error-own-program-sits = 你和你的程式在同一桌只能占一個座位。
error-already-seated = 對局進行中不能換座位。
error-saw-another-hand = 你在這場對局中看過另一位玩家的手牌，只能回到那個座位。
error-not-the-owner = 只有桌主可以這麼做。
error-not-started = 對局還沒開始。
error-already-started = 對局已經開始，不能再更改這一桌。
error-match-goes-on = 對局仍在進行。
error-day-is-over = 這一天已經結束，這些牌局也跟著結束了。
error-not-in-daily-deals = 每日牌局人人拿到同樣的牌：沒有提示、不能收回出牌，也不能代打。
error-not-in-team-matches = 隊制賽沒有提示、不能收回出牌，也不能中途加入或離開。
error-not-a-team-ruleset = 隊制賽需要兩人一隊、共兩隊的規則。
error-team-match-began = 這場隊制賽已經開始了。
error-team-match-not-begun = 這場隊制賽還沒開始。
error-team-match-ended = 這場隊制賽結束了：另一桌已經沒有真人玩家。
error-no-team-seat = 你在這場隊制賽中沒有座位。
error-tables-need-people = 每桌至少要有一位真人玩家。
error-rematch-exists = 下一場對局已經開桌了。
error-decision-is-over = 做這個決定的時機已經過了。
error-already-ready = 你已經準備好了。
error-already-answered = 你已經回答了。
error-nothing-to-undo = 只能在其他人行動之前，收回自己剛出的那張牌。
error-undo-is-asked = 已經有人要求收回牌了。
error-undo-was-refused = 其他人不同意讓你收回。
error-no-undo-asked = 目前沒有人要收回牌。
error-bot-plays-already = 那裡已經由電腦玩家代打。
error-not-away = 那位玩家也許馬上回來：離開半分鐘後才能由電腦代打。
error-seat-was-given = 其他人已決定，由電腦玩家在這個座位代打到本輪結束。
error-not-late = 那位玩家讓你等的次數還不夠多。
error-veto-is-lost = 你在一輪中超時三次。在你準時打完一輪之前，其他人不必經你同意就能中止對局。
error-seats-are-locked = 座位已鎖定：要有目前的邀請連結才能入座。
error-hand-is-known = 這副手牌有一張牌亮出後又收回了，下次發牌後才能坐這個位子。
error-nothing-to-take-back = 沒有電腦玩家在替你代打。
error-too-late-for-salt = 現在才為這場對局加入鹽值已經太晚了。
error-too-early-for-salt = 所有承諾值都鎖定之後，才會公開鹽值。
error-wrong-salt = 這不是你承諾過的鹽值。
error-no-salt-of-program = 只有真人玩家能加入鹽值，程式不能。
error-not-stored = 這不會寫入紀錄。

## 電腦玩家競賽。

error-bad-test = 「{ $text }」不能用來檢定：請給兩個勝率，例如 0.50,0.55。
error-other-contest = { $file } 屬於另一場比賽。請選擇其他資料夾。
error-other-dataset = { $file } 中是另一個資料集。請選擇其他資料夾。
error-no-cluster = { $address } 沒有 Dask 叢集。
