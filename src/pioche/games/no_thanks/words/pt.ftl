### No Thanks! in Portuguese.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-no-chips = sem fichas não se pode recusar
refused-large-table-tactical = a mesa grande e a variante tática não se combinam
refused-large-table-needed = com { $seats } jogadores é precisa a opção large_table

## The table in text, moves and events

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

## Hints: what speaks for a move, or against one

no_thanks-for-pot = as fichas que traz valem a pena
no_thanks-for-cost = torna as tuas cartas mais baratas
no_thanks-against-cost = custar-te-ia demasiados pontos
no_thanks-for-chips = restam-te poucas fichas
no_thanks-against-chips = ainda tens fichas que cheguem para recusar
no_thanks-for-neighbours = as cartas vizinhas ainda podem sair
no_thanks-for-rival = outra pessoa ficaria com ela
no_thanks-against-forced = alguém sem fichas terá de ficar com ela

## Options: their names for people, and what the rules say of them

no_thanks-option-tactical = variante tática
    .rule = cada um começa com 10 fichas, e as cartas 10, 20 e 30 são retiradas à vista de todos. Das outras, só faltam seis.
no_thanks-option-rounds = número de rondas
    .rule = jogam-se várias rondas e somam-se as pontuações. Normalmente, uma.
no_thanks-option-large_table = mesa grande
    .rule = uma regra da casa, que não vem na caixa: 6 jogadores com 9 fichas cada um, ou 7 com 7. Não se combina com a variante tática.
no_thanks-option-chips_visible = fichas à vista
    .rule = todos veem as fichas de todos, e ninguém precisa de contar.

## The page

page-pitch-no_thanks = Fica com a carta, ou paga uma ficha para a recusar. Duas palavras e nervos de aço.
page-credit-no_thanks = Não, obrigado! (No Thanks!) é um jogo de Thorsten Gimmler.
option-large_table-needed = Com seis ou sete é uma mesa grande: cada um começa com menos fichas.
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
keys-take = Ficar com a carta
keys-refuse = Não, obrigado
lesson-no_thanks-1 = O 24 está na mesa, e ninguém o quer: no fim custa 24 pontos. Paga uma ficha para o passar: diz «Não, obrigado!»
lesson-no_thanks-2 = Todos recusaram, e agora há três fichas sobre a carta. Cada ficha que tiveres no fim tira um ponto. Fica com a carta e com as fichas!
lesson-no_thanks-3 = Aí vem o 25. É vizinho do teu 24, e uma sequência custa só a carta mais baixa: para ti, o 25 é de graça. Fica com ele.
lesson-no_thanks-4 = A tua sequência custa 24, as tuas 13 fichas tiram 13: 11 pontos. Faltam nove cartas, por isso não contes com todas as lacunas. Ganha quem tiver menos pontos.
page-nt-choose = Ficas com o { $card } ou pagas uma ficha?
page-nt-forced = Já não tens fichas: fica com a carta.
