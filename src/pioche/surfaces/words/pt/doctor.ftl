### O que `pioche doctor` diz, em português. A segunda frase de um par diz o que fazer.

doctor-cache-warm = Todos os jogos estão compilados, em { $place }.
doctor-cache-cold = { $games ->
    [one] Um jogo ainda não está compilado
   *[other] { $games } jogos ainda não estão compilados
} (pasta { $place }).
doctor-cache-cold-do = O primeiro arranque trata disso, num minuto ou dois. Para o fazer já, como o utilizador do servidor: python -m pioche.warm
doctor-cache-private = O código compilado fica em { $place }, porque não se pode escrever em { $wanted }.
doctor-cache-private-do = PIOCHE_CACHE deve indicar uma pasta que pertença ao utilizador do servidor.
doctor-cache-memory = O código compilado não pode ser guardado, nem em { $place } nem numa pasta temporária.
doctor-cache-memory-do = Cada arranque compilaria durante vários minutos. PIOCHE_CACHE deve indicar uma pasta em que se possa escrever.
doctor-cache-interpreted = As regras não são compiladas: PIOCHE_INTERPRETED está definida.
doctor-cache-interpreted-do = Retira-a num servidor; serve para testes.
doctor-cores = { $cores ->
    [one] Um núcleo
   *[other] { $cores } núcleos
} ({ $machine }).
doctor-cores-do = Os robôs pensam no mesmo núcleo que o servidor. Dá-lhe dois.
doctor-memory = Há { $free } MB de memória livres; são precisos { $needed } MB.
doctor-memory-do = Fecha alguma coisa ou acrescenta memória. Depois de tudo compilado, 400 MB chegam para arrancar.
doctor-files = Podem estar abertos { $most } ficheiros e ligações.
doctor-files-do = Metade pode servir para jogadores. Sobe o limite: LimitNOFILE no systemd, ulimit -n numa consola.
doctor-clock-date = O relógio marca { $now } (UTC).
doctor-clock-date-do = Nessa altura este programa ainda não existia. Acerta o relógio e entrega-o a um serviço de hora.
doctor-clock-even = O relógio andou regularmente enquanto foi observado ({ $jump } ms de diferença).
doctor-clock-even-do = Algo o acerta aos saltos. Só um serviço de hora o deve manter.
doctor-clock-kept = Um serviço de hora mantém o relógio certo.
doctor-clock-alone = Nenhum serviço de hora mantém o relógio certo.
doctor-clock-alone-do = Instala um, por exemplo o chrony. As mesas não precisam dele; os certificados e as horas dos registos, sim.
doctor-port-free = { $host }, porta { $port }: livre.
doctor-port-ours = Um servidor Pioche responde na porta { $port }.
doctor-port-taken = A porta { $port } está ocupada por { $who }.
doctor-port-taken-do = Termina esse programa, ou escolhe outra porta com --port.
doctor-port-forbidden = Este utilizador não pode abrir a porta { $port }.
doctor-port-forbidden-do = Escolhe uma porta acima de 1023, e deixa um proxy escutar na 443.
doctor-port-nowhere = Não é possível escutar em { $host }: { $reason }
doctor-port-nowhere-do = Usa 127.0.0.1 atrás de um proxy, ou 0.0.0.0 para toda a rede.
doctor-data-folder = As mesas são guardadas em { $place }.
doctor-data-homeless = O utilizador não tem pasta pessoal, e não foi indicado outro lugar para as mesas.
doctor-data-homeless-do = Indica um com --data ou PIOCHE_DATA.
doctor-data-unwritable = Este utilizador não pode escrever em { $place }, ou num ficheiro dessa pasta.
doctor-data-unwritable-do = A pasta e o seu conteúdo devem pertencer ao utilizador do servidor: chown -R
doctor-data-room = Há { $free } MB livres em { $place }.
doctor-data-room-do = Um milhão de jogadas ocupa cerca de 220 MB. Arranja espaço, ou encurta --keep-days e --keep-games-days.
doctor-data-readable = Outros utilizadores desta máquina podem ler { $path }, incluindo cartas e conversas.
doctor-data-readable-do = Corrige com: chmod 600 { $path }
doctor-data-system = { $place } está num sistema de ficheiros do tipo { $kind }.
doctor-data-system-do = Através de uma rede o SQLite não cumpre o que promete. Usa um disco local, ou Postgres.
doctor-postgres-driver = psycopg não está instalado.
doctor-postgres-driver-do = Instala com: pip install "pioche[postgres]"
doctor-postgres-version = O Postgres { $version } responde; o mais antigo que serve é o { $least }.
doctor-postgres-version-do = Atualiza o Postgres.
doctor-postgres-away = O Postgres em { $place } não pode ser usado: { $reason }
doctor-postgres-away-do = Está a correr, escuta nesse lugar, e pg_hba.conf deixa entrar o utilizador?
doctor-postgres-setting = O Postgres tem { $name } = { $value }: um corte de energia apagaria jogadas já confirmadas.
doctor-postgres-setting-do = Executa ALTER SYSTEM SET { $name } = on e recarrega.
doctor-proxy-away = { $url } não responde: { $reason }
doctor-proxy-away-do = O servidor está a correr, o nome leva até aqui, e o certificado é bom?
doctor-proxy-name = O servidor em { $url } julga que é outro.
doctor-proxy-name-do = Arranca-o com --public-url { $url }, e faz o proxy passar o nome: proxy_set_header Host $host
doctor-proxy-other = Em { $url } responde outra coisa ({ $status }), ou uma versão mais antiga.
doctor-proxy-other-do = O proxy leva à porta certa?
doctor-proxy-scheme = As pessoas vêm por { $wanted }, e o servidor vê { $seen }.
doctor-proxy-scheme-do = O proxy deve dizê-lo: proxy_set_header X-Forwarded-Proto $scheme
doctor-proxy-none = O servidor é consultado diretamente, nesta máquina.
doctor-proxy-address = O servidor vê de onde vêm as pessoas; aqui, é { $address }.
doctor-proxy-believes = O servidor acredita em qualquer endereço que as pessoas inventem: os limites deixam de limitar.
doctor-proxy-believes-do = O proxy tem de o dizer de novo: proxy_set_header X-Forwarded-For $remote_addr. Um servidor a que se chega diretamente não pode ter toda a gente em FORWARDED_ALLOW_IPS.
doctor-proxy-untrusted = O proxy diz { $forwarded }, mas o servidor não confia nele: todos contam como { $address }.
doctor-proxy-untrusted-do = Arranca o servidor com FORWARDED_ALLOW_IPS={ $address }
doctor-proxy-silent = O proxy não diz de onde vêm as pessoas: todos contam como { $address }.
doctor-proxy-silent-do = Acrescenta: proxy_set_header X-Forwarded-For $remote_addr
doctor-proxy-metrics = Toda a gente pode ler /metrics.
doctor-proxy-metrics-do = O proxy deve responder aí 404.
doctor-proxy-sockets = Os sockets passam, nos dois sentidos.
doctor-proxy-buffers = Um socket abre, mas em { $seconds } segundos nada voltou.
doctor-proxy-buffers-do = Algo pelo caminho retém o que se envia. Desliga aí a memória intermédia.
doctor-proxy-origin = O servidor não aceita { $origin } como a sua própria página.
doctor-proxy-origin-do = Arranca-o com --public-url { $origin }
doctor-proxy-upgrade = Não é possível abrir um socket: { $reason }
doctor-proxy-upgrade-do = O proxy deve passar Upgrade e Connection, com proxy_http_version 1.1.
