// All named rules, in the form of a puzzle file's header. After a rule's name comes how its data
// are read (readers.cpp says which names that binds), then what it says of each entry. `needs`:
// what has to be known to be true of an entry. `use`: the sentences of another item, which has a
// capital.
#include "rules.hpp"

namespace sudoku_sat::referee {

const std::string_view table_of_rules = R"(
# Which cells differ.

diagonals: nothing | needs is_square
  for each grid in grids: differ(list(i in 1..N: grid[i][i]))
  for each grid in grids: differ(list(i in 1..N: grid[i][N + 1 - i]))
# Boxes inside of the board, one cell apart from its edge and from each other.
windoku: nothing | needs is_square and box_height > 0
  let places = list(k in 0..box_height * box_width - 1: [k / box_width, k mod box_width])
  let window(grid, r, c) = list((i, j) in places: grid[r + i][c + j])
  let starts(size) = list(i in 0..(N - 2 - size) / (size + 1): 2 + i * (size + 1))
  let row(grid, r) = for each c in starts(box_width): differ(window(grid, r, c))
  for each grid in grids: for each r in starts(box_height): row(grid, r)
asterisk: nothing | needs is_square and size(grids[1]) = 9
  let places = [25, 33, 37, 52, 55, 58, 73, 77, 85]
  for each grid in grids: differ(list(p in places: grid[p / 10][p mod 10]))
center-dot: nothing | needs box_height mod 2 = 1 and box_width mod 2 = 1
  for each grid in boxes_of_grids: differ(list(box in grid: box[(size(box) + 1) / 2]))
disjoint-groups: nothing | needs box_height > 0
  for each grid in boxes_of_grids: for each i in 1..size(grid[1]): differ(list(box in grid: box[i]))
extra: cells once | differ(line)

# All cells.

anti-knight: nothing | for each (a, b) in apart(1, 2): a != b
anti-king: nothing | for each (a, b) in join(neighbours, diagonal_neighbours): a != b
non-consecutive: nothing | for each (a, b) in neighbours: abs(a - b) != 1
anti-consecutive-diagonal: nothing | for each (a, b) in diagonal_neighbours: abs(a - b) != 1
# Queens of one value don't stand on one diagonal of a grid, however far apart.
anti-queen: values
  let diagonal(grid, d) = list(i in 1..size(grid) where 1 <= i + d <= size(grid[1]): grid[i][i + d])
  let diagonals(grid) = list(d in -size(grid)..size(grid[1]): diagonal(grid, d))
  let mirrored(grid) = list(row in grid: reverse(row))
  let no_queens(line) = for each (a, b) in pairs(line): a != b or (size(n) > 0 and a not in n)
  for each grid in grids: for each line in diagonals(grid): no_queens(line)
  for each grid in grids: for each line in diagonals(mirrored(grid)): no_queens(line)
# On a torus the opposite edge follows on each edge.
toroidal: pieces | needs size(grids) = 1
  let moves(from, to, d, n) = (from - to - d) mod n = 0 or (from - to + d) mod n = 0
  let moves_down(x, y, d) = moves(row_number(x), row_number(y), d, height)
  let moves_across(x, y, d) = moves(column_number(x), column_number(y), d, width)
  let move(x, y, d, e) = moves_down(x, y, d) and moves_across(x, y, e)
  for each (d, e) in n: for each (a, b) in pairs(cells) where move(a, b, d, e) or move(a, b, e, d): a != b
leapers: leapers
global-entropy: nothing | for each block in blocks(2, 2): distinct(x in block: third(x)) = 3
global-modular: nothing | for each block in blocks(2, 2): distinct(x in block: x mod 3) = 3
self-taxicab: nothing
  let differ_apart(d, e) = for each (a, b) in apart(d, e): a != b or a != d + e
  for each d in 0..height - 1: for each e in d..max(height, width) - 1 where e > 0: differ_apart(d, e)
# The value in the middle has the first one above or the last one below it.
flatmates: nothing | needs size(values) mod 2 = 1
  let above(x) = list(y in around(x) where row_number(y) < row_number(x): y)
  let below(x) = list(y in around(x) where row_number(y) > row_number(x): y)
  let in_middle(x) = x = values[(size(values) + 1) / 2]
  for each x in cells: if in_middle(x) then first_value in above(x) or last_value in below(x)

# Groups of cells.

cages: number or -1: cells once | differ(line)
  if n >= 0 then sum(line) = n
sums: number: cells | sum(line) = n
product-cages: number: cells once | differ(line)
  product(line) = n
rellik-cages: number: cells once | differ(line)
  n not in sums_of_parts(line)
lunchboxes: number: cells once | differ(line)
  between_extremes(line) = n
# Of an odd number of values one is neither low nor high.
equality-cages: cells once | differ(line)
  count(x in line: x mod 2 = 0) = count(x in line: x mod 2 = 1)
  count(x in line: 2 * x < first_value + last_value) = count(x in line: 2 * x > first_value + last_value)
contains-at-least: values: cells once | needs size(n) > 0
  for each v in n: times(v, line) >= times(v, n)
contains-exactly: values: cells once | needs size(n) > 0
  for each v in n: times(v, line) = times(v, n)
look-and-say: counts: cells once | for each (k, v) in n: times(v, line) = k
count-distinct: number or cell: cells | distinct(line) = n
clones: groups | needs all(group in groups: size(group) = size(groups[1]))
  for each group in groups: for each i in 1..size(group): group[i] = groups[1][i]
equal-sums: groups | for each group in groups: sum(group) = sum(groups[1])
same-values: groups | needs all(group in groups: size(group) = size(groups[1]))
  for each group in groups: same_values(group, groups[1])

# Lines. The circle is read as a number, from left to right or from top to bottom.

arrows: groups | needs size(groups) = 2 and size(groups[1]) <= 9
  as_number(in_reading_order(groups[1])) = sum(groups[2])
product-arrows: groups | needs size(groups) = 2 and size(groups[1]) <= 3
  as_number(in_reading_order(groups[1])) = product(groups[2])
thermometers: slow: cells | for each (a, b) in consecutive(line): a < b or (n = 1 and a = b)
whispers: number or (size(values) + 1) / 2: cells | for each (a, b) in consecutive(line): abs(a - b) >= n
parity-lines: cells | for each (a, b) in consecutive(line): (a + b) mod 2 = 1
same-differences: cells | distinct((a, b) in consecutive(line): abs(a - b)) <= 1
palindromes: cells | for each i in 1..size(line) / 2: line[i] = line[size(line) + 1 - i]
renban: loop | differ(line)
  max(line) - min(line) = size(line) - 1
nabners: cells once | for each (a, b) in pairs(line): abs(a - b) > 1
between: cells | for each x in inner: min(ends) < x < max(ends)
lockouts: number or (size(values) - 1) / 2: cells | max(ends) - min(ends) >= n
  for each x in inner: not min(ends) <= x <= max(ends)
double-arrows: cells | sum(inner) = line[1] + line[size(line)]
zippers: cells
  let other(i) = size(line) + 1 - i
  let total(i) = if i = other(i) then line[i] else line[i] + line[other(i)]
  distinct(i in 1..(size(line) + 1) / 2: total(i)) <= 1
# All multiples of the sum, up to that of the whole line, are sums of beginnings.
sum-lines: number or size(values) + 1: loop
  let beginnings(line) = list(i in 1..size(line): sum(first(line, i)))
  let is_cut(line) = for each k in 1..size(line): k * n > sum(line) or k * n in beginnings(line)
  sum(line) in list(k in 1..size(line): k * n)
  any(turn in runs(size(line)): is_cut(turn))
entropic-lines: loop | for each run in runs(3): for each (a, b) in pairs(run): third(a) != third(b)
modular-lines: number or 3: loop | needs n > 0
  for each run in runs(n): for each (a, b) in pairs(run): a mod n != b mod n
region-sum-lines: cells once
  for each piece in pieces(line): sum(piece) = sum(pieces(line)[1])

# Signs between neighbours.

kropki: signs white=1 black=2
  let is(n, a, b) = if n = 1 then abs(a - b) = 1 else a = 2 * b or b = 2 * a
  use Signs
xv: signs x=10 v=5
  let is(n, a, b) = a + b = n
  use Signs
difference-dots: signs 1
  let is(n, a, b) = abs(a - b) = n
  use Signs
ratio-dots: signs 2
  let is(n, a, b) = a = n * b or b = n * a
  use Signs
sum-dots: signs
  let is(n, a, b) = a + b = n
  use Signs
Signs: nothing | for each (n, a, b) in drawn: is(n, a, b)
  for each (n, a, b) in missing: not is(n, a, b)
inequalities: comparisons | for each (a, b) in n: a < b

# Marked cells.

even: marks | for each x in line: x mod 2 = 0
odd: marks | for each x in line: x mod 2 = 1
allowed: values: cells | for each x in line: x in n
pencilmarks: pencilmarks | for each (x, allowed) in n: x in allowed
quadruples: values: cells | needs size(line) = 1 and size(n) > 0
  let square(r, c) = [cell(r, c), cell(r, c + 1), cell(r + 1, c), cell(r + 1, c + 1)]
  for each v in n: times(v, square(row_number(line[1]), column_number(line[1]))) >= times(v, n)
# Marked cells aren't compared with each other.
minimums: marks | for each x in line: for each y in around(x) where place(y, line) = 0: x < y
maximums: marks | for each x in line: for each y in around(x) where place(y, line) = 0: x > y
row-indexers: marks | needs size(grids) = 1
  for each x in line: indexer(x, column(column_number(x)), row_number(x))
column-indexers: marks | needs size(grids) = 1
  for each x in line: indexer(x, row(row_number(x)), column_number(x))
box-indexers: marks | needs all(x in line: any(box in boxes: place(x, box) > 0))
  let own_boxes(x) = list(box in boxes where place(x, box) > 0: box)
  for each x in line: for each box in own_boxes(x): indexer(x, box, place(x, box))
counting-circles: marks | needs for each i in 1..size(line): place(line[i], line) = i
  for each x in line: times(x, line) = x

# Clues beside the board: `line` is what is seen from there.

sandwich: clues number | times(min(line), line) = 1
  times(max(line), line) = 1
  between_extremes(line) = n
# A 0 is not a building.
skyscrapers: clues number | count(i in 1..size(line): line[i] > max(0, first(line, i - 1))) = n
# All before the first one that is hidden rise, so that the last of them hides it.
hidden-skyscrapers: clues number | first_fall(line) = n
x-sums: clues number | sum(first(line, line[1])) = n
numbered-rooms: clues number | 1 <= line[1] <= size(line)
  for each i in 1..size(line): if line[1] = i then line[i] = n
little-killers: diagonal clues number | sum(line) = n
outside: clues digits | needs 1 <= depth <= size(line) and last_value <= 9
  for each v in n: v in first(line, depth)
margin-sums: clues number, depth | needs 1 <= depth <= size(line)
  sum(first(line, depth)) = n
# An arrow points to where the first cells rise; 0 where there is none, though all are given.
rossini: clues arrow | needs 1 <= depth <= size(line)
  let near = first(line, depth)
  if n = 1 then increasing(near)
  if n = -1 then increasing(reverse(near))
  if n = 0 then not increasing(near) and not increasing(reverse(near))
full-rank: clues number, ties | needs height = width
  count(other in seen_lines: order(other, line) < 0) = n - 1
  ties or count(other in seen_lines: order(other, line) = 0) = 1

# Words of several of these rules.

Words: nothing
  let first_value = values[1]
  let last_value = values[size(values)]
  let is_square = size(grids[1]) = size(grids[1][1])
  let differ(line) = for each (a, b) in pairs(line): a != b
  let times(x, line) = count(y in line: y = x)
  let third_size = size(values) / 3
  let third(x) = if x < first_value + third_size then 0 else if x > last_value - third_size then 2 else 1
  let inner = list(i in 2..size(line) - 1: line[i])
  let ends = [line[1], line[size(line)]]
  let turns(k) = if closed = 1 then windows_of_loop(line, k) else windows(line, k)
  let runs(k) = if k <= size(line) then turns(k) else [line]
  let as_number(line) = sum(i in 1..size(line): line[i] * product(j in i + 1..size(line): 10))
  let indexer(x, line, own) = line[x] = own and times(own, line) = 1

# Something beside the grid, of which the data make statements.

rule: statements
yin-yang: statements
  var shaded of cells
  let cell_is_counted(x) = shaded(x)
  use Sums
  for each block in blocks(2, 2): any(x in block: shaded(x)) and not all(x in block: shaded(x))
  connected(cells, shaded)
  connected(cells, list(x in cells: not shaded(x)))
cave: statements
  var wall of cells
  let cell_is_counted(x) = wall(x)
  use Sums
  reach_edge(cells, wall)
  connected(cells, list(x in cells: not wall(x)))
loop: statements
  var on_loop of cells
  let cell_is_counted(x) = on_loop(x)
  use Sums
  any(on_loop)
  connected(cells, on_loop)
  for each x in cells: if on_loop(x) then exactly 2 of list(y in around(x): on_loop(y))
  let meet(a, b, c, d) = on_loop(a) and on_loop(b) and not on_loop(c) and not on_loop(d)
  let meets(a, b, c, d) = meet(a, d, b, c) or meet(b, c, a, d)
  let apart_diagonally = for each (a, b, c, d) in blocks(2, 2): not meets(a, b, c, d)
Sums: nothing
  let row_sum(line, total) = sum(x in row(line): if cell_is_counted(x) then x else 0) = total
  let column_sum(line, total) = sum(x in column(line): if cell_is_counted(x) then x else 0) = total
chaos-construction: statements
  var region of cells in 1..N
  in_order(region)
  for each (a, b) in pairs(cells): if a = b then region(a) != region(b)
  for each r in 1..N: exactly N of list(x in cells: region(x) = r)
  for each r in 1..N: is_region(cells, list(x in cells: region(x) = r))
# One in each row, column and box counts otherwise, no value twice.
doublers: statements
  let worth(x) = if changed(x) then 2 * x else x
  use Modifiers
negators: statements
  let worth(x) = if changed(x) then -x else x
  use Modifiers
Modifiers: nothing
  var changed of cells
  let holds(x, d) = x = d
  let not_both(a, b) = not (changed(a) and changed(b))
  for each line in join(rows, columns, boxes): any(x in line: changed(x))
  for each line in join(rows, columns, boxes): for each (a, b) in pairs(line): not_both(a, b)
  for each (a, b) in pairs(cells): if a = b then not_both(a, b)
  use Worth
# A cage holds no digit twice, as one of `cages`.
Worth: nothing
  let digits_once(line) = for each d in values: count(x in line: holds(x, d)) <= 1
  let cage(total, line) = sum(x in line: worth(x)) = total and digits_once(line)
  let arrow(circle, line) = worth(circle) = sum(x in line: worth(x))
# The two digits of such a cell are those that its row misses, and its column, and its box.
schrodinger-cells: statements
  let two(x) = x = N + 1
  let row_of(x) = row(row_number(x))
  let worth(x) = if two(x) then sum(0..N) + N + 1 - sum(row_of(x)) else x
  let holds(x, d) = if two(x) then d in 0..N and d not in row_of(x) else x = d
  for each line in join(rows, columns, boxes): all_different(line)
  for each line in join(rows, columns, boxes): exactly 1 of list(x in line: two(x))
  let same_missed(one, other) = for each d in 0..N: d in one iff d in other
  for each x in cells: if two(x) then same_missed(row_of(x), column(column_number(x)))
  for each line in boxes: for each x in line: if two(x) then same_missed(row_of(x), line)
  use Worth
doppelganger-zero: statements
  let missed_by(line) = sum(0..N) - sum(line)
  let row_misses = list(line in rows: missed_by(line))
  let column_misses = list(line in columns: missed_by(line))
  let box_misses = list(line in boxes: missed_by(line))
  for each line in join(rows, columns, boxes): all_different(line) and 0 in line
  all_different(row_misses)
  all_different(column_misses)
  all_different(box_misses)
  let row_misses_at(x) = row_misses[row_number(x)]
  let column_misses_at(x) = column_misses[column_number(x)]
  for each x in cells: if x = 0 then row_misses_at(x) != column_misses_at(x)
  let three_differ(x, missed) = all_different(row_misses_at(x), column_misses_at(x), missed)
  for each b in 1..size(boxes): for each x in box(b): if x = 0 then three_differ(x, box_misses[b])
# A box begins at a corner and lies on the board; cells in no box hold 0, the others lie in one.
deconstruction: boxes and statements
  var corner of cells
  let all_boxes = blocks(rows_of_box, columns_of_box)
  let covers_row(first, x) = 0 <= row_number(x) - row_number(first) < rows_of_box
  let covers_column(first, x) = 0 <= column_number(x) - column_number(first) < columns_of_box
  let covers(first, x) = covers_row(first, x) and covers_column(first, x)
  let boxes_over(x) = count(box in all_boxes where covers(box[1], x): corner(box[1]))
  exactly number_of_boxes of corner
  exactly number_of_boxes of list(box in all_boxes: corner(box[1]))
  for each box in all_boxes: if corner(box[1]) then all_different(box)
  for each x in cells: boxes_over(x) = (if x = 0 then 0 else 1)
  for each line in join(rows, columns): for each (a, b) in pairs(line): a = 0 or a != b
wrogn: false statements
)";

}  // namespace sudoku_sat::referee
