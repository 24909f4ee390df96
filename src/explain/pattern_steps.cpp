#include "pattern_steps.hpp"

#include <algorithm>
#include <deque>
#include <iterator>
#include <set>

#include "propagate/techniques/told_singles.hpp"

namespace sudoku_sat::explain {

using propagation::Finding;
using Kind = Reason::Kind;

namespace {

/// Collects the groups of one pattern.
class PatternGroups {
 public:
  PatternGroups(const Board& board, const Statements& statements,
                const std::vector<Reason>& reasons, const ReasonNumbers& numbers,
                const KnownLiterals& known)
      : board_(board),
        statements_(statements),
        reasons_(reasons),
        numbers_(numbers),
        known_(known) {}

  Groups of(const Finding& finding) {
    for (const Cell cell : finding.cells) need({Kind::value, cell});
    for (const auto& place : finding.places) need({Kind::place, place.unit, place.value});
    for_each_candidate(finding, board_, [this](Cell cell, Value value) { add(cell, value); });
    for (const Reason& reason : finding.reasons) add_reason(reason);
    for (const propagation::Exclusion& one : finding.exclusions)
      open_.insert({one.value, one.cell});
    for (const propagation::Placement& one : finding.values) open_.insert({one.value, one.cell});
    add_links();
    FewestGroups fewest;
    return fewest.find(needed_, shown_);
  }

 private:
  /// With what is known of its cells; of those with the value, if it is about one.
  void add_reason(const Reason& reason) {
    need(reason);
    const bool once = reason.kind == Kind::once;
    if (reason.kind == Kind::value) return;
    for (const Cell cell : cells_of(reason, board_)) {
      for (int number = 1; number <= board_.size(); ++number) {
        const auto value = static_cast<Value>(number);
        if (reason.value != 0 && reason.value != value) continue;
        show(statements_.variable(cell, value));
        if (!once) add(cell, value);
      }
    }
  }

  /// A candidate: open, or known not to hold.
  void add(Cell cell, Value value) {
    if (!show(-statements_.variable(cell, value))) open_.insert({value, cell});
  }

  bool show(Lit literal) {
    const Derivations& derivations = known_.derivations(formula::index_of(literal));
    if (!derivations.empty()) shown_.push_back(&without_formulas(derivations));
    return !derivations.empty();
  }

  /// Those without constraints made of clauses, if there are any: such a constraint can replace
  /// several plain reasons by one, but that is not how a person would find the step.
  const Derivations& without_formulas(const Derivations& all) {
    const auto is_plain = [this](const Groups& groups) {
      return std::none_of(groups.begin(), groups.end(), [this](std::uint32_t group) {
        return group < reasons_.size() && reasons_[group].kind == Kind::formula;
      });
    };
    if (std::all_of(all.begin(), all.end(), is_plain)) return all;
    Derivations plain;
    std::copy_if(all.begin(), all.end(), std::back_inserter(plain), is_plain);
    if (plain.empty()) return all;
    return plain_.emplace_back(std::move(plain));
  }

  /// That open candidates exclude each other.
  void add_links() {
    std::map<Cell, std::size_t> counts;
    for (auto one = open_.begin(); one != open_.end(); ++one) {
      if (++counts[one->second] == 2) need({Kind::one_value, one->second});
      for (auto other = std::next(one); other != open_.end() && other->first == one->first;
           ++other) {
        add_link(one->second, other->second, one->first);
      }
    }
  }

  void add_link(Cell first, Cell second, Value value) {
    const auto of_second = board_.constraints_of(second);
    for (const std::uint32_t number : board_.constraints_of(first)) {
      if (!std::binary_search(of_second.begin(), of_second.end(), number)) continue;
      need({Kind::once, number, value});
    }
  }

  void need(const Reason& reason) { add_group(needed_, numbers_[reason]); }

  const Board& board_;
  const Statements& statements_;
  const std::vector<Reason>& reasons_;
  const ReasonNumbers& numbers_;
  const KnownLiterals& known_;
  Groups needed_;
  std::deque<Derivations> plain_;
  std::vector<const Derivations*> shown_;
  std::set<std::pair<Value, Cell>> open_;
};

}  // namespace

ReasonNumbers::ReasonNumbers(const std::vector<Reason>& reasons) {
  for (const Reason& reason : reasons) {
    numbers_.emplace(key(reason), static_cast<std::uint32_t>(numbers_.size()));
  }
}

PatternSteps::PatternSteps(const Puzzle& puzzle, const std::vector<Reason>& reasons,
                           const Limits& limits)
    : board_(puzzle.board),
      statements_(board_->geometry()),
      reasons_(reasons),
      numbers_(reasons),
      sight_(*board_),
      state_(puzzle, sight_, limits),
      ladder_(propagation::pattern_techniques()) {}

void PatternSteps::take(formula::LitIndex index) {
  const Lit literal = formula::literal_of(index);
  if (std::abs(literal) > statements_.last()) return;
  const Statement statement = statements_.statement(literal);
  if (statement.holds) state_.place(statement.cell, statement.value);
  if (!statement.holds) state_.exclude(statement.cell, statement.value);
}

/// Whether no pattern tells it: constraints made of clauses whose meaning isn't known, and those of
/// digits of numbers.
bool PatternSteps::is_silent(const Reason& reason) const {
  if (reason.kind == Kind::formula) {
    return !propagation::can_be_told(board_->formulas()[reason.number]);
  }
  if (reason.kind != Kind::relation && reason.kind != Kind::diagram) return false;
  const std::vector<Cell> cells = cells_of(reason, *board_);
  return std::any_of(cells.begin(), cells.end(),
                     [this](Cell cell) { return variable_of_digit(*board_, cell) != nullptr; });
}

/// A reader doesn't yet see what a clue gives from known values: a step has to say it first.
void PatternSteps::follow(const KnownLiterals& known) {
  for (; facts_ < known.facts(); ++facts_) take(known.fact(facts_));
  for (; taken_ < known.known().size(); ++taken_) {
    const formula::LitIndex literal = known.known()[taken_];
    const Groups& groups = known.derivations(literal).front();
    const bool silent = std::any_of(groups.begin(), groups.end(), [this](std::uint32_t group) {
      return group < reasons_.size() && is_silent(reasons_[group]);
    });
    if (silent) take(literal);
  }
}

std::optional<propagation::Pattern> PatternSteps::next(const KnownLiterals& known) {
  follow(known);
  return propagation::next_pattern(state_, ladder_);
}

std::vector<Lit> PatternSteps::conclusions(const Finding& finding) const {
  std::vector<Lit> literals;
  for (const auto& one : finding.values) {
    literals.push_back(statements_.variable(one.cell, one.value));
  }
  std::set<Lit> excluded;
  for (const auto& one : finding.exclusions) {
    excluded.insert(statements_.variable(one.cell, one.value));
  }
  for (const Lit variable : excluded) literals.push_back(-variable);
  return literals;
}

Groups PatternSteps::groups(const Finding& finding, const KnownLiterals& known) const {
  return PatternGroups(*board_, statements_, reasons_, numbers_, known).of(finding);
}

std::string PatternSteps::text(const Finding& finding) const {
  const auto of_digit = [this](const auto& one) {
    return variable_of_digit(*board_, one.cell) != nullptr;
  };
  const bool digits = std::any_of(finding.values.begin(), finding.values.end(), of_digit) ||
                      std::any_of(finding.exclusions.begin(), finding.exclusions.end(), of_digit);
  return digits ? "" : propagation::sentence_of(finding, *board_);
}

namespace {

std::optional<Finding> single_of(const TechniqueState& state, const Statement& wanted) {
  const Board& board = state.board();
  const auto of_cell = board.constraints_of(wanted.cell);
  const auto& units = board.units();
  const auto for_unit = [&](const auto& fits) -> std::optional<std::uint32_t> {
    for (const std::uint32_t unit : of_cell) {
      if (std::find(units.begin(), units.end(), unit) != units.end() && fits(unit)) return unit;
    }
    return std::nullopt;
  };
  const auto last = for_unit([&](std::uint32_t unit) {
    const auto cells = board.cells_of(unit);
    return std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return state.open(cell); }) ==
           1;
  });
  if (last) return propagation::last_of(state, *last, wanted.cell);
  for (const bool lines : {false, true}) {
    const auto only = for_unit([&](std::uint32_t unit) {
      return is_line(board.all_different()[unit].kind) == lines &&
             state.places(unit, wanted.value).size() == 1;
    });
    if (only) return propagation::only_place(state, {*only, wanted.value}, wanted.cell);
  }
  if (state.values(wanted.cell).size() != 1) return std::nullopt;
  return propagation::only_value(state, wanted.cell);
}

}  // namespace

std::optional<propagation::Pattern> PatternSteps::single(const KnownLiterals& known,
                                                         const Statement& wanted) {
  if (auto easiest = next(known); easiest && !easiest->finding.values.empty()) {
    const auto& value = easiest->finding.values.front();
    if (value.cell == wanted.cell && value.value == wanted.value) return easiest;
  }
  const bool open =
      wanted.holds && state_.open(wanted.cell) && state_.possible(wanted.cell, wanted.value);
  auto finding = open ? single_of(state_, wanted) : std::nullopt;
  if (!finding) return std::nullopt;
  const std::string_view name = !finding->reasons.empty() ? "full-house"
                                : finding->places.empty() ? "naked-single"
                                                          : "hidden-single";
  const auto technique = std::find_if(ladder_.begin(), ladder_.end(),
                                      [&](const Technique* one) { return one->name == name; });
  if (technique == ladder_.end()) return std::nullopt;
  return propagation::Pattern{*technique, *std::move(finding)};
}

namespace {

class LookingFor {
 public:
  LookingFor(TechniqueState& state, const Finding& wanted) : state_(state) {
    state_.look_for(&wanted);
  }
  LookingFor(const LookingFor&) = delete;
  LookingFor& operator=(const LookingFor&) = delete;
  ~LookingFor() { state_.look_for(nullptr); }

 private:
  TechniqueState& state_;
};

}  // namespace

std::optional<propagation::Pattern> PatternSteps::by_clue(const Step& step,
                                                          const KnownLiterals& known) {
  follow(known);
  Finding wanted{.exclusions = {}};
  for (const Statement& one : step.conclusions) {
    if (known.knows(formula::index_of(statements_.literal(one)))) continue;
    if (one.holds) wanted.values.push_back({one.cell, one.value});
    if (!one.holds) wanted.exclusions.push_back({one.cell, one.value});
  }
  if (wanted.values.empty() && wanted.exclusions.empty()) return std::nullopt;
  const LookingFor looking(state_, wanted);
  auto found = step.technique->find(state_);
  if (!found || !propagation::is_wanted(state_, *found)) return std::nullopt;
  return propagation::Pattern{step.technique, *std::move(found)};
}

std::optional<propagation::Pattern> PatternSteps::again(const Step& step,
                                                        const KnownLiterals& known) {
  follow(known);
  auto same = pattern_of(step, [&](const Statement& one) {
    return !known.knows(formula::index_of(statements_.literal(one)));
  });
  if (!same) return std::nullopt;
  const auto possible = [this](const Statement& one) {
    return state_.possible(one.cell, one.value);
  };
  if (std::none_of(step.told_without.begin(), step.told_without.end(), possible)) return same;
  same->finding.tell = {};
  auto other = step.technique->find(state_);
  if (!other) return same;
  const auto concludes = [&](const propagation::Exclusion& one) {
    const auto& all = other->exclusions;
    return std::find(all.begin(), all.end(), one) != all.end();
  };
  const auto& wanted = same->finding.exclusions;
  if (!std::all_of(wanted.begin(), wanted.end(), concludes)) return same;
  return propagation::Pattern{step.technique, *std::move(other)};
}

std::vector<Statement> excluded_in(const TechniqueState& state, const Finding& finding) {
  std::vector<Statement> statements;
  for_each_candidate(finding, state.board(), [&](Cell cell, Value value) {
    if (!state.possible(cell, value)) statements.push_back({cell, value, false});
  });
  return statements;
}

std::optional<Step> step_without_facts(const propagation::Pattern& pattern,
                                       const TechniqueState& state) {
  const Finding& finding = pattern.finding;
  if (!finding.values.empty() || !finding.reasons.empty()) return std::nullopt;
  Step step;
  step.name = pattern.name();
  step.technique = pattern.technique;
  for (const propagation::Exclusion& one : finding.exclusions) {
    step.conclusions.push_back({one.cell, one.value, false});
  }
  for (const Cell cell : finding.cells) step.constraints.push_back({Kind::value, cell});
  for (const auto& place : finding.places) {
    step.constraints.push_back({Kind::place, place.unit, place.value});
  }
  step.told_without = excluded_in(state, finding);
  step.text = propagation::sentence_of(finding, state.board());
  return step;
}

bool is_of_candidates(const Step& step) {
  constexpr Kind kinds[] = {Kind::value, Kind::place, Kind::once, Kind::one_value};
  return step.technique != nullptr && !step.conclusions.front().holds && !step.text.empty() &&
         step.cases.empty() &&
         std::all_of(step.constraints.begin(), step.constraints.end(), [&](const Reason& one) {
           return std::find(std::begin(kinds), std::end(kinds), one.kind) != std::end(kinds);
         });
}

bool is_of_clue(const Step& step) {
  return step.technique != nullptr && step.technique->name == "constraint" && step.cases.empty();
}

std::optional<propagation::Pattern> pattern_of(const Step& step,
                                               const std::function<bool(const Statement&)>& open) {
  Finding finding{.exclusions = {}, .name = step.name};
  for (const Statement& one : step.conclusions) {
    if (open(one)) finding.exclusions.push_back({one.cell, one.value});
  }
  if (finding.exclusions.empty()) return std::nullopt;
  for (const Reason& one : step.constraints) {
    if (one.kind == Kind::value) finding.cells.push_back(static_cast<Cell>(one.number));
    if (one.kind == Kind::place) finding.places.push_back({one.number, one.value});
  }
  if (finding.exclusions.size() == step.conclusions.size()) {
    finding.tell = [text = step.text](const auto&, const auto&) { return text; };
  }
  return propagation::Pattern{step.technique, std::move(finding)};
}

}  // namespace sudoku_sat::explain
