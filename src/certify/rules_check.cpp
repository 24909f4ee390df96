// A formula's clauses held against the referee's statement of the rules, so that the encoder need
// not be believed. What the search needs is little: the puzzle's header as text, what cells may
// hold by the givens and the claim, and how variables are to be read. The last is no premise (see
// meaning.hpp): a wrong reading can only leave clauses open.
//
// The names of what is open are those of the encoder's families.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "files.hpp"
#include "referee/meaning/meaning.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::certify {

namespace {

using meaning::Values;

/// Board and rules as lines of a puzzle file.
std::string header_of(const Board& board) {
  const Geometry& geometry = board.geometry();
  std::string text =
      fmt::format("size: {}\nbox: {}x{}\n", geometry.box_rows() * geometry.box_columns(),
                  geometry.box_rows(), geometry.box_columns());
  std::string names;
  for (const RuleText& rule : board.rules()) {
    if (rule.entries.empty()) names += (names.empty() ? "" : ", ") + rule.name;
  }
  if (!names.empty()) text += fmt::format("rules: {}\n", names);
  for (const RuleText& rule : board.rules()) {
    if (!rule.entries.empty()) text += rule.name + ":\n";
    for (const std::string& entry : rule.entries) text += fmt::format("  {}\n", entry);
  }
  return text;
}

/// The referee's cells by those of the program.
class Places {
 public:
  /// Throws: referee::NotUnderstood if the two don't know the same cells and numbers.
  Places(const Geometry& geometry, const referee::Board& board) : board_(board) {
    const auto cells = static_cast<Cell>(geometry.grid_cells());
    for (Cell cell = 0; cell < cells; ++cell) {
      const auto found = board.find(geometry.row(cell), geometry.column(cell));
      if (!found) throw referee::NotUnderstood("it has other cells");
      cells_.push_back(*found);
    }
    if (referee::cells_of(board).size() != cells || board.value_count() != geometry.size() ||
        board.first_value != geometry.least()) {
      throw referee::NotUnderstood("it has other cells or values");
    }
  }

  std::size_t size() const { return static_cast<std::size_t>(board_.cell_count()); }
  bool has(Cell cell) const { return cell < cells_.size(); }
  referee::Cell operator[](Cell cell) const { return cells_[cell]; }

  /// The values of the grid's cells, 0 beside it.
  Grid values(const referee::Grid& grid) const {
    Grid values(cells_.size(), 0);
    for (Cell cell = 0; cell < cells_.size(); ++cell) {
      values[cell] =
          static_cast<Value>(grid[static_cast<std::size_t>(cells_[cell])] + 1 - board_.first_value);
    }
    return values;
  }

  referee::Grid grid(const Grid& values) const {
    referee::Grid grid(size(), referee::no_value);
    for (Cell cell = 0; cell < cells_.size(); ++cell) {
      grid[static_cast<std::size_t>(cells_[cell])] = values[cell] - 1 + board_.first_value;
    }
    return grid;
  }

 private:
  const referee::Board& board_;
  std::vector<referee::Cell> cells_;
};

constexpr Values bit(int value) { return Values{1} << static_cast<unsigned>(value - 1); }

/// The values of 1 to `size` of which the predicate holds.
template <class Holds>
Values values_where(int size, const Holds& holds) {
  Values values = 0;
  for (int value = 1; value <= size; ++value) {
    if (holds(value)) values |= bit(value);
  }
  return values;
}

/// The values with which variable `number` of a cell, from 1, is true.
Values values_of(const ValueCode& code, int size, int number) {
  if (code.name == "direct") return bit(number);
  if (code.name == "binary") {
    return values_where(size, [&](int value) { return (value >> (number - 1) & 1) != 0; });
  }
  return values_where(size, [&](int value) { return value <= number; });
}

std::vector<meaning::Variable> readings(const Certificate& certificate, const Places& places,
                                        std::uint64_t variables) {
  const VariableMap map = variables_of(certificate);
  std::vector<meaning::Variable> all(variables + 1);
  for (Cell cell = 0; places.has(cell); ++cell) {
    const CodedCell coded = map.coded(cell);
    const auto count = static_cast<int>(map.code().variables(coded));
    for (int number = 1; number <= count; ++number) {
      all[static_cast<std::size_t>(coded.before + number)] = {
          places[cell], values_of(map.code(), map.geometry().size(), number)};
    }
  }
  return all;
}

/// What the cells of a grid that the claim is about may hold.
std::vector<Values> allowed(const Certificate& certificate, const Places& places) {
  std::vector<Values> allowed(places.size(), ~Values{0});
  const Claim& claim = certificate.claim;
  for (Cell cell = 0; places.has(cell); ++cell) {
    Values& values = allowed[static_cast<std::size_t>(places[cell])];
    if (const Value given = certificate.puzzle.givens[cell]; given != 0) values = bit(given);
    if (claim.kind == Claim::Kind::impossible && claim.cell == cell) values &= bit(claim.value);
  }
  return allowed;
}

/// The names of the families to which clauses belong.
std::set<std::string> families_of(const Certificate& certificate,
                                  const std::vector<meaning::Open>& open) {
  CountingSink counted;
  const std::vector<FamilyRange> ranges = encode_rules(
      *certificate.puzzle.board, variables_of(certificate), certificate.formulation, counted);
  std::set<std::string> found;
  for (const meaning::Open& group : open) {
    for (const std::size_t clause : group.clauses) {
      const auto family = std::find_if(ranges.begin(), ranges.end(), [&](const FamilyRange& range) {
        return range.first <= clause && clause <= range.last;
      });
      found.insert(family == ranges.end() ? "the claim" : family->name);
    }
  }
  return found;
}

/// Throws: InputError if the claim's solution breaks a rule. Rules whose check takes too long go to
/// `unchecked`.
void check_solution(const referee::Puzzle& puzzle, const referee::Grid& solution,
                    const std::string& file, std::set<std::string>& unchecked) {
  constexpr double most_tries = 100'000;
  for (const referee::Statement& statement : puzzle.statements) {
    if (statement.tries > most_tries) {
      unchecked.insert(fmt::format("the solution ({})", statement.rule));
    } else if (!statement.holds(solution)) {
      throw InputError(
          {fmt::format("{}: field 'solution'", file)},
          fmt::format("it breaks the rule '{}', as the referee states it", statement.rule));
    }
  }
}

/// Throws: InputError: clauses exclude a grid that obeys the rules.
[[noreturn]] void refuse(const Certificate& certificate, const Grid& grid,
                         const std::string& family, const std::string& file) {
  throw InputError({file}, fmt::format("the clauses of {} exclude a grid that obeys the rules, {}",
                                       family, to_line(certificate.puzzle.geometry(), grid)));
}

FormulaCheck check(const Certificate& certificate, const ClaimFormula& formula,
                   const std::string& file, const Limits& limits) {
  const referee::Puzzle puzzle = referee::parse_puzzle(header_of(*certificate.puzzle.board));
  const Claim& claim = certificate.claim;
  const Places places(certificate.puzzle.geometry(), puzzle.board);
  meaning::Question question{puzzle, allowed(certificate, places), std::nullopt,
                             readings(certificate, places, formula.size.variables),
                             formula.formula.literals};
  std::set<std::string> trusted;
  if (!claim.solution.empty()) {
    question.except = places.grid(claim.solution);
    check_solution(puzzle, *question.except, file, trusted);
    // A second solution may differ from the first one beside the grid.
    if (certificate.puzzle.geometry().variables() != 0) trusted.insert("variables");
  }
  const meaning::Report report = meaning::check(question, {.poll = [&] { limits.check(); }});
  for (const meaning::Open& open : report.open) {
    if (!open.excluded) continue;
    refuse(certificate, places.values(*open.excluded), *families_of(certificate, {open}).begin(),
           file);
  }
  if (!report.open.empty()) trusted.merge(families_of(certificate, report.open));
  return {report.clauses, report.checked, {trusted.begin(), trusted.end()}};
}

}  // namespace

FormulaCheck check_by_rules(const Certificate& certificate, const ClaimFormula& formula,
                            const std::string& file, const Limits& limits) {
  if (certificate.claim.kind != Claim::Kind::fewest &&
      certificate.puzzle.geometry().size() <= meaning::most_values) {
    try {
      return check(certificate, formula, file, limits);
    } catch (const referee::NotUnderstood&) {
      // Then nothing is checked, and all is said to be trusted.
    }
  }
  return {formula.size.clauses, 0, {"the puzzle"}};
}

}  // namespace sudoku_sat::certify
