// Rules about something beside the grid. What the language can say of them is
// said in it; the rest follows in C++.
#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>

#include "language.hpp"
#include "language_program.hpp"
#include "text.hpp"

namespace sudoku_sat::referee {
namespace beside {
namespace {

using language::Evaluation;
using language::Program;

/// The data of a rule: what stands before its statements, if it has such a
/// thing, and the statements.
struct Data {
  std::string head;
  std::string statements;
};

struct Rule {
  std::string_view name;
  /// Sentences before those of the data.
  std::string (*sentences)(const Data&) = nullptr;
  void (*prepare)(Board&, const Data&) = nullptr;
  /// What else must hold.
  void (*complete)(Program&, const Data&) = nullptr;
  bool has_head = false;
};

// Shadings

/// Cells of which this is true add up to a sum in a row or column.
std::string sums_of(const std::string& counted) {
  return "let cell_is_counted(x) = " + counted + R"((x)
let row_sum(line, total) = sum(x in row(line): if cell_is_counted(x) then x else 0) = total
let column_sum(line, total) = sum(x in column(line): if cell_is_counted(x) then x else 0) = total
)";
}

std::string yin_yang(const Data&) {
  return sums_of("shaded") + R"(var shaded of cells
for each block in blocks(2, 2): any(x in block: shaded(x)) and not all(x in block: shaded(x))
connected(cells, shaded)
)";
}

std::string cave(const Data&) {
  return sums_of("wall") + "var wall of cells\nreach_edge(cells, wall)\n";
}

std::string loop(const Data&) {
  return sums_of("on_loop") + R"(var on_loop of cells
any(on_loop)
connected(cells, on_loop)
for each x in cells: if on_loop(x) then exactly 2 of list(y in around(x): on_loop(y))
let meet(a, b, c, d) = on_loop(a) and on_loop(b) and not on_loop(c) and not on_loop(d)
let meets(a, b, c, d) = meet(a, d, b, c) or meet(b, c, a, d)
let apart_diagonally = for each (a, b, c, d) in blocks(2, 2): not meets(a, b, c, d)
)";
}

/// What isn't shaded, or no wall, is connected. Each cell has one variable.
void connect_rest(Program& program, const Data&) {
  const auto holds = [cells = cells_of(program.board())](Evaluation& evaluation) {
    std::vector<std::optional<bool>> rest;
    std::optional<int> open;
    for (int i = 0; i < static_cast<int>(cells.size()); ++i) {
      const std::optional<long long> shaded = evaluation.known(i);
      rest.push_back(shaded ? std::optional<bool>(*shaded == 0) : std::nullopt);
      if (!shaded && !open) open = i;
    }
    if (!language::can_connect(evaluation.board(), cells, rest)) return false;
    if (open) throw language::Unknown{*open};
    return true;
  };
  program.add({holds, program.all_reads(), true});
}

// Unknown regions

void drop_boxes(Board& board, const Data&) {
  std::erase_if(board.units, [](const Unit& unit) { return unit.kind == Unit::Kind::box; });
  board.box_rows = board.box_columns = 0;
}

std::string chaos_construction(const Data&) {
  return R"(var region of cells in 1..N
in_order(region)
for each (a, b) in pairs(cells): if a = b then region(a) != region(b)
for each r in 1..N: count(x in cells: region(x) = r) = N
)";
}

/// The cells of a region, as far as they are known.
struct Region {
  std::vector<Cell> cells;
  std::set<long long> values;
  std::optional<int> open;
};

Region region_of(Evaluation& evaluation, const std::vector<Cell>& cells, int number) {
  Region result;
  for (int i = 0; i < static_cast<int>(cells.size()); ++i) {
    const std::optional<long long> known = evaluation.known(i);
    if (!known && !result.open) result.open = i;
    if (known != number) continue;
    const Cell cell = cells[i];
    result.cells.push_back(cell);
    result.values.insert(evaluation.number(language::cell_value(cell)));
  }
  return result;
}

/// Over cells that aren't known to lie in another region, and whose values the
/// region doesn't have yet, it is connected and reaches N values.
bool can_be_region(Evaluation& evaluation, const std::vector<Cell>& cells, const Region& region) {
  const auto number_of = [&](Cell cell) { return evaluation.number(language::cell_value(cell)); };
  std::vector<std::optional<bool>> states;
  for (int i = 0; i < static_cast<int>(cells.size()); ++i) {
    const Cell cell = cells[i];
    const bool inside = std::ranges::find(region.cells, cell) != region.cells.end();
    const bool open = !evaluation.known(i) && region.values.count(number_of(cell)) == 0;
    states.push_back(open ? std::nullopt : std::optional<bool>(inside));
  }
  const std::vector<bool> reached =
      language::reachable(evaluation.board(), cells, states, {region.cells[0]});
  std::set<long long> values;
  for (const Cell cell : cells)
    if (reached[cell]) values.insert(number_of(cell));
  return static_cast<int>(values.size()) >= evaluation.board().size &&
         std::ranges::all_of(region.cells, [&](Cell cell) { return reached[cell]; });
}

void connect_regions(Program& program, const Data&) {
  for (int number = 1; number <= program.board().size; ++number) {
    const auto holds = [cells = cells_of(program.board()), number](Evaluation& evaluation) {
      const Region region = region_of(evaluation, cells, number);
      if (!region.cells.empty() && !can_be_region(evaluation, cells, region)) return false;
      if (region.open) throw language::Unknown{*region.open};
      return !region.cells.empty();
    };
    program.add({holds, program.all_reads(), true});
  }
}

// Cells that count otherwise

/// A cage holds no digit twice, as one of `cages`.
constexpr std::string_view sums_of_worth = R"(
let digits_once(line) = for each d in values: count(x in line: holds(x, d)) <= 1
let cage(total, line) = sum(x in line: worth(x)) = total and digits_once(line)
let arrow(circle, line) = worth(circle) = sum(x in line: worth(x))
)";

/// One in each row, column and box, no value twice.
template <int factor>
std::string modifiers(const Data&) {
  return "let worth(x) = if changed(x) then " + std::to_string(factor) +
         R"( * x else x
var changed of cells
let holds(x, d) = x = d
for each line in join(rows, columns, boxes): any(x in line: changed(x))
let not_both(a, b) = not (changed(a) and changed(b))
for each line in join(rows, columns, boxes): for each (a, b) in pairs(line): not_both(a, b)
for each (a, b) in pairs(cells): if a = b then not_both(a, b))" +
         std::string(sums_of_worth);
}

template <int more>
void values_from_0(Board& board, const Data&) {
  board.first_value = 0;
  board.last_value = board.size + more;
}

/// The two digits of such a cell are those that its row misses, and its column,
/// and its box.
std::string schrodinger_cells(const Data&) {
  return R"(let two(x) = x = N + 1
let row_of(x) = row(row_number(x))
let worth(x) = if two(x) then sum(0..N) + N + 1 - sum(row_of(x)) else x
let holds(x, d) = if two(x) then d in 0..N and d not in row_of(x) else x = d
for each line in join(rows, columns, boxes): all_different(line)
for each line in join(rows, columns, boxes): exactly 1 of list(x in line: two(x))
let same_missed(one, other) = for each d in 0..N: d in one iff d in other
for each x in cells: if two(x) then same_missed(row_of(x), column(column_number(x)))
for each line in boxes: for each x in line: if two(x) then same_missed(row_of(x), line))" +
         std::string(sums_of_worth);
}

std::string doppelganger_zero(const Data&) {
  return R"(let missed_by(line) = sum(0..N) - sum(line)
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
}

// Boxes at unknown places

struct Boxes {
  int count = 0;
  int rows = 0;
  int columns = 0;
};

/// "4 of 2x3"
Boxes boxes_of(const std::string& head) {
  const std::vector<std::string_view> words = rules::words(head);
  if (words.size() != 3 || words[1] != "of")
    throw NotUnderstood("'" + head + "' doesn't say how many boxes of which size");
  const auto [rows, columns] = rules::rows_by_columns(words[2]);
  return {rules::number(words[0]), rows, columns};
}

void prepare_deconstruction(Board& board, const Data& data) {
  const Boxes boxes = boxes_of(data.head);
  board.units.clear();
  board.box_rows = board.box_columns = 0;
  board.first_value = 0;
  board.last_value = boxes.rows * boxes.columns;
}

/// A box begins at a corner and lies on the board; cells in no box hold 0, the
/// others lie in one.
std::string deconstruction(const Data& data) {
  const Boxes boxes = boxes_of(data.head);
  return "let number_of_boxes = " + std::to_string(boxes.count) +
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
}

// False statements

language::Reads reads_of_statements(const Program& program) {
  language::Reads result;
  for (const language::Line& line : program.statements()) {
    const language::Reads reads = program.reads_of(line.body[0]);
    result.cells.insert(reads.cells.begin(), reads.cells.end());
    result.variables.insert(reads.variables.begin(), reads.variables.end());
    result.chosen = result.chosen || reads.chosen;
  }
  return result;
}

bool is_false(Evaluation& evaluation, const language::Node& statement) {
  try {
    return !evaluation.truth(statement);
  } catch (const language::Undefined&) {
    return true;
  }
}

void count_false(Program& program, const Data& data) {
  const int wanted = rules::number(data.head);
  const auto holds = [&program, wanted](Evaluation& evaluation) {
    int count = 0;
    for (const language::Line& line : program.statements())
      count += is_false(evaluation, line.body[0]) ? 1 : 0;
    return count == wanted;
  };
  program.add({holds, reads_of_statements(program)});
}

const Rule all_rules[] = {
    {"yin-yang", yin_yang, nullptr, connect_rest},
    {"cave", cave, nullptr, connect_rest},
    {"loop", loop},
    {"chaos-construction", chaos_construction, drop_boxes, connect_regions},
    {"doublers", modifiers<2>},
    {"negators", modifiers<-1>},
    {"schrodinger-cells", schrodinger_cells, values_from_0<1>},
    {"doppelganger-zero", doppelganger_zero, values_from_0<0>},
    {"deconstruction", deconstruction, prepare_deconstruction, nullptr, true},
    {"wrogn", nullptr, nullptr, count_false, true},
};

const Rule& rule_named(std::string_view name) {
  const auto rule = std::ranges::find(all_rules, name, &Rule::name);
  if (rule != std::end(all_rules)) return *rule;
  throw NotUnderstood("'" + std::string(name) + "' is no rule beside the grid");
}

Data data_of(const Rule& rule, std::string_view text) {
  Data result;
  std::vector<std::string> lines = language::split_lines(text);
  if (rule.has_head) {
    if (lines.empty()) throw NotUnderstood(std::string(rule.name) + " has no data");
    result.head = lines[0];
    lines.erase(lines.begin());
  }
  for (const std::string& line : lines) result.statements += line + "\n";
  return result;
}

}  // namespace

std::shared_ptr<Program> program_of(const Board& board, std::string_view name,
                                    std::string_view text) {
  const Rule& rule = rule_named(name);
  const Data data = data_of(rule, text);
  const std::string sentences = rule.sentences == nullptr ? "" : rule.sentences(data);
  auto program = std::make_shared<Program>(board, sentences + data.statements);
  if (rule.sentences != nullptr) program->add_statements();
  if (rule.complete != nullptr) rule.complete(*program, data);
  return program;
}

}  // namespace beside

bool is_beside(std::string_view rule) {
  return std::ranges::count(beside::all_rules, rule, &beside::Rule::name) > 0;
}

void prepare_beside(Board& board, std::string_view rule, std::string_view data) {
  const beside::Rule& found = beside::rule_named(rule);
  if (found.prepare != nullptr) found.prepare(board, beside::data_of(found, data));
}

std::vector<Statement> parse_beside(const Board& board, std::string_view rule,
                                    std::string_view data) {
  return language::Program::statements_of(beside::program_of(board, rule, data), std::string(rule));
}

}  // namespace sudoku_sat::referee
