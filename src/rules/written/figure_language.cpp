// Names are definitions of the parsed lines, whose bodies a figure replaces.
#include "figure_language.hpp"

#include <fmt/format.h>

#include "rules/language/functions.hpp"

namespace sudoku_sat::rule {

namespace {

using language::Syntax;

Syntax call_of(std::string function, std::vector<Syntax> parts) {
  return {Syntax::Kind::call, 0, 0, std::move(function), {}, std::move(parts)};
}

Syntax value_called(std::string name) { return {Syntax::Kind::name, 0, 0, std::move(name)}; }

Syntax value_of(std::int64_t number) { return {Syntax::Kind::number, 0, number}; }

Syntax list_of_cells(const std::vector<Cell>& cells) {
  constexpr std::int64_t several = 2;
  return {Syntax::Kind::cells, 0, several, {}, cells};
}

Syntax value_of_cell(Cell cell) { return {Syntax::Kind::cells, 0, 1, {}, {cell}}; }

/// Whether it names cells, or something else of the board than its values.
bool is_of_places(const Syntax& part) {
  const auto named = [&](const language::Function& function) {
    return function.name == part.word && part.word != "N" && part.word != "values";
  };
  const auto functions = language::board_functions();
  return part.kind == Syntax::Kind::cells ||
         std::any_of(functions.begin(), functions.end(), named) ||
         std::any_of(part.parts.begin(), part.parts.end(), is_of_places);
}

/// The lines of the rule below its names, which have the board's values, or 0 until bind().
language::Program named_lines(const FigureRule& rule, const Geometry& geometry) {
  language::Program program;
  const auto let = [&](const std::string& name, std::int64_t value,
                       std::vector<std::string> parameters = {}) {
    const std::size_t number = program.definitions.size();
    program.definition_of.emplace(name, number);
    program.definitions.push_back({name, std::move(parameters), value_of(value), {}, number});
  };
  for (const char* name : {"line", "groups", "numbers", "number", "a", "b"}) let(name, 0);
  let("runs", 0, {"n"});
  if (!rule.word.empty()) let(rule.word, 0);
  let("grids", static_cast<std::int64_t>(geometry.grids().size()));
  let("grid_rows", geometry.grid_rows());
  let("grid_columns", geometry.grid_columns());
  let("box_rows", geometry.box_rows());
  let("box_columns", geometry.box_columns());
  let("has_boxes", geometry.has_boxes() || geometry.has_regions() ? 1 : 0);
  let("boxes_off", geometry.boxes_off() ? 1 : 0);
  std::vector<RuleEntry> lines;
  for (const RuleLine& line : rule.says) lines.push_back({line.text});
  return language::parse_program(geometry, lines, std::move(program));
}

}  // namespace

FigureLanguage::FigureLanguage(const FigureRule& rule, const Geometry& geometry)
    : rule_(rule),
      geometry_(geometry),
      program_(named_lines(rule, geometry)),
      board_(language::lists_of(geometry)),
      windows_(call_of("windows", {value_called("line"), value_called("n")})),
      windows_of_loop_(windows_),
      empty_(geometry.cells(), 0) {
  windows_of_loop_.word = "windows_of_loop";
}

void FigureLanguage::define(Name name, Syntax value) {
  program_.definitions[name].body = std::move(value);
}

void FigureLanguage::bind(const RuleFigure& figure, const Position& position) {
  const bool counted = rule_.shape == FigureShape::counted;
  define(cells, list_of_cells(counted ? figure.groups.back() : figure.cells));
  std::vector<Syntax> of_groups;
  for (const auto& group : figure.groups) of_groups.push_back(list_of_cells(group));
  define(cell_groups, call_of("list", std::move(of_groups)));
  if (!rule_.word.empty()) define(word, value_of(figure.said ? 1 : 0));
  define(runs, figure.closed ? windows_of_loop_ : windows_);
  std::vector<Syntax> all;
  for (const int one : figure.numbers) all.push_back(value_of(one));
  define(numbers_given, call_of("list", std::move(all)));
  if (counted && figure.groups.size() > 1) define(number_given, value_of_cell(figure.groups[0][0]));
  if (!figure.numbers.empty()) define(number_given, value_of(figure.number()));
  for (auto& definition : program_.definitions) definition.entry.position = position;
  for (auto& statement : program_.statements) statement.entry.position = position;
}

void FigureLanguage::bind(Cell a, Cell b) {
  define(first, value_of_cell(a));
  define(second, value_of_cell(b));
}

void FigureLanguage::bind(int number, int a, int b) {
  define(number_given, value_of(number));
  define(first, value_of(a));
  define(second, value_of(b));
}

int FigureLanguage::number(const std::string& expression) { return numbers(expression, empty_)[0]; }

const language::Statement& FigureLanguage::parsed(const std::string& expression) {
  auto found = expressions_.find(expression);
  if (found == expressions_.end()) {
    auto statement = std::get<language::Statement>(language::parse_entry({expression}, geometry_));
    statement.definitions = program_.definitions.size();
    found = expressions_.emplace(expression, std::move(statement)).first;
  }
  return found->second;
}

std::vector<int> FigureLanguage::numbers(const std::string& expression, const Grid& grid) {
  std::vector<int> result;
  for (const std::int64_t number :
       language::numbers_of(*board_, program_, parsed(expression), grid)) {
    result.push_back(static_cast<int>(number));
  }
  return result;
}

std::vector<std::vector<Cell>> FigureLanguage::groups(const std::string& expression) {
  return language::groups_of(*board_, program_, parsed(expression), empty_);
}

bool FigureLanguage::line_holds(std::size_t line, const Grid& grid) const {
  return language::holds(*board_, program_, program_.statements[line], {}, grid);
}

bool FigureLanguage::lines_hold(const Grid& grid) const {
  for (std::size_t line = 0; line < program_.statements.size(); ++line) {
    if (!line_holds(line, grid)) return false;
  }
  return true;
}

bool FigureLanguage::asks_where() const {
  return std::any_of(
      program_.statements.begin(), program_.statements.end(),
      [](const language::Statement& statement) { return is_of_places(statement.tree); });
}

std::string FigureLanguage::unmet(const std::vector<Requirement>& requirements) {
  for (const Requirement& requirement : requirements) {
    if (!holds(requirement.condition)) return filled(requirement.message);
  }
  return {};
}

std::string FigureLanguage::filled(const std::string& message) {
  std::string result;
  for (std::string_view rest = message; !rest.empty();) {
    const std::size_t open = std::min(rest.find('{'), rest.size());
    result += rest.substr(0, open);
    rest.remove_prefix(open);
    if (rest.empty()) break;
    const std::size_t close = std::min(rest.find('}'), rest.size() - 1);
    result += std::to_string(number(std::string(rest.substr(1, close - 1))));
    rest.remove_prefix(close + 1);
  }
  return result;
}

}  // namespace sudoku_sat::rule
