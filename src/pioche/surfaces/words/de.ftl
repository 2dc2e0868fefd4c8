### Deutsch.

## Ablehnungen: was nicht geht, und warum. Kein Punkt am Ende: Es folgt die Regelnummer.

refused-unknown-game = es gibt kein Spiel { $name }; es gibt { $values }
refused-game-broken = das Spiel { $name } lässt sich nicht laden: { $reason }
refused-game-incomplete = { $name } sagt nicht alles, was ein Spiel sagen muss; es fehlt { $missing }
refused-game-name-taken = ein Spiel { $name } gibt es schon
refused-game-too-large = { $name } ist für bis zu { $seats } Spieler, und mehr als { $most } geht nicht
refused-game-layout-taken = die Daten von { $name } haben dieselben Felder wie die von { $other } und sind nicht zu unterscheiden
refused-too-many-features = die Heuristik von { $name } hat { $features } Merkmale, und mehr als { $most } geht nicht
refused-wrong-seats = { $seats } ist nicht die richtige Spielerzahl: Es können { $least } bis { $most } mitspielen
refused-no-such-seat = es gibt keinen Platz { $seat }; der letzte ist { $most }
refused-not-a-seat = „{ $text }“ ist kein Platz: eine Zahl, oder * für den Zufall
refused-unknown-language = { $name } wird hier nicht gesprochen; es gibt { $values }
refused-unknown-level = es gibt keine Stufe { $name }; es gibt { $values }
refused-unknown-option = es gibt keine Option { $option }; es gibt { $values }
refused-option-retired = { $option } gibt es als Option nicht mehr: Sie ließ sich nie einschalten
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
refused-not-simultaneous = eine parallele Umgebung gibt es nur, wo alle zugleich wählen: { $values }

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

## Die Arena

refused-too-few-entrants = mindestens zwei müssen mitspielen: Nenne noch jemanden, oder pool für gemischte Tische
refused-too-few-deals = erst ab zwei Kartenverteilungen lässt sich sagen, wie sicher eine Zahl ist
refused-not-a-budget = „{ $text }“ ist kein Budget: eine Zahl mit ms, s oder sims, etwa 50ms oder 2000sims
refused-unknown-entrant = es gibt keinen Spieler { $name }; es gibt { $values }; search:2000, search:100ms und guided:100ms; und Bots in Dateien, etwa my_bot.py:Clever
refused-no-network = für { $name } mit { $seats } Spielern wurde kein Netz trainiert
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
serve-tables = Die Tische sind offen: Freunde können kommen.
serve-opened = Dein Browser zeigt { $url }.
serve-open-yourself = Öffne { $url } in einem Browser auf diesem Rechner.
serve-scan = Am Handy im selben Netz: diesen Code scannen oder { $url } öffnen.

site-written = { $files } Dateien liegen in { $place }; jeder Webspace kann sie ausliefern, unter jedem Pfad.
refused-site-exists = { $place } ist nicht leer; nenne einen Ordner, den es noch nicht gibt
refused-site-not-written = die Seite lässt sich nicht nach { $place } schreiben: { $reason }
refused-not-an-address = { $text } ist keine Adresse eines Servers; schreib sie ganz, wie ein Browser sie zeigt

refused-not-a-command = das ist kein Befehl des Protokolls: { $reason }
refused-not-a-request = danach war nicht gefragt: { $reason }
refused-body-too-large = mehr als { $most } Bytes sind zu viel
refused-unauthorised = es fehlt ein Zugangscode: 22 bis 64 Buchstaben, Ziffern, - oder _ in der Kopfzeile Authorization: Bearer
refused-no-such-table = es gibt keinen Tisch { $table }
refused-no-such-match = es gibt keine beendete Partie { $match }
refused-no-such-page = es gibt keine Seite { $path }
refused-page-not-built = die Seite ist noch nicht gebaut, also gibt es { $path } nicht: make play baut sie
refused-without-server = diese Seite hat keinen Server
refused-house-full = das Haus ist voll; komm später wieder
refused-house-closing = der Server schließt gerade; komm gleich wieder
refused-not-compiled = die Regeln lassen sich nicht vorbereiten; der Grund steht darüber
refused-starting = { $total ->
    [0] der Server öffnet gleich; komm in einem Augenblick wieder
   *[other] der Server bereitet die Regeln vor, Schritt { $done } von { $total }; komm später wieder
 }
refused-store-unavailable = { $what ->
    [disk] die Festplatte des Servers ist voll; versuch es später noch einmal
   *[store] der Server kann gerade nichts speichern; versuch es später noch einmal
 }
refused-too-many-tables = { $most } Tische in einer Stunde von einer Adresse sind genug; komm später wieder
refused-too-many-tickets = { $most } unbenutzte Tickets für eine Adresse sind genug; komm später wieder
refused-too-many-requests = das ist mehr, als eine Adresse fragen darf; komm später wieder
refused-not-our-host = diese Anfrage war für einen anderen Server bestimmt
refused-body-too-slow = die Anfrage kam zu langsam an
refused-too-much-chat = { $most } Zeilen in { $seconds } Sekunden sind genug; so schnell lesen die anderen nicht
refused-unknown-limit = { $text } setzt keine Grenze; schreib NAME=ZAHL, wobei NAME einer von diesen ist: { $values }
refused-too-much-thinking = { $most } Fragen auf einmal sind genug; warte erst auf eine Antwort
refused-busy = das Haus ist beschäftigt; frag später noch einmal
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
refused-sent-away = von diesem Tisch wurdest du weggeschickt
refused-nobody-to-kick = auf Platz { $seat } sitzt niemand, den man wegschicken könnte
refused-muted = an diesem Tisch wurdest du stummgeschaltet
refused-nobody-to-mute = auf Platz { $seat } sitzt niemand, den man stummschalten könnte
refused-already-ready = du bist schon bereit
refused-pledges-closed = nach dem Zufall für dieses Geben wird schon gefragt
refused-other-commitment = der Server hat sich neu festgelegt: sag noch einmal, dass du bereit bist
refused-no-luck-due = nach deinem Zufall wird jetzt nicht gefragt
refused-not-as-pledged = das ist nicht der Zufall, den du zugesagt hast
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
refused-no-port = auf { $host }, Port { $port }, kann der Server nicht lauschen: { $reason }
refused-no-store = die Tische können nicht unter { $place } aufbewahrt werden: { $reason }
refused-no-home = dieser Benutzer hat kein Heimatverzeichnis: Nenne mit { $option } einen Ort
refused-no-login = das System kennt deinen Namen nicht: Sag ihn mit --name
refused-newer-store = die Tische dort hat eine neuere Version geschrieben (Migration { $name }): bitte Pioche aktualisieren
refused-store-in-use = ein Server benutzt schon { $place }: Halte ihn erst an, oder nimm Postgres, um mehrere zu betreiben
refused-edited-migration = die Datenbank entstand mit einem anderen Text der Migration { $name } als dem dieser Version: bitte die Version installieren, die sie angelegt hat
refused-older-store = die Datenbank stammt aus einer ganz frühen Version (ihr fehlt die Migration { $name }): erst „pioche migrate“ aufrufen
refused-no-tables-there = in { $place } sind keine Tische
refused-copy-incomplete = { $name } enthält nicht alles, was da war
refused-store-exists = in { $place } ist schon eine Datenbank: --force legt sie beiseite
refused-broken-pages = die Datei ist beschädigt: { $reason }
refused-lost-rows = es gibt Zeilen in { $name }, die zu keinem Tisch gehören
refused-gap-in-log = Zeile { $number } des Protokolls fehlt
refused-epochs-mixed = Zeile { $number } des Protokolls stammt von einem Server, dem der Tisch nicht gehörte
refused-bad-fact = Zeile { $number } des Protokolls ist nicht lesbar: { $reason }
refused-fact-does-not-follow = Zeile { $number } des Protokolls folgt nicht aus denen davor: { $reason }

join-token = Dein Zugangscode, falls du mit --token wiederkommen willst: { $token }
join-help =
    Wenn du am Zug bist, tippe die Nummer eines Zuges oder den Zug selbst. „{ command-ready }“: Es kann gegeben werden.
    „{ command-slap }“ haut auf den Stapel. „{ command-start }“ setzt Bots auf die leeren Plätze (nur wer den Tisch eröffnet hat).
    „{ command-board }“ zeigt den Tisch, „{ command-rules }“ die Regeln, „{ command-hint }“ fragt einen Meister.
    „{ command-undo }“ bittet darum, einen Zug zurückzunehmen, „{ command-yes }“ und „{ command-no }“ antworten darauf.
    „{ command-say } SPRUCH“ und „{ command-write } TEXT“ zum Plaudern, „{ command-rematch }“ für eine neue Partie.
    „{ command-leave }“ gibt deinen Platz frei, „{ command-quit }“ geht weg, „{ command-help }“ zeigt das hier noch einmal.
join-variants = Varianten an diesem Tisch: { $variants }
join-get-ready = Tippe „{ command-ready }“, damit gegeben wird.
join-phrases = Sagen kann man: { $phrases }

fact-sat = { $who } setzt sich an den Tisch.
fact-bot-sat = { $who }, ein Bot, setzt sich an den Tisch.
fact-stood = { $who } verlässt den Tisch.
fact-muted = { $you ->
    [yes] Du bist stummgeschaltet: Niemand hört, was du sagst.
   *[no] { $who } ist stummgeschaltet.
}
fact-unmuted = { $you ->
    [yes] Man hört dich wieder.
   *[no] Man hört { $who } wieder.
}
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
fact-withheld = { $you ->
    [yes] Dein Zufall kam nicht rechtzeitig. Es wird neu gegeben; in dieser Partie steuerst du keinen mehr bei.
   *[no] Der Zufall von { $who } kam nicht rechtzeitig. Es wird neu gegeben; in dieser Partie steuert { $who } keinen mehr bei.
}
fact-dealing = { $you ->
    [yes] Das Los fällt auf dich.
   *[no] Das Los fällt auf { $who }.
}
fact-asked = { $you ->
    [yes] Du bittest darum, einen Zug zurückzunehmen.
   *[no] { $who } möchte einen Zug zurücknehmen: „{ command-yes }“ oder „{ command-no }“?
}
fact-took-back = { $you ->
    [yes] Du nimmst den Zug zurück.
   *[no] { $who } nimmt den Zug zurück.
}
fact-voided = Der Server stand einen Augenblick still: Dieses Rennen zählt nicht. Schlagt noch einmal.
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
refused-luck-not-pledged = der Zufall für Platz { $seat } ist nicht der zugesagte
refused-lot-fell-otherwise = das Los fiel auf Platz { $seat }, nicht auf den, den die Aufzeichnung als ersten nennt
refused-receipt-differs = Runde { $round } ist nicht die, von der du einen Beleg hast: { $what ->
    [commitment] der Server hatte sich anders festgelegt
    [anew] es wurde neu gegeben, und niemand ist dafür genannt
    [left-out] dein Zufall wurde ausgelassen
    [luck] dein Zufall war ein anderer
    [pledges] die Zusagen waren andere
   *[cards] du hattest andere Karten bekommen
}
refused-not-a-receipt = die Belege sind nicht lesbar: { $reason }
refused-reaction-wrong = die Reaktion auf Platz { $seat } folgt nicht aus den Zahlen
verify-holds = wie zugesagt: Runden { $rounds }, Züge des Zufalls { $moves }, Wettrennen { $races }; Beiträge des Servers: { $servers }.
verify-old-scheme = Verfahren 1, aus einer früheren Version: Der Zufall wurde gezeigt, wie er kam; mit dem letzten Beitrag ließen sich also die Karten aussuchen.
verify-compared = mit deinen Belegen verglichen: { $compared } von { $rounds } Runden.
verify-alone = in sich stimmig; kein Beleg wurde verglichen.

checking = Prüfe
copying = Kopiere
check-holds = Alles in Ordnung: Tische { $tables }, Fakten { $facts }, beendete Partien { $games }.
backup-done = { $file } ist vollständig.
restore-done = Die Tische sind in { $place }.
restore-kept = Was vorher dort war, heißt jetzt { $name }.
migrate-applied = angewandt: { $name }
migrate-done = Die Datenbank ist auf dem neuesten Stand.
join-deals-wrong = Es wurde nicht so gegeben, wie hier zugesagt war: { $why }

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
play-no-race = Im Terminal schlägt niemand: Der Zufall bestimmt, wer Letzter war. Das echte Wettrennen gibt es im Browser.
play-help-hint = Wenn du am Zug bist, tippe die Nummer eines Zuges, oder „?“ für Hilfe.
play-your-move = Du bist am Zug:
play-help =
    Tippe die Nummer eines Zuges oder den Zug in Kurzschrift: { $moves }.
    „{ command-board }“ zeigt den Tisch noch einmal, „{ command-rules }“ die Regeln auf einer Seite, „{ command-undo }“ nimmt deinen letzten Zug zurück,
    „{ command-save } DATEI“ speichert das Spiel, „{ command-quit }“ hört auf.
play-sorry = Das geht nicht: { $why }.
play-saved = Das Spiel ist gespeichert: { $path }.
play-not-saved = Das Spiel konnte nicht gespeichert werden: { $reason }.
rules-option = **{ $name }** (`{ $option }`): { $rule }
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

## Drahtseilakt

refused-card-not-in-hand = die { $card } ist nicht auf dieser Hand
refused-no-such-card = es gibt keine Karte { $text }

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
