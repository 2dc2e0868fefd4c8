### Deutsch.

## Ablehnungen: was nicht geht, und warum. Kein Punkt am Ende: Es folgt die Regelnummer.

refused-unknown-game = es gibt kein Spiel { $name }; es gibt { $values }
refused-wrong-seats = { $seats } ist nicht die richtige Spielerzahl: Es können { $least } bis { $most } mitspielen
refused-no-such-seat = es gibt keinen Platz { $seat }; der letzte ist { $most }
refused-not-a-seat = „{ $text }“ ist kein Platz: eine Zahl, oder * für den Zufall
refused-unknown-language = { $name } wird hier nicht gesprochen; es gibt { $values }
refused-unknown-level = es gibt keine Stufe { $name }; es gibt { $values }
refused-unknown-option = es gibt keine Option { $option }; es gibt { $values }
refused-option-not-flag = { $option } ist true oder false, nicht { $value }
refused-option-not-count = { $option } ist eine ganze Zahl ab { $least }, nicht { $value }
refused-option-not-choice = { $option } ist eines von { $values }, nicht { $value }
refused-option-not-limit = { $option } ist eine Zeit, nicht { $value }
refused-part-out-of-range = { $option } ist 0 für das volle Spiel, oder { $least } bis { $most }, nicht { $value }
refused-too-few-cards = für diese Hände und diesen Stapel gibt es zu wenige Karten
refused-peer-missing = { $package } ist nicht installiert: pip install "pioche[{ $extra }]"
refused-unknown-reward = es gibt keine Belohnung { $name }; es gibt { $values }
refused-illegal-action = Umgebung { $environment }: Die Aktion { $action } ist hier nicht erlaubt
refused-wrong-actions = für { $wanted } Umgebungen wurden { $given } Aktionen angegeben
refused-no-other-world = in { $tries } Versuchen wurde keine andere Welt gefunden, die gleich aussieht
refused-unknown-style = es gibt keinen Stil { $name }; es gibt { $values }
refused-file-exists = { $path } gibt es schon
refused-unknown-ending = { $path }: Was in einer Datei ist, sagt ihre Endung: { $values }
refused-not-begun = zuerst muss reset aufgerufen werden
refused-not-simultaneous = eine parallele Umgebung gibt es nur, wo alle zugleich wählen: tightrope mit simultaneous=True

refused-file-too-large = die Datei ist größer als { $most } MB
refused-file-unreadable = die Datei lässt sich nicht lesen: { $reason }
refused-not-json = das ist kein JSON: { $reason }
refused-not-an-object = eine Aufzeichnung ist ein JSON-Objekt
refused-key-missing = dieser Schlüssel fehlt
refused-unknown-format = { $text } ist kein bekanntes Format; dieses Programm liest „{ $format }“
refused-wrong-type = { $text } ist { $wanted ->
    [string] kein Text
    [strings] keine Liste von Namen
    [object] kein Objekt
    [integer] keine ganze Zahl
   *[list] keine Liste
}

refused-move-not-text = ein Zug ist ein Text
refused-not-a-number = „{ $text }“ ist keine Zahl
refused-not-a-move = „{ $text }“ ist kein Zug in diesem Spiel
refused-match-over = das Spiel ist aus
refused-nature-to-move = der Zufall ist am Zug
refused-not-your-turn = Platz { $seat } ist am Zug
refused-deal-expected = erst muss gegeben werden, „{ $text }“ passt hier nicht
refused-wrong-number-of-cards = { $given } Karten sind angegeben, { $needed } werden gebraucht
refused-card-missing = die Karte { $card } fehlt, oder eine andere steht doppelt da
refused-nothing-to-undo = es gibt nichts zurückzunehmen

# Geschenkt!
refused-no-chips = ohne Chips kann niemand ablehnen
refused-large-table-tactical = der große Tisch und die taktische Variante passen nicht zusammen
refused-large-table-needed = mit { $seats } Spielern braucht ihr die Option large_table

## Die Arena

refused-too-few-entrants = mindestens zwei müssen mitspielen: Nenne noch jemanden, oder pool für gemischte Tische
refused-too-few-deals = erst ab zwei Kartenverteilungen lässt sich sagen, wie sicher eine Zahl ist
refused-not-a-budget = „{ $text }“ ist kein Budget: eine Zahl mit ms, s oder sims, etwa 50ms oder 2000sims
refused-unknown-entrant = es gibt keinen Spieler { $name }; es gibt { $values }; search:2000 und search:100ms; und Bots in Dateien, etwa my_bot.py:Clever
refused-no-such-file = es gibt keine Datei { $path }
refused-no-such-bot = es gibt kein { $name } in { $path }
refused-bot-broken = { $name } lässt sich nicht laden: { $reason }
refused-worker-died = ein Bot hat seinen ganzen Prozess mitgerissen, das Turnier kann nicht weitergehen; mit --jobs 1 siehst du, wo
refused-no-cluster = unter { $address } gibt es keinen Ray-Cluster: { $reason }
refused-extra-missing = { $package } ist nicht installiert: pip install "pioche[{ $extra }]"

fault-crashed = abgestürzt: { $message }
fault-illegal = hat { $message } geantwortet, das ist kein erlaubter Zug
fault-slow = nach { $message } Sekunden abgebrochen

## Nachspielen

replay-title = { $game }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}; am Tisch: { $players }
replay-round = Runde { $round }: { $scores }
replay-totals = Endstand: { $scores } – gewonnen: { $winners }
replay-unfinished = nicht zu Ende gespielt; am Zug: { $seats }
refused-another-game = das ist die Aufzeichnung eines anderen Spiels: { $name }

## Der Tisch im Netz

serve-ready = Pioche ist offen: { $url } – Strg+C schließt.
serve-opened = Dein Browser zeigt { $url }.
serve-open-yourself = Öffne { $url } in einem Browser auf diesem Rechner.
serve-scan = Am Handy im selben Netz: diesen Code scannen oder { $url } öffnen.

refused-not-a-command = das ist kein Befehl des Protokolls: { $reason }
refused-not-a-request = danach war nicht gefragt: { $reason }
refused-body-too-large = mehr als { $most } Bytes sind zu viel
refused-unauthorised = es fehlt ein Zugangscode: 22 bis 64 Buchstaben, Ziffern, - oder _ in der Kopfzeile Authorization: Bearer
refused-no-such-table = es gibt keinen Tisch { $table }
refused-no-such-match = es gibt keine beendete Partie { $match }
refused-no-such-page = es gibt keine Seite { $path }
refused-page-not-built = die Seite ist noch nicht gebaut, also gibt es { $path } nicht: make play baut sie
refused-house-full = das Haus ist voll; komm später wieder
refused-too-many-tables = { $most } Tische in einer Stunde von einer Adresse sind genug; komm später wieder
refused-bad-ticket = diese Eintrittskarte gilt nicht oder nicht mehr
refused-bad-name = ein Name braucht sichtbare Buchstaben
refused-bad-text = eine Nachricht braucht sichtbare Buchstaben
refused-name-taken = an diesem Tisch heißt schon jemand { $name }
refused-too-many-bots = { $bots } Bots passen nicht auf { $seats } Plätze
refused-table-full = alle Plätze sind besetzt
refused-seat-taken = Platz { $seat } ist besetzt
refused-already-seated = du sitzt schon auf Platz { $seat }
refused-not-seated = das darf nur, wer am Tisch sitzt
refused-match-begun = das Spiel hat schon begonnen
refused-not-the-host = das darf nur, wer den Tisch eröffnet hat
refused-nobody-missing = es fehlt niemand
refused-nobody-to-kick = auf Platz { $seat } sitzt niemand, den man wegschicken könnte
refused-already-ready = du bist schon bereit
refused-no-deal-due = jetzt wird nicht gegeben
refused-not-dealt = die Karten sind noch nicht gegeben
refused-moved-on = das Spiel ist schon bei Zug { $ply }
refused-already-chosen = du hast schon gewählt
refused-slap-unseen = die Hau-drauf-Karte mit der Hand liegt eben erst da: erst schauen, dann schlagen
refused-slap-too-late = dieser Schlag galt der Hau-drauf-Karte mit der Hand, und die ist schon zugedeckt
refused-already-slapped = du hast schon geschlagen
refused-unknown-phrase = es gibt keinen Spruch { $phrase }
refused-phrases-only = an einem öffentlichen Tisch spricht man nur in den Sprüchen der Liste
refused-something-revealed = es wurde etwas Verdecktes gesehen, der Zug bleibt
refused-already-asked = Platz { $seat } hat schon gefragt
refused-nobody-asked = niemand hat gebeten, einen Zug zurückzunehmen
refused-already-agreed = du hast schon zugestimmt
refused-no-hints = an diesem Tisch gibt es keine Tipps
refused-match-not-over = das Spiel ist noch nicht aus

refused-not-a-link = { $link } führt zu keinem Tisch; ein Link sieht so aus: http://host:8000/t/TABLE
refused-no-server = { $server } antwortet nicht: { $reason }
refused-no-store = die Tische können nicht unter { $place } aufbewahrt werden: { $reason }

join-token = Dein Zugangscode, falls du mit --token wiederkommen willst: { $token }
join-help =
    Wenn du am Zug bist, tippe die Nummer eines Zuges oder den Zug selbst. „{ command-ready }“: Es kann gegeben werden.
    „{ command-slap }“ haut auf den Stapel. „{ command-start }“ setzt Bots auf die leeren Plätze (nur wer den Tisch eröffnet hat).
    „{ command-board }“ zeigt den Tisch, „{ command-rules }“ die Regeln, „{ command-hint }“ fragt einen Experten.
    „{ command-undo }“ bittet darum, einen Zug zurückzunehmen, „{ command-yes }“ und „{ command-no }“ antworten darauf.
    „{ command-say } SPRUCH“ und „{ command-write } TEXT“ zum Plaudern, „{ command-rematch }“ für eine neue Partie.
    „{ command-leave }“ gibt deinen Platz frei, „{ command-quit }“ geht weg, „{ command-help }“ zeigt das hier noch einmal.
join-get-ready = Tippe „{ command-ready }“, damit gegeben wird.
join-phrases = Sagen kann man: { $phrases }

fact-sat = { $who } setzt sich an den Tisch.
fact-bot-sat = { $who }, ein Bot, setzt sich an den Tisch.
fact-stood = { $who } verlässt den Tisch.
fact-away = { $you ->
    [yes] Für dich springt ein Bot ein.
   *[no] Für { $who } springt ein Bot ein.
}
fact-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $who } ist wieder da.
}
fact-readied = { $you ->
    [yes] Du bist bereit.
   *[no] { $who } ist bereit.
}
fact-asked = { $you ->
    [yes] Du bittest darum, einen Zug zurückzunehmen.
   *[no] { $who } möchte einen Zug zurücknehmen: „{ command-yes }“ oder „{ command-no }“?
}
fact-took-back = { $you ->
    [yes] Du nimmst den Zug zurück.
   *[no] { $who } nimmt den Zug zurück.
}
fact-said = { $who }: { $text }
fact-wrote = { $who }: { $text }
fact-rematched = { $you ->
    [yes] Du möchtest noch einmal spielen.
   *[no] { $who } möchte noch einmal spielen.
}

refused-no-evidence = nichts belegt, worauf sich der Server festgelegt hatte: { $reason }
refused-not-as-committed = nach dem Schlüssel der Runde müsste hier „{ $expected }“ stehen
refused-commitment-broken = das Geheimnis der Runde { $round } ist nicht das zugesagte
refused-luck-chosen = der Zufall für Platz { $seat } soll vom Server stammen, folgt aber nicht aus dem Geheimnis
refused-reaction-wrong = die Reaktion auf Platz { $seat } folgt nicht aus den Zahlen
verify-holds = wie zugesagt: Runden { $rounds }, Züge des Zufalls { $moves }, Wettrennen { $races }; Beiträge des Servers: { $servers }.

phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-hurry = Na los, du bist dran!
phrase-wow = Wahnsinn!
phrase-good-luck = Viel Glück!
phrase-good-game = Schönes Spiel!
phrase-laugh = Haha!
phrase-think = Moment, ich überlege …

## Was man am Tisch tippt: je ein Wort

command-help = hilfe
command-board = tisch
command-rules = regeln
command-undo = zurück
command-save = speichern
command-quit = ende
command-ready = bereit
command-start = los
command-slap = schlagen
command-hint = tipp
command-yes = ja
command-no = nein
command-say = sagen
command-write = schreiben
command-rematch = revanche
command-leave = aufstehen

## Der Tisch als Text

compiling = Die Regeln werden vorbereitet, nur dieses eine Mal
compiling-elsewhere = Ein anderer Prozess bereitet die Regeln gerade vor; bitte einen Augenblick
you = Du
none = keine
play-welcome = Willkommen bei Pioche. Was wollen wir spielen?
play-which-game = Welches Spiel?
play-game = { $title } – { $pitch }
play-how-many = Zu wievielt, dich mitgezählt?
play-options = Optionen mit ihren üblichen Werten:
play-which-options = Andere Optionen, oder Eingabetaste für die üblichen Regeln:
play-not-in-range = Gefragt ist eine Zahl von { $least } bis { $most }.
play-your-name = Du
play-help-hint = Wenn du am Zug bist, tippe die Nummer eines Zuges, oder „?“ für Hilfe.
play-your-move = Du bist am Zug:
play-help =
    Tippe die Nummer eines Zuges oder den Zug in Kurzschrift: { $moves }.
    „{ command-board }“ zeigt den Tisch noch einmal, „{ command-rules }“ die Regeln auf einer Seite, „{ command-undo }“ nimmt deinen letzten Zug zurück,
    „{ command-save } DATEI“ speichert das Spiel, „{ command-quit }“ hört auf.
play-sorry = Das geht nicht: { $why }.
play-saved = Das Spiel ist gespeichert: { $path }.
play-not-saved = Das Spiel konnte nicht gespeichert werden: { $reason }.
play-totals = Endstand: { $scores }.
play-winners = { $count ->
    [one] Gewonnen hat: { $names }.
   *[other] Geteilter Sieg: { $names }.
}

## Was in allen Spielen geschieht

event-round-began = Runde { $amount } beginnt.
event-round-ended = Runde { $amount } ist vorbei.
event-scored = { $you ->
    [yes] Dein Ergebnis: { $amount }.
   *[no] Ergebnis für { $who }: { $amount }.
}
event-match-ended = Das Spiel ist aus.

## Geschenkt!

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

## Drahtseilakt

refused-cancelling-is-automatic = ein Ergebnis wird von selbst gestrichen, denn das kann nie schaden; { $option } lässt sich nicht einschalten
refused-card-not-in-use = nur die Karten 1 bis { $highest } sind im Spiel, nicht die { $card }
refused-card-already-played = die { $card } wurde von Platz { $seat } in Stich { $trick } gespielt
refused-card-not-in-hand = die { $card } ist nicht auf dieser Hand
refused-no-such-card = es gibt keine Karte { $text }
refused-no-such-score-card = es gibt keine Wertungskarte { $text }
refused-one-slash-expected = genau ein Schrägstrich trennt Zahlenkarten und Wertungskarten; hier sind es { $slashes }
refused-number-cards-expected = jede Zahlenkarte von 1 bis { $highest } muss genau einmal genannt werden
refused-score-cards-expected = jede der 11 Wertungskarten muss genau einmal genannt werden

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

## Take That!

refused-no-row = die Reihe ist leer: Du musst eine Karte auslegen
refused-out-of-reach = zwischen der { $card } und der { $last } liegen mehr als zehn
refused-toad-never-twists = die { $card } ist eine Kröte, und Kröten twisten nie
refused-mirror-not-in-row = die { $mirror } liegt nicht in der Reihe, die { $card } kann nichts twisten
refused-one-card-only = „{ $text }“ muss genau eine Karte nennen

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

## Hit the Deck

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

## Tipps

refused-no-hint-here = dort ist niemand am Zug
hint-for = { $who } ist am Zug und sieht:
hint-move = { $move } – gewinnt { $share } % ({ $visits ->
    [one] 1 Simulation
   *[other] { $visits } Simulationen
})
hint-and = { $reasons }; { $reason }
hint-only = Der einzige Zug: { $move }.
hint-reason = Der beste Zug: { $move }. Auf den ersten Blick ist der nächstbeste genauso gut; den Unterschied macht, was danach kommt.
hint-reason-for = Der beste Zug: { $move }. Dafür: { $pros }.
hint-reason-against = Der beste Zug: { $move }. Gegen den nächstbesten ({ $other }): { $cons }.
hint-reason-for-against = Der beste Zug: { $move }. Dafür: { $pros }. Gegen den nächstbesten ({ $other }): { $cons }.

no_thanks-for-pot = die Chips darauf lohnen sich
no_thanks-for-cost = sie macht deine Karten billiger
no_thanks-against-cost = sie würde dich zu viele Punkte kosten
no_thanks-for-chips = deine Chips werden knapp
no_thanks-against-chips = du hast noch genug Chips, um abzulehnen
no_thanks-for-neighbours = ihre Nachbarn können noch kommen
no_thanks-for-rival = sonst nimmt sie jemand anders
no_thanks-against-forced = wer keine Chips mehr hat, muss sie nehmen

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

tightrope-against-lean = damit könntest du dich weiter neigen
tightrope-for-steering = du behältst die hohen und niedrigen Karten, mit denen du ausgleichen kannst
tightrope-for-middle = eine Karte aus der Mitte ist am leichtesten zu entbehren
tightrope-against-lead = du müsstest den nächsten Stich anspielen
tightrope-against-sparing = jemand anderem blieben damit die Stäbchen erspart

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

## Optionen: ihre Namen für alle, die spielen

no_thanks-option-tactical = taktische Variante
no_thanks-option-rounds = Anzahl der Runden
no_thanks-option-large_table = großer Tisch
no_thanks-option-chips_visible = offene Chips
take_that-option-rounds = Anzahl der Runden
take_that-option-experts = Profi-Variante
take_that-option-penalty_display = Gedächtnishilfe
tightrope-option-tactical = taktische Variante
tightrope-option-simultaneous = chaotische Variante
tightrope-option-ask_before_cancel = Frage vor dem Streichen
hit_the_deck-option-target = Punkte bis zum Spielende
hit_the_deck-option-cut_depth = Tiefe des Abhebens
hit_the_deck-option-exposed_hand_caller = Rufen nach dem Abheben
hit_the_deck-option-resolve_last_card = Wettrennen um die letzte Karte
hit_the_deck-option-may_draw_when_able = freies Ziehen
hit_the_deck-option-may_keep_drawn = Behalten der gezogenen Karte
hit_the_deck-option-slap_mode = ruhiger Modus
hit_the_deck-option-false_slap = Strafe für falsches Schlagen
hit_the_deck-option-call_limit = Zeit zum Rufen
hit_the_deck-option-slap_limit = Zeit zum Schlagen
hit_the_deck-option-slap_grace = Schonfrist nach dem Wettrennen
