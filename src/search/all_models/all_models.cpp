#include "all_models.hpp"

#include "base/luby.hpp"

namespace sudoku_sat::search {

namespace {

constexpr std::uint64_t conflicts_to_restart = 100;
constexpr std::uint64_t first_conflicts_to_forget = 700;
constexpr std::uint64_t more_conflicts_to_forget = 70;
// As measured on 9x9 boards with all kinds of rules.
constexpr std::uint64_t steps_per_microsecond = 55;
constexpr unsigned rounds_between_checks = 1024;

}  // namespace

Var AllModels::new_vars(std::size_t n) {
  levels_.new_variables(n);
  return take_variables(variables_, n);
}

void AllModels::add(const ClauseBlock& block) {
  each_clause(block.literals, [this](std::span<const Lit> clause) {
    if (!refuted_) refuted_ = !add_clause(clause);
  });
}

/// False if the clause has no literal that may be true.
bool AllModels::add_clause(std::span<const Lit> literals) {
  std::vector<formula::LitIndex>& clause = lesson_;
  if (!formula::normalise(literals, clause)) return true;
  const auto holds = [this](formula::LitIndex literal) { return levels_.is_true(literal); };
  if (std::any_of(clause.begin(), clause.end(), holds)) return true;
  std::erase_if(clause, [this](formula::LitIndex literal) { return levels_.is_false(literal); });
  if (clause.size() == 1) levels_.assign(clause.front(), {}, 0);
  if (clause.size() > 1) levels_.add(clause, 0);
  return !clause.empty();
}

AllModels::End AllModels::run(Var counted, std::uint64_t work, const Limits& limits,
                              const std::function<bool()>& visit) {
  prepare(static_cast<std::size_t>(counted));
  const std::uint64_t last_step = levels_.steps() + work * steps_per_microsecond;
  bool left = !refuted_;
  while (left) {
    if (++rounds_ % rounds_between_checks == 0) limits.check();
    if (levels_.steps() > last_step) return End::out_of_work;
    if (!levels_.propagate()) {
      left = resolve_conflict();
      continue;
    }
    restart_and_forget();
    if (decide()) continue;
    if (!visit()) return End::at_model;
    left = next_branch(last_level_that_counts());
  }
  return End::exhausted;
}

void AllModels::prepare(std::size_t counted) {
  counted_ = counted;
  order_ = VariableOrder(levels_.variables(), counted_);
  seen_.assign(levels_.variables() + 1, 0);
  marks_.assign(levels_.variables() + 1, 0);
}

void AllModels::restart_and_forget() {
  if (conflicts_ >= restart_at_) {
    restart_at_ = conflicts_ + conflicts_to_restart * base::luby(++restarts_);
    back_to(closed_);
  }
  if (conflicts_ >= forget_at_) {
    forget_at_ = conflicts_ + first_conflicts_to_forget + more_conflicts_to_forget * ++forgotten_;
    levels_.forget_clauses();
  }
}

/// The levels of variables that don't count come last.
std::size_t AllModels::last_level_that_counts() const {
  std::size_t level = levels_.level();
  while (level > 0 && levels_.decision_of(level) / 2 > counted_) --level;
  return level;
}

/// Opens a level. False if all variables have values. A value in a cell says more than that it
/// is not there.
bool AllModels::decide() {
  while (!order_.empty()) {
    const VariableOrder::Variable variable = order_.take();
    if (!levels_.is_open(2 * variable)) continue;
    levels_.open_level();
    levels_.assign(2 * variable, {}, levels_.level());
    return true;
  }
  return false;
}

/// Nothing is left below the decisions up to that level: the last one is taken back. False if
/// there is none.
bool AllModels::next_branch(std::size_t level) {
  if (level == 0) return false;
  const formula::LitIndex decision = levels_.decision_of(level);
  back_to(level - 1);
  closed_ = level - 1;
  levels_.assign(formula::negation(decision), {Levels::ReasonKind::visited, 0}, closed_);
  std::erase_if(late_, [this](const Late& late) { return late.level > closed_; });
  for (const Late& late : late_) {
    if (levels_.is_open(late.literal)) levels_.assign(late.literal, late.reason, late.level);
  }
  return true;
}

bool AllModels::resolve_conflict() {
  ++conflicts_;
  if (levels_.level() == closed_) return next_branch(closed_);
  find_lesson();
  learn();
  return true;
}

/// The clause at the first unique implication point.
void AllModels::find_lesson() {
  lesson_.assign(1, 0);
  open_paths_ = 0;
  for (const formula::LitIndex literal : levels_.conflict()) see(literal);
  std::size_t place = levels_.trail().size();
  while (true) {
    const formula::LitIndex literal = levels_.trail()[--place];
    if (seen_[literal / 2] == 0 || levels_.level_of(literal) != levels_.level()) continue;
    lesson_.front() = formula::negation(literal);
    if (--open_paths_ == 0) break;
    each_cause(literal, [this](formula::LitIndex cause) {
      see(formula::negation(cause));
      return true;
    });
  }
  lesson_.erase(
      std::remove_if(lesson_.begin() + 1, lesson_.end(),
                     [this](formula::LitIndex falsified) { return is_implied(falsified); }),
      lesson_.end());
  for (const formula::LitIndex literal : to_clear_) seen_[literal / 2] = 0;
  to_clear_.clear();
  order_.decay();
}

void AllModels::see(formula::LitIndex falsified) {
  if (seen_[falsified / 2] != 0 || levels_.level_of(falsified) == 0) return;
  seen_[falsified / 2] = 1;
  to_clear_.push_back(falsified);
  order_.bump(falsified / 2);
  if (levels_.level_of(falsified) == levels_.level()) {
    ++open_paths_;
  } else {
    lesson_.push_back(falsified);
  }
}

/// Calls visit(cause) for the true literals that a true one follows from, until it returns false.
/// Returns whether it went to the end.
template <class Visit>
bool AllModels::each_cause(formula::LitIndex literal, const Visit& visit) const {
  const Levels::Reason& reason = levels_.reason_of(literal);
  switch (reason.kind) {
    case Levels::ReasonKind::none:
      return true;
    case Levels::ReasonKind::pair:
      return visit(formula::negation(reason.what));
    case Levels::ReasonKind::clause:
      for (const formula::LitIndex other : levels_.clause(reason.what)) {
        if (other != literal && !visit(formula::negation(other))) return false;
      }
      return true;
    case Levels::ReasonKind::visited:
      for (std::size_t level = 1; level <= levels_.level_of(literal); ++level) {
        if (!visit(levels_.decision_of(level))) return false;
      }
      return true;
  }
  return true;
}

/// Whether the other literals of the lesson are false only where this one is.
bool AllModels::is_implied(formula::LitIndex falsified) const {
  const formula::LitIndex literal = formula::negation(falsified);
  return levels_.reason_of(literal).kind != Levels::ReasonKind::none &&
         each_cause(literal, [this](formula::LitIndex cause) {
           return seen_[cause / 2] != 0 || levels_.level_of(cause) == 0;
         });
}

/// Keeps the lesson, goes back to where it has one open literal, not below the closed levels, and
/// makes that one true.
void AllModels::learn() {
  const std::uint32_t levels = levels_in_lesson();
  std::size_t back = 0;
  Levels::Reason reason;
  if (lesson_.size() > 1) {
    const auto level_of = [this](formula::LitIndex literal) { return levels_.level_of(literal); };
    const auto latest = std::max_element(lesson_.begin() + 1, lesson_.end(),
                                         [&](formula::LitIndex one, formula::LitIndex other) {
                                           return level_of(one) < level_of(other);
                                         });
    std::iter_swap(lesson_.begin() + 1, latest);
    back = level_of(lesson_[1]);
    reason = levels_.add(lesson_, levels);
  }
  back_to(std::max(back, closed_));
  levels_.assign(lesson_.front(), reason, back);
  if (back < closed_) late_.push_back({lesson_.front(), reason, back});
}

std::uint32_t AllModels::levels_in_lesson() {
  std::uint32_t levels = 0;
  for (const formula::LitIndex literal : lesson_) {
    std::uint64_t& mark = marks_[levels_.level_of(literal)];
    if (mark == conflicts_) continue;
    mark = conflicts_;
    ++levels;
  }
  return levels;
}

void AllModels::back_to(std::size_t level) {
  levels_.back_to(level, [this](formula::LitIndex literal) { order_.add(literal / 2); });
}

}  // namespace sudoku_sat::search
