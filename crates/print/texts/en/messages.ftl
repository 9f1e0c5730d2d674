# The page that says how to print a game.

print-title = How to print { $game }
print-scale = Print at 100 % (“actual size”), not fitted to the page. The ruler below must be 100 mm long.
print-paper = Take card of 200 to 300 g for what is handled, and ordinary paper for rules and boards.
print-duplex = Backs are on the page after their fronts. Print on both sides, and let the paper turn about its { $flip ->
        [long] long
       *[short] short
    } edge.
print-test = Hold this sheet against the light: the two crosses should be one. If they are not, measure how far the back is off and print again with --offset.
print-gutterfold = Fold each sheet along the dashed line with the print outside, glue the halves together, press, and cut when it is dry.
print-cut = Cut with a knife and a ruler from mark to mark. Colour goes { $bleed } mm beyond the cut, so that a small slip does not show.
print-round = Tokens and markers have four marks each: cut with scissors or a punch.
print-hex = Hexagons have a mark at each corner.
print-pawn = Figures fold along the dashed lines: the middle line up, the flaps out. Glue the two sides together, and the flaps to card or a coin.
print-board = The pages of the board overlap by { $overlap } mm. Their names say column and row: A1 is at the upper left. Cut each page at its left and upper marks and glue it onto its neighbour up to the dashed marks.
print-other = Dice and the like come from another game.
print-contents = What is in this print
print-form-card = Cards
print-form-wide-card = Wide cards
print-form-large-card = Large cards
print-form-mini-card = Small cards
print-form-tile = Tiles
print-form-room-tile = Room tiles
print-form-hex = Hexagons
print-form-token = Tokens
print-form-square-token = Square tokens
print-form-chip = Markers
print-form-pawn = Figures
print-form-sheet = Sheets
print-form-board = Boards

# The choices before a game is printed, on a page of their own.
print-page-title = Print { $game }
print-page-about = Cards, tiles and boards to cut out, drawn from the content that is played here. A file takes a few seconds to make.
print-page-paper = Paper
print-page-backs = Backs
print-page-backs-duplex = on the other side of the sheet
print-page-backs-gutterfold = beside the fronts, to fold and glue
print-page-backs-none = none
print-page-flip = The printer turns sheets about their
print-page-flip-long = long edge
print-page-flip-short = short edge
print-page-ink = Ink
print-page-ink-full = full colours
print-page-ink-low = little ink
print-page-ink-grey = greys
print-page-players = Players
print-page-sheets = Everything to cut out
print-page-board = The board on one large sheet
print-page-rules = The rules as a booklet
print-page-aids = Player aids
