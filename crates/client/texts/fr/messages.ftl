# Le cadre.
skip = Aller au contenu
settings = Réglages
your-name = Ton nom
guest = Anonyme
language = Langue
theme = Couleurs
theme-auto = Couleurs : système
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
pace = Vitesse de jeu des autres
pace-calm = assez lente pour tout suivre
pace-brisk = soutenue
pace-quick = rapide
pace-instant = immédiate
level = Niveau des bots
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
done = Terminé
close = Fermer
cancel = Annuler
nowhere = Cette page n’existe pas.
to-home = Tous les jeux

# Accueil.
home-title = Quatre jeux d’évasion, une seule table
home-line = Joue tout de suite contre des bots, entre amis sur un même appareil, ou à distance grâce à un lien. Sans inscription.
home-foot = En solo ou sur un même appareil, tout se passe dans ce navigateur et fonctionne aussi sans connexion.
players = { $least }–{ $most } joueurs
play-now = Jouer
hotseat = Même appareil
online = Par un lien
learn = Apprendre en jouant
learn-new = Première visite ? Apprends en jouant
rules = Règles
my-tables = Mes tables
kept-here = dans ce navigateur
kept-online = par un lien
kept-over = terminée
forget = Oublier cette table
open-tables = Tables ouvertes

# Ouvrir une table.
hotseat-line = Vous partagez cet appareil à plusieurs. Il ne montre les secrets de chacun qu’après avoir changé de mains. Les bots jouent aux places sans nom.
hotseat-nobody = Inscris au moins un nom : les bots jouent à toutes les autres places.
online-line = Tu reçois un lien pour inviter qui tu veux. Les places libres peuvent être confiées à des bots.
seats = Places
name-of-seat = Nom à la place { $letter }
a-bot = un bot
level-of-bots = Niveau des bots
level-of-stand-ins = Niveau des bots remplaçants
clock = Temps
clock-none = sans limite
clock-decision-60 = 1 minute par décision
clock-decision-180 = 3 minutes par décision
clock-player-1800 = 30 minutes par personne pour la partie
clock-days-1 = un jour par décision
clock-days-3 = trois jours par décision
open-to-all = Table publique, ouverte à tous
more-options = Plus d’options
begin = Commencer
server-gone = Le serveur est injoignable. Joue en solo ou sur un même appareil : les deux fonctionnent sans lui.
no-room = Ce navigateur n’a plus de place pour garder la table. Oublie quelques tables, ou autorise cette page à conserver des données.

# La table.
table-opening = Ouverture de la table…
part-coming = Un instant…
table-missing = Cette table n’existe pas, ou elle est fermée au public.
table-outdated = Cette page est plus ancienne que la table. Recharge-la.
line-gone = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.
line-revoked = Ce navigateur a été déconnecté. Tes places restent à toi sur tes autres appareils ; recharge la page pour continuer ici de façon anonyme.
unsure = La connexion s’est coupée avant la réponse. Regarde la table, et redemande si besoin.
handover = Passe l’appareil à { $name }.
handover-line = Aucun secret ne s’affiche avant que tu continues.
handover-take = Je suis { $name }
board = La table
choose = Choisir
beside = À côté du plateau
step-back = Retour
touch-board = Touche ce qui brille.
or-touch-board = Ou touche ce qui brille.
which = Que veux-tu choisir ?
glance = Comment jouer
glance-touch = Touche ce qui brille. Pour savoir ce qu’est une chose, laisse le doigt appuyé dessus, ou clique dessus avec l’autre bouton de la souris.
glance-rules = Les règles
undo = Annuler
takeback = Demander à annuler
takeback-asked = { $name } voudrait annuler la dernière action.
hint = Conseil
hint-thinking = Réflexion…
agree = Accepter
refuse = Refuser
withdraw = Se raviser
abandon = Abandonner la partie
abandon-asked = Abandonner la partie ? Pour : { $names }.
fair-kept = Les dés étaient honnêtes : ce sont bien ceux qui avaient été promis avant la partie.
fair-broken = Les dés ne sont pas ceux qui avaient été promis. Garde la partie enregistrée et montre-la aux autres.
fair-unknown = Impossible de dire ici si les dés étaient honnêtes : la promesse date d’avant l’ouverture de cette page.
tab-board = Plateau
tab-others = Table
zoom-in = Agrandir le plateau
zoom-fit = Voir tout le plateau
tab-choices = Choix
tab-log = Journal
tab-chat = Chat
tab-seats = Joueurs
tab-outline = En mots
no-choices = Tu n’as rien à décider pour l’instant.
search-choices = Chercher un choix
log-earlier = Voir les lignes précédentes
log-empty = Il ne s’est encore rien passé.
play-again = Rejouer
watch-again = Revoir
review = Analyse
rematch = Revanche
rematch-waiting = On attend les autres
rematch-wanted = Demandée par { $names }
next-match = Partie suivante

# Chat.
chat-text = Ton message
chat-say = Envoyer
from-watchers = public
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-thinking = Je réfléchis.
phrase-your-turn = À toi de jouer.
phrase-back-soon = Je reviens tout de suite.
phrase-yes = Oui.
phrase-no = Non.
phrase-goodbye = Au revoir !

# Places.
seat-free = libre
seat-nobody = Personne encore
seat-present = en ligne
seat-away = hors ligne
seat-handed = un bot joue à sa place
seat-deserted = hors ligne ; un bot joue
seat-bot = bot
bot-easy = bot, facile
bot-normal = bot, normal
bot-hard = bot, difficile
bot-expert = bot, expert
hand-over = Laisser jouer un bot
take-back = Reprendre ma place
look = Regarder
watchers = Public
watching = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
picture = Enregistrer une image
sit = S’asseoir ici
stand = Se lever
add-bot = Bot
remove-bot = Retirer
ready = C’est bon pour moi
not-ready = Finalement, pas encore
is-ready = c’est bon
is-not-ready = pas encore
gather-free = { $count ->
    [one] Une place est libre. Envoie le lien, ou donne-la à un bot.
   *[other] { $count } places sont libres. Envoie le lien, ou donne-les à des bots.
}
gather-ready = Tout le monde est assis. On distribue dès que chacun a dit que c’était bon.
gather-dealing = Distribution…
invite = Inviter du monde
invite-line = Quiconque a ce lien peut prendre place.
invite-qr = Le lien sous forme de code à scanner
copy = Copier
copied = Copié
share = Partager le lien

# Relecture.
replay-not-over = La partie n’est pas encore terminée.
replay-at = Étape { $step } sur { $count }
replay-scrub = Étape
replay-first = Au début
replay-prev = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-last = À la fin
replay-link = Copier un lien
eyes = Point de vue
eyes-all = tout est révélé
eyes-spectator = le public
fork = Continuer à partir d’ici
record = Enregistrer la partie

# Règles.
rules-guide = Comment jouer
rules-clauses = Point par point
rules-contents = Sommaire
rules-print = À imprimer
rules-search = Chercher dans les règles
rules-hits = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}

# Le récit : moments mis en scène, résumé, ce qu'entraînent les choix.
moment-next = Suite
recap = Entre-temps
recap-short = Ce qui s’est passé
recap-close = Continuer
log-rule = La règle : { $clause }

# Touches.
keys = Touches
key-tab = parcourir tout ce qui se touche
key-arrows = sur le plateau, élément suivant
key-enter = le toucher
key-card = l’expliquer
key-escape = fermer, passer ou revenir
key-undo = annuler
key-hint = demander conseil
key-recap = ce qui s’est passé depuis ta dernière décision
key-help = cette liste

# Relecture.
replay-turn-before = Au tour précédent
replay-turn-after = Au tour suivant
replay-speed = Vitesse
replay-speed-half = deux fois moins vite
replay-speed-normal = vitesse normale
replay-speed-double = deux fois plus vite
replay-speed-fast = très vite
replay-back = Revenir à la partie
title-your-turn = À toi de jouer
forget-undo = Rétablir
abandon-no = Non, continuer
talk = Discussion : encore { $time }. N’ont pas tout dit : { $names }.
talk-done = J’ai tout dit
claim = Il n’y a plus que toi. Terminer la partie ?
claim-end = Terminer la partie
chat-older = Messages précédents
moment-skip-all = Tout passer ({ $count })
remove-person = Retirer
plan = Le plan
plan-propose = Proposition
plan-clear = Effacer
plan-close = Voir la table
plan-open = { $count ->
    [one] un sans tâche
   *[other] { $count } sans tâche
 }
plan-rest = Tous les autres
plan-search = Chercher par numéro ou par nom
turn = Tourner
volume = Son
volume-off = Muet
volume-soft = Faible
volume-loud = Fort
confirm = Confirmer les choix
confirm-touch = Au doigt
confirm-always = Toujours
confirm-never = Seulement l’irréversible
prefer-large-board = Plateau plus grand
prefer-auto-end = Jouer d’office le choix unique
prefer-vibrate = Vibrer sur téléphone
prefer-contrast = Contraste élevé
prefer-left-handed = Main gauche
prefer-still = Aucune animation
begin-match = Commencer
end-counts = { $parts ->
    [0] { $lines } lignes dans le journal.
    [one] Une manche, { $moments } temps forts, { $lines } lignes dans le journal.
   *[other] { $parts } manches, { $moments } temps forts, { $lines } lignes dans le journal.
 }

# La salle d’attente.
name-ask = Comment veux-tu qu’on t’appelle ?
name-missing = Écris d’abord un nom, pour qu’on sache qui tu es.
sit-down = Prendre place
sit-move = Changer de place
also-here = Aussi ici : { $names }
room-closed = Ici, on prend place sur invitation de { $host }. Demande le lien ; en attendant, tu peux discuter et regarder.
facts = Ce qu’on joue
rules-version = Règles, version
rules-number = Règles, version { $version }
only-invited = On ne prend place qu’avec le lien que j’envoie
content-file = Contenu modifié (un fichier TOML)
changed-content = Contenu modifié
changed-content-line = Les cartes et les chiffres diffèrent des règles qu’on lit ici.
clock-decision = { $time } par décision
clock-player = { $time } par personne pour la partie

# L’accueil des tables.
lobby-host = ouverte par { $name }
lobby-seats = { $taken } places prises sur { $seats }
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-empty = Personne n’attend à une table ouverte pour le moment.
lobby-any-time = Peu importe le temps
match-find = Me trouver une partie
match-choose = Personne n’attend pour le moment. Choisis un jeu, et une table s’ouvre pour toi.
kept-won = victoire de { $names }
kept-lost = personne n’a gagné
kept-aborted = abandonnée

# Un autre appareil.
device-title = Continuer sur un autre appareil
device-line = Qui ouvre ce lien dans l’heure joue à ta place : avec ton nom et tes places. Il sert une seule fois, et ta session reste ouverte ici.
device-make = Créer un lien
device-here = Continuer ici
device-here-title = Continuer ici sous ton nom
device-here-line = Ce navigateur reçoit ton nom et tes places. Tes autres appareils gardent leur session.
device-leaves = Jusqu’ici, tu t’appelles { $name } sur ce navigateur. Tes places sous ce nom restent en arrière.
device-used = Ce lien a déjà servi ou date de plus d’une heure. Crées-en un autre dans les réglages de ton autre appareil.

# Avant le chargement de la table.
boot-loading = On dresse la table…
boot-old = Ce navigateur est trop ancien. Ouvre la page dans un Firefox, Chrome, Edge ou Safari récent.
boot-gone = Impossible de charger la table : la connexion est coupée. On réessaie dès son retour.
