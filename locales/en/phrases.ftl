### What people can say at a table: phrase-<phrase>.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-nice-trick = What a trick!
phrase-one-moment = One moment, please.
phrase-goodbye = Goodbye!
