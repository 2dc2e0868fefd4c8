### Hit the Deck in Portuguese.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

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

## The table in text, moves and events

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
hit_the_deck-call-due = { $you ->
    [yes] Grita!
   *[no] { $who } tem de gritar.
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

## Hints: what speaks for a move, or against one

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

## Options: their names for people, and what the rules say of them

hit_the_deck-option-target = pontos que acabam o jogo
    .rule = o jogo acaba quando alguém chega a este número; 100 segundo as regras.
hit_the_deck-option-cut_depth = profundidade do corte
    .rule = ao acaso, algures no meio, ou à escolha de quem corta.
hit_the_deck-option-exposed_hand_caller = grito depois de um corte
    .rule = se a carta Bate com a mão sair de um corte ou ao virar as pilhas, grita quem a descobriu, ou o jogador seguinte.
hit_the_deck-option-resolve_last_card = corrida pela última carta
    .rule = a carta Bate com a mão dá corrida mesmo sendo a última de alguém.
hit_the_deck-option-may_draw_when_able = compra livre
    .rule = pode-se comprar mesmo podendo jogar.
hit_the_deck-option-may_keep_drawn = guarda da carta comprada
    .rule = não é obrigatório jogá-la.
hit_the_deck-option-slap_mode = bater na pilha
    .rule = uma corrida a sério, ou o modo calmo: o acaso decide quem foi o último.
hit_the_deck-option-false_slap = penalidade por bater em falso
    .rule = quem bate sem razão compra duas cartas, como dizem as regras. Pode desligar-se.
hit_the_deck-option-call_limit = tempo para gritar
    .rule = quem põe a carta Bate com a mão tem este tempo para gritar; normalmente, cinco segundos.
hit_the_deck-option-slap_limit = tempo para bater
    .rule = depois do grito, cada um tem este tempo para bater; normalmente, cinco segundos.
hit_the_deck-option-slap_grace = tolerância depois da corrida
    .rule = perdoa-se uma palmada que chegue dentro deste tempo depois de a carta Bate com a mão ser tapada; normalmente, meio segundo.

## The page

page-pitch-hit_the_deck = Combina, corta, vira, e bate na pilha antes de toda a gente.
page-credit-hit_the_deck = Hit the Deck foi publicado pela Fundex Games em 2001.
option-cut_depth-random-middle = algures no meio
option-cut_depth-choice = à escolha de quem corta
option-exposed_hand_caller-exposer = quem a descobriu
option-exposed_hand_caller-next = o jogador seguinte
option-slap_mode-race = uma corrida
option-slap_mode-random = modo calmo: decide o acaso
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
page-to-left = Joga-se para a esquerda
page-to-right = Joga-se para a direita
page-photo-finish = Fotografia da chegada
page-milliseconds = { $count } ms
page-mark-too-fast = Nenhuma mão é tão rápida.
page-mark-not-confirmed = O servidor não pôde confirmar uma mão mais rápida.
keys-slap = Bater na pilha
keys-call = Gritar
keys-draw = Comprar uma carta
keys-flip = Virar as pilhas
keys-cut = Cortar o baralho
keys-pass = Passar
lesson-hit_the_deck-1 = Livra-te das tuas cartas. Sobre o 3 vermelho joga-se uma carta vermelha ou um três. O teu 5 vermelho e o teu 3 azul servem: joga o 5 vermelho.
lesson-hit_the_deck-2 = A carta Bate com um 4 exige um quatro, e só um quatro serve. Não tens nenhum: compra uma carta.
lesson-hit_the_deck-3 = Alguém cumpriu a exigência. Joga agora a tua carta Bate com a mão: joga-se em cima de tudo.
lesson-hit_the_deck-4 = Depressa, grita antes que os outros reparem que te esqueceste!
lesson-hit_the_deck-5 = Agora todos batem na pilha, e quem bater por último compra quatro cartas. Bate!
lesson-hit_the_deck-6 = Boa palmada! Ada bateu por último e compra quatro cartas. Quando alguém fica sem cartas, os outros contam as suas: os números pelo seu valor, todas as outras dez. Ganha quem tiver menos pontos.
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
