### Français.

## Refus : ce qui n’est pas possible, et pourquoi. Pas de point final : la clause suit.

refused-unknown-game = il n’y a pas de jeu { $name } ; il y a { $values }
refused-wrong-seats = { $seats } joueurs, ce n’est pas le bon nombre : on joue de { $least } à { $most }
refused-no-such-seat = il n’y a pas de place { $seat } ; la dernière est la { $most }
refused-not-a-seat = « { $text } » n’est pas une place : il faut un numéro, ou * pour le hasard
refused-unknown-language = on ne parle pas { $name } ici ; les langues sont { $values }
refused-unknown-level = il n’y a pas de niveau { $name } ; il y a { $values }
refused-unknown-option = il n’y a pas d’option { $option } ; il y a { $values }
refused-option-not-flag = { $option } vaut true ou false, pas { $value }
refused-option-not-count = { $option } est un nombre entier à partir de { $least }, pas { $value }
refused-option-not-choice = { $option } se choisit parmi { $values } ; { $value } n’en fait pas partie
refused-option-not-limit = { $option } est une durée, pas { $value }
refused-part-out-of-range = { $option } vaut 0 pour le jeu complet, ou de { $least } à { $most }, pas { $value }
refused-too-few-cards = il y a trop peu de cartes pour ces mains et cette pioche
refused-peer-missing = { $package } n’est pas installé : pip install "pioche[{ $extra }]"
refused-unknown-reward = il n’y a pas de récompense { $name } ; il y a { $values }
refused-illegal-action = environnement { $environment } : l’action { $action } n’est pas permise ici
refused-wrong-actions = { $given } actions ont été données pour { $wanted } environnements
refused-no-other-world = aucun autre monde d’apparence identique n’a été trouvé en { $tries } essais
refused-unknown-style = il n’y a pas de style { $name } ; il y a { $values }
refused-file-exists = { $path } existe déjà
refused-unknown-ending = { $path } : c’est la fin du nom qui dit ce qu’il y a dans le fichier : { $values }
refused-not-begun = il faut d’abord appeler reset
refused-not-simultaneous = un environnement parallèle n’existe que si tous choisissent à la fois : tightrope avec simultaneous=True

refused-file-too-large = le fichier dépasse { $most } Mo
refused-file-unreadable = le fichier est illisible : { $reason }
refused-not-json = ce n’est pas du JSON : { $reason }
refused-not-an-object = une partie enregistrée est un objet JSON
refused-key-missing = cette clé manque
refused-unknown-format = { $text } n’est pas un format connu ; ce programme lit « { $format } »
refused-wrong-type = { $text } n’est pas { $wanted ->
    [string] une chaîne de caractères
    [strings] une liste de noms
    [object] un objet
    [integer] un nombre entier
   *[list] une liste
}

refused-move-not-text = un coup est une chaîne de caractères
refused-not-a-number = « { $text } » n’est pas un nombre
refused-not-a-move = « { $text } » n’est pas un coup de ce jeu
refused-match-over = la partie est finie
refused-nature-to-move = c’est au hasard de jouer
refused-not-your-turn = c’est à la place { $seat } de jouer
refused-deal-expected = il faut d’abord une donne, pas « { $text } »
refused-wrong-number-of-cards = on donne { $given } cartes là où il en faut { $needed }
refused-card-missing = la carte { $card } manque, ou une autre figure deux fois
refused-nothing-to-undo = il n’y a rien à reprendre

# Non merci !
refused-no-chips = sans jeton, on ne peut pas refuser
refused-large-table-tactical = la grande table et la variante tactique ne vont pas ensemble
refused-large-table-needed = à { $seats } joueurs, il faut l’option large_table

## L’arène

refused-too-few-entrants = il faut au moins deux participants : ajoutes-en un, ou pool pour des tables mélangées
refused-too-few-deals = il faut au moins deux donnes pour savoir si un chiffre est sûr
refused-not-a-budget = « { $text } » n’est pas un budget : un nombre suivi de ms, s ou sims, comme 50ms ou 2000sims
refused-unknown-entrant = il n’y a pas de joueur { $name } ; il y a { $values } ; search:2000 et search:100ms ; et les robots dans des fichiers, comme my_bot.py:Clever
refused-no-such-file = il n’y a pas de fichier { $path }
refused-no-such-bot = il n’y a pas de { $name } dans { $path }
refused-bot-broken = impossible de charger { $name } : { $reason }
refused-worker-died = un robot a emporté tout son processus, le tournoi ne peut pas continuer ; avec --jobs 1 tu verras où
refused-no-cluster = il n’y a pas de grappe Ray à l’adresse { $address } : { $reason }
refused-extra-missing = { $package } n’est pas installé : pip install "pioche[{ $extra }]"

fault-crashed = a planté : { $message }
fault-illegal = a répondu { $message }, qui n’est pas un coup permis
fault-slow = a été arrêté après { $message } secondes

## Relecture

replay-title = { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; à table : { $players }
replay-round = manche { $round } : { $scores }
replay-totals = total : { $scores } — victoire : { $winners }
replay-unfinished = partie inachevée ; à jouer : { $seats }
refused-another-game = ce fichier contient une partie de { $name }

## La table en direct

serve-ready = Pioche est ouvert : { $url } — Ctrl+C pour fermer.
serve-opened = Ton navigateur affiche { $url }.
serve-open-yourself = Ouvre { $url } dans un navigateur sur cette machine.
serve-scan = Sur un téléphone du même réseau, scanne ceci ou ouvre { $url } :

refused-not-a-command = ce n’est pas une commande du protocole : { $reason }
refused-not-a-request = ce n’est pas ce qui était demandé : { $reason }
refused-body-too-large = plus de { $most } octets, c’est trop
refused-unauthorised = il faut un jeton d’accès : 22 à 64 lettres, chiffres, - ou _ dans l’en-tête Authorization: Bearer
refused-no-such-table = il n’y a pas de table { $table }
refused-no-such-match = il n’y a pas de partie terminée { $match }
refused-no-such-page = il n’y a pas de page { $path }
refused-page-not-built = la page n’est pas encore construite, donc { $path } n’existe pas : make play la construit
refused-house-full = la maison est pleine ; reviens un peu plus tard
refused-too-many-tables = { $most } tables par heure depuis une même adresse, c’est assez ; reviens plus tard
refused-bad-ticket = ce ticket n’est pas valable, ou ne l’est plus
refused-bad-name = un nom doit avoir des lettres visibles
refused-bad-text = un message doit avoir des lettres visibles
refused-name-taken = quelqu’un s’appelle déjà { $name } à cette table
refused-too-many-bots = { $bots } robots ne tiennent pas sur { $seats } places
refused-table-full = toutes les places sont prises
refused-seat-taken = la place { $seat } est prise
refused-already-seated = tu occupes déjà la place { $seat }
refused-not-seated = il faut avoir une place à la table pour cela
refused-match-begun = la partie a commencé
refused-not-the-host = seul l’hôte de la table peut faire cela
refused-nobody-missing = il ne manque personne
refused-nobody-to-kick = il n’y a personne à renvoyer de la place { $seat }
refused-already-ready = tu l’as déjà dit
refused-no-deal-due = ce n’est pas le moment de donner
refused-not-dealt = les cartes ne sont pas encore données
refused-moved-on = la partie a avancé jusqu’au coup { $ply }
refused-already-chosen = tu as déjà choisi
refused-slap-unseen = la carte Tape avec la main vient d’être posée : regarde, puis tape
refused-slap-too-late = c’était pour la carte Tape avec la main, qui est déjà recouverte
refused-already-slapped = tu as déjà tapé
refused-unknown-phrase = il n’y a pas de phrase { $phrase }
refused-phrases-only = à une table publique, on ne parle qu’avec les phrases de la liste
refused-something-revealed = une carte cachée a été vue : le coup reste joué
refused-already-asked = la place { $seat } a déjà demandé
refused-nobody-asked = personne n’a demandé à reprendre un coup
refused-already-agreed = tu as déjà donné ton accord
refused-no-hints = il n’y a pas de conseils à cette table
refused-match-not-over = la partie n’est pas finie

refused-not-a-link = { $link } n’est pas le lien d’une table, comme http://host:8000/t/TABLE
refused-no-server = { $server } ne répond pas : { $reason }
refused-no-store = les tables ne peuvent pas être conservées dans { $place } : { $reason }

join-token = Ton jeton d’accès, pour revenir à ta place avec --token : { $token }
join-help =
    Quand c’est à toi, tape le numéro d’un coup, ou le coup lui-même. « { command-ready } » : on peut donner les cartes.
    « { command-slap } » frappe la pile. « { command-start } » remplit les places vides avec des robots (hôte).
    « { command-board } » montre la table, « { command-rules } » les règles, « { command-hint } » demande l’avis d’un expert.
    « { command-undo } » demande à reprendre un coup, « { command-yes } » et « { command-no } » y répondent.
    « { command-say } PHRASE » et « { command-write } TEXTE » pour parler, « { command-rematch } » pour rejouer.
    « { command-leave } » rend ta place, « { command-quit } » s’en va, « { command-help } » montre encore ceci.
join-get-ready = Tape « { command-ready } » pour la prochaine donne.
join-phrases = On peut dire : { $phrases }

fact-sat = { $who } prend place.
fact-bot-sat = { $who }, un robot, prend place.
fact-stood = { $who } quitte la table.
fact-away = { $you ->
    [yes] Un robot joue à ta place.
   *[no] Un robot joue à la place de { $who }.
}
fact-back = { $you ->
    [yes] Te voilà de retour.
   *[no] { $who } est de retour.
}
fact-readied = { $you ->
    [yes] Pour toi, tout est prêt.
   *[no] Pour { $who }, tout est prêt.
}
fact-asked = { $you ->
    [yes] Tu demandes à reprendre un coup.
   *[no] { $who } aimerait reprendre un coup : « { command-yes } » ou « { command-no } » ?
}
fact-took-back = { $you ->
    [yes] Tu reprends ton coup.
   *[no] { $who } reprend son coup.
}
fact-said = { $who } : { $text }
fact-wrote = { $who } : { $text }
fact-rematched = { $you ->
    [yes] Tu aimerais rejouer.
   *[no] { $who } aimerait rejouer.
}

refused-no-evidence = rien ne prouve à quoi le serveur s’était engagé : { $reason }
refused-not-as-committed = d’après la clé de la manche, ce devrait être « { $expected } »
refused-commitment-broken = le secret de la manche { $round } n’est pas celui qui était promis
refused-luck-chosen = la part de hasard de la place { $seat } viendrait du serveur, mais ne découle pas du secret
refused-reaction-wrong = le temps de réaction de la place { $seat } ne découle pas des chiffres
verify-holds = conforme à l’engagement : manches { $rounds }, coups du hasard { $moves }, courses { $races } ; parts apportées par le serveur : { $servers }.

phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-hurry = Allez, c’est à toi !
phrase-wow = Waouh !
phrase-good-luck = Bonne chance !
phrase-good-game = Belle partie !
phrase-laugh = Ha, ha !
phrase-think = Je réfléchis…

## Ce que l’on tape à une table : un mot chacun

command-help = aide
command-board = table
command-rules = règles
command-undo = reprendre
command-save = enregistrer
command-quit = quitter
command-ready = prêt
command-start = commencer
command-slap = taper
command-hint = conseil
command-yes = oui
command-no = non
command-say = dire
command-write = écrire
command-rematch = revanche
command-leave = abandonner

## La table en texte

compiling = Préparation des règles, une seule fois
compiling-elsewhere = Un autre processus prépare déjà les règles ; on l’attend
you = Toi
none = aucune
play-welcome = Bienvenue chez Pioche. À quoi joue-t-on ?
play-which-game = Quel jeu ?
play-game = { $title } — { $pitch }
play-how-many = Combien de joueurs, en te comptant ?
play-options = Options, avec leur valeur habituelle :
play-which-options = D’autres options, ou Entrée pour les règles habituelles :
play-not-in-range = Il faut un nombre de { $least } à { $most }.
play-your-name = Toi
play-help-hint = Quand c’est à toi de jouer, tape le numéro d’un coup, ou « ? » pour l’aide.
play-your-move = À toi de jouer :
play-help =
    Tape le numéro d’un coup, ou le coup en notation : { $moves }.
    « { command-board } » montre encore la table, « { command-rules } » les règles en une page, « { command-undo } » reprend ton dernier coup,
    « { command-save } FICHIER » enregistre la partie, « { command-quit } » s’en va.
play-sorry = Impossible : { $why }.
play-saved = La partie est enregistrée dans { $path }.
play-not-saved = La partie n’a pas pu être enregistrée : { $reason }.
play-totals = Score final : { $scores }.
play-winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}

## Ce qui arrive dans tous les jeux

event-round-began = La manche { $amount } commence.
event-round-ended = La manche { $amount } est finie.
event-scored = { $you ->
    [yes] Ton score : { $amount }.
   *[no] Score de la manche pour { $who } : { $amount }.
}
event-match-ended = La partie est finie.

## Non merci !

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

## Tightrope

refused-cancelling-is-automatic = annuler un score se fait tout seul, car cela ne peut jamais nuire ; { $option } ne peut pas être activé
refused-card-not-in-use = seules les cartes de 1 à { $highest } sont en jeu, pas le { $card }
refused-card-already-played = le { $card } a été joué par la place { $seat } au pli { $trick }
refused-card-not-in-hand = le { $card } n’est pas dans cette main
refused-no-such-card = il n’y a pas de carte { $text }
refused-no-such-score-card = il n’y a pas de carte de score { $text }
refused-one-slash-expected = une seule barre oblique doit séparer les cartes numérotées des cartes de score ; il y en a { $slashes }
refused-number-cards-expected = la donne doit nommer chaque carte numérotée de 1 à { $highest } exactement une fois
refused-score-cards-expected = la donne doit nommer chacune des 11 cartes de score exactement une fois

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

## Take That!

refused-no-row = il n’y a pas de rangée : il faut poser une carte
refused-out-of-reach = il y a plus de dix entre le { $card } et le { $last }
refused-toad-never-twists = le { $card } est un crapaud, et un crapaud ne twiste jamais
refused-mirror-not-in-row = le { $mirror } n’est pas dans la rangée : le { $card } n’a rien à twister
refused-one-card-only = « { $text } » doit nommer exactement une carte

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

## Hit the Deck

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

## Conseils

refused-no-hint-here = aucun joueur n’a la main à ce moment-là
hint-for = C’est à { $who } de jouer, et voici ce qui se voit de cette place :
hint-move = { $move } — gagne { $share } % ({ $visits ->
    [one] { $visits } simulation
   *[other] { $visits } simulations
})
hint-and = { $reasons } ; { $reason }
hint-only = Seul coup possible : { $move }.
hint-reason = Meilleur coup : { $move }. À première vue, rien ne le distingue du deuxième ; c’est la suite qui fait la différence.
hint-reason-for = Meilleur coup : { $move }. Pour : { $pros }.
hint-reason-against = Meilleur coup : { $move }. Contre le deuxième ({ $other }) : { $cons }.
hint-reason-for-against = Meilleur coup : { $move }. Pour : { $pros }. Contre le deuxième ({ $other }) : { $cons }.

no_thanks-for-pot = ses jetons valent la peine
no_thanks-for-cost = elle rend tes cartes moins chères
no_thanks-against-cost = elle te coûterait trop de points
no_thanks-for-chips = il te reste peu de jetons
no_thanks-against-chips = tu as encore assez de jetons pour refuser
no_thanks-for-neighbours = ses voisines peuvent encore sortir
no_thanks-for-rival = quelqu’un d’autre la prendrait
no_thanks-against-forced = quelqu’un sans jetons devra la prendre

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

tightrope-against-lean = tu pourrais pencher davantage
tightrope-for-steering = tu gardes les cartes fortes et faibles qui te permettent de te rattraper
tightrope-for-middle = une carte du milieu est celle dont on se passe le mieux
tightrope-against-lead = tu devrais entamer le pli suivant
tightrope-against-sparing = tu épargnerais les bâtonnets à quelqu’un d’autre

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

## Options : leurs noms pour les joueurs

no_thanks-option-tactical = variante tactique
no_thanks-option-rounds = nombre de manches
no_thanks-option-large_table = grande table
no_thanks-option-chips_visible = jetons visibles
take_that-option-rounds = nombre de manches
take_that-option-experts = variante pour joueurs aguerris
take_that-option-penalty_display = aide-mémoire
tightrope-option-tactical = variante tactique
tightrope-option-simultaneous = variante chaotique
tightrope-option-ask_before_cancel = question avant d’annuler
hit_the_deck-option-target = points qui finissent la partie
hit_the_deck-option-cut_depth = profondeur de la coupe
hit_the_deck-option-exposed_hand_caller = annonce après une coupe
hit_the_deck-option-resolve_last_card = course pour la dernière carte
hit_the_deck-option-may_draw_when_able = pioche libre
hit_the_deck-option-may_keep_drawn = garde de la carte piochée
hit_the_deck-option-slap_mode = mode calme
hit_the_deck-option-false_slap = pénalité pour tape à tort
hit_the_deck-option-call_limit = temps pour annoncer
hit_the_deck-option-slap_limit = temps pour taper
hit_the_deck-option-slap_grace = délai de grâce après la course
