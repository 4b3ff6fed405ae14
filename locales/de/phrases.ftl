### Was man am Tisch sagen kann: phrase-<phrase>.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-nice-trick = Was für ein Stich!
phrase-one-moment = Einen Moment, bitte.
phrase-goodbye = Tschüss!
