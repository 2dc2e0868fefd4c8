### Tightrope in Portuguese.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-card-not-in-use = só as cartas de 1 a { $highest } estão em jogo, o { $card } não
refused-card-already-played = o { $card } foi jogado pelo lugar { $seat } na vaza { $trick }
refused-no-such-score-card = não há nenhuma carta de pontuação { $text }
refused-one-slash-expected = uma só barra deve separar as cartas numéricas das cartas de pontuação; há { $slashes }
refused-number-cards-expected = a distribuição deve indicar cada carta numérica de 1 a { $highest } exatamente uma vez
refused-score-cards-expected = a distribuição deve indicar cada uma das 11 cartas de pontuação exatamente uma vez

## The table in text, moves and events

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

## Hints: what speaks for a move, or against one

tightrope-against-lean = podes ficar a pender mais para um lado
tightrope-for-steering = guardas as cartas altas e baixas com que te equilibras
tightrope-for-middle = uma carta do meio é a mais fácil de dispensar
tightrope-against-lead = terias de abrir a vaza seguinte
tightrope-against-sparing = pouparias os palitos a outra pessoa

## Options: their names for people, and what the rules say of them

tightrope-option-tactical = variante tática
    .rule = usam-se só as cartas necessárias, de 1 a 27 com três jogadores; assim, todas estão na mão de alguém.
tightrope-option-simultaneous = variante caótica
    .rule = cada um escolhe a carta em segredo, e mostram-se todas ao mesmo tempo.

## The page

page-pitch-tightrope = As cartas altas levam azul, as baixas vermelho. Mantém o equilíbrio.
page-credit-tightrope = Tightrope (Drahtseilakt) é um jogo de Reiner Knizia.
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
lesson-tightrope-1 = A carta mais alta leva cinco palitos azuis, a mais baixa cinco vermelhos. Os outros jogaram 30 e 12. Fica no meio: joga o 24.
lesson-tightrope-2 = Desta vez só está em jogo um palito, e os outros jogaram 21 e 33. As cartas altas são difíceis de largar: joga agora o 47, que só te custa um palito azul.
lesson-tightrope-3 = A carta mais alta abre a vaza seguinte: és tu a começar. Estão em jogo dois palitos: abre com o 46 e já não tens de te preocupar com ele.
lesson-tightrope-4 = Os teus três palitos azuis contam contra ti. Um vermelho e um azul anulam-se: abre com o teu 3, uma carta muito baixa, e leva três vermelhos.
lesson-tightrope-5 = Em equilíbrio! Quem acaba a ronda sem palitos marca zero e anula a sua pior pontuação anterior. Ganha o total mais baixo.
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
