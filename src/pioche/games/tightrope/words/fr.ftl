### Tightrope in French.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-card-not-in-use = seules les cartes de 1 à { $highest } sont en jeu, pas le { $card }
refused-card-already-played = le { $card } a été joué par la place { $seat } au pli { $trick }
refused-no-such-score-card = il n’y a pas de carte de score { $text }
refused-one-slash-expected = une seule barre oblique doit séparer les cartes numérotées des cartes de score ; il y en a { $slashes }
refused-number-cards-expected = la donne doit nommer chaque carte numérotée de 1 à { $highest } exactement une fois
refused-score-cards-expected = la donne doit nommer chacune des 11 cartes de score exactement une fois

## The table in text, moves and events

tightrope-title = Tightrope
tightrope-pitch = la carte la plus forte prend des bâtonnets bleus, la plus faible des rouges : garde l’équilibre
tightrope-intro =
    Une manche compte neuf plis. À chaque pli, on retourne une carte de score et chacun joue une carte numérotée.
    La carte la plus forte prend autant de bâtonnets bleus que l’indique la carte de score, la plus faible autant de rouges.
    Un bâtonnet rouge et un bleu forment une paire et s’en vont : essaie de finir la manche sans aucun bâtonnet.
    Ce qui te reste compte contre toi. S’il ne te reste rien, tu annules aussi ton plus mauvais score précédent.
    Après un 0 bleu ou un 0 rouge, on ne donne pas cette couleur à ce pli. Chacun distribue une fois ; le plus petit total gagne.
tightrope-player = { $who } — { $colour ->
    [none] aucun bâtonnet
    [blue] { $sticks ->
        [one] { $sticks } bâtonnet bleu
       *[other] { $sticks } bâtonnets bleus
    }
   *[red] { $sticks ->
        [one] { $sticks } bâtonnet rouge
       *[other] { $sticks } bâtonnets rouges
    }
}, total : { $total }{ $card ->
    [none] {""}
    [hidden] , carte choisie
   *[other] , carte jouée : { $card }
}
tightrope-score-card = Pli { $trick } sur { $tricks }, valeur { $value } : { $zero ->
    [none] bleu pour la carte la plus forte, rouge pour la plus faible
    [blue] rouge pour la carte la plus faible, rien pour la plus forte
   *[red] bleu pour la carte la plus forte, rien pour la plus faible
}.
tightrope-to-come = Cartes de score encore à venir : { $cards }.
tightrope-hand = Tes cartes : { $cards }
tightrope-move-play = jouer le { $card }
tightrope-dealt = { $you ->
    [yes] Tu reçois le { $card }.
   *[no] { $who } reçoit le { $card }.
}
tightrope-dealt-hidden = {""}
tightrope-turned-up = Carte de score : { $card ->
    [B0] 0 bleu
    [R0] 0 rouge
   *[other] { $card }
}.
tightrope-zeros-discarded = Les deux zéros sont sortis : ils n’ont aucun effet.
tightrope-played = { $you ->
    [yes] Tu joues le { $card }.
   *[no] { $who } joue le { $card }.
}
tightrope-chose = { $you ->
    [yes] Tu choisis le { $card }.
   *[no] { $who } choisit le { $card }.
}
tightrope-chose-hidden = { $who } a choisi.
tightrope-revealed = { $you ->
    [yes] Tu montres le { $card }.
   *[no] { $who } montre le { $card }.
}
tightrope-took-blue = { $you ->
    [yes] Tu as la carte la plus forte : { $amount ->
        [one] { $amount } bâtonnet bleu
       *[other] { $amount } bâtonnets bleus
    } pour toi.
   *[no] { $who } a la carte la plus forte et prend { $amount ->
        [one] { $amount } bâtonnet bleu
       *[other] { $amount } bâtonnets bleus
    }.
}
tightrope-took-red = { $you ->
    [yes] Tu as la carte la plus faible : { $amount ->
        [one] { $amount } bâtonnet rouge
       *[other] { $amount } bâtonnets rouges
    } pour toi.
   *[no] { $who } a la carte la plus faible et prend { $amount ->
        [one] { $amount } bâtonnet rouge
       *[other] { $amount } bâtonnets rouges
    }.
}
tightrope-returned = { $you ->
    [yes] Tu rends { $amount ->
        [one] { $amount } paire
       *[other] { $amount } paires
    }.
   *[no] { $who } rend { $amount ->
        [one] { $amount } paire
       *[other] { $amount } paires
    }.
}
tightrope-trick-ended = {""}
tightrope-cancelled = { $you ->
    [yes] Tu as gardé l’équilibre : ton score de { $amount } est annulé.
   *[no] { $who } a gardé l’équilibre et annule un score de { $amount }.
}

## Hints: what speaks for a move, or against one

tightrope-against-lean = tu pourrais pencher davantage
tightrope-for-steering = tu gardes les cartes fortes et faibles qui te permettent de te rattraper
tightrope-for-middle = une carte du milieu est celle dont on se passe le mieux
tightrope-against-lead = tu devrais entamer le pli suivant
tightrope-against-sparing = tu épargnerais les bâtonnets à quelqu’un d’autre

## Options: their names for people, and what the rules say of them

tightrope-option-tactical = variante tactique
    .rule = on n’utilise que les cartes nécessaires, de 1 à 27 à trois joueurs ; toutes sont donc dans une main.
tightrope-option-simultaneous = variante chaotique
    .rule = chacun choisit sa carte en secret, et on les montre toutes en même temps.

## The page

page-pitch-tightrope = Les cartes fortes prennent du bleu, les faibles du rouge. Garde l’équilibre.
page-credit-tightrope = Tightrope (Drahtseilakt) est un jeu de Reiner Knizia.
page-balance = { $colour ->
    [none] en équilibre
    [blue] { $sticks ->
        [one] penche vers le bleu : { $sticks } bâtonnet
       *[other] penche vers le bleu : { $sticks } bâtonnets
    }
   *[red] { $sticks ->
        [one] penche vers le rouge : { $sticks } bâtonnet
       *[other] penche vers le rouge : { $sticks } bâtonnets
    }
}
page-played = a joué le { $card }
page-chosen = a choisi une carte
page-sticks = { $count ->
    [one] pour { $count } bâtonnet
   *[other] pour { $count } bâtonnets
}
page-to-come = Encore à venir :
page-blue = bleu
page-red = rouge
lesson-tightrope-1 = La carte la plus forte prend cinq bâtonnets bleus, la plus faible cinq rouges. Les autres ont joué 30 et 12. Reste au milieu : joue le 24.
lesson-tightrope-2 = Cette fois, un seul bâtonnet est en jeu, et les autres ont joué 21 et 33. Les cartes fortes sont difficiles à placer : lâche le 47 maintenant, il ne te coûte qu’un bâtonnet bleu.
lesson-tightrope-3 = La carte la plus forte entame le pli suivant : c’est à toi de commencer. Deux bâtonnets sont en jeu : entame avec le 46, et tu n’auras plus à t’en soucier.
lesson-tightrope-4 = Tes trois bâtonnets bleus comptent contre toi. Un rouge et un bleu s’annulent : entame avec ton 3, une carte très faible, et prends trois rouges.
lesson-tightrope-5 = En équilibre ! Qui finit la manche sans bâtonnet marque 0 et annule son plus mauvais score précédent. Le plus petit total gagne.
page-tr-choose = Choisis une carte.
page-tr-last = Le dernier pli
page-tr-highest = { $count ->
    [0] forte : rien
    [one] forte : { $count } bleu
   *[other] forte : { $count } bleus
}
page-tr-lowest = { $count ->
    [0] faible : rien
    [one] faible : { $count } rouge
   *[other] faible : { $count } rouges
}
