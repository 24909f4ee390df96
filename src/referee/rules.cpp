// Named rules out of their table, and what rules make of a board.
#include "rules.hpp"

#include <algorithm>

namespace sudoku_sat::referee {

namespace {

const std::vector<std::string> words_of_pair{"a", "b"};
const std::vector<std::string> words_of_boxes{"number_of_boxes", "rows_of_box", "columns_of_box"};

/// The data's first entry, and what comes after it.
std::pair<std::string_view, std::string_view> split_head(std::string_view data) {
  const auto all = entries(data);
  if (all.empty()) not_understood(data, "no data");
  const char* const end = all[0].data() + all[0].size();
  return {all[0], data.substr(static_cast<std::size_t>(end - data.data()))};
}

/// "4 of 2x3"
std::vector<int> boxes_of(std::string_view head) {
  const std::vector<std::string_view> parts = words(head);
  if (parts.size() != 3 || parts[1] != "of")
    not_understood(head, "not how many boxes of which size");
  const auto [rows, columns] = rows_by_columns(parts[2]);
  return {number(parts[0]), rows, columns};
}

/// The sentence of one of the `leapers`: "1 3: a != b". What depends on which of two cells is `a`
/// is not understood: the documentation doesn't say.
std::string leaper(const Board& board, std::string_view entry) {
  const std::size_t colon = std::min(entry.find(':'), entry.size());
  const std::vector<int> offset = numbers(entry.substr(0, colon));
  if (offset.size() != 2 || offset[0] + offset[1] == 0)
    not_understood(entry, "an offset is two numbers");
  const std::string relation(colon < entry.size() ? entry.substr(colon + 1) : "a != b");
  const auto holds = parse_pair_relation(board, relation);
  for (int a = board.first_value; a <= board.last_value; ++a)
    for (int b = board.first_value; b < a; ++b)
      if (holds(a, b) != holds(b, a)) not_understood(relation, "a and b can't be told apart");
  return "for each (a, b) in apart(" + std::to_string(offset[0]) + ", " +
         std::to_string(offset[1]) + "): " + relation + "\n";
}

std::shared_ptr<Program> program_of(const Board& board, std::string_view rule,
                                    std::string_view data) {
  const auto found = named_rules().find(rule);
  if (found == named_rules().end()) not_understood(rule, "no rule");
  const auto& [form, lines] = found->second;
  std::string text(form == "statements" ? data : "");
  std::vector<Names> given{{}};
  if (form == "leapers") {
    for (const std::string_view entry : entries(data)) text += leaper(board, entry);
  } else if (form == "boxes and statements") {
    const auto [head, statements] = split_head(data);
    text = statements;
    given[0].words = &words_of_boxes;
    for (const int number : boxes_of(head)) given[0].values.push_back(number_value(number));
  } else if (form == "false statements") {
    const auto [head, statements] = split_head(data);
    auto program = std::make_shared<Program>(board, statements);
    program->add_false(number(head));
    return program;
  } else if (form != "statements") {
    given = read_data(board, form, data);
  }
  auto program = std::make_shared<Program>(board, text, lines);
  for (const Names& names : given) program->add_statements(names);
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
    if (listed) board.units.push_back({"boxes", parse_cells(board, line)});
    if (!listed && std::ssize(line) != board.columns) not_understood(line, "no row of regions");
  }
  for (const Cell cell : listed ? std::vector<Cell>() : cells_of(board))
    regions[lines[board.row_of(cell)][board.column_of(cell)]].push_back(cell);
  for (const auto& [sign, cells] : regions) board.units.push_back({"boxes", cells});
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
  const Numbers one = call.numbers(0);
  const Numbers other = call.numbers(1);
  return number_value(one < other ? -1 : other < one ? 1 : 0);
}

/// The sum of the numbers between the least and the greatest one.
Value between_extremes(Call& call) {
  const Numbers line = call.numbers(0);
  if (line.empty()) call.run.missing("nothing has no least or greatest number", false);
  const long long least = std::ranges::min(line), greatest = std::ranges::max(line);
  long long extremes = 0, sum = 0;
  for (const long long number : line) {
    if (number == least || number == greatest) {
      ++extremes;
    } else if (extremes == 1) {
      sum += number;
    }
  }
  return number_value(sum);
}

/// The first number of a line that is less than the one before it; -1 if there is none.
Value first_fall(Call& call) {
  const Numbers line = call.numbers(0);
  const auto found = std::is_sorted_until(line.begin(), line.end());
  return number_value(found == line.end() ? -1 : *found);
}

/// A line, cut wherever its next cell lies in other boxes, or in other regions.
Value pieces(Call& call) {
  const auto boxes_of = [&](Cell cell) {
    std::vector<bool> found;
    for (const Unit& unit : call.board().units)
      if (unit.kind == "boxes")
        found.push_back(std::ranges::find(unit.cells, cell) != unit.cells.end());
    return found;
  };
  std::vector<std::vector<Cell>> pieces;
  std::vector<bool> last;
  for (const Cell cell : call.cells(0)) {
    std::vector<bool> boxes = boxes_of(cell);
    if (pieces.empty() || boxes != last) pieces.emplace_back();
    pieces.back().push_back(cell);
    last = std::move(boxes);
  }
  return lists_of_cells(pieces);
}

/// Of each grid its rows, or its boxes whether or not regions stand in for them.
template <bool boxes>
Value grids(Call& call) {
  const Board& board = call.board();
  const auto all = of_kind(board.ordinary, boxes ? "boxes" : "rows");
  Values result;
  for (int grid = 0; grid < board.grids; ++grid) {
    const auto size = std::ssize(all) / board.grids;
    const auto begin = all.begin() + grid * size;
    result.push_back(lists_of_cells({begin, begin + size}));
  }
  return list_value(std::move(result));
}

using Table = std::map<std::string, std::string, std::less<>>;

/// The sentences of an item of the table, with those that they `use`.
std::string sentences_of(const Table& table, std::string_view name) {
  const std::string_view item = table.find(name)->second;
  std::string text;
  for (const std::string_view line : entries(item.substr(item.find_first_of("|\n") + 1)))
    text +=
        line.starts_with("use ") ? sentences_of(table, line.substr(4)) : std::string(line) + "\n";
  return text;
}

std::map<std::string, NamedRule, std::less<>> read_table() {
  Table table;
  for (const auto& [name, data] : read_keys(table_of_rules))
    table[name] = std::string(trimmed(data)) + "\n";
  std::map<std::string, NamedRule, std::less<>> rules;
  for (const auto& [name, item] : table) {
    if (name[0] < 'a') continue;
    const std::string form(trimmed(item.substr(0, item.find_first_of("|\n"))));
    const std::string words = form.ends_with("statements") ? "" : sentences_of(table, "Words");
    rules[name] = {form, parse_lines(Board(), words + sentences_of(table, name), true)};
  }
  return rules;
}

}  // namespace

const std::map<std::string, NamedRule, std::less<>>& named_rules() {
  static const std::map<std::string, NamedRule, std::less<>> rules = read_table();
  return rules;
}

bool is_beside(std::string_view rule) {
  const auto found = named_rules().find(rule);
  return found != named_rules().end() && found->second.form.ends_with("statements");
}

const std::map<std::string, Function>& rule_functions() {
  static const std::map<std::string, Function> functions{
      {"is_region", {2, 2, is_region, Function::early}},
      {"place", {2, 2, place}},
      {"in_reading_order", {1, 1, in_reading_order}},
      {"sums_of_parts", {1, 1, sums_of_parts}},
      {"order", {2, 2, order}},
      {"between_extremes", {1, 1, between_extremes}},
      {"first_fall", {1, 1, first_fall}},
      {"pieces", {1, 1, pieces}},
      {"grids", {0, 0, grids<false>}},
      {"boxes_of_grids", {0, 0, grids<true>}},
      {"seen_lines", {0, 0, [](Call& c) { return lists_of_cells(seen_lines(c.board())); }}},
      {"height", {0, 0, [](Call& c) { return number_value(c.board().rows); }}},
      {"width", {0, 0, [](Call& c) { return number_value(c.board().columns); }}},
      {"box_height", {0, 0, [](Call& c) { return number_value(c.board().box_rows); }}},
      {"box_width", {0, 0, [](Call& c) { return number_value(c.board().box_columns); }}},
  };
  return functions;
}

std::vector<Statement> statements_of(const Board& board, std::string_view rule,
                                     std::string_view data) try {
  return Program::statements_of(program_of(board, rule, data), std::string(rule));
} catch (const NotUnderstood& error) {
  not_understood(rule, error.what());
}

long long count_variables(const Board& board, std::string_view rule, std::string_view data,
                          const Grid& grid) {
  return program_of(board, rule, data)->count(grid);
}

std::function<bool(int a, int b)> parse_pair_relation(const Board& board, std::string_view text) {
  const auto program = std::make_shared<Program>(board, text);
  if (program->statements.size() != 1 || !program->ranges.empty())
    throw NotUnderstood("a relation of two cells is one statement: " + std::string(text));
  const auto holds = [program](int a, int b) {
    const Names names{&words_of_pair, {number_value(a), number_value(b)}};
    return program->constant(program->statements[0]->body, &names).number != 0;
  };
  holds(board.first_value, board.first_value);
  return holds;
}

void change_board(Board& board, std::string_view rule, std::string_view data) {
  const bool all_units = rule == "free-grid" || rule == "deconstruction";
  const bool no_boxes = rule == "latin" || rule == "regions" || rule == "chaos-construction";
  if ((rule == "free-grid" || rule == "latin") && !entries(data).empty())
    not_understood(rule, "has no data");
  std::erase_if(board.units, [&](const Unit& unit) {
    if (unit.kind == "boxes") return all_units || no_boxes;
    return all_units && (unit.kind != "units" || rule == "deconstruction");
  });
  if (rule == "chaos-construction" || rule == "deconstruction")
    board.box_rows = board.box_columns = 0;
  if (rule == "regions") add_regions(board, data);
  if (rule == "doppelganger-zero") board.last_value = board.size;
  if (rule == "schrodinger-cells") board.last_value = board.size + 1;
  if (rule == "deconstruction") {
    const std::vector<int> boxes = boxes_of(split_head(data).first);
    board.last_value = boxes[1] * boxes[2];
  }
  if (rule == "doppelganger-zero" || rule == "schrodinger-cells" || rule == "deconstruction")
    board.first_value = 0;
}

}  // namespace sudoku_sat::referee
