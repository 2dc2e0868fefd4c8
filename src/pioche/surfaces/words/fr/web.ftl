### Français : la page.

## Accueil

page-lead = De petits jeux de cartes, entre amis ou pour une soirée tranquille avec les robots. Pas de compte : choisis un jeu et joue.
page-nowhere = Il n’y a rien ici.
page-home = Accueil
page-close = Fermer
page-language = Langue
page-sounds = Sons
page-dark = Thème sombre
page-offline = Le serveur ne répond pas. Est-il en marche ?
page-away = Le serveur est hors d’atteinte. Tu peux quand même jouer en solo, et les tables des autres reviendront toutes seules.
page-starting = Tu peux déjà jouer contre les robots ; les tables entre amis ouvrent dans une minute ou deux.
page-starting-tables = Les tables ouvrent dans une minute ou deux.
page-elsewhere = Ici, on joue contre les robots. Les tables entre amis sont ici :
page-continue = Continuer
page-games = Les jeux
page-play = Jouer
page-choose = Choisir comment jouer
page-friends = Entre amis
page-learn = Apprendre en une minute
page-rules = Règles
page-players = { $least } à { $most } joueurs
page-players-more = { $least } à { $most } joueurs, jusqu’à { $more } avec une règle maison
page-minutes = { $minutes } minutes
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
page-past-all = Les { $count } parties
page-import = Ouvrir une partie enregistrée
page-about = À propos
page-about-text = Aux cartes, la pioche est le tas où l’on prend ses cartes. Pioche est une adaptation indépendante de jeux que nous aimons ; leurs auteurs et leurs éditeurs n’y sont pour rien. Achète les boîtes : elles le valent bien.
page-about-art = Toutes les images ont été dessinées pour Pioche.
page-about-fair = Chaque donne peut se vérifier : le serveur et tous les joueurs s’engagent avant qu’aucune part de hasard ne soit connue, et tout est montré après la manche. Qui tient toutes les places sauf la tienne ne peut pas choisir les cartes. Le serveur connaît toutes les cartes.

level-beginner = Débutant
level-casual = Joueur du dimanche
level-club = Joueur de club
level-strong = Fort
level-expert = Expert
level-master = Maître

## Une table entre amis

page-how-many = Combien de joueurs ?
page-bots-among = Dont combien de robots ?
page-clock = Temps par tour
page-clock-seconds = { $seconds ->
    [0] sans limite
   *[other] { $seconds } secondes
}
page-who-begins = Qui commence ?
page-who-deals = Qui donne en premier ?
page-by-lot = par tirage au sort
page-seat = { $seat ->
    [1] place 1 (toi)
   *[other] place { $seat }
}
page-seat-number = place { $seat }
page-public = Ouvert à tous : la table figure parmi les tables publiques
page-hints-allowed = Les conseils sont permis
page-memory = Comme autour d’une table : à chacun de retenir ce qui est de nouveau face cachée
page-memory-on = à chacun de retenir ce qui est de nouveau face cachée
page-options = Variantes
page-group-box = Dans la boîte
page-group-house = Règles maison
page-group-comfort = Confort
page-recommended = Recommandée par la règle pour { $seats ->
    [2] deux
   *[other] { $seats }
} joueurs.
page-changed = { $count ->
    [one] 1 modifiée
   *[other] { $count } modifiées
}
page-unit-seconds = secondes
page-unit-milliseconds = millisecondes
page-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
page-variant = { $name } : { $value }
page-off = non
page-variants-on = Règles de cette table :
page-variants-none = les règles habituelles.
page-open-table = Ouvrir la table

page-sit-title = Prends place
page-your-name = Ton nom
page-guest = Anonyme
page-sit = S’asseoir
page-who = À la table
page-empty = libre
page-is-ready = tout est prêt
page-not-ready = pas encore
page-kick = Renvoyer { $who }
page-mute = Couper la parole à { $who }
page-unmute = Rendre la parole à { $who }
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
page-signal-later = Le serveur ne peut rien enregistrer pour le moment. Nouvel essai dans un instant ; rien de ce qui a été joué n’est perdu.
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
page-bot = Robot
page-is-away = Momentanément ailleurs : un robot joue en attendant
page-is-gone = Hors ligne
page-is-here = En ligne
page-to-move = à son tour
page-your-turn = À toi de jouer
page-turn-of = On attend { $who }
page-slap = Tape !
page-has-slapped = a tapé
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
page-fair-text = Avant la donne, le serveur a publié cette empreinte de son secret, et ton navigateur a promis une part de hasard et gardé un reçu. Tant que ta part était secrète, personne ne pouvait choisir les cartes, pas même le serveur avec tous les autres. Le serveur connaît toutes les cartes et pourrait les dire. Qui retient sa part promise est nommé, et la donne recommence. Après la partie, la relecture compare le récit à tes reçus.
page-scores = Scores
page-total = Total
page-total-is = Total { $total }
page-winner = victoire
page-you-won = Tu as gagné !
page-rematch = Rejouer
page-review = Relecture
page-next-round = Manche suivante
page-see-table = Voir la table
page-count = Le décompte
page-picture = Une image à partager
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

## Touches

page-keys = Touches
keys-name-enter = Entrée
keys-name-ends = Début, Fin
keys-name-pages = Pg préc, Pg suiv
keys-name-space = Espace
keys-hand = Parcourir ta main
keys-enter = Choisir une carte ; encore une fois : la jouer
keys-hint = Demander un conseil
keys-log = Journal et scores
keys-rules = Règles
keys-talk = Phrases rapides
keys-menu = Menu
keys-help = Cette liste

## Exemples des règles

page-example-ask = { $kind ->
    [count] Combien de points ?
   *[play] Et ensuite ?
}
page-example-go = { $kind ->
    [count] Compter
   *[play] Jouer
}
page-example-again = Recommencer

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
page-analysis-text = Un maître regarde chaque décision, d’après ce que ce joueur pouvait savoir à ce moment-là.
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
page-chart-steps = { $steps } étapes
page-chart-loss = Ce qu’une décision a coûté
page-alternatives = Ce qui était possible
page-was-played = joué
page-steps = Les étapes
page-is-mistake = une erreur
page-name-of-bot = { $name } (robot)
keys-step = Une étape en arrière, une en avant
keys-ends = Au début, à la fin
keys-round = Manche précédente, manche suivante
keys-mistake = Erreur suivante
page-no-mistakes = Aucune qui mérite d’être citée.
page-verify = Vérifier le mélange
page-verified = Comme promis : les cartes de chaque manche découlent du secret du serveur et de la part de hasard de chacun. Manches vérifiées : { $rounds }.
page-verified-moves = Chaque coup suit les règles. Coups vérifiés : { $moves }.
page-verified-mine = Comparé aux reçus de ce navigateur : { $compared } manches sur { $rounds }.
page-verified-alone = Cohérent en soi ; aucun reçu n’a été comparé. Qui invente un récit peut le rendre cohérent.
page-verified-old = Manches d’une version antérieure : les parts de hasard étaient montrées à mesure, la dernière pouvait donc choisir les cartes.
page-verify-wrong = Ce récit ne tient pas : { $why }
page-receipts = Télécharger tes reçus
page-download = Télécharger la partie
page-share-moment = Copier un lien vers cet instant

## Apprendre

page-learn-title = { $game } en une minute
lesson-try = Pas cette fois : essaie ce que demande la leçon.

## La feuille de score

page-sheet = Points
page-sheet-round = Manche { $round }
page-sheet-empty = La première manche est en cours.
page-sheet-struck = { $score }, barré
keys-scores = Feuille de score
