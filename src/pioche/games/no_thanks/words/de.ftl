### No Thanks! in German.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-no-chips = ohne Chips kann niemand ablehnen
refused-large-table-tactical = der große Tisch und die taktische Variante passen nicht zusammen
refused-large-table-needed = mit { $seats } Spielern braucht ihr die Option large_table

## The table in text, moves and events

no_thanks-title = Geschenkt!
no_thanks-pitch = nimm die Karte, oder zahle einen Chip und lehne ab; die wenigsten Minuspunkte gewinnen
no_thanks-intro =
    Die Karten von 3 bis 35 kommen eine nach der anderen, und niemand will sie: Am Ende kostet jede ihren Wert.
    Wenn du am Zug bist, nimm die angebotene Karte mit allen Chips darauf, oder sag „Geschenkt!“ und zahle einen deiner Chips.
    Eine Zahlenreihe wie 24-25-26 kostet nur ihre niedrigste Karte. Jeder Chip, den du behältst, zieht einen Punkt ab.
    Einige Karten fehlen, und niemand weiß, welche. Die wenigsten Minuspunkte gewinnen.
no_thanks-player = { $who } – Karten: { $cards }
no_thanks-player-chips = { $who } – Karten: { $cards }; Chips: { $chips }
no_thanks-offer = Angebotene Karte: { $card }, { $pot ->
    [0] ohne Chips
    [one] mit 1 Chip
   *[other] mit { $pot } Chips
}. Karten im Stapel: { $pile }.
no_thanks-move-take = die Karte mit ihren Chips nehmen
no_thanks-move-refuse = ablehnen und einen Chip zahlen
no_thanks-revealed = Die { $card } wird aufgedeckt.
no_thanks-refused = { $you ->
    [yes] Du sagst: „Geschenkt!“
   *[no] { $who } sagt: „Geschenkt!“
}
no_thanks-took = { $you ->
    [yes] Du nimmst die { $card } { $amount ->
        [0] ohne Chips
        [one] mit 1 Chip
       *[other] mit { $amount } Chips
    }.
   *[no] { $who } nimmt die { $card } { $amount ->
        [0] ohne Chips
        [one] mit 1 Chip
       *[other] mit { $amount } Chips
    }.
}
no_thanks-forced = { $you ->
    [yes] Du hast keine Chips mehr.
   *[no] { $who } hat keine Chips mehr.
}

## Hints: what speaks for a move, or against one

no_thanks-for-pot = die Chips darauf lohnen sich
no_thanks-for-cost = sie macht deine Karten billiger
no_thanks-against-cost = sie würde dich zu viele Punkte kosten
no_thanks-for-chips = deine Chips werden knapp
no_thanks-against-chips = du hast noch genug Chips, um abzulehnen
no_thanks-for-neighbours = ihre Nachbarn können noch kommen
no_thanks-for-rival = sonst nimmt sie jemand anders
no_thanks-against-forced = wer keine Chips mehr hat, muss sie nehmen

## Options: their names for people, and what the rules say of them

no_thanks-option-tactical = taktische Variante
    .rule = Alle beginnen mit 10 Chips, und die Karten 10, 20 und 30 werden offen aussortiert. Von den anderen fehlen nur sechs.
no_thanks-option-rounds = Anzahl der Runden
    .rule = Ihr spielt mehrere Runden und zählt die Ergebnisse zusammen. Üblich ist eine.
no_thanks-option-large_table = großer Tisch
    .rule = eine Hausregel, nicht aus der Schachtel: 6 Spieler mit je 9 Chips oder 7 mit je 7. Nicht zusammen mit der taktischen Variante.
no_thanks-option-chips_visible = offene Chips
    .rule = Alle sehen alle Chips, niemand muss mitzählen.

## The page

page-pitch-no_thanks = Nimm die Karte, oder zahle einen Chip und lehne ab. Ein Wort, und Nerven aus Stahl.
page-credit-no_thanks = Geschenkt! ist ein Spiel von Thorsten Gimmler.
option-large_table-needed = Zu sechst oder siebt ist es ein großer Tisch: Alle beginnen mit weniger Chips.
page-pot = { $count ->
    [0] ohne Chips
    [one] 1 Chip
   *[other] { $count } Chips
}
page-your-chips = { $count ->
    [0] Du hast keine Chips
    [one] Du hast 1 Chip
   *[other] Du hast { $count } Chips
}
page-nt-take = Nehmen
page-nt-take-note = { $count ->
    [0] ohne Chips
    [one] mit 1 Chip
   *[other] mit { $count } Chips
}
page-nt-refuse = Geschenkt!
page-nt-refuse-note = einen Chip zahlen
keys-take = Die Karte nehmen
keys-refuse = Ablehnen
lesson-no_thanks-1 = Die 24 wird angeboten, und niemand will sie: Am Ende kostet sie 24 Punkte. Zahle einen Chip und gib sie weiter: Sag „Geschenkt!“
lesson-no_thanks-2 = Alle haben abgelehnt, und jetzt liegen drei Chips auf der Karte. Jeder Chip, den du am Ende hast, zieht einen Punkt ab. Nimm die Karte mit ihren Chips!
lesson-no_thanks-3 = Da kommt die 25. Sie ist die Nachbarin deiner 24, und eine Zahlenreihe kostet nur ihre niedrigste Karte: Für dich ist die 25 umsonst. Nimm sie.
lesson-no_thanks-4 = Deine Zahlenreihe kostet 24, deine 13 Chips ziehen 13 ab: 11 Punkte. Neun Karten fehlen, verlass dich also nicht auf jede Lücke. Die wenigsten Minuspunkte gewinnen.
page-nt-choose = Die { $card } nehmen oder einen Chip zahlen?
page-nt-forced = Du hast keine Chips mehr: Nimm die Karte.
