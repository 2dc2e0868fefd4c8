### Hit the Deck in German.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-arrangement-expected = erwartet wird „{ $expected }“, nicht „{ $text }“
refused-number-too-high = { $number } ist zu viel: höchstens { $most }
refused-deal-due = erst muss gegeben werden
refused-shuffle-due = der Nachziehstapel ist leer: Erst werden die abgelegten Karten gemischt
refused-false-slap-off = an diesem Tisch kann niemand falsch schlagen
refused-hand-on-top = obenauf liegt eine Hau-drauf-Karte mit der Hand: Da schlägt niemand falsch
refused-no-slap-now = jetzt kann niemand schlagen
refused-bury-due = erst muss die aufgedeckte Hau-drauf-Karte in den Stapel gesteckt werden
refused-bury-out-of-range = sie kommt unter 1 bis { $most } Karten, nicht unter { $depth }
refused-cut-due = es muss abgehoben werden
refused-cut-out-of-range = abheben kann man { $least } bis { $most } Karten, nicht { $depth }
refused-nothing-to-cut = es gibt nichts abzuheben
refused-flip-due = die Stapel müssen umgedreht werden
refused-call-due = erst muss „Hau drauf mit der Hand!“ gerufen werden
refused-call-counts-as-made = im ruhigen Modus vergisst niemand zu rufen
refused-race-open = das Wettrennen läuft: Erst muss feststehen, wer zuletzt geschlagen hat
refused-nothing-to-call = es gibt nichts zu rufen
refused-no-flip-due = es gibt nichts umzudrehen
refused-no-cut-due = jetzt wird nicht abgehoben
refused-no-race = es gibt kein Wettrennen
refused-nothing-to-bury = es gibt keine Karte zum Wegstecken
refused-only-the-card-drawn = nur die eben gezogene Karte, { $drawn }, darf gespielt werden, nicht { $card }
refused-no-match = { $card } passt nicht auf { $top }
refused-hit-under-demand = keine Hau-drauf-Karte darf gespielt werden, solange { $top } etwas fordert
refused-number-demanded = { $top } fordert eine { $number }
refused-colour-demanded = { $top } fordert { $colour ->
    [R] Rot
    [G] Grün
    [B] Blau
   *[Y] Gelb
}
refused-already-drew = man zieht nur eine Karte
refused-any-card-goes = jede Karte passt, also zieht niemand
refused-nothing-to-draw = es gibt nichts zu ziehen
refused-can-play = wer spielen kann, muss spielen, hier { $card }
refused-must-draw = wer nicht spielen kann, muss ziehen
refused-drawn-card-fits = die gezogene Karte, { $card }, passt und muss gespielt werden

## The table in text, moves and events

hit_the_deck-title = Hit the Deck
hit_the_deck-pitch = bedienen, abheben, umdrehen, fordern und auf den Stapel hauen; die wenigsten Punkte gewinnen
hit_the_deck-intro =
    Werde deine Karten los. Spiel eine Karte in der Farbe oder mit der Zahl der obersten; kannst du nicht, zieh eine.
    R5 ist eine rote Fünf; die Farben sind R Rot, G Grün, B Blau, Y Gelb. CUT und FLIP gehen auf ihre eigene Farbe, HIT (Hau drauf) auf alles.
    Nach CUT (Heb den Stapel ab) hebt der Nächste vom Nachziehstapel ab und deckt eine Karte auf. Nach FLIP (Dreh die Stapel um)
    werden beide Stapel umgedreht, und es geht andersherum weiter. HIT-4 fordert eine Vier, HIT-G eine grüne Karte, bis jemand sie spielt.
    HIT-HAND: Wer sie legt, ruft, alle schlagen auf den Stapel, wer zuletzt schlägt, zieht vier Karten; danach passt jede Karte.
    Ist eine Hand leer, zählen die anderen ihre: Zahlen nach ihrem Wert, alle anderen Karten zehn.
    Bei 100 Punkten ist das Spiel aus, und die wenigsten Punkte gewinnen.
hit_the_deck-player = { $who } – auf der Hand: { $hand }, Summe: { $total }
hit_the_deck-player-known = { $who } – auf der Hand: { $hand } (darunter { $cards }), Summe: { $total }
hit_the_deck-table = Obenauf: { $top }. Nachziehstapel: { $draw }, Ablagestapel: { $discard }. Gespielt wird nach { $direction ->
    [left] links
   *[right] rechts
}.
hit_the_deck-demand-number = Gefordert ist eine { $demand }.
hit_the_deck-demand-colour = { $demand ->
    [R] Gefordert ist Rot.
    [G] Gefordert ist Grün.
    [B] Gefordert ist Blau.
   *[Y] Gefordert ist Gelb.
}
hit_the_deck-call-due = { $you ->
    [yes] Ruf jetzt!
   *[no] { $who } muss rufen.
}
hit_the_deck-free = Jede Karte passt.
hit_the_deck-hand = Deine Karten: { $cards }
hit_the_deck-move-play = { $card } spielen
hit_the_deck-move-draw = eine Karte ziehen
hit_the_deck-move-pass = passen
hit_the_deck-move-flip = die Stapel umdrehen
hit_the_deck-move-call = „Hau drauf mit der Hand!“ rufen
hit_the_deck-move-forget = nichts sagen
hit_the_deck-move-cut = { $card ->
    [one] 1 Karte abheben
   *[other] { $card } Karten abheben
}
hit_the_deck-dealt = { $you ->
    [yes] Du bekommst { $card }.
   *[no] { $who } bekommt { $card }.
}
hit_the_deck-dealt-hidden = {""}
hit_the_deck-turned-up = { $card } wird aufgedeckt.
hit_the_deck-buried = { $card } kommt unter { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}.
hit_the_deck-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
hit_the_deck-drew = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $who } zieht { $card }.
}
hit_the_deck-drew-hidden = { $who } zieht eine Karte.
hit_the_deck-drew-known = { $you ->
    [yes] Du ziehst { $card }, und alle wissen es.
   *[no] { $who } zieht { $card }, und alle wissen es.
}
hit_the_deck-passed = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
hit_the_deck-exposed = { $you ->
    [yes] Du hebst ab und deckst { $card } auf.
   *[no] { $who } hebt ab und deckt { $card } auf.
}
hit_the_deck-flipped = { $you ->
    [yes] Du drehst die Stapel um.
   *[no] { $who } dreht die Stapel um.
}
hit_the_deck-turned-round = { $amount ->
    [1] Jetzt wird nach links gespielt.
   *[0] Jetzt wird nach rechts gespielt.
}
hit_the_deck-flip-buried = { $card } kam nach oben und wird in den Stapel gesteckt.
hit_the_deck-came-up = { $card } liegt jetzt obenauf.
hit_the_deck-inert = { $card } bleibt obenauf, ohne Wirkung.
hit_the_deck-called = { $you ->
    [yes] Du rufst: „Hau drauf mit der Hand!“
   *[no] { $who } ruft: „Hau drauf mit der Hand!“
}
hit_the_deck-forgot = { $you ->
    [yes] Du hast vergessen zu rufen und ziehst { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
   *[no] { $who } hat vergessen zu rufen und zieht { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
}
hit_the_deck-was-last = { $you ->
    [yes] Du hast zuletzt geschlagen und ziehst { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
   *[no] { $who } hat zuletzt geschlagen und zieht { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
}
hit_the_deck-slapped = { $you ->
    [yes] Du hast falsch geschlagen und ziehst { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
   *[no] { $who } hat falsch geschlagen und zieht { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
}
hit_the_deck-shuffled = Die abgelegten Karten werden gemischt: Der neue Nachziehstapel hat { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}.
hit_the_deck-went-out = { $you ->
    [yes] Du machst Schluss: keine Karte mehr!
   *[no] { $who } macht Schluss: keine Karte mehr!
}
hit_the_deck-stalled = Seit { $amount } Zügen hat sich nichts geändert: Die Runde endet.
hit_the_deck-laid-open = {""}

## Hints: what speaks for a move, or against one

hit_the_deck-for-out = es ist deine letzte Karte, und du bist fertig
hit_the_deck-for-points = damit wirst du mehr Punkte los
hit_the_deck-for-wild = du behältst Hau-drauf-Karten, die fast immer passen
hit_the_deck-for-choice = was du behältst, passt eher
hit_the_deck-for-stop = es hält auf, wer als Nächstes dran ist
hit_the_deck-for-draws = wer als Nächstes dran ist, muss wahrscheinlich ziehen
hit_the_deck-against-danger = wer als Nächstes dran ist, könnte damit fertig werden
hit_the_deck-for-cut = wer als Nächstes dran ist, verliert durch das Abheben den Zug
hit_the_deck-against-cut = niemand weiß, was beim Abheben aufgedeckt wird
hit_the_deck-against-flip = niemand weiß, was beim Umdrehen nach oben kommt
hit_the_deck-against-demand = die Forderung kann bis zu dir weitergehen
hit_the_deck-for-again = du bist bald wieder dran
hit_the_deck-against-word = als letzte Karte bliebe dir eine Wortkarte
hit_the_deck-against-drawing = du würdest ziehen, obwohl du spielen kannst
hit_the_deck-against-keeping = du würdest eine Karte behalten, die du spielen kannst
hit_the_deck-against-call = ein vergessener Ruf kostet vier Karten

## Options: their names for people, and what the rules say of them

hit_the_deck-option-target = Punkte bis zum Spielende
    .rule = Das Spiel ist aus, wenn jemand sie erreicht; 100 laut Spielregel.
hit_the_deck-option-cut_depth = Tiefe des Abhebens
    .rule = zufällig irgendwo in der Mitte, oder wer abhebt, wählt.
hit_the_deck-option-exposed_hand_caller = Rufen nach dem Abheben
    .rule = Kommt die Hau-drauf-Karte mit der Hand durch Abheben oder Umdrehen nach oben, ruft, wer sie aufgedeckt hat, oder der Nächste.
hit_the_deck-option-resolve_last_card = Wettrennen um die letzte Karte
    .rule = Die Hau-drauf-Karte mit der Hand löst auch als jemandes letzte Karte noch das Wettrennen aus.
hit_the_deck-option-may_draw_when_able = freies Ziehen
    .rule = Ziehen geht auch, wenn du spielen könntest.
hit_the_deck-option-may_keep_drawn = Behalten der gezogenen Karte
    .rule = Du musst sie nicht spielen.
hit_the_deck-option-slap_mode = Schlagen auf den Stapel
    .rule = um die Wette mit der eigenen Hand, oder ruhig: Der Zufall bestimmt, wer Letzter war.
hit_the_deck-option-false_slap = Strafe für falsches Schlagen
    .rule = Wer grundlos schlägt, zieht laut Spielregel zwei Karten. Das lässt sich abschalten.
hit_the_deck-option-call_limit = Zeit zum Rufen
    .rule = Wer die Hau-drauf-Karte mit der Hand legt, muss in dieser Zeit rufen; üblich sind fünf Sekunden.
hit_the_deck-option-slap_limit = Zeit zum Schlagen
    .rule = Nach dem Ruf haben alle so lange Zeit zu schlagen; üblich sind fünf Sekunden.
hit_the_deck-option-slap_grace = Schonfrist nach dem Wettrennen
    .rule = Wer in dieser Zeit nach dem Zudecken der Hau-drauf-Karte mit der Hand noch schlägt, dem wird verziehen; üblich ist eine halbe Sekunde.

## The page

page-pitch-hit_the_deck = Bedienen, abheben, umdrehen, und vor allen anderen auf den Stapel hauen.
page-credit-hit_the_deck = Hit the Deck erschien 2001 bei Fundex Games.
option-cut_depth-random-middle = irgendwo in der Mitte
option-cut_depth-choice = wer abhebt, wählt
option-exposed_hand_caller-exposer = wer sie aufgedeckt hat
option-exposed_hand_caller-next = wer als Nächstes dran ist
option-slap_mode-race = um die Wette
option-slap_mode-random = ruhiger Modus: Der Zufall entscheidet
page-hd-draw = Ziehen
page-hd-pass = Passen
page-hd-flip = Die Stapel umdrehen
page-hd-call = „Hau drauf mit der Hand!“
page-hd-cut = Abheben
page-hd-cut-depth = { $depth ->
    [one] 1 Karte abheben
   *[other] { $depth } Karten abheben
}
page-hd-top = Obenauf: { $card }
page-hd-card = { $kind ->
    [number] { $colour ->
        [R] rote { $number }
        [G] grüne { $number }
        [B] blaue { $number }
       *[Y] gelbe { $number }
    }
    [cut] { $colour ->
        [R] Heb den Stapel ab, rot
        [G] Heb den Stapel ab, grün
        [B] Heb den Stapel ab, blau
       *[Y] Heb den Stapel ab, gelb
    }
    [flip] { $colour ->
        [R] Dreh die Stapel um, rot
        [G] Dreh die Stapel um, grün
        [B] Dreh die Stapel um, blau
       *[Y] Dreh die Stapel um, gelb
    }
    [hand] Hau drauf mit der Hand
   *[hit] { $colour ->
        [R] Hau drauf mit Rot
        [G] Hau drauf mit Grün
        [B] Hau drauf mit Blau
        [Y] Hau drauf mit Gelb
       *[none] Hau drauf mit einer { $number }
    }
}
page-hd-the-card = { $kind ->
    [number] { $colour ->
        [R] die rote { $number }
        [G] die grüne { $number }
        [B] die blaue { $number }
       *[Y] die gelbe { $number }
    }
    [cut] { $colour ->
        [R] die rote Heb-ab-Karte
        [G] die grüne Heb-ab-Karte
        [B] die blaue Heb-ab-Karte
       *[Y] die gelbe Heb-ab-Karte
    }
    [flip] { $colour ->
        [R] die rote Dreh-um-Karte
        [G] die grüne Dreh-um-Karte
        [B] die blaue Dreh-um-Karte
       *[Y] die gelbe Dreh-um-Karte
    }
    [hand] die Hau-drauf-Karte mit der Hand
   *[hit] { $colour ->
        [R] die Hau-drauf-Karte mit Rot
        [G] die Hau-drauf-Karte mit Grün
        [B] die Hau-drauf-Karte mit Blau
        [Y] die Hau-drauf-Karte mit Gelb
       *[none] die Hau-drauf-Karte mit einer { $number }
    }
}
page-hd-sign = { $kind ->
    [cut] HEB AB
    [flip] DREH UM
   *[hit] HAU
}
page-to-left = Gespielt wird nach links
page-to-right = Gespielt wird nach rechts
page-photo-finish = Zielfoto
page-milliseconds = { $count } ms
page-mark-too-fast = So schnell ist keine Hand.
page-mark-not-confirmed = Der Server konnte keine schnellere Hand bestätigen.
keys-slap = Auf den Stapel schlagen
keys-call = Rufen
keys-draw = Eine Karte ziehen
keys-flip = Die Stapel umdrehen
keys-cut = Abheben
keys-pass = Passen
lesson-hit_the_deck-1 = Werde deine Karten los. Auf die rote 3 passt eine rote Karte oder eine Drei. Deine rote 5 und deine blaue 3 passen: Spiel die rote 5.
lesson-hit_the_deck-2 = Die Hau-drauf-Karte mit einer 4 fordert eine Vier, und nur eine Vier. Du hast keine: Zieh eine Karte.
lesson-hit_the_deck-3 = Jemand hat die Forderung erfüllt. Spiel jetzt deine Hau-drauf-Karte mit der Hand: Sie passt auf alles.
lesson-hit_the_deck-4 = Schnell, ruf, bevor die anderen merken, dass du es vergessen hast!
lesson-hit_the_deck-5 = Jetzt schlagen alle auf den Stapel, und wer zuletzt schlägt, zieht vier Karten. Hau drauf!
lesson-hit_the_deck-6 = Gut geschlagen: Ada hat zuletzt geschlagen und zieht vier Karten. Hat jemand keine Karten mehr, zählen die anderen ihre: Zahlen nach ihrem Wert, alle anderen Karten zehn. Die wenigsten Punkte gewinnen.
page-hd-match = { $colour ->
    [R] Spiel Rot oder eine { $number }.
    [G] Spiel Grün oder eine { $number }.
    [B] Spiel Blau oder eine { $number }.
   *[Y] Spiel Gelb oder eine { $number }.
}
page-hd-match-colour = { $colour ->
    [R] Spiel eine rote Karte.
    [G] Spiel eine grüne Karte.
    [B] Spiel eine blaue Karte.
   *[Y] Spiel eine gelbe Karte.
}
page-hd-draw-now = Nichts passt: Zieh eine Karte.
page-hd-pass-now = Keine Karte passt: Du musst passen.
page-hd-cut-now = Du musst abheben.
page-hd-flip-now = Du musst die Stapel umdrehen.
page-hd-call-now = Ruf, bevor es jemand merkt!
page-hd-slap-now = Hau auf den Stapel!
page-hd-call-and-slap-now = Ruf, und hau auf den Stapel!
