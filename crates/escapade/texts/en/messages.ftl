# What is wrong with options of a match that were given to a command. Names of options and their values are not translated.
settings-bad = These settings do not fit { $game }:
settings-range = “{ $value }” is not a whole number from { $least } to { $most }
settings-words = “{ $value }” is not one of: { $words }
settings-unknown = there is no such option; there are: { $options }
    .none = there is no such option; this game has none
settings-line = it must be one line without “#”
settings-shape = --option { $option }: write it as KEY=VALUE

# The command's help: headings, what each command is for (its message), what its arguments are for (its attributes by the
# arguments' names), and notes (.notes). Words in capitals, names of commands and flags, and values are not translated.
# Ids begin with `help-`.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = [default: { $value }]
help-env = [env: { $name }]
help-help = Print help
help-version = Print version
help-subcommand-help = Print this message or the help of the given command
help-example = Example:
help-examples = Examples:
help-escapade = Four escape board games at one table
    .examples =
        escapade                                     a screen to choose from
        escapade play alcatraz                       you against bots
        escapade play alcatraz --people 3            three people at one keyboard
        escapade play luiswile --lang pl             in Polish
        escapade join 'http://host:8080/t/abc#key'   sit down at a table of a server
        escapade sim blackgate -n 10000 --json       play ten thousand games and print figures
        escapade verify match.record                 check that a match was fair
        escapade rules wcp WCP-035                   what a clause says
        escapade lab duel wcp --bots normal,greedy   one bot against another
        escapade bench                               random actions a second, game by game
        escapade replay match.record --film a.png    a match as an animated picture
        escapade review match.record                 what was luck, and what would have been better
        escapade content check wcp mine.toml         everything that is wrong with a changed game
        escapade print wcp --paper letter            cards, tiles and boards to cut out
        escapade serve                               friends play by a link, at http://127.0.0.1:8080
    .notes = Exit codes: 0 all is well; 1 something failed, and standard error says what; 2 the command was not understood.
help-sim = Play many matches without much thought and print figures
help-content = Export, check and compare the files that games play with
help-serve = Let friends play by a link: a server with sockets, REST and a log on disk
help-config = Print the settings that `serve` would use, with the same flags
help-db = Copy or check what a server keeps
help-admin = List, close and delete a server's tables; list, rename, ban and erase its people; announce; forget what is old
help-bench = Measure how fast games play at random
help-lab = Let bots play against each other and measure
help-completions = Print completions for a shell
# Arguments that several commands have.
help-shared = The arguments of several commands
    .content = A content file in place of the game's own
    .file = The record of a finished match
    .game = The game
    .json = Print JSON
    .lang = The language
    .link = The link of the table
    .pace = How quickly the moves of others follow each other: calm, brisk, quick or instant
    .plain = Line by line instead of on the full screen, as over a pipe or with a screen reader
    .record = Write the record here when the match is over
help-play = Play a match in the terminal, alone against bots or with others at one keyboard
    .game = The game, by its name; a wrong one is answered with all names
    .seats = How many seats; the fewest that the game allows unless given
    .options = An option of the game, such as `sides=copper`; may be given several times
    .people = How many people play at this keyboard, in the first seats; bots sit in the others
    .level = Who the bots are: random, easy, normal, hard or expert, or any program by its path (docs/bots.md)
    .names = The names of the people, separated by commas
    .seed = A number that decides the dice, to play the same match again
    .resume = Go on with a match: the one in this file, or the one that was left last
    .notes =
        On the screen the last line says which keys act, and `?` lists all. In lines, answer with the number of a choice or with an action in notation; `help` lists the other words.
        A match that is left is kept: `--resume` goes on with the last one of the game.
help-join = Sit down at a table of a server, by its link
    .name = Sit down at once under this name; without it, `s` sits down
help-watch = Watch a table of a server, by its link
    .name = The name that you chat under
help-tables = List the open tables of a server
    .server = The address of the server, such as http://127.0.0.1:8080
help-replay = Step through a record, or write it as pictures or as a film
    .content = The content file of a match that was not played with the game's own
    .at = Show the table after this many actions, and nothing else
    .seat = Through the eyes of this seat; a spectator's unless given
    .plain = Line by line instead of on the full screen
    .png = Write pictures into this folder: of the moment given by --at, or of every tenth
    .film = Write an animated picture (APNG) of the whole match to this file
    .frames = How many moments of the match a film shows; the first and the last are always among them
    .seconds = How long a film shows each moment; the last one stays three times as long
    .theme = The theme of pictures
    .width = The width of pictures
    .scale = How many pixels of a picture make one unit of its width
    .notes = On the screen the arrows go on and back; `?` lists all keys. In lines, Enter goes on, `b` goes back, a number goes to that action, `q` stops.
help-review = Say what was luck in a finished match, and what would have been better
    .content = The content file of a match that was not played with the game's own
    .seats = Review the decisions of this seat; may be given several times. Those of people unless given
    .json = Print JSON: the account of each seat, every step and every verdict
    .notes = Chances are those of players who go on by instinct. Result minus expectation is luck plus own choices plus the choices of others, exactly; over many matches luck sums to nothing (`escapade lab luck` measures it). A decision is judged only by what its seat could know; one that is not clearly worse than another is fine.
help-verify = Check records of finished matches: seed, dice, every action, result
    .files = The records
    .content = The content file of matches that were not played with the game's own
    .key = The public key of the server that must have signed the records
    .json = Print JSON: a list with what was found in each file
    .notes =
        A record is text, or JSON lines if its name ends in .jsonl.
        scripts/verify.py checks the seed, the dice and the chain without any of our code.
help-rules = Print the rules of a game, or one clause of them
    .clause = The id of a clause or ruling, such as ALC-042 or ALC-R07
help-print = Print a game: cards, tiles and boards to cut out, and the rules
    .paper = The paper: a4 or letter
    .backs = How backs are printed: duplex, gutterfold or none
    .flip = The edge about which the printer turns the paper: long or short
    .offset = How far backs are moved to the right and down, in millimetres, such as 0.5,-1
    .ink = How much ink: full, low or grey
    .json = Print the written files as JSON
    .players = For how many players; the most that the game allows unless given
    .only = Only these components, such as card,hex,token,board; `rules` for the booklet
    .sizes = A file with other sizes
    .out = The folder to write to
    .notes = Each file is a PDF: GAME-sheets.pdf, GAME-board.pdf (one large sheet) and GAME-rules.pdf (a booklet).
