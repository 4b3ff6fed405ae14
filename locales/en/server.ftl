### Why the server refuses something: error-<code>. $text quotes what was given.

error-unknown-table = There is no table { $text }.
error-no-spectators = Spectators are not allowed at this table.
error-no-hints = There are no hints at this table.
error-no-talking-now = No talking while cards are passed and played.
error-nothing-to-decide = You have nothing to decide at the moment.
error-too-fast = That was a lot at once. Please wait a little.
error-too-many-tables = You have opened many tables. Please wait a little.
error-too-many-sockets = You have this table open in too many places at once.
error-too-many-programs = You have registered enough programs already.
error-programs-make-none = A program cannot register further programs.
error-unknown-person = The server does not know you yet. Please load the page again.
error-unknown-token = This token is not valid.
error-unknown-link = This link has already been used or has expired.
error-wrong-origin = This request comes from another site.
error-bad-message = The server did not understand this message.
error-bad-request = The server did not understand this request.
error-not-found = There is nothing at this address.
error-not-allowed = This cannot be done at this address.
error-too-large = This is more than the server takes at once.
error-server-busy = The server is too busy at the moment. Please try again.
error-server-error = Something went wrong on the server.
error-store-unavailable = The server cannot reach its database at the moment. Please try again.
error-not-migrated = The database is not up to date. Run “yokai migrate” first.
error-port-is-taken = Port { $text } is taken.
error-workers-need-more = Several workers need PostgreSQL (YOKAI_DATABASE_URL) and Redis (YOKAI_REDIS_URL).
error-no-database = There is no database at { $text }.
error-no-backup = { $text } is not a backup of this server.
error-not-sqlite = The database is PostgreSQL: use pg_dump and pg_restore for it.

### What stands where the page should be, if it has not been built.

page-not-built = The page is not built
page-not-built-text = The server runs, but its web page has not been built. “make web” in the project’s folder builds it.
page-not-built-api = The JSON API is described here.
