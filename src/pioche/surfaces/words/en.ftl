### English.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-unknown-game = there is no game { $name }; there are { $values }
refused-game-broken = the game { $name } cannot be loaded: { $reason }
refused-game-incomplete = { $name } does not say all that a game must say; it lacks { $missing }
refused-game-name-taken = there is a game { $name } already
refused-game-too-large = { $name } is for up to { $seats } players, and { $most } is the most
refused-game-layout-taken = the record of { $name } has the same fields as that of { $other }, so that they cannot be told apart
refused-too-many-features = the heuristic of { $name } has { $features } features, and { $most } is the most
refused-wrong-seats = { $seats } players are too few or too many: { $least } to { $most } can play
refused-no-such-seat = there is no seat { $seat }; the last one is { $most }
refused-not-a-seat = "{ $text }" is not a seat: a number or * for nature
refused-unknown-language = { $name } is not spoken here; there are { $values }
refused-unknown-level = there is no level { $name }; there are { $values }
refused-unknown-option = there is no option { $option }; there are { $values }
refused-option-retired = { $option } is no option any more: it could never be turned on
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
refused-not-simultaneous = only where all choose at once is there a parallel environment: { $values }

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

## The arena

refused-too-few-entrants = at least two must play: name another entrant, or pool for mixed tables
refused-too-few-deals = it takes two deals or more to tell how sure a figure is
refused-not-a-budget = "{ $text }" is not a budget: a number with ms, s or sims, as in 50ms or 2000sims
refused-unknown-entrant = there is no player { $name }; there are { $values }; search:2000, search:100ms and guided:100ms; and bots in files, as in my_bot.py:Clever
refused-no-network = no network was trained for { $name } with { $seats } players
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
serve-tables = Tables are open: friends can come.

serve-opened = Your browser shows { $url }.
serve-open-yourself = Open { $url } in a browser on this machine.
serve-scan = On a phone in the same network scan this, or open { $url }:

site-written = { $files } files are in { $place }; any host can serve them, below any path.
refused-site-exists = { $place } is not empty; name a folder that is not there yet
refused-site-not-written = the site cannot be written to { $place }: { $reason }
refused-not-an-address = { $text } is not the address of a server; write all of it, as a browser shows it

refused-not-a-command = this is not a command of the protocol: { $reason }
refused-not-a-request = this is not what was asked for: { $reason }
refused-body-too-large = more than { $most } bytes are too many
refused-unauthorised = a token is needed: 22 to 64 letters, digits, - or _ in the header Authorization: Bearer
refused-no-such-table = there is no table { $table }
refused-no-such-match = there is no finished match { $match }
refused-no-such-page = there is no page { $path }
refused-page-not-built = the page is not built yet, so there is no { $path }: make play builds it
refused-without-server = this page has no server
refused-house-full = the house is full; come back later
refused-house-closing = the server is closing; come back in a moment
refused-not-compiled = the rules cannot be compiled; the reason stands above
refused-starting = { $total ->
    [0] the server is about to open; come back in a moment
   *[other] the server compiles the rules, step { $done } of { $total }; come back later
 }
refused-store-unavailable = { $what ->
    [disk] the server’s disk is full; try again later
   *[store] the server cannot store anything right now; try again later
 }
refused-too-many-tables = { $most } tables in an hour from one address are enough; come back later
refused-too-many-tickets = { $most } tickets that nobody has used are enough for one address; come back later
refused-too-many-requests = that is more than one address may ask for; come back later
refused-not-our-host = this request was meant for another server
refused-body-too-slow = the request took too long to arrive
refused-too-much-chat = { $most } lines in { $seconds } seconds are enough; the others cannot read so fast
refused-unknown-limit = { $text } sets no limit; write NAME=NUMBER, where NAME is one of { $values }
refused-too-much-thinking = { $most } questions at a time are enough; wait for an answer first
refused-busy = the house is busy; ask again later
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
refused-sent-away = the host has sent you away from this table
refused-nobody-to-kick = nobody can be sent away from seat { $seat }
refused-muted = the host lets nobody hear you at this table
refused-nobody-to-mute = nobody at seat { $seat } can be muted
refused-already-ready = you are ready already
refused-pledges-closed = the luck for this deal is asked for already
refused-other-commitment = the server has bound itself anew: get ready once more
refused-no-luck-due = your luck is not asked for now
refused-not-as-pledged = this is not the luck that you pledged
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
refused-no-port = nobody can be served at { $host }, port { $port }: { $reason }
refused-no-store = the tables cannot be kept at { $place }: { $reason }
refused-no-home = this user has no home folder: name a place with { $option }
refused-no-login = the system does not know your name: say it with --name
refused-newer-store = the tables there were written by a newer version (migration { $name }): update Pioche
refused-store-in-use = a server is running on { $place }: stop it first, or use Postgres to run several
refused-edited-migration = the database was made with another text of migration { $name } than this version has: install the version that made it
refused-older-store = the database is of a very early version (it lacks migration { $name }): run “pioche migrate” first
refused-no-tables-there = there are no tables in { $place }
refused-copy-incomplete = { $name } does not hold all that was there
refused-store-exists = there is a database in { $place } already: --force puts it aside
refused-broken-pages = the file is damaged: { $reason }
refused-lost-rows = rows in { $name } that belong to no table
refused-gap-in-log = line { $number } of the log is missing
refused-epochs-mixed = line { $number } of the log was written by somebody who did not hold the table
refused-bad-fact = line { $number } of the log cannot be read: { $reason }
refused-fact-does-not-follow = line { $number } of the log does not follow from those before it: { $reason }

join-token = Your token, should you want to come back with --token: { $token }
join-help =
    At your turn type the number of a move, or the move itself. { command-ready }: you are ready for the deal.
    { command-slap } hits the pile. { command-start } fills the empty seats with bots (host).
    { command-board } shows the table, { command-rules } the rules, { command-hint } asks a master.
    { command-undo } asks to take a move back, { command-yes } and { command-no } answer that.
    { command-say } PHRASE and { command-write } TEXT talk, { command-rematch } plays again.
    { command-leave } gives up your seat, { command-quit } goes away, { command-help } shows this again.
join-variants = Variants at this table: { $variants }
join-get-ready = Type { command-ready } for the next deal.
join-phrases = These can be said: { $phrases }

fact-sat = { $who } sits down.
fact-bot-sat = { $who }, a bot, sits down.
fact-stood = { $who } leaves the table.
fact-muted = { $you ->
    [yes] The host mutes you: nobody hears what you say.
   *[no] The host mutes { $who }.
}
fact-unmuted = { $you ->
    [yes] You are heard again.
   *[no] { $who } is heard again.
}
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
fact-withheld = { $you ->
    [yes] Your luck did not come in time. The deal is begun anew; in this match you add no more luck.
   *[no] The luck of { $who } did not come in time. The deal is begun anew; in this match they add no more luck.
}
fact-dealing = { $you ->
    [yes] The lot falls on you.
   *[no] The lot falls on { $who }.
}
fact-asked = { $you ->
    [yes] You ask to take a move back.
   *[no] { $who } would like to take a move back: yes or no?
}
fact-took-back = { $you ->
    [yes] You take the move back.
   *[no] { $who } takes the move back.
}
fact-voided = The server stood still for a moment: this race does not count. Slap again.
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
refused-luck-not-pledged = the luck of seat { $seat } is not what was pledged
refused-lot-fell-otherwise = the lot fell on seat { $seat }, not on the one that the record names as first
refused-receipt-differs = round { $round } is not the one you kept a receipt of: { $what ->
    [commitment] the server's commitment was another one
    [anew] the deal was begun anew, and nobody is named for it
    [left-out] your luck was left out
    [luck] your luck was another one
    [pledges] the pledges were others
   *[cards] you were dealt other cards
}
refused-not-a-receipt = the receipts cannot be read: { $reason }
refused-reaction-wrong = the reaction of seat { $seat } does not follow from the figures
verify-holds = as committed: rounds { $rounds }, moves of nature { $moves }, races { $races }; contributions by the server: { $servers }.
verify-old-scheme = scheme 1, of an earlier version: luck was shown as it came, so the one who sent theirs last could choose the cards.
verify-compared = compared with your receipts: { $compared } of { $rounds } rounds.
verify-alone = consistent with itself; nobody's receipt was compared.

checking = Checking
copying = Copying
check-holds = All is well: tables { $tables }, facts { $facts }, finished matches { $games }.
backup-done = { $file } is whole.
restore-done = The tables are in { $place }.
restore-kept = What was there before is now called { $name }.
migrate-applied = applied: { $name }
migrate-done = The database is up to date.
join-deals-wrong = The deals are not what was committed to here: { $why }

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
play-no-race = In the terminal nobody slaps: chance decides who was last. To race with your own hand, play in the browser.
play-help-hint = At your turn type the number of a move, or ? for help.
play-your-move = Your move:
play-help =
    Type the number of a move, or the move itself: { $moves }.
    { command-board } shows the table again, { command-rules } the rules on one page, { command-undo } takes back your last move,
    { command-save } FILE writes the game to a file, { command-quit } leaves.
play-sorry = Not possible: { $why }.
play-saved = The game is written to { $path }.
play-not-saved = The game could not be written: { $reason }.
rules-option = **{ $name }** (`{ $option }`): { $rule }
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

## What several games refuse

refused-card-not-in-hand = the { $card } is not in this hand
refused-no-such-card = there is no card { $text }

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
