// A constraint that only forbids means little without the fact that it is applied to, so facts are
// grouped by constraint: "row 4 has r4c1=1 and r4c8=5 already". Other constraints are named with
// the facts about their cells; constraints of one kind without facts are named together.
#include "grouped_reasons.hpp"

#include <algorithm>
#include <utility>

namespace sudoku_sat::cli {

namespace {

using Kind = Reason::Kind;

/// Whether the reason only forbids values once another value is known.
bool forbids(const Reason& reason) {
  return reason.kind == Kind::once || reason.kind == Kind::one_value;
}

void add_unique(std::vector<Value>& values, Value value) {
  if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
}

class Grouping {
 public:
  Grouping(const Step& step, const Board& board)
      : board_(board), constraints_(step.constraints), uses_(step.constraints.size()) {
    for (const Reason& reason : constraints_) cells_.push_back(sorted_cells(reason));
    for (const Fact& fact : step.facts) place(fact);
    for (std::size_t i = 0; i < constraints_.size(); ++i) file(i);
    join(all_.once);
  }

  GroupedReasons take() { return std::move(all_); }

 private:
  /// How a constraint is used: whether a fact is grouped by it, and the facts that are named after
  /// it.
  struct Use {
    bool used = false;
    std::vector<const Fact*> facts = {};
  };

  std::vector<Cell> sorted_cells(const Reason& reason) const {
    std::vector<Cell> cells = cells_of(reason, board_);
    std::sort(cells.begin(), cells.end());
    return cells;
  }

  bool speaks_of(std::size_t constraint, const Statement& statement) const {
    const std::vector<Cell>& cells = cells_[constraint];
    const Value value = constraints_[constraint].value;
    return std::binary_search(cells.begin(), cells.end(), statement.cell) &&
           (value == 0 || value == statement.value);
  }

  void place(const Fact& fact) {
    FactGroup wanted;
    for (std::size_t i = 0; fact.statement.holds && i < constraints_.size(); ++i) {
      if (!forbids(constraints_[i]) || !speaks_of(i, fact.statement)) continue;
      uses_[i].used = true;
      if (constraints_[i].kind == Kind::once) {
        wanted.numbers.push_back(constraints_[i].number);
      } else {
        wanted.one_value = true;
      }
    }
    if (wanted.one_value || !wanted.numbers.empty()) return add_known(fact, std::move(wanted));
    for (std::size_t i = 0; i < constraints_.size(); ++i) {
      if (forbids(constraints_[i]) || !speaks_of(i, fact.statement)) continue;
      uses_[i].facts.push_back(&fact);
      return;
    }
    all_.others.push_back(&fact);
  }

  void add_known(const Fact& fact, FactGroup wanted) {
    std::vector<FactGroup>& groups = all_.known;
    auto group = std::find_if(groups.begin(), groups.end(), [&](const FactGroup& known) {
      return known.one_value == wanted.one_value && known.numbers == wanted.numbers;
    });
    if (group == groups.end()) group = groups.insert(groups.end(), std::move(wanted));
    group->facts.push_back(&fact);
    add_unique(group->values, fact.statement.value);
  }

  void file(std::size_t constraint) {
    const Reason& reason = constraints_[constraint];
    Use& use = uses_[constraint];
    switch (reason.kind) {
      case Kind::once:
        if (!use.used) add_value(all_.once, reason);
        return;
      case Kind::one_value:
        if (!use.used) all_.cells_with_one.push_back(static_cast<Cell>(reason.number));
        return;
      case Kind::value:
        if (!use.facts.empty()) break;
        return all_.cells_with_value.push_back(static_cast<Cell>(reason.number));
      case Kind::place:
        if (!use.facts.empty()) break;
        return add_value(all_.places, reason);
      default:
        break;
    }
    all_.single.push_back({&reason, std::move(use.facts)});
  }

  /// By constraint.
  static void add_value(std::vector<FactGroup>& groups, const Reason& reason) {
    auto group = std::find_if(groups.begin(), groups.end(), [&](const FactGroup& known) {
      return known.numbers.front() == reason.number;
    });
    if (group == groups.end()) {
      group = groups.insert(groups.end(), FactGroup{.numbers = {reason.number}});
    }
    add_unique(group->values, reason.value);
  }

  /// Constraints that have the same values once are named together.
  static void join(std::vector<FactGroup>& groups) {
    std::vector<FactGroup> all;
    for (FactGroup& group : groups) {
      const auto same = std::find_if(all.begin(), all.end(), [&](const FactGroup& known) {
        return known.values == group.values;
      });
      if (same == all.end()) {
        all.push_back(std::move(group));
      } else {
        same->numbers.push_back(group.numbers.front());
      }
    }
    groups = std::move(all);
  }

  const Board& board_;
  const std::vector<Reason>& constraints_;
  std::vector<std::vector<Cell>> cells_;  ///< of each constraint, ascending
  std::vector<Use> uses_;                 ///< of each constraint
  GroupedReasons all_;
};

}  // namespace

GroupedReasons grouped_reasons(const Step& step, const Board& board) {
  return Grouping(step, board).take();
}

}  // namespace sudoku_sat::cli
