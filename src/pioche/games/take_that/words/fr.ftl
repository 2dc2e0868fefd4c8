### Take That! in French.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-no-row = il n’y a pas de rangée : il faut poser une carte
refused-out-of-reach = il y a plus de dix entre le { $card } et le { $last }
refused-toad-never-twists = le { $card } est un crapaud, et un crapaud ne twiste jamais
refused-mirror-not-in-row = le { $mirror } n’est pas dans la rangée : le { $card } n’a rien à twister
refused-one-card-only = « { $text } » doit nommer exactement une carte

## The table in text, moves and events

take_that-title = Take That!
take_that-pitch = pose à dix près, twiste la carte symétrique hors de la rangée, et gare aux crapauds
take_that-intro =
    Une rangée de cartes grandit vers la droite. À ton tour, pose une carte à dix au plus de la dernière,
    ou twiste : si tu as la carte symétrique d’une carte de la rangée, 94 pour 49, tu gagnes les deux, un point chacune.
    Si tu ne peux pas ou ne veux pas, prends la rangée complète : chaque carte coûte un point, un crapaud (22, 33 … 88) cinq.
    Tu ouvres alors une nouvelle rangée avec la carte de ton choix. Une fois la pioche épuisée, la manche finit dès que la rangée disparaît.
    D’habitude, on joue deux manches ; le plus gros score gagne.
take_that-player = { $who } — cartes en plus : { $plus }, cartes en moins : { $minus }, en main : { $hand }, total : { $total }
take_that-player-faces = { $who } — cartes en plus : { $plus }, cartes en moins : { $minus } ({ $cards }), en main : { $hand }, total : { $total }
take_that-row = Cartes de la rangée : { $cards }. Cartes dans la pioche : { $pile }. L’étoile marque un crapaud.
take_that-hand = Tes cartes : { $cards }
take_that-move-lay = poser le { $card }
take_that-move-twist = twister avec le { $card }
take_that-move-take = prendre la rangée
take_that-dealt = { $you ->
    [yes] Tu reçois le { $card }.
   *[no] { $who } reçoit le { $card }.
}
take_that-dealt-hidden = {""}
take_that-opened = { $you ->
    [yes] Tu ouvres une rangée avec le { $card }.
   *[no] { $who } ouvre une rangée avec le { $card }.
}
take_that-laid = { $you ->
    [yes] Tu poses le { $card }.
   *[no] { $who } pose le { $card }.
}
take_that-twisted = { $you ->
    [yes] Tu twistes le { $amount } avec le { $card }.
   *[no] { $who } twiste le { $amount } avec le { $card }.
}
take_that-took = { $you ->
    [yes] Tu prends la rangée : { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
   *[no] { $who } prend la rangée : { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
}
take_that-extra = { $you ->
    [yes] Tu dois prendre aussi la première carte de la pioche, sans la voir.
   *[no] { $who } doit prendre aussi la première carte de la pioche, sans la voir.
}
take_that-drew = { $you ->
    [yes] Tu pioches le { $card }.
   *[no] { $who } pioche le { $card }.
}
take_that-drew-hidden = {""}
take_that-used-up = La pioche est épuisée : plus personne ne pioche.
take_that-turned-up = {""}

## Hints: what speaks for a move, or against one

take_that-for-row = la rangée ne coûte pas cher, et tu en ouvres une nouvelle avec la carte de ton choix
take_that-against-row = tu ramasserais les points en moins de la rangée
take_that-for-twist = un twist, c’est deux points en plus et un tour sans danger
take_that-for-answers = les autres auront du mal à y répondre
take_that-against-answers = les autres y répondraient facilement
take_that-against-gift = tu offrirais un twist aux autres
take_that-for-twists = tu gardes tes propres chances de twister
take_that-against-mirror = tu as aussi sa carte symétrique : mieux vaut la garder
take_that-for-exposed = tu auras sans doute une réponse à ton prochain tour
take_that-against-exposed = tu risques toi-même le blocage au prochain tour
take_that-for-toad = ta main se débarrasse d’un crapaud
take_that-against-toad = un crapaud rend la rangée plus chère
take_that-for-victory = la manche peut finir alors que tu mènes

## Options: their names for people, and what the rules say of them

take_that-option-rounds = nombre de manches
    .rule = deux selon la règle, ou davantage si vous voulez.
take_that-option-experts = variante pour joueurs aguerris
    .rule = qui prend une rangée d’une seule carte prend aussi la première carte de la pioche, sans la voir.
take_that-option-penalty_display = aide-mémoire
    .rule = chacun peut revoir les cartes cachées, ou seulement leur nombre.

## The page

page-pitch-take_that = Pose au plus près, twiste la carte symétrique, et gare aux crapauds.
page-credit-take_that = Take That! est un jeu d’Andreas Spies et Reinhard Staupe.
option-penalty_display-count = montrer leur nombre
option-penalty_display-faces = montrer les cartes
page-row = La rangée
page-row-empty = Pas de rangée : n’importe quelle carte peut en ouvrir une.
page-tt-take = { $count ->
    [one] Prendre la rangée : { $count } carte
   *[other] Prendre la rangée : { $count } cartes
}
page-toad = { $card }, un crapaud
page-twistable = { $card } : à twister
page-plus = { $count ->
    [one] { $count } carte en plus
   *[other] { $count } cartes en plus
}
page-minus = { $count ->
    [one] { $count } carte en moins
   *[other] { $count } cartes en moins
}
keys-take-row = Prendre la rangée
keys-twist = Twister avec la carte choisie
lesson-take_that-1 = La rangée grandit vers la droite. La prochaine carte peut s’écarter de la dernière, 49, de dix au plus. Choisis le 52 et pose-le.
lesson-take_that-2 = Le 49 de la rangée brille : tu as sa carte symétrique, le 94. Twiste-le, et les deux cartes sont des points en plus pour toi.
lesson-take_that-3 = Rien à poser. Tu dois donc prendre la rangée : chaque carte coûte un point, et le crapaud du 66 en coûte cinq. Prends-la.
lesson-take_that-4 = Maintenant, tu ouvres une nouvelle rangée avec la carte de ton choix. Quand la pioche est épuisée et que la rangée disparaît, la manche est finie. Le plus gros score gagne.
page-tt-open = Ouvre une rangée, carte au choix.
page-tt-lay = Pose une carte de { $least } à { $most }.
page-tt-lay-or-twist = Pose de { $least } à { $most }, ou twiste ce qui brille.
page-tt-twist = Rien à poser, mais tu peux twister ce qui brille.
page-tt-stuck = Rien à poser : tu dois prendre la rangée.
page-tt-slot = La prochaine carte : de { $least } à { $most }
