### English: the page.

## Home

page-lead = Four small-box card games for friends and for a quiet evening with the bots. No account: choose a game and play.
page-nowhere = There is nothing here.
page-home = Home
page-close = Close
page-language = Language
page-sounds = Sounds
page-dark = Dark colours
page-offline = The server does not answer. Is it running?
page-away = The server is out of reach. Lessons still work, and the tables come back by themselves.
page-continue = Continue
page-games = The games
page-play = Play now
page-friends = With friends
page-learn = Learn in a minute
page-rules = Rules
page-players = { $least }–{ $most } players
page-minutes = { $minutes } minutes
page-pitch-take_that = Lay close, twist the mirror out of the row, and mind the toads.
page-pitch-no_thanks = Take the card, or pay a chip to say no. Nerves of steel, in two words.
page-pitch-tightrope = High cards take blue, low cards take red. Keep your balance.
page-pitch-hit_the_deck = Match, cut, flip, and slap the pile before everybody else.
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
page-about = About
page-about-text = Pioche is French for the draw pile. It is an independent implementation of four card games we love; none of their authors or publishers has anything to do with it. Buy the boxes: they are worth it.
page-credit-take_that = Take That! is a game by Andreas Spies and Reinhard Staupe.
page-credit-no_thanks = No Thanks! is a game by Thorsten Gimmler.
page-credit-tightrope = Tightrope (Drahtseilakt) is a game by Reiner Knizia.
page-credit-hit_the_deck = Hit the Deck was published by Fundex Games in 2001.
page-about-art = All pictures were drawn for Pioche.
page-about-fair = Every deal can be checked: the server commits to its secret before the cards are dealt, every player adds some luck, and the secret is shown after the round.

level-beginner = Beginner
level-casual = Casual
level-club = Club player
level-strong = Strong
level-expert = Expert

## A table with friends

page-how-many = How many players?
page-bots-among = How many of them are bots?
page-clock = Time for a turn
page-clock-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}
page-public = Anybody may join: list the table among the public ones
page-hints-allowed = Hints are allowed
page-options = Variants
page-open-table = Open the table
option-tactical = Tactical variant
option-large_table = Large table, for six or seven
option-large_table-needed = With six or seven this is a large table: everybody starts with fewer chips.
option-chips_visible = Show everybody’s chips
option-experts = Experts’ variant: a row of one card costs one more
option-penalty_display = Minus cards
option-penalty_display-count = show their number
option-penalty_display-faces = show the cards
option-simultaneous = Chaotic variant: all choose at the same time
option-cut_depth = Cutting the deck
option-cut_depth-random-middle = somewhere in the middle
option-cut_depth-choice = the cutter chooses
option-resolve_last_card = HIT with a hand is slapped even as somebody’s last card
option-may_draw_when_able = Who can play may draw instead
option-may_keep_drawn = A card drawn need not be played
option-slap_mode = Slapping
option-slap_mode-race = a race
option-slap_mode-random = calm: chance decides
option-false_slap = A wrong slap costs two cards

page-sit-title = Take a seat
page-your-name = Your name
page-guest = Guest
page-sit = Sit down
page-who = At the table
page-empty = free
page-is-ready = ready
page-not-ready = not ready yet
page-kick = Send { $who } away
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
page-is-away = Away: a bot stands in
page-is-gone = Not connected
page-is-here = Connected
page-to-move = to move
page-your-turn = Your turn
page-turn-of = Waiting for { $who }
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
page-fair-text = Before the deal the server published this fingerprint of its secret. After the round the secret is shown, and the review can check that the cards follow from it and from everybody’s luck.
page-scores = Scores
page-total = Total
page-total-is = Total { $total }
page-winner = winner
page-you-won = You won!
page-rematch = Play again
page-review = Review
page-next-round = Next round
page-see-table = Look at the table
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

page-pot = { $count ->
    [0] no chips
    [one] 1 chip
   *[other] { $count } chips
}
page-your-chips = { $count ->
    [0] You have no chips
    [one] You have 1 chip
   *[other] You have { $count } chips
}
page-nt-take = Take it
page-nt-take-note = { $count ->
    [0] no chips on it
    [one] with 1 chip
   *[other] with { $count } chips
}
page-nt-refuse = No thanks!
page-nt-refuse-note = pay a chip

page-row = The row
page-row-empty = The row is empty: any card opens it.
page-tt-take = { $count ->
    [one] Take the row: 1 card
   *[other] Take the row: { $count } cards
}
page-toad = { $card }, a toad
page-twistable = { $card }: you can twist it out
page-plus = { $count ->
    [one] 1 plus card
   *[other] { $count } plus cards
}
page-minus = { $count ->
    [one] 1 minus card
   *[other] { $count } minus cards
}

page-balance = { $colour ->
    [none] in balance
    [blue] { $sticks ->
        [one] leaning to blue by 1 stick
       *[other] leaning to blue by { $sticks } sticks
    }
   *[red] { $sticks ->
        [one] leaning to red by 1 stick
       *[other] leaning to red by { $sticks } sticks
    }
}
page-played = played { $card }
page-chosen = has chosen a card
page-sticks = { $count ->
    [one] for 1 stick
   *[other] for { $count } sticks
}
page-to-come = Still to come:
page-blue = blue
page-red = red

page-hd-draw = Draw
page-hd-pass = Pass
page-hd-flip = Flip the piles
page-hd-call = “Hit the deck with a hand!”
page-hd-cut = Cut the deck
page-hd-cut-depth = { $depth ->
    [one] Lift 1 card
   *[other] Lift { $depth } cards
}
page-hd-top = On top: { $card }
page-hd-card = { $kind ->
    [number] { $colour ->
        [R] red { $number }
        [G] green { $number }
        [B] blue { $number }
       *[Y] yellow { $number }
    }
    [cut] { $colour ->
        [R] red cut
        [G] green cut
        [B] blue cut
       *[Y] yellow cut
    }
    [flip] { $colour ->
        [R] red flip
        [G] green flip
        [B] blue flip
       *[Y] yellow flip
    }
    [hand] hit with a hand
   *[hit] { $colour ->
        [R] hit with red
        [G] hit with green
        [B] hit with blue
        [Y] hit with yellow
       *[none] hit with a { $number }
    }
}
page-hd-the-card = { $kind ->
    [number] { $colour ->
        [R] the red { $number }
        [G] the green { $number }
        [B] the blue { $number }
       *[Y] the yellow { $number }
    }
    [cut] { $colour ->
        [R] the red CUT
        [G] the green CUT
        [B] the blue CUT
       *[Y] the yellow CUT
    }
    [flip] { $colour ->
        [R] the red FLIP
        [G] the green FLIP
        [B] the blue FLIP
       *[Y] the yellow FLIP
    }
    [hand] HIT with a hand
   *[hit] { $colour ->
        [R] HIT with red
        [G] HIT with green
        [B] HIT with blue
        [Y] HIT with yellow
       *[none] HIT with a { $number }
    }
}
page-hd-sign = { $kind ->
    [cut] CUT
    [flip] FLIP
   *[hit] HIT
}
page-slap = Slap!
page-has-slapped = has slapped
page-to-left = Play goes to the left
page-to-right = Play goes to the right
page-photo-finish = Photo finish
page-milliseconds = { $count } ms

## Keys

page-keys = Keys
keys-name-enter = Enter
keys-name-space = Space
keys-hand = Step through your hand
keys-enter = Choose a card; once more: play it
keys-hint = Ask for a hint
keys-log = Log and scores
keys-rules = Rules
keys-talk = Phrases
keys-menu = Menu
keys-help = This list
keys-take = Take the card
keys-refuse = No thanks
keys-take-row = Take the row
keys-twist = Twist with the chosen card
keys-slap = Slap the pile
keys-call = Call
keys-draw = Draw a card
keys-flip = Flip the piles
keys-cut = Cut the deck
keys-pass = Pass

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
page-analysis-text = An expert looks at every decision, from what this player could know at the time.
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
page-no-mistakes = None worth mentioning.
page-verify = Verify the shuffle
page-verified = As committed: the cards of every round follow from the server’s secret and everybody’s luck. Rounds checked: { $rounds }.
page-download = Download the record
page-share-moment = Copy a link to this moment

## Learn

page-learn-title = { $game } in a minute
lesson-try = Not this time: try what the lesson asks for.
lesson-no_thanks-1 = The 24 is on offer, and nobody wants it: at the end it costs 24 points. Pay a chip to pass it on: say no thanks.
lesson-no_thanks-2 = Everybody said no, and three chips lie on the card now. Every chip you hold at the end takes a point off. Take the card with its chips!
lesson-no_thanks-3 = Here comes the 25. It is the neighbour of your 24, and a run costs only its lowest card: for you the 25 is free. Take it.
lesson-no_thanks-4 = Your run costs 24, your 13 chips take 13 off: 11 points. Nine cards are missing from the deck, so do not count on every gap. The fewest points win.
lesson-take_that-1 = The row grows to the right. The next card may differ from the last one, 49, by ten at most. Choose the 52 and lay it.
lesson-take_that-2 = The 49 in the row is lit: you hold its mirror, the 94. Twist it out, and both cards are plus points for you.
lesson-take_that-3 = Nothing fits. So you must take the row: every card costs a point, and the toad on the 66 costs five. Take it.
lesson-take_that-4 = Now you open a new row with any card you like. When the pile is used up and the row is gone, the round ends. The most points win.
lesson-tightrope-1 = Five sticks are at stake: the highest card takes five blue ones, the lowest five red ones. The others played 30 and 12. Stay in the middle: play the 24.
lesson-tightrope-2 = You have three blue sticks, and they count against you. Red and blue cancel each other out, and three red ones are to be had: play your 3, the lowest card.
lesson-tightrope-3 = In balance! Whoever ends the round with no sticks scores nothing and strikes out the worst earlier score. The lowest total wins.
lesson-hit_the_deck-1 = Get rid of your cards. On the red 3 goes a red card or a three: play the red 5 or the blue 3.
lesson-hit_the_deck-2 = HIT with a 4 demands a four, and only a four will do. You have none: draw a card.
lesson-hit_the_deck-3 = Somebody met the demand. Now play your HIT card with the hand: it goes on anything.
lesson-hit_the_deck-4 = Quick, call before the others notice that you forgot!
lesson-hit_the_deck-5 = Now everybody slaps the pile, and the last one draws four cards. Slap!
lesson-hit_the_deck-6 = Well slapped. When somebody has no cards left, the others count theirs: numbers as they are, all other cards ten. The fewest points win.

## What to do now

page-tt-open = Open the row with any card.
page-tt-lay = Lay a card from { $least } to { $most }.
page-tt-lay-or-twist = Lay { $least } to { $most }, or twist what is lit.
page-tt-twist = No card fits, but you can twist what is lit.
page-tt-stuck = No card fits: you must take the row.
page-tt-slot = The next card: { $least } to { $most }
page-nt-choose = Take the { $card }, or pay a chip?
page-nt-forced = You have no chips left: take the card.
page-tr-choose = Choose a card.
page-tr-last = The last trick
page-tr-highest = { $count ->
    [0] highest: nothing
   *[other] highest: { $count } blue
}
page-tr-lowest = { $count ->
    [0] lowest: nothing
   *[other] lowest: { $count } red
}
page-hd-match = { $colour ->
    [R] Play red or a { $number }.
    [G] Play green or a { $number }.
    [B] Play blue or a { $number }.
   *[Y] Play yellow or a { $number }.
}
page-hd-match-colour = { $colour ->
    [R] Play a red card.
    [G] Play a green card.
    [B] Play a blue card.
   *[Y] Play a yellow card.
}
page-hd-draw-now = Nothing fits: draw a card.
page-hd-pass-now = Nothing fits: pass.
page-hd-cut-now = You must cut the deck.
page-hd-flip-now = You must turn the piles over.
page-hd-call-now = Call before anybody notices!
page-hd-slap-now = Slap the pile!
page-hd-call-and-slap-now = Call, and slap the pile!

## The score sheet

page-sheet = Scores
page-sheet-round = Round { $round }
page-sheet-empty = The first round is being played.
page-sheet-struck = { $score }, struck out
keys-scores = The score sheet
