### Что можно сказать за столом: phrase-<phrase>.

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-nice-trick = Вот это взятка!
phrase-one-moment = Минутку, пожалуйста.
phrase-goodbye = Пока!
