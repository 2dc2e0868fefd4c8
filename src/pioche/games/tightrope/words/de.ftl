### Tightrope in German.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-card-not-in-use = nur die Karten 1 bis { $highest } sind im Spiel, nicht die { $card }
refused-card-already-played = die { $card } wurde von Platz { $seat } in Stich { $trick } gespielt
refused-no-such-score-card = es gibt keine Wertungskarte { $text }
refused-one-slash-expected = genau ein Schrägstrich trennt Zahlenkarten und Wertungskarten; hier sind es { $slashes }
refused-number-cards-expected = jede Zahlenkarte von 1 bis { $highest } muss genau einmal genannt werden
refused-score-cards-expected = jede der 11 Wertungskarten muss genau einmal genannt werden

## The table in text, moves and events

tightrope-title = Drahtseilakt
tightrope-pitch = die höchste Karte nimmt blaue Stäbchen, die niedrigste rote: Halte das Gleichgewicht
tightrope-intro =
    Eine Runde hat neun Stiche. In jedem wird eine Wertungskarte aufgedeckt, und alle spielen eine Zahlenkarte.
    Die höchste Karte nimmt so viele blaue Stäbchen, wie die Wertungskarte zeigt, die niedrigste ebenso viele rote.
    Ein rotes und ein blaues Stäbchen sind ein Paar und gehen zurück in den Vorrat: Versuch, am Ende gar keines zu haben.
    Was übrig bleibt, zählt gegen dich. Bleibt nichts übrig, streichst du noch dein schlechtestes früheres Ergebnis.
    Nach einer blauen oder roten Null gibt es diese Farbe in dem Stich nicht. Alle geben einmal; die kleinste Summe gewinnt.
tightrope-player = { $who } – { $colour ->
    [none] keine Stäbchen
    [blue] { $sticks ->
        [one] 1 blaues Stäbchen
       *[other] { $sticks } blaue Stäbchen
    }
   *[red] { $sticks ->
        [one] 1 rotes Stäbchen
       *[other] { $sticks } rote Stäbchen
    }
}, Summe: { $total }{ $card ->
    [none] {""}
    [hidden] , Karte gewählt
   *[other] , gespielt: { $card }
}
tightrope-score-card = Stich { $trick } von { $tricks }, Wert { $value }: { $zero ->
    [none] Blau für die höchste Karte, Rot für die niedrigste
    [blue] Rot für die niedrigste Karte, nichts für die höchste
   *[red] Blau für die höchste Karte, nichts für die niedrigste
}.
tightrope-to-come = Wertungskarten, die noch kommen: { $cards }.
tightrope-hand = Deine Karten: { $cards }
tightrope-move-play = die { $card } spielen
tightrope-dealt = { $you ->
    [yes] Du bekommst die { $card }.
   *[no] { $who } bekommt die { $card }.
}
tightrope-dealt-hidden = {""}
tightrope-turned-up = Wertungskarte: { $card ->
    [B0] blaue Null
    [R0] rote Null
   *[other] { $card }
}.
tightrope-zeros-discarded = Beide Nullen sind gekommen: Sie bleiben ohne Wirkung.
tightrope-played = { $you ->
    [yes] Du spielst die { $card }.
   *[no] { $who } spielt die { $card }.
}
tightrope-chose = { $you ->
    [yes] Du wählst die { $card }.
   *[no] { $who } wählt die { $card }.
}
tightrope-chose-hidden = { $who } hat gewählt.
tightrope-revealed = { $you ->
    [yes] Du zeigst die { $card }.
   *[no] { $who } zeigt die { $card }.
}
tightrope-took-blue = { $you ->
    [yes] Du hast die höchste Karte und nimmst { $amount ->
        [one] 1 blaues Stäbchen
       *[other] { $amount } blaue Stäbchen
    }.
   *[no] { $who } hat die höchste Karte und nimmt { $amount ->
        [one] 1 blaues Stäbchen
       *[other] { $amount } blaue Stäbchen
    }.
}
tightrope-took-red = { $you ->
    [yes] Du hast die niedrigste Karte und nimmst { $amount ->
        [one] 1 rotes Stäbchen
       *[other] { $amount } rote Stäbchen
    }.
   *[no] { $who } hat die niedrigste Karte und nimmt { $amount ->
        [one] 1 rotes Stäbchen
       *[other] { $amount } rote Stäbchen
    }.
}
tightrope-returned = { $you ->
    [yes] Du gibst { $amount ->
        [one] 1 Paar
       *[other] { $amount } Paare
    } zurück.
   *[no] { $who } gibt { $amount ->
        [one] 1 Paar
       *[other] { $amount } Paare
    } zurück.
}
tightrope-trick-ended = {""}
tightrope-cancelled = { $you ->
    [yes] Du bist im Gleichgewicht geblieben und streichst ein Ergebnis von { $amount }.
   *[no] { $who } ist im Gleichgewicht geblieben und streicht ein Ergebnis von { $amount }.
}

## Hints: what speaks for a move, or against one

tightrope-against-lean = damit könntest du dich weiter neigen
tightrope-for-steering = du behältst die hohen und niedrigen Karten, mit denen du ausgleichen kannst
tightrope-for-middle = eine Karte aus der Mitte ist am leichtesten zu entbehren
tightrope-against-lead = du müsstest den nächsten Stich anspielen
tightrope-against-sparing = jemand anderem blieben damit die Stäbchen erspart

## Options: their names for people, and what the rules say of them

tightrope-option-tactical = taktische Variante
    .rule = Es sind nur so viele Zahlenkarten im Spiel wie nötig, zu dritt 1 bis 27; so ist jede auf irgendeiner Hand.
tightrope-option-simultaneous = chaotische Variante
    .rule = Alle wählen verdeckt eine Karte und zeigen sie gleichzeitig.

## The page

page-pitch-tightrope = Hohe Karten nehmen Blau, niedrige nehmen Rot. Halte das Gleichgewicht.
page-credit-tightrope = Drahtseilakt ist ein Spiel von Reiner Knizia.
page-balance = { $colour ->
    [none] im Gleichgewicht
    [blue] { $sticks ->
        [one] neigt sich um 1 Stäbchen zu Blau
       *[other] neigt sich um { $sticks } Stäbchen zu Blau
    }
   *[red] { $sticks ->
        [one] neigt sich um 1 Stäbchen zu Rot
       *[other] neigt sich um { $sticks } Stäbchen zu Rot
    }
}
page-played = hat die { $card } gespielt
page-chosen = hat eine Karte gewählt
page-sticks = { $count ->
    [one] um 1 Stäbchen
   *[other] um { $count } Stäbchen
}
page-to-come = Kommt noch:
page-blue = blau
page-red = rot
lesson-tightrope-1 = Die höchste Karte nimmt fünf blaue Stäbchen, die niedrigste fünf rote. Die anderen haben 30 und 12 gespielt. Bleib in der Mitte: Spiel die 24.
lesson-tightrope-2 = Diesmal geht es nur um ein Stäbchen, und die anderen haben 21 und 33 gespielt. Hohe Karten wird man schwer los: Spiel jetzt die 47, sie kostet dich nur ein blaues Stäbchen.
lesson-tightrope-3 = Die höchste Karte spielt den nächsten Stich an: Du beginnst. Es geht um zwei Stäbchen: Spiel die 46, dann bist du auch sie los.
lesson-tightrope-4 = Deine drei blauen Stäbchen zählen gegen dich. Rot und Blau heben sich auf: Spiel deine 3, eine sehr niedrige Karte, und nimm drei rote.
lesson-tightrope-5 = Im Gleichgewicht! Wer die Runde ohne Stäbchen beendet, schreibt null Punkte auf und streicht das schlechteste frühere Ergebnis. Die kleinste Summe gewinnt.
page-tr-choose = Wähle eine Karte.
page-tr-last = Der letzte Stich
page-tr-highest = { $count ->
    [0] hoch: nichts
    [one] hoch: 1 blaues
   *[other] hoch: { $count } blaue
}
page-tr-lowest = { $count ->
    [0] niedrig: nichts
    [one] niedrig: 1 rotes
   *[other] niedrig: { $count } rote
}
