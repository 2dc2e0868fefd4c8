### Was `pioche doctor` sagt, auf Deutsch. Der zweite Satz eines Paars sagt, was zu tun ist.

doctor-cache-warm = Alle Spiele sind kompiliert, in { $place }.
doctor-cache-cold = { $games ->
    [one] Ein Spiel ist noch nicht kompiliert
   *[other] { $games } Spiele sind noch nicht kompiliert
} (Ordner { $place }).
doctor-cache-cold-do = Das erledigt der erste Start, in ein bis zwei Minuten. Soll es gleich geschehen, ruf als Benutzer des Servers auf: python -m pioche.warm
doctor-cache-private = Der kompilierte Code liegt in { $place }, denn in { $wanted } darf nicht geschrieben werden.
doctor-cache-private-do = PIOCHE_CACHE soll einen Ordner nennen, der dem Benutzer des Servers gehört.
doctor-cache-memory = Der kompilierte Code lässt sich nirgends aufheben, weder in { $place } noch in einem temporären Ordner.
doctor-cache-memory-do = Jeder Start würde minutenlang kompilieren. PIOCHE_CACHE soll einen Ordner nennen, in dem geschrieben werden darf.
doctor-cache-interpreted = Die Regeln werden nicht kompiliert: PIOCHE_INTERPRETED ist gesetzt.
doctor-cache-interpreted-do = Auf einem Server muss das weg; es ist für Tests da.
doctor-cores = { $cores ->
    [one] Ein Kern
   *[other] { $cores } Kerne
} ({ $machine }).
doctor-cores-do = Bots denken auf dem Kern, der auch bedient. Gib dem Server zwei.
doctor-memory = { $free } MB Speicher sind frei; { $needed } MB werden gebraucht.
doctor-memory-do = Schließe etwas oder füge Speicher hinzu. Ist alles kompiliert, reichen 400 MB zum Starten.
doctor-files = { $most } Dateien und Verbindungen dürfen offen sein.
doctor-files-do = Die Hälfte davon bleibt für Spieler. Erhöhe die Grenze: LimitNOFILE in systemd, ulimit -n in einer Shell.
doctor-clock-date = Die Uhr zeigt { $now } (UTC).
doctor-clock-date-do = Da gab es dieses Programm noch nicht. Stelle die Uhr und lass sie von einem Zeitdienst führen.
doctor-clock-even = Die Uhr ging gleichmäßig, während sie beobachtet wurde ({ $jump } ms daneben).
doctor-clock-even-do = Etwas stellt sie in Sprüngen. Nur ein einziger Zeitdienst soll sie führen.
doctor-clock-kept = Ein Zeitdienst führt die Uhr.
doctor-clock-alone = Kein Zeitdienst führt die Uhr.
doctor-clock-alone-do = Richte einen ein, etwa chrony. Tische brauchen ihn nicht, Zertifikate und die Zeiten in Aufzeichnungen schon.
doctor-port-free = { $host }, Port { $port } ist frei.
doctor-port-ours = Auf Port { $port } antwortet ein Pioche-Server.
doctor-port-taken = Den Port { $port } belegt { $who }.
doctor-port-taken-do = Beende dieses Programm, oder wähle mit --port einen anderen Port.
doctor-port-forbidden = Dieser Benutzer darf den Port { $port } nicht öffnen.
doctor-port-forbidden-do = Wähle einen Port über 1023, und lass einen Proxy auf 443 lauschen.
doctor-port-nowhere = Auf { $host } lässt sich nicht lauschen: { $reason }
doctor-port-nowhere-do = Nimm 127.0.0.1 hinter einem Proxy oder 0.0.0.0 für das ganze Netz.
doctor-data-folder = Die Tische liegen in { $place }.
doctor-data-homeless = Der Benutzer hat kein Heimatverzeichnis, und kein anderer Ort für die Tische ist genannt.
doctor-data-homeless-do = Nenne einen mit --data oder PIOCHE_DATA.
doctor-data-unwritable = Dieser Benutzer darf in { $place } oder in eine Datei darin nicht schreiben.
doctor-data-unwritable-do = Ordner und Inhalt sollen dem Benutzer des Servers gehören: chown -R
doctor-data-room = In { $place } sind { $free } MB frei.
doctor-data-room-do = Eine Million Züge braucht etwa 220 MB. Schaffe Platz, oder kürze --keep-days und --keep-games-days.
doctor-data-readable = Andere Benutzer dieses Rechners können { $path } lesen, samt Karten und Gesprächen.
doctor-data-readable-do = Abhilfe: chmod 600 { $path }
doctor-data-system = { $place } liegt auf einem Dateisystem der Art { $kind }.
doctor-data-system-do = Über ein Netz kann SQLite seine Zusagen nicht halten. Nimm eine lokale Platte oder Postgres.
doctor-postgres-driver = psycopg ist nicht installiert.
doctor-postgres-driver-do = Abhilfe: pip install "pioche[postgres]"
doctor-postgres-version = Postgres { $version } antwortet; { $least } ist das älteste, das geht.
doctor-postgres-version-do = Aktualisiere Postgres.
doctor-postgres-away = Postgres bei { $place } ist nicht zu gebrauchen: { $reason }
doctor-postgres-away-do = Läuft es, lauscht es dort, und lässt pg_hba.conf den Benutzer herein?
doctor-postgres-setting = Postgres steht auf { $name } = { $value }: Ein Stromausfall würde bestätigte Züge löschen.
doctor-postgres-setting-do = Führe ALTER SYSTEM SET { $name } = on aus und lade die Einstellungen neu.
doctor-proxy-away = { $url } antwortet nicht: { $reason }
doctor-proxy-away-do = Läuft der Server, führt der Name hierher, und ist das Zertifikat gut?
doctor-proxy-name = Der Server unter { $url } hält sich für einen anderen.
doctor-proxy-name-do = Starte ihn mit --public-url { $url }, und lass den Proxy den Namen weitergeben: proxy_set_header Host $host
doctor-proxy-other = Unter { $url } antwortet etwas anderes ({ $status }) oder eine ältere Version.
doctor-proxy-other-do = Führt der Proxy zum richtigen Port?
doctor-proxy-scheme = Die Leute kommen über { $wanted }, der Server sieht { $seen }.
doctor-proxy-scheme-do = Der Proxy soll es sagen: proxy_set_header X-Forwarded-Proto $scheme
doctor-proxy-none = Der Server wird direkt gefragt, auf diesem Rechner.
doctor-proxy-address = Der Server sieht, woher die Leute kommen; hier ist es { $address }.
doctor-proxy-believes = Der Server glaubt jede Adresse, die Leute erfinden: Grenzen sind keine mehr.
doctor-proxy-believes-do = Der Proxy muss sie selbst sagen: proxy_set_header X-Forwarded-For $remote_addr. Ein Server, den man direkt erreicht, darf in FORWARDED_ALLOW_IPS nicht alle nennen.
doctor-proxy-untrusted = Der Proxy sagt { $forwarded }, aber der Server traut ihm nicht: Alle zählen als { $address }.
doctor-proxy-untrusted-do = Starte den Server mit FORWARDED_ALLOW_IPS={ $address }
doctor-proxy-silent = Der Proxy sagt nicht, woher die Leute kommen: Alle zählen als { $address }.
doctor-proxy-silent-do = Abhilfe: proxy_set_header X-Forwarded-For $remote_addr
doctor-proxy-metrics = Alle Welt kann /metrics lesen.
doctor-proxy-metrics-do = Der Proxy soll dort 404 antworten.
doctor-proxy-sockets = Sockets kommen durch, in beide Richtungen.
doctor-proxy-buffers = Ein Socket geht auf, aber in { $seconds } Sekunden kam nichts zurück.
doctor-proxy-buffers-do = Etwas dazwischen hält das Gesendete zurück. Schalte dort das Puffern ab.
doctor-proxy-origin = Der Server erkennt { $origin } nicht als seine eigene Seite an.
doctor-proxy-origin-do = Starte ihn mit --public-url { $origin }
doctor-proxy-upgrade = Ein Socket lässt sich nicht öffnen: { $reason }
doctor-proxy-upgrade-do = Der Proxy soll Upgrade und Connection weitergeben, mit proxy_http_version 1.1.
