// The rules that can be blamed, by name, and their oracle.
#include "solver_oracle.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <set>
#include <unordered_map>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::cores {

namespace {

constexpr std::uint32_t always = UINT32_MAX;

/// Whether the reason says that a cell has a value, or only one: that holds without any rule.
bool always_holds(const Reason& reason) {
  return reason.kind == Reason::Kind::value || reason.kind == Reason::Kind::one_value;
}

/// Whether it is of a row, a column, a box or what stands in for one.
bool is_of_unit(const Reason& reason, const Board& board) {
  if (reason.kind != Reason::Kind::place && reason.kind != Reason::Kind::once) return false;
  const UnitKind kind = board.all_different()[reason.number].kind;
  return is_line(kind) || is_region(kind);
}

/// What tells rules apart, and how a rule is called.
struct RuleName {
  std::string key;
  std::string name;
};

/// Signs of one entry of a rule's data have the same number and different names; a rule without a
/// number is told apart by its cells.
RuleName rule_name(const Reason& reason, const Board& board) {
  const auto name = [&](const ConstraintName& constraint) {
    std::string key = fmt::format("{}\n{}", constraint.key(), constraint.name());
    for (const Cell cell : constraint.number == 0 ? cells_of(reason, board) : std::vector<Cell>()) {
      key += " " + board.geometry().name(cell);
    }
    return RuleName{std::move(key), constraint.name()};
  };
  switch (reason.kind) {
    case Reason::Kind::allowed:
      return name(board.allowed()[reason.number]);
    case Reason::Kind::relation:
      return name(board.relations()[reason.number]);
    case Reason::Kind::diagram:
      return name(board.diagrams()[reason.number].called());
    case Reason::Kind::formula:
      return name(board.formulas()[reason.number]);
    default:
      return name(board.all_different()[reason.number]);
  }
}

/// The cells that any of the reasons is about, in reading order.
std::string cells_text(const std::vector<Reason>& reasons, const Board& board) {
  std::set<Cell> cells;
  for (const Reason& reason : reasons) {
    for (const Cell cell : cells_of(reason, board)) cells.insert(cell);
  }
  return spoken_names(board, std::vector<Cell>(cells.begin(), cells.end()));
}

/// "row 5", "the 13-cage at r1c1: r1c1 r1c2 r1c3 differ and add up to 13", "the palindrome from
/// r1c1 to r2c2: r1c1 r1c2 r2c1 r2c2": cells are named unless the rule is a unit of the board.
std::string in_words(const RuleItem& rule, const Board& board) {
  const Reason& last = rule.reasons.back();
  using Kind = Reason::Kind;
  const bool several =
      rule.reasons.size() > 1 && rule.reasons[rule.reasons.size() - 2].kind == last.kind;
  switch (last.kind) {
    case Kind::place:
    case Kind::once:
      if (board.is_unit(last.number)) return rule.name;
      break;
    case Kind::diagram:
    default:
      if (!several) return to_string(last, board);
  }
  return rule.name + ": " + cells_text(rule.reasons, board);
}

}  // namespace

RuleItems rule_items(const Board& board, bool keep_units) {
  RuleItems items;
  std::vector<RuleItem>& rules = items.rules;
  std::unordered_map<std::string, std::size_t> numbers;
  for (const Reason& reason : reasons_of(board)) {
    if (always_holds(reason) || (keep_units && is_of_unit(reason, board))) {
      items.kept.push_back(reason);
      continue;
    }
    RuleName rule = rule_name(reason, board);
    const auto [entry, added] = numbers.try_emplace(std::move(rule.key), rules.size());
    if (added) rules.push_back({std::move(rule.name), {}});
    rules[entry->second].reasons.push_back(reason);
  }
  for (RuleItem& rule : rules) rule.name = in_words(rule, board);
  return items;
}

RulesOracle::RulesOracle(const Puzzle& puzzle, const RuleItems& items, const Limits& limits)
    : SolverOracle(limits),
      givens_(puzzle.given_count()),
      rules_(items.rules.size()),
      reasons_(items.kept),
      rule_of_(items.kept.size(), always) {
  for (std::uint32_t rule = 0; rule < items.rules.size(); ++rule) {
    const std::vector<Reason>& reasons = items.rules[rule].reasons;
    reasons_.insert(reasons_.end(), reasons.begin(), reasons.end());
    rule_of_.resize(reasons_.size(), rule);
  }
  clauses_ = clauses_of(reasons_, *puzzle.board);
  solver().new_vars(clauses_.variables);
  std::vector<Lit> literals = literals_of_givens(puzzle);
  const Var first = solver().new_vars(rules_);
  for (std::size_t rule = 0; rule < rules_; ++rule) {
    literals.push_back(first + static_cast<Var>(rule));
  }
  set_literals(std::move(literals));
  load(limits);
}

void RulesOracle::load(const Limits& limits) {
  LimitedSink sink(solver(), limits);
  ClauseStream stream(sink);
  clauses_.for_each([&](std::span<const Lit> literals_of_clause, std::uint32_t reason) {
    std::vector<Lit> clause(literals_of_clause.begin(), literals_of_clause.end());
    if (rule_of_[reason] != always) clause.push_back(-literals()[givens_ + rule_of_[reason]]);
    stream.add(clause);
  });
  stream.flush();
}

/// A rule holds where each of its clauses has a true literal.
Subset RulesOracle::holding() {
  std::vector<bool> broken(rules_, false);
  const auto is_true = [&](Lit one) { return solver().value(std::abs(one)) == (one > 0); };
  clauses_.for_each([&](std::span<const Lit> clause, std::uint32_t reason) {
    const std::uint32_t rule = rule_of_[reason];
    if (rule != always && std::none_of(clause.begin(), clause.end(), is_true)) broken[rule] = true;
  });
  Subset items;
  for (std::uint32_t item = 0; item < givens_; ++item) {
    if (solver().value(literals()[item])) items.push_back(item);
  }
  for (std::uint32_t rule = 0; rule < rules_; ++rule) {
    if (!broken[rule]) items.push_back(static_cast<std::uint32_t>(givens_) + rule);
  }
  return items;
}

}  // namespace sudoku_sat::cores
