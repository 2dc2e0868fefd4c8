### No Thanks! in French.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-no-chips = sans jeton, on ne peut pas refuser
refused-large-table-tactical = la grande table et la variante tactique ne vont pas ensemble
refused-large-table-needed = à { $seats } joueurs, il faut l’option large_table

## The table in text, moves and events

no_thanks-title = Non merci !
no_thanks-pitch = prends la carte, ou paie un jeton pour la refuser ; le plus petit score gagne
no_thanks-intro =
    Les cartes de 3 à 35 arrivent une par une, et personne n’en veut : à la fin, chacune coûte sa valeur.
    À ton tour, prends la carte proposée avec tous ses jetons, ou dis « Non merci ! » et pose dessus un de tes jetons.
    Une suite, comme 24-25-26, ne coûte que sa plus petite carte. Chaque jeton gardé enlève un point.
    Quelques cartes manquent, et personne ne sait lesquelles. Le plus petit score gagne.
no_thanks-player = { $who } — cartes : { $cards }
no_thanks-player-chips = { $who } — cartes : { $cards } ; jetons : { $chips }
no_thanks-offer = Carte proposée : { $card }, { $pot ->
    [0] sans jeton
    [one] avec { $pot } jeton
   *[other] avec { $pot } jetons
}. Cartes dans la pioche : { $pile }.
no_thanks-move-take = prendre la carte et ses jetons
no_thanks-move-refuse = refuser et payer un jeton
no_thanks-revealed = On retourne le { $card }.
no_thanks-refused = { $you ->
    [yes] Tu dis « Non merci ! »
   *[no] { $who } dit « Non merci ! »
}
no_thanks-took = { $you ->
    [yes] Tu prends le { $card } { $amount ->
        [0] sans jeton
        [one] avec { $amount } jeton
       *[other] avec { $amount } jetons
    }.
   *[no] { $who } prend le { $card } { $amount ->
        [0] sans jeton
        [one] avec { $amount } jeton
       *[other] avec { $amount } jetons
    }.
}
no_thanks-forced = { $you ->
    [yes] Tu n’as plus de jetons.
   *[no] { $who } n’a plus de jetons.
}

## Hints: what speaks for a move, or against one

no_thanks-for-pot = ses jetons valent la peine
no_thanks-for-cost = elle rend tes cartes moins chères
no_thanks-against-cost = elle te coûterait trop de points
no_thanks-for-chips = il te reste peu de jetons
no_thanks-against-chips = tu as encore assez de jetons pour refuser
no_thanks-for-neighbours = ses voisines peuvent encore sortir
no_thanks-for-rival = quelqu’un d’autre la prendrait
no_thanks-against-forced = quelqu’un sans jetons devra la prendre

## Options: their names for people, and what the rules say of them

no_thanks-option-tactical = variante tactique
    .rule = chacun commence avec 10 jetons, et les cartes 10, 20 et 30 sont retirées au vu de tous. Parmi les autres, il n’en manque que six.
no_thanks-option-rounds = nombre de manches
    .rule = on joue plusieurs manches et on additionne les scores. D’habitude, une seule.
no_thanks-option-large_table = grande table
    .rule = une règle maison, absente de la boîte : 6 joueurs avec 9 jetons chacun, ou 7 avec 7. Pas avec la variante tactique.
no_thanks-option-chips_visible = jetons visibles
    .rule = tout le monde voit les jetons de tout le monde, plus besoin de compter.

## The page

page-pitch-no_thanks = Prends la carte, ou paie un jeton pour la refuser. Deux mots, et des nerfs d’acier.
page-credit-no_thanks = Non merci ! est un jeu de Thorsten Gimmler.
option-large_table-needed = À six ou sept, c’est une grande table : chacun commence avec moins de jetons.
page-pot = { $count ->
    [0] sans jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
page-your-chips = { $count ->
    [0] Tu n’as pas de jeton
    [one] Tu as { $count } jeton
   *[other] Tu as { $count } jetons
}
page-nt-take = Prendre
page-nt-take-note = { $count ->
    [0] sans jeton
    [one] avec { $count } jeton
   *[other] avec { $count } jetons
}
page-nt-refuse = Non merci !
page-nt-refuse-note = payer un jeton
keys-take = Prendre la carte
keys-refuse = Non merci
lesson-no_thanks-1 = Le 24 est proposé, et personne n’en veut : à la fin, il coûte 24 points. Paie un jeton pour le passer au suivant : dis « Non merci ! »
lesson-no_thanks-2 = Tout le monde a refusé, et il y a maintenant trois jetons sur la carte. Chaque jeton gardé enlève un point. Prends la carte et ses jetons !
lesson-no_thanks-3 = Voici le 25. C’est le voisin de ton 24, et une suite ne coûte que sa plus petite carte : pour toi, le 25 est gratuit. Prends-le.
lesson-no_thanks-4 = Ta suite coûte 24, tes 13 jetons en enlèvent 13 : 11 points. Neuf cartes manquent, ne compte donc pas sur tous les trous. Le plus petit score gagne.
page-nt-choose = Prendre le { $card }, ou payer un jeton ?
page-nt-forced = Tu n’as plus de jetons : prends la carte.
