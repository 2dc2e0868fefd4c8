### English.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-unknown-game = there is no game { $name }; there are { $values }
refused-wrong-seats = { $seats } players are too few or too many: { $least } to { $most } can play
refused-no-such-seat = there is no seat { $seat }; the last one is { $most }
refused-not-a-seat = "{ $text }" is not a seat: a number or * for nature
refused-unknown-option = there is no option { $option }; there are { $values }
refused-option-not-flag = { $option } is true or false, not { $value }
refused-option-not-count = { $option } is a whole number from { $least } up, not { $value }
refused-option-not-choice = { $option } is one of { $values }, not { $value }
refused-option-not-limit = { $option } is a time, not { $value }

refused-file-too-large = the file is larger than { $most } MB
refused-file-unreadable = the file cannot be read: { $reason }
refused-not-json = this is not JSON: { $reason }
refused-not-an-object = a record is a JSON object
refused-key-missing = this key is missing
refused-unknown-format = { $text } is not a known format; this program reads "{ $format }"
refused-wrong-type = { $text } is not { $wanted ->
    [string] a string
    [strings] a list of names
    [object] an object
    [integer] a whole number
   *[list] a list
}

refused-move-not-text = a move is a string
refused-not-a-number = "{ $text }" is not a number
refused-not-a-move = "{ $text }" is not a move of this game
refused-match-over = the game is over
refused-nature-to-move = chance is to move
refused-not-your-turn = seat { $seat } is to move
refused-deal-expected = a deal is due, not "{ $text }"
refused-wrong-number-of-cards = { $given } cards are given where { $needed } are needed
refused-card-missing = the { $card } is missing, or another card stands twice
refused-nothing-to-undo = there is nothing to take back

# No Thanks!
refused-no-chips = a player without chips cannot refuse
refused-large-table-tactical = a large table cannot be tactical
refused-large-table-needed = { $seats } players need the option large_table

## Replay

replay-round = round { $round }: { $scores }
replay-totals = total: { $scores } — won by { $winners }
replay-unfinished = unfinished; to move: { $seats }
refused-another-game = this is a record of { $name }

## The text table

you = you
none = none
play-welcome = Welcome to Pioche. What shall we play?
play-which-game = Which game?
play-how-many = How many players, you included?
play-options = Options: { $values }
play-which-options = Other options, or Enter for the usual rules:
play-not-in-range = A number from { $least } to { $most }, please.
play-your-name = You
play-help-hint = At your turn type the number of a move, or ? for help.
play-your-move = Your move:
play-help =
    Type the number of a move, or the move itself: { $moves }.
    board shows the table again, undo takes back your last move, save FILE writes the game to a file, quit leaves.
play-sorry = Not possible: { $why }.
play-saved = The game is written to { $path }.
play-not-saved = The game could not be written: { $reason }.
play-totals = Final score: { $scores }.
play-winners = { $count ->
    [one] The winner: { $names }.
   *[other] The victory is shared: { $names }.
}

## Events of every game

event-round-began = Round { $amount } begins.
event-round-ended = Round { $amount } is over.
event-scored = { $you ->
    [yes] You score { $amount }.
   *[no] { $who } scores { $amount }.
}
event-match-ended = The game is over.

## No Thanks!

no_thanks-title = No Thanks!
no_thanks-pitch = take the card, or pay a chip to pass it on; the fewest points win
no_thanks-player = { $who }: cards { $cards }
no_thanks-player-chips = { $who }: cards { $cards }; chips { $chips }
no_thanks-offer = On offer: { $card } with { $pot ->
    [0] no chips
    [one] 1 chip
   *[other] { $pot } chips
}. Cards left: { $pile }.
no_thanks-move-take = take the card and its chips
no_thanks-move-refuse = refuse: pay a chip
no_thanks-revealed = The { $card } is turned up.
no_thanks-refused = { $you ->
    [yes] You say no thanks.
   *[no] { $who } says no thanks.
}
no_thanks-took = { $you ->
    [yes] You take the { $card } and { $amount ->
        [one] 1 chip
       *[other] { $amount } chips
    }.
   *[no] { $who } takes the { $card } and { $amount ->
        [one] 1 chip
       *[other] { $amount } chips
    }.
}
no_thanks-forced = { $you ->
    [yes] You have no chips left.
   *[no] { $who } has no chips left.
}

## Tightrope

refused-cancelling-is-automatic = cancelling a score is automatic, because it can never hurt; { $option } cannot be on
refused-card-not-in-use = only the cards 1 to { $highest } are in this game, not the { $card }
refused-card-already-played = the { $card } was played by seat { $seat } in trick { $trick }
refused-card-not-in-hand = the { $card } is not in this hand
refused-no-such-card = there is no card { $text }
refused-no-such-score-card = there is no score card { $text }
refused-one-slash-expected = one slash must part number cards and score cards; there are { $slashes }
refused-number-cards-expected = the deal must name each number card from 1 to { $highest } exactly once
refused-score-cards-expected = the deal must name each of the 11 score cards exactly once

tightrope-title = Tightrope
tightrope-pitch = the highest card takes blue sticks, the lowest red ones: keep your balance
tightrope-player = { $who }: { $colour ->
    [none] no sticks
    [blue] { $sticks } blue
   *[red] { $sticks } red
}, total { $total }{ $card ->
    [none] {""}
    [hidden] , has chosen a card
   *[other] , played { $card }
}
tightrope-score-card = Trick { $trick } of { $tricks }, for { $value } { $zero ->
    [none] sticks: blue to the highest card, red to the lowest
    [blue] red sticks to the lowest card; the highest takes none
   *[red] blue sticks to the highest card; the lowest takes none
}.
tightrope-to-come = Score cards still to come: { $cards }.
tightrope-hand = Your hand: { $cards }
tightrope-move-play = play { $card }
tightrope-dealt = { $you ->
    [yes] You are dealt the { $card }.
   *[no] { $who } is dealt the { $card }.
}
tightrope-dealt-hidden = {""}
tightrope-turned-up = Score card: { $card }.
tightrope-zeros-discarded = Both zeros came up: they have no effect.
tightrope-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
tightrope-chose = { $you ->
    [yes] You choose { $card }.
   *[no] { $who } chooses { $card }.
}
tightrope-chose-hidden = { $who } has chosen.
tightrope-revealed = { $you ->
    [yes] You show { $card }.
   *[no] { $who } shows { $card }.
}
tightrope-took-blue = { $you ->
    [yes] You have the highest card and take { $amount } blue.
   *[no] { $who } has the highest card and takes { $amount } blue.
}
tightrope-took-red = { $you ->
    [yes] You have the lowest card and take { $amount } red.
   *[no] { $who } has the lowest card and takes { $amount } red.
}
tightrope-returned = { $you ->
    [yes] You return { $amount ->
        [one] 1 pair
       *[other] { $amount } pairs
    }.
   *[no] { $who } returns { $amount ->
        [one] 1 pair
       *[other] { $amount } pairs
    }.
}
tightrope-trick-ended = {""}
tightrope-cancelled = { $you ->
    [yes] You kept your balance and strike out a score of { $amount }.
   *[no] { $who } kept the balance and strikes out a score of { $amount }.
}

## Take That!

refused-no-row = the row is empty: a card must be laid
refused-out-of-reach = the { $card } is more than ten away from the { $last }
refused-toad-never-twists = the { $card } is a toad, and toads never twist
refused-mirror-not-in-row = the { $mirror } is not in the row, so the { $card } twists nothing
refused-one-card-only = "{ $text }" must name exactly one card

take_that-title = Take That!
take_that-pitch = lay within ten of the last card, twist its mirror out of the row, and mind the toads
take_that-player = { $who }: plus cards { $plus }, minus cards { $minus }, in hand { $hand }, total { $total }
take_that-player-faces = { $who }: plus cards { $plus }, minus cards { $minus } ({ $cards }), in hand { $hand }, total { $total }
take_that-row = The row: { $cards }. Cards in the pile: { $pile }. A star marks a toad.
take_that-hand = Your hand: { $cards }
take_that-move-lay = lay { $card }
take_that-move-twist = twist with { $card }
take_that-move-take = take the row
take_that-dealt = { $you ->
    [yes] You are dealt the { $card }.
   *[no] { $who } is dealt the { $card }.
}
take_that-dealt-hidden = {""}
take_that-opened = { $you ->
    [yes] You open a row with { $card }.
   *[no] { $who } opens a row with { $card }.
}
take_that-laid = { $you ->
    [yes] You lay { $card }.
   *[no] { $who } lays { $card }.
}
take_that-twisted = { $you ->
    [yes] You twist the { $amount } out of the row with the { $card }.
   *[no] { $who } twists the { $amount } out of the row with the { $card }.
}
take_that-took = { $you ->
    [yes] You take the row: { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
   *[no] { $who } takes the row: { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
}
take_that-extra = { $you ->
    [yes] You must also take the top card of the pile, unseen.
   *[no] { $who } must also take the top card of the pile, unseen.
}
take_that-drew = { $you ->
    [yes] You draw the { $card }.
   *[no] { $who } draws the { $card }.
}
take_that-drew-hidden = {""}
take_that-used-up = The pile is used up: nobody draws any more.
take_that-turned-up = {""}
