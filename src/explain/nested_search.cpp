// A candidate that unit propagation does not refute is supposed, and then others one after the
// other: what propagation refutes among them is excluded, until nothing is left of the board. All
// 9x9 Sudokus that were ever published are solved that way (D. Berthier, Pattern-Based Constraint
// Satisfaction and Logic Puzzles, 2012: "T&E(2)"). Candidates of cells that have few come first: if
// one of two is excluded, the other one holds. Other rules may take more: then a candidate that
// leads far is supposed in its turn, as deep as it takes (look-ahead: M. Heule and H. van Maaren,
// Handbook of Satisfiability, 2009, chapter 5). Where looking ahead takes too long, cases are
// distinguished without it, with restarts: by the cell with the fewest candidates, or the fewest
// for its failures so far (dom/wdeg: F. Boussemart et al., ECAI 2004). Either wins by far at times.
#include "arguments.hpp"

#include <algorithm>

namespace sudoku_sat::explain {

namespace {

/// Literals made true before the first restart.
constexpr std::uint64_t min_by_cases = 20'000;

/// How many literals have to be new for simplifying to be worth its time, of this many open ones.
constexpr std::size_t simplify_at(std::size_t open) { return std::max<std::size_t>(1, open / 16); }

}  // namespace

NestedSearch::NestedSearch(const ReasonedClauses& clauses, int size, std::size_t cells,
                           const Limits& limits)
    : limits_(limits),
      literals_(clauses.literals),
      all_literals_(clauses.literals.size()),
      size_(size),
      mentioned_(clauses.variables + 1, false),
      held_(clauses.variables + 1, 0),
      unrefuted_(cells * static_cast<std::size_t>(size)),
      reached_(clauses.variables + 1, 0) {
  propagator_.new_vars(clauses.variables);
  propagator_.add({.literals = clauses.literals, .clauses = clauses.reasons.size()});
  for (const Lit literal : clauses.literals) mentioned_[formula::variable_of(literal)] = true;
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const auto first = mentioned_.begin() + static_cast<Lit>(cell) * size_ + 1;
    if (std::find(first, first + size_, true) != first + size_) cells_.push_back(cell);
  }
}

bool NestedSearch::begin(std::span<const Lit> facts, std::uint64_t max_work) {
  earlier_work_ += std::exchange(work_, 0);
  ++state_;
  max_work_ = max_work;
  if (!propagator_.restart(limits_)) return false;
  for (const Lit fact : facts) propagator_.assume(formula::index_of(fact));
  if (!propagator_.propagate(limits_)) return false;
  const std::size_t known = propagator_.assignment().size();
  if (known - simplified_ >= simplify_at(propagator_.variables() - simplified_)) simplify();
  return true;
}

/// Without clauses that are true now, and the literals of others that are false: candidates are
/// tried on what is left thousands of times.
void NestedSearch::simplify() {
  const formula::Assignment& assignment = propagator_.assignment();
  std::vector<Lit> simpler;
  for (std::size_t i = 0; i < assignment.size(); ++i) {
    simpler.insert(simpler.end(), {formula::literal_of(assignment[i]), 0});
  }
  simplified_ = assignment.size();
  std::size_t clauses = simplified_;
  each_clause(literals_, [&](std::span<const Lit> clause) {
    const auto is_true = [&](Lit literal) {
      return assignment.is_true(formula::index_of(literal));
    };
    if (std::any_of(clause.begin(), clause.end(), is_true)) return;
    std::copy_if(clause.begin(), clause.end(), std::back_inserter(simpler),
                 [&](Lit literal) { return assignment.is_open(formula::index_of(literal)); });
    simpler.push_back(0);
    ++clauses;
  });
  formula::Propagator propagator;
  propagator.new_vars(propagator_.variables());
  propagator.add({.literals = simpler, .clauses = clauses});
  propagator.restart(limits_);
  propagator_ = std::move(propagator);
  literals_ = std::move(simpler);
}

std::vector<Lit> NestedSearch::farthest(std::span<const Lit> facts, std::span<const Lit> literals) {
  std::vector<Lit> chosen;
  begin(facts, UINT64_MAX);
  while (true) {
    std::optional<Lit> best;
    std::size_t most = 0;
    for (const Lit literal : literals) {
      if (!is_open(literal)) continue;
      const std::size_t reached = reach(literal);
      if (best && reached <= most) continue;
      best = literal;
      most = reached;
    }
    if (!best) return chosen;
    chosen.push_back(*best);
    suppose(*best);
  }
}

std::vector<Lit> NestedSearch::farthest_first(std::vector<Lit> literals) const {
  const auto reached = [this](Lit literal) { return reached_[formula::variable_of(literal)]; };
  std::stable_sort(literals.begin(), literals.end(),
                   [&](Lit a, Lit b) { return reached(a) > reached(b); });
  return literals;
}

std::optional<Refuted> NestedSearch::refute(std::span<const Lit> facts, Lit literal,
                                            std::uint64_t max_work) {
  if (!begin(facts, max_work)) return Refuted{literal, {}};
  auto steps = refute_deep(literal);
  if (!steps) return std::nullopt;
  return Refuted{literal, std::move(*steps)};
}

std::optional<Refuted> NestedSearch::refute_by_cases(std::span<const Lit> facts, Lit literal,
                                                     std::uint64_t max_work) {
  failures_.assign(cells_.empty() ? 0 : cells_.back() + 1, 0);
  for (std::uint64_t work = min_by_cases; work <= max_work; work *= 2) {
    for (const bool weighted : {true, false}) {
      weighted_ = weighted;
      Steps steps;
      const bool refuted = !begin(facts, work) || !suppose(literal) || split(steps);
      if (refuted) return Refuted{literal, std::move(steps)};
    }
  }
  return std::nullopt;
}

/// From what is supposed now to a contradiction.
bool NestedSearch::split(Steps& steps) {
  while (work_ <= max_work_) {
    const std::optional<Lit> literal = choose_case();
    if (!literal) return false;
    const std::size_t before = propagator_.assignment().size();
    Steps inner;
    const bool fails = !suppose(*literal);
    if (fails) ++failures_[static_cast<std::size_t>((*literal - 1) / size_)];
    const bool refuted = fails || split(inner);
    take_back(before);
    if (!refuted) return false;
    steps.push_back({*literal, std::move(inner)});
    if (!suppose(-*literal)) return true;
  }
  return false;
}

/// The open candidates of the cell, in ascending order.
template <class Visit>
void NestedSearch::for_each_open(std::size_t cell, const Visit& visit) const {
  const Lit first = static_cast<Lit>(cell) * size_ + 1;
  for (Lit literal = first; literal < first + size_; ++literal) {
    if (is_open(literal) && mentioned_[formula::variable_of(literal)]) visit(literal);
  }
}

/// The first open candidate of the cell with the fewest, for its failures if they count.
std::optional<Lit> NestedSearch::choose_case() const {
  std::optional<Lit> best;
  std::uint64_t best_count = 0;
  std::uint64_t best_weight = 1;
  for (const std::size_t cell : cells_) {
    std::optional<Lit> open;
    std::uint64_t count = 0;
    for_each_open(cell, [&](Lit literal) {
      if (count++ == 0) open = literal;
    });
    const std::uint64_t weight = 1 + (weighted_ ? failures_[cell] : 0);
    if (!open || (best && count * best_weight >= best_count * weight)) continue;
    best = open;
    best_count = count;
    best_weight = weight;
  }
  return best;
}

/// Those of cells with the fewest come first.
std::vector<Lit> NestedSearch::open_candidates() const {
  std::vector<std::pair<std::size_t, Lit>> open;
  for (const std::size_t cell : cells_) {
    const std::size_t begin = open.size();
    for_each_open(cell, [&](Lit literal) { open.emplace_back(0, literal); });
    for (std::size_t i = begin; i < open.size(); ++i) open[i].first = open.size() - begin;
  }
  std::stable_sort(open.begin(), open.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Lit> literals;
  for (const auto& [candidates, literal] : open) literals.push_back(literal);
  return literals;
}

/// As refute_flat() from nothing refuted, which is done only for what it refutes, or where it
/// wasn't done before.
std::optional<NestedSearch::Steps> NestedSearch::refute_again(std::span<const Lit> facts,
                                                              Lit literal, std::size_t most) {
  if (const Unrefuted::Closure* const before = unrefuted_.find(literal)) {
    if (Unrefuted::is_all(*before, facts)) return std::nullopt;
    Steps refuted;
    for (const Lit other : before->refuted) refuted.push_back({other, {}});
    if (!refute_flat(facts, literal, std::move(refuted), SIZE_MAX)) return std::nullopt;
  }
  return refute_flat(facts, literal, {}, most);
}

/// What propagation refutes on the way, after those that are known to be refuted; no value if that
/// does not lead to a contradiction, or takes more than `most`.
std::optional<NestedSearch::Steps> NestedSearch::refute_flat(std::span<const Lit> facts,
                                                             Lit literal, Steps refuted,
                                                             std::size_t most) {
  const std::size_t begin = propagator_.assignment().size();
  bool contradiction = !suppose(literal);
  for (const Refuted& one : refuted) {
    if (contradiction) break;
    if (is_open(one.literal)) contradiction = !suppose(-one.literal);
  }
  bool more = true;
  while (more && !contradiction && refuted.size() <= most && work_ <= max_work_) {
    more = probe(refuted, most, contradiction);
  }
  if (!more) {
    std::vector<Lit> literals;
    for (const Refuted& one : refuted) literals.push_back(one.literal);
    unrefuted_.keep(literal, std::move(literals), propagator_.assignment(), facts.size());
  }
  reached_[formula::variable_of(literal)] = propagator_.assignment().size() - begin;
  take_back(begin);
  if (!contradiction || refuted.size() > most) return std::nullopt;
  return refuted;
}

std::optional<NestedSearch::Steps> NestedSearch::refute_deep(Lit literal) {
  const std::size_t begin = propagator_.assignment().size();
  Steps steps;
  const bool refuted = !suppose(literal) || refute_further(steps);
  take_back(begin);
  if (!refuted) return std::nullopt;
  return steps;
}

/// From what is supposed now to a contradiction.
bool NestedSearch::refute_further(Steps& steps) {
  while (work_ <= max_work_) {
    bool contradiction = false;
    if (probe(steps, SIZE_MAX, contradiction)) {
      if (contradiction) return true;
      continue;
    }
    const std::optional<Lit> choice = choose();
    if (!choice) return false;
    auto inner = refute_deep(*choice);
    if (!inner) return false;
    steps.push_back({*choice, std::move(*inner)});
    if (!suppose(-*choice)) return true;
  }
  return false;
}

/// Excludes each candidate that propagation refutes, up to a contradiction or more than `most`
/// steps. Whether there was one.
bool NestedSearch::probe(Steps& steps, std::size_t most, bool& contradiction) {
  const std::size_t before = steps.size();
  for (const Lit other : open_candidates()) {
    if (contradiction || steps.size() > most) break;
    if (!is_open(other) || !fails(other)) continue;
    steps.push_back({other, {}});
    contradiction = !suppose(-other);
  }
  return steps.size() > before;
}

/// Of the cells with the fewest candidates the one that leads far whether it holds or not.
/// Requires: propagation refutes none.
std::optional<Lit> NestedSearch::choose() {
  const std::vector<Lit> open = open_candidates();
  std::optional<Lit> best;
  std::size_t most = 0;
  for (const Lit literal : open) {
    if (count_candidates(literal) > count_candidates(open.front())) break;
    const std::size_t score = reach(literal) * (1 + reach(-literal));
    if (best && score <= most) continue;
    best = literal;
    most = score;
  }
  return best;
}

/// Of the literal's cell.
int NestedSearch::count_candidates(Lit literal) const {
  const Lit first = (literal - 1) / size_ * size_ + 1;
  int count = 0;
  for (Lit other = first; other < first + size_; ++other) {
    count += is_open(other) ? 1 : 0;
  }
  return count;
}

/// How many literals hold with this one; 0 if propagation refutes it.
std::size_t NestedSearch::reach(Lit literal) {
  const std::size_t before = propagator_.assignment().size();
  const bool holds = holds_with(literal);
  const std::size_t after = propagator_.assignment().size();
  propagator_.undo(before);
  return holds ? after - before : 0;
}

bool NestedSearch::holds_with(Lit literal) {
  const std::size_t before = propagator_.assignment().size();
  const bool holds =
      propagator_.assume(formula::index_of(literal)) && propagator_.propagate(limits_);
  work_ += propagator_.assignment().size() - before;
  return holds;
}

/// The literal is true from now on, and what follows. False at a contradiction.
bool NestedSearch::suppose(Lit literal) {
  ++state_;
  return holds_with(literal);
}

void NestedSearch::take_back(std::size_t size) {
  ++state_;
  propagator_.undo(size);
}

/// Whether propagation refutes the candidate. What holds with one that it doesn't refute leads to
/// less than that one does, so it isn't refuted either, until more is true.
bool NestedSearch::fails(Lit candidate) {
  if (held_[formula::variable_of(candidate)] == state_) return false;
  const std::size_t before = propagator_.assignment().size();
  const bool holds = holds_with(candidate);
  for (std::size_t i = before; holds && i < propagator_.assignment().size(); ++i) {
    const formula::LitIndex index = propagator_.assignment()[i];
    if (!formula::is_negated(index))
      held_[formula::variable_of(formula::literal_of(index))] = state_;
  }
  propagator_.undo(before);
  return !holds;
}

}  // namespace sudoku_sat::explain
