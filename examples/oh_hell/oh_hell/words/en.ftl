### Oh Hell in English.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-hand-too-large = { $seats } players can have at most { $most } cards each, not { $cards }
refused-bid-first = bids come first: say how many tricks you will take
refused-bids-are-made = bids are made, and they stand
refused-bid-too-high = { $bid } is too high a bid: there are { $most } tricks at most
refused-bid-hooked = the dealer may not bid { $bid }: the bids must not add up to the number of tricks
refused-must-follow = you have a card of the suit that was led ({ $suit }) and must play one, not the { $card }

## The table in text, moves and events

oh_hell-title = Oh Hell
oh_hell-pitch = say how many tricks you will take, and take exactly as many
oh_hell-intro =
    In the first round everybody has seven cards, then six, and so on down to one.
    A card is turned up: its suit is trumps. Everybody says how many tricks they will take.
    Follow suit if you can. The highest trump takes a trick, or else the highest card of the suit led.
    Take exactly as many tricks as you bid for 10 points and one for each trick. Otherwise you get nothing.
    The dealer bids last and may not make the bids add up to the number of tricks. The most points win.
oh_hell-player = { $who }: { $bid ->
    [none] no bid yet
   *[other] bid { $bid }, took { $won }
}, total { $total }{ $card ->
    [none] {""}
   *[other] , played { $card }
}
oh_hell-trumps = Trumps: { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
} ({ $card } was turned up). { $hand ->
    [one] One trick
   *[other] { $hand } tricks
} in this round.
oh_hell-hand = Your hand: { $cards }
oh_hell-move-bid = bid { $card }
oh_hell-move-play = play { $card }
oh_hell-dealt = { $you ->
    [yes] You are dealt the { $card }.
   *[no] { $who } is dealt the { $card }.
}
oh_hell-dealt-hidden = {""}
oh_hell-turned-up = The { $card } is turned up for trumps.
oh_hell-bid = { $you ->
    [yes] You bid { $amount }.
   *[no] { $who } bids { $amount }.
}
oh_hell-played = { $you ->
    [yes] You play the { $card }.
   *[no] { $who } plays the { $card }.
}
oh_hell-won = { $you ->
    [yes] You take the trick with the { $card }.
   *[no] { $who } takes the trick with the { $card }.
}

## Hints: what speaks for a move, or against one

oh_hell-for-estimate = your hand is good for about as many tricks
oh_hell-against-estimate = your hand is not good for as many tricks
oh_hell-for-wanted = you still need tricks, and it may take this one
oh_hell-against-unwanted = it may take a trick that you do not want
oh_hell-against-saving = it is too strong a card to spend here
oh_hell-for-rid = you get rid of a dangerous card

## The fields of a view, as the page names them; an empty name hides a field

oh_hell-field-hand_size = tricks in this round
oh_hell-field-tricks = {""}
oh_hell-field-trump_card = trumps
oh_hell-field-trick_card = plays
oh_hell-field-last_card = last trick
oh_hell-field-hand_count = {""}
oh_hell-field-bid = bid
oh_hell-field-won = took
oh_hell-field-leader = {""}
oh_hell-field-void = {""}

## Options: their names for people, and what the rules say of them

oh_hell-option-largest_hand = cards in the first round
    .rule = how many cards everybody has in the first round, at most ten, and one card must be left over. Usually seven.
oh_hell-option-up_again = down and up again
    .rule = after the round of one card hands grow again, until they are as large as in the first round.
oh_hell-option-hook = the hook
    .rule = the dealer may not bid the number that makes the bids add up to the tricks of the round. Usually on.
oh_hell-option-missed = a missed bid
    .rule = with `nothing`, a player who misses their bid scores nothing; with `tricks`, they score one point for each trick.
