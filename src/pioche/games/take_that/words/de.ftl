### Take That! in German.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-no-row = die Reihe ist leer: Du musst eine Karte auslegen
refused-out-of-reach = zwischen der { $card } und der { $last } liegen mehr als zehn
refused-toad-never-twists = die { $card } ist eine Kröte, und Kröten twisten nie
refused-mirror-not-in-row = die { $mirror } liegt nicht in der Reihe, die { $card } kann nichts twisten
refused-one-card-only = „{ $text }“ muss genau eine Karte nennen

## The table in text, moves and events

take_that-title = Take That!
take_that-pitch = leg bis auf zehn an die letzte Karte an, twiste den Zahlendreher heraus, und hüte dich vor Kröten
take_that-intro =
    Eine Kartenreihe wächst nach rechts. Wenn du am Zug bist, leg rechts eine Karte an, die höchstens um zehn abweicht,
    oder twiste: Hast du den Zahlendreher zu einer Karte der Reihe, 94 zu 49, gewinnst du beide, je einen Pluspunkt.
    Kannst oder willst du nicht, nimmst du die ganze Reihe: Jede Karte kostet einen Punkt, eine Kröte (22, 33 … 88) fünf.
    Dann eröffnest du mit einer beliebigen Karte eine neue Reihe. Ist der Nachziehstapel leer, endet die Runde, sobald die Reihe weg ist.
    Gespielt werden meist zwei Runden; die meisten Punkte gewinnen.
take_that-player = { $who } – Pluskarten: { $plus }, Minuskarten: { $minus }, auf der Hand: { $hand }, Summe: { $total }
take_that-player-faces = { $who } – Pluskarten: { $plus }, Minuskarten: { $minus } ({ $cards }), auf der Hand: { $hand }, Summe: { $total }
take_that-row = Karten in der Reihe: { $cards }. Karten im Nachziehstapel: { $pile }. Ein Stern bedeutet Kröte.
take_that-hand = Deine Karten: { $cards }
take_that-move-lay = die { $card } anlegen
take_that-move-twist = mit der { $card } twisten
take_that-move-take = die Reihe nehmen
take_that-dealt = { $you ->
    [yes] Du bekommst die { $card }.
   *[no] { $who } bekommt die { $card }.
}
take_that-dealt-hidden = {""}
take_that-opened = { $you ->
    [yes] Du eröffnest eine Reihe mit der { $card }.
   *[no] { $who } eröffnet eine Reihe mit der { $card }.
}
take_that-laid = { $you ->
    [yes] Du legst die { $card } an.
   *[no] { $who } legt die { $card } an.
}
take_that-twisted = { $you ->
    [yes] Du twistest die { $amount } mit der { $card } aus der Reihe.
   *[no] { $who } twistet die { $amount } mit der { $card } aus der Reihe.
}
take_that-took = { $you ->
    [yes] Du nimmst die Reihe: { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
   *[no] { $who } nimmt die Reihe: { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
}
take_that-extra = { $you ->
    [yes] Du musst auch die oberste Karte des Nachziehstapels nehmen, ungesehen.
   *[no] { $who } muss auch die oberste Karte des Nachziehstapels nehmen, ungesehen.
}
take_that-drew = { $you ->
    [yes] Du ziehst die { $card } nach.
   *[no] { $who } zieht die { $card } nach.
}
take_that-drew-hidden = {""}
take_that-used-up = Der Nachziehstapel ist leer: Niemand zieht mehr nach.
take_that-turned-up = {""}

## Hints: what speaks for a move, or against one

take_that-for-row = die Reihe ist gerade billig, und du eröffnest eine neue mit einer Karte deiner Wahl
take_that-against-row = du bekämst die Minuspunkte der Reihe
take_that-for-twist = ein Twist bringt zwei Pluspunkte, ganz ohne Gefahr
take_that-for-answers = die anderen werden es schwer haben anzulegen
take_that-against-answers = die anderen könnten leicht anlegen
take_that-against-gift = die anderen bekämen einen Twist geschenkt
take_that-for-twists = du behältst deine eigenen Twists
take_that-against-mirror = du hast auch ihren Zahlendreher, behalte sie lieber
take_that-for-exposed = beim nächsten Mal kannst du wahrscheinlich wieder anlegen
take_that-against-exposed = beim nächsten Mal könntest du selbst festsitzen
take_that-for-toad = damit bist du eine Kröte los
take_that-against-toad = eine Kröte macht die Reihe teurer
take_that-for-victory = die Runde kann enden, solange du vorn liegst

## Options: their names for people, and what the rules say of them

take_that-option-rounds = Anzahl der Runden
    .rule = zwei laut Spielregel, oder mehr, wenn ihr mögt.
take_that-option-experts = Profi-Variante
    .rule = Wer eine Reihe aus einer einzigen Karte nimmt, nimmt auch die oberste Karte des Nachziehstapels, ungesehen.
take_that-option-penalty_display = Gedächtnishilfe
    .rule = Alle können die verdeckten Karten nachsehen oder nur ihre Anzahl.

## The page

page-pitch-take_that = Leg nah an, twiste den Zahlendreher aus der Reihe, und hüte dich vor Kröten.
page-credit-take_that = Take That! ist ein Spiel von Andreas Spies und Reinhard Staupe.
option-penalty_display-count = ihre Anzahl zeigen
option-penalty_display-faces = die Karten zeigen
page-row = Die Reihe
page-row-empty = Die Reihe ist leer: Jede Karte kann sie eröffnen.
page-tt-take = { $count ->
    [one] Die Reihe nehmen: 1 Karte
   *[other] Die Reihe nehmen: { $count } Karten
}
page-toad = { $card }, eine Kröte
page-twistable = { $card }: lässt sich heraustwisten
page-plus = { $count ->
    [one] 1 Pluskarte
   *[other] { $count } Pluskarten
}
page-minus = { $count ->
    [one] 1 Minuskarte
   *[other] { $count } Minuskarten
}
keys-take-row = Die Reihe nehmen
keys-twist = Mit der gewählten Karte twisten
lesson-take_that-1 = Die Reihe wächst nach rechts. Die nächste Karte darf von der letzten, 49, höchstens um zehn abweichen. Wähle die 52 und leg sie an.
lesson-take_that-2 = Die 49 in der Reihe leuchtet: Du hast ihren Zahlendreher, die 94. Twiste sie heraus, und beide Karten sind Pluspunkte für dich.
lesson-take_that-3 = Nichts passt. Also musst du die Reihe nehmen: Jede Karte kostet einen Punkt, und die Kröte auf der 66 kostet fünf. Nimm sie.
lesson-take_that-4 = Jetzt eröffnest du mit einer beliebigen Karte eine neue Reihe. Ist der Nachziehstapel leer und die Reihe weg, endet die Runde. Die meisten Punkte gewinnen.
page-tt-open = Eröffne die Reihe mit einer beliebigen Karte.
page-tt-lay = Leg eine Karte von { $least } bis { $most } an.
page-tt-lay-or-twist = Leg { $least }–{ $most } an oder twiste, was leuchtet.
page-tt-twist = Nichts passt, aber du kannst twisten, was leuchtet.
page-tt-stuck = Nichts passt: Du musst die Reihe nehmen.
page-tt-slot = Die nächste Karte: { $least } bis { $most }
