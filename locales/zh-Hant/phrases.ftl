### 桌上可以說的話：phrase-<phrase>。

phrase-hello = 你好！
phrase-good-luck = 祝你好運！
phrase-well-played = 打得好！
phrase-thanks = 謝謝！
phrase-oops = 哎呀！
phrase-nice-trick = 這墩漂亮！
phrase-one-moment = 等我一下！
phrase-goodbye = 再見！
