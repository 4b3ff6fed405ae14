### Ce qu’on peut dire à la table : phrase-<phrase>.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-nice-trick = Quel pli !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-goodbye = Au revoir !
