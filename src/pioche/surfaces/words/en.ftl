### English.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-unknown-game = there is no game { $name }; there are { $values }
refused-wrong-seats = { $seats } players are too few or too many: { $least } to { $most } can play
refused-no-such-seat = there is no seat { $seat }; the last one is { $most }
refused-not-a-seat = "{ $text }" is not a seat: a number or * for nature
refused-unknown-language = { $name } is not spoken here; there are { $values }
refused-unknown-level = there is no level { $name }; there are { $values }
refused-unknown-option = there is no option { $option }; there are { $values }
refused-option-not-flag = { $option } is true or false, not { $value }
refused-option-not-count = { $option } is a whole number from { $least } up, not { $value }
refused-option-not-choice = { $option } is one of { $values }, not { $value }
refused-option-not-limit = { $option } is a time, not { $value }
refused-part-out-of-range = { $option } is 0 for the full game, or from { $least } to { $most }, not { $value }
refused-too-few-cards = there are too few cards for these hands and this pile
refused-peer-missing = { $package } is not installed: pip install "pioche[{ $extra }]"
refused-unknown-reward = there is no reward { $name }; there are { $values }
refused-illegal-action = environment { $environment }: action { $action } is not legal here
refused-wrong-actions = { $given } actions were given for { $wanted } environments
refused-no-other-world = no other world that looks the same was found in { $tries } tries
refused-unknown-style = there is no style { $name }; there are { $values }
refused-file-exists = { $path } is there already
refused-unknown-ending = { $path }: what is in a file is told by its ending: { $values }
refused-not-begun = reset the environment first
refused-not-simultaneous = only where all choose at once is there a parallel environment: tightrope with simultaneous=True

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

## The arena

refused-too-few-entrants = at least two must play: name another entrant, or pool for mixed tables
refused-too-few-deals = it takes two deals or more to tell how sure a figure is
refused-not-a-budget = "{ $text }" is not a budget: a number with ms, s or sims, as in 50ms or 2000sims
refused-unknown-entrant = there is no player { $name }; there are { $values }; search:2000 and search:100ms; and bots in files, as in my_bot.py:Clever
refused-no-such-file = there is no file { $path }
refused-no-such-bot = there is no { $name } in { $path }
refused-bot-broken = { $name } cannot be loaded: { $reason }
refused-worker-died = a bot took its whole process down, so the tournament cannot go on; with --jobs 1 you can see where
refused-no-cluster = there is no Ray cluster at { $address }: { $reason }
refused-extra-missing = { $package } is not installed: pip install "pioche[{ $extra }]"

fault-crashed = crashed: { $message }
fault-illegal = answered { $message }, which is no legal move
fault-slow = was stopped after { $message } seconds

## Replay

replay-title = { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, played by { $players }
replay-round = round { $round }: { $scores }
replay-totals = total: { $scores } — won by { $winners }
replay-unfinished = unfinished; to move: { $seats }
refused-another-game = this is a record of { $name }

## The live table

serve-ready = Pioche is open at { $url } — press Ctrl+C to close.

serve-opened = Your browser shows { $url }.
serve-open-yourself = Open { $url } in a browser on this machine.
serve-scan = On a phone in the same network scan this, or open { $url }:

refused-not-a-command = this is not a command of the protocol: { $reason }
refused-not-a-request = this is not what was asked for: { $reason }
refused-body-too-large = more than { $most } bytes are too many
refused-unauthorised = a token is needed: 22 to 64 letters, digits, - or _ in the header Authorization: Bearer
refused-no-such-table = there is no table { $table }
refused-no-such-match = there is no finished match { $match }
refused-no-such-page = there is no page { $path }
refused-page-not-built = the page is not built yet, so there is no { $path }: make play builds it
refused-house-full = the house is full; come back later
refused-too-many-tables = { $most } tables in an hour from one address are enough; come back later
refused-bad-ticket = this ticket is not good (any more)
refused-bad-name = a name needs letters that can be seen
refused-bad-text = a line needs letters that can be seen
refused-name-taken = somebody at this table is called { $name } already
refused-too-many-bots = { $bots } bots do not fit on { $seats } seats
refused-table-full = all seats are taken
refused-seat-taken = seat { $seat } is taken
refused-already-seated = you sit on seat { $seat } already
refused-not-seated = only those who sit at the table may do this
refused-match-begun = the game has begun
refused-not-the-host = only the host may do this
refused-nobody-missing = nobody is missing
refused-nobody-to-kick = nobody can be sent away from seat { $seat }
refused-already-ready = you are ready already
refused-no-deal-due = no deal is due
refused-not-dealt = the cards are not dealt yet
refused-moved-on = the game has moved on, to move { $ply }
refused-already-chosen = you have chosen already
refused-slap-unseen = HIT with a hand has only just been laid: look, then slap
refused-slap-too-late = that slap was meant for HIT with a hand, which is covered now
refused-already-slapped = you have slapped already
refused-unknown-phrase = there is no phrase { $phrase }
refused-phrases-only = at a public table people speak in phrases only
refused-something-revealed = something hidden has been seen, so the move stands
refused-already-asked = seat { $seat } has asked already
refused-nobody-asked = nobody has asked to take a move back
refused-already-agreed = you have agreed already
refused-no-hints = there are no hints at this table
refused-match-not-over = the game is not over

refused-not-a-link = { $link } is not the link of a table, as in http://host:8000/t/TABLE
refused-no-server = { $server } does not answer: { $reason }
refused-no-store = the tables cannot be kept at { $place }: { $reason }

join-token = Your token, should you want to come back with --token: { $token }
join-help =
    At your turn type the number of a move, or the move itself. { command-ready }: you are ready for the deal.
    { command-slap } hits the pile. { command-start } fills the empty seats with bots (host).
    { command-board } shows the table, { command-rules } the rules, { command-hint } asks an expert.
    { command-undo } asks to take a move back, { command-yes } and { command-no } answer that.
    { command-say } PHRASE and { command-write } TEXT talk, { command-rematch } plays again.
    { command-leave } gives up your seat, { command-quit } goes away, { command-help } shows this again.
join-get-ready = Type { command-ready } for the next deal.
join-phrases = These can be said: { $phrases }

fact-sat = { $who } sits down.
fact-bot-sat = { $who }, a bot, sits down.
fact-stood = { $who } leaves the table.
fact-away = { $you ->
    [yes] A bot stands in for you.
   *[no] A bot stands in for { $who }.
}
fact-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
}
fact-readied = { $you ->
    [yes] You are ready.
   *[no] { $who } is ready.
}
fact-asked = { $you ->
    [yes] You ask to take a move back.
   *[no] { $who } would like to take a move back: yes or no?
}
fact-took-back = { $you ->
    [yes] You take the move back.
   *[no] { $who } takes the move back.
}
fact-said = { $who }: { $text }
fact-wrote = { $who }: { $text }
fact-rematched = { $you ->
    [yes] You would like to play again.
   *[no] { $who } would like to play again.
}

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-hurry = Go on, it is your turn!
phrase-wow = Wow!
phrase-good-luck = Good luck!
phrase-good-game = Good game!
phrase-laugh = Ha ha!
phrase-think = Let me think …

refused-no-evidence = there is no evidence of what the server had committed to: { $reason }
refused-not-as-committed = by the round's key this should be "{ $expected }"
refused-commitment-broken = the secret of round { $round } is not the one that was committed to
refused-luck-chosen = the luck of seat { $seat } is said to be the server's, but does not follow from the secret
refused-reaction-wrong = the reaction of seat { $seat } does not follow from the figures
verify-holds = as committed: rounds { $rounds }, moves of nature { $moves }, races { $races }; contributions by the server: { $servers }.

## What people type at a table: one word each

command-help = help
command-board = board
command-rules = rules
command-undo = undo
command-save = save
command-quit = quit
command-ready = ready
command-start = start
command-slap = slap
command-hint = hint
command-yes = yes
command-no = no
command-say = say
command-write = write
command-rematch = rematch
command-leave = leave

## The text table

compiling = Compiling the rules, once
compiling-elsewhere = Another process is compiling the rules; waiting for it
you = You
none = none
play-welcome = Welcome to Pioche. What shall we play?
play-which-game = Which game?
play-game = { $title } — { $pitch }
play-how-many = How many players, you included?
play-options = Options and their usual values:
play-which-options = Other options, or Enter for the usual rules:
play-not-in-range = A number from { $least } to { $most } is needed.
play-your-name = You
play-help-hint = At your turn type the number of a move, or ? for help.
play-your-move = Your move:
play-help =
    Type the number of a move, or the move itself: { $moves }.
    { command-board } shows the table again, { command-rules } the rules on one page, { command-undo } takes back your last move,
    { command-save } FILE writes the game to a file, { command-quit } leaves.
play-sorry = Not possible: { $why }.
play-saved = The game is written to { $path }.
play-not-saved = The game could not be written: { $reason }.
play-totals = Final score: { $scores }.
play-winners = { $count ->
    [one] The winner: { $names }.
   *[other] Shared victory: { $names }.
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
no_thanks-intro =
    Cards from 3 to 35 come up one by one, and nobody wants them: at the end each costs its value.
    On your turn take the card on offer with all chips on it, or say no thanks and pay one of your chips.
    A run of neighbours, like 24-25-26, costs only its lowest card. Each chip you keep takes one point off.
    Some cards are missing, and nobody knows which. The fewest points win.
no_thanks-player = { $who }: cards { $cards }
no_thanks-player-chips = { $who }: cards { $cards }; chips { $chips }
no_thanks-offer = On offer: { $card } with { $pot ->
    [0] no chips
    [one] 1 chip
   *[other] { $pot } chips
}. Cards left: { $pile }.
no_thanks-move-take = take the card and its chips
no_thanks-move-refuse = refuse and pay a chip
no_thanks-revealed = The { $card } is turned up.
no_thanks-refused = { $you ->
    [yes] You say no thanks.
   *[no] { $who } says no thanks.
}
no_thanks-took = { $you ->
    [yes] You take the { $card } { $amount ->
        [0] without chips
        [one] with 1 chip
       *[other] with { $amount } chips
    }.
   *[no] { $who } takes the { $card } { $amount ->
        [0] without chips
        [one] with 1 chip
       *[other] with { $amount } chips
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
tightrope-intro =
    A round has nine tricks. In each a score card is turned up, and everybody plays one number card.
    The highest card takes as many blue sticks as the score card says, the lowest card as many red ones.
    A red and a blue stick of one player cancel each other out: try to end the round with none.
    What is left counts against you. With none left you also strike out your worst earlier score.
    After a blue or red zero that colour is not given in the trick. Everybody deals once; the lowest total wins.
tightrope-player = { $who }: { $colour ->
    [none] no sticks
    [blue] { $sticks } blue
   *[red] { $sticks } red
}, total { $total }{ $card ->
    [none] {""}
    [hidden] , has chosen a card
   *[other] , played { $card }
}
tightrope-score-card = Trick { $trick } of { $tricks }, worth { $value }: { $zero ->
    [none] blue to the highest card, red to the lowest
    [blue] red to the lowest card, nothing to the highest
   *[red] blue to the highest card, nothing to the lowest
}.
tightrope-to-come = Score cards still to come: { $cards }.
tightrope-hand = Your hand: { $cards }
tightrope-move-play = play { $card }
tightrope-dealt = { $you ->
    [yes] You are dealt the { $card }.
   *[no] { $who } is dealt the { $card }.
}
tightrope-dealt-hidden = {""}
tightrope-turned-up = Score card: { $card ->
    [B0] blue zero
    [R0] red zero
   *[other] { $card }
}.
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
    [yes] You have the highest card and take { $amount ->
        [one] 1 blue stick
       *[other] { $amount } blue sticks
    }.
   *[no] { $who } has the highest card and takes { $amount ->
        [one] 1 blue stick
       *[other] { $amount } blue sticks
    }.
}
tightrope-took-red = { $you ->
    [yes] You have the lowest card and take { $amount ->
        [one] 1 red stick
       *[other] { $amount } red sticks
    }.
   *[no] { $who } has the lowest card and takes { $amount ->
        [one] 1 red stick
       *[other] { $amount } red sticks
    }.
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
take_that-intro =
    A row of cards grows to the right. On your turn lay a card that differs from the last one by ten at most,
    or twist: if you hold the mirror of a card in the row, 94 for 49, you win both, a point each.
    If you cannot or will not, take the whole row: each card costs a point, a toad (22, 33 … 88) five.
    Then you open a new row with any card. When the pile is used up, the round ends as soon as the row is gone.
    There are usually two rounds; the most points win.
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

## Hit the Deck

refused-arrangement-expected = a { $expected } is due, not "{ $text }"
refused-number-too-high = { $number } is too high: { $most } at most
refused-deal-due = the cards must be dealt first
refused-shuffle-due = the draw pile is empty: the discards are shuffled first
refused-false-slap-off = at this table nobody can slap wrongly
refused-hand-on-top = HIT with a hand is on top: no slap is wrong
refused-no-slap-now = nobody can slap at this moment
refused-bury-due = the HIT card turned up must be buried first
refused-bury-out-of-range = it goes beneath 1 to { $most } cards, not { $depth }
refused-cut-due = the deck must be cut
refused-cut-out-of-range = { $least } to { $most } cards can be lifted, not { $depth }
refused-nothing-to-cut = there is nothing to cut
refused-flip-due = the piles must be turned over
refused-call-due = HIT with a hand must be called
refused-call-counts-as-made = in calm mode nobody forgets to call
refused-race-open = the race is on: first it must be settled who was last
refused-nothing-to-call = there is nothing to call
refused-no-flip-due = no flip is due
refused-no-cut-due = no cut is due
refused-no-race = there is no race
refused-nothing-to-bury = there is no card to bury
refused-only-the-card-drawn = only the card just drawn, { $drawn }, may be played, not { $card }
refused-no-match = { $card } does not go on { $top }
refused-hit-under-demand = no HIT card may be played while { $top } makes its demand
refused-number-demanded = { $top } demands a { $number }
refused-colour-demanded = { $top } demands { $colour ->
    [R] red
    [G] green
    [B] blue
   *[Y] yellow
}
refused-already-drew = only one card is drawn
refused-any-card-goes = any card goes, so nobody draws
refused-nothing-to-draw = there is nothing to draw
refused-can-play = who can play must play, here { $card }
refused-must-draw = who cannot play must draw
refused-drawn-card-fits = { $card } was drawn, fits and must be played

hit_the_deck-title = Hit the Deck
hit_the_deck-pitch = match, cut, flip, demand, and slap the pile; the fewest points win
hit_the_deck-intro =
    Get rid of your cards. Play a card of the same colour or number as the top card; if you cannot, draw one.
    R5 is a red five; colours are R red, G green, B blue, Y yellow. CUT and FLIP go on their own colour, HIT on anything.
    After CUT the next player lifts part of the draw pile and shows a card. After FLIP both piles are turned over
    and play goes the other way. HIT-4 demands a four, HIT-G a green card, until somebody plays one.
    HIT-HAND: who laid it calls, everybody slaps the pile, the last one draws four; then any card goes.
    When a hand is empty the others count theirs: numbers at face value, all other cards ten.
    At 100 points the game is over, and the fewest points win.
hit_the_deck-player = { $who }: in hand { $hand }, total { $total }
hit_the_deck-player-known = { $who }: in hand { $hand } (among them { $cards }), total { $total }
hit_the_deck-table = On top: { $top }. Draw pile { $draw }, discard pile { $discard }. Play goes to the { $direction ->
    [left] left
   *[right] right
}.
hit_the_deck-demand-number = A { $demand } is demanded.
hit_the_deck-demand-colour = { $demand ->
    [R] Red is demanded.
    [G] Green is demanded.
    [B] Blue is demanded.
   *[Y] Yellow is demanded.
}
hit_the_deck-free = Any card goes.
hit_the_deck-hand = Your hand: { $cards }
hit_the_deck-move-play = play { $card }
hit_the_deck-move-draw = draw a card
hit_the_deck-move-pass = pass
hit_the_deck-move-flip = flip the piles
hit_the_deck-move-call = call “Hit the deck with a hand!”
hit_the_deck-move-forget = say nothing
hit_the_deck-move-cut = cut by lifting { $card ->
    [one] 1 card
   *[other] { $card } cards
}
hit_the_deck-dealt = { $you ->
    [yes] You are dealt { $card }.
   *[no] { $who } is dealt { $card }.
}
hit_the_deck-dealt-hidden = {""}
hit_the_deck-turned-up = { $card } is turned up.
hit_the_deck-buried = { $card } is buried beneath { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
hit_the_deck-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
hit_the_deck-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
hit_the_deck-drew-hidden = { $who } draws a card.
hit_the_deck-drew-known = { $you ->
    [yes] You draw { $card }, and everybody knows it.
   *[no] { $who } draws { $card }, and everybody knows it.
}
hit_the_deck-passed = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
hit_the_deck-exposed = { $you ->
    [yes] You cut and expose { $card }.
   *[no] { $who } cuts and exposes { $card }.
}
hit_the_deck-flipped = { $you ->
    [yes] You turn the piles over.
   *[no] { $who } turns the piles over.
}
hit_the_deck-turned-round = { $amount ->
    [1] Play now goes to the left.
   *[0] Play now goes to the right.
}
hit_the_deck-flip-buried = { $card } came up and is buried.
hit_the_deck-came-up = { $card } comes up.
hit_the_deck-inert = { $card } stays on top without effect.
hit_the_deck-called = { $you ->
    [yes] You call: “Hit the deck with a hand!”
   *[no] { $who } calls: “Hit the deck with a hand!”
}
hit_the_deck-forgot = { $you ->
    [yes] You forgot to call and draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
   *[no] { $who } forgot to call and draws { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
}
hit_the_deck-was-last = { $you ->
    [yes] You were the last to slap and draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
   *[no] { $who } was the last to slap and draws { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
}
hit_the_deck-slapped = { $you ->
    [yes] You slapped wrongly and draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
   *[no] { $who } slapped wrongly and draws { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
}
hit_the_deck-shuffled = The discards are shuffled: a new draw pile of { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
hit_the_deck-went-out = { $you ->
    [yes] You are out of cards!
   *[no] { $who } is out of cards!
}
hit_the_deck-stalled = Nothing has changed for { $amount } moves: the round ends.
hit_the_deck-laid-open = {""}

## Hints

refused-no-hint-here = no player is to move there
hint-for = { $who } is to move and sees:
hint-move = { $move } — wins { $share }% ({ $visits ->
    [one] 1 simulation
   *[other] { $visits } simulations
})
hint-and = { $reasons }; { $reason }
hint-only = The only move: { $move }.
hint-reason = The best move: { $move }. At first sight the next best is just as good; what follows makes the difference.
hint-reason-for = The best move: { $move }. For it: { $pros }.
hint-reason-against = The best move: { $move }. Against the next best ({ $other }): { $cons }.
hint-reason-for-against = The best move: { $move }. For it: { $pros }. Against the next best ({ $other }): { $cons }.

no_thanks-for-pot = the chips on it are worth having
no_thanks-for-cost = it makes your cards cheaper
no_thanks-against-cost = it would cost you too many points
no_thanks-for-chips = you are running short of chips
no_thanks-against-chips = you still have chips enough to say no
no_thanks-for-neighbours = its neighbours may still come
no_thanks-for-rival = somebody else would take it
no_thanks-against-forced = somebody without chips will have to take it

take_that-for-row = the row is cheap now, and you start a new one with the card you like
take_that-against-row = it would bring you the minus points of the row
take_that-for-twist = a twist is two plus points and a safe turn
take_that-for-answers = the others will find it hard to answer
take_that-against-answers = it is easy for the others to answer
take_that-against-gift = it would offer the others a twist
take_that-for-twists = you keep your own chances to twist
take_that-against-mirror = you hold its mirror too, so it is worth keeping
take_that-for-exposed = you will probably have an answer at your next turn
take_that-against-exposed = you might be stuck yourself at your next turn
take_that-for-toad = it gets a toad out of your hand
take_that-against-toad = a toad makes the row dearer
take_that-for-victory = the round can end with you ahead

tightrope-against-lean = it may leave you leaning further
tightrope-for-steering = you keep the high and low cards that you can steer with
tightrope-for-middle = a card from the middle is the easiest to spare
tightrope-against-lead = it would make you lead the next trick
tightrope-against-sparing = it would spare somebody else the sticks

hit_the_deck-for-out = it is your last card, and you are out
hit_the_deck-for-points = it rids you of more points
hit_the_deck-for-wild = you keep HIT cards, which go on almost anything
hit_the_deck-for-choice = the cards you keep will fit more easily
hit_the_deck-for-stop = it holds up the next player
hit_the_deck-for-draws = the next player will probably have to draw
hit_the_deck-against-danger = the next player might go out on it
hit_the_deck-for-cut = the cut takes the next player’s turn
hit_the_deck-against-cut = nobody knows what a cut turns up
hit_the_deck-against-flip = nobody knows what a flip turns up
hit_the_deck-against-demand = the demand may come round to you
hit_the_deck-for-again = it is soon your turn again
hit_the_deck-against-word = a word card would be left as your last
hit_the_deck-against-drawing = you would draw although you can play
hit_the_deck-against-keeping = you would keep a card that you could play
hit_the_deck-against-call = a forgotten call costs four cards

## Options: their names for people

no_thanks-option-tactical = tactical variant
no_thanks-option-rounds = number of rounds
no_thanks-option-large_table = large table
no_thanks-option-chips_visible = open chips
take_that-option-rounds = number of rounds
take_that-option-experts = experts’ variant
take_that-option-penalty_display = memory aid
tightrope-option-tactical = tactical variant
tightrope-option-simultaneous = chaotic variant
tightrope-option-ask_before_cancel = asking before cancelling
hit_the_deck-option-target = points that end the game
hit_the_deck-option-cut_depth = depth of the cut
hit_the_deck-option-exposed_hand_caller = caller after a cut
hit_the_deck-option-resolve_last_card = race for the last card
hit_the_deck-option-may_draw_when_able = free drawing
hit_the_deck-option-may_keep_drawn = keeping the card drawn
hit_the_deck-option-slap_mode = calm mode
hit_the_deck-option-false_slap = penalty for wrong slaps
hit_the_deck-option-call_limit = time to call
hit_the_deck-option-slap_limit = time to slap
hit_the_deck-option-slap_grace = grace after a race
