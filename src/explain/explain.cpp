// A solution step by step.
//
// The ladder of techniques (propagate/techniques) comes first: its next pattern is a step with all
// that it concludes. Where it has none, a step is looked for in four ways, the simplest first:
// - what a single constraint gives from the values known, in the order in which players look: the
//   last cell of a unit, naked singles, hidden singles of a box, of a line, exclusions;
// - a candidate that unit propagation refutes (locked candidates, pairs, fish, chains), the one
//   with the fewest reasons;
// - a candidate that other candidates have to be refuted for, in arguments inside the argument;
// - where that takes long, a candidate that only the solver refutes: its failed assumptions.
// A solver drops reasons that are not needed where they are sixty or fewer, and tells what else the
// others imply: that is concluded in the same step. A step whose shape has no name of its own is
// told as an argument (arguments.hpp). Each way has a budget, in literals made true. The reasons
// are the fewest for the derivation that was found. Finding the fewest over all is a problem beyond
// NP (Ignatiev et al., CP 2015), and takes seconds for a step of a hard puzzle.
#include "sudoku_sat/explain.hpp"

#include <algorithm>
#include <map>

#include "arguments.hpp"
#include "at_once.hpp"
#include "pattern_steps.hpp"
#include "steps.hpp"

namespace sudoku_sat {

using namespace explain;

class Explainer::Implementation {
 public:
  Implementation(Puzzle puzzle, Limits limits)
      : puzzle_(std::move(puzzle)),
        limits_(std::move(limits)),
        statements_(puzzle_.geometry()),
        reasons_(reasons_of(*puzzle_.board)),
        reasoned_(clauses_of(reasons_, *puzzle_.board)),
        by_reason_(reasoned_, reasons_.size()),
        clauses_(reasoned_),
        known_(clauses_, statements_.last()),
        refutation_(clauses_, known_),
        false_candidates_(puzzle_, reasoned_, reasons_.size(), limits_),
        grid_(puzzle_.givens.size(), 0) {
    for (Cell cell = 0; cell < puzzle_.givens.size(); ++cell) {
      if (puzzle_.givens[cell] != 0) learn({cell, puzzle_.givens[cell], true}, 0);
    }
    known_.settle();
    if (TechniqueSolver::fits(*puzzle_.board)) patterns_.emplace(puzzle_, reasons_, limits_);
  }

  void know(const Outcome& found) { false_candidates_.know(found); }

  std::optional<Step> next() {
    if (complete()) return std::nullopt;
    false_candidates_.require_solution();
    return taken(find());
  }

  std::optional<Step> next_of(const Statement& wanted) {
    false_candidates_.require_solution();
    if (patterns_) {
      if (auto step = taken(step_of(patterns_->single(known_, wanted)))) return step;
    }
    const auto found = at_once(literal(wanted));
    if (!found) return std::nullopt;
    return taken(irredundant(*found, ""));
  }

  std::optional<Step> repeat(Step step) {
    if (patterns_ && is_of_candidates(step)) return repeat_pattern(step);
    const auto closed = [this](const Statement& one) { return !open(literal(one)); };
    const bool fewer = std::erase_if(step.conclusions, closed) > 0;
    if (step.conclusions.empty()) return std::nullopt;
    if (auto told = by_clue(step, fewer)) return told;
    if (step.conclusions.size() == 1 && step.conclusions.front().holds) {
      if (auto single = next_of(step.conclusions.front())) return single;
    }
    const auto number = [this](const Fact& fact) { return known(fact.statement); };
    if (fewer || !renumber(step, number)) {
      if (!give_reasons(step, source(), known_, limits_)) return std::nullopt;
      if (!step.cases.empty()) return taken(argued_again(step));
    }
    if (fewer || !is_true_of(step, possible_before())) step.text.clear();
    step.number = ++steps_;
    return taken(std::move(step));
  }

  /// From any facts that show the exclusions that the pattern needs.
  std::optional<Step> repeat_pattern(const Step& old) {
    auto step = taken(step_of(patterns_->again(old, known_)));
    if (step && step->text == old.text) step->told_without = old.told_without;
    return step;
  }

  /// Where a clue's step can't be told as it was: what the clue gives here.
  std::optional<Step> by_clue(const Step& old, bool fewer) {
    if (!patterns_ || !is_of_clue(old)) return std::nullopt;
    const bool same = !fewer && is_true_of(old, possible_before()) &&
                      std::all_of(old.facts.begin(), old.facts.end(),
                                  [this](const Fact& fact) { return known(fact.statement); });
    return same ? std::nullopt : taken(step_of(patterns_->by_clue(old, known_)));
  }

  const Grid& grid() const { return grid_; }
  bool complete() const { return std::find(grid_.begin(), grid_.end(), 0) == grid_.end(); }
  bool possible(Cell cell, Value value) const {
    return !known(formula::index_of(-variable(cell, value)));
  }

  std::optional<std::size_t> known(const Statement& statement) const {
    const auto fact = fact_of_.find(literal(statement));
    if (fact == fact_of_.end()) return std::nullopt;
    return facts_[fact->second].step;
  }

 private:
  Lit variable(Cell cell, Value value) const { return statements_.variable(cell, value); }
  Lit literal(const Statement& statement) const { return statements_.literal(statement); }
  Statement statement(Lit literal) const { return statements_.statement(literal); }

  bool open(Lit literal) const {
    return !known(formula::index_of(literal)) && !known(formula::index_of(-literal));
  }
  bool known(formula::LitIndex index) const { return known_.knows(index); }

  void take(const Step& step) {
    for (const Statement& conclusion : step.conclusions) learn(conclusion, step.number);
    known_.settle();
  }

  std::optional<Step> taken(std::optional<Step> step) {
    if (step) take(*step);
    return step;
  }

  void learn(const Statement& statement, std::size_t step) {
    const Lit fact = literal(statement);
    fact_of_.emplace(fact, facts_.size());
    known_.add_fact(formula::index_of(fact),
                    static_cast<std::uint32_t>(reasons_.size() + facts_.size()));
    false_candidates_.add_fact(fact);
    facts_.push_back({statement, step});
    if (statement.holds) grid_[statement.cell] = statement.value;
  }

  std::optional<Step> find() {
    if (auto step = by_pattern()) return step;
    if (const auto found = at_once()) return irredundant(*found, "");
    if (auto step = by_told_propagation()) return step;
    if (auto step = by_arguments()) return step;
    return by_search();
  }

  std::optional<Step> by_pattern() {
    return patterns_ ? step_of(patterns_->next(known_)) : std::nullopt;
  }

  std::optional<Step> step_of(const std::optional<propagation::Pattern>& pattern) {
    if (!pattern) return std::nullopt;
    const propagation::Finding& finding = pattern->finding;
    StepReasons reasons(source(), patterns_->groups(finding, known_), limits_);
    const std::vector<Lit> conclusions = patterns_->conclusions(finding);
    if (!reasons.try_to_minimise(conclusions)) return std::nullopt;
    Step step = step_with(reasons.groups());
    for (const Lit literal : conclusions) step.conclusions.push_back(statement(literal));
    step.technique = pattern->technique;
    step.told_without = patterns_->excluded(finding);
    if (!is_by_clues(step, finding.reasons)) step.text = patterns_->text(finding);
    if (step.text.empty()) step.name = step_name(step, *puzzle_.board, possible_before());
    if (step.name.empty()) step.name = pattern->name();
    return step;
  }

  /// The easiest; of one literal if one is wanted.
  std::optional<Conclusion> at_once(Lit wanted = 0) {
    return easiest(known_.conclusions(), source(), grid_, wanted);
  }

  /// The first that can be told, best without suppositions inside: fewer reasons may have to be
  /// looked at in far more cases.
  std::optional<Step> by_told_propagation() {
    std::vector<Lit> refuted = nested().refuted_at_once(fact_literals(), work());
    std::optional<Step> nested;
    for (std::size_t tried = 0; !nested || tried < max_told; ++tried) {
      const auto found = by_propagation(refuted);
      if (!found) break;
      Step step = irredundant(*found, "forcing chain");
      if (!step.cases.empty() ? step.name != nested_chains : step.name != "forcing chain")
        return step;
      if (!nested && !step.cases.empty()) nested = std::move(step);
      std::erase(refuted, -found->literal);
      --steps_;
    }
    if (nested) ++steps_;
    return nested;
  }

  /// That one of the literals does not hold: with the fewest reasons.
  std::optional<Conclusion> by_propagation(const std::vector<Lit>& refuted) {
    constexpr std::size_t max_groups = 60;
    std::optional<Conclusion> best;
    for (const Lit literal : refuted) {
      limits_.check();
      const std::size_t most = best ? best->groups.size() + slack : max_groups;
      auto groups = refutation_.refute(formula::index_of(literal), most);
      if (!groups) continue;
      Conclusion found{-literal, std::move(*groups)};
      if (!best || simpler(found, *best)) best = std::move(found);
    }
    return best;
  }

  /// The step with only those of its reasons that are needed.
  Step irredundant(const Conclusion& found, std::string_view name) {
    StepReasons reasons(source(), found.groups, limits_);
    reasons.minimise(found.literal);
    return make_step(reasons, found.literal, name);
  }

  /// A step with an argument, from the reasons that it has now.
  Step argued_again(const Step& step) {
    const Lit conclusion = literal(step.conclusions.front());
    return irredundant({conclusion, groups_of(step, source())}, step.name);
  }

  /// The conclusion with the fewest reasons among those of the shortest arguments with arguments
  /// inside.
  std::optional<Step> by_arguments() {
    std::optional<Argument> best;
    for (const Refuted& plan : nested().of_one_level(fact_literals(), work())) tell(plan, best);
    return best ? std::optional(step_of(std::move(*best), nested_chains)) : std::nullopt;
  }

  std::vector<Lit> fact_literals() const {
    std::vector<Lit> literals;
    for (const Fact& fact : facts_) literals.push_back(literal(fact.statement));
    return literals;
  }

  /// Keeps the argument with fewer reasons.
  void tell(const Refuted& plan, std::optional<Argument>& best) {
    auto argument = tell_argument(source(), known_, plan, limits_);
    if (argument && (!best || argument->groups.size() < best->groups.size())) best = argument;
  }

  Step step_of(Argument told, std::string_view name) {
    const Lit conclusion = -literal(told.opposite.assumption);
    if (told.groups.size() <= max_irredundant) return irredundant({conclusion, told.groups}, name);
    StepReasons reasons(source(), told.groups, limits_);
    Step step = make_step(reasons, conclusion, "");
    step.name = name_by_argument(name, told.opposite);
    step.conclusions = {statement(conclusion)};
    step.cases = {std::move(told.opposite)};
    return step;
  }

  std::vector<Lit> open_candidates() const {
    std::vector<Lit> literals;
    for (Lit literal = 1; literal <= statements_.last(); ++literal) {
      if (open(literal)) literals.push_back(literal);
    }
    return fewest_first(std::move(literals), statements_, grid_.size());
  }

  /// An argument of any depth.
  std::optional<Step> by_search() {
    const std::vector<Lit> literals =
        false_candidates_.among(nested().farthest_first(open_candidates()));
    if (literals.empty()) return std::nullopt;
    std::optional<Argument> told;
    const auto tell_plan = [&](const Refuted& plan) {
      tell(plan, told);
      return told.has_value();
    };
    if (nested().of_any_depth(fact_literals(), literals, work(), tell_plan)) {
      return step_of(std::move(*told), "search");
    }
    return by_solver(literals.front());
  }

  /// What would take too many small steps is not told: that the candidate is wrong, or the value
  /// from which most follows. If there is no time left, all values that the others follow from,
  /// and also where nothing less than the whole board implies the one.
  Step by_solver(Lit wrong) {
    std::vector<Lit> conclusions = farthest_values();
    if (conclusions.empty()) conclusions = {-wrong};
    const std::size_t wanted = nested().spent(work()) ? conclusions.size() : 1;
    Groups groups = false_candidates_.reasons(std::span(conclusions).first(wanted));
    if (groups.size() < reasons_.size() + facts_.size()) conclusions.resize(wanted);
    if (groups.size() <= max_irredundant) {
      return irredundant({conclusions.front(), std::move(groups)}, "search");
    }
    StepReasons reasons(source(), std::move(groups), limits_);
    Step step = make_step(reasons, conclusions.front(), "");
    auto& all = step.conclusions;
    for (const Lit other : std::span(conclusions).subspan(1)) {
      const Statement value = statement(other);
      if (std::find(all.begin(), all.end(), value) == all.end()) all.insert(all.begin() + 1, value);
    }
    step.name = "search";
    return step;
  }

  /// Of the solution; none if there are several.
  std::vector<Lit> farthest_values() {
    const Grid* const solution = false_candidates_.only_solution();
    if (solution == nullptr) return {};
    std::vector<Lit> values;
    for (Cell cell = 0; cell < grid_.size(); ++cell) {
      if (grid_[cell] == 0) values.push_back(variable(cell, (*solution)[cell]));
    }
    return nested().farthest(fact_literals(), values);
  }

  /// `name`: for steps whose shape has no name of its own.
  Step make_step(StepReasons& reasons, Lit conclusion, std::string_view name) {
    const Groups groups = reasons.groups();
    Step step = step_with(groups);
    const auto open = [this](Lit literal) { return this->open(literal); };
    for (const Lit literal : reasons.implied(conclusion, open)) {
      step.conclusions.push_back(statement(literal));
    }
    const Statement& first = step.conclusions.front();
    const bool full = first.holds && last_of_unit(first.cell, *puzzle_.board, grid_);
    step.name = full ? "full house" : step_name(step, *puzzle_.board, possible_before());
    if (!name.empty() && (step.name.empty() || is_told_as_argument(step.name))) {
      if (step.name.empty()) step.name = name;
      if (auto whole = argue(source(), groups, statement(conclusion), limits_)) {
        step.name = name_by_argument(step.name, whole->opposite);
        step.cases.push_back(std::move(whole->opposite));
      }
    }
    // An argument is about one thing at a time.
    if (!step.cases.empty()) step.conclusions = {statement(conclusion)};
    return step;
  }

  /// The next step, with these groups as its reasons.
  Step step_with(const Groups& groups) {
    Step step;
    step.number = ++steps_;
    set_reasons(step, groups, source());
    return step;
  }

  Possible possible_before() const {
    return [this](Cell cell, Value value) { return possible(cell, value); };
  }

  NestedSearch& nested() {
    if (!nested_) nested_.emplace(reasoned_, puzzle_.board->size(), grid_.size(), limits_);
    return *nested_;
  }
  OtherWork work() const { return {known_.work(), refutation_.work()}; }
  StepSource source() const { return {*puzzle_.board, reasons_, by_reason_, facts_}; }

  static constexpr std::string_view nested_chains = "nested chains";
  static constexpr std::size_t slack = 2;
  static constexpr std::size_t max_told = 8;
  static constexpr std::size_t max_irredundant = 60;
  Puzzle puzzle_;
  const Limits limits_;
  Statements statements_;
  std::vector<Reason> reasons_;
  ReasonedClauses reasoned_;
  ClausesByReason by_reason_;
  GroupedClauses clauses_;
  KnownLiterals known_;
  Refutation refutation_;
  FalseCandidates false_candidates_;
  std::optional<PatternSteps> patterns_;  ///< none on the largest boards
  std::optional<NestedSearch> nested_;    ///< from the first step that needs it
  Grid grid_;
  std::vector<Fact> facts_;
  std::map<Lit, std::size_t> fact_of_;  ///< by literal, its number in facts_
  std::size_t steps_ = 0;
};

Explainer::Explainer(Puzzle puzzle, Limits limits)
    : implementation_(std::make_unique<Implementation>(std::move(puzzle), std::move(limits))) {}
Explainer::~Explainer() = default;
Explainer::Explainer(Explainer&&) noexcept = default;
Explainer& Explainer::operator=(Explainer&&) noexcept = default;
void Explainer::know(const Outcome& found) { implementation_->know(found); }
std::optional<Step> Explainer::next() { return implementation_->next(); }
std::optional<Step> Explainer::next_of(const Statement& wanted) {
  return implementation_->next_of(wanted);
}
std::optional<Step> Explainer::repeat(const Step& step) { return implementation_->repeat(step); }
const Grid& Explainer::grid() const { return implementation_->grid(); }
bool Explainer::complete() const { return implementation_->complete(); }
bool Explainer::possible(Cell cell, Value value) const {
  return implementation_->possible(cell, value);
}
std::optional<std::size_t> Explainer::known(const Statement& statement) const {
  return implementation_->known(statement);
}

}  // namespace sudoku_sat
