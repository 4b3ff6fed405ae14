### Warum der Server etwas ablehnt: error-<code>. $text zitiert, was angegeben wurde.

error-unknown-table = Einen Tisch { $text } gibt es nicht.
error-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-talking-now = An den Tischen hier wird nicht geredet, solange Karten abgegeben und gespielt werden: unsere eigene Tischregel (siehe { $rule }).
error-nothing-to-decide = Du hast gerade nichts zu entscheiden.
error-too-fast = Nicht so schnell! Bitte warte einen Moment.
error-too-many-tables = Du hast schon viele Tische eröffnet. Bitte warte einen Moment.
error-too-many-open-tables = Du hast schon viele Tische offen. Schließe erst einen davon.
error-too-many-sockets = Du hast diesen Tisch an zu vielen Stellen zugleich offen.
error-too-many-reviews = Du hast heute schon { $count } Analysen oder Herausforderungen mit Dateien angefordert. Komm morgen wieder!
error-unknown-review = Diese Analyse gibt es nicht, oder sie wurde gelöscht.
error-unknown-upload = Diese Karten gibt es hier nicht: Vielleicht hat sie gelöscht, wer sie mitgebracht hat.
error-unknown-day = Zu diesem Tag gibt es keine Tagesrunden.
error-no-daily-for-programs = Programme können die Tagesrunden nicht spielen.
error-too-many-daily-players = Aus deinem Netz haben heute schon viele gespielt. Komm morgen wieder!
error-day-goes-on = Das geht erst, wenn der Tag vorbei ist: Andere spielen diese Runde noch.
error-review-failed = Diese Partie konnte nicht analysiert werden.
error-log-is-full = An diesem Tisch ist zu viel passiert. Spielt die Partie einfach zu Ende.
error-too-many-programs = Du hast schon genug Programme angemeldet.
error-programs-make-none = Ein Programm kann keine weiteren Programme anmelden.
error-unknown-person = Der Server kennt dich noch nicht. Bitte lade die Seite neu.
error-unknown-token = Dieses Token ist nicht gültig.
error-unknown-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-wrong-origin = Diese Anfrage kommt von einer anderen Website.
error-bad-message = Der Server hat diese Nachricht nicht verstanden.
error-bad-request = Der Server hat diese Anfrage nicht verstanden.
error-bad-name = Ein Name besteht aus Zeichen, die man sehen kann; in diesem steckt { $text }.
error-not-found = Unter dieser Adresse gibt es nichts.
error-not-allowed = Das geht unter dieser Adresse nicht.
error-too-large = Das ist zu groß für den Server.
error-server-busy = Der Server ist gerade überlastet. Bitte versuche es noch einmal.
error-server-error = Auf dem Server ist etwas schiefgegangen.
error-store-unavailable = Der Server erreicht gerade seine Datenbank nicht. Bitte versuche es noch einmal.
error-not-storable = Das enthält Zeichen, die nicht gespeichert werden können.
error-not-migrated = Die Datenbank ist nicht auf dem neuesten Stand. Führe zuerst „yokai migrate“ aus.
error-port-is-taken = Der Port { $text } ist belegt.
error-cannot-listen = Der Server kann unter { $text } nicht lauschen ({ $problem }).
error-bad-setting = { $name } kann nicht „{ $text }“ sein.
error-data-dir-unusable = Der Datenordner { $text } lässt sich nicht benutzen ({ $problem }). Mit YOKAI_DATA_DIR kannst du einen anderen angeben.
error-disk-full = Der Datenträger mit dem Datenordner { $text } ist voll.
error-newer-database = Die Datenbank stammt von einer neueren Version von Yokai Septet. Nimm diese Version, oder gib mit YOKAI_DATA_DIR einen anderen Ordner an.
error-workers-need-more = Mehrere Prozesse brauchen PostgreSQL (YOKAI_DATABASE_URL) und Redis (YOKAI_REDIS_URL).
error-no-database = Unter { $text } gibt es keine Datenbank.
error-database-in-use = { $text } wird von einem laufenden Server benutzt. Beende ihn zuerst.
error-no-backup = { $text } ist keine Sicherung dieses Servers oder beschädigt.
error-not-sqlite = Die Datenbank ist PostgreSQL: Verwende dafür pg_dump und pg_restore.

### What stands where the page should be, if it has not been built.

page-not-built = Die Seite ist nicht gebaut
page-not-built-text = Der Server läuft, aber seine Webseite wurde noch nicht gebaut. „make web“ im Ordner des Projekts baut sie.
page-not-built-api = Hier ist die JSON-Schnittstelle beschrieben.
