### Hit the Deck in English.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

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

## The table in text, moves and events

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
hit_the_deck-call-due = { $you ->
    [yes] Call!
   *[no] { $who } must call.
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

## Hints: what speaks for a move, or against one

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

## Options: their names for people, and what the rules say of them

hit_the_deck-option-target = points that end the game
    .rule = the game is over when somebody has this many; 100 in the rulebook.
hit_the_deck-option-cut_depth = depth of the cut
    .rule = by chance somewhere in the middle, or chosen by whoever cuts.
hit_the_deck-option-exposed_hand_caller = caller after a cut
    .rule = if HIT with a hand comes up by a cut or a flip, who uncovered it calls, or the next player.
hit_the_deck-option-resolve_last_card = race for the last card
    .rule = HIT with a hand is slapped even if it was somebody’s last card.
hit_the_deck-option-may_draw_when_able = free drawing
    .rule = you may draw although you could play.
hit_the_deck-option-may_keep_drawn = keeping the card drawn
    .rule = you need not play it.
hit_the_deck-option-slap_mode = slapping
    .rule = a race with your own hands, or calm: chance decides who was last.
hit_the_deck-option-false_slap = penalty for wrong slaps
    .rule = who slaps for no reason draws two cards, as in the rulebook. Can be turned off.
hit_the_deck-option-call_limit = time to call
    .rule = whoever lays HIT with a hand must call within this time; usually five seconds.
hit_the_deck-option-slap_limit = time to slap
    .rule = after the call everybody has this long to slap; usually five seconds.
hit_the_deck-option-slap_grace = grace after a race
    .rule = a slap this soon after HIT with a hand was covered is forgiven; usually half a second.

## The page

page-pitch-hit_the_deck = Match, cut, flip, and slap the pile before everybody else.
page-credit-hit_the_deck = Hit the Deck was published by Fundex Games in 2001.
option-cut_depth-random-middle = somewhere in the middle
option-cut_depth-choice = the cutter chooses
option-exposed_hand_caller-exposer = who uncovered it
option-exposed_hand_caller-next = the next player
option-slap_mode-race = a race
option-slap_mode-random = calm: chance decides
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
page-to-left = Play goes to the left
page-to-right = Play goes to the right
page-photo-finish = Photo finish
page-milliseconds = { $count } ms
page-mark-too-fast = No hand is that fast.
page-mark-not-confirmed = The server could not confirm a faster hand.
keys-slap = Slap the pile
keys-call = Call
keys-draw = Draw a card
keys-flip = Flip the piles
keys-cut = Cut the deck
keys-pass = Pass
lesson-hit_the_deck-1 = Get rid of your cards. On the red 3 goes a red card or a three. Your red 5 and your blue 3 fit: play the red 5.
lesson-hit_the_deck-2 = HIT with a 4 demands a four, and only a four will do. You have none: draw a card.
lesson-hit_the_deck-3 = Somebody met the demand. Now play your HIT card with the hand: it goes on anything.
lesson-hit_the_deck-4 = Quick, call before the others notice that you forgot!
lesson-hit_the_deck-5 = Now everybody slaps the pile, and the last one draws four cards. Slap!
lesson-hit_the_deck-6 = Well slapped: Ada was last and draws four cards. When somebody has no cards left, the others count theirs: numbers as they are, all other cards ten. The fewest points win.
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
