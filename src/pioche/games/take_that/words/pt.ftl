### Take That! in Portuguese.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-no-row = a fila está vazia: é preciso colocar uma carta
refused-out-of-reach = do { $card } ao { $last } vão mais de dez
refused-toad-never-twists = o { $card } tem um sapo, e com sapos não se saca nada
refused-mirror-not-in-row = o { $mirror } não está na fila: o { $card } não tem o que sacar
refused-one-card-only = «{ $text }» deve indicar exatamente uma carta

## The table in text, moves and events

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

## Hints: what speaks for a move, or against one

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

## Options: their names for people, and what the rules say of them

take_that-option-rounds = número de rondas
    .rule = duas segundo as regras, ou mais se quiserem.
take_that-option-experts = versão para profissionais
    .rule = quem retira uma fila de uma só carta fica também com a carta de cima da pilha, sem a ver.
take_that-option-penalty_display = auxiliar de memória
    .rule = todos podem rever as cartas viradas para baixo, ou só saber quantas são.

## The page

page-pitch-take_that = Coloca perto, saca o número inverso da fila, e cuidado com os sapos.
page-credit-take_that = Take That! é um jogo de Andreas Spies e Reinhard Staupe.
option-penalty_display-count = mostrar quantas são
option-penalty_display-faces = mostrar as cartas
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
keys-take-row = Retirar a fila
keys-twist = Sacar com a carta escolhida
lesson-take_that-1 = A fila cresce para a direita. A próxima carta pode diferir da última, 49, em dez no máximo. Escolhe o 52 e coloca-o.
lesson-take_that-2 = O 49 da fila está iluminado: tens o seu número inverso, o 94. Saca-o, e as duas cartas são pontos positivos para ti.
lesson-take_that-3 = Nada serve. Tens então de retirar a fila: cada carta custa um ponto, e o sapo do 66 custa cinco. Retira-a.
lesson-take_that-4 = Agora abres uma fila nova com a carta que quiseres. Quando a pilha se esgota e a fila desaparece, a ronda acaba. Ganha quem tiver mais pontos.
page-tt-open = Abre a fila com qualquer carta.
page-tt-lay = Coloca uma carta de { $least } a { $most }.
page-tt-lay-or-twist = Coloca de { $least } a { $most }, ou saca o que brilha.
page-tt-twist = Nada serve, mas podes sacar o que brilha.
page-tt-stuck = Nada serve: tens de retirar a fila.
page-tt-slot = A próxima carta: de { $least } a { $most }
