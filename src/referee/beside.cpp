// Rules about something beside the grid. What the language can say of them is said in it; the rest
// follows in C++.
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

/// The data of a rule: what stands before its statements, if it has such a thing, and the
/// statements.
struct Data {
  std::string head;
  std::string statements;
};

struct Rule {
  const char* name;
  bool has_head = false;
  void (*prepare)(Board&, const Data&) = nullptr;
  /// Sentences before those of the data.
  std::string (*sentences)(const Board&, const Data&) = nullptr;
  /// What else must hold.
  void (*complete)(Program&, const Data&) = nullptr;
};

// Shadings

/// Cells whose truth is `counted` add up to a sum in a row or column.
std::string sums_of(const std::string& counted) {
  std::string result;
  for (const std::string line : {"row", "column"})
    result += "let " + line + "_sum(line, total) = sum(x in " + line + "(line): if " + counted +
              " then x else 0) = total\n";
  return result;
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

std::string yin_yang(const Board&, const Data&) {
  return "var shaded of cells\n"
         "for each block in blocks(2, 2): any(x in block: shaded(x)) and not all(x in block: "
         "shaded(x))\n"
         "connected(cells, shaded)\n" +
         sums_of("shaded(x)");
}

std::string cave(const Board&, const Data&) {
  return "var wall of cells\nreach_edge(cells, wall)\n" + sums_of("wall(x)");
}

std::string loop(const Board&, const Data&) {
  return "var on_loop of cells\n"
         "any(on_loop)\n"
         "connected(cells, on_loop)\n"
         "for each x in cells: if on_loop(x) then exactly 2 of list(y in around(x): on_loop(y))\n"
         "let meet(a, b, c, d) = on_loop(a) and on_loop(b) and not on_loop(c) and not on_loop(d)\n"
         "let apart_diagonally = for each (a, b, c, d) in blocks(2, 2): "
         "not (meet(a, d, b, c) or meet(b, c, a, d))\n" +
         sums_of("on_loop(x)");
}

// Unknown regions

void drop_boxes(Board& board, const Data&) {
  const auto is_box = [](const Unit& unit) { return unit.kind == Unit::Kind::box; };
  board.units.erase(std::remove_if(board.units.begin(), board.units.end(), is_box),
                    board.units.end());
  board.box_rows = board.box_columns = 0;
}

std::string chaos_construction(const Board&, const Data&) {
  return "var region of cells in 1..N\n"
         "in_order(region)\n"
         "for each (a, b) in pairs(cells): if a = b then region(a) != region(b)\n"
         "for each r in 1..N: count(x in cells: region(x) = r) = N\n";
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
    const Cell cell = cells[static_cast<std::size_t>(i)];
    result.cells.push_back(cell);
    result.values.insert(evaluation.number(language::cell_value(cell)));
  }
  return result;
}

/// Over cells that aren't known to lie in another region, and whose values the region doesn't have
/// yet, it is connected and reaches N values.
bool can_be_region(Evaluation& evaluation, const std::vector<Cell>& cells, const Region& region) {
  const auto number_of = [&](Cell cell) { return evaluation.number(language::cell_value(cell)); };
  std::vector<std::optional<bool>> states;
  for (int i = 0; i < static_cast<int>(cells.size()); ++i) {
    const Cell cell = cells[static_cast<std::size_t>(i)];
    const bool inside =
        std::find(region.cells.begin(), region.cells.end(), cell) != region.cells.end();
    const bool open = !evaluation.known(i) && region.values.count(number_of(cell)) == 0;
    states.push_back(open ? std::nullopt : std::optional<bool>(inside));
  }
  const std::vector<bool> reached =
      language::reachable(evaluation.board(), cells, states, {region.cells[0]});
  std::set<long long> values;
  for (const Cell cell : cells)
    if (reached[static_cast<std::size_t>(cell)]) values.insert(number_of(cell));
  return static_cast<int>(values.size()) >= evaluation.board().size &&
         std::all_of(region.cells.begin(), region.cells.end(),
                     [&](Cell cell) { return reached[static_cast<std::size_t>(cell)]; });
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
const char* const sums_of_worth =
    "let cage(total, line) = sum(x in line: worth(x)) = total and "
    "(for each d in values: count(x in line: holds(x, d)) <= 1)\n"
    "let arrow(circle, line) = worth(circle) = sum(x in line: worth(x))\n";

/// One in each row, column and box, no value twice.
std::string modifiers(const std::string& factor) {
  return "var changed of cells\n"
         "let worth(x) = if changed(x) then " +
         factor +
         " * x else x\n"
         "let holds(x, d) = x = d\n"
         "for each line in join(rows, columns, boxes): any(x in line: changed(x))\n"
         "for each line in join(rows, columns, boxes): for each (a, b) in pairs(line): "
         "not (changed(a) and changed(b))\n"
         "for each (a, b) in pairs(cells): if a = b then not (changed(a) and changed(b))\n" +
         sums_of_worth;
}

std::string doublers(const Board&, const Data&) { return modifiers("2"); }
std::string negators(const Board&, const Data&) { return modifiers("-1"); }

void values_with_two(Board& board, const Data&) {
  board.first_value = 0;
  board.last_value = board.size + 1;
}

/// The two digits of such a cell are those that its row misses, and its column, and its box.
std::string schrodinger_cells(const Board& board, const Data&) {
  const std::string two = std::to_string(board.size + 1);
  return "let two(x) = x = " + two +
         "\n"
         "let row_of(x) = row(row_number(x))\n"
         "let worth(x) = if two(x) then sum(0..N) + " +
         two +
         " - sum(row_of(x)) else x\n"
         "let holds(x, d) = if two(x) then d in 0..N and d not in row_of(x) else x = d\n"
         "for each line in join(rows, columns, boxes): all_different(line)\n"
         "for each line in join(rows, columns, boxes): exactly 1 of list(x in line: two(x))\n"
         "let same_missed(one, other) = for each d in 0..N: d in one iff d in other\n"
         "for each x in cells: if two(x) then same_missed(row_of(x), column(column_number(x)))\n"
         "for each line in boxes: for each x in line: if two(x) then same_missed(row_of(x), "
         "line)\n" +
         sums_of_worth;
}

void values_with_zero(Board& board, const Data&) {
  board.first_value = 0;
  board.last_value = board.size;
}

std::string doppelganger_zero(const Board&, const Data&) {
  std::string result;
  for (const auto& [one, all] :
       {std::pair{"row", "rows"}, {"column", "columns"}, {"box", "boxes"}}) {
    const std::string misses = std::string(one) + "_misses";
    result += "let " + misses + " = list(line in " + all + ": sum(0..N) - sum(line))\n" +
              "for each line in " + all + ": all_different(line) and 0 in line\n" +
              "all_different(" + misses + ")\n";
  }
  return result +
         "let row_misses_at(x) = row_misses[row_number(x)]\n"
         "let column_misses_at(x) = column_misses[column_number(x)]\n"
         "for each x in cells: if x = 0 then row_misses_at(x) != column_misses_at(x)\n"
         "for each b in 1..size(boxes): for each x in box(b): if x = 0 then "
         "all_different(row_misses_at(x), column_misses_at(x), box_misses[b])\n";
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

/// A box begins at a corner and lies on the board; cells in no box hold 0, the others lie in one.
std::string deconstruction(const Board&, const Data& data) {
  const Boxes boxes = boxes_of(data.head);
  const std::string rows = std::to_string(boxes.rows), columns = std::to_string(boxes.columns);
  return "var corner of cells\n"
         "let all_boxes = blocks(" +
         rows + ", " + columns +
         ")\n"
         "let near(a, b, size) = 0 <= b - a < size\n"
         "let covers(corner, x) = near(row_number(corner), row_number(x), " +
         rows + ") and near(column_number(corner), column_number(x), " + columns +
         ")\n"
         "exactly " +
         std::to_string(boxes.count) +
         " of corner\n"
         "exactly " +
         std::to_string(boxes.count) +
         " of list(box in all_boxes: corner(box[1]))\n"
         "for each box in all_boxes: if corner(box[1]) then all_different(box)\n"
         "for each x in cells: count(box in all_boxes where covers(box[1], x): corner(box[1])) = "
         "(if x = 0 then 0 else 1)\n"
         "for each line in join(rows, columns): for each (a, b) in pairs(line): a = 0 or a != b\n";
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

const std::vector<Rule>& all_rules() {
  static const std::vector<Rule> rules{
      {"yin-yang", false, nullptr, yin_yang, connect_rest},
      {"cave", false, nullptr, cave, connect_rest},
      {"loop", false, nullptr, loop, nullptr},
      {"chaos-construction", false, drop_boxes, chaos_construction, connect_regions},
      {"doublers", false, nullptr, doublers, nullptr},
      {"negators", false, nullptr, negators, nullptr},
      {"schrodinger-cells", false, values_with_two, schrodinger_cells, nullptr},
      {"doppelganger-zero", false, values_with_zero, doppelganger_zero, nullptr},
      {"deconstruction", true, prepare_deconstruction, deconstruction, nullptr},
      {"wrogn", true, nullptr, nullptr, count_false},
  };
  return rules;
}

const Rule* find_rule(std::string_view name) {
  for (const Rule& rule : all_rules())
    if (rule.name == name) return &rule;
  return nullptr;
}

const Rule& rule_named(std::string_view name) {
  if (const Rule* rule = find_rule(name)) return *rule;
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
  const std::string sentences = rule.sentences == nullptr ? "" : rule.sentences(board, data);
  auto program = std::make_shared<Program>(board, sentences + data.statements);
  if (rule.sentences != nullptr) program->add_statements();
  if (rule.complete != nullptr) rule.complete(*program, data);
  return program;
}

}  // namespace beside

bool is_beside(std::string_view rule) { return beside::find_rule(rule) != nullptr; }

void prepare_beside(Board& board, std::string_view rule, std::string_view data) {
  const beside::Rule& found = beside::rule_named(rule);
  if (found.prepare != nullptr) found.prepare(board, beside::data_of(found, data));
}

std::vector<Statement> parse_beside(const Board& board, std::string_view rule,
                                    std::string_view data) {
  return language::Program::statements_of(beside::program_of(board, rule, data), std::string(rule));
}

}  // namespace sudoku_sat::referee
