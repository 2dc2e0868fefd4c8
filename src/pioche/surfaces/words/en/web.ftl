### English: the page.

## Home

page-lead = Small-box card games for friends and for a quiet evening with the bots. No account: choose a game and play.
page-nowhere = There is nothing here.
page-home = Home
page-close = Close
page-language = Language
page-sounds = Sounds
page-dark = Dark colours
page-offline = The server does not answer. Is it running?
page-away = The server is out of reach. You can play alone all the same, and the tables of others come back by themselves.
page-starting = You can play against the bots now; tables with friends open in a minute or two.
page-starting-tables = Tables open in a minute or two.
page-elsewhere = Here you play against the bots. Tables with friends are at:
page-continue = Continue
page-games = The games
page-play = Play now
page-choose = Choose how to play
page-friends = With friends
page-learn = Learn in a minute
page-rules = Rules
page-players = { $least }–{ $most } players
page-players-more = { $least }–{ $most } players, up to { $more } by a house rule
page-minutes = { $minutes } minutes
page-join = Join a table
page-link = Link of the table
page-join-go = Join
page-lobby = Public tables
page-lobby-empty = Nobody is waiting at the moment. Open a public table!
page-taken = { $taken } of { $seats } seats taken
page-bots = Bots
page-level = Strength of the bots
page-past = Past games
page-past-empty = The games you finish are kept here.
page-past-all = All { $count } games
page-import = Open a record
page-about = About
page-about-text = Pioche is French for the draw pile. It is an independent implementation of card games we love; none of their authors or publishers has anything to do with it. Buy the boxes: they are worth it.
page-about-art = All pictures were drawn for Pioche.
page-about-fair = Every deal can be checked: the server and all players bind themselves before any luck is known, and all is shown after the round. Whoever controls all seats but yours cannot choose the cards. The server knows all cards.

level-beginner = Beginner
level-casual = Casual
level-club = Club player
level-strong = Strong
level-expert = Expert
level-master = Master

## A table with friends

page-how-many = How many players?
page-bots-among = How many of them are bots?
page-clock = Time for a turn
page-clock-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}
page-who-begins = Who begins?
page-who-deals = Who deals first?
page-by-lot = by lot
page-seat = { $seat ->
    [1] seat 1 (you)
   *[other] seat { $seat }
}
page-seat-number = seat { $seat }
page-public = Anybody may join: list the table among the public ones
page-hints-allowed = Hints are allowed
page-memory = As around a table: everybody has to remember what lies face down again
page-memory-on = you have to remember what lies face down again
page-options = Variants
page-group-box = In the box
page-group-house = House rules
page-group-comfort = Comfort
page-recommended = The rulebook recommends it for { $seats ->
    [2] two
   *[other] { $seats }
} players.
page-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
page-unit-seconds = seconds
page-unit-milliseconds = milliseconds
page-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
page-variant = { $name }: { $value }
page-off = off
page-variants-on = Rules of this table:
page-variants-none = the usual ones.
page-open-table = Open the table

page-sit-title = Take a seat
page-your-name = Your name
page-guest = Guest
page-sit = Sit down
page-who = At the table
page-empty = free
page-is-ready = ready
page-not-ready = not ready yet
page-kick = Send { $who } away
page-mute = Mute { $who }
page-unmute = Let { $who } speak
page-ready = I am ready
page-waiting = { $empty ->
    [one] One seat is free. Invite somebody!
   *[other] { $empty } seats are free. Invite somebody!
}
page-start = Start now: bots take the free seats
page-invite = Invite your friends
page-qr = The link as a QR code
page-copy = Copy the link
page-copied = Copied
page-share = Share

## The table

page-signal-connecting = Connecting …
page-signal-good = Connected
page-signal-broken = The connection is gone. Trying again; nothing is lost.
page-signal-later = The server cannot store anything right now. Trying again in a moment; nothing that was played is lost.
page-signal-elsewhere = You are playing in another window or on another device.
page-signal-gone = There is no such table
page-play-here = Play here
page-no-table = There is no such table. Is the link complete?
page-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
page-is-bot = Bot: { $level }
page-bot = Bot
page-is-away = Away: a bot stands in
page-is-gone = Not connected
page-is-here = Connected
page-to-move = to move
page-your-turn = Your turn
page-turn-of = Waiting for { $who }
page-slap = Slap!
page-has-slapped = has slapped
page-log = Log
page-hint = Hint
page-talk = Talk
page-menu = Menu
page-table-tools = Tools of the table
page-thinking = Thinking …
page-do-it = Do it
page-chance = Chance to win
page-percent = { $share }%
page-undo = Ask to take back my move
page-asked = { $who } would like to take a move back.
page-yes = Yes
page-no = No
page-leave = Leave the table for good
page-write = Say something
page-send = Send
page-fair = Is the shuffle fair?
page-fair-text = Before the deal the server published this fingerprint of its secret, and your browser pledged some luck and kept a receipt. As long as your luck was secret, nobody could choose the cards, not even the server together with all others. The server knows all cards, and could tell them. Whoever withholds pledged luck is named, and the deal is begun anew. After the game the review compares the record with your receipts.
page-scores = Scores
page-total = Total
page-total-is = Total { $total }
page-winner = winner
page-you-won = You won!
page-rematch = Play again
page-review = Review
page-next-round = Next round
page-see-table = Look at the table
page-count = What was counted
page-picture = A picture to share
page-waiting-ready = Waiting for the others …
page-hand = Your hand
page-not-now = { $card }: cannot be played now
page-no-cards = no cards
page-pile = { $count ->
    [one] Pile: 1 card
   *[other] Pile: { $count } cards
}
page-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

## Keys

page-keys = Keys
keys-name-enter = Enter
keys-name-ends = Home, End
keys-name-pages = Page up, Page down
keys-name-space = Space
keys-hand = Step through your hand
keys-enter = Choose a card; once more: play it
keys-hint = Ask for a hint
keys-log = Log and scores
keys-rules = Rules
keys-talk = Phrases
keys-menu = Menu
keys-help = This list

## Worked examples in the rules

page-example-ask = { $kind ->
    [count] How many points?
   *[play] What comes next?
}
page-example-go = { $kind ->
    [count] Count
   *[play] Play it
}
page-example-again = From the beginning

## Review

page-review-of = Review: { $game }
page-seen-from = Point of view
page-openly = all cards open
page-nameless = Player { $number }
page-step = Step
page-step-of = Step { $step } of { $steps }.
page-back-step = One step back
page-next-step = One step on
page-spoilers = Show how it ended
page-analysis = How well was it played?
page-analysis-choose = Choose a player above.
page-analysis-text = A master looks at every decision, from what this player could know at the time.
page-analyse = Look at every decision
page-accuracy = Accuracy { $percent }%
page-skill-luck = { $turn ->
    [gave] The chance to win was { $start }% at first. Decisions cost { $skill ->
        [one] 1 point
       *[other] { $skill } points
    }, luck and the others brought { $luck }: { $end }% in the end.
   *[took] The chance to win was { $start }% at first. Decisions cost { $skill ->
        [one] 1 point
       *[other] { $skill } points
    }, luck and the others { $luck }: { $end }% in the end.
}
page-chart = The chance to win before each decision
page-mistakes = The biggest mistakes
page-mistake = Step { $step }: { $played } — better: { $best } (+{ $loss }%)
page-chart-steps = { $steps } steps
page-chart-loss = What a decision gave away
page-alternatives = What could be done
page-was-played = played
page-steps = The steps
page-is-mistake = a mistake
page-name-of-bot = { $name } (bot)
keys-step = One step back, one step on
keys-ends = To the beginning, to the end
keys-round = The round before, the next round
keys-mistake = The next mistake
page-no-mistakes = None worth mentioning.
page-verify = Verify the shuffle
page-verified = As committed: the cards of every round follow from the server’s secret and everybody’s luck. Rounds checked: { $rounds }.
page-verified-moves = Every move is one by the rules. Moves checked: { $moves }.
page-verified-mine = Compared with the receipts in this browser: { $compared } of { $rounds } rounds.
page-verified-alone = Consistent with itself; no receipt was compared. Whoever makes up a record can make it consistent.
page-verified-old = Rounds of an earlier version: luck was shown as it came, so the one who sent theirs last could choose the cards.
page-verify-wrong = This record does not hold: { $why }
page-receipts = Download your receipts
page-download = Download the record
page-share-moment = Copy a link to this moment

## Learn

page-learn-title = { $game } in a minute
lesson-try = Not this time: try what the lesson asks for.

## The score sheet

page-sheet = Scores
page-sheet-round = Round { $round }
page-sheet-empty = The first round is being played.
page-sheet-struck = { $score }, struck out
keys-scores = The score sheet
