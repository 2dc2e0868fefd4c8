### Tightrope in English.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-card-not-in-use = only the cards 1 to { $highest } are in this game, not the { $card }
refused-card-already-played = the { $card } was played by seat { $seat } in trick { $trick }
refused-no-such-score-card = there is no score card { $text }
refused-one-slash-expected = one slash must part number cards and score cards; there are { $slashes }
refused-number-cards-expected = the deal must name each number card from 1 to { $highest } exactly once
refused-score-cards-expected = the deal must name each of the 11 score cards exactly once

## The table in text, moves and events

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

## Hints: what speaks for a move, or against one

tightrope-against-lean = it may leave you leaning further
tightrope-for-steering = you keep the high and low cards that you can steer with
tightrope-for-middle = a card from the middle is the easiest to spare
tightrope-against-lead = it would make you lead the next trick
tightrope-against-sparing = it would spare somebody else the sticks

## Options: their names for people, and what the rules say of them

tightrope-option-tactical = tactical variant
    .rule = only as many number cards as needed are used, 1 to 27 for three players, so that all of them are in somebody’s hand.
tightrope-option-simultaneous = chaotic variant
    .rule = everybody chooses a card in secret, and all are shown at the same time.

## The page

page-pitch-tightrope = High cards take blue, low cards take red. Keep your balance.
page-credit-tightrope = Tightrope (Drahtseilakt) is a game by Reiner Knizia.
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
lesson-tightrope-1 = The highest card takes five blue sticks, the lowest five red ones. The others played 30 and 12. Stay in the middle: play the 24.
lesson-tightrope-2 = Only one stick this time, and the others played 21 and 33. High cards are hard to get rid of, so let the 47 go now: it costs you just one blue stick.
lesson-tightrope-3 = The highest card leads the next trick, so you begin. Two sticks are at stake: lead the 46, and you are rid of that one, too.
lesson-tightrope-4 = Your three blue sticks count against you. Red and blue cancel each other out: lead your 3, a very low card, and take three red ones.
lesson-tightrope-5 = In balance! Whoever ends the round with no sticks scores nothing and strikes out the worst earlier score. The lowest total wins.
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
