### Português.

## Recusas: o que não é possível, e porquê. Sem ponto final: segue-se a cláusula.

refused-unknown-game = não há nenhum jogo { $name }; há { $values }
refused-game-broken = não se consegue carregar o jogo { $name }: { $reason }
refused-game-incomplete = { $name } não diz tudo o que um jogo tem de dizer; falta { $missing }
refused-game-name-taken = já há um jogo { $name }
refused-game-too-large = { $name } vai até { $seats } jogadores, e { $most } é o máximo
refused-game-layout-taken = os dados de { $name } têm os mesmos campos que os de { $other }, e nada os distingue
refused-too-many-features = a heurística de { $name } tem { $features } critérios, e { $most } é o máximo
refused-wrong-seats = { $seats } jogadores não é o número certo: podem jogar de { $least } a { $most }
refused-no-such-seat = não há lugar { $seat }; o último é o { $most }
refused-not-a-seat = «{ $text }» não é um lugar: é preciso um número, ou * para o acaso
refused-unknown-language = aqui não se fala { $name }; as línguas são { $values }
refused-unknown-level = não há nível { $name }; há { $values }
refused-unknown-option = não há opção { $option }; há { $values }
refused-option-retired = { $option } já não é uma opção: nunca se pôde ligar
refused-option-not-flag = { $option } é true ou false, não { $value }
refused-option-not-count = { $option } é um número inteiro a partir de { $least }, não { $value }
refused-option-not-choice = { $option } escolhe-se entre { $values }; { $value } não é um deles
refused-option-not-limit = { $option } é um tempo, não { $value }
refused-part-out-of-range = { $option } é 0 para o jogo completo, ou de { $least } a { $most }, não { $value }
refused-too-few-cards = há cartas a menos para estas mãos e esta pilha
refused-peer-missing = { $package } não está instalado: pip install "pioche[{ $extra }]"
refused-unknown-reward = não há recompensa { $name }; há { $values }
refused-illegal-action = ambiente { $environment }: a ação { $action } não é permitida aqui
refused-wrong-actions = foram dadas { $given } ações para { $wanted } ambientes
refused-no-other-world = em { $tries } tentativas não se encontrou outro mundo com o mesmo aspeto
refused-unknown-style = não há estilo { $name }; há { $values }
refused-file-exists = { $path } já existe
refused-unknown-ending = { $path }: é o fim do nome que diz o que há num ficheiro: { $values }
refused-not-begun = é preciso chamar reset primeiro
refused-not-simultaneous = só há ambiente paralelo onde todos escolhem ao mesmo tempo: { $values }

refused-file-too-large = o ficheiro tem mais de { $most } MB
refused-file-unreadable = não é possível ler o ficheiro: { $reason }
refused-not-json = isto não é JSON: { $reason }
refused-not-an-object = um registo é um objeto JSON
refused-key-missing = falta esta chave
refused-unknown-format = { $text } não é um formato conhecido; este programa lê «{ $format }»
refused-wrong-type = { $text } não é { $wanted ->
    [string] um texto
    [strings] uma lista de nomes
    [object] um objeto
    [integer] um número inteiro
   *[list] uma lista
}

refused-move-not-text = uma jogada é um texto
refused-not-a-number = «{ $text }» não é um número
refused-not-a-move = «{ $text }» não é uma jogada deste jogo
refused-match-over = o jogo acabou
refused-nature-to-move = é a vez do acaso
refused-not-your-turn = é a vez do lugar { $seat }
refused-deal-expected = primeiro é preciso dar as cartas; «{ $text }» não serve
refused-wrong-number-of-cards = estão { $given } cartas onde são precisas { $needed }
refused-card-missing = falta a carta { $card }, ou há outra repetida
refused-nothing-to-undo = não há nada para desfazer

## A arena

refused-too-few-entrants = têm de jogar pelo menos dois: indica mais um participante, ou pool para mesas misturadas
refused-too-few-deals = são precisas duas distribuições ou mais para saber se um número é seguro
refused-not-a-budget = «{ $text }» não é um orçamento: um número com ms, s ou sims, como 50ms ou 2000sims
refused-unknown-entrant = não há nenhum jogador { $name }; há { $values }; search:2000, search:100ms e guided:100ms; e robôs em ficheiros, como my_bot.py:Clever
refused-no-network = nenhuma rede foi treinada para { $name } com { $seats } jogadores
refused-no-such-file = não há nenhum ficheiro { $path }
refused-no-such-bot = não há { $name } em { $path }
refused-bot-broken = não é possível carregar { $name }: { $reason }
refused-worker-died = um robô deitou abaixo o seu processo e o torneio não pode continuar; com --jobs 1 vês onde foi
refused-no-cluster = não há nenhum cluster Ray em { $address }: { $reason }
refused-extra-missing = { $package } não está instalado: pip install "pioche[{ $extra }]"

fault-crashed = falhou: { $message }
fault-illegal = respondeu { $message }, que não é uma jogada permitida
fault-slow = foi interrompido ao fim de { $message } segundos

## Repetição

replay-title = { $game }, { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
}; à mesa: { $players }
replay-round = ronda { $round }: { $scores }
replay-totals = total: { $scores } — vitória: { $winners }
replay-unfinished = jogo por acabar; a jogar: { $seats }
refused-another-game = isto é um registo de { $name }

## A mesa ao vivo

serve-ready = O Pioche está aberto em { $url } — Ctrl+C para fechar.
serve-tables = As mesas estão abertas: os amigos podem vir.
serve-opened = O teu navegador mostra { $url }.
serve-open-yourself = Abre { $url } num navegador desta máquina.
serve-scan = Num telemóvel da mesma rede, lê este código ou abre { $url }:

site-written = { $files } ficheiros estão em { $place }; qualquer alojamento os pode servir, sob qualquer caminho.
refused-site-exists = { $place } não está vazio; indica uma pasta que ainda não exista
refused-site-not-written = o site não pode ser escrito em { $place }: { $reason }
refused-not-an-address = { $text } não é o endereço de um servidor; escreve-o por inteiro, como um navegador o mostra

refused-not-a-command = isto não é um comando do protocolo: { $reason }
refused-not-a-request = não foi isto que se pediu: { $reason }
refused-body-too-large = mais de { $most } bytes é de mais
refused-unauthorised = é preciso um código de acesso: 22 a 64 letras, algarismos, - ou _ no cabeçalho Authorization: Bearer
refused-no-such-table = não há nenhuma mesa { $table }
refused-no-such-match = não há nenhum jogo terminado { $match }
refused-no-such-page = não há nenhuma página { $path }
refused-page-not-built = a página ainda não está construída, por isso { $path } não existe: make play constrói-a
refused-without-server = esta página não tem servidor
refused-house-full = a casa está cheia; volta mais tarde
refused-house-closing = o servidor está a fechar; volta daqui a pouco
refused-not-compiled = as regras não podem ser preparadas; o motivo está acima
refused-starting = { $total ->
    [0] o servidor está quase a abrir; volta daqui a pouco
   *[other] o servidor está a preparar as regras, passo { $done } de { $total }; volta mais tarde
 }
refused-store-unavailable = { $what ->
    [disk] o disco do servidor está cheio; tenta mais tarde
   *[store] o servidor não consegue guardar nada neste momento; tenta mais tarde
 }
refused-too-many-tables = { $most } mesas por hora a partir do mesmo endereço chegam; volta mais tarde
refused-too-many-tickets = { $most } bilhetes por usar chegam para um só endereço; volta mais tarde
refused-too-many-requests = é mais do que um só endereço pode pedir; volta mais tarde
refused-not-our-host = este pedido era para outro servidor
refused-body-too-slow = o pedido demorou demasiado a chegar
refused-too-much-chat = { $most } linhas em { $seconds } segundos chegam; os outros não leem tão depressa
refused-unknown-limit = { $text } não define nenhum limite; escreve NOME=NÚMERO, em que NOME é um destes: { $values }
refused-too-much-thinking = { $most } perguntas de cada vez chegam; espera primeiro por uma resposta
refused-busy = a casa está ocupada; pergunta outra vez mais tarde
refused-bad-ticket = este bilhete não serve, ou já não serve
refused-bad-name = um nome precisa de letras que se vejam
refused-bad-text = uma mensagem precisa de letras que se vejam
refused-name-taken = nesta mesa já há quem se chame { $name }
refused-too-many-bots = { $bots } robôs não cabem em { $seats } lugares
refused-table-full = todos os lugares estão ocupados
refused-seat-taken = o lugar { $seat } está ocupado
refused-already-seated = já tens o lugar { $seat }
refused-not-seated = isto é só para quem tem lugar à mesa
refused-match-begun = o jogo já começou
refused-not-the-host = isto é só para quem abriu a mesa
refused-nobody-missing = não falta ninguém
refused-sent-away = quem abriu esta mesa mandou-te embora
refused-nobody-to-kick = não há ninguém para mandar embora do lugar { $seat }
refused-muted = quem abriu esta mesa tirou-te a palavra
refused-nobody-to-mute = não há ninguém para silenciar no lugar { $seat }
refused-already-ready = já o disseste
refused-pledges-closed = a sorte desta distribuição já está a ser pedida
refused-other-commitment = o servidor fez um novo compromisso: confirma outra vez
refused-no-luck-due = a tua sorte não é pedida agora
refused-not-as-pledged = esta não é a sorte que tinhas prometido
refused-no-deal-due = não é altura de dar as cartas
refused-not-dealt = as cartas ainda não foram dadas
refused-moved-on = o jogo já vai na jogada { $ply }
refused-already-chosen = já escolheste
refused-slap-unseen = a carta Bate com a mão acabou de sair: olha, e depois bate
refused-slap-too-late = essa palmada era para a carta Bate com a mão, que já está tapada
refused-already-slapped = já bateste
refused-unknown-phrase = não há nenhuma frase { $phrase }
refused-phrases-only = numa mesa pública só se fala com as frases da lista
refused-something-revealed = viu-se algo que estava escondido: a jogada fica feita
refused-already-asked = o lugar { $seat } já pediu
refused-nobody-asked = ninguém pediu para desfazer uma jogada
refused-already-agreed = já disseste que sim
refused-no-hints = nesta mesa não há dicas
refused-match-not-over = o jogo ainda não acabou

refused-not-a-link = { $link } não é a ligação de uma mesa, como http://host:8000/t/TABLE
refused-no-server = { $server } não responde: { $reason }
refused-no-port = o servidor não pode escutar em { $host }, porta { $port }: { $reason }
refused-no-store = as mesas não podem ser guardadas em { $place }: { $reason }
refused-no-home = este utilizador não tem pasta pessoal: indica um lugar com { $option }
refused-no-login = o sistema não sabe o teu nome: di-lo com --name
refused-newer-store = as mesas que lá estão foram escritas por uma versão mais nova (migração { $name }): atualiza o Pioche
refused-store-in-use = há um servidor a usar { $place }: para-o primeiro, ou usa Postgres para teres vários
refused-edited-migration = a base de dados foi feita com um texto da migração { $name } diferente do desta versão: instala a versão que a fez
refused-older-store = a base de dados é de uma versão muito antiga (falta-lhe a migração { $name }): corre primeiro «pioche migrate»
refused-no-tables-there = não há mesas em { $place }
refused-copy-incomplete = { $name } não contém tudo o que havia
refused-store-exists = já há uma base de dados em { $place }: --force põe-na de lado
refused-broken-pages = o ficheiro está danificado: { $reason }
refused-lost-rows = há linhas em { $name } que não pertencem a mesa nenhuma
refused-gap-in-log = falta a linha { $number } do registo
refused-epochs-mixed = a linha { $number } do registo foi escrita por um servidor a que a mesa não pertencia
refused-bad-fact = a linha { $number } do registo não se consegue ler: { $reason }
refused-fact-does-not-follow = a linha { $number } do registo não decorre das anteriores: { $reason }

join-token = O teu código de acesso, para voltares ao teu lugar com --token: { $token }
join-help =
    Na tua vez escreve o número de uma jogada, ou a própria jogada. «{ command-ready }»: podem dar-se as cartas.
    «{ command-slap }» bate na pilha. «{ command-start }» enche os lugares vazios com robôs (só quem abriu a mesa).
    «{ command-board }» mostra a mesa, «{ command-rules }» as regras, «{ command-hint }» pede conselho a um mestre.
    «{ command-undo }» pede para desfazer uma jogada; «{ command-yes }» e «{ command-no }» respondem a esse pedido.
    «{ command-say } FRASE» e «{ command-write } TEXTO» servem para conversar, «{ command-rematch }» para jogar outra vez.
    «{ command-leave }» deixa o teu lugar, «{ command-quit }» vai-se embora, «{ command-help }» mostra isto outra vez.
join-variants = Variantes nesta mesa: { $variants }
join-get-ready = Escreve «{ command-ready }» para a próxima distribuição.
join-phrases = Pode dizer-se: { $phrases }

fact-sat = { $who } senta-se à mesa.
fact-bot-sat = { $who }, um robô, senta-se à mesa.
fact-stood = { $who } deixa a mesa.
fact-muted = { $you ->
    [yes] Quem abriu a mesa tirou-te a palavra: ninguém te ouve.
   *[no] Quem abriu a mesa tirou a palavra a { $who }.
}
fact-unmuted = { $you ->
    [yes] Já te ouvem outra vez.
   *[no] Já se ouve { $who } outra vez.
}
fact-away = { $you ->
    [yes] Um robô joga por ti.
   *[no] Um robô joga por { $who }.
}
fact-back = { $you ->
    [yes] Estás de volta.
   *[no] { $who } está de volta.
}
fact-readied = { $you ->
    [yes] Estás a postos.
   *[no] { $who } está a postos.
}
fact-withheld = { $you ->
    [yes] A tua sorte não chegou a tempo. A distribuição recomeça; nesta partida não juntas mais sorte.
   *[no] A sorte de { $who } não chegou a tempo. A distribuição recomeça; nesta partida { $who } não junta mais sorte.
}
fact-dealing = { $you ->
    [yes] O sorteio escolheu-te a ti.
   *[no] O sorteio escolheu { $who }.
}
fact-asked = { $you ->
    [yes] Pedes para desfazer uma jogada.
   *[no] { $who } gostaria de desfazer uma jogada: «{ command-yes }» ou «{ command-no }»?
}
fact-took-back = { $you ->
    [yes] Desfazes a jogada.
   *[no] { $who } desfaz a jogada.
}
fact-voided = O servidor parou por um instante: esta corrida não conta. Batam outra vez.
fact-said = { $who }: { $text }
fact-wrote = { $who }: { $text }
fact-rematched = { $you ->
    [yes] Gostarias de jogar outra vez.
   *[no] { $who } gostaria de jogar outra vez.
}

refused-no-evidence = não há prova daquilo a que o servidor se comprometeu: { $reason }
refused-not-as-committed = pela chave da ronda, isto devia ser «{ $expected }»
refused-commitment-broken = o segredo da ronda { $round } não é o que estava prometido
refused-luck-chosen = diz-se que a sorte do lugar { $seat } é do servidor, mas não resulta do segredo
refused-luck-not-pledged = a sorte do lugar { $seat } não é a que estava prometida
refused-lot-fell-otherwise = o sorteio escolheu o lugar { $seat }, e não aquele que o registo dá como primeiro
refused-receipt-differs = a ronda { $round } não é a do teu recibo: { $what ->
    [commitment] o compromisso do servidor era outro
    [anew] a distribuição recomeçou, e ninguém é nomeado por isso
    [left-out] a tua sorte ficou de fora
    [luck] a tua sorte era outra
    [pledges] as promessas eram outras
   *[cards] tinhas recebido outras cartas
}
refused-not-a-receipt = não é possível ler os recibos: { $reason }
refused-reaction-wrong = a reação do lugar { $seat } não resulta dos números
verify-holds = tudo como prometido: rondas { $rounds }, jogadas do acaso { $moves }, corridas { $races }; contributos do servidor: { $servers }.
verify-old-scheme = esquema 1, de uma versão anterior: a sorte era mostrada à medida que chegava, por isso quem a enviasse por último podia escolher as cartas.
verify-compared = comparado com os teus recibos: { $compared } de { $rounds } rondas.
verify-alone = coerente consigo mesmo; nenhum recibo foi comparado.

checking = A verificar
copying = A copiar
check-holds = Está tudo bem: mesas { $tables }, factos { $facts }, jogos terminados { $games }.
backup-done = { $file } está completo.
restore-done = As mesas estão em { $place }.
restore-kept = O que lá estava chama-se agora { $name }.
migrate-applied = aplicada: { $name }
migrate-done = A base de dados está atualizada.
join-deals-wrong = As distribuições não são as que foram prometidas aqui: { $why }

phrase-hello = Olá!
phrase-thanks = Obrigado!
phrase-well-played = Boa jogada!
phrase-oops = Ups!
phrase-hurry = Força, é a tua vez!
phrase-wow = Ena!
phrase-good-luck = Boa sorte!
phrase-good-game = Belo jogo!
phrase-laugh = Ah, ah!
phrase-think = Deixa-me pensar…

## O que se escreve à mesa: uma palavra cada

command-help = ajuda
command-board = mesa
command-rules = regras
command-undo = desfazer
command-save = guardar
command-quit = sair
command-ready = pronto
command-start = começar
command-slap = bater
command-hint = dica
command-yes = sim
command-no = não
command-say = dizer
command-write = escrever
command-rematch = desforra
command-leave = desistir

## A mesa em texto

compiling = A preparar as regras, só desta vez
compiling-elsewhere = Outro processo já está a preparar as regras; a aguardar
you = Tu
none = nenhuma
play-welcome = Boas-vindas ao Pioche! A que vamos jogar?
play-which-game = Qual jogo?
play-game = { $title } — { $pitch }
play-how-many = Quantos jogadores, contando contigo?
play-options = Opções, com os valores habituais:
play-which-options = Outras opções, ou Enter para as regras habituais:
play-not-in-range = É preciso um número de { $least } a { $most }.
play-your-name = Tu
play-no-race = No terminal ninguém bate: o acaso decide quem foi o último. Para a corrida a sério, joga no navegador.
play-help-hint = Na tua vez escreve o número de uma jogada, ou «?» para ajuda.
play-your-move = É a tua vez:
play-help =
    Escreve o número de uma jogada, ou a jogada em notação: { $moves }.
    «{ command-board }» mostra a mesa outra vez, «{ command-rules }» as regras numa página, «{ command-undo }» desfaz a tua última jogada,
    «{ command-save } FICHEIRO» guarda o jogo, «{ command-quit }» vai-se embora.
play-sorry = Não é possível: { $why }.
play-saved = O jogo está guardado em { $path }.
play-not-saved = Não foi possível guardar o jogo: { $reason }.
rules-option = **{ $name }** (`{ $option }`): { $rule }
play-totals = Pontuação final: { $scores }.
play-winners = { $count ->
    [one] Vitória: { $names }.
   *[other] Vitória partilhada: { $names }.
}

## O que acontece em todos os jogos

event-round-began = Começa a ronda { $amount }.
event-round-ended = Acaba a ronda { $amount }.
event-scored = { $you ->
    [yes] A tua pontuação: { $amount }.
   *[no] Pontuação da ronda para { $who }: { $amount }.
}
event-match-ended = O jogo acabou.

## Recusas de vários jogos

refused-card-not-in-hand = o { $card } não está nesta mão
refused-no-such-card = não há nenhuma carta { $text }

## Dicas

refused-no-hint-here = nesse momento não é a vez de nenhum jogador
hint-for = É a vez de { $who }, que vê isto:
hint-move = { $move } — ganha { $share } % ({ $visits ->
    [1] 1 simulação
   *[other] { $visits } simulações
})
hint-and = { $reasons }; { $reason }
hint-only = A única jogada: { $move }.
hint-reason = A melhor jogada: { $move }. À primeira vista nada a distingue da segunda; é o que vem depois que faz a diferença.
hint-reason-for = A melhor jogada: { $move }. A favor: { $pros }.
hint-reason-against = A melhor jogada: { $move }. Contra a seguinte ({ $other }): { $cons }.
hint-reason-for-against = A melhor jogada: { $move }. A favor: { $pros }. Contra a seguinte ({ $other }): { $cons }.
