### Ce que dit `pioche doctor`, en français. La seconde phrase d’une paire dit ce qu’il faut faire.

doctor-cache-warm = Tous les jeux sont compilés, dans { $place }.
doctor-cache-cold = { $games ->
    [one] Un jeu n’est pas encore compilé
   *[other] { $games } jeux ne sont pas encore compilés
} (dossier { $place }).
doctor-cache-cold-do = Le premier démarrage s’en charge, en une minute ou deux. Pour le faire maintenant, en tant qu’utilisateur du serveur : python -m pioche.warm
doctor-cache-private = Le code compilé est gardé dans { $place }, car on ne peut pas écrire dans { $wanted }.
doctor-cache-private-do = PIOCHE_CACHE doit nommer un dossier qui appartient à l’utilisateur du serveur.
doctor-cache-memory = Le code compilé ne peut être gardé ni dans { $place } ni dans un dossier temporaire.
doctor-cache-memory-do = Chaque démarrage compilerait pendant plusieurs minutes. PIOCHE_CACHE doit nommer un dossier où l’on peut écrire.
doctor-cache-interpreted = Les règles ne sont pas compilées : PIOCHE_INTERPRETED est définie.
doctor-cache-interpreted-do = Retire-la sur un serveur ; elle sert aux tests.
doctor-cores = { $cores ->
    [one] Un cœur
   *[other] { $cores } cœurs
} ({ $machine }).
doctor-cores-do = Les robots réfléchissent sur le même cœur que le serveur. Donne-lui deux cœurs.
doctor-memory = { $free } Mo de mémoire sont libres ; il en faut { $needed }.
doctor-memory-do = Ferme quelque chose ou ajoute de la mémoire. Une fois tout compilé, 400 Mo suffisent pour démarrer.
doctor-files = { $most } fichiers et connexions peuvent être ouverts.
doctor-files-do = La moitié peut servir à des joueurs. Relève la limite : LimitNOFILE dans systemd, ulimit -n dans un terminal.
doctor-clock-date = L’horloge indique { $now } (UTC).
doctor-clock-date-do = Ce programme n’existait pas encore. Règle l’horloge et confie-la à un service de temps.
doctor-clock-even = L’horloge a marché régulièrement pendant l’observation ({ $jump } ms d’écart).
doctor-clock-even-do = Quelque chose la règle par sauts. Un seul service de temps doit la tenir.
doctor-clock-kept = Un service de temps tient l’horloge à l’heure.
doctor-clock-alone = Aucun service de temps ne tient l’horloge à l’heure.
doctor-clock-alone-do = Installe-en un, par exemple chrony. Les tables s’en passent ; les certificats et les heures des parties, non.
doctor-port-free = { $host }, port { $port } : libre.
doctor-port-ours = Un serveur Pioche répond sur le port { $port }.
doctor-port-taken = Le port { $port } est occupé par { $who }.
doctor-port-taken-do = Arrête ce programme, ou choisis un autre port avec --port.
doctor-port-forbidden = Cet utilisateur ne peut pas ouvrir le port { $port }.
doctor-port-forbidden-do = Choisis un port au-dessus de 1023, et laisse un proxy écouter sur le 443.
doctor-port-nowhere = Impossible d’écouter sur { $host } : { $reason }
doctor-port-nowhere-do = Prends 127.0.0.1 derrière un proxy, ou 0.0.0.0 pour tout le réseau.
doctor-data-folder = Les tables sont gardées dans { $place }.
doctor-data-homeless = L’utilisateur n’a pas de dossier personnel, et aucun autre endroit n’est indiqué pour les tables.
doctor-data-homeless-do = Indiques-en un avec --data ou PIOCHE_DATA.
doctor-data-unwritable = Cet utilisateur ne peut pas écrire dans { $place }, ou dans un fichier de ce dossier.
doctor-data-unwritable-do = Le dossier et son contenu doivent appartenir à l’utilisateur du serveur : chown -R
doctor-data-room = { $free } Mo sont libres dans { $place }.
doctor-data-room-do = Un million de coups prend environ 220 Mo. Fais de la place, ou raccourcis --keep-days et --keep-games-days.
doctor-data-readable = D’autres utilisateurs de cette machine peuvent lire { $path }, cartes et conversations comprises.
doctor-data-readable-do = Remède : chmod 600 { $path }
doctor-data-system = { $place } se trouve sur un système de fichiers du type { $kind }.
doctor-data-system-do = À travers un réseau, SQLite ne peut pas tenir ses promesses. Prends un disque local, ou Postgres.
doctor-postgres-driver = psycopg n’est pas installé.
doctor-postgres-driver-do = Remède : pip install "pioche[postgres]"
doctor-postgres-version = Postgres { $version } répond ; { $least } est le plus ancien qui convienne.
doctor-postgres-version-do = Mets Postgres à jour.
doctor-postgres-away = Postgres à { $place } n’est pas utilisable : { $reason }
doctor-postgres-away-do = Est-il démarré, écoute-t-il à cet endroit, et pg_hba.conf laisse-t-il entrer l’utilisateur ?
doctor-postgres-setting = Postgres est réglé sur { $name } = { $value } : une coupure de courant effacerait des coups confirmés.
doctor-postgres-setting-do = Exécute ALTER SYSTEM SET { $name } = on, puis recharge.
doctor-proxy-away = { $url } ne répond pas : { $reason }
doctor-proxy-away-do = Le serveur est-il démarré, le nom mène-t-il ici, et le certificat est-il bon ?
doctor-proxy-name = Le serveur à { $url } se prend pour un autre.
doctor-proxy-name-do = Démarre-le avec --public-url { $url }, et que le proxy transmette le nom : proxy_set_header Host $host
doctor-proxy-other = À { $url } répond autre chose ({ $status }), ou une version plus ancienne.
doctor-proxy-other-do = Le proxy mène-t-il au bon port ?
doctor-proxy-scheme = On vient par { $wanted }, et le serveur voit { $seen }.
doctor-proxy-scheme-do = Le proxy doit le dire : proxy_set_header X-Forwarded-Proto $scheme
doctor-proxy-none = Le serveur est interrogé directement, sur cette machine.
doctor-proxy-address = Le serveur voit d’où l’on vient ; ici, c’est { $address }.
doctor-proxy-believes = Le serveur croit toute adresse qu’on invente : les limites ne limitent plus rien.
doctor-proxy-believes-do = Le proxy doit la dire lui-même : proxy_set_header X-Forwarded-For $remote_addr. Un serveur que l’on atteint directement ne doit pas nommer tout le monde dans FORWARDED_ALLOW_IPS.
doctor-proxy-untrusted = Le proxy dit { $forwarded }, mais le serveur ne lui fait pas confiance : tout le monde compte comme { $address }.
doctor-proxy-untrusted-do = Démarre le serveur avec FORWARDED_ALLOW_IPS={ $address }
doctor-proxy-silent = Le proxy ne dit pas d’où l’on vient : tout le monde compte comme { $address }.
doctor-proxy-silent-do = Remède : proxy_set_header X-Forwarded-For $remote_addr
doctor-proxy-metrics = Tout le monde peut lire /metrics.
doctor-proxy-metrics-do = Le proxy doit y répondre 404.
doctor-proxy-sockets = Les sockets passent, dans les deux sens.
doctor-proxy-buffers = Un socket s’ouvre, mais rien n’est revenu en { $seconds } secondes.
doctor-proxy-buffers-do = Quelque chose en route retient ce qui est envoyé. Désactives-y la mise en tampon.
doctor-proxy-origin = Le serveur ne reconnaît pas { $origin } comme sa propre page.
doctor-proxy-origin-do = Démarre-le avec --public-url { $origin }
doctor-proxy-upgrade = Impossible d’ouvrir un socket : { $reason }
doctor-proxy-upgrade-do = Le proxy doit transmettre Upgrade et Connection, avec proxy_http_version 1.1.
