### What `pioche doctor` says, in English. The second sentence of a pair says what to do.

doctor-cache-warm = All games are compiled, in { $place }.
doctor-cache-cold = { $games ->
    [one] One game is not compiled yet
   *[other] { $games } games are not compiled yet
} (folder { $place }).
doctor-cache-cold-do = The first start does it, in a minute or two. To do it now, as the user who serves: python -m pioche.warm
doctor-cache-private = Compiled code is kept in { $place }, because { $wanted } cannot be written.
doctor-cache-private-do = Let PIOCHE_CACHE name a folder that belongs to the user who serves.
doctor-cache-memory = Compiled code cannot be kept anywhere, neither in { $place } nor in a temporary folder.
doctor-cache-memory-do = Every start would compile for minutes. Let PIOCHE_CACHE name a folder that can be written.
doctor-cache-interpreted = The rules are not compiled: PIOCHE_INTERPRETED is set.
doctor-cache-interpreted-do = Unset it on a server; it is for tests.
doctor-cores = { $cores ->
    [one] One core
   *[other] { $cores } cores
} ({ $machine }).
doctor-cores-do = Bots think on the core that serves. Give the server two.
doctor-memory = { $free } MB of memory are free; { $needed } MB are needed.
doctor-memory-do = Close something or add memory. Once everything is compiled, 400 MB are enough to start.
doctor-files = { $most } files and connections may be open.
doctor-files-do = Half of them can be people. Raise the limit: LimitNOFILE in systemd, ulimit -n in a shell.
doctor-clock-date = The clock says { $now } (UTC).
doctor-clock-date-do = That is before this program was made. Set the clock, and let a time service keep it.
doctor-clock-even = The clock went evenly while it was watched ({ $jump } ms off).
doctor-clock-even-do = Something sets it in jumps. Let one time service keep it, and no other program.
doctor-clock-kept = A time service keeps the clock right.
doctor-clock-alone = No time service keeps the clock right.
doctor-clock-alone-do = Install one, such as chrony. Tables do not need it; certificates and the times in records do.
doctor-port-free = { $host } port { $port } is free.
doctor-port-ours = A Pioche server answers at port { $port }.
doctor-port-taken = Port { $port } is in use by { $who }.
doctor-port-taken-do = Stop that program, or choose another port with --port.
doctor-port-forbidden = This user may not listen at port { $port }.
doctor-port-forbidden-do = Choose a port above 1023, and let a proxy listen at 443.
doctor-port-nowhere = It is not possible to listen at { $host }: { $reason }
doctor-port-nowhere-do = Use 127.0.0.1 behind a proxy, or 0.0.0.0 for the whole network.
doctor-data-folder = The tables are kept in { $place }.
doctor-data-homeless = The user has no home folder, and no other place for the tables is named.
doctor-data-homeless-do = Name one with --data or PIOCHE_DATA.
doctor-data-unwritable = This user may not write to { $place }, or to a file there.
doctor-data-unwritable-do = Let the folder and what is in it belong to the user who serves: chown -R
doctor-data-room = { $free } MB are free at { $place }.
doctor-data-room-do = A million moves take about 220 MB. Make room, or shorten --keep-days and --keep-games-days.
doctor-data-readable = Other users of this machine can read { $path }: cards, talk and all.
doctor-data-readable-do = chmod 600 { $path }
doctor-data-system = { $place } is on a file system of the kind { $kind }.
doctor-data-system-do = SQLite cannot keep its promises over a network. Use a local disk, or Postgres.
doctor-postgres-driver = psycopg is not installed.
doctor-postgres-driver-do = pip install "pioche[postgres]"
doctor-postgres-version = Postgres { $version } answers; { $least } is the oldest that will do.
doctor-postgres-version-do = Update Postgres.
doctor-postgres-away = Postgres at { $place } cannot be used: { $reason }
doctor-postgres-away-do = Does it run, does it listen there, and is the user allowed in pg_hba.conf?
doctor-postgres-setting = Postgres is set to { $name } = { $value }: a power cut would undo moves that were acknowledged.
doctor-postgres-setting-do = ALTER SYSTEM SET { $name } = on, and reload.
doctor-proxy-away = { $url } does not answer: { $reason }
doctor-proxy-away-do = Is the server running, does the name lead here, and is the certificate good?
doctor-proxy-name = The server at { $url } takes itself for another one.
doctor-proxy-name-do = Start it with --public-url { $url }, and let the proxy pass the name on: proxy_set_header Host $host
doctor-proxy-other = { $url } is answered by something else ({ $status }), or by an older version.
doctor-proxy-other-do = Does the proxy lead to the right port?
doctor-proxy-scheme = People come by { $wanted }, and the server sees { $seen }.
doctor-proxy-scheme-do = Let the proxy say so: proxy_set_header X-Forwarded-Proto $scheme
doctor-proxy-none = The server is asked directly, on this machine.
doctor-proxy-address = The server sees where people come from; this is { $address }.
doctor-proxy-believes = The server believes whatever address people invent: limits are no limits.
doctor-proxy-believes-do = The proxy must say it anew: proxy_set_header X-Forwarded-For $remote_addr. A server that is reached directly must not list everybody in FORWARDED_ALLOW_IPS.
doctor-proxy-untrusted = The proxy says { $forwarded }, but the server does not trust it: everybody counts as { $address }.
doctor-proxy-untrusted-do = Start the server with FORWARDED_ALLOW_IPS={ $address }
doctor-proxy-silent = The proxy does not say where people come from: everybody counts as { $address }.
doctor-proxy-silent-do = proxy_set_header X-Forwarded-For $remote_addr
doctor-proxy-metrics = The world can read /metrics.
doctor-proxy-metrics-do = Let the proxy answer 404 there.
doctor-proxy-sockets = Sockets come through, both ways.
doctor-proxy-buffers = A socket opens, but nothing came back within { $seconds } seconds.
doctor-proxy-buffers-do = Something between holds back what is sent. Switch buffering off there.
doctor-proxy-origin = The server does not accept { $origin } as its own page.
doctor-proxy-origin-do = Start it with --public-url { $origin }
doctor-proxy-upgrade = A socket cannot be opened: { $reason }
doctor-proxy-upgrade-do = Let the proxy pass on Upgrade and Connection, with proxy_http_version 1.1.
