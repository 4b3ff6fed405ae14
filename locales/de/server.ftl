### Warum der Server etwas ablehnt: error-<code>. $text zitiert, was angegeben wurde.

error-unknown-table = Einen Tisch { $text } gibt es nicht.
error-no-spectators = An diesem Tisch darf niemand zusehen.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-talking-now = Solange Karten getauscht und gespielt werden, wird nicht geredet.
error-nothing-to-decide = Du hast gerade nichts zu entscheiden.
error-too-fast = Das war viel auf einmal. Bitte warte ein wenig.
error-too-many-tables = Du hast schon viele Tische eröffnet. Bitte warte ein wenig.
error-too-many-sockets = Du hast diesen Tisch an zu vielen Stellen offen.
error-too-many-programs = Du hast schon genug Programme angemeldet.
error-programs-make-none = Ein Programm kann keine weiteren Programme anmelden.
error-unknown-person = Der Server kennt dich noch nicht. Bitte lade die Seite neu.
error-unknown-token = Dieses Token ist nicht gültig.
error-unknown-link = Dieser Link wurde schon benutzt oder ist zu alt.
error-wrong-origin = Diese Anfrage kommt von einer anderen Website.
error-bad-message = Der Server hat diese Nachricht nicht verstanden.
error-bad-request = Der Server hat diese Anfrage nicht verstanden.
error-not-found = Unter dieser Adresse gibt es nichts.
error-not-allowed = Das geht unter dieser Adresse nicht.
error-too-large = Das ist mehr, als der Server auf einmal annimmt.
error-server-busy = Der Server ist gerade überlastet. Bitte versuche es noch einmal.
error-server-error = Auf dem Server ist etwas schiefgegangen.
error-store-unavailable = Der Server erreicht gerade seine Datenbank nicht. Bitte versuche es noch einmal.
error-not-migrated = Die Datenbank ist nicht auf dem neuesten Stand. Führe zuerst „yokai migrate“ aus.
error-port-is-taken = Der Port { $text } ist belegt.
error-workers-need-more = Mehrere Prozesse brauchen PostgreSQL (YOKAI_DATABASE_URL) und Redis (YOKAI_REDIS_URL).
