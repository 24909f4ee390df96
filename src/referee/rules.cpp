// The named rules about the grid: a line or a few each.
#include "rules.hpp"

#include <algorithm>

namespace sudoku_sat::referee {

namespace {

/// What several rules mean by the same words.
constexpr std::string_view shared_words = R"(
let differ(line) = for each (a, b) in pairs(line): a != b
let times(x, line) = count(y in line: y = x)
let middle(line) = list(i in 2..size(line) - 1: line[i])
let ends(line) = [line[1], line[size(line)]]
let is_low(x) = x < values[1] + size(values) / 3
let is_high(x) = x > values[size(values)] - size(values) / 3
let third(x) = if is_low(x) then 0 else if is_high(x) then 2 else 1
let turns(line, k, closed) = if closed = 1 then windows_of_loop(line, k) else windows(line, k)
let runs(line, k, closed) = if k < size(line) then turns(line, k, closed) else [line]
let as_number(line) = sum(i in 1..size(line): line[i] * product(j in i + 1..size(line): 10))
let indexer(x, line, own) = line[x] = own and times(own, line) = 1
let extremes(line) = [min(line), max(line)]
let is_open(line, i) = line[i] not in extremes(line) and count(x in first(line, i): x in extremes(line)) = 1
let between_extremes(line) = sum(i in 1..size(line): if is_open(line, i) then line[i] else 0)
)";

/// A rule that says this of each entry; `needs` must be known to be true of it.
Maker stated(const Reader& read, const std::string& says, const std::string& needs = "") {
  return [=](const Board& board, std::string_view data) {
    auto program = std::make_shared<Program>(board, "", std::string(shared_words) + says);
    const std::vector<Line> conditions = parse_lines(board, needs, true);
    for (const Names& names : read(board, data)) {
      for (const Line& condition : conditions)
        if (!program->holds(condition.body, &names)) not_understood(condition.source, "is false");
      program->add_statements(names);
    }
    return program;
  };
}

/// A rule about cells that are a knight's move apart, or another.
Maker apart(const std::string& pairs, const std::string& relation) {
  return stated(nothing, "for each (a, b) in " + pairs + ": " + relation);
}

/// Two-digit clues of a group: as many cells hold the value.
Value counts_head(const Board& board, std::string_view head) {
  Values clues;
  std::set<int> said;
  for (const std::string_view clue : words(head)) {
    if (clue.size() != 2) not_understood(clue, "a clue is a count and a value");
    const int value = value_of(board, clue.substr(1));
    if (!said.insert(value).second) not_understood(head, "a value is said twice");
    clues.push_back(list_value({number_value(number(clue.substr(0, 1))), number_value(value)}));
  }
  if (clues.empty()) not_understood(head, "clues are missing");
  return list_value(std::move(clues));
}

Value number_or_cell_head(const Board& board, std::string_view head) {
  if (as_number(head)) return number_value(number(head));
  const std::vector<Cell> cells = parse_cells(board, head);
  if (cells.size() != 1) not_understood(head, "a number or one cell");
  return cell_value(cells[0]);
}

Value slow_head(const Board&, std::string_view head) {
  if (head != "slow" && !head.empty()) not_understood(head, "nothing but 'slow' stands there");
  return number_value(head.empty() ? 0 : 1);
}

Value digits_head(const Board& board, std::string_view head) {
  Values digits;
  for (std::size_t i = 0; i < head.size(); ++i)
    digits.push_back(number_value(value_of(board, head.substr(i, 1))));
  return list_value(std::move(digits));
}

const std::vector<std::string> words_of_list{"listed"};
const std::vector<std::string> words_of_pair{"a", "b"};
const std::vector<std::string> words_of_marked{"n", "line"};

/// The values to which `anti-queen` applies.
std::vector<Names> listed_values(const Board& board, std::string_view data) {
  Values listed;
  for (const std::string_view entry : entries(data))
    for (const std::string_view word : words(entry))
      listed.push_back(number_value(value_of(board, word)));
  return {{&words_of_list, {list_value(std::move(listed))}}};
}

/// How many rows and columns the pieces of `toroidal` move.
std::vector<Names> pieces(const Board&, std::string_view data) {
  Values listed;
  const auto add = [&](std::string_view piece) {
    const auto move = [&](int down, int across) {
      listed.push_back(list_value({number_value(down), number_value(across)}));
    };
    if (piece != "king" && piece != "knight") not_understood(piece, "king or knight");
    move(1, piece == "king" ? 1 : 2);
    if (piece == "king") move(0, 1);
  };
  for (const std::string_view entry : entries(data))
    for (const std::string_view word : words(entry)) add(word);
  if (listed.empty()) {
    add("king");
    add("knight");
  }
  return {{&words_of_list, {list_value(std::move(listed))}}};
}

/// "r1c1>r1c2<r1c3": the less and the greater cell of each sign.
std::vector<Names> comparisons(const Board& board, std::string_view data) {
  std::vector<Names> found;
  for (const std::string_view entry : entries(data)) {
    std::string text;
    for (const char sign : entry)
      text += sign == '<' || sign == '>' ? std::string{' ', sign, ' '} : std::string{sign};
    const auto parts = words(text);
    const std::size_t before = found.size();
    for (std::size_t i = 1; i + 1 < parts.size(); ++i) {
      if (parts[i] != "<" && parts[i] != ">") continue;
      std::vector<Cell> cells = parse_cells(board, parts[i - 1]);
      std::ranges::copy(parse_cells(board, parts[i + 1]), std::back_inserter(cells));
      if (cells.size() != 2) not_understood(entry, "compares single cells");
      if (parts[i] == ">") std::swap(cells[0], cells[1]);
      found.push_back({&words_of_pair, {cell_value(cells[0]), cell_value(cells[1])}});
    }
    if (found.size() == before) not_understood(entry, "nothing is compared");
  }
  return found;
}

/// For each cell a sign at the place of each value that it may hold, a dot at that of others.
std::vector<Names> pencilmarks(const Board& board, std::string_view data) {
  std::vector<Names> found;
  std::vector<std::string_view> all_marks;
  for (const std::string_view entry : entries(data))
    std::ranges::copy(words(entry), std::back_inserter(all_marks));
  const std::vector<Cell> cells = cells_of(board);
  if (all_marks.size() != cells.size()) not_understood(data, "marks of other cells");
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Values allowed;
    if (std::ssize(all_marks[i]) != board.value_count())
      not_understood(all_marks[i], "other values");
    for (int value = board.first_value; const char mark : all_marks[i]) {
      if (mark != '.') allowed.push_back(number_value(value));
      ++value;
    }
    found.push_back({&words_of_marked, {list_value(allowed), cell_list({cells[i]})}});
  }
  return found;
}

/// What depends on which of two cells is `a` is not understood: the documentation doesn't say.
std::shared_ptr<Program> leapers(const Board& board, std::string_view data) {
  std::string text;
  for (const std::string_view entry : entries(data)) {
    const std::size_t colon = std::min(entry.find(':'), entry.size());
    const std::vector<int> offset = numbers(entry.substr(0, colon));
    if (offset.size() != 2 || offset[0] + offset[1] == 0)
      not_understood(entry, "an offset is two numbers");
    const std::string relation(colon < entry.size() ? entry.substr(colon + 1) : "a != b");
    const auto holds = parse_pair_relation(board, relation);
    for (int a = board.first_value; a <= board.last_value; ++a)
      for (int b = board.first_value; b < a; ++b)
        if (holds(a, b) != holds(b, a)) not_understood(relation, "a and b can't be told apart");
    text += "for each (a, b) in apart(" + std::to_string(offset[0]) + ", " +
            std::to_string(offset[1]) + "): " + relation + "\n";
  }
  auto program = std::make_shared<Program>(board, text);
  program->add_statements();
  return program;
}

int half_rounded_up(const Board& board) { return (board.value_count() + 1) / 2; }
int half_of_less(const Board& board) { return (board.value_count() - 1) / 2; }
int one_more(const Board& board) { return board.value_count() + 1; }
int three(const Board&) { return 3; }

Makers unit_rules() {
  return {
      {"diagonals", stated(nothing, R"(for each grid in grids: differ(list(i in 1..N: grid[i][i]))
        for each grid in grids: differ(list(i in 1..N: grid[i][N + 1 - i])))",
                           "size(grids[1]) = size(grids[1][1])")},
      // Boxes inside of the board, one cell apart from its edge and from each other.
      {"windoku", stated(nothing, R"(
        let places = list(k in 0..box_height * box_width - 1: [k / box_width, k mod box_width])
        let window(grid, r, c) = list((i, j) in places: grid[r + i][c + j])
        let starts(size) = list(i in 0..(N - 2 - size) / (size + 1): 2 + i * (size + 1))
        for each grid in grids: for each r in starts(box_height): for each c in starts(box_width): differ(window(grid, r, c)))",
                         "size(grids[1]) = size(grids[1][1]); box_height > 0")},
      {"asterisk", stated(nothing, R"(let places = [25, 33, 37, 52, 55, 58, 73, 77, 85]
        for each grid in grids: differ(list(p in places: grid[p / 10][p mod 10])))",
                          "size(grids[1]) = 9; size(grids[1][1]) = 9")},
      {"center-dot",
       stated(nothing,
              "for each boxes in grids_boxes: differ(list(box in boxes: box[(size(box) + 1) / 2]))",
              "box_height mod 2 = 1; box_width mod 2 = 1")},
      {"disjoint-groups", stated(nothing,
                                 "for each boxes in grids_boxes: for each i in 1..size(boxes[1]): "
                                 "differ(list(box in boxes: box[i]))",
                                 "box_height > 0")},
      {"extra", stated(entries_of(nullptr, Repeated::no), "differ(line)")},
  };
}

Makers rules_everywhere() {
  return {
      {"anti-knight", apart("apart(1, 2)", "a != b")},
      {"anti-king", apart("join(neighbours, diagonal_neighbours)", "a != b")},
      {"non-consecutive", apart("neighbours", "abs(a - b) != 1")},
      {"anti-consecutive-diagonal", apart("diagonal_neighbours", "abs(a - b) != 1")},
      // Queens of one value don't stand on one diagonal of a grid, however far apart.
      {"anti-queen", stated(listed_values, R"(
        let diagonal(grid, d) = list(i in 1..size(grid) where 1 <= i + d <= size(grid[1]): grid[i][i + d])
        let diagonals(grid) = list(d in -size(grid)..size(grid[1]): diagonal(grid, d))
        let mirrored(grid) = list(row in grid: reverse(row))
        for each grid in grids: for each line in join(diagonals(grid), diagonals(mirrored(grid))): for each (a, b) in pairs(line): a != b or (size(listed) > 0 and a not in listed))")},
      // On a torus the opposite edge follows on each edge.
      {"toroidal", stated(pieces, R"(
        let moved(from, to, d, n) = (from - to - d) mod n = 0 or (from - to + d) mod n = 0
        let along(x, y, d, e) = moved(row_number(x), row_number(y), d, size(grids[1])) and moved(column_number(x), column_number(y), e, size(grids[1][1]))
        for each (d, e) in listed: for each (a, b) in pairs(cells) where along(a, b, d, e) or along(a, b, e, d): a != b)",
                          "size(grids) = 1")},
      {"leapers", leapers},
      {"global-entropy",
       stated(nothing, "for each block in blocks(2, 2): distinct(x in block: third(x)) = 3")},
      {"global-modular",
       stated(nothing, "for each block in blocks(2, 2): distinct(x in block: x mod 3) = 3")},
      {"self-taxicab",
       stated(nothing,
              "for each d in 0..height - 1: for each e in d..max(height, width) - 1 where e > 0: "
              "for each (a, b) in apart(d, e): a != b or a != d + e")},
      // The value in the middle has the first one above or the last one below it.
      {"flatmates", stated(nothing, R"(
        let above(x) = list(y in around(x) where row_number(y) < row_number(x): y)
        let below(x) = list(y in around(x) where row_number(y) > row_number(x): y)
        for each x in cells: x != values[(size(values) + 1) / 2] or values[1] in above(x) or values[size(values)] in below(x))",
                           "size(values) mod 2 = 1")},
  };
}

Makers cage_rules() {
  const Reader cages = entries_of(number_head, Repeated::no);
  return {
      {"cages", stated(entries_of(number_or([](const Board&) { return -1; }), Repeated::no),
                       "differ(line); if n >= 0 then sum(line) = n")},
      {"sums", stated(entries_of(number_head), "sum(line) = n")},
      {"product-cages", stated(cages, "differ(line); product(line) = n")},
      {"rellik-cages", stated(cages, "differ(line); n not in sums_of_parts(line)")},
      {"lunchboxes", stated(cages, "differ(line); between_extremes(line) = n")},
      // Of an odd number of values one is neither low nor high.
      {"equality-cages", stated(entries_of(nullptr, Repeated::no), R"(differ(line)
        count(x in line: x mod 2 = 0) = count(x in line: x mod 2 = 1)
        let total = values[1] + values[size(values)]
        count(x in line: 2 * x < total) = count(x in line: 2 * x > total))")},
      {"contains-at-least",
       stated(entries_of(values_head, Repeated::no),
              "for each v in n: times(v, line) >= times(v, n)", "size(n) > 0")},
      {"contains-exactly", stated(entries_of(values_head, Repeated::no),
                                  "for each v in n: times(v, line) = times(v, n)", "size(n) > 0")},
      {"look-and-say",
       stated(entries_of(counts_head, Repeated::no), "for each (k, v) in n: times(v, line) = k")},
      {"count-distinct", stated(entries_of(number_or_cell_head), "distinct(line) = n")},
      {"clones",
       stated(groups,
              "for each group in groups: for each i in 1..size(group): group[i] = groups[1][i]",
              "all(group in groups: size(group) = size(groups[1]))")},
      {"equal-sums", stated(groups, "for each group in groups: sum(group) = sum(groups[1])")},
      {"same-values", stated(groups, "for each group in groups: same_values(group, groups[1])",
                             "all(group in groups: size(group) = size(groups[1]))")},
  };
}

Makers line_rules() {
  const Reader lines = entries_of(nullptr);
  return {
      {"arrows", stated(groups, "as_number(in_reading_order(groups[1])) = sum(groups[2])",
                        "size(groups) = 2; size(groups[1]) <= 9")},
      {"product-arrows",
       stated(groups, "as_number(in_reading_order(groups[1])) = product(groups[2])",
              "size(groups) = 2; size(groups[1]) <= 3")},
      {"thermometers", stated(entries_of(slow_head),
                              "for each (a, b) in consecutive(line): a < b or (n = 1 and a = b)")},
      {"whispers", stated(entries_of(number_or(half_rounded_up)),
                          "for each (a, b) in consecutive(line): abs(a - b) >= n")},
      {"parity-lines", stated(lines, "for each (a, b) in consecutive(line): (a + b) mod 2 = 1")},
      {"same-differences", stated(lines, "distinct((a, b) in consecutive(line): abs(a - b)) <= 1")},
      {"palindromes",
       stated(lines, "for each i in 1..size(line) / 2: line[i] = line[size(line) + 1 - i]")},
      {"renban", stated(entries_of(nullptr, Repeated::end),
                        "differ(line); max(line) - min(line) = size(line) - 1")},
      {"nabners",
       stated(entries_of(nullptr, Repeated::no), "for each (a, b) in pairs(line): abs(a - b) > 1")},
      {"between",
       stated(lines, "for each x in middle(line): min(ends(line)) < x < max(ends(line))")},
      {"lockouts", stated(entries_of(number_or(half_of_less)), R"(
        max(ends(line)) - min(ends(line)) >= n
        for each x in middle(line): not min(ends(line)) <= x <= max(ends(line)))")},
      {"double-arrows", stated(lines, "sum(middle(line)) = line[1] + line[size(line)]")},
      // Of the middle cell, which is as far from itself, half is added twice.
      {"zippers", stated(lines,
                         "distinct(i in 1..(size(line) + 1) / 2: line[i] + (if i = size(line) + 1 "
                         "- i then 0 else line[size(line) + 1 - i])) <= 1")},
      // All multiples of the sum up to that of the whole line are sums of beginnings.
      {"sum-lines", stated(entries_of(number_or(one_more), Repeated::end), R"(
        let is_whole(line, n) = sum(line) in list(k in 1..size(line): k * n)
        let beginnings(line) = list(i in 1..size(line): sum(first(line, i)))
        let is_cut(line, n) = for each k in 1..size(line): k * n > sum(line) or k * n in beginnings(line)
        is_whole(line, n)
        any(turn in turns(line, size(line), closed): is_cut(turn, n)))")},
      {"entropic-lines", stated(entries_of(nullptr, Repeated::end),
                                "for each part in runs(line, 3, closed): for each (a, b) in "
                                "pairs(part): third(a) != third(b)")},
      {"modular-lines", stated(entries_of(number_or(three), Repeated::end),
                               "for each part in runs(line, n, closed): for each (a, b) in "
                               "pairs(part): a mod n != b mod n",
                               "n > 0")},
      // The line is cut wherever its next cell lies in other boxes (or regions).
      {"region-sum-lines", stated(entries_of(nullptr, Repeated::no), R"(
        let same_boxes(x, y) = for each box in boxes: place(x, box) > 0 iff place(y, box) > 0
        let cuts(line, i) = count(j in 2..i: not same_boxes(line[j - 1], line[j]))
        let piece(line, cut) = list(i in 1..size(line) where cuts(line, i) = cut: line[i])
        for each cut in 1..cuts(line, size(line)): sum(piece(line, cut)) = sum(piece(line, 0)))")},
  };
}

Makers dot_rules() {
  const auto dots = [](const std::map<std::string_view, int>& numbers, bool named,
                       const std::string& relation) {
    return stated(signs(numbers, named), "let is(n, a, b) = " + relation + R"(
        for each (n, a, b) in drawn: is(n, a, b)
        for each (n, a, b) in missing: not is(n, a, b))");
  };
  return {
      {"kropki", dots({{"white", 1}, {"black", 2}}, true,
                      "if n = 1 then abs(a - b) = 1 else a = 2 * b or b = 2 * a")},
      {"xv", dots({{"x", 10}, {"v", 5}}, true, "a + b = n")},
      {"difference-dots", dots({{"", 1}}, false, "abs(a - b) = n")},
      {"ratio-dots", dots({{"", 2}}, false, "a = n * b or b = n * a")},
      {"sum-dots", dots({}, false, "a + b = n")},
      {"inequalities", stated(comparisons, "a < b")},
  };
}

Makers cell_rules() {
  return {
      {"even", stated(marks, "for each x in marked: x mod 2 = 0")},
      {"odd", stated(marks, "for each x in marked: x mod 2 = 1")},
      {"allowed", stated(entries_of(values_head), "for each x in line: x in n")},
      {"pencilmarks", stated(pencilmarks, "for each x in line: x in n")},
      {"quadruples", stated(entries_of(values_head), R"(
        let square(r, c) = [cell(r, c), cell(r, c + 1), cell(r + 1, c), cell(r + 1, c + 1)]
        for each v in n: times(v, square(row_number(line[1]), column_number(line[1]))) >= times(v, n))",
                            "size(line) = 1; size(n) > 0")},
      {"minimums",
       stated(marks,
              "for each x in marked: for each y in around(x) where place(y, marked) = 0: x < y")},
      {"maximums",
       stated(marks,
              "for each x in marked: for each y in around(x) where place(y, marked) = 0: x > y")},
      {"row-indexers",
       stated(marks, "for each x in marked: indexer(x, column(column_number(x)), row_number(x))",
              "size(grids) = 1")},
      {"column-indexers",
       stated(marks, "for each x in marked: indexer(x, row(row_number(x)), column_number(x))",
              "size(grids) = 1")},
      {"box-indexers", stated(marks,
                              "for each x in marked: for each box in boxes where place(x, box) > "
                              "0: indexer(x, box, place(x, box))",
                              "all(x in marked: any(box in boxes: place(x, box) > 0))")},
      {"counting-circles", stated(marks, "for each x in marked: times(x, marked) = x",
                                  "for each i in 1..size(marked): place(marked[i], marked) = i")},
  };
}

Makers margin_rules() {
  const Reader numbers = clues(number_head);
  return {
      {"sandwich", stated(numbers,
                          "times(min(line), line) = 1 and times(max(line), line) = 1 and "
                          "between_extremes(line) = n")},
      // A 0 is not a building.
      {"skyscrapers",
       stated(numbers, "count(i in 1..size(line): line[i] > max(0, first(line, i - 1))) = n")},
      // All before the first one that is hidden rise, so that the last of them hides it.
      {"hidden-skyscrapers", stated(numbers,
                                    "any(i in 2..size(line): line[i] = n and n < line[i - 1] and "
                                    "(for each j in 2..i - 1: line[j - 1] <= line[j]))")},
      {"x-sums", stated(numbers, "sum(first(line, line[1])) = n")},
      {"numbered-rooms", stated(numbers, "line[line[1]] = n")},
      {"little-killers", stated(clues(number_head, true), "sum(line) = n")},
      {"outside", stated(clues(digits_head), "for each v in n: v in first(line, depth)",
                         "1 <= depth <= size(line); values[size(values)] <= 9")},
      {"margin-sums",
       stated(margin_clues, "sum(first(line, depth)) = n", "1 <= depth <= size(line)")},
      // Along the direction of view, against it, or neither.
      {"rossini", stated(arrow_clues, R"(
        let falls(line) = increasing(reverse(line))
        if n = 1 then increasing(first(line, depth))
        if n = -1 then falls(first(line, depth))
        if n = 0 then not (increasing(first(line, depth)) or falls(first(line, depth))))",
                         "1 <= depth <= size(line)")},
      {"full-rank", stated(numbers, R"(
        count(other in seen_lines: order(other, line) < 0) = n - 1
        count(other in seen_lines: order(other, line) = 0) = 1)",
                           "height = width")},
  };
}

// Functions that rules have besides those of the language

/// The place of a cell in a list, 0 if it isn't there.
Value place(Call& call) {
  const std::vector<Cell> cells = call.cells(1);
  const auto found = std::ranges::find(cells, call.cell(0));
  return number_value(found == cells.end() ? 0 : found - cells.begin() + 1);
}

Value in_reading_order(Call& call) {
  std::vector<Cell> cells = call.cells(0);
  std::ranges::sort(cells);
  return cell_list(cells);
}

/// What one or more of some numbers add up to.
Value sums_of_parts(Call& call) {
  std::set<long long> sums;
  for (const long long number : call.numbers(0)) {
    std::set<long long> more{number};
    for (const long long sum : sums) more.insert(sum + number);
    sums.merge(more);
  }
  Values result;
  for (const long long sum : sums) result.push_back(number_value(sum));
  return list_value(std::move(result));
}

/// -1, 0 or 1 as the first of two lists, read as a number, is less, equal or greater.
Value order(Call& call) {
  const auto order = call.numbers(0) <=> call.numbers(1);
  return number_value(order < 0 ? -1 : order > 0 ? 1 : 0);
}

/// Of each grid its rows.
Value grids(Call& call) {
  const Board& board = call.board();
  Values result;
  for (const Cell corner : board.corners) {
    Values rows;
    for (int row = 0; row < board.grid_rows(); ++row)
      rows.push_back(
          cell_list(rectangle(board, corner + board.cell(row, 0), 1, board.grid_columns())));
    result.push_back(list_value(std::move(rows)));
  }
  return list_value(std::move(result));
}

/// Of each grid its boxes, whether or not regions stand in for them.
Value grids_boxes(Call& call) {
  const Board& board = call.board();
  Values result;
  for (const Cell corner : board.corners) {
    Values boxes;
    for (int row = 0; row < board.grid_rows(); row += board.box_rows)
      for (int column = 0; column < board.grid_columns(); column += board.box_columns)
        boxes.push_back(cell_list(
            rectangle(board, corner + board.cell(row, column), board.box_rows, board.box_columns)));
    result.push_back(list_value(std::move(boxes)));
  }
  return list_value(std::move(result));
}

Value all_seen_lines(Call& call) {
  Values result;
  for (const std::vector<Cell>& cells : seen_lines(call.board()))
    result.push_back(cell_list(cells));
  return list_value(std::move(result));
}

}  // namespace

std::function<bool(int a, int b)> parse_pair_relation(const Board& board, std::string_view text) {
  const auto program = std::make_shared<Program>(board, text);
  if (program->statements.size() != 1 || !program->ranges.empty())
    throw NotUnderstood("a relation of two cells is one statement: " + std::string(text));
  const auto holds = [program](int a, int b) {
    const Names names{&words_of_pair, {number_value(a), number_value(b)}};
    return program->holds(program->statements[0].body, &names);
  };
  holds(board.first_value, board.first_value);
  return holds;
}

const std::map<std::string, Function>& rule_functions() {
  static const std::map<std::string, Function> functions{
      {"is_region", {2, 2, is_region, Function::early}},
      {"place", {2, 2, place}},
      {"in_reading_order", {1, 1, in_reading_order}},
      {"sums_of_parts", {1, 1, sums_of_parts}},
      {"order", {2, 2, order}},
      {"grids", {0, 0, grids}},
      {"grids_boxes", {0, 0, grids_boxes}},
      {"seen_lines", {0, 0, all_seen_lines}},
      {"height", {0, 0, [](Call& c) { return number_value(c.board().rows); }}},
      {"width", {0, 0, [](Call& c) { return number_value(c.board().columns); }}},
      {"box_height", {0, 0, [](Call& c) { return number_value(c.board().box_rows); }}},
      {"box_width", {0, 0, [](Call& c) { return number_value(c.board().box_columns); }}},
  };
  return functions;
}

const Makers& named_rules() {
  static const Makers all = [] {
    Makers makers;
    for (const auto& table : {unit_rules(), rules_everywhere(), cage_rules(), line_rules(),
                              dot_rules(), cell_rules(), margin_rules()})
      makers.insert(table.begin(), table.end());
    return makers;
  }();
  return all;
}

std::shared_ptr<Program> program_of(const Board& board, std::string_view rule,
                                    std::string_view data) {
  const Makers& rules = named_rules().contains(rule) ? named_rules() : rules_beside();
  const auto maker = rules.find(rule);
  if (maker == rules.end()) not_understood(rule, "no rule");
  try {
    return maker->second(board, data);
  } catch (const NotUnderstood& error) {
    throw NotUnderstood(std::string(rule) + ": " + error.what());
  }
}

std::vector<Statement> statements_of(const Board& board, std::string_view rule,
                                     std::string_view data) {
  return Program::statements_of(program_of(board, rule, data), std::string(rule));
}

long long count_variables(const Board& board, std::string_view rule, std::string_view data,
                          const Grid& grid) {
  return program_of(board, rule, data)->count(grid);
}

}  // namespace sudoku_sat::referee
