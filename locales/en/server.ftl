### Why the server refuses something: error-<code>. $text quotes what was given.

error-unknown-table = There is no table { $text }.
error-no-spectators = Spectators aren’t allowed at this table.
error-no-hints = There are no hints at this table.
error-no-talking-now = At the tables here nobody talks while cards are passed and played: our own table rule (see { $rule }).
error-nothing-to-decide = You have nothing to decide right now.
error-too-fast = Not so fast! Please wait a moment.
error-too-many-tables = You’ve opened a lot of tables. Please wait a moment.
error-too-many-open-tables = You have many tables open. Close one of them first.
error-too-many-sockets = You have this table open in too many places at once.
error-too-many-reviews = You’ve asked for { $count } reviews or challenges with files today. Come back tomorrow!
error-unknown-review = There’s no such review, or it has been deleted.
error-unknown-upload = These deals aren’t here: whoever brought them may have deleted them.
error-unknown-day = There are no daily deals for that day.
error-no-daily-for-programs = Programs can’t play the daily deals.
error-too-many-daily-players = Many people have already played today’s deals from your network. Come back tomorrow!
error-day-goes-on = That has to wait until the day is over: others are still playing this deal.
error-review-failed = This game couldn’t be reviewed.
error-log-is-full = Too much has happened at this table. Play the match to its end.
error-too-many-programs = You’ve already registered enough programs.
error-programs-make-none = A program can’t register other programs.
error-unknown-person = The server doesn’t know you yet. Please reload the page.
error-unknown-token = This token isn’t valid.
error-unknown-link = This link has already been used or has expired.
error-wrong-origin = This request comes from another site.
error-bad-message = The server didn’t understand this message.
error-bad-request = The server didn’t understand this request.
error-bad-name = A name needs characters that everybody can see; this one has { $text } in it.
error-not-found = There’s nothing at this address.
error-not-allowed = This can’t be done at this address.
error-too-large = That is too big for the server.
error-server-busy = The server is too busy right now. Please try again.
error-server-error = Something went wrong on the server.
error-store-unavailable = The server can’t reach its database right now. Please try again.
error-not-storable = This contains characters that can’t be stored.
error-not-migrated = The database isn’t up to date. Run “yokai migrate” first.
error-port-is-taken = Port { $text } is taken.
error-cannot-listen = The server can’t listen at { $text } ({ $problem }).
error-bad-setting = { $name } can’t be “{ $text }”.
error-data-dir-unusable = The data folder { $text } can’t be used ({ $problem }). You can name another one in YOKAI_DATA_DIR.
error-disk-full = The disk with the data folder { $text } is full.
error-newer-database = The database was made by a newer version of Yokai Septet. Use that version, or name another folder in YOKAI_DATA_DIR.
error-workers-need-more = Several workers need PostgreSQL (YOKAI_DATABASE_URL) and Redis (YOKAI_REDIS_URL).
error-no-database = There’s no database at { $text }.
error-database-in-use = A running server is using { $text }. Stop it first.
error-no-backup = { $text } isn’t a backup of this server, or it is damaged.
error-not-sqlite = The database is PostgreSQL: use pg_dump and pg_restore for it.

### What stands where the page should be, if it has not been built.

page-not-built = The page hasn’t been built
page-not-built-text = The server is running, but its web page hasn’t been built. “make web” in the project’s folder builds it.
page-not-built-api = The JSON API is described here.
