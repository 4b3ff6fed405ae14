### Ce qui est conservé sur les personnes : la page « Confidentialité ».

privacy-title = Confidentialité
privacy-lead = On joue ici sans compte, sans adresse e-mail et sans mot de passe. Cette page indique quelles données ce serveur conserve sur vous, et comment les récupérer ou les supprimer.
privacy-stored = Ce qui est conservé sur le serveur
privacy-held-identity = Un numéro aléatoire, que contient aussi votre cookie, le nom que vous avez choisi, la date de votre première visite, vos programmes et les liens pour changer d’appareil que vous n’avez pas encore utilisés.
privacy-held-matches = Vos tables et vos parties : votre place, chaque carte et chaque décision, le résultat, avec qui et contre qui vous avez joué, et les donnes d’autres personnes que vous avez rejouées.
privacy-held-daily = Les donnes du jour que vous avez commencées et vos résultats. Pour limiter le nombre de personnes par adresse IP, des empreintes de cette adresse et de votre numéro (hachage avec clé secrète) sont gardées jusqu’à la fin de la journée.
privacy-held-teams = Les matchs par équipes que vous organisez ou auxquels vous participez.
privacy-held-reviews = Les analyses que vous avez demandées, ce que le coach a trouvé dans vos manches et les fichiers de partie que vous avez envoyés, avec les noms qu’ils contiennent. Si un fichier montre des cartes encore en jeu ailleurs, ou presque les mêmes, des empreintes de votre numéro et de votre adresse IP sont gardées jusqu’à ce que ces cartes soient connues.
privacy-held-presence = Vos connexions aux tables ; elles sont effacées une heure après votre départ.
privacy-held-host = En cas d’exclusion ou de nom imposé par la personne qui gère ce serveur : ce qui a été fait, quand et jusqu’à quand. Ces données sont conservées 30 jours.
privacy-not = Ne sont pas conservés : votre adresse IP, la page d’où vous venez, votre appareil, votre navigateur. Le serveur ne garde votre adresse qu’en mémoire, pour que personne n’accapare ses ressources. Quand la personne qui le gère regarde qui est connecté, votre adresse figure aussi dans la base de données, une minute au plus. Si un réseau est exclu, son adresse est conservée 30 jours. Le journal du serveur ne contient ni noms, ni adresses, ni cartes.
privacy-cookie = Un cookie sert à vous reconnaître. Un autre retient pendant une semaine une table pour laquelle vous avez une invitation. Il n’y en a pas d’autre, rien n’est chargé depuis un autre site et aucun traceur ne vous suit.
privacy-browser = Dans ce navigateur seulement : vos réglages, votre progression dans le tutoriel et les problèmes, la liste de vos parties en cours, et des nombres aléatoires qui vous prouvent que les donnes sont équitables. Ces nombres y restent jusqu’à ce que vous effaciez les données de ce site dans le navigateur.
privacy-host = La personne qui gère ce serveur peut lire sa base de données, parties en cours comprises, et garde peut-être des sauvegardes ; les données supprimées y restent tant que ces sauvegardes existent.
privacy-seen = Les autres voient votre nom aux tables où vous jouez et dans les classements des donnes du jour, et gardent les parties jouées avec vous.
privacy-yours = Récupérer ou supprimer vos données
privacy-export = Télécharger toutes vos données
privacy-export-text = Vous recevez un fichier que vous pouvez lire vous-même ou ouvrir avec un programme. Il contient tout ce qui précède (sauf les empreintes), vos parties terminées et ce que garde ce navigateur.
privacy-export-done = Le fichier est enregistré.
privacy-delete-text = Si vous supprimez vos données dans les réglages, elles disparaissent toutes aussitôt, sauf les empreintes et les nombres aléatoires. Les parties jouées avec d’autres leur restent, mais sans votre nom.
privacy-to-settings = Aller aux réglages
