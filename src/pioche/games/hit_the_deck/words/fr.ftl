### Hit the Deck in French.

## Refusals: what cannot be done, and why. No full stop at the end: the clause follows.

refused-arrangement-expected = on attend « { $expected } », pas « { $text } »
refused-number-too-high = { $number }, c’est trop : { $most } au plus
refused-deal-due = il faut d’abord donner les cartes
refused-shuffle-due = la pile de pioche est vide : il faut d’abord mélanger la défausse
refused-false-slap-off = à cette table, on ne peut pas taper à tort
refused-hand-on-top = une carte Tape avec la main est sur le dessus : personne ne tape à tort
refused-no-slap-now = ce n’est pas le moment de taper
refused-bury-due = il faut d’abord enfouir la carte Tape retournée
refused-bury-out-of-range = elle va sous 1 à { $most } cartes, pas { $depth }
refused-cut-due = il faut couper
refused-cut-out-of-range = on peut soulever de { $least } à { $most } cartes, pas { $depth }
refused-nothing-to-cut = il n’y a rien à couper
refused-flip-due = il faut retourner les piles
refused-call-due = il faut annoncer la carte Tape avec la main
refused-call-counts-as-made = en mode calme, personne n’oublie d’annoncer
refused-race-open = la course est lancée : il faut d’abord savoir qui a tapé en dernier
refused-nothing-to-call = il n’y a rien à annoncer
refused-no-flip-due = il n’y a rien à retourner
refused-no-cut-due = ce n’est pas le moment de couper
refused-no-race = il n’y a pas de course
refused-nothing-to-bury = il n’y a pas de carte à enfouir
refused-only-the-card-drawn = seule la carte piochée, { $drawn }, peut être jouée, pas { $card }
refused-no-match = { $card } ne se joue pas sur { $top }
refused-hit-under-demand = aucune carte Tape ne se joue tant que { $top } impose sa demande
refused-number-demanded = { $top } demande un { $number }
refused-colour-demanded = { $top } demande { $colour ->
    [R] du rouge
    [G] du vert
    [B] du bleu
   *[Y] du jaune
}
refused-already-drew = on ne pioche qu’une carte
refused-any-card-goes = on peut jouer n’importe quelle carte : personne ne pioche
refused-nothing-to-draw = il n’y a rien à piocher
refused-can-play = qui peut jouer doit jouer, ici { $card }
refused-must-draw = qui ne peut pas jouer doit piocher
refused-drawn-card-fits = la carte piochée, { $card }, convient et doit être jouée

## The table in text, moves and events

hit_the_deck-title = Hit the Deck
hit_the_deck-pitch = assortis, coupe, retourne, demande et tape sur la pile ; le plus petit score gagne
hit_the_deck-intro =
    Débarrasse-toi de tes cartes. Joue une carte de la même couleur ou du même nombre que celle du dessus ; sinon, pioche.
    R5 est un cinq rouge ; les couleurs sont R rouge, G vert, B bleu, Y jaune. CUT et FLIP se jouent sur leur couleur, HIT (Tape) sur tout.
    Après CUT (Coupe le deck), le suivant soulève une partie de la pioche et expose une carte. Après FLIP (Retourne le deck),
    on retourne les deux piles et le sens du jeu change. HIT-4 demande un quatre, HIT-G une carte verte, tant que personne n’en joue.
    HIT-HAND : qui la pose l’annonce, tout le monde tape sur la pile, le dernier pioche quatre cartes ; puis on joue n’importe quelle carte.
    Quand une main est vide, les autres comptent la leur : les nombres à leur valeur, toutes les autres cartes dix.
    À 100 points la partie est finie, et le plus petit score gagne.
hit_the_deck-player = { $who } — en main : { $hand }, total : { $total }
hit_the_deck-player-known = { $who } — en main : { $hand } (dont { $cards }), total : { $total }
hit_the_deck-table = Sur le dessus : { $top }. Pile de pioche : { $draw }, pile de défausse : { $discard }. On joue vers la { $direction ->
    [left] gauche
   *[right] droite
}.
hit_the_deck-demand-number = On demande un { $demand }.
hit_the_deck-demand-colour = { $demand ->
    [R] On demande du rouge.
    [G] On demande du vert.
    [B] On demande du bleu.
   *[Y] On demande du jaune.
}
hit_the_deck-call-due = { $you ->
    [yes] À toi de crier !
   *[no] { $who } doit crier.
}
hit_the_deck-free = On peut jouer n’importe quelle carte.
hit_the_deck-hand = Tes cartes : { $cards }
hit_the_deck-move-play = jouer { $card }
hit_the_deck-move-draw = piocher une carte
hit_the_deck-move-pass = passer
hit_the_deck-move-flip = retourner les piles
hit_the_deck-move-call = crier « Tape le deck avec la main ! »
hit_the_deck-move-forget = ne rien dire
hit_the_deck-move-cut = couper en soulevant { $card ->
    [one] { $card } carte
   *[other] { $card } cartes
}
hit_the_deck-dealt = { $you ->
    [yes] Tu reçois { $card }.
   *[no] { $who } reçoit { $card }.
}
hit_the_deck-dealt-hidden = {""}
hit_the_deck-turned-up = On retourne { $card }.
hit_the_deck-buried = { $card } va sous { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
hit_the_deck-played = { $you ->
    [yes] Tu joues { $card }.
   *[no] { $who } joue { $card }.
}
hit_the_deck-drew = { $you ->
    [yes] Tu pioches { $card }.
   *[no] { $who } pioche { $card }.
}
hit_the_deck-drew-hidden = { $who } pioche une carte.
hit_the_deck-drew-known = { $you ->
    [yes] Tu pioches { $card }, et tout le monde le sait.
   *[no] { $who } pioche { $card }, et tout le monde le sait.
}
hit_the_deck-passed = { $you ->
    [yes] Tu passes.
   *[no] { $who } passe.
}
hit_the_deck-exposed = { $you ->
    [yes] Tu coupes et exposes { $card }.
   *[no] { $who } coupe et expose { $card }.
}
hit_the_deck-flipped = { $you ->
    [yes] Tu retournes les piles.
   *[no] { $who } retourne les piles.
}
hit_the_deck-turned-round = { $amount ->
    [1] On joue maintenant vers la gauche.
   *[0] On joue maintenant vers la droite.
}
hit_the_deck-flip-buried = { $card } apparaît : on enfouit cette carte.
hit_the_deck-came-up = { $card } apparaît.
hit_the_deck-inert = { $card } reste sur le dessus, sans effet.
hit_the_deck-called = { $you ->
    [yes] Tu cries : « Tape le deck avec la main ! »
   *[no] { $who } crie : « Tape le deck avec la main ! »
}
hit_the_deck-forgot = { $you ->
    [yes] Tu as oublié d’annoncer : tu pioches { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
   *[no] { $who } a oublié d’annoncer et pioche { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
}
hit_the_deck-was-last = { $you ->
    [yes] Tu as tapé en dernier : tu pioches { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
   *[no] { $who } a tapé en dernier et pioche { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
}
hit_the_deck-slapped = { $you ->
    [yes] Tu as tapé à tort : tu pioches { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
   *[no] { $who } a tapé à tort et pioche { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
}
hit_the_deck-shuffled = On mélange la défausse : nouvelle pile de pioche de { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
hit_the_deck-went-out = { $you ->
    [yes] Tu n’as plus de cartes !
   *[no] { $who } n’a plus de cartes !
}
hit_the_deck-stalled = Rien n’a changé depuis { $amount } coups : la manche est finie.
hit_the_deck-laid-open = {""}

## Hints: what speaks for a move, or against one

hit_the_deck-for-out = c’est ta dernière carte : la manche est à toi
hit_the_deck-for-points = tu te débarrasses de plus de points
hit_the_deck-for-wild = tu gardes des cartes Tape, qui vont sur presque tout
hit_the_deck-for-choice = les cartes que tu gardes seront plus faciles à placer
hit_the_deck-for-stop = la personne suivante prend du retard
hit_the_deck-for-draws = la personne suivante devra sans doute piocher
hit_the_deck-against-danger = la personne suivante pourrait finir dessus
hit_the_deck-for-cut = la coupe fait perdre son tour à la personne suivante
hit_the_deck-against-cut = personne ne sait ce qu’une coupe dévoile
hit_the_deck-against-flip = personne ne sait ce que dévoilent les piles retournées
hit_the_deck-against-demand = la demande peut revenir jusqu’à toi
hit_the_deck-for-again = ce sera bientôt de nouveau ton tour
hit_the_deck-against-word = il te resterait une carte écrite pour finir
hit_the_deck-against-drawing = tu piocherais alors que tu peux jouer
hit_the_deck-against-keeping = tu garderais une carte que tu peux jouer
hit_the_deck-against-call = oublier d’annoncer coûte quatre cartes

## Options: their names for people, and what the rules say of them

hit_the_deck-option-target = points qui finissent la partie
    .rule = la partie s’arrête quand quelqu’un les atteint ; 100 selon la règle.
hit_the_deck-option-cut_depth = profondeur de la coupe
    .rule = au hasard, quelque part au milieu, ou au choix de qui coupe.
hit_the_deck-option-exposed_hand_caller = annonce après une coupe
    .rule = si la carte Tape avec la main sort d’une coupe ou d’un retournement, l’annonce revient à qui l’a découverte, ou au suivant.
hit_the_deck-option-resolve_last_card = course pour la dernière carte
    .rule = la carte Tape avec la main déclenche la course même si c’est la dernière de quelqu’un.
hit_the_deck-option-may_draw_when_able = pioche libre
    .rule = on peut piocher même si l’on peut jouer.
hit_the_deck-option-may_keep_drawn = garde de la carte piochée
    .rule = rien n’oblige à la jouer.
hit_the_deck-option-slap_mode = taper sur la pile
    .rule = une vraie course, ou le mode calme : le hasard désigne le dernier.
hit_the_deck-option-false_slap = pénalité pour tape à tort
    .rule = qui tape sans raison pioche deux cartes, comme le dit la règle. On peut s’en passer.
hit_the_deck-option-call_limit = temps pour annoncer
    .rule = qui pose la carte Tape avec la main doit crier dans ce délai ; d’habitude, cinq secondes.
hit_the_deck-option-slap_limit = temps pour taper
    .rule = après le cri, chacun a ce délai pour taper ; d’habitude, cinq secondes.
hit_the_deck-option-slap_grace = délai de grâce après la course
    .rule = une tape qui arrive dans ce délai après que la carte Tape avec la main a été recouverte est pardonnée ; d’habitude, une demi-seconde.

## The page

page-pitch-hit_the_deck = Assortis, coupe, retourne, et tape sur la pile avant tout le monde.
page-credit-hit_the_deck = Hit the Deck a été publié par Fundex Games en 2001.
option-cut_depth-random-middle = quelque part au milieu
option-cut_depth-choice = au choix de qui coupe
option-exposed_hand_caller-exposer = qui l’a découverte
option-exposed_hand_caller-next = la personne suivante
option-slap_mode-race = la course
option-slap_mode-random = mode calme : le hasard décide
page-hd-draw = Piocher
page-hd-pass = Passer
page-hd-flip = Retourner les piles
page-hd-call = « Tape le deck avec la main ! »
page-hd-cut = Couper le deck
page-hd-cut-depth = { $depth ->
    [one] Soulever { $depth } carte
   *[other] Soulever { $depth } cartes
}
page-hd-top = Sur le dessus : { $card }
page-hd-card = { $kind ->
    [number] { $colour ->
        [R] { $number } rouge
        [G] { $number } vert
        [B] { $number } bleu
       *[Y] { $number } jaune
    }
    [cut] { $colour ->
        [R] Coupe le deck, rouge
        [G] Coupe le deck, verte
        [B] Coupe le deck, bleue
       *[Y] Coupe le deck, jaune
    }
    [flip] { $colour ->
        [R] Retourne le deck, rouge
        [G] Retourne le deck, verte
        [B] Retourne le deck, bleue
       *[Y] Retourne le deck, jaune
    }
    [hand] Tape le deck avec la main
   *[hit] { $colour ->
        [R] Tape le deck avec du rouge
        [G] Tape le deck avec du vert
        [B] Tape le deck avec du bleu
        [Y] Tape le deck avec du jaune
       *[none] Tape le deck avec un { $number }
    }
}
page-hd-the-card = { $kind ->
    [number] { $colour ->
        [R] le { $number } rouge
        [G] le { $number } vert
        [B] le { $number } bleu
       *[Y] le { $number } jaune
    }
    [cut] { $colour ->
        [R] la carte Coupe rouge
        [G] la carte Coupe verte
        [B] la carte Coupe bleue
       *[Y] la carte Coupe jaune
    }
    [flip] { $colour ->
        [R] la carte Retourne rouge
        [G] la carte Retourne verte
        [B] la carte Retourne bleue
       *[Y] la carte Retourne jaune
    }
    [hand] la carte Tape avec la main
   *[hit] { $colour ->
        [R] la carte Tape avec du rouge
        [G] la carte Tape avec du vert
        [B] la carte Tape avec du bleu
        [Y] la carte Tape avec du jaune
       *[none] la carte Tape avec un { $number }
    }
}
page-hd-sign = { $kind ->
    [cut] COUPE
    [flip] RETOURNE
   *[hit] TAPE
}
page-to-left = On joue vers la gauche
page-to-right = On joue vers la droite
page-photo-finish = Photo-finish
page-milliseconds = { $count } ms
page-mark-too-fast = Aucune main n’est aussi rapide.
page-mark-not-confirmed = Le serveur n’a pas pu confirmer une main plus rapide.
keys-slap = Taper sur la pile
keys-call = Annoncer
keys-draw = Piocher une carte
keys-flip = Retourner les piles
keys-cut = Couper le deck
keys-pass = Passer
lesson-hit_the_deck-1 = Débarrasse-toi de tes cartes. Sur le 3 rouge, on joue une carte rouge ou un trois. Ton 5 rouge et ton 3 bleu conviennent : joue le 5 rouge.
lesson-hit_the_deck-2 = La carte Tape avec un 4 demande un quatre, et rien d’autre. Tu n’en as pas : pioche une carte.
lesson-hit_the_deck-3 = Quelqu’un a répondu à la demande. Joue maintenant ta carte Tape avec la main : elle se joue sur tout.
lesson-hit_the_deck-4 = Vite, annonce avant que les autres ne remarquent ton oubli !
lesson-hit_the_deck-5 = Maintenant tout le monde tape sur la pile, et qui tape en dernier pioche quatre cartes. Tape !
lesson-hit_the_deck-6 = Bien tapé : Ada a tapé en dernier et pioche quatre cartes. Quand quelqu’un n’a plus de cartes, les autres comptent les leurs : les nombres à leur valeur, toutes les autres dix. Le plus petit score gagne.
page-hd-match = { $colour ->
    [R] Joue du rouge ou un { $number }.
    [G] Joue du vert ou un { $number }.
    [B] Joue du bleu ou un { $number }.
   *[Y] Joue du jaune ou un { $number }.
}
page-hd-match-colour = { $colour ->
    [R] Joue une carte rouge.
    [G] Joue une carte verte.
    [B] Joue une carte bleue.
   *[Y] Joue une carte jaune.
}
page-hd-draw-now = Rien à jouer : pioche une carte.
page-hd-pass-now = Rien à jouer : passe.
page-hd-cut-now = Tu dois couper le deck.
page-hd-flip-now = Tu dois retourner les piles.
page-hd-call-now = Annonce avant qu’on ne s’en aperçoive !
page-hd-slap-now = Tape sur la pile !
page-hd-call-and-slap-now = Crie, et tape sur la pile !
