### Pourquoi le serveur refuse quelque chose : error-<code>. $text cite ce qui a été donné.

error-unknown-table = Il n’y a pas de table { $text }.
error-no-spectators = À cette table, personne ne peut regarder.
error-no-hints = Il n’y a pas de conseils à cette table.
error-no-talking-now = Pendant qu’on passe et qu’on joue les cartes, personne ne parle.
error-nothing-to-decide = Vous n’avez rien à décider pour l’instant.
error-too-fast = Cela fait beaucoup d’un coup. Patientez un peu.
error-too-many-tables = Vous avez ouvert beaucoup de tables. Patientez un peu.
error-too-many-sockets = Vous avez ouvert cette table à trop d’endroits.
error-too-many-programs = Vous avez déjà assez de programmes.
error-programs-make-none = Un programme ne peut pas en créer d’autres.
error-unknown-person = Le serveur ne vous connaît pas encore. Rechargez la page.
error-unknown-token = Ce jeton n’est pas valable.
error-unknown-link = Ce lien a déjà servi ou il est trop ancien.
error-wrong-origin = Cette demande vient d’un autre site.
error-bad-message = Le serveur n’a pas compris ce message.
error-bad-request = Le serveur n’a pas compris cette demande.
error-not-found = Il n’y a rien à cette adresse.
error-not-allowed = Ce n’est pas possible à cette adresse.
error-too-large = C’est plus que ce que le serveur accepte en une fois.
error-server-busy = Le serveur est trop occupé en ce moment. Réessayez.
error-server-error = Une erreur s’est produite sur le serveur.
error-store-unavailable = Le serveur n’atteint pas sa base de données en ce moment. Réessayez.
error-not-migrated = La base de données n’est pas à jour. Lancez d’abord « yokai migrate ».
error-port-is-taken = Le port { $text } est déjà pris.
error-workers-need-more = Plusieurs processus ont besoin de PostgreSQL (YOKAI_DATABASE_URL) et de Redis (YOKAI_REDIS_URL).
