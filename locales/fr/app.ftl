### La page sans serveur, qui joue dans le navigateur seul.

app-loading = Chargement du jeu, une seule fois : { $percent } %
app-update = Il y a une nouvelle version de cette page.
app-update-now = L’utiliser
app-trouble-storage-full = Il n’y a plus de place dans ce navigateur. Ce que vous jouez maintenant sera perdu quand vous fermerez la page.
app-trouble-storage-forbidden = Ce navigateur ne conserve rien pour nous. Vos parties seront perdues quand vous fermerez la page.
app-trouble-taken-over = Vous continuez à jouer dans un autre onglet.
app-trouble-broken = Le jeu n’a pas pu être chargé.
app-again = Réessayer
app-needs-server = Les amis, les donnes du jour et les matchs par équipes demandent un serveur. Cette page joue toute seule.
app-insecure = Cette adresse n’est pas chiffrée : votre navigateur ne peut donc pas ouvrir le jeu sans connexion.
app-games = Vos parties sont dans ce navigateur
app-kept-text = Personne d’autre ne les a : aucun serveur ne sait ce que vous jouez. Certains navigateurs effacent ce qu’ils conservent après une semaine sans visite : enregistrez donc vos parties dans un fichier de temps en temps. C’est votre navigateur qui distribue les cartes : la vérification des donnes ne prouve donc pas grand-chose ici.
app-kept-save = Enregistrer toutes les parties dans un fichier
app-kept-open = Ouvrir un tel fichier
app-kept-opened = { $matches ->
    [0] Il n’y avait rien de nouveau dans ce fichier.
    [one] Une partie a été ajoutée.
   *[other] { $matches } parties ont été ajoutées.
}
app-licences = Licences de tout ce que contient cette page
app-quick = Les bots réfléchissent moins longtemps : pour les appareils lents. Ils jouent un peu moins bien.
