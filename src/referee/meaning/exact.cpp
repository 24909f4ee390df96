// Each question is whether the clauses together with a few values of cells have a model: values
// that a statement forbids. Values are set cell by cell, and what unit propagation refutes on the
// way needs no further look; a full set of forbidden values that it doesn't refute is searched for
// a model. So a good encoding leaves little to search, and a wrong one shows itself by a model.
//
// First of all, cells have to have one value each. Some encodings leave half of that to counting:
// if N cells have a value each and no two of them the same, none has two.
#include <algorithm>
#include <bit>

#include "counting.hpp"

namespace sudoku_sat::meaning {

namespace {

bool is_askable(const Statement& statement) { return statement.tries <= most_tries; }

class ExactChecker {
 public:
  ExactChecker(const Question& question, const Facts& facts, const Clauses& clauses,
               const Effort& effort, Steps& steps)
      : question_(question),
        facts_(facts),
        effort_(effort),
        steps_(steps),
        models_(clauses, question.puzzle.board, steps),
        grid_(static_cast<std::size_t>(question.puzzle.board.cell_count()), referee::no_value) {}

  Exactness run() {
    result_.statements = question_.puzzle.statements.size();
    if (!models_.begin() || !has_one_value_each()) return result_;
    ask_givens();
    ask_except();
    ask_small();
    for (const Statement& statement : question_.puzzle.statements)
      if (is_large(statement)) ask_large(statement);
    if (!result_.wrong && !result_.open.empty()) ask_all_models();
    return result_;
  }

 private:
  static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
  int& held(Cell cell) { return grid_[index(cell)]; }
  bool goes_on(const std::string& rule) const {
    return !result_.wrong && !result_.open.contains(rule);
  }
  bool is_large(const Statement& statement) const {
    return statement.cells.empty() || statement.cells.size() > 2;
  }

  /// Runs a part of the check, which leaves the rule open if it takes too long.
  template <class Ask>
  void ask(const std::string& rule, const Ask& ask_it) {
    if (!goes_on(rule)) return;
    const std::size_t before = models_.depth();
    steps_.limit(effort_.steps_of_group);
    try {
      if (ask_it()) result_.wrong = Admitted{models_.grid(), rule};
    } catch (const OutOfSteps&) {
      result_.open.insert(rule);
    }
    models_.undo(before);
  }

  /// Each pattern of a cell's variables has to be that of one value.
  bool has_one_value_each() {
    for (const Cell cell : models_.cells()) {
      ask("cells", [&] {
        return !models_.for_each_pattern(cell, [&] {
          int values = 0;
          for (int i = 0; i < facts_.board().value_count(); ++i)
            values += models_.possible(cell, bit(i)) ? 1 : 0;
          if (values == 1 && models_.decided(cell)) return true;
          const std::size_t before = models_.depth();
          const bool found = models_.find_any();
          if (!found) models_.undo(before);
          return !found;
        });
      });
    }
    std::size_t wanted = 0, found = 0;
    for (const Variable& variable : question_.variables) wanted += variable.cell < 0 ? 0 : 1;
    for (const Cell cell : models_.cells()) found += models_.variables(cell);
    // A variable that occurs in no clause can have any value.
    if (found != wanted) result_.open.insert("cells");
    return goes_on("cells");
  }

  void ask_givens() {
    for (const Cell cell : models_.cells())
      for (int i = 0; i < facts_.board().value_count(); ++i)
        if ((question_.allowed[index(cell)] & bit(i)) == 0)
          ask("givens", [&] { return models_.hold(cell, bit(i)) && find_model(); });
  }

  void ask_except() {
    if (question_.except.empty()) return;
    ask("the claim", [&] {
      for (const Cell cell : models_.cells()) {
        const Values values = question_.except[index(cell)];
        if (std::has_single_bit(values) && !models_.hold(cell, values)) return false;
      }
      return models_.find(
          [&](const Grid& grid) { return facts_.is_within(grid, question_.except); });
    });
  }

  bool find_model() {
    return models_.find([](const Grid&) { return true; });
  }

  /// Statements about one or two cells, all those together that begin with the same cell.
  void ask_small() {
    std::vector<std::vector<const Statement*>> of_cell(grid_.size());
    for (const Statement& statement : question_.puzzle.statements)
      if (!is_large(statement)) of_cell[index(statement.cells[0])].push_back(&statement);
    for (const Cell cell : models_.cells())
      for (int i = 0; i < facts_.board().value_count(); ++i) {
        const std::size_t before = models_.depth();
        steps_.limit(effort_.steps_of_group);
        try {
          held(cell) = facts_.number(i);
          if (!of_cell[index(cell)].empty() && models_.possible(cell, bit(i)) &&
              models_.hold(cell, bit(i)))
            for (const Statement* statement : of_cell[index(cell)]) ask_second(*statement);
        } catch (const OutOfSteps&) {
          for (const Statement* statement : of_cell[index(cell)])
            result_.open.insert(statement->rule);
        }
        models_.undo(before);
      }
  }

  /// The statement's first cell holds a value.
  void ask_second(const Statement& statement) {
    if (!is_askable(statement)) result_.open.insert(statement.rule);
    const Cell cell = statement.cells.back();
    for (int i = 0; i < facts_.board().value_count() && goes_on(statement.rule); ++i) {
      if (!models_.possible(cell, bit(i))) continue;
      const int before = held(cell);
      held(cell) = facts_.number(i);
      if (!statement.holds(grid_))
        ask(statement.rule, [&] { return models_.hold(cell, bit(i)) && find_model(); });
      held(cell) = before;
    }
  }

  void ask_large(const Statement& statement) {
    if (!is_askable(statement) || statement.cells.empty()) result_.open.insert(statement.rule);
    ask(statement.rule, [&] { return find_forbidden(statement, 0); });
  }

  bool find_forbidden(const Statement& statement, std::size_t at) {
    const std::vector<Cell>& cells = statement.cells;
    if (at == cells.size()) {
      return !meaning::ask(statement, grid_, steps_) && find_model();
    }
    const std::size_t before = models_.depth();
    for (int i = 0; i < facts_.board().value_count(); ++i) {
      if (!models_.possible(cells[at], bit(i))) continue;
      held(cells[at]) = facts_.number(i);
      if (models_.hold(cells[at], bit(i)) && find_forbidden(statement, at + 1)) return true;
      models_.undo(before);
    }
    return false;
  }

  /// All models, if there are few: then what is open can be asked of each.
  void ask_all_models() {
    std::vector<const Statement*> open;
    for (const Statement& statement : question_.puzzle.statements)
      if (result_.open.contains(statement.rule)) open.push_back(&statement);
    std::string broken;
    const auto breaks = [&](const Grid& grid) {
      for (const Statement* statement : open) {
        if (!is_askable(*statement)) throw OutOfSteps();
        if (meaning::ask(*statement, grid, steps_)) continue;
        broken = statement->rule;
        return true;
      }
      for (const Cell cell : models_.cells()) {
        const int place = grid[index(cell)] - facts_.board().first_value;
        if ((question_.allowed[index(cell)] & bit(place)) != 0) continue;
        broken = "givens";
        return true;
      }
      broken = "the claim";
      return facts_.is_within(grid, question_.except);
    };
    steps_.limit(effort_.steps);
    try {
      if (models_.find(breaks)) result_.wrong = Admitted{models_.grid(), broken};
      result_.open.clear();
    } catch (const OutOfSteps&) {
      return;
    }
  }

  const Question& question_;
  const Facts& facts_;
  const Effort& effort_;
  Steps& steps_;
  Models models_;
  Exactness result_;
  Grid grid_;
};

}  // namespace

Exactness check_exact(const Question& question, Effort effort) {
  require_well_formed(question);
  Exactness result;
  result.statements = question.puzzle.statements.size();
  if (question.puzzle.board.value_count() > most_values) {
    result.open.insert("cells");
    return result;
  }
  const Facts facts(question.puzzle, question.allowed);
  Steps steps(effort);
  std::vector<int> literals(question.literals.begin(), question.literals.end());
  try {
    steps.limit(effort.steps_of_group);
    const Clauses clauses(question, facts);
    Models models(clauses, question.puzzle.board, steps);
    if (!models.begin()) return result;
    const std::vector<int> more = clauses_by_counting(question, facts, models);
    literals.insert(literals.end(), more.begin(), more.end());
  } catch (const OutOfSteps&) {
    // Then nothing is known to follow by counting.
  }
  Question longer = question;
  longer.literals = literals;
  const Clauses clauses(longer, facts);
  result = ExactChecker(longer, facts, clauses, effort, steps).run();
  result.steps = steps.taken();
  return result;
}

}  // namespace sudoku_sat::meaning
