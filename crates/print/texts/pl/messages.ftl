# The page that says how to print a game.

print-title = Jak wydrukować { $game }
print-scale = Drukuj w skali 100 % („rozmiar rzeczywisty”), bez dopasowania do strony. Linijka poniżej musi mieć 100 mm.
print-paper = Weź karton 200–300 g na to, co bierze się do ręki, a zwykły papier na zasady i plansze.
print-duplex = Rewersy są na stronie po swoich awersach. Drukuj dwustronnie i obracaj papier wzdłuż { $flip ->
        [long] dłuższej
       *[short] krótszej
    } krawędzi.
print-test = Obejrzyj tę kartkę pod światło: oba krzyżyki powinny się pokrywać. Jeśli się nie pokrywają, zmierz przesunięcie rewersu i wydrukuj jeszcze raz z --offset.
print-gutterfold = Złóż każdą kartkę wzdłuż przerywanej linii drukiem na zewnątrz, sklej połówki, przyciśnij i tnij, gdy wyschną.
print-cut = Tnij nożem wzdłuż linijki od znaku do znaku. Kolor wychodzi { $bleed } mm poza cięcie, żeby drobna niedokładność nie była widoczna.
print-round = Żetony i znaczniki mają po cztery znaki: użyj nożyczek albo wycinaka.
print-hex = Sześciokąty mają znak przy każdym rogu.
print-pawn = Figurki składa się wzdłuż przerywanych linii: środkową w górę, skrzydełka na zewnątrz. Sklej obie strony, a skrzydełka przyklej do kartonu lub monety.
print-board = Strony planszy zachodzą na siebie o { $overlap } mm. Ich nazwy podają kolumnę i rząd: A1 jest w lewym górnym rogu. Przytnij każdą stronę przy lewych i górnych znakach i naklej ją na sąsiednią aż do znaków przerywanych.
print-other = Kostki i podobne rzeczy weź z innej gry.
print-contents = Co jest w tym wydruku
print-form-card = Karty
print-form-wide-card = Karty poziome
print-form-large-card = Duże karty
print-form-mini-card = Małe karty
print-form-tile = Płytki
print-form-room-tile = Płytki pomieszczeń
print-form-hex = Sześciokąty
print-form-token = Żetony
print-form-square-token = Żetony kwadratowe
print-form-chip = Znaczniki
print-form-pawn = Figurki
print-form-sheet = Arkusze
print-form-board = Plansze

# The choices before a game is printed, on a page of their own.
print-page-title = Wydrukuj: { $game }
print-page-about = Karty, kafelki i plansze do wycięcia, narysowane z zawartości, którą się tu gra. Przygotowanie pliku trwa kilka sekund.
print-page-paper = Papier
print-page-backs = Rewersy
print-page-backs-duplex = po drugiej stronie kartki
print-page-backs-gutterfold = obok awersów, do złożenia i sklejenia
print-page-backs-none = brak
print-page-flip = Drukarka obraca kartki wokół
print-page-flip-long = długiej krawędzi
print-page-flip-short = krótkiej krawędzi
print-page-ink = Tusz
print-page-ink-full = pełne kolory
print-page-ink-low = mało tuszu
print-page-ink-grey = szarości
print-page-players = Gracze
print-page-sheets = Wszystko do wycięcia
print-page-board = Plansza na jednym dużym arkuszu
print-page-rules = Zasady jako broszura
print-page-aids = Ściągi dla graczy
