### Français.

## Refus : ce qui n’est pas possible, et pourquoi. Pas de point final : la clause suit.

refused-unknown-game = il n’y a pas de jeu { $name } ; il y a { $values }
refused-game-broken = impossible de charger le jeu { $name } : { $reason }
refused-game-incomplete = { $name } ne dit pas tout ce qu’un jeu doit dire ; il manque { $missing }
refused-game-name-taken = il y a déjà un jeu { $name }
refused-game-too-large = { $name } va jusqu’à { $seats } joueurs, et { $most } est le maximum
refused-game-layout-taken = les données de { $name } ont les mêmes champs que celles de { $other }, rien ne les distingue
refused-too-many-features = l’heuristique de { $name } a { $features } critères, et { $most } est le maximum
refused-wrong-seats = { $seats } joueurs, ce n’est pas le bon nombre : on joue de { $least } à { $most }
refused-no-such-seat = il n’y a pas de place { $seat } ; la dernière est la { $most }
refused-not-a-seat = « { $text } » n’est pas une place : il faut un numéro, ou * pour le hasard
refused-unknown-language = on ne parle pas { $name } ici ; les langues sont { $values }
refused-unknown-level = il n’y a pas de niveau { $name } ; il y a { $values }
refused-unknown-option = il n’y a pas d’option { $option } ; il y a { $values }
refused-option-retired = { $option } n’est plus une option : on n’a jamais pu l’activer
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
refused-not-simultaneous = un environnement parallèle n’existe que si tous choisissent à la fois : { $values }

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

## L’arène

refused-too-few-entrants = il faut au moins deux participants : ajoutes-en un, ou pool pour des tables mélangées
refused-too-few-deals = il faut au moins deux donnes pour savoir si un chiffre est sûr
refused-not-a-budget = « { $text } » n’est pas un budget : un nombre suivi de ms, s ou sims, comme 50ms ou 2000sims
refused-unknown-entrant = il n’y a pas de joueur { $name } ; il y a { $values } ; search:2000, search:100ms et guided:100ms ; et les robots dans des fichiers, comme my_bot.py:Clever
refused-no-network = aucun réseau n’a été entraîné pour { $name } à { $seats } joueurs
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
serve-tables = Les tables sont ouvertes : tes amis peuvent venir.
serve-opened = Ton navigateur affiche { $url }.
serve-open-yourself = Ouvre { $url } dans un navigateur sur cette machine.
serve-scan = Sur un téléphone du même réseau, scanne ceci ou ouvre { $url } :

site-written = { $files } fichiers sont dans { $place } ; n’importe quel hébergeur peut les servir, sous n’importe quel chemin.
refused-site-exists = { $place } n’est pas vide ; indique un dossier qui n’existe pas encore
refused-site-not-written = le site ne peut pas être écrit dans { $place } : { $reason }
refused-not-an-address = { $text } n’est pas l’adresse d’un serveur ; écris-la en entier, comme un navigateur la montre

refused-not-a-command = ce n’est pas une commande du protocole : { $reason }
refused-not-a-request = ce n’est pas ce qui était demandé : { $reason }
refused-body-too-large = plus de { $most } octets, c’est trop
refused-unauthorised = il faut un jeton d’accès : 22 à 64 lettres, chiffres, - ou _ dans l’en-tête Authorization: Bearer
refused-no-such-table = il n’y a pas de table { $table }
refused-no-such-match = il n’y a pas de partie terminée { $match }
refused-no-such-page = il n’y a pas de page { $path }
refused-page-not-built = la page n’est pas encore construite, donc { $path } n’existe pas : make play la construit
refused-without-server = cette page n’a pas de serveur
refused-house-full = la maison est pleine ; reviens un peu plus tard
refused-house-closing = le serveur ferme ; reviens dans un instant
refused-not-compiled = les règles ne peuvent pas être préparées ; la raison est indiquée ci-dessus
refused-starting = { $total ->
    [0] le serveur va ouvrir ; reviens dans un instant
   *[other] le serveur prépare les règles, étape { $done } sur { $total } ; reviens plus tard
 }
refused-store-unavailable = { $what ->
    [disk] le disque du serveur est plein ; réessaie plus tard
   *[store] le serveur ne peut rien enregistrer pour le moment ; réessaie plus tard
 }
refused-too-many-tables = { $most } tables par heure depuis une même adresse, c’est assez ; reviens plus tard
refused-too-many-tickets = { $most } tickets inutilisés pour une même adresse, c’est assez ; reviens plus tard
refused-too-many-requests = c’est plus qu’une seule adresse ne peut demander ; reviens plus tard
refused-not-our-host = cette requête était destinée à un autre serveur
refused-body-too-slow = la requête a mis trop de temps à arriver
refused-too-much-chat = { $most } lignes en { $seconds } secondes, c’est assez ; les autres ne lisent pas si vite
refused-unknown-limit = { $text } ne fixe aucune limite ; écris NOM=NOMBRE, où NOM est l’un de ceux-ci : { $values }
refused-too-much-thinking = { $most } questions à la fois, c’est assez ; attends d’abord une réponse
refused-busy = la maison est très occupée ; redemande un peu plus tard
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
refused-sent-away = tu as été renvoyé·e de cette table
refused-nobody-to-kick = il n’y a personne à renvoyer de la place { $seat }
refused-muted = l’hôte t’a coupé la parole à cette table
refused-nobody-to-mute = il n’y a personne à faire taire à la place { $seat }
refused-already-ready = tu l’as déjà dit
refused-pledges-closed = les parts de hasard de cette donne sont déjà demandées
refused-other-commitment = le serveur a pris un nouvel engagement : annonce-toi encore une fois
refused-no-luck-due = ta part de hasard n’est pas demandée maintenant
refused-not-as-pledged = ce n’est pas la part de hasard que tu avais promise
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
refused-no-port = le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }
refused-no-store = les tables ne peuvent pas être conservées dans { $place } : { $reason }
refused-no-home = cet utilisateur n’a pas de dossier personnel : indique un endroit avec { $option }
refused-no-login = le système ne connaît pas ton nom : dis-le avec --name
refused-newer-store = les tables y ont été écrites par une version plus récente (migration { $name }) : mets Pioche à jour
refused-store-in-use = un serveur utilise { $place } : arrête-le d’abord, ou prends Postgres pour en avoir plusieurs
refused-edited-migration = la base a été créée avec un autre texte de la migration { $name } que celui de cette version : installe la version qui l’a créée
refused-older-store = la base date d’une des toutes premières versions (il lui manque la migration { $name }) : lance d’abord « pioche migrate »
refused-no-tables-there = il n’y a pas de tables dans { $place }
refused-copy-incomplete = { $name } ne contient pas tout ce qu’il y avait
refused-store-exists = il y a déjà une base dans { $place } : --force la met de côté
refused-broken-pages = le fichier est abîmé : { $reason }
refused-lost-rows = des lignes de { $name } n’appartiennent à aucune table
refused-gap-in-log = il manque la ligne { $number } du journal
refused-epochs-mixed = la ligne { $number } du journal a été écrite par un serveur qui ne tenait pas la table
refused-bad-fact = la ligne { $number } du journal est illisible : { $reason }
refused-fact-does-not-follow = la ligne { $number } du journal ne découle pas des précédentes : { $reason }

join-token = Ton jeton d’accès, pour revenir à ta place avec --token : { $token }
join-help =
    Quand c’est à toi, tape le numéro d’un coup, ou le coup lui-même. « { command-ready } » : on peut donner les cartes.
    « { command-slap } » frappe la pile. « { command-start } » remplit les places vides avec des robots (hôte).
    « { command-board } » montre la table, « { command-rules } » les règles, « { command-hint } » demande l’avis d’un maître.
    « { command-undo } » demande à reprendre un coup, « { command-yes } » et « { command-no } » y répondent.
    « { command-say } PHRASE » et « { command-write } TEXTE » pour parler, « { command-rematch } » pour rejouer.
    « { command-leave } » rend ta place, « { command-quit } » s’en va, « { command-help } » montre encore ceci.
join-variants = Variantes à cette table : { $variants }
join-get-ready = Tape « { command-ready } » pour la prochaine donne.
join-phrases = On peut dire : { $phrases }

fact-sat = { $who } prend place.
fact-bot-sat = { $who }, un robot, prend place.
fact-stood = { $who } quitte la table.
fact-muted = { $you ->
    [yes] L’hôte te coupe la parole : personne ne t’entend plus.
   *[no] L’hôte coupe la parole à { $who }.
}
fact-unmuted = { $you ->
    [yes] On t’entend de nouveau.
   *[no] On entend de nouveau { $who }.
}
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
fact-withheld = { $you ->
    [yes] Ta part de hasard n’est pas arrivée à temps. La donne recommence ; dans cette partie, tu n’en ajoutes plus.
   *[no] La part de hasard de { $who } n’est pas arrivée à temps. La donne recommence ; dans cette partie, { $who } n’en ajoute plus.
}
fact-dealing = { $you ->
    [yes] Le sort te désigne.
   *[no] Le sort désigne { $who }.
}
fact-asked = { $you ->
    [yes] Tu demandes à reprendre un coup.
   *[no] { $who } aimerait reprendre un coup : « { command-yes } » ou « { command-no } » ?
}
fact-took-back = { $you ->
    [yes] Tu reprends ton coup.
   *[no] { $who } reprend son coup.
}
fact-voided = Le serveur s’est arrêté un instant : cette course ne compte pas. Frappez de nouveau.
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
refused-luck-not-pledged = la part de hasard de la place { $seat } n’est pas celle qui était promise
refused-lot-fell-otherwise = le sort avait désigné la place { $seat }, et non celle que la partie enregistrée donne pour première
refused-receipt-differs = la manche { $round } n’est pas celle de ton reçu : { $what ->
    [commitment] l’engagement du serveur était un autre
    [anew] la donne a recommencé, et personne n’est nommé pour cela
    [left-out] ta part de hasard a été laissée de côté
    [luck] ta part de hasard était une autre
    [pledges] les promesses étaient autres
   *[cards] tu avais reçu d’autres cartes
}
refused-not-a-receipt = les reçus ne peuvent pas être lus : { $reason }
refused-reaction-wrong = le temps de réaction de la place { $seat } ne découle pas des chiffres
verify-holds = conforme à l’engagement : manches { $rounds }, coups du hasard { $moves }, courses { $races } ; parts apportées par le serveur : { $servers }.
verify-old-scheme = procédé 1, d’une version antérieure : les parts de hasard étaient montrées à mesure, la dernière pouvait donc choisir les cartes.
verify-compared = comparé à tes reçus : { $compared } manches sur { $rounds }.
verify-alone = cohérent en soi ; aucun reçu n’a été comparé.

checking = Vérification
copying = Copie
check-holds = Tout va bien : tables { $tables }, faits { $facts }, parties finies { $games }.
backup-done = { $file } est complet.
restore-done = Les tables sont dans { $place }.
restore-kept = Ce qui s’y trouvait s’appelle maintenant { $name }.
migrate-applied = appliquée : { $name }
migrate-done = La base est à jour.
join-deals-wrong = Les donnes ne sont pas conformes à l’engagement vu ici : { $why }

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
compiling-elsewhere = Un autre processus prépare déjà les règles ; on l’attend
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
play-no-race = Dans le terminal, personne ne tape : le hasard désigne le dernier. Pour la vraie course, joue dans le navigateur.
play-help-hint = Quand c’est à toi de jouer, tape le numéro d’un coup, ou « ? » pour l’aide.
play-your-move = À toi de jouer :
play-help =
    Tape le numéro d’un coup, ou le coup en notation : { $moves }.
    « { command-board } » montre encore la table, « { command-rules } » les règles en une page, « { command-undo } » reprend ton dernier coup,
    « { command-save } FICHIER » enregistre la partie, « { command-quit } » s’en va.
play-sorry = Impossible : { $why }.
play-saved = La partie est enregistrée dans { $path }.
play-not-saved = La partie n’a pas pu être enregistrée : { $reason }.
rules-option = **{ $name }** (`{ $option }`) : { $rule }
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

## Refus de plusieurs jeux

refused-card-not-in-hand = le { $card } n’est pas dans cette main
refused-no-such-card = il n’y a pas de carte { $text }

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
