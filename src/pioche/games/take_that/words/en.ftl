### Take That! in English.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-no-row = the row is empty: a card must be laid
refused-out-of-reach = the { $card } is more than ten away from the { $last }
refused-toad-never-twists = the { $card } is a toad, and toads never twist
refused-mirror-not-in-row = the { $mirror } is not in the row, so the { $card } twists nothing
refused-one-card-only = "{ $text }" must name exactly one card

## The table in text, moves and events

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

## Hints: what speaks for a move, or against one

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

## Options: their names for people, and what the rules say of them

take_that-option-rounds = number of rounds
    .rule = two in the rulebook, or more if you like.
take_that-option-experts = experts’ variant
    .rule = who takes a row of one single card must also take the top card of the pile, unseen.
take_that-option-penalty_display = memory aid
    .rule = everybody can look up the face-down cards, or only see how many there are.

## The page

page-pitch-take_that = Lay close, twist the mirror out of the row, and mind the toads.
page-credit-take_that = Take That! is a game by Andreas Spies and Reinhard Staupe.
option-penalty_display-count = show their number
option-penalty_display-faces = show the cards
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
keys-take-row = Take the row
keys-twist = Twist with the chosen card
lesson-take_that-1 = The row grows to the right. The next card may differ from the last one, 49, by ten at most. Choose the 52 and lay it.
lesson-take_that-2 = The 49 in the row is lit: you hold its mirror, the 94. Twist it out, and both cards are plus points for you.
lesson-take_that-3 = Nothing fits. So you must take the row: every card costs a point, and the toad on the 66 costs five. Take it.
lesson-take_that-4 = Now you open a new row with any card you like. When the pile is used up and the row is gone, the round ends. The most points win.
page-tt-open = Open the row with any card.
page-tt-lay = Lay a card from { $least } to { $most }.
page-tt-lay-or-twist = Lay { $least } to { $most }, or twist what is lit.
page-tt-twist = No card fits, but you can twist what is lit.
page-tt-stuck = No card fits: you must take the row.
page-tt-slot = The next card: { $least } to { $most }
