### No Thanks! in English.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-no-chips = a player without chips cannot refuse
refused-large-table-tactical = a large table cannot be tactical
refused-large-table-needed = { $seats } players need the option large_table

## The table in text, moves and events

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

## Hints: what speaks for a move, or against one

no_thanks-for-pot = the chips on it are worth having
no_thanks-for-cost = it makes your cards cheaper
no_thanks-against-cost = it would cost you too many points
no_thanks-for-chips = you are running short of chips
no_thanks-against-chips = you still have chips enough to say no
no_thanks-for-neighbours = its neighbours may still come
no_thanks-for-rival = somebody else would take it
no_thanks-against-forced = somebody without chips will have to take it

## Options: their names for people, and what the rules say of them

no_thanks-option-tactical = tactical variant
    .rule = everybody starts with 10 chips, and the cards 10, 20 and 30 are taken out for all to see. Of the others, only six are missing.
no_thanks-option-rounds = number of rounds
    .rule = play several rounds and add up the results. Usually one.
no_thanks-option-large_table = large table
    .rule = a house rule, not in the box: 6 players with 9 chips each, or 7 with 7. Not together with the tactical variant.
no_thanks-option-chips_visible = open chips
    .rule = everybody sees everybody’s chips, so nobody needs to count.

## The page

page-pitch-no_thanks = Take the card, or pay a chip to say no. Nerves of steel, in two words.
page-credit-no_thanks = No Thanks! is a game by Thorsten Gimmler.
option-large_table-needed = With six or seven this is a large table: everybody starts with fewer chips.
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
keys-take = Take the card
keys-refuse = No thanks
lesson-no_thanks-1 = The 24 is on offer, and nobody wants it: at the end it costs 24 points. Pay a chip to pass it on: say no thanks.
lesson-no_thanks-2 = Everybody said no, and three chips lie on the card now. Every chip you hold at the end takes a point off. Take the card with its chips!
lesson-no_thanks-3 = Here comes the 25. It is the neighbour of your 24, and a run costs only its lowest card: for you the 25 is free. Take it.
lesson-no_thanks-4 = Your run costs 24, your 13 chips take 13 off: 11 points. Nine cards are missing from the deck, so do not count on every gap. The fewest points win.
page-nt-choose = Take the { $card }, or pay a chip?
page-nt-forced = You have no chips left: take the card.
