### Deutsch: die Seite.

## Startseite

page-lead = Vier kleine Kartenspiele, für Freunde und für einen ruhigen Abend mit den Bots. Kein Konto: Such dir ein Spiel aus und leg los.
page-nowhere = Hier ist nichts.
page-home = Startseite
page-close = Schließen
page-language = Sprache
page-sounds = Töne
page-dark = Dunkles Design
page-offline = Der Server antwortet nicht. Läuft er?
page-away = Der Server ist nicht zu erreichen. Die Lektionen gehen trotzdem, und die Tische kommen von selbst wieder.
page-continue = Weiterspielen
page-games = Die Spiele
page-play = Spielen
page-friends = Mit Freunden
page-learn = In einer Minute gelernt
page-rules = Regeln
page-players = { $least }–{ $most } Spieler
page-minutes = { $minutes } Minuten
page-pitch-take_that = Leg nah an, twiste den Zahlendreher aus der Reihe, und hüte dich vor Kröten.
page-pitch-no_thanks = Nimm die Karte, oder zahle einen Chip und lehne ab. Ein Wort, und Nerven aus Stahl.
page-pitch-tightrope = Hohe Karten nehmen Blau, niedrige nehmen Rot. Halte das Gleichgewicht.
page-pitch-hit_the_deck = Bedienen, abheben, umdrehen, und vor allen anderen auf den Stapel hauen.
page-join = An einen Tisch setzen
page-link = Link zum Tisch
page-join-go = Mitspielen
page-lobby = Öffentliche Tische
page-lobby-empty = Gerade wartet niemand. Eröffne einen öffentlichen Tisch!
page-taken = { $taken } von { $seats } Plätzen besetzt
page-bots = Bots
page-level = Stärke der Bots
page-past = Frühere Partien
page-past-empty = Partien, die du zu Ende spielst, bleiben hier erhalten.
page-about = Über Pioche
page-about-text = Pioche ist französisch und heißt Nachziehstapel. Es ist eine unabhängige Umsetzung von vier Kartenspielen, die wir lieben; ihre Autoren und Verlage haben nichts damit zu tun. Kauf dir die Originale: Sie sind es wert.
page-credit-take_that = Take That! ist ein Spiel von Andreas Spies und Reinhard Staupe.
page-credit-no_thanks = Geschenkt! ist ein Spiel von Thorsten Gimmler.
page-credit-tightrope = Drahtseilakt ist ein Spiel von Reiner Knizia.
page-credit-hit_the_deck = Hit the Deck erschien 2001 bei Fundex Games.
page-about-art = Alle Bilder wurden für Pioche gezeichnet.
page-about-fair = Jedes Austeilen lässt sich überprüfen: Der Server legt sich auf sein Geheimnis fest, bevor gegeben wird, alle steuern etwas Zufall bei, und nach der Runde wird das Geheimnis gezeigt.

level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-club = Vereinsspieler
level-strong = Stark
level-expert = Experte

## Ein Tisch mit Freunden

page-how-many = Wie viele spielen mit?
page-bots-among = Wie viele davon sind Bots?
page-clock = Zeit für einen Zug
page-clock-seconds = { $seconds ->
    [0] ohne Zeitlimit
   *[other] { $seconds } Sekunden
}
page-public = Alle dürfen mitspielen: Der Tisch steht bei den öffentlichen
page-hints-allowed = Tipps sind erlaubt
page-options = Varianten
page-open-table = Tisch eröffnen
option-tactical = Taktische Variante
option-large_table = Großer Tisch, zu sechst oder siebt
option-large_table-needed = Zu sechst oder siebt ist es ein großer Tisch: Alle beginnen mit weniger Chips.
option-chips_visible = Die Chips aller zeigen
option-experts = Profi-Variante: Eine Reihe aus einer Karte kostet eine mehr
option-penalty_display = Minuskarten
option-penalty_display-count = ihre Anzahl zeigen
option-penalty_display-faces = die Karten zeigen
option-simultaneous = Chaotische Variante: Alle wählen gleichzeitig
option-cut_depth = Abheben
option-cut_depth-random-middle = irgendwo in der Mitte
option-cut_depth-choice = wer abhebt, wählt
option-resolve_last_card = Hau drauf mit der Hand gilt auch noch als letzte Karte
option-may_draw_when_able = Wer spielen kann, darf trotzdem ziehen
option-may_keep_drawn = Eine gezogene Karte darf man behalten
option-slap_mode = Auf den Stapel schlagen
option-slap_mode-race = um die Wette
option-slap_mode-random = ruhiger Modus: Der Zufall entscheidet
option-false_slap = Falsches Schlagen kostet zwei Karten

page-sit-title = Setz dich dazu
page-your-name = Dein Name
page-guest = Gast
page-sit = Hinsetzen
page-who = Am Tisch
page-empty = frei
page-is-ready = bereit
page-not-ready = noch nicht bereit
page-kick = { $who } wegschicken
page-ready = Ich bin bereit
page-waiting = { $empty ->
    [one] Ein Platz ist frei. Lade jemanden ein!
   *[other] { $empty } Plätze sind frei. Lade jemanden ein!
}
page-start = Gleich anfangen: Bots nehmen die freien Plätze
page-invite = Lade deine Freunde ein
page-qr = Der Link als QR-Code
page-copy = Link kopieren
page-copied = Kopiert
page-share = Teilen

## Der Tisch

page-signal-connecting = Verbindung wird aufgebaut …
page-signal-good = Verbunden
page-signal-broken = Die Verbindung ist weg. Neuer Versuch läuft, nichts geht verloren.
page-signal-elsewhere = Du spielst in einem anderen Fenster oder auf einem anderen Gerät.
page-signal-gone = Diesen Tisch gibt es nicht
page-play-here = Hier spielen
page-no-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
page-watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
page-seconds-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
page-is-bot = Bot: { $level }
page-is-away = Gerade weg: Ein Bot springt ein
page-is-gone = Nicht verbunden
page-is-here = Verbunden
page-to-move = am Zug
page-your-turn = Du bist dran
page-turn-of = Warten auf { $who }
page-log = Verlauf
page-hint = Tipp
page-talk = Reden
page-menu = Menü
page-table-tools = Werkzeuge am Tisch
page-thinking = Denkt nach …
page-do-it = So spielen
page-chance = Gewinnchance
page-percent = { $share } %
page-undo = Darf ich meinen Zug zurücknehmen?
page-asked = { $who } möchte einen Zug zurücknehmen.
page-yes = Ja
page-no = Nein
page-leave = Den Tisch endgültig verlassen
page-write = Sag etwas
page-send = Senden
page-fair = Wurde ehrlich gemischt?
page-fair-text = Vor dem Geben hat der Server diesen Fingerabdruck seines Geheimnisses veröffentlicht. Nach der Runde wird das Geheimnis gezeigt, und im Rückblick lässt sich prüfen, dass die Karten aus ihm und dem Zufall aller folgen.
page-scores = Punktestand
page-total = Summe
page-total-is = Stand { $total }
page-winner = gewonnen
page-you-won = Du hast gewonnen!
page-rematch = Noch einmal spielen
page-review = Rückblick
page-next-round = Nächste Runde
page-see-table = Den Tisch ansehen
page-waiting-ready = Warten auf die anderen …
page-hand = Deine Hand
page-not-now = { $card }: geht jetzt nicht
page-no-cards = keine Karten
page-pile = { $count ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $count } Karten
}
page-in-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}

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
page-slap = Hau drauf!
page-has-slapped = hat geschlagen
page-to-left = Gespielt wird nach links
page-to-right = Gespielt wird nach rechts
page-photo-finish = Zielfoto
page-milliseconds = { $count } ms

## Tasten

page-keys = Tasten
keys-name-enter = Eingabe
keys-name-space = Leertaste
keys-hand = Durch deine Hand gehen
keys-enter = Eine Karte wählen; noch einmal: sie spielen
keys-hint = Um einen Tipp bitten
keys-log = Verlauf und Punktestand
keys-rules = Regeln
keys-talk = Sprüche
keys-menu = Menü
keys-help = Diese Liste
keys-take = Die Karte nehmen
keys-refuse = Ablehnen
keys-take-row = Die Reihe nehmen
keys-twist = Mit der gewählten Karte twisten
keys-slap = Auf den Stapel schlagen
keys-call = Rufen
keys-draw = Eine Karte ziehen
keys-flip = Die Stapel umdrehen
keys-cut = Abheben
keys-pass = Passen

## Nachspielen

page-review-of = Rückblick: { $game }
page-seen-from = Blickwinkel
page-openly = alle Karten offen
page-nameless = Person { $number }
page-step = Schritt
page-step-of = Schritt { $step } von { $steps }.
page-back-step = Einen Schritt zurück
page-next-step = Einen Schritt weiter
page-spoilers = Zeigen, wie es ausging
page-analysis = Wie gut wurde gespielt?
page-analysis-choose = Wähle oben einen Spieler.
page-analysis-text = Ein Experte sieht sich jede Entscheidung an, mit dem, was man an diesem Platz damals wissen konnte.
page-analyse = Jede Entscheidung ansehen
page-accuracy = Genauigkeit { $percent } %
page-skill-luck = { $turn ->
    [gave] Anfangs lag die Gewinnaussicht bei { $start } %. Entscheidungen haben { $skill ->
        [one] 1 Punkt
       *[other] { $skill } Punkte
    } gekostet, Glück und die anderen { $luck } gebracht: am Ende { $end } %.
   *[took] Anfangs lag die Gewinnaussicht bei { $start } %. Entscheidungen haben { $skill ->
        [one] 1 Punkt
       *[other] { $skill } Punkte
    } gekostet, Glück und die anderen { $luck }: am Ende { $end } %.
}
page-chart = Die Gewinnaussicht vor jeder Entscheidung
page-mistakes = Die größten Fehler
page-mistake = Schritt { $step }: { $played } – besser: { $best } (+{ $loss } %)
page-no-mistakes = Keine, die der Rede wert wären.
page-verify = Das Mischen prüfen
page-verified = Wie zugesagt: Die Karten jeder Runde folgen aus dem Geheimnis des Servers und dem Zufall aller. Geprüfte Runden: { $rounds }.
page-download = Aufzeichnung herunterladen
page-share-moment = Link zu diesem Augenblick kopieren

## Lernen

page-learn-title = { $game } in einer Minute
lesson-try = Diesmal nicht: Versuch, was die Lektion verlangt.
lesson-no_thanks-1 = Die 24 wird angeboten, und niemand will sie: Am Ende kostet sie 24 Punkte. Zahle einen Chip und gib sie weiter: Sag „Geschenkt!“
lesson-no_thanks-2 = Alle haben abgelehnt, und jetzt liegen drei Chips auf der Karte. Jeder Chip, den du am Ende hast, zieht einen Punkt ab. Nimm die Karte mit ihren Chips!
lesson-no_thanks-3 = Da kommt die 25. Sie ist die Nachbarin deiner 24, und eine Zahlenreihe kostet nur ihre niedrigste Karte: Für dich ist die 25 umsonst. Nimm sie.
lesson-no_thanks-4 = Deine Zahlenreihe kostet 24, deine 13 Chips ziehen 13 ab: 11 Punkte. Neun Karten fehlen, verlass dich also nicht auf jede Lücke. Die wenigsten Minuspunkte gewinnen.
lesson-take_that-1 = Die Reihe wächst nach rechts. Die nächste Karte darf von der letzten, 49, höchstens um zehn abweichen. Wähle die 52 und leg sie an.
lesson-take_that-2 = Die 49 in der Reihe leuchtet: Du hast ihren Zahlendreher, die 94. Twiste sie heraus, und beide Karten sind Pluspunkte für dich.
lesson-take_that-3 = Nichts passt. Also musst du die Reihe nehmen: Jede Karte kostet einen Punkt, und die Kröte auf der 66 kostet fünf. Nimm sie.
lesson-take_that-4 = Jetzt eröffnest du mit einer beliebigen Karte eine neue Reihe. Ist der Nachziehstapel leer und die Reihe weg, endet die Runde. Die meisten Punkte gewinnen.
lesson-tightrope-1 = Es geht um fünf Stäbchen: Die höchste Karte nimmt fünf blaue, die niedrigste fünf rote. Die anderen haben 30 und 12 gespielt. Bleib in der Mitte: Spiel die 24.
lesson-tightrope-2 = Du hast drei blaue Stäbchen, und sie zählen gegen dich. Rot und Blau heben sich auf, und drei rote sind zu haben: Spiel deine 3, die niedrigste Karte.
lesson-tightrope-3 = Im Gleichgewicht! Wer die Runde ohne Stäbchen beendet, schreibt null Punkte auf und streicht das schlechteste frühere Ergebnis. Die kleinste Summe gewinnt.
lesson-hit_the_deck-1 = Werde deine Karten los. Auf die rote 3 passt eine rote Karte oder eine Drei: Spiel die rote 5 oder die blaue 3.
lesson-hit_the_deck-2 = Die Hau-drauf-Karte mit einer 4 fordert eine Vier, und nur eine Vier. Du hast keine: Zieh eine Karte.
lesson-hit_the_deck-3 = Jemand hat die Forderung erfüllt. Spiel jetzt deine Hau-drauf-Karte mit der Hand: Sie passt auf alles.
lesson-hit_the_deck-4 = Schnell, ruf, bevor die anderen merken, dass du es vergessen hast!
lesson-hit_the_deck-5 = Jetzt schlagen alle auf den Stapel, und wer zuletzt schlägt, zieht vier Karten. Hau drauf!
lesson-hit_the_deck-6 = Gut geschlagen. Hat jemand keine Karten mehr, zählen die anderen ihre: Zahlen nach ihrem Wert, alle anderen Karten zehn. Die wenigsten Punkte gewinnen.

## Was jetzt zu tun ist

page-tt-open = Eröffne die Reihe mit einer beliebigen Karte.
page-tt-lay = Leg eine Karte von { $least } bis { $most } an.
page-tt-lay-or-twist = Leg { $least }–{ $most } an oder twiste, was leuchtet.
page-tt-twist = Nichts passt, aber du kannst twisten, was leuchtet.
page-tt-stuck = Nichts passt: Du musst die Reihe nehmen.
page-tt-slot = Die nächste Karte: { $least } bis { $most }
page-nt-choose = Die { $card } nehmen oder einen Chip zahlen?
page-nt-forced = Du hast keine Chips mehr: Nimm die Karte.
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

## Der Punktezettel

page-sheet = Punkte
page-sheet-round = Runde { $round }
page-sheet-empty = Die erste Runde läuft.
page-sheet-struck = { $score }, gestrichen
keys-scores = Punktezettel
