### Deutsch: die Seite.

## Startseite

page-lead = Kleine Kartenspiele, für Freunde und für einen ruhigen Abend mit den Bots. Kein Konto: Such dir ein Spiel aus und leg los.
page-nowhere = Hier ist nichts.
page-home = Startseite
page-close = Schließen
page-language = Sprache
page-sounds = Töne
page-dark = Dunkles Design
page-offline = Der Server antwortet nicht. Läuft er?
page-away = Der Server ist nicht zu erreichen. Allein spielen geht trotzdem, und die Tische der anderen kommen von selbst wieder.
page-starting = Gegen die Bots geht es schon los; Tische mit Freunden öffnen in ein, zwei Minuten.
page-starting-tables = Die Tische öffnen in ein, zwei Minuten.
page-elsewhere = Hier spielst du gegen die Bots. Tische mit Freunden gibt es hier:
page-continue = Weiterspielen
page-games = Die Spiele
page-play = Spielen
page-choose = Einstellen, wie gespielt wird
page-friends = Mit Freunden
page-learn = In einer Minute gelernt
page-rules = Regeln
page-players = { $least }–{ $most } Spieler
page-players-more = { $least }–{ $most } Spieler, bis { $more } mit einer Hausregel
page-minutes = { $minutes } Minuten
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
page-past-all = Alle { $count } Partien
page-import = Aufzeichnung öffnen
page-about = Über Pioche
page-about-text = Pioche ist französisch und heißt Nachziehstapel. Es ist eine unabhängige Umsetzung von Kartenspielen, die wir lieben; ihre Autoren und Verlage haben nichts damit zu tun. Kauf dir die Originale: Sie sind es wert.
page-about-art = Alle Bilder wurden für Pioche gezeichnet.
page-about-fair = Jedes Austeilen lässt sich überprüfen: Der Server und alle am Tisch legen sich fest, bevor irgendein Zufall bekannt ist, und nach der Runde wird alles gezeigt. Selbst wer alle Plätze außer deinem in der Hand hat, kann die Karten nicht aussuchen. Der Server kennt alle Karten.

level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-club = Vereinsspieler
level-strong = Stark
level-expert = Experte
level-master = Meister

## Ein Tisch mit Freunden

page-how-many = Wie viele spielen mit?
page-bots-among = Wie viele davon sind Bots?
page-clock = Zeit für einen Zug
page-clock-seconds = { $seconds ->
    [0] ohne Zeitlimit
   *[other] { $seconds } Sekunden
}
page-who-begins = Wer beginnt?
page-who-deals = Wer gibt zuerst?
page-by-lot = das Los entscheidet
page-seat = { $seat ->
    [1] Platz 1 (du)
   *[other] Platz { $seat }
}
page-seat-number = Platz { $seat }
page-public = Alle dürfen mitspielen: Der Tisch steht bei den öffentlichen
page-hints-allowed = Tipps sind erlaubt
page-memory = Wie am Tisch: Was wieder verdeckt liegt, müssen sich alle selbst merken
page-memory-on = was wieder verdeckt liegt, muss man sich merken
page-options = Varianten
page-group-box = In der Schachtel
page-group-house = Hausregeln
page-group-comfort = Komfort
page-recommended = Die Spielregel empfiehlt sie für { $seats ->
    [2] zwei
   *[other] { $seats }
} Spieler.
page-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
page-unit-seconds = Sekunden
page-unit-milliseconds = Millisekunden
page-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
page-variant = { $name }: { $value }
page-off = aus
page-variants-on = Regeln an diesem Tisch:
page-variants-none = die üblichen.
page-open-table = Tisch eröffnen

page-sit-title = Setz dich dazu
page-your-name = Dein Name
page-guest = Gast
page-sit = Hinsetzen
page-who = Am Tisch
page-empty = frei
page-is-ready = bereit
page-not-ready = noch nicht bereit
page-kick = { $who } wegschicken
page-mute = { $who } stummschalten
page-unmute = { $who } wieder reden lassen
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
page-signal-later = Der Server kann gerade nichts speichern. Gleich ein neuer Versuch; was gespielt ist, geht nicht verloren.
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
page-bot = Bot
page-is-away = Gerade weg: Ein Bot springt ein
page-is-gone = Nicht verbunden
page-is-here = Verbunden
page-to-move = am Zug
page-your-turn = Du bist dran
page-turn-of = Warten auf { $who }
page-slap = Hau drauf!
page-has-slapped = hat geschlagen
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
page-fair-text = Vor dem Geben hat der Server diesen Fingerabdruck seines Geheimnisses veröffentlicht, und dein Browser hat etwas Zufall zugesagt und einen Beleg behalten. Solange dein Zufall geheim war, konnte niemand die Karten aussuchen, auch nicht der Server zusammen mit allen anderen. Der Server kennt alle Karten und könnte sie verraten. Wer zugesagten Zufall zurückhält, wird genannt, und es wird neu gegeben. Nach dem Spiel vergleicht der Rückblick die Aufzeichnung mit deinen Belegen.
page-scores = Punktestand
page-total = Summe
page-total-is = Stand { $total }
page-winner = gewonnen
page-you-won = Du hast gewonnen!
page-rematch = Noch einmal spielen
page-review = Rückblick
page-next-round = Nächste Runde
page-see-table = Den Tisch ansehen
page-count = Was gezählt wurde
page-picture = Ein Bild zum Teilen
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

## Tasten

page-keys = Tasten
keys-name-enter = Eingabe
keys-name-ends = Pos1, Ende
keys-name-pages = Bild auf, Bild ab
keys-name-space = Leertaste
keys-hand = Durch deine Hand gehen
keys-enter = Eine Karte wählen; noch einmal: sie spielen
keys-hint = Um einen Tipp bitten
keys-log = Verlauf und Punktestand
keys-rules = Regeln
keys-talk = Sprüche
keys-menu = Menü
keys-help = Diese Liste

## Beispiele in den Regeln

page-example-ask = { $kind ->
    [count] Wie viele Punkte?
   *[play] Wie geht es weiter?
}
page-example-go = { $kind ->
    [count] Zählen
   *[play] Spielen
}
page-example-again = Von vorn

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
page-analysis-text = Ein Meister sieht sich jede Entscheidung an, mit dem, was man an diesem Platz damals wissen konnte.
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
page-chart-steps = { $steps } Schritte
page-chart-loss = Was eine Entscheidung gekostet hat
page-alternatives = Was möglich war
page-was-played = gespielt
page-steps = Die Schritte
page-is-mistake = ein Fehler
page-name-of-bot = { $name } (Bot)
keys-step = Einen Schritt zurück, einen weiter
keys-ends = An den Anfang, ans Ende
keys-round = Vorige Runde, nächste Runde
keys-mistake = Der nächste Fehler
page-no-mistakes = Keine, die der Rede wert wären.
page-verify = Das Mischen prüfen
page-verified = Wie zugesagt: Die Karten jeder Runde folgen aus dem Geheimnis des Servers und dem Zufall aller. Geprüfte Runden: { $rounds }.
page-verified-moves = Jeder Zug folgt den Regeln. Geprüfte Züge: { $moves }.
page-verified-mine = Mit den Belegen in diesem Browser verglichen: { $compared } von { $rounds } Runden.
page-verified-alone = In sich stimmig; kein Beleg wurde verglichen. Auch eine erfundene Aufzeichnung kann in sich stimmig sein.
page-verified-old = Runden einer früheren Version: Der Zufall wurde gezeigt, wie er kam; mit dem letzten Beitrag ließen sich also die Karten aussuchen.
page-verify-wrong = Diese Aufzeichnung stimmt nicht: { $why }
page-receipts = Deine Belege herunterladen
page-download = Aufzeichnung herunterladen
page-share-moment = Link zu diesem Augenblick kopieren

## Lernen

page-learn-title = { $game } in einer Minute
lesson-try = Diesmal nicht: Versuch, was die Lektion verlangt.

## Der Punktezettel

page-sheet = Punkte
page-sheet-round = Runde { $round }
page-sheet-empty = Die erste Runde läuft.
page-sheet-struck = { $score }, gestrichen
keys-scores = Punktezettel
