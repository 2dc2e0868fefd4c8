### Português: a página.

## Início

page-lead = Pequenos jogos de cartas, para os amigos ou para um serão tranquilo com os robôs. Sem conta: escolhe um jogo e joga.
page-nowhere = Aqui não há nada.
page-home = Início
page-close = Fechar
page-language = Idioma
page-sounds = Sons
page-dark = Tema escuro
page-offline = O servidor não responde. Estará ligado?
page-away = O servidor está fora de alcance. Podes jogar sozinho na mesma, e as mesas dos outros voltam por si.
page-starting = Já podes jogar contra os robôs; as mesas com amigos abrem daqui a um ou dois minutos.
page-starting-tables = As mesas abrem daqui a um ou dois minutos.
page-elsewhere = Aqui joga-se contra os robôs. As mesas com amigos estão aqui:
page-continue = Continuar
page-games = Os jogos
page-play = Jogar
page-choose = Escolher como jogar
page-friends = Com amigos
page-learn = Aprender num minuto
page-rules = Regras
page-players = { $least } a { $most } jogadores
page-players-more = { $least } a { $most } jogadores, até { $more } com uma regra da casa
page-minutes = { $minutes } minutos
page-join = Entrar numa mesa
page-link = Ligação da mesa
page-join-go = Entrar
page-lobby = Mesas públicas
page-lobby-empty = Neste momento ninguém está à espera. Abre uma mesa pública!
page-taken = { $taken } de { $seats } lugares ocupados
page-bots = Robôs
page-level = Força dos robôs
page-past = Jogos anteriores
page-past-empty = Os jogos que acabares ficam guardados aqui.
page-past-all = Todos os { $count } jogos
page-import = Abrir um registo de jogo
page-about = Sobre
page-about-text = Em francês, «pioche» é a pilha de onde se tiram as cartas. O Pioche é uma adaptação independente de jogos de que gostamos; os autores e as editoras não têm nada a ver com ele. Compra as caixas: valem a pena.
page-about-art = Todos os desenhos foram feitos para o Pioche.
page-about-fair = Cada distribuição pode ser verificada: o servidor e todos os jogadores comprometem-se antes de qualquer sorte ser conhecida, e tudo é mostrado depois da ronda. Quem controla todos os lugares menos o teu não pode escolher as cartas. O servidor conhece todas as cartas.

level-beginner = Principiante
level-casual = De fim de semana
level-club = De clube
level-strong = Forte
level-expert = Especialista
level-master = Mestre

## Uma mesa com amigos

page-how-many = Quantos jogadores?
page-bots-among = Quantos deles são robôs?
page-clock = Tempo por jogada
page-clock-seconds = { $seconds ->
    [0] sem limite
   *[other] { $seconds } segundos
}
page-who-begins = Quem começa?
page-who-deals = Quem dá primeiro?
page-by-lot = por sorteio
page-seat = { $seat ->
    [1] lugar 1 (tu)
   *[other] lugar { $seat }
}
page-seat-number = lugar { $seat }
page-public = Qualquer pessoa pode entrar: a mesa aparece entre as públicas
page-hints-allowed = As dicas são permitidas
page-memory = Como à mesa: cada um tem de se lembrar do que voltou a ficar escondido
page-memory-on = é preciso lembrar-se do que voltou a ficar escondido
page-options = Variantes
page-group-box = Na caixa
page-group-house = Regras da casa
page-group-comfort = Conforto
page-recommended = As regras recomendam-na para { $seats ->
    [2] dois
   *[other] { $seats }
} jogadores.
page-changed = { $count ->
    [one] 1 alterada
   *[other] { $count } alteradas
}
page-unit-seconds = segundos
page-unit-milliseconds = milissegundos
page-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
page-variant = { $name }: { $value }
page-off = não
page-variants-on = Regras desta mesa:
page-variants-none = as habituais.
page-open-table = Abrir a mesa

page-sit-title = Senta-te à mesa
page-your-name = O teu nome
page-guest = Visitante
page-sit = Sentar-me
page-who = À mesa
page-empty = livre
page-is-ready = a postos
page-not-ready = ainda não
page-kick = Mandar { $who } embora
page-mute = Tirar a palavra a { $who }
page-unmute = Devolver a palavra a { $who }
page-ready = Estou a postos
page-waiting = { $empty ->
    [1] Há um lugar livre. Convida alguém!
   *[other] Há { $empty } lugares livres. Convida alguém!
}
page-start = Começar já: os robôs ocupam os lugares livres
page-invite = Convida os teus amigos
page-qr = A ligação em código QR
page-copy = Copiar a ligação
page-copied = Ligação copiada
page-share = Partilhar

## A mesa

page-signal-connecting = A ligar…
page-signal-good = Com ligação
page-signal-broken = A ligação caiu. Nova tentativa em curso; nada se perde.
page-signal-later = O servidor não consegue guardar nada neste momento. Nova tentativa daqui a pouco; nada do que foi jogado se perde.
page-signal-elsewhere = Estás a jogar noutra janela ou noutro aparelho.
page-signal-gone = Essa mesa não existe
page-play-here = Jogar aqui
page-no-table = Essa mesa não existe. A ligação está completa?
page-watching = { $count ->
    [1] Está 1 pessoa a ver
   *[other] Estão { $count } pessoas a ver
}
page-seconds-left = { $seconds ->
    [1] falta 1 segundo
   *[other] faltam { $seconds } segundos
}
page-is-bot = Robô: { $level }
page-bot = Robô
page-is-away = Longe da mesa: um robô joga entretanto
page-is-gone = Sem ligação
page-is-here = Em linha
page-to-move = na sua vez
page-your-turn = É a tua vez
page-turn-of = À espera de { $who }
page-slap = Bate!
page-has-slapped = já bateu
page-log = Registo
page-hint = Dica
page-talk = Falar
page-menu = Menu
page-table-tools = Ferramentas da mesa
page-thinking = A pensar…
page-do-it = Fazer essa jogada
page-chance = Hipótese de ganhar
page-percent = { $share } %
page-undo = Pedir para desfazer a minha jogada
page-asked = { $who } gostaria de desfazer uma jogada.
page-yes = Sim
page-no = Não
page-leave = Deixar a mesa de vez
page-write = Diz alguma coisa
page-send = Enviar
page-fair = O baralhamento é honesto?
page-fair-text = Antes de dar as cartas, o servidor publicou esta impressão digital do seu segredo, e o teu navegador prometeu alguma sorte e guardou um recibo. Enquanto a tua sorte foi secreta, ninguém podia escolher as cartas, nem o servidor com todos os outros. O servidor conhece todas as cartas e poderia dizê-las. Quem retém a sorte prometida é nomeado, e a distribuição recomeça. Depois do jogo, a revisão compara o registo com os teus recibos.
page-scores = Pontuações
page-total = Total
page-total-is = Total { $total }
page-winner = vitória
page-you-won = Ganhaste!
page-rematch = Jogar outra vez
page-review = Revisão
page-next-round = Próxima ronda
page-see-table = Ver a mesa
page-count = O que foi contado
page-picture = Uma imagem para partilhar
page-waiting-ready = À espera dos outros…
page-hand = A tua mão
page-not-now = { $card }: agora não se joga
page-no-cards = sem cartas
page-pile = { $count ->
    [1] Pilha: 1 carta
   *[other] Pilha: { $count } cartas
}
page-in-hand = { $count ->
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
}

## Teclas

page-keys = Teclas
keys-name-enter = Enter
keys-name-ends = Início, Fim
keys-name-pages = Page Up, Page Down
keys-name-space = Espaço
keys-hand = Percorrer a tua mão
keys-enter = Escolher uma carta; outra vez: jogá-la
keys-hint = Pedir uma dica
keys-log = Registo e pontuações
keys-rules = Regras
keys-talk = Frases
keys-menu = Menu
keys-help = Esta lista

## Exemplos das regras

page-example-ask = { $kind ->
    [count] Quantos pontos?
   *[play] E a seguir?
}
page-example-go = { $kind ->
    [count] Contar
   *[play] Jogar
}
page-example-again = Recomeçar

## Revisão

page-review-of = Revisão: { $game }
page-seen-from = Ponto de vista
page-openly = todas as cartas à vista
page-nameless = Jogador { $number }
page-step = Passo
page-step-of = Passo { $step } de { $steps }.
page-back-step = Um passo atrás
page-next-step = Um passo em frente
page-spoilers = Mostrar como acaba
page-analysis = Foi bem jogado?
page-analysis-choose = Escolhe um jogador em cima.
page-analysis-text = Um mestre olha para cada decisão, a partir do que este jogador podia saber na altura.
page-analyse = Ver cada decisão
page-accuracy = Precisão { $percent } %
page-skill-luck = { $turn ->
    [gave] De início, a probabilidade de ganhar era de { $start } %. As decisões custaram { $skill ->
        [1] 1 ponto
       *[other] { $skill } pontos
    }, a sorte e os outros trouxeram { $luck }: { $end } % no fim.
   *[took] De início, a probabilidade de ganhar era de { $start } %. As decisões custaram { $skill ->
        [1] 1 ponto
       *[other] { $skill } pontos
    }, a sorte e os outros { $luck }: { $end } % no fim.
}
page-chart = A probabilidade de ganhar antes de cada decisão
page-mistakes = Os maiores erros
page-mistake = Passo { $step }: { $played } — melhor: { $best } (+{ $loss } %)
page-chart-steps = { $steps } passos
page-chart-loss = O que uma decisão custou
page-alternatives = O que se podia fazer
page-was-played = jogada
page-steps = Os passos
page-is-mistake = um erro
page-name-of-bot = { $name } (robô)
keys-step = Um passo atrás, um passo em frente
keys-ends = Ao princípio, ao fim
keys-round = Ronda anterior, ronda seguinte
keys-mistake = Erro seguinte
page-no-mistakes = Nenhum que mereça menção.
page-verify = Verificar o baralhamento
page-verified = Como prometido: as cartas de cada ronda resultam do segredo do servidor e da sorte de todos. Rondas verificadas: { $rounds }.
page-verified-moves = Cada jogada segue as regras. Jogadas verificadas: { $moves }.
page-verified-mine = Comparado com os recibos deste navegador: { $compared } de { $rounds } rondas.
page-verified-alone = Coerente consigo mesmo; nenhum recibo foi comparado. Quem inventa um registo pode torná-lo coerente.
page-verified-old = Rondas de uma versão anterior: a sorte era mostrada à medida que chegava, por isso quem a enviasse por último podia escolher as cartas.
page-verify-wrong = Este registo não está certo: { $why }
page-receipts = Descarregar os teus recibos
page-download = Descarregar o registo
page-share-moment = Copiar uma ligação para este momento

## Aprender

page-learn-title = { $game } num minuto
lesson-try = Desta vez não: experimenta o que a lição pede.

## A folha de pontos

page-sheet = Pontos
page-sheet-round = Ronda { $round }
page-sheet-empty = Joga-se a primeira ronda.
page-sheet-struck = { $score }, riscado
keys-scores = Folha de pontos
