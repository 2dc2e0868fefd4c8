### English.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-unknown-game = there is no game { $name }; there are { $values }
refused-wrong-seats = { $seats } players are too few or too many: { $least } to { $most } can play
refused-no-such-seat = there is no seat { $seat }; the last one is { $most }
refused-not-a-seat = "{ $text }" is not a seat: a number or * for nature
refused-unknown-language = { $name } is not spoken here; there are { $values }
refused-unknown-level = there is no level { $name }; there are { $values }
refused-expert-unrated = the expert has not been rated at { $game } for { $seats } players in { $folder }: run pioche ratings { $game } first
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
hint-reason-against = Still the best move: { $move }. Against it: { $cons }.
hint-reason-for-against = The best move: { $move }. For it: { $pros }. Against it: { $cons }.

no_thanks-feature-pot = the chips on the card
no_thanks-feature-pot-late = the chips on the card so late in the round
no_thanks-feature-cost = what the card costs you
no_thanks-feature-cost-late = what the card costs you so late in the round
no_thanks-feature-value-of-the-card = the value of the card
no_thanks-feature-free-for-me = it is free for you
no_thanks-feature-free-for-me-pot = the chips on a card that is free for you
no_thanks-feature-free-for-another = it is free for somebody else
no_thanks-feature-free-for-both = it is free for you and for somebody else
no_thanks-feature-a-gap-to-fill = a gap of one card that may still be filled
no_thanks-feature-neighbours-to-come = neighbours that may still come
no_thanks-feature-my-chips = how many chips you have
no_thanks-feature-few-chips = you are short of chips
no_thanks-feature-no-chips-left-after-refusing = refusing takes your last chip
no_thanks-feature-somebody-is-out-of-chips = somebody is out of chips
no_thanks-feature-the-next-is-out-of-chips = the next player is out of chips
no_thanks-feature-poorest-opponent = the chips of the poorest opponent
no_thanks-feature-cheapest-for-another = what it would cost the others
no_thanks-feature-another-would-take-it = somebody else would take it
no_thanks-feature-my-points-behind-the-best = how far you are behind the best
no_thanks-feature-cards-left = it is late in the round

take_that-feature-the-next-is-stuck = the next player may be stuck
take_that-feature-the-next-is-stuck-points = the points that a stuck neighbour would take
take_that-feature-the-next-is-stuck-or-I-am-points = the points if both you and the next player may be stuck
take_that-feature-the-one-after-is-stuck-points = the points that the player after the next might take
take_that-feature-cards-that-may-fit = how many cards may still fit
take_that-feature-twists-for-others = the twists it offers to others
take_that-feature-twists-for-others-the-next-is-stuck = a twist that would save a stuck neighbour
take_that-feature-twists-I-keep = the twists you keep
take_that-feature-twists-I-keep-the-next-is-stuck = the twists you keep while the next player is stuck
take_that-feature-twists-that-may-come = the twists that may come
take_that-feature-I-am-exposed = you may be stuck at your next turn
take_that-feature-I-am-exposed-points = the points you may have to take at your next turn
take_that-feature-I-am-exposed-points-no-pile = the points you may have to take when the pile is used up
take_that-feature-I-am-exposed-later = you may be stuck later
take_that-feature-I-am-exposed-later-points = the points you may have to take later
take_that-feature-my-cards-in-reach = your cards that stay in reach
take_that-feature-my-cards-in-reach-no-pile = your cards that stay in reach when the pile is used up
take_that-feature-my-cards-in-twice-the-reach = your cards that stay near
take_that-feature-none-of-mine-in-reach = none of your cards stays in reach
take_that-feature-none-of-mine-in-reach-points = the points in a row that none of your cards can reach
take_that-feature-breadth-of-my-hand = how widely your hand is spread
take_that-feature-a-toad = it is a toad
take_that-feature-the-match-ends = the game ends
take_that-feature-I-hold-its-mirror = you hold its mirror
take_that-feature-its-mirror-is-unseen = its mirror is still unseen
take_that-feature-it-could-twist-instead = the card could twist instead
take_that-feature-it-opens-the-next-is-stuck = an opening that leaves the next player stuck
take_that-feature-take = a fresh start after taking
take_that-feature-take-late = taking so late in the round
take_that-feature-take-points = the points in the row
take_that-feature-take-points-late = the points in the row so late in the round
take_that-feature-take-many-points = the many points in the row
take_that-feature-take-toads-in-my-hand = the toads in your hand
take_that-feature-take-no-pile = ending the round by taking
take_that-feature-twist = the two points of a twist
take_that-feature-the-match-ends-points = the points at the end of the game
take_that-feature-twist-the-only-card = clearing the row
take_that-feature-the-round-ends-I-win = the round ends with you ahead
take_that-feature-the-next-must-end-the-round-I-win = the next player must end the round with you ahead
take_that-feature-the-next-may-end-the-round-I-win = the next player may end the round with you ahead

tightrope-feature-score-at-the-end = the score it leads to
tightrope-feature-sticks = the sticks you would have
tightrope-feature-sticks-more-than-nine = more sticks than one trick can put right
tightrope-feature-balance-with-the-hand = the balance of your sticks and your hand
tightrope-feature-balance-squared = how far you lean
tightrope-feature-balance-late = your balance so late in the round
tightrope-feature-one-card-from-nothing = one score card would bring you to nothing
tightrope-feature-one-card-from-striking-out = one score card would strike out your worst score
tightrope-feature-a-card-to-repair = keeping a card to put things right
tightrope-feature-keeps-a-high-card = keeping a high card
tightrope-feature-keeps-a-low-card = keeping a low card
tightrope-feature-spends-a-high-card = spending a high card
tightrope-feature-spends-a-low-card = spending a low card
tightrope-feature-too-many-high-cards = too many high cards in your hand
tightrope-feature-too-many-low-cards = too many low cards in your hand
tightrope-feature-spends-a-middle-card = spending a card from the middle
tightrope-feature-leads-the-next-trick = leading the next trick
tightrope-feature-lowest = being the lowest
tightrope-feature-spares-who-was-highest = sparing who would be the highest
tightrope-feature-spares-who-was-lowest = sparing who would be the lowest

hit_the_deck-feature-points-got-rid-of = the points you get rid of
hit_the_deck-feature-points-somebody-nearly-out = the points you get rid of while somebody is nearly out
hit_the_deck-feature-points-somebody-has-one-card = the points you get rid of while somebody has one card
hit_the_deck-feature-points-many-cards-in-my-hand = the points you get rid of from a large hand
hit_the_deck-feature-cuts = the cut
hit_the_deck-feature-cuts-I-am-nearly-out = the cut, with you nearly out
hit_the_deck-feature-flips = the flip
hit_the_deck-feature-demands-a-number = the demand for a number
hit_the_deck-feature-number-demanded = the number demanded
hit_the_deck-feature-demands-a-colour = the demand for a colour
hit_the_deck-feature-hits-with-a-hand = the race it starts
hit_the_deck-feature-takes-the-turn-of-one-nearly-out = taking the turn of somebody nearly out
hit_the_deck-feature-takes-the-turn-of-one-with-one-card = taking the turn of somebody with one card
hit_the_deck-feature-brings-the-turn-to-one-nearly-out = bringing the turn to somebody nearly out
hit_the_deck-feature-demands-what-one-nearly-out-must-draw = a demand that somebody nearly out must draw for
hit_the_deck-feature-hits-with-a-hand-somebody-nearly-out = a race while somebody is nearly out
hit_the_deck-feature-the-next-must-draw = the next player must probably draw
hit_the_deck-feature-the-next-may-go-out = the next player may go out
hit_the_deck-feature-the-next-may-go-out-my-points = your points if the next player goes out
hit_the_deck-feature-nobody-can-answer = hardly anybody can answer
hit_the_deck-feature-wild-cards-kept = the HIT cards you keep
hit_the_deck-feature-two-wild-cards-kept = keeping two HIT cards
hit_the_deck-feature-a-wild-card-kept-I-am-nearly-out = a HIT card kept for the end
hit_the_deck-feature-a-wild-card-kept-the-next-must-draw = a HIT card kept while the next player draws
hit_the_deck-feature-a-word-card-is-my-last = a word card would be your last
hit_the_deck-feature-colours-kept = the colours you keep
hit_the_deck-feature-numbers-kept = the numbers you keep
hit_the_deck-feature-cards-of-its-colour-kept = the cards of its colour you keep
hit_the_deck-feature-cards-of-its-number-kept = the cards of its number you keep
hit_the_deck-feature-word-cards-of-its-colour-kept = the word cards of its colour you keep
hit_the_deck-feature-answers-kept = the answers you keep
hit_the_deck-feature-answers-kept-I-am-nearly-out = the answers you keep, with you nearly out
hit_the_deck-feature-my-turn-again = it will be your turn again
hit_the_deck-feature-my-turn-again-I-am-nearly-out = it will be your turn again, and you are nearly out
hit_the_deck-feature-goes-out = going out
hit_the_deck-feature-draws-though-able = drawing though you can play
hit_the_deck-feature-keeps-the-card-drawn = keeping the card drawn
hit_the_deck-feature-forgets-to-call = the penalty for a forgotten call

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
