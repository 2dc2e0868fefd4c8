### Français : la page.

## Accueil

page-lead = Quatre petits jeux de cartes, entre amis ou pour une soirée tranquille avec les robots. Pas de compte : choisis un jeu et joue.
page-nowhere = Il n’y a rien ici.
page-home = Accueil
page-close = Fermer
page-language = Langue
page-sounds = Sons
page-dark = Thème sombre
page-offline = Le serveur ne répond pas. Est-il en marche ?
page-away = Le serveur est hors d’atteinte. Les leçons marchent quand même, et les tables reviendront toutes seules.
page-continue = Continuer
page-games = Les jeux
page-play = Jouer
page-friends = Entre amis
page-learn = Apprendre en une minute
page-rules = Règles
page-players = { $least } à { $most } joueurs
page-minutes = { $minutes } minutes
page-pitch-take_that = Pose au plus près, twiste la carte symétrique, et gare aux crapauds.
page-pitch-no_thanks = Prends la carte, ou paie un jeton pour la refuser. Deux mots, et des nerfs d’acier.
page-pitch-tightrope = Les cartes fortes prennent du bleu, les faibles du rouge. Garde l’équilibre.
page-pitch-hit_the_deck = Assortis, coupe, retourne, et tape sur la pile avant tout le monde.
page-join = Rejoindre une table
page-link = Lien de la table
page-join-go = Rejoindre
page-lobby = Tables publiques
page-lobby-empty = Personne n’attend pour l’instant. Ouvre une table publique !
page-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
page-bots = Robots
page-level = Force des robots
page-past = Parties passées
page-past-empty = Les parties que tu termines restent ici.
page-about = À propos
page-about-text = Aux cartes, la pioche est le tas où l’on prend ses cartes. Pioche est une adaptation indépendante de quatre jeux que nous aimons ; leurs auteurs et leurs éditeurs n’y sont pour rien. Achète les boîtes : elles le valent bien.
page-credit-take_that = Take That! est un jeu d’Andreas Spies et Reinhard Staupe.
page-credit-no_thanks = Non merci ! est un jeu de Thorsten Gimmler.
page-credit-tightrope = Tightrope (Drahtseilakt) est un jeu de Reiner Knizia.
page-credit-hit_the_deck = Hit the Deck a été publié par Fundex Games en 2001.
page-about-art = Toutes les images ont été dessinées pour Pioche.
page-about-fair = Chaque donne peut se vérifier : le serveur s’engage sur son secret avant la distribution, chaque joueur ajoute sa part de hasard, et le secret est montré après la manche.

level-beginner = Débutant
level-casual = Joueur du dimanche
level-club = Joueur de club
level-strong = Fort
level-expert = Expert

## Une table entre amis

page-how-many = Combien de joueurs ?
page-bots-among = Dont combien de robots ?
page-clock = Temps par tour
page-clock-seconds = { $seconds ->
    [0] sans limite
   *[other] { $seconds } secondes
}
page-public = Ouvert à tous : la table figure parmi les tables publiques
page-hints-allowed = Les conseils sont permis
page-options = Variantes
page-open-table = Ouvrir la table
option-tactical = Variante tactique
option-large_table = Grande table, à six ou sept
option-large_table-needed = À six ou sept, c’est une grande table : chacun commence avec moins de jetons.
option-chips_visible = Montrer les jetons de chacun
option-experts = Variante pour joueurs aguerris : une rangée d’une carte en coûte une de plus
option-penalty_display = Cartes en moins
option-penalty_display-count = montrer leur nombre
option-penalty_display-faces = montrer les cartes
option-simultaneous = Variante chaotique : tous choisissent en même temps
option-cut_depth = Coupe du deck
option-cut_depth-random-middle = quelque part au milieu
option-cut_depth-choice = au choix de qui coupe
option-resolve_last_card = La carte Tape avec la main déclenche la course même si c’est la dernière
option-may_draw_when_able = Qui peut jouer a le droit de piocher
option-may_keep_drawn = Une carte piochée peut être gardée
option-slap_mode = Taper sur la pile
option-slap_mode-race = la course
option-slap_mode-random = mode calme : le hasard décide
option-false_slap = Taper à tort coûte deux cartes

page-sit-title = Prends place
page-your-name = Ton nom
page-guest = Anonyme
page-sit = S’asseoir
page-who = À la table
page-empty = libre
page-is-ready = tout est prêt
page-not-ready = pas encore
page-kick = Renvoyer { $who }
page-ready = On peut y aller
page-waiting = { $empty ->
    [one] Il reste une place. Invite quelqu’un !
   *[other] Il reste { $empty } places. Invite du monde !
}
page-start = Commencer : les robots prennent les places libres
page-invite = Invite tes amis
page-qr = Le lien en code QR
page-copy = Copier le lien
page-copied = C’est copié
page-share = Partager

## La table

page-signal-connecting = Connexion…
page-signal-good = Connexion établie
page-signal-broken = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.
page-signal-elsewhere = Tu joues dans une autre fenêtre ou sur un autre appareil.
page-signal-gone = Cette table n’existe pas
page-play-here = Jouer ici
page-no-table = Cette table n’existe pas. Le lien est-il complet ?
page-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
page-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
page-is-bot = Robot : { $level }
page-is-away = Momentanément ailleurs : un robot joue en attendant
page-is-gone = Hors ligne
page-is-here = En ligne
page-to-move = à son tour
page-your-turn = À toi de jouer
page-turn-of = On attend { $who }
page-log = Journal
page-hint = Conseil
page-talk = Parler
page-menu = Menu
page-table-tools = Outils de la table
page-thinking = Réflexion…
page-do-it = Jouer ce coup
page-chance = Chance de gagner
page-percent = { $share } %
page-undo = Demander à reprendre mon coup
page-asked = { $who } aimerait reprendre un coup.
page-yes = Oui
page-no = Non
page-leave = Quitter la table pour de bon
page-write = Dis quelque chose
page-send = Envoyer
page-fair = Le mélange est-il honnête ?
page-fair-text = Avant la donne, le serveur a publié cette empreinte de son secret. Après la manche, le secret est montré, et la relecture permet de vérifier que les cartes découlent de lui et de la part de hasard de chacun.
page-scores = Scores
page-total = Total
page-total-is = Total { $total }
page-winner = victoire
page-you-won = Tu as gagné !
page-rematch = Rejouer
page-review = Relecture
page-next-round = Manche suivante
page-see-table = Voir la table
page-waiting-ready = On attend les autres…
page-hand = Ta main
page-not-now = { $card } : ne se joue pas maintenant
page-no-cards = aucune carte
page-pile = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
page-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

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
page-slap = Tape !
page-has-slapped = a tapé
page-to-left = On joue vers la gauche
page-to-right = On joue vers la droite
page-photo-finish = Photo-finish
page-milliseconds = { $count } ms

## Touches

page-keys = Touches
keys-name-enter = Entrée
keys-name-space = Espace
keys-hand = Parcourir ta main
keys-enter = Choisir une carte ; encore une fois : la jouer
keys-hint = Demander un conseil
keys-log = Journal et scores
keys-rules = Règles
keys-talk = Phrases rapides
keys-menu = Menu
keys-help = Cette liste
keys-take = Prendre la carte
keys-refuse = Non merci
keys-take-row = Prendre la rangée
keys-twist = Twister avec la carte choisie
keys-slap = Taper sur la pile
keys-call = Annoncer
keys-draw = Piocher une carte
keys-flip = Retourner les piles
keys-cut = Couper le deck
keys-pass = Passer

## Relecture

page-review-of = Relecture : { $game }
page-seen-from = Point de vue
page-openly = toutes cartes visibles
page-nameless = Joueur { $number }
page-step = Étape
page-step-of = Étape { $step } sur { $steps }.
page-back-step = Une étape en arrière
page-next-step = Une étape en avant
page-spoilers = Montrer comment cela finit
page-analysis = La partie était-elle bien jouée ?
page-analysis-choose = Choisis un joueur ci-dessus.
page-analysis-text = Un expert regarde chaque décision, d’après ce que ce joueur pouvait savoir à ce moment-là.
page-analyse = Regarder chaque décision
page-accuracy = Précision { $percent } %
page-skill-luck = { $turn ->
    [gave] Au départ, les chances de gagner étaient de { $start } %. Les décisions ont coûté { $skill ->
        [one] { $skill } point
       *[other] { $skill } points
    }, la chance et les autres en ont apporté { $luck } : { $end } % à la fin.
   *[took] Au départ, les chances de gagner étaient de { $start } %. Les décisions ont coûté { $skill ->
        [one] { $skill } point
       *[other] { $skill } points
    }, la chance et les autres { $luck } : { $end } % à la fin.
}
page-chart = Les chances de gagner avant chaque décision
page-mistakes = Les plus grosses erreurs
page-mistake = Étape { $step } : { $played } — mieux : { $best } (+{ $loss } %)
page-no-mistakes = Aucune qui mérite d’être citée.
page-verify = Vérifier le mélange
page-verified = Comme promis : les cartes de chaque manche découlent du secret du serveur et de la part de hasard de chacun. Manches vérifiées : { $rounds }.
page-download = Télécharger la partie
page-share-moment = Copier un lien vers cet instant

## Apprendre

page-learn-title = { $game } en une minute
lesson-try = Pas cette fois : essaie ce que demande la leçon.
lesson-no_thanks-1 = Le 24 est proposé, et personne n’en veut : à la fin, il coûte 24 points. Paie un jeton pour le passer au suivant : dis « Non merci ! »
lesson-no_thanks-2 = Tout le monde a refusé, et il y a maintenant trois jetons sur la carte. Chaque jeton gardé enlève un point. Prends la carte et ses jetons !
lesson-no_thanks-3 = Voici le 25. C’est le voisin de ton 24, et une suite ne coûte que sa plus petite carte : pour toi, le 25 est gratuit. Prends-le.
lesson-no_thanks-4 = Ta suite coûte 24, tes 13 jetons en enlèvent 13 : 11 points. Neuf cartes manquent, ne compte donc pas sur tous les trous. Le plus petit score gagne.
lesson-take_that-1 = La rangée grandit vers la droite. La prochaine carte peut s’écarter de la dernière, 49, de dix au plus. Choisis le 52 et pose-le.
lesson-take_that-2 = Le 49 de la rangée brille : tu as sa carte symétrique, le 94. Twiste-le, et les deux cartes sont des points en plus pour toi.
lesson-take_that-3 = Rien à poser. Tu dois donc prendre la rangée : chaque carte coûte un point, et le crapaud du 66 en coûte cinq. Prends-la.
lesson-take_that-4 = Maintenant, tu ouvres une nouvelle rangée avec la carte de ton choix. Quand la pioche est épuisée et que la rangée disparaît, la manche est finie. Le plus gros score gagne.
lesson-tightrope-1 = Cinq bâtonnets sont en jeu : la carte la plus forte en prend cinq bleus, la plus faible cinq rouges. Les autres ont joué 30 et 12. Reste au milieu : joue le 24.
lesson-tightrope-2 = Tu as trois bâtonnets bleus, et ils comptent contre toi. Un rouge et un bleu s’annulent, et il y a trois rouges à prendre : joue ton 3, la carte la plus faible.
lesson-tightrope-3 = En équilibre ! Qui finit la manche sans bâtonnet marque 0 et annule son plus mauvais score précédent. Le plus petit total gagne.
lesson-hit_the_deck-1 = Débarrasse-toi de tes cartes. Sur le 3 rouge, on joue une carte rouge ou un trois : joue le 5 rouge ou le 3 bleu.
lesson-hit_the_deck-2 = La carte Tape avec un 4 demande un quatre, et rien d’autre. Tu n’en as pas : pioche une carte.
lesson-hit_the_deck-3 = Quelqu’un a répondu à la demande. Joue maintenant ta carte Tape avec la main : elle se joue sur tout.
lesson-hit_the_deck-4 = Vite, annonce avant que les autres ne remarquent ton oubli !
lesson-hit_the_deck-5 = Maintenant tout le monde tape sur la pile, et qui tape en dernier pioche quatre cartes. Tape !
lesson-hit_the_deck-6 = Bien tapé. Quand quelqu’un n’a plus de cartes, les autres comptent les leurs : les nombres à leur valeur, toutes les autres dix. Le plus petit score gagne.

## Que faire maintenant

page-tt-open = Ouvre une rangée, carte au choix.
page-tt-lay = Pose une carte de { $least } à { $most }.
page-tt-lay-or-twist = Pose de { $least } à { $most }, ou twiste ce qui brille.
page-tt-twist = Rien à poser, mais tu peux twister ce qui brille.
page-tt-stuck = Rien à poser : tu dois prendre la rangée.
page-tt-slot = La prochaine carte : de { $least } à { $most }
page-nt-choose = Prendre le { $card }, ou payer un jeton ?
page-nt-forced = Tu n’as plus de jetons : prends la carte.
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

## La feuille de score

page-sheet = Points
page-sheet-round = Manche { $round }
page-sheet-empty = La première manche est en cours.
page-sheet-struck = { $score }, barré
keys-scores = Feuille de score
