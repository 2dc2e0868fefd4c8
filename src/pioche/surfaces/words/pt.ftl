### Português.

## Recusas: o que não é possível, e porquê. Sem ponto final: segue-se a cláusula.

refused-unknown-game = não há nenhum jogo { $name }; há { $values }
refused-wrong-seats = { $seats } jogadores não é o número certo: podem jogar de { $least } a { $most }
refused-no-such-seat = não há lugar { $seat }; o último é o { $most }
refused-not-a-seat = «{ $text }» não é um lugar: é preciso um número, ou * para o acaso
refused-unknown-language = aqui não se fala { $name }; as línguas são { $values }
refused-unknown-level = não há nível { $name }; há { $values }
refused-unknown-option = não há opção { $option }; há { $values }
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
refused-not-simultaneous = só há ambiente paralelo onde todos escolhem ao mesmo tempo: tightrope com simultaneous=True

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

# Não, obrigado!
refused-no-chips = sem fichas não se pode recusar
refused-large-table-tactical = a mesa grande e a variante tática não se combinam
refused-large-table-needed = com { $seats } jogadores é precisa a opção large_table

## A arena

refused-too-few-entrants = têm de jogar pelo menos dois: indica mais um participante, ou pool para mesas misturadas
refused-too-few-deals = são precisas duas distribuições ou mais para saber se um número é seguro
refused-not-a-budget = «{ $text }» não é um orçamento: um número com ms, s ou sims, como 50ms ou 2000sims
refused-unknown-entrant = não há nenhum jogador { $name }; há { $values }; search:2000 e search:100ms; e robôs em ficheiros, como my_bot.py:Clever
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
serve-opened = O teu navegador mostra { $url }.
serve-open-yourself = Abre { $url } num navegador desta máquina.
serve-scan = Num telemóvel da mesma rede, lê este código ou abre { $url }:

refused-not-a-command = isto não é um comando do protocolo: { $reason }
refused-not-a-request = não foi isto que se pediu: { $reason }
refused-body-too-large = mais de { $most } bytes é de mais
refused-unauthorised = é preciso um código de acesso: 22 a 64 letras, algarismos, - ou _ no cabeçalho Authorization: Bearer
refused-no-such-table = não há nenhuma mesa { $table }
refused-no-such-match = não há nenhum jogo terminado { $match }
refused-no-such-page = não há nenhuma página { $path }
refused-page-not-built = a página ainda não está construída, por isso { $path } não existe: make play constrói-a
refused-house-full = a casa está cheia; volta mais tarde
refused-too-many-tables = { $most } mesas por hora a partir do mesmo endereço chegam; volta mais tarde
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
refused-nobody-to-kick = não há ninguém para mandar embora do lugar { $seat }
refused-already-ready = já o disseste
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
refused-no-store = as mesas não podem ser guardadas em { $place }: { $reason }

join-token = O teu código de acesso, para voltares ao teu lugar com --token: { $token }
join-help =
    Na tua vez escreve o número de uma jogada, ou a própria jogada. «{ command-ready }»: podem dar-se as cartas.
    «{ command-slap }» bate na pilha. «{ command-start }» enche os lugares vazios com robôs (só quem abriu a mesa).
    «{ command-board }» mostra a mesa, «{ command-rules }» as regras, «{ command-hint }» pede conselho a um mestre.
    «{ command-undo }» pede para desfazer uma jogada; «{ command-yes }» e «{ command-no }» respondem a esse pedido.
    «{ command-say } FRASE» e «{ command-write } TEXTO» servem para conversar, «{ command-rematch }» para jogar outra vez.
    «{ command-leave }» deixa o teu lugar, «{ command-quit }» vai-se embora, «{ command-help }» mostra isto outra vez.
join-get-ready = Escreve «{ command-ready }» para a próxima distribuição.
join-phrases = Pode dizer-se: { $phrases }

fact-sat = { $who } senta-se à mesa.
fact-bot-sat = { $who }, um robô, senta-se à mesa.
fact-stood = { $who } deixa a mesa.
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
fact-asked = { $you ->
    [yes] Pedes para desfazer uma jogada.
   *[no] { $who } gostaria de desfazer uma jogada: «{ command-yes }» ou «{ command-no }»?
}
fact-took-back = { $you ->
    [yes] Desfazes a jogada.
   *[no] { $who } desfaz a jogada.
}
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
refused-reaction-wrong = a reação do lugar { $seat } não resulta dos números
verify-holds = tudo como prometido: rondas { $rounds }, jogadas do acaso { $moves }, corridas { $races }; contributos do servidor: { $servers }.

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
play-help-hint = Na tua vez escreve o número de uma jogada, ou «?» para ajuda.
play-your-move = É a tua vez:
play-help =
    Escreve o número de uma jogada, ou a jogada em notação: { $moves }.
    «{ command-board }» mostra a mesa outra vez, «{ command-rules }» as regras numa página, «{ command-undo }» desfaz a tua última jogada,
    «{ command-save } FICHEIRO» guarda o jogo, «{ command-quit }» vai-se embora.
play-sorry = Não é possível: { $why }.
play-saved = O jogo está guardado em { $path }.
play-not-saved = Não foi possível guardar o jogo: { $reason }.
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

## Não, obrigado!

no_thanks-title = Não, obrigado!
no_thanks-pitch = fica com a carta, ou paga uma ficha para a recusar; ganha quem tiver menos pontos
no_thanks-intro =
    As cartas de 3 a 35 aparecem uma a uma, e ninguém as quer: no fim, cada uma custa o seu valor.
    Na tua vez fica com a carta oferecida e com todas as fichas sobre ela, ou diz «Não, obrigado!» e paga uma das tuas fichas.
    Uma sequência, como 24-25-26, custa só a carta mais baixa. Cada ficha que guardares tira um ponto.
    Faltam algumas cartas, e ninguém sabe quais. Ganha quem tiver menos pontos.
no_thanks-player = { $who } — cartas: { $cards }
no_thanks-player-chips = { $who } — cartas: { $cards }; fichas: { $chips }
no_thanks-offer = Carta oferecida: { $card }, { $pot ->
    [0] sem fichas
    [1] com 1 ficha
   *[other] com { $pot } fichas
}. Cartas na pilha: { $pile }.
no_thanks-move-take = ficar com a carta e as suas fichas
no_thanks-move-refuse = recusar e pagar uma ficha
no_thanks-revealed = Sai o { $card }.
no_thanks-refused = { $you ->
    [yes] Dizes «Não, obrigado!»
   *[no] { $who } diz «Não, obrigado!»
}
no_thanks-took = { $you ->
    [yes] Ficas com o { $card }, { $amount ->
        [0] sem fichas
        [1] com 1 ficha
       *[other] com { $amount } fichas
    }.
   *[no] { $who } fica com o { $card }, { $amount ->
        [0] sem fichas
        [1] com 1 ficha
       *[other] com { $amount } fichas
    }.
}
no_thanks-forced = { $you ->
    [yes] Já não tens fichas.
   *[no] { $who } já não tem fichas.
}

## Tightrope

refused-cancelling-is-automatic = anular uma pontuação é automático, porque nunca prejudica; { $option } não se pode ligar
refused-card-not-in-use = só as cartas de 1 a { $highest } estão em jogo, o { $card } não
refused-card-already-played = o { $card } foi jogado pelo lugar { $seat } na vaza { $trick }
refused-card-not-in-hand = o { $card } não está nesta mão
refused-no-such-card = não há nenhuma carta { $text }
refused-no-such-score-card = não há nenhuma carta de pontuação { $text }
refused-one-slash-expected = uma só barra deve separar as cartas numéricas das cartas de pontuação; há { $slashes }
refused-number-cards-expected = a distribuição deve indicar cada carta numérica de 1 a { $highest } exatamente uma vez
refused-score-cards-expected = a distribuição deve indicar cada uma das 11 cartas de pontuação exatamente uma vez

tightrope-title = Tightrope
tightrope-pitch = a carta mais alta leva palitos azuis, a mais baixa vermelhos: mantém o equilíbrio
tightrope-intro =
    Uma ronda tem nove vazas. Em cada uma vira-se uma carta de pontuação e todos jogam uma carta numérica.
    A carta mais alta leva tantos palitos azuis quantos a carta de pontuação indica, a mais baixa outros tantos vermelhos.
    Um palito vermelho e um azul formam um par e voltam à reserva: tenta acabar a ronda sem nenhum.
    Os que sobrarem contam contra ti. Se não sobrar nenhum, anulas também a tua pior pontuação anterior.
    Depois de um zero azul ou vermelho, essa cor não se dá nessa vaza. Cada um dá cartas uma vez; ganha o total mais baixo.
tightrope-player = { $who } — { $colour ->
    [none] nenhum palito
    [blue] { $sticks ->
        [1] 1 palito azul
       *[other] { $sticks } palitos azuis
    }
   *[red] { $sticks ->
        [1] 1 palito vermelho
       *[other] { $sticks } palitos vermelhos
    }
}, total: { $total }{ $card ->
    [none] {""}
    [hidden] , carta escolhida
   *[other] , carta jogada: { $card }
}
tightrope-score-card = Vaza { $trick } de { $tricks }, valor { $value }: { $zero ->
    [none] azul para a carta mais alta, vermelho para a mais baixa
    [blue] vermelho para a carta mais baixa, nada para a mais alta
   *[red] azul para a carta mais alta, nada para a mais baixa
}.
tightrope-to-come = Cartas de pontuação ainda por sair (B0 é o zero azul, R0 o vermelho): { $cards }.
tightrope-hand = As tuas cartas: { $cards }
tightrope-move-play = jogar o { $card }
tightrope-dealt = { $you ->
    [yes] Recebes o { $card }.
   *[no] { $who } recebe o { $card }.
}
tightrope-dealt-hidden = {""}
tightrope-turned-up = Carta de pontuação: { $card ->
    [B0] zero azul
    [R0] zero vermelho
   *[other] { $card }
}.
tightrope-zeros-discarded = Saíram os dois zeros: não têm efeito.
tightrope-played = { $you ->
    [yes] Jogas o { $card }.
   *[no] { $who } joga o { $card }.
}
tightrope-chose = { $you ->
    [yes] Escolhes o { $card }.
   *[no] { $who } escolhe o { $card }.
}
tightrope-chose-hidden = { $who } já escolheu.
tightrope-revealed = { $you ->
    [yes] Mostras o { $card }.
   *[no] { $who } mostra o { $card }.
}
tightrope-took-blue = { $you ->
    [yes] Tens a carta mais alta e levas { $amount ->
        [1] 1 palito azul
       *[other] { $amount } palitos azuis
    }.
   *[no] { $who } tem a carta mais alta e leva { $amount ->
        [1] 1 palito azul
       *[other] { $amount } palitos azuis
    }.
}
tightrope-took-red = { $you ->
    [yes] Tens a carta mais baixa e levas { $amount ->
        [1] 1 palito vermelho
       *[other] { $amount } palitos vermelhos
    }.
   *[no] { $who } tem a carta mais baixa e leva { $amount ->
        [1] 1 palito vermelho
       *[other] { $amount } palitos vermelhos
    }.
}
tightrope-returned = { $you ->
    [yes] Devolves { $amount ->
        [1] 1 par
       *[other] { $amount } pares
    }.
   *[no] { $who } devolve { $amount ->
        [1] 1 par
       *[other] { $amount } pares
    }.
}
tightrope-trick-ended = {""}
tightrope-cancelled = { $you ->
    [yes] Mantiveste o equilíbrio e anulas uma pontuação de { $amount }.
   *[no] { $who } manteve o equilíbrio e anula uma pontuação de { $amount }.
}

## Take That!

refused-no-row = a fila está vazia: é preciso colocar uma carta
refused-out-of-reach = do { $card } ao { $last } vão mais de dez
refused-toad-never-twists = o { $card } tem um sapo, e com sapos não se saca nada
refused-mirror-not-in-row = o { $mirror } não está na fila: o { $card } não tem o que sacar
refused-one-card-only = «{ $text }» deve indicar exatamente uma carta

take_that-title = Take That!
take_that-pitch = coloca a dez ou menos da última carta, saca o número inverso da fila, e cuidado com os sapos
take_that-intro =
    Uma fila de cartas cresce para a direita. Na tua vez coloca uma carta que difira da última em dez no máximo,
    ou saca: se tiveres o número inverso de uma carta da fila, 94 para 49, ganhas as duas, um ponto cada.
    Se não puderes ou não quiseres, retira a fila completa: cada carta custa um ponto, uma com sapo (22, 33 … 88) cinco.
    Depois abres uma fila nova com a carta que quiseres. Com a pilha esgotada, a ronda acaba assim que a fila desaparece.
    Normalmente jogam-se duas rondas; ganha quem tiver mais pontos.
take_that-player = { $who } — cartas positivas: { $plus }, cartas negativas: { $minus }, na mão: { $hand }, total: { $total }
take_that-player-faces = { $who } — cartas positivas: { $plus }, cartas negativas: { $minus } ({ $cards }), na mão: { $hand }, total: { $total }
take_that-row = Cartas da fila: { $cards }. Cartas na pilha: { $pile }. A estrela marca um sapo.
take_that-hand = As tuas cartas: { $cards }
take_that-move-lay = colocar o { $card }
take_that-move-twist = sacar com o { $card }
take_that-move-take = retirar a fila
take_that-dealt = { $you ->
    [yes] Recebes o { $card }.
   *[no] { $who } recebe o { $card }.
}
take_that-dealt-hidden = {""}
take_that-opened = { $you ->
    [yes] Abres uma fila com o { $card }.
   *[no] { $who } abre uma fila com o { $card }.
}
take_that-laid = { $you ->
    [yes] Colocas o { $card }.
   *[no] { $who } coloca o { $card }.
}
take_that-twisted = { $you ->
    [yes] Sacas o { $amount } da fila com o { $card }.
   *[no] { $who } saca o { $amount } da fila com o { $card }.
}
take_that-took = { $you ->
    [yes] Retiras a fila: { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    }.
   *[no] { $who } retira a fila: { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    }.
}
take_that-extra = { $you ->
    [yes] Tens de ficar também com a carta de cima da pilha, sem a veres.
   *[no] { $who } tem de ficar também com a carta de cima da pilha, sem a ver.
}
take_that-drew = { $you ->
    [yes] Tiras o { $card }.
   *[no] { $who } tira o { $card }.
}
take_that-drew-hidden = {""}
take_that-used-up = A pilha esgotou-se: já ninguém tira cartas.
take_that-turned-up = {""}

## Hit the Deck

refused-arrangement-expected = espera-se «{ $expected }», não «{ $text }»
refused-number-too-high = { $number } é de mais: no máximo { $most }
refused-deal-due = primeiro é preciso dar as cartas
refused-shuffle-due = a pilha de compra está vazia: primeiro baralham-se os descartes
refused-false-slap-off = nesta mesa ninguém bate em falso
refused-hand-on-top = está uma carta Bate com a mão em cima: ninguém bate em falso
refused-no-slap-now = agora não se pode bater
refused-bury-due = primeiro é preciso enterrar a carta Bate que saiu
refused-bury-out-of-range = fica debaixo de 1 a { $most } cartas, não de { $depth }
refused-cut-due = é preciso cortar o baralho
refused-cut-out-of-range = podem levantar-se de { $least } a { $most } cartas, não { $depth }
refused-nothing-to-cut = não há nada para cortar
refused-flip-due = é preciso virar as pilhas
refused-call-due = é preciso gritar, porque saiu a carta Bate com a mão
refused-call-counts-as-made = no modo calmo ninguém se esquece de gritar
refused-race-open = a corrida está aberta: primeiro é preciso saber quem bateu por último
refused-nothing-to-call = não há nada para gritar
refused-no-flip-due = não há nada para virar
refused-no-cut-due = não é altura de cortar
refused-no-race = não há nenhuma corrida
refused-nothing-to-bury = não há nenhuma carta para enterrar
refused-only-the-card-drawn = só se pode jogar a carta comprada, { $drawn }, e não { $card }
refused-no-match = com { $top } em cima, { $card } não serve
refused-hit-under-demand = não se joga nenhuma carta Bate enquanto { $top } fizer a sua exigência
refused-number-demanded = { $top } exige um { $number }
refused-colour-demanded = { $top } exige { $colour ->
    [R] vermelho
    [G] verde
    [B] azul
   *[Y] amarelo
}
refused-already-drew = só se compra uma carta
refused-any-card-goes = qualquer carta serve: ninguém compra
refused-nothing-to-draw = não há nada para comprar
refused-can-play = quem pode jogar tem de jogar, aqui { $card }
refused-must-draw = quem não pode jogar tem de comprar
refused-drawn-card-fits = a carta comprada, { $card }, serve e tem de ser jogada

hit_the_deck-title = Hit the Deck
hit_the_deck-pitch = combina, corta, vira, exige e bate na pilha; ganha quem tiver menos pontos
hit_the_deck-intro =
    Livra-te das tuas cartas. Joga uma carta da mesma cor ou do mesmo número que a de cima; se não puderes, compra uma.
    R5 é um cinco vermelho; as cores são R vermelho, G verde, B azul, Y amarelo. CUT e FLIP jogam-se na sua cor, HIT (Bate) em tudo.
    Depois de CUT (Corta o baralho) o seguinte levanta parte da pilha de compra e expõe uma carta. Depois de FLIP (Vira o baralho)
    viram-se as duas pilhas e o sentido do jogo inverte-se. HIT-4 exige um quatro, HIT-G uma carta verde, até alguém a jogar.
    HIT-HAND: quem a joga grita, todos batem na pilha, o último compra quatro cartas; a seguir serve qualquer carta.
    Quando uma mão fica vazia, os outros contam a sua: os números pelo seu valor, todas as outras cartas dez.
    Aos 100 pontos o jogo acaba, e ganha quem tiver menos pontos.
hit_the_deck-player = { $who } — na mão: { $hand }, total: { $total }
hit_the_deck-player-known = { $who } — na mão: { $hand } (entre elas { $cards }), total: { $total }
hit_the_deck-table = Em cima: { $top }. Pilha de compra: { $draw }, pilha de descarte: { $discard }. Joga-se para a { $direction ->
    [left] esquerda
   *[right] direita
}.
hit_the_deck-demand-number = Exige-se um { $demand }.
hit_the_deck-demand-colour = { $demand ->
    [R] Exige-se vermelho.
    [G] Exige-se verde.
    [B] Exige-se azul.
   *[Y] Exige-se amarelo.
}
hit_the_deck-free = Serve qualquer carta.
hit_the_deck-hand = As tuas cartas: { $cards }
hit_the_deck-move-play = jogar { $card }
hit_the_deck-move-draw = comprar uma carta
hit_the_deck-move-pass = passar
hit_the_deck-move-flip = virar as pilhas
hit_the_deck-move-call = gritar «Bate no baralho com a mão!»
hit_the_deck-move-forget = não dizer nada
hit_the_deck-move-cut = cortar levantando { $card ->
    [1] 1 carta
   *[other] { $card } cartas
}
hit_the_deck-dealt = { $you ->
    [yes] Recebes { $card }.
   *[no] { $who } recebe { $card }.
}
hit_the_deck-dealt-hidden = {""}
hit_the_deck-turned-up = Sai { $card }.
hit_the_deck-buried = { $card } vai para debaixo de { $amount ->
    [1] 1 carta
   *[other] { $amount } cartas
}.
hit_the_deck-played = { $you ->
    [yes] Jogas { $card }.
   *[no] { $who } joga { $card }.
}
hit_the_deck-drew = { $you ->
    [yes] Compras { $card }.
   *[no] { $who } compra { $card }.
}
hit_the_deck-drew-hidden = { $who } compra uma carta.
hit_the_deck-drew-known = { $you ->
    [yes] Compras { $card }, e todos o sabem.
   *[no] { $who } compra { $card }, e todos o sabem.
}
hit_the_deck-passed = { $you ->
    [yes] Passas.
   *[no] { $who } passa.
}
hit_the_deck-exposed = { $you ->
    [yes] Cortas e expões { $card }.
   *[no] { $who } corta e expõe { $card }.
}
hit_the_deck-flipped = { $you ->
    [yes] Viras as pilhas.
   *[no] { $who } vira as pilhas.
}
hit_the_deck-turned-round = { $amount ->
    [1] Agora joga-se para a esquerda.
   *[0] Agora joga-se para a direita.
}
hit_the_deck-flip-buried = Aparece { $card }: essa carta vai ser enterrada.
hit_the_deck-came-up = Aparece { $card }.
hit_the_deck-inert = { $card } fica em cima, sem efeito.
hit_the_deck-called = { $you ->
    [yes] Gritas: «Bate no baralho com a mão!»
   *[no] { $who } grita: «Bate no baralho com a mão!»
}
hit_the_deck-forgot = { $you ->
    [yes] Esqueceste-te de gritar e compras { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    }.
   *[no] { $who } esqueceu-se de gritar e compra { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    }.
}
hit_the_deck-was-last = { $you ->
    [yes] Bateste por último e compras { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    }.
   *[no] { $who } bateu por último e compra { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    }.
}
hit_the_deck-slapped = { $you ->
    [yes] Bateste em falso e compras { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    }.
   *[no] { $who } bateu em falso e compra { $amount ->
        [1] 1 carta
       *[other] { $amount } cartas
    }.
}
hit_the_deck-shuffled = Baralham-se os descartes: nova pilha de compra com { $amount ->
    [1] 1 carta
   *[other] { $amount } cartas
}.
hit_the_deck-went-out = { $you ->
    [yes] Ficaste sem cartas!
   *[no] { $who } ficou sem cartas!
}
hit_the_deck-stalled = Nada mudou em { $amount } jogadas: a ronda acaba.
hit_the_deck-laid-open = {""}

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

no_thanks-for-pot = as fichas que traz valem a pena
no_thanks-for-cost = torna as tuas cartas mais baratas
no_thanks-against-cost = custar-te-ia demasiados pontos
no_thanks-for-chips = restam-te poucas fichas
no_thanks-against-chips = ainda tens fichas que cheguem para recusar
no_thanks-for-neighbours = as cartas vizinhas ainda podem sair
no_thanks-for-rival = outra pessoa ficaria com ela
no_thanks-against-forced = alguém sem fichas terá de ficar com ela

take_that-for-row = a fila está barata, e abres outra com a carta que quiseres
take_that-against-row = ficarias com os pontos negativos da fila
take_that-for-twist = sacar dá dois pontos e uma vez sem perigo
take_that-for-answers = os outros terão dificuldade em responder
take_that-against-answers = os outros responderiam facilmente
take_that-against-gift = os outros poderiam sacá-la
take_that-for-twists = guardas as tuas hipóteses de sacar
take_that-against-mirror = também tens a carta simétrica: mais vale guardá-la
take_that-for-exposed = deverás ter resposta na tua próxima vez
take_that-against-exposed = podes ficar sem resposta na tua próxima vez
take_that-for-toad = tira um sapo da tua mão
take_that-against-toad = um sapo torna a fila mais cara
take_that-for-victory = a ronda pode acabar contigo à frente

tightrope-against-lean = podes ficar a pender mais para um lado
tightrope-for-steering = guardas as cartas altas e baixas com que te equilibras
tightrope-for-middle = uma carta do meio é a mais fácil de dispensar
tightrope-against-lead = terias de abrir a vaza seguinte
tightrope-against-sparing = pouparias os palitos a outra pessoa

hit_the_deck-for-out = é a tua última carta, e acabas a ronda
hit_the_deck-for-points = livra-te de mais pontos
hit_the_deck-for-wild = guardas cartas Bate, que servem quase sempre
hit_the_deck-for-choice = as cartas que guardas serão mais fáceis de jogar
hit_the_deck-for-stop = atrasa quem joga a seguir
hit_the_deck-for-draws = quem joga a seguir terá provavelmente de comprar
hit_the_deck-against-danger = quem joga a seguir poderia acabar a ronda
hit_the_deck-for-cut = o corte tira a vez a quem joga a seguir
hit_the_deck-against-cut = ninguém sabe o que um corte revela
hit_the_deck-against-flip = ninguém sabe o que aparece ao virar as pilhas
hit_the_deck-against-demand = a exigência pode chegar até ti
hit_the_deck-for-again = em breve será outra vez a tua vez
hit_the_deck-against-word = a tua última carta seria uma carta de texto
hit_the_deck-against-drawing = comprarias uma carta apesar de poderes jogar
hit_the_deck-against-keeping = guardarias uma carta que podes jogar
hit_the_deck-against-call = esquecer o grito custa quatro cartas

## Opções: os seus nomes para quem joga

no_thanks-option-tactical = variante tática
no_thanks-option-rounds = número de rondas
no_thanks-option-large_table = mesa grande
no_thanks-option-chips_visible = fichas à vista
take_that-option-rounds = número de rondas
take_that-option-experts = versão para profissionais
take_that-option-penalty_display = auxiliar de memória
tightrope-option-tactical = variante tática
tightrope-option-simultaneous = variante caótica
tightrope-option-ask_before_cancel = pergunta antes de anular
hit_the_deck-option-target = pontos que acabam o jogo
hit_the_deck-option-cut_depth = profundidade do corte
hit_the_deck-option-exposed_hand_caller = grito depois de um corte
hit_the_deck-option-resolve_last_card = corrida pela última carta
hit_the_deck-option-may_draw_when_able = compra livre
hit_the_deck-option-may_keep_drawn = guarda da carta comprada
hit_the_deck-option-slap_mode = modo calmo
hit_the_deck-option-false_slap = penalidade por bater em falso
hit_the_deck-option-call_limit = tempo para gritar
hit_the_deck-option-slap_limit = tempo para bater
hit_the_deck-option-slap_grace = tolerância depois da corrida
