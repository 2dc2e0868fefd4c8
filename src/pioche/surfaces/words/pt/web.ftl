### Português: a página.

## Início

page-lead = Quatro pequenos jogos de cartas, para os amigos ou para um serão tranquilo com os robôs. Sem conta: escolhe um jogo e joga.
page-nowhere = Aqui não há nada.
page-home = Início
page-close = Fechar
page-language = Idioma
page-sounds = Sons
page-dark = Tema escuro
page-offline = O servidor não responde. Estará ligado?
page-away = O servidor está fora de alcance. As lições funcionam na mesma, e as mesas voltam sozinhas.
page-continue = Continuar
page-games = Os jogos
page-play = Jogar
page-friends = Com amigos
page-learn = Aprender num minuto
page-rules = Regras
page-players = { $least } a { $most } jogadores
page-minutes = { $minutes } minutos
page-pitch-take_that = Coloca perto, saca o número inverso da fila, e cuidado com os sapos.
page-pitch-no_thanks = Fica com a carta, ou paga uma ficha para a recusar. Duas palavras e nervos de aço.
page-pitch-tightrope = As cartas altas levam azul, as baixas vermelho. Mantém o equilíbrio.
page-pitch-hit_the_deck = Combina, corta, vira, e bate na pilha antes de toda a gente.
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
page-about = Sobre
page-about-text = Em francês, «pioche» é a pilha de onde se tiram as cartas. O Pioche é uma adaptação independente de quatro jogos de que gostamos; os autores e as editoras não têm nada a ver com ele. Compra as caixas: valem a pena.
page-credit-take_that = Take That! é um jogo de Andreas Spies e Reinhard Staupe.
page-credit-no_thanks = Não, obrigado! (No Thanks!) é um jogo de Thorsten Gimmler.
page-credit-tightrope = Tightrope (Drahtseilakt) é um jogo de Reiner Knizia.
page-credit-hit_the_deck = Hit the Deck foi publicado pela Fundex Games em 2001.
page-about-art = Todos os desenhos foram feitos para o Pioche.
page-about-fair = Cada distribuição pode ser verificada: o servidor compromete-se com o seu segredo antes de dar as cartas, cada jogador junta um pouco de sorte, e o segredo é mostrado depois da ronda.

level-beginner = Principiante
level-casual = De fim de semana
level-club = De clube
level-strong = Forte
level-expert = Mestre

## Uma mesa com amigos

page-how-many = Quantos jogadores?
page-bots-among = Quantos deles são robôs?
page-clock = Tempo por jogada
page-clock-seconds = { $seconds ->
    [0] sem limite
   *[other] { $seconds } segundos
}
page-public = Qualquer pessoa pode entrar: a mesa aparece entre as públicas
page-hints-allowed = As dicas são permitidas
page-options = Variantes
page-open-table = Abrir a mesa
option-tactical = Variante tática
option-large_table = Mesa grande, para seis ou sete
option-large_table-needed = Com seis ou sete é uma mesa grande: cada um começa com menos fichas.
option-chips_visible = Mostrar as fichas de todos
option-experts = Versão para profissionais: uma fila de uma carta custa mais uma
option-penalty_display = Cartas negativas
option-penalty_display-count = mostrar quantas são
option-penalty_display-faces = mostrar as cartas
option-simultaneous = Variante caótica: todos escolhem ao mesmo tempo
option-cut_depth = Corte do baralho
option-cut_depth-random-middle = algures no meio
option-cut_depth-choice = à escolha de quem corta
option-resolve_last_card = A carta Bate com a mão dá corrida mesmo sendo a última
option-may_draw_when_able = Quem pode jogar também pode comprar
option-may_keep_drawn = A carta comprada pode ser guardada
option-slap_mode = Bater na pilha
option-slap_mode-race = uma corrida
option-slap_mode-random = modo calmo: decide o acaso
option-false_slap = Bater em falso custa duas cartas

page-sit-title = Senta-te à mesa
page-your-name = O teu nome
page-guest = Visitante
page-sit = Sentar-me
page-who = À mesa
page-empty = livre
page-is-ready = a postos
page-not-ready = ainda não
page-kick = Mandar { $who } embora
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
page-is-away = Longe da mesa: um robô joga entretanto
page-is-gone = Sem ligação
page-is-here = Em linha
page-to-move = na sua vez
page-your-turn = É a tua vez
page-turn-of = À espera de { $who }
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
page-fair-text = Antes de dar as cartas, o servidor publicou esta impressão digital do seu segredo. Depois da ronda o segredo é mostrado, e na revisão pode verificar-se que as cartas resultam dele e da sorte de todos.
page-scores = Pontuações
page-total = Total
page-total-is = Total { $total }
page-winner = vitória
page-you-won = Ganhaste!
page-rematch = Jogar outra vez
page-review = Revisão
page-next-round = Próxima ronda
page-see-table = Ver a mesa
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

page-pot = { $count ->
    [0] sem fichas
    [1] 1 ficha
   *[other] { $count } fichas
}
page-your-chips = { $count ->
    [0] Não tens fichas
    [1] Tens 1 ficha
   *[other] Tens { $count } fichas
}
page-nt-take = Ficar com ela
page-nt-take-note = { $count ->
    [0] sem fichas
    [1] com 1 ficha
   *[other] com { $count } fichas
}
page-nt-refuse = Não, obrigado!
page-nt-refuse-note = pagar uma ficha

page-row = A fila
page-row-empty = A fila está vazia: qualquer carta a pode abrir.
page-tt-take = { $count ->
    [1] Retirar a fila: 1 carta
   *[other] Retirar a fila: { $count } cartas
}
page-toad = { $card }, com sapo
page-twistable = { $card }: podes sacar
page-plus = { $count ->
    [1] 1 carta positiva
   *[other] { $count } cartas positivas
}
page-minus = { $count ->
    [1] 1 carta negativa
   *[other] { $count } cartas negativas
}

page-balance = { $colour ->
    [none] em equilíbrio
    [blue] { $sticks ->
        [1] pende para o azul: 1 palito
       *[other] pende para o azul: { $sticks } palitos
    }
   *[red] { $sticks ->
        [1] pende para o vermelho: 1 palito
       *[other] pende para o vermelho: { $sticks } palitos
    }
}
page-played = jogou o { $card }
page-chosen = escolheu uma carta
page-sticks = { $count ->
    [1] por 1 palito
   *[other] por { $count } palitos
}
page-to-come = Ainda por sair:
page-blue = azul
page-red = vermelho

page-hd-draw = Comprar
page-hd-pass = Passar
page-hd-flip = Virar as pilhas
page-hd-call = «Bate no baralho com a mão!»
page-hd-cut = Cortar o baralho
page-hd-cut-depth = { $depth ->
    [1] Levantar 1 carta
   *[other] Levantar { $depth } cartas
}
page-hd-top = Em cima: { $card }
page-hd-card = { $kind ->
    [number] { $colour ->
        [R] { $number } vermelho
        [G] { $number } verde
        [B] { $number } azul
       *[Y] { $number } amarelo
    }
    [cut] { $colour ->
        [R] Corta o baralho, vermelha
        [G] Corta o baralho, verde
        [B] Corta o baralho, azul
       *[Y] Corta o baralho, amarela
    }
    [flip] { $colour ->
        [R] Vira o baralho, vermelha
        [G] Vira o baralho, verde
        [B] Vira o baralho, azul
       *[Y] Vira o baralho, amarela
    }
    [hand] Bate no baralho com a mão
   *[hit] { $colour ->
        [R] Bate no baralho com vermelho
        [G] Bate no baralho com verde
        [B] Bate no baralho com azul
        [Y] Bate no baralho com amarelo
       *[none] Bate no baralho com um { $number }
    }
}
page-hd-the-card = { $kind ->
    [number] { $colour ->
        [R] o { $number } vermelho
        [G] o { $number } verde
        [B] o { $number } azul
       *[Y] o { $number } amarelo
    }
    [cut] { $colour ->
        [R] a carta Corta vermelha
        [G] a carta Corta verde
        [B] a carta Corta azul
       *[Y] a carta Corta amarela
    }
    [flip] { $colour ->
        [R] a carta Vira vermelha
        [G] a carta Vira verde
        [B] a carta Vira azul
       *[Y] a carta Vira amarela
    }
    [hand] a carta Bate com a mão
   *[hit] { $colour ->
        [R] a carta Bate com vermelho
        [G] a carta Bate com verde
        [B] a carta Bate com azul
        [Y] a carta Bate com amarelo
       *[none] a carta Bate com um { $number }
    }
}
page-hd-sign = { $kind ->
    [cut] CORTA
    [flip] VIRA
   *[hit] BATE
}
page-slap = Bate!
page-has-slapped = já bateu
page-to-left = Joga-se para a esquerda
page-to-right = Joga-se para a direita
page-photo-finish = Fotografia da chegada
page-milliseconds = { $count } ms

## Teclas

page-keys = Teclas
keys-name-enter = Enter
keys-name-space = Espaço
keys-hand = Percorrer a tua mão
keys-enter = Escolher uma carta; outra vez: jogá-la
keys-hint = Pedir uma dica
keys-log = Registo e pontuações
keys-rules = Regras
keys-talk = Frases
keys-menu = Menu
keys-help = Esta lista
keys-take = Ficar com a carta
keys-refuse = Não, obrigado
keys-take-row = Retirar a fila
keys-twist = Sacar com a carta escolhida
keys-slap = Bater na pilha
keys-call = Gritar
keys-draw = Comprar uma carta
keys-flip = Virar as pilhas
keys-cut = Cortar o baralho
keys-pass = Passar

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
page-no-mistakes = Nenhum que mereça menção.
page-verify = Verificar o baralhamento
page-verified = Como prometido: as cartas de cada ronda resultam do segredo do servidor e da sorte de todos. Rondas verificadas: { $rounds }.
page-download = Descarregar o registo
page-share-moment = Copiar uma ligação para este momento

## Aprender

page-learn-title = { $game } num minuto
lesson-try = Desta vez não: experimenta o que a lição pede.
lesson-no_thanks-1 = O 24 está na mesa, e ninguém o quer: no fim custa 24 pontos. Paga uma ficha para o passar: diz «Não, obrigado!»
lesson-no_thanks-2 = Todos recusaram, e agora há três fichas sobre a carta. Cada ficha que tiveres no fim tira um ponto. Fica com a carta e com as fichas!
lesson-no_thanks-3 = Aí vem o 25. É vizinho do teu 24, e uma sequência custa só a carta mais baixa: para ti, o 25 é de graça. Fica com ele.
lesson-no_thanks-4 = A tua sequência custa 24, as tuas 13 fichas tiram 13: 11 pontos. Faltam nove cartas, por isso não contes com todas as lacunas. Ganha quem tiver menos pontos.
lesson-take_that-1 = A fila cresce para a direita. A próxima carta pode diferir da última, 49, em dez no máximo. Escolhe o 52 e coloca-o.
lesson-take_that-2 = O 49 da fila está iluminado: tens o seu número inverso, o 94. Saca-o, e as duas cartas são pontos positivos para ti.
lesson-take_that-3 = Nada serve. Tens então de retirar a fila: cada carta custa um ponto, e o sapo do 66 custa cinco. Retira-a.
lesson-take_that-4 = Agora abres uma fila nova com a carta que quiseres. Quando a pilha se esgota e a fila desaparece, a ronda acaba. Ganha quem tiver mais pontos.
lesson-tightrope-1 = Estão em jogo cinco palitos: a carta mais alta leva cinco azuis, a mais baixa cinco vermelhos. Os outros jogaram 30 e 12. Fica no meio: joga o 24.
lesson-tightrope-2 = Tens três palitos azuis, e eles contam contra ti. Um vermelho e um azul anulam-se, e há três vermelhos para levar: joga o teu 3, a carta mais baixa.
lesson-tightrope-3 = Em equilíbrio! Quem acaba a ronda sem palitos marca zero e anula a sua pior pontuação anterior. Ganha o total mais baixo.
lesson-hit_the_deck-1 = Livra-te das tuas cartas. Sobre o 3 vermelho joga-se uma carta vermelha ou um três: o 5 vermelho ou o 3 azul.
lesson-hit_the_deck-2 = A carta Bate com um 4 exige um quatro, e só um quatro serve. Não tens nenhum: compra uma carta.
lesson-hit_the_deck-3 = Alguém cumpriu a exigência. Joga agora a tua carta Bate com a mão: joga-se em cima de tudo.
lesson-hit_the_deck-4 = Depressa, grita antes que os outros reparem que te esqueceste!
lesson-hit_the_deck-5 = Agora todos batem na pilha, e quem bater por último compra quatro cartas. Bate!
lesson-hit_the_deck-6 = Boa palmada! Quando alguém fica sem cartas, os outros contam as suas: os números pelo seu valor, todas as outras dez. Ganha quem tiver menos pontos.

## O que fazer agora

page-tt-open = Abre a fila com qualquer carta.
page-tt-lay = Coloca uma carta de { $least } a { $most }.
page-tt-lay-or-twist = Coloca de { $least } a { $most }, ou saca o que brilha.
page-tt-twist = Nada serve, mas podes sacar o que brilha.
page-tt-stuck = Nada serve: tens de retirar a fila.
page-tt-slot = A próxima carta: de { $least } a { $most }
page-nt-choose = Ficas com o { $card } ou pagas uma ficha?
page-nt-forced = Já não tens fichas: fica com a carta.
page-tr-choose = Escolhe uma carta.
page-tr-last = A última vaza
page-tr-highest = { $count ->
    [0] alta: nada
    [1] alta: 1 azul
   *[other] alta: { $count } azuis
}
page-tr-lowest = { $count ->
    [0] baixa: nada
    [1] baixa: 1 vermelho
   *[other] baixa: { $count } vermelhos
}
page-hd-match = { $colour ->
    [R] Joga vermelho ou um { $number }.
    [G] Joga verde ou um { $number }.
    [B] Joga azul ou um { $number }.
   *[Y] Joga amarelo ou um { $number }.
}
page-hd-match-colour = { $colour ->
    [R] Joga uma carta vermelha.
    [G] Joga uma carta verde.
    [B] Joga uma carta azul.
   *[Y] Joga uma carta amarela.
}
page-hd-draw-now = Nada serve: compra uma carta.
page-hd-pass-now = Nada serve: passa.
page-hd-cut-now = Tens de cortar o baralho.
page-hd-flip-now = Tens de virar as pilhas.
page-hd-call-now = Grita antes que alguém repare!
page-hd-slap-now = Bate na pilha!
page-hd-call-and-slap-now = Grita e bate na pilha!

## A folha de pontos

page-sheet = Pontos
page-sheet-round = Ronda { $round }
page-sheet-empty = Joga-se a primeira ronda.
page-sheet-struck = { $score }, riscado
keys-scores = Folha de pontos
