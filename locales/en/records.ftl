### Records of matches and positions: why one is refused.
### $what names what was found and $want what was expected; their values are in $found and $expected.

record-found = { $what ->
    [end-of-text] the end of the text
    [end-of-line] the end of the line
    [end-of-round] the end of the round
    [cards] { $found ->
        [one] { $found } card
       *[other] { $found } cards
    }
    [seats] { $found ->
        [one] { $found } seat
       *[other] { $found } seats
    }
    [players] { $found ->
        [one] { $found } player
       *[other] { $found } players
    }
    [salts] { $found ->
        [one] { $found } salt
       *[other] { $found } salts
    }
    [round] round { $found }
    [trick] trick { $found }
    [deal] this deal
    [no-face-up-card] no face-up card
    [no-round] no round
    [comment-after] a comment after action { $found }
    [mark-after] a mark after action { $found }
    [unsavable] characters that cannot be saved
    [place] something else at { $found }
   *[text] “{ $found }”
}
record-expected = { $want ->
    [word-of-a-record] a tag such as [Date "2026-01-31"], { "{" }a comment{ "}" } or cards
    [ruleset-tag] the tag Ruleset
    [another-tag] another tag
    [tag-name] a name of letters, digits and _
    [new-tag-name] a new name of letters, digits and _
    [one-of] one of { $expected }
    [one-line] one line of text
    [date] a date such as 2026-01-31
    [result] a result such as “10-6, side 0 wins”
    [digits] hexadecimal digits
    [digits-64] 64 hexadecimal digits
    [hand-of-seat] the hand of seat { $expected }
    [pass-of-seat] the pass of seat { $expected }
    [another-seat] another seat
    [another-line] another line
    [leader] the seat that leads, such as 0:
    [points] the points of each side, such as 3-0
    [seals] the seals of each side, such as WE/-
    [card] a card such as W7
    [cards] { $expected ->
        [one] { $expected } card
       *[other] { $expected } cards
    }
    [cards-of-hand] { $expected ->
        [one] { $expected } card from the hand
       *[other] { $expected } cards from the hand
    }
    [card-of-hand] a card from the hand
    [card-of-seat] a card that seat { $expected } may hold
    [card-of-led-suit] a card of the suit led
    [card-of-deck] a card of the deck that is not elsewhere
    [new-card] a card that has not been played yet
    [legal-card] a card that may be played
    [different-cards] different cards
    [deal] a deal of this game
    [face-up-card] a face-up card
    [no-face-up-card] no face-up card
    [seats] { $expected ->
        [one] { $expected } seat
       *[other] { $expected } seats
    }
    [players] { $expected ->
        [one] { $expected } player
       *[other] { $expected } players
    }
    [salts] { $expected ->
        [one] { $expected } salt
       *[other] { $expected } salts
    }
    [passes] the cards that everybody passes
    [a-pass] cards to pass
    [running-round] a round that is being played
    [rest-of-round] the rest of the round
    [end-of-round] the end of the round
    [end-of-record] the end of the record
    [actions] comments in order, the last one after action { $expected } at most
    [saved-text] text
    [schema] a document as docs/record.schema.json describes it
    [mark] a mark such as <hint>, <by adept> or <undo 2: F9>
    [decision] a pass or a card that the mark belongs to, and marks in order
    [cards-in-deck] a seat and cards of the deck
    [bot] the strength of a bot, such as adept
    [salt-order] an order such as “commit 0 2, reveal 2 0”
    [committed-seats] the seats with a commitment, then those with a salt, each once
    [position-ruleset] a ruleset such as four-advanced or suitors+holder
    [position-trump] the face-up card, the trump suit or -
    [position-score] the score, such as 0-3, or the seals, such as WE/-
    [position-hands] the hands, such as WA.5/W4E2/??2/S13
    [position-leader] the seat that leads, or -
    [position-table] the cards of the trick, such as W3W6, or the pass, such as pass:-/-/-/-
    [position-won] the tricks won by each side, such as 4-5
    [position-bosses] the bosses of each side, such as W7E7/-
    [end-of-line] the end of the line
   *[text] “{ $expected }”
}

error-record-too-long = { $part ->
    [value] The value of a tag is too long: { $found } characters. Up to { $expected } are allowed.
    [comment] A comment is too long: { $found } characters. Up to { $expected } are allowed.
    [tags] There are too many tags: { $found }. Up to { $expected } are allowed.
    [comments] There are too many comments: { $found }. Up to { $expected } are allowed.
    [rounds] There are too many rounds: { $found }. Up to { $expected } are allowed.
    [decisions] There are too many marks of decisions: { $found }. Up to { $expected } are allowed.
    [position] This is too long for a position: { $found } characters. Up to { $expected } are allowed.
   *[text] This is too long for a record: { $found } characters or more. Up to { $expected } are allowed.
}
error-record-syntax = The record can’t be read here. Found: { record-found }. Expected: { record-expected }.
error-record-json = This isn’t the JSON of a record. Found: { record-found }. Expected: { record-expected }.
error-record-tag = A tag of the record is wrong. Found: { record-found }. Expected: { record-expected }.
error-record-comment = Comments aren’t allowed here. Found: { record-found }. Expected: { record-expected }.
error-record-format = This record is written in format { $found }. This version reads formats up to { $expected }.
error-record-decision = A mark of a decision is wrong. Found: { record-found }. Expected: { record-expected }.
error-record-unknown-cards = The game can’t be played on from here: a card is unknown.
error-record-unknown-in-finished-round = A card is unknown although the round is over, and a finished round is open to all.
error-record-impossible = This can’t have happened. Found: { record-found }. Expected: { record-expected }.
error-record-wrong-round = The rounds don’t follow one another. Found: { record-found }. Expected: { record-expected }.
error-record-wrong-trick = A trick begins too early or too late. Found: { record-found }. Expected: { record-expected }.
error-record-wrong-leader = Seat { $found } doesn’t lead this trick: seat { $expected } does. Records count seats from 0.
error-record-wrong-deal = The deal doesn’t come from its seed. Found: { record-found }. Expected: { record-expected }.
error-record-wrong-end = The round doesn’t end like this. Found: { record-found }. Expected: { record-expected }.
error-record-wrong-termination = The record calls the game { record-found }. Expected: { record-expected }.
error-record-wrong-result = The result of the game is wrong. Found: { record-found }. Expected: { record-expected }.
error-record-wrong-commitment = This seed isn’t the one committed to before the game.
error-record-wrong-salt = The salt of seat { $found } isn’t the one that was committed to. Records count seats from 0.
error-record-salt-of-bot = Bots give no salts, but the record has one for seat { $found }. Records count seats from 0.

error-bad-position = The cards and numbers of this position don’t fit together.
error-position-none = There is only a position while a round is being played.
error-position-syntax = This isn’t a position. Found: { record-found }. Expected: { record-expected }.

at-line = Line { $line }, column { $column }: { $sentence }
