// Rules about something beside the grid, stated in the language, and what rules make of a board.
#include <algorithm>

#include "rules.hpp"

namespace sudoku_sat::referee {

namespace {

/// The sentences of a rule, then those of its data.
Maker with_sentences(const std::string& sentences) {
  return [=](const Board& board, std::string_view data) {
    auto program = std::make_shared<Program>(board, data, sentences);
    program->add_statements();
    return program;
  };
}

/// Cells of which this is true add up to a sum in a row or column.
std::string sums_of(const std::string& counted) {
  return "let cell_is_counted(x) = " + counted + R"((x)
let row_sum(line, total) = sum(x in row(line): if cell_is_counted(x) then x else 0) = total
let column_sum(line, total) = sum(x in column(line): if cell_is_counted(x) then x else 0) = total
)";
}

/// A cage holds no digit twice, as one of `cages`.
const std::string sums_of_worth = R"(
let digits_once(line) = for each d in values: count(x in line: holds(x, d)) <= 1
let cage(total, line) = sum(x in line: worth(x)) = total and digits_once(line)
let arrow(circle, line) = worth(circle) = sum(x in line: worth(x))
)";

/// One in each row, column and box, no value twice.
std::string modifiers(const std::string& factor) {
  return "let worth(x) = if changed(x) then " + factor + R"( * x else x
var changed of cells
let holds(x, d) = x = d
for each line in join(rows, columns, boxes): any(x in line: changed(x))
let not_both(a, b) = not (changed(a) and changed(b))
for each line in join(rows, columns, boxes): for each (a, b) in pairs(line): not_both(a, b)
for each (a, b) in pairs(cells): if a = b then not_both(a, b))" +
         sums_of_worth;
}

/// The two digits of such a cell are those that its row misses, and its column, and its box.
const std::string schrodinger_cells = R"(let two(x) = x = N + 1
let row_of(x) = row(row_number(x))
let worth(x) = if two(x) then sum(0..N) + N + 1 - sum(row_of(x)) else x
let holds(x, d) = if two(x) then d in 0..N and d not in row_of(x) else x = d
for each line in join(rows, columns, boxes): all_different(line)
for each line in join(rows, columns, boxes): exactly 1 of list(x in line: two(x))
let same_missed(one, other) = for each d in 0..N: d in one iff d in other
for each x in cells: if two(x) then same_missed(row_of(x), column(column_number(x)))
for each line in boxes: for each x in line: if two(x) then same_missed(row_of(x), line))" +
                                      sums_of_worth;

const std::string doppelganger_zero = R"(let missed_by(line) = sum(0..N) - sum(line)
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
)";

/// What stands before the statements of a rule, and these.
std::pair<std::string, std::string> split_head(std::string_view data) {
  const std::vector<std::string> lines = split_lines(data);
  if (lines.empty()) not_understood(data, "no data");
  std::string statements;
  for (std::size_t i = 1; i < lines.size(); ++i) statements += lines[i] + "\n";
  return {lines[0], statements};
}

struct Boxes {
  int count, rows, columns;
};

/// "4 of 2x3"
Boxes boxes_of(std::string_view head) {
  const std::vector<std::string_view> parts = words(head);
  if (parts.size() != 3 || parts[1] != "of")
    not_understood(head, "not how many boxes of which size");
  const auto [rows, columns] = rows_by_columns(parts[2]);
  return {number(parts[0]), rows, columns};
}

/// A box begins at a corner and lies on the board; cells in no box hold 0, the others lie in one.
std::shared_ptr<Program> deconstruction(const Board& board, std::string_view data) {
  const auto [head, statements] = split_head(data);
  const Boxes boxes = boxes_of(head);
  const std::string sentences = "let number_of_boxes = " + std::to_string(boxes.count) +
                                "\nlet rows_of_box = " + std::to_string(boxes.rows) +
                                "\nlet columns_of_box = " + std::to_string(boxes.columns) + R"(
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
)";
  return with_sentences(sentences)(board, statements);
}

/// So many of the statements are false.
std::shared_ptr<Program> wrogn(const Board& board, std::string_view data) {
  const auto [head, statements] = split_head(data);
  auto program = std::make_shared<Program>(board, statements);
  program->add_false(number(head));
  return program;
}

/// Regions as a map, a row of signs for each row of the board, with '~' where no cell is; or as the
/// cells of each.
void add_regions(Board& board, std::string_view data) {
  const auto lines = entries(data);
  const bool listed = !lines.empty() && lines[0].size() > 1 && lines[0][0] == 'r' &&
                      lines[0][1] >= '1' && lines[0][1] <= '9';
  std::map<char, std::vector<Cell>> regions;
  if (!listed && std::ssize(lines) != board.rows) not_understood("regions", "other rows");
  for (const std::string_view line : lines) {
    if (listed) board.units.push_back({Unit::Kind::box, parse_cells(board, line)});
    if (!listed && std::ssize(line) != board.columns) not_understood(line, "no row of regions");
  }
  for (const Cell cell : listed ? std::vector<Cell>() : cells_of(board)) {
    const std::string_view line = lines[static_cast<std::size_t>(board.row_of(cell))];
    regions[line[static_cast<std::size_t>(board.column_of(cell))]].push_back(cell);
  }
  for (const auto& [sign, cells] : regions) board.units.push_back({Unit::Kind::box, cells});
}

}  // namespace

const Makers& rules_beside() {
  static const Makers rules{
      {"rule", with_sentences("")},
      {"yin-yang", with_sentences(sums_of("shaded") + R"(var shaded of cells
for each block in blocks(2, 2): any(x in block: shaded(x)) and not all(x in block: shaded(x))
connected(cells, shaded)
connected(cells, list(x in cells: not shaded(x)))
)")},
      {"cave", with_sentences(sums_of("wall") + R"(var wall of cells
reach_edge(cells, wall)
connected(cells, list(x in cells: not wall(x)))
)")},
      {"loop", with_sentences(sums_of("on_loop") + R"(var on_loop of cells
any(on_loop)
connected(cells, on_loop)
for each x in cells: if on_loop(x) then exactly 2 of list(y in around(x): on_loop(y))
let meet(a, b, c, d) = on_loop(a) and on_loop(b) and not on_loop(c) and not on_loop(d)
let meets(a, b, c, d) = meet(a, d, b, c) or meet(b, c, a, d)
let apart_diagonally = for each (a, b, c, d) in blocks(2, 2): not meets(a, b, c, d)
)")},
      {"chaos-construction", with_sentences(R"(var region of cells in 1..N
in_order(region)
for each (a, b) in pairs(cells): if a = b then region(a) != region(b)
for each r in 1..N: exactly N of list(x in cells: region(x) = r)
for each r in 1..N: is_region(cells, list(x in cells: region(x) = r))
)")},
      {"doublers", with_sentences(modifiers("2"))},
      {"negators", with_sentences(modifiers("-1"))},
      {"schrodinger-cells", with_sentences(schrodinger_cells)},
      {"doppelganger-zero", with_sentences(doppelganger_zero)},
      {"deconstruction", deconstruction},
      {"wrogn", wrogn},
  };
  return rules;
}

void change_board(Board& board, std::string_view rule, std::string_view data) {
  const bool all_units = rule == "free-grid" || rule == "deconstruction";
  const bool no_boxes = rule == "latin" || rule == "regions" || rule == "chaos-construction";
  const bool is_plain = rule == "free-grid" || rule == "latin";
  if (is_plain && !entries(data).empty()) not_understood(rule, "has no data");
  if (all_units || no_boxes)
    std::erase_if(board.units, [&](const Unit& unit) {
      const bool own = unit.kind == Unit::Kind::other && rule != "deconstruction";
      return unit.kind == Unit::Kind::box || (all_units && !own);
    });
  if (rule == "chaos-construction" || rule == "deconstruction")
    board.box_rows = board.box_columns = 0;
  if (rule == "regions") add_regions(board, data);
  const bool zero = rule == "doppelganger-zero" || rule == "schrodinger-cells";
  if (zero) board.last_value = board.size + (rule == "schrodinger-cells" ? 1 : 0);
  if (rule == "deconstruction") {
    const Boxes boxes = boxes_of(split_head(data).first);
    board.last_value = boxes.rows * boxes.columns;
  }
  if (zero || rule == "deconstruction") board.first_value = 0;
}

}  // namespace sudoku_sat::referee
