// What a group of clauses says comes from the families (ClauseNotes). Clauses of two cells that see
// each other have no group: there the constraints that both cells are in are named. Variables that
// are no cell's, of at-most-one methods, sums and diagrams, belong to the group that is named.
#include "sudoku_sat/cnf.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "header.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

constexpr std::size_t room_for_topic = 500;
constexpr std::size_t room_for_end = 40;

/// The first `most` bytes, with points in place of what is left out.
std::string cut_to(const std::string& text, std::size_t most) {
  return text.size() <= most ? text : text.substr(0, text.rfind(' ', most - 4)) + " ...";
}

}  // namespace

ClauseWords::ClauseWords(const Board& board, const VariableMap* variables)
    : board_(board), variables_(variables) {
  for (Cell cell = 0; variables != nullptr && cell < board.cells(); ++cell) {
    if (variables->decided(cell) != 0) continue;
    cells_.push_back(cell);
    befores_.push_back(variables->coded(cell).before);
  }
}

std::optional<Cell> ClauseWords::cell_of(Lit literal) const {
  const Var variable = literal < 0 ? -literal : literal;
  if (variables_ == nullptr || static_cast<std::size_t>(variable) > variables_->variables()) {
    return std::nullopt;
  }
  const auto after = std::ranges::lower_bound(befores_, variable);
  return cells_[static_cast<std::size_t>(after - befores_.begin()) - 1];
}

std::string ClauseWords::literal_text(Lit literal) const {
  const Var variable = literal < 0 ? -literal : literal;
  const std::optional<Cell> cell = cell_of(literal);
  const char* const negation = literal < 0 ? "not " : "";
  if (!cell) return fmt::format("{}auxiliary {}", negation, variable);
  const Geometry& geometry = board_.geometry();
  CodedCell coded = variables_->coded(*cell);
  coded.offset = geometry.offset();
  const auto number = static_cast<std::size_t>(variable - coded.before);
  if (&variables_->code() == &direct_code()) {
    return fmt::format("{} is {}{}", geometry.name(*cell), negation,
                       geometry.number_in(*cell, coded.candidates[number - 1]));
  }
  return negation + variables_->code().variable_name(coded, geometry.row(*cell) + 1,
                                                     geometry.column(*cell) + 1, number);
}

std::string ClauseWords::statement(Lit literal) const {
  const Var variable = literal < 0 ? -literal : literal;
  const std::optional<Cell> cell = cell_of(literal);
  if (!cell) return fmt::format("{}a{}", literal < 0 ? "¬" : "", variable);
  CodedCell coded = variables_->coded(*cell);
  coded.offset = board_.geometry().number_in(*cell, 0);
  return variables_->code().statement(coded, board_.geometry().name(*cell),
                                      static_cast<std::size_t>(variable - coded.before),
                                      literal > 0);
}

/// "r1c1 and r1c2 differ (row 1, box 1)"; empty if the clause is not about two such cells.
std::string ClauseWords::pair_text(std::span<const Lit> clause) const {
  std::vector<Cell> cells;
  for (const Lit literal : clause) {
    const std::optional<Cell> cell = cell_of(literal);
    if (!cell) return {};
    if (std::ranges::find(cells, *cell) == cells.end()) cells.push_back(*cell);
  }
  if (cells.size() != 2) return {};
  std::string names;
  const auto others = board_.constraints_of(cells[1]);
  for (const std::uint32_t number : board_.constraints_of(cells[0])) {
    if (std::ranges::find(others, number) == others.end()) continue;
    names += (names.empty() ? "" : ", ") + board_.all_different()[number].name();
  }
  if (names.empty()) return {};
  const Geometry& geometry = board_.geometry();
  return fmt::format("{} and {} differ ({})", geometry.name(cells[0]), geometry.name(cells[1]),
                     names);
}

std::string ClauseWords::about(const ClauseOrigin& origin, std::span<const Lit> clause) const {
  return origin.topic.empty() ? pair_text(clause) : origin.topic;
}

std::string ClauseWords::comment(const ClauseOrigin& origin, std::span<const Lit> clause) const {
  std::string text = "c " + origin.family;
  const std::string topic = about(origin, clause);
  if (!topic.empty()) text += ": " + topic;
  text = cut_to(text, room_for_topic);
  for (std::size_t i = 0; i < clause.size(); ++i) {
    const std::string literal = literal_text(clause[i]);
    if (text.size() + literal.size() + room_for_end > longest_comment) {
      return text + fmt::format(" or ..., {} literals\n", clause.size());
    }
    text += (i == 0 ? ": " : " or ") + literal;
  }
  return text + '\n';
}

void OriginList::family(const std::string& name) { put({name, {}}); }

void OriginList::topic(const std::string& text) { put({origins_.back().family, text}); }

void OriginList::put(ClauseOrigin origin) {
  begins_.push_back(static_cast<std::size_t>(size_.literals + size_.clauses));
  origins_.push_back(std::move(origin));
}

const ClauseOrigin& OriginList::of(std::size_t begin) const {
  const auto after = std::ranges::upper_bound(begins_, begin);
  return origins_[static_cast<std::size_t>(after - begins_.begin()) - 1];
}

}  // namespace sudoku_sat
