// Checks a formula group by group. For each group some sets of statements are tried, from those
// about its cells alone to those of a rule about these cells and more and more cells beside them,
// until no numbers obey all of a set and falsify the clauses. A set may lack statements: then the
// search only finds more numbers than there are, so what is checked is true with any set.
//
// The certified CNF of pseudo-Boolean constraints (Gocht, Martins, Nordström & Oertel, SAT 2022)
// has the encoder write such a proof; here nothing of it is needed, as cells have few values.
//
// Clauses that given numbers falsify are wrong if a grid with these numbers obeys all rules. The
// search for one is depth first, the cell with the fewest numbers left first. Cells that differ
// from one that has its number lose this number; a statement is asked as soon as all of its cells
// have theirs, and all of them once more of the whole grid.
#include "meaning.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <set>
#include <stdexcept>

#include "search.hpp"
#include "sums.hpp"
#include "supports.hpp"

namespace sudoku_sat::meaning {

namespace {

class Completion {
 public:
  Completion(const referee::Puzzle& puzzle, const Facts& facts, const std::vector<Values>& except,
             Steps& steps)
      : puzzle_(puzzle),
        facts_(facts),
        except_(except),
        steps_(steps),
        cells_(referee::cells_of(puzzle.board)),
        left_(static_cast<std::size_t>(puzzle.board.cell_count())),
        grid_(left_.size(), referee::no_value) {
    for (const Cell cell : cells_) left_[place(cell)] = facts.domain(cell);
  }

  std::optional<Grid> run(std::span<const std::pair<Cell, int>> numbers) {
    for (const auto& [cell, number] : numbers)
      if (!set(cell, number - puzzle_.board.first_value)) return std::nullopt;
    return find() ? std::optional(grid_) : std::nullopt;
  }

 private:
  static std::size_t place(Cell cell) { return static_cast<std::size_t>(cell); }
  bool is_open(Cell cell) const { return grid_[place(cell)] == referee::no_value; }

  bool set(Cell cell, int bit) {
    const Values value = Values{1} << static_cast<unsigned>(bit);
    if ((left_[place(cell)] & value) == 0) return false;
    grid_[place(cell)] = facts_.number(bit);
    for (const Cell other : cells_) {
      if (!is_open(other) || !facts_.different(cell, other)) continue;
      left_[place(other)] &= ~value;
      if (left_[place(other)] == 0) return false;
    }
    return std::ranges::all_of(facts_.statements_of(cell), [&](const Statement* statement) {
      if (std::ranges::any_of(statement->cells, [&](Cell one) { return is_open(one); }))
        return true;
      return ask(*statement, grid_, steps_);
    });
  }

  bool find() {
    Cell best = -1;
    const auto count = [&](Cell cell) { return std::popcount(left_[place(cell)]); };
    for (const Cell cell : cells_)
      if (is_open(cell) && (best < 0 || count(cell) < count(best))) best = cell;
    if (best < 0)
      return !facts_.is_within(grid_, except_) &&
             std::ranges::all_of(puzzle_.statements,
                                 [&](const Statement& one) { return ask(one, grid_, steps_); });
    const std::vector<Values> left = left_;
    for (Values values = left[place(best)]; values != 0; values &= values - 1) {
      steps_.take();
      if (set(best, std::countr_zero(values)) && find()) return true;
      left_ = left;
      grid_[place(best)] = referee::no_value;
    }
    return false;
  }

  const referee::Puzzle& puzzle_;
  const Facts& facts_;
  const std::vector<Values>& except_;
  Steps& steps_;
  std::vector<Cell> cells_;
  std::vector<Values> left_;  // of open cells
  Grid grid_;
};

/// Nothing if there is none, or if a rule's check takes too long. Throws: OutOfSteps.
std::optional<Grid> complete(const referee::Puzzle& puzzle, const Facts& facts,
                             std::span<const std::pair<Cell, int>> numbers,
                             const std::vector<Values>& except, Steps& steps) {
  const auto is_long = [](const Statement& statement) { return statement.tries > most_tries; };
  if (std::ranges::any_of(puzzle.statements, is_long)) return std::nullopt;
  return Completion(puzzle, facts, except, steps).run(numbers);
}

enum class Outcome { holds, falsified, too_much };

class Checker {
 public:
  Checker(const Question& question, Effort effort)
      : puzzle_(question.puzzle),
        except_(question.except),
        facts_(question.puzzle, question.allowed),
        sums_(question.puzzle, facts_),
        clauses_(question, facts_),
        effort_(effort),
        steps_(std::move(effort)) {}

  Report run() {
    Report report{clauses_.count(), clauses_.count(), {}, 0};
    if (facts_.impossible()) return report;
    std::vector<Group> groups = clauses_.groups([this] { steps_.poll(); });
    std::ranges::stable_sort(groups, {}, [&](const Group& group) { return group.clauses.size(); });
    for (const Group& group : groups)
      if (!group.definitions.empty()) sets_of_cells_.push_back(clauses_.cells_of(group));
    std::vector<std::pair<const Group*, Numbers>> open;
    for (const Group& group : groups) {
      witness_.clear();
      if (differs(group) || misses_value(group) || try_sets(group) == Outcome::holds) continue;
      open.emplace_back(&group, witness_);
    }
    // What is left of the effort goes to those that may be wrong.
    for (const auto& [group, numbers] : open) {
      witness_ = numbers;
      std::optional<Grid> excluded = excluded_grid();
      if (!numbers.empty() && !excluded) {
        if (try_all(*group) == Outcome::holds) continue;
        excluded = excluded_grid();
      }
      report.open.push_back({{}, std::move(excluded)});
      for (const std::size_t clause : group->clauses)
        report.open.back().clauses.push_back(clause + 1);
      report.checked -= group->clauses.size();
    }
    report.steps = steps_.taken();
    return report;
  }

 private:
  using Numbers = std::vector<std::pair<Cell, int>>;

  bool alone(const Group& group) const {
    const auto of_cell = [&](int literal) { return clauses_.is_of_cell(literal); };
    return group.clauses.size() == 1 && std::ranges::all_of(clauses_[group.clauses[0]], of_cell);
  }

  /// Whether two cells that differ would both hold the same value.
  bool differs(const Group& group) const {
    if (!alone(group)) return false;
    const Clauses::Falsified cells = clauses_.falsified(group.clauses[0]);
    for (const auto& one : cells)
      for (const auto& other : cells)
        if (one.second == other.second && (one.second & (one.second - 1)) == 0 &&
            facts_.different(one.first, other.first))
          return true;
    return false;
  }

  /// Whether a unit would not have one of the values.
  bool misses_value(const Group& group) const {
    if (!alone(group)) return false;
    const Clauses::Falsified cells = clauses_.falsified(group.clauses[0]);
    for (const auto& [cell, values] : cells)
      for (const std::size_t unit : facts_.full_units_of(cell))
        if (values_of(facts_.full_units()[unit], cells) != facts_.all_values()) return true;
    return false;
  }

  Values values_of(const std::vector<Cell>& unit, const Clauses::Falsified& cells) const {
    Values all = 0;
    for (const Cell cell : unit) {
      const auto found = std::ranges::find(cells, cell, &Clauses::Falsified::value_type::first);
      all |= found == cells.end() ? facts_.domain(cell) : found->second;
    }
    return all;
  }

  Outcome try_set(const Group& group, std::vector<const Statement*> statements,
                  bool by_values = true) {
    steps_.limit(effort_.steps_of_group);
    try {
      const auto found =
          Search(facts_, clauses_, group, std::move(statements), by_values).run(steps_);
      if (!found) return Outcome::holds;
      witness_ = *found;
      return Outcome::falsified;
    } catch (const OutOfSteps&) {
      witness_.clear();
      return Outcome::too_much;
    }
  }

  /// The statements about no other cells than these.
  std::vector<const Statement*> within(const std::set<Cell>& cells) const {
    std::vector<const Statement*> found;
    for (const Cell cell : cells)
      for (const Statement* statement : facts_.statements_of(cell))
        if (statement->cells[0] == cell &&
            std::ranges::all_of(statement->cells, [&](Cell one) { return cells.contains(one); }))
          found.push_back(statement);
    return found;
  }

  Outcome try_sets(const Group& group) {
    const std::set<Cell> cells = clauses_.cells_of(group);
    if (try_set(group, {}, false) == Outcome::holds) return Outcome::holds;
    if (!reduced_) {
      reduced_ = true;
      reduce_by_statements(facts_, puzzle_.statements, steps_);
      if (try_set(group, {}, false) == Outcome::holds) return Outcome::holds;
    }
    const Outcome outcome = try_set(group, within(cells));
    if (outcome != Outcome::falsified) return outcome;
    if (try_sums(group, cells) == Outcome::holds) return Outcome::holds;
    if (try_statements(group, cells) == Outcome::holds) return Outcome::holds;
    std::set<std::string> rules;
    for (const Cell cell : cells)
      for (const Statement* statement : facts_.statements_of(cell)) rules.insert(statement->rule);
    for (const std::string& rule : rules)
      if (try_rule(group, cells, rule) == Outcome::holds) return Outcome::holds;
    return Outcome::falsified;
  }

  /// Sums of these cells, or for few clauses of the cells of a group that has them all.
  Outcome try_sums(const Group& group, const std::set<Cell>& cells) {
    if (try_sums_of(group, cells) == Outcome::holds) return Outcome::holds;
    if (!group.definitions.empty()) return Outcome::falsified;
    for (const std::set<Cell>& more : sets_of_cells_)
      if (more.size() > cells.size() &&
          std::includes(more.begin(), more.end(), cells.begin(), cells.end()) &&
          try_sums_of(group, more) == Outcome::holds)
        return Outcome::holds;
    return Outcome::falsified;
  }

  /// The statements about these cells and the sums of them that follow from others.
  Outcome try_sums_of(const Group& group, const std::set<Cell>& cells) {
    std::vector<Statement> sums;
    steps_.limit(effort_.steps_of_group);
    try {
      sums = sums_.about(cells, [&] { steps_.take(); });
    } catch (const OutOfSteps&) {
      return Outcome::too_much;
    }
    if (sums.empty()) return Outcome::falsified;
    std::vector<const Statement*> all = within(cells);
    for (const Statement& sum : sums) all.push_back(&sum);
    const Numbers known = witness_;
    const Outcome outcome = try_set(group, std::move(all));
    if (outcome == Outcome::too_much) witness_ = known;
    return outcome;
  }

  /// All statements about cells, and all cells, if that is not too much.
  Outcome try_all(const Group& group) {
    const std::vector<Cell> cells = referee::cells_of(facts_.board());
    const Statement nothing{"", cells, [](const Grid&) { return true; }};
    std::vector<const Statement*> all = within({cells.begin(), cells.end()});
    all.push_back(&nothing);
    return try_set(group, std::move(all));
  }

  /// The statements about the cells of one that is about all of these and others.
  Outcome try_statements(const Group& group, const std::set<Cell>& cells) {
    std::set<std::set<Cell>> tried;
    for (const Statement* statement : facts_.statements_of(*cells.begin())) {
      const std::set<Cell> more(statement->cells.begin(), statement->cells.end());
      if (more.size() == cells.size() ||
          !std::includes(more.begin(), more.end(), cells.begin(), cells.end()))
        continue;
      if (tried.insert(more).second && try_set(group, within(more)) == Outcome::holds)
        return Outcome::holds;
    }
    return Outcome::falsified;
  }

  /// The statements of a rule about these cells, those about cells of these, and so on.
  Outcome try_rule(const Group& group, std::set<Cell> cells, const std::string& rule) {
    constexpr std::size_t most_cells = 40;
    Outcome outcome = Outcome::falsified;
    while (outcome == Outcome::falsified && cells.size() < most_cells) {
      std::set<Cell> more = cells;
      for (const Cell cell : cells)
        for (const Statement* statement : facts_.statements_of(cell))
          if (statement->rule == rule)
            more.insert(statement->cells.begin(), statement->cells.end());
      if (more.size() == cells.size()) break;
      cells = std::move(more);
      outcome = try_set(group, within(cells));
    }
    return outcome;
  }

  /// A grid with the numbers that falsify the last group.
  std::optional<Grid> excluded_grid() {
    if (witness_.empty()) return std::nullopt;
    steps_.limit(effort_.steps_of_group);
    try {
      return complete(puzzle_, facts_, witness_, except_, steps_);
    } catch (const OutOfSteps&) {
      return std::nullopt;
    }
  }

  const referee::Puzzle& puzzle_;
  const std::vector<Values>& except_;
  Facts facts_;
  FollowingSums sums_;
  std::vector<std::set<Cell>> sets_of_cells_;  // of groups with definitions
  Clauses clauses_;
  Effort effort_;
  Steps steps_;
  bool reduced_ = false;  // the domains, by all statements
  Numbers witness_;       // that falsify the last group, if any are known
};

}  // namespace

void require_well_formed(const Question& question) {
  const referee::Board& board = question.puzzle.board;
  const auto has_cell = [&](const Variable& variable) {
    return variable.cell < 0 || (variable.cell < board.cell_count() && board.has(variable.cell));
  };
  const auto known = [&](int literal) {
    const long long variable = literal < 0 ? -static_cast<long long>(literal) : literal;
    return variable < std::ssize(question.variables);
  };
  const bool fine =
      std::ssize(question.allowed) == board.cell_count() &&
      (question.except.empty() || std::ssize(question.except) == board.cell_count()) &&
      std::ranges::all_of(question.variables, has_cell) &&
      std::ranges::all_of(question.literals, known) &&
      (question.literals.empty() || question.literals.back() == 0);
  if (!fine) throw std::invalid_argument("not a formula about this board");
}

Report check(const Question& question, Effort effort) {
  require_well_formed(question);
  if (question.puzzle.board.value_count() > most_values) {
    Report report;
    report.clauses = static_cast<std::size_t>(std::ranges::count(question.literals, 0));
    report.open.emplace_back();
    for (std::size_t i = 1; i <= report.clauses; ++i) report.open[0].clauses.push_back(i);
    return report;
  }
  return Checker(question, std::move(effort)).run();
}

}  // namespace sudoku_sat::meaning
