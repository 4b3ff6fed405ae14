### The help, the answers and the complaints of the `yokai` command.
### cli-<command> says what a command does, cli-<command>-<parameter> what a parameter of it means,
### cli-any-<parameter> what a parameter means that several commands have.

cli = Play Yokai Septet, learn it, and study its games.
cli-usage = Usage: { $words }
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-more = See “yokai COMMAND --help” for more about a command.
cli-default = (default: { $value })

## Words for values in the usage.

cli-word-command = COMMAND
cli-word-options = OPTIONS
cli-word-language = LANGUAGE
cli-word-ruleset = RULESET
cli-word-choice = CHOICE
cli-word-seed = SEED
cli-word-number = NUMBER
cli-word-bots = BOTS
cli-word-file = FILE
cli-word-rule = RULE
cli-word-position = POSITION
cli-word-puzzle = PUZZLE
cli-word-table = TABLE
cli-word-name = NAME
cli-word-seconds = SECONDS
cli-word-time = TIME

## Parameters that several commands have.

cli-version = Show the version and exit.
cli-any-lang = The language: { $known }. Without it, your system’s.
cli-any-help = Show this help and exit.
cli-any-ruleset = The rules to play by: four-advanced, four-basic, three-advanced, three-basic, suitors or suitors-short.
cli-any-first-leader = Who leads first: the player dealt the Super Trump (dealt), or the one who holds it after the pass (holder).
cli-any-later-leader = Who leads later rounds of Seven Suitors: the winner of the last trick (last-trick), or the player dealt the Super Trump (ace).
cli-any-seed = The seed that all deals come from: 64 hexadecimal digits, or any text. Without it, a random one.
cli-any-as-json = Answer in JSON, for programs.
cli-any-bots = The bots, with commas between their names; the last one also takes the seats that follow.
cli-any-plain = Line by line, without drawing on the screen: for pipes and screen readers.

## play

cli-play = Play against bots, with others at this keyboard, or at a table on a server.
cli-play-table = The address of a table on a server, such as https://host/t/CODE, or of the server itself, to find a table there. Without it, the game is played here.
cli-play-people = How many people play at this keyboard.
cli-play-memory-aid = What is shown of the tricks already won: nothing (off), the last one (last-trick) or all cards (all).
cli-play-clock = For a new table on a server, the seconds for a move: 15, 30, 60, or 0 for no clock.
cli-play-save = Write the record of the game to this file.
cli-play-name = Your name.

## watch

cli-watch = Watch a table on a server.
cli-watch-table = The address of the table, such as https://host/t/CODE.

## replay

cli-replay = Go through a recorded game, trick by trick.
cli-replay-file = The record of a game; “-” reads it from standard input.
cli-replay-reviewed = Judge every pass and card while you step through; chances of winning the game stand under the cards.

## rules

cli-rules = Show the rules of the game, or one of them.
cli-rules-rule = The number of a rule, such as R21. Without it, all rules.
cli-rules-unknown = There’s no rule “{ $text }”. The rules are { $known }.

## deal

cli-deal = Deal the cards of a round and show them.
cli-deal-round-number = The number of the round within the game.
cli-deal-face-up = Turned up: { card } ({ $code }). { suit } is trump.
cli-deal-round = Round { $number }
cli-deal-the-seed = Seed: { $seed }
cli-deal-commitment = Commitment: { $commitment }

## verify

cli-verify = Check records: every move, every result, and that the deals come from their seed.
cli-verify-files = The records to check; “-” reads one from standard input.
cli-verify-good = { $file }: everything checks out ({ count-rounds }). { cli-verify-seed }
cli-verify-unfinished = { $file }: everything checks out so far ({ count-rounds }); the game isn’t finished. { cli-verify-seed }
cli-verify-seed = { $seed ->
    [yes] The deals come from the seed.
   *[no] There’s no seed to check the deals against.
}
cli-verify-salts = { $salts ->
    [committed] The players committed to their salts before any was shown.
    [withheld] The players committed to their salts before any was shown. Not revealed by: { $names }.
    [uncommitted] The salts came without commitments, so the last player could pick one to get a certain deal.
   *[none] Nobody added a salt, so whoever made the seed could pick one for its deals.
}
cli-verify-played-on = The first { $count } actions come from another game: nobody can promise that these deals were fair.
cli-verify-same-deals = { $count ->
    [1] The first deal is that of another game: it may have been known before.
   *[other] The first { $count } deals are those of another game: they may have been known before.
}
cli-verify-file-deals = { $count ->
    [1] The first deal comes from a file: it may have been known or chosen.
   *[other] The first { $count } deals come from a file: they may have been known or chosen.
}
cli-verify-team-match = It’s a deal of a team match ({ $text }), which another table played, too.
cli-verify-bad = { $file }: { $problem }

## review

cli-review = Review a finished game: the costliest passes and cards, and how much was luck.
cli-review-file = The record; “-” reads it from standard input.
cli-review-player = Review one player only: 1 for the first, 2 for the next…
cli-review-worst = How many of the costliest decisions to list.
cli-review-progress = { $done } of { $total } decisions
cli-review-opened = with open cards: { $done } of { $total }
cli-review-none = Nobody made a clear mistake.
cli-review-worst-title = The costliest decisions, in percentage points of the chance of winning the game
cli-review-when = When
cli-review-who = Player
cli-review-made = Chosen
cli-review-better = Better
cli-review-lost = Lost
cli-review-open = As the cards lay
cli-review-pass = Round { $round }, pass
cli-review-trick = Round { $round }, trick { $trick }
cli-review-grade = { $grade ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
cli-review-hint = with a hint
cli-review-undone = after taking back { $cards }
cli-review-curve = Chance of { $names } winning the game, as the cards lay (| is a deal)
cli-review-luck = Luck
cli-review-start = Start
cli-review-deals = Deals
cli-review-own = Own mistakes
cli-review-others = Others’ mistakes
cli-review-hidden = Hidden luck
cli-review-end = End
cli-review-summary = Lost per decision
cli-review-all = In all
cli-review-kind = { $kind ->
    [pass] Pass
    [lead] Lead
    [follow] Following suit
    [discard] Discard
   *[endgame] Last four cards
}
cli-review-scale = For comparison, in all: { $marks }.

## puzzle

cli-puzzle = Solve a puzzle: today’s, or one of your choice.
cli-puzzle-name = The puzzle’s name; without it you get the puzzle of the day.
cli-puzzle-kind = open (all hands seen), closed (only what a player knows) or pass.
cli-puzzle-theme = What it’s about, such as hold-ace, draw-trumps or duck-seventh.
cli-puzzle-difficulty = easy, medium, hard or expert.
cli-puzzle-another = Any one, instead of the puzzle of the day.
cli-puzzle-answer = Show the answer right away.

## solve

cli-solve = Find the best play in a position with open hands.
cli-solve-position = The position, in one line as in a record, in quotation marks.
cli-solve-seconds = Stop after this many seconds and report what has been proven.
cli-solve-progress = { $nodes } cards tried; value { $value }
cli-solve-turn = { $name } to play. Value with best play: { $value }, counted for the side to play.
cli-solve-line = Best line: { $cards }
cli-solve-bounds = The time was too short: a value lies between two bounds.
cli-solve-cost = { $nodes } cards tried in { $seconds } s.

## simulate

cli-simulate = Have bots play many games and show the statistics.
cli-simulate-matches = How many games to play.
cli-simulate-progress = Playing
cli-simulate-count = Games
cli-simulate-rounds = Rounds per game
cli-simulate-tricks = Tricks per round
cli-simulate-points = Points per round
cli-simulate-won = Won by { $players }
cli-simulate-tie-breaks = Decided by tie-break
cli-simulate-ended = Rounds ended by { $reason ->
    [bosses] captured bosses
    [seventh-trick] { $losing ->
        [7] the seventh trick
       *[other] { $losing } tricks
    }
    [last-trick] the last trick
    [played-out] playing all tricks
   *[seals] the deciding seal
}
cli-simulate-speed = Decisions per second

## admin

cli-word-action = ACTION
cli-word-whom = WHOM
cli-admin = See who is connected and how busy the server is, close a table, rename or bar somebody, or bar a network. Without an action it also prints a link that opens all of this as a page.
cli-admin-action = What to do: close, rename, bar or lift.
cli-admin-whom = The table, the person (name or id) or the network.
cli-admin-new-name = The new name.
cli-admin-bar-for = How long a bar lasts, for example 30m, 6h or 1d.
cli-admin-sure = Don’t ask before closing a table or barring a network.
cli-admin-asking = Asking the server…
cli-admin-people = Connected
cli-admin-tables = Tables
cli-admin-barred = Barred
cli-admin-nobody = Nobody is connected.
cli-admin-load = Connections: { $sockets }. Moves per minute: { $moves }. Processor: { $cpu }%. Machine load: { $load } (processors: { $processors }).
cli-admin-lobby = on the home page
cli-admin-status = { $status ->
    [gathering] not started
   *[playing] in progress
}
cli-admin-until = until { $time }
cli-admin-name-until = name kept until { $time }
cli-admin-link = This link opens the admin page once, within ten minutes:
cli-admin-sure-close = Close table { $code }? The game ends without a winner, and everyone there is told so.
cli-admin-sure-bar = Bar everyone on { $network } until { $time }? A whole household, school or company may share it.
cli-admin-type-y = Type y for yes:
cli-admin-not-done = Nothing was done.
cli-admin-did-close = Table { $code } is closed.
cli-admin-did-rename = { $name } is now called { $new } and can’t change it for a day.
cli-admin-did-bar = { $name } is barred until { $time }. Becoming a new guest is easy, so if they come back, bar their network.
cli-admin-did-bar-network = { $network } is barred until { $time }.
cli-admin-did-lift = { $name } may come back.

## arena

cli-word-shares = SHARES
cli-word-folder = FOLDER
cli-arena = Find out which bot is stronger: both play the same deals from every seat.
cli-arena-names = The bots; with more than two, every bot plays every other. The bot “clairvoyant”, which sees all hands, can take part.
cli-arena-deals = How many deals to play; each is a whole game for every side.
cli-arena-seed = The seed that all deals come from.
cli-arena-jobs = How many processes to play in.
cli-arena-dask = The address of a Dask cluster to play on.
cli-arena-single-rounds = Play only the first round of each game.
cli-arena-nodes = How many playouts a bot may spend on a decision.
cli-arena-seconds = How long a bot may think about a decision.
cli-arena-test = Stop as soon as it’s clear which of two win rates fits better, such as 0.50,0.55.
cli-arena-folder = Where results and records are kept; an interrupted contest goes on from there.
cli-arena-json-file = Write the figures into this file, in JSON.
cli-arena-svg-file = Draw the course of the contest into this file, as SVG.
cli-arena-pairing = Bots
cli-arena-played = Deals
cli-arena-rounds = Rounds won
cli-arena-matches = Games won
cli-arena-points = Points per round
cli-arena-time = ms per move
cli-arena-answer = Test
cli-arena-ratings = Ratings
cli-arena-bot = Bot
cli-arena-rating = Rating

cli-dataset = Have bots play and write every decision into Parquet files, for training and analysis.
cli-dataset-folder = Where the files are written; an interrupted data set goes on from there.
cli-dataset-bots = The bots, with commas between their names; they move along one seat every round.
cli-dataset-rounds = How many rounds to play.
cli-dataset-seed = The seed that all deals come from.
cli-dataset-nodes = How many playouts a bot may spend on a decision.
cli-dataset-jobs = How many processes to play in.
cli-dataset-dask = The address of a Dask cluster to play on.
cli-dataset-done = The data set is complete: { $folder }

## perft

cli-perft = Count all ways to play on from a deal, to compare implementations of the rules.
cli-perft-depth = How many cards are played at most.
cli-perft-played = How many cards are played before the counting begins.
cli-perft-head = { $ruleset }, seed { $seed }, cards played before: { $played }
cli-perft-line = { $depth ->
    [one] { $depth } card: { $count } ({ $seconds } s)
   *[other] { $depth } cards: { $count } ({ $seconds } s)
}

## serve

cli-word-address = ADDRESS
cli-serve = Run the server with the web page.
cli-serve-host = The address to listen on.
cli-serve-port = The port; without it, the first free one from 7007.
cli-serve-public-url = The address at which people reach the server, if it’s behind a proxy.
cli-serve-lan = Let others in your local network play too, and show a QR code for phones.
cli-serve-workers = How many processes to run; more than one needs PostgreSQL and Redis.
cli-serve-backup-every = Back up the database this often, to the folder “backups” in the data folder, for example 30m, 6h or 1d.
cli-serve-keep = How many of these backups to keep; the oldest are deleted.
cli-serve-open-page = Open the page in the browser.
cli-serve-at = Yokai Septet is at { $url } (it can be reached { $reach ->
    [this-machine] only from this machine
    [local-network] from your local network
   *[everybody] from everywhere
}).
cli-serve-stop = Ctrl+C stops the server.

## migrate, backup, restore, prune

cli-migrate = Bring the server’s database to the newest version.
cli-migrate-done = The database is up to date.
cli-backup = Copy the server’s database to a file, even while it runs.
cli-backup-file = Where to write the copy.
cli-backup-done = Written to { $file }.
cli-restore = Replace the server’s database with a copy. Stop the server first.
cli-restore-file = A copy made by “yokai backup”.
cli-restore-done = Restored from { $file }.
cli-prune = Delete old games from the server’s database.
cli-prune-days = After how many days an untouched game is deleted.
cli-prune-done = { $count ->
    [one] One game was deleted.
   *[other] { $count } games were deleted.
}

## What can go wrong.

cli-error-command = There’s no command “{ $text }”. The commands are { $known }.
cli-error-language = We don’t speak “{ $text }” yet. The languages are { $known }.
cli-error-option = There’s no option { $option }.
cli-error-option-value = The option { $option } needs a value.
cli-error-missing = { $name } is missing.
cli-error-value = The value of { $name } isn’t valid.
cli-error-usage = That didn’t make sense: { $problem }
cli-error-hint = See “{ $command }”.
error-file-unreadable = { $file } can’t be read: { file-problem }.
error-file-unwritable = { $file } can’t be written: { file-problem }.
# Otherwise $problem is what the operating system says.
file-problem = { $problem ->
    [missing] there is no such file or folder
    [denied] access is denied
    [folder] it’s a folder
    [full] the disk is full
    [not-text] it isn’t text in UTF-8
   *[other] { $problem }
}
error-package-missing = This needs the extra “{ $extra }”, because the package “{ $package }” is not installed: pip install 'yokai-septet[{ $extra }]'
