### Pourquoi le serveur refuse quelque chose : error-<code>. $text cite ce qui a été donné.

error-unknown-table = Il n’y a pas de table { $text }.
error-no-spectators = Les spectateurs ne sont pas admis à cette table.
error-no-hints = Il n’y a pas de conseils à cette table.
error-no-talking-now = À nos tables, on ne parle pas pendant qu’on passe ou joue des cartes : c’est notre propre règle (voir { $rule }).
error-nothing-to-decide = Vous n’avez rien à décider pour l’instant.
error-too-fast = Pas si vite ! Veuillez patienter un instant.
error-too-many-tables = Vous avez ouvert beaucoup de tables. Veuillez patienter un instant.
error-too-many-open-tables = Vous avez déjà beaucoup de tables ouvertes. Fermez-en une d’abord.
error-too-many-sockets = Vous avez ouvert cette table à trop d’endroits à la fois.
error-too-many-reviews = Vous avez déjà demandé { $count } analyses ou défis avec un fichier aujourd’hui. Revenez demain !
error-unknown-review = Cette analyse n’existe pas ou a été supprimée.
error-unknown-upload = Ces donnes ne sont pas ici : la personne qui les a apportées les a peut-être supprimées.
error-unknown-day = Il n’y a pas de donnes du jour à cette date.
error-no-daily-for-programs = Les programmes ne peuvent pas jouer les donnes du jour.
error-too-many-daily-players = Beaucoup de joueurs ont déjà joué aujourd’hui depuis votre réseau. Revenez demain !
error-day-goes-on = Il faut attendre la fin du jour : d’autres jouent encore cette donne.
error-review-failed = Cette partie n’a pas pu être analysée.
error-log-is-full = Il s’est passé trop de choses à cette table. Terminez la partie.
error-too-many-programs = Vous avez déjà déclaré assez de programmes.
error-programs-make-none = Un programme ne peut pas en déclarer d’autres.
error-unknown-person = Le serveur ne vous connaît pas encore. Veuillez recharger la page.
error-unknown-token = Ce jeton n’est pas valable.
error-unknown-link = Ce lien a déjà servi ou a expiré.
error-wrong-origin = Cette demande vient d’un autre site.
error-bad-message = Le serveur n’a pas compris ce message.
error-bad-request = Le serveur n’a pas compris cette demande.
error-bad-name = Un nom n’a que des caractères visibles ; celui-ci contient { $text }.
error-not-found = Il n’y a rien à cette adresse.
error-not-allowed = Ce n’est pas possible à cette adresse.
error-too-large = C’est trop gros pour le serveur.
error-server-busy = Le serveur est trop occupé en ce moment. Veuillez réessayer.
error-server-error = Une erreur s’est produite sur le serveur.
error-store-unavailable = Le serveur n’arrive pas à joindre sa base de données. Veuillez réessayer.
error-not-storable = Ce texte contient des caractères qui ne peuvent pas être enregistrés.
error-not-migrated = La base de données n’est pas à jour. Lancez d’abord « yokai migrate ».
error-port-is-taken = Le port { $text } est déjà pris.
error-cannot-listen = Le serveur ne peut pas écouter à l’adresse { $text } ({ $problem }).
error-bad-setting = { $name } ne peut pas être « { $text } ».
error-data-dir-unusable = Le dossier de données { $text } est inutilisable ({ $problem }). Vous pouvez en indiquer un autre avec YOKAI_DATA_DIR.
error-disk-full = Le disque du dossier de données { $text } est plein.
error-newer-database = La base de données provient d’une version plus récente de Yokai Septet. Utilisez cette version, ou indiquez un autre dossier avec YOKAI_DATA_DIR.
error-workers-need-more = Pour plusieurs processus, il faut PostgreSQL (YOKAI_DATABASE_URL) et Redis (YOKAI_REDIS_URL).
error-no-database = Il n’y a pas de base de données à { $text }.
error-database-in-use = Un serveur en marche utilise { $text }. Arrêtez-le d’abord.
error-no-backup = { $text } n’est pas une sauvegarde de ce serveur, ou elle est endommagée.
error-not-sqlite = La base de données est PostgreSQL : servez-vous de pg_dump et pg_restore.

### What stands where the page should be, if it has not been built.

page-not-built = La page n’est pas construite
page-not-built-text = Le serveur fonctionne, mais sa page web n’a pas encore été construite. « make web » dans le dossier du projet la construit.
page-not-built-api = L’interface JSON est décrite ici.
