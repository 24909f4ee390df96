// The clauses of a formula and an assignment that is closed under unit propagation; why each
// literal holds, and which parts of what is left are independent of each other.
//
// Clauses of two literals are lists of what follows from a literal. Longer ones count their true
// and their false literals (Crawford & Auton, AAAI 1993), because parts need to know at once which
// clauses are satisfied; watched literals don't tell.
#pragma once

#include <span>

#include "base/fingerprint.hpp"
#include "base/sorted.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::dnnf {

/// Variables that clauses tie together, and the clauses of more than two literals among those.
struct Component {
  std::vector<Var> variables;  ///< in order
  std::vector<std::uint32_t> clauses;
  std::size_t counted = 0;  ///< how many of its variables count
};

class ClauseState {
 public:
  /// Clauses one after the other, each ended by 0. The variables 1..counted count.
  ClauseState(std::span<const Lit> clauses, Var variables, Var counted)
      : variables_(variables), counted_(counted) {
    const std::size_t size = static_cast<std::size_t>(variables) + 1;
    pairs_.resize(2 * size);
    uses_.resize(2 * size);
    values_.resize(size, 0);
    reasons_.resize(size);
    seen_.resize(size, 0);
    each_clause(clauses, [this](std::span<const Lit> clause) { add(clause); });
    trues_.resize(begins_.size() - 1, 0);
    falses_.resize(begins_.size() - 1, 0);
    clause_seen_.resize(begins_.size() - 1, 0);
  }

  Var variables() const { return variables_; }
  Var counted() const { return counted_; }
  bool is_open(Var variable) const { return values_[static_cast<std::size_t>(variable)] == 0; }
  /// What holds, in the order in which it became so.
  std::span<const Lit> trail() const { return trail_; }

  /// What the formula's unit clauses imply. False at a contradiction.
  bool begin() {
    bool fine = !contradictory_;
    for (const Lit unit : units_) fine = fine && assign(unit, {});
    fine = fine && propagate();
    root_ = trail_.size();
    return fine;
  }

  /// Makes an open literal true, and all that follows. False at a contradiction.
  bool decide(Lit literal) { return assign(literal, {}) && propagate(); }

  void undo(std::size_t trail) {
    while (trail_.size() > trail) {
      const Lit literal = trail_.back();
      if (trail_.size() <= head_) {
        for (const std::uint32_t clause : uses_[index_of(literal)]) --trues_[clause];
        for (const std::uint32_t clause : uses_[index_of(-literal)]) --falses_[clause];
      }
      values_[variable_of(literal)] = 0;
      trail_.pop_back();
    }
    head_ = std::min(head_, trail);
  }

  /// After a contradiction: the decisions that it follows from, the latest first.
  std::vector<Lit> blamed() const {
    std::vector<char> marked(values_.size(), 0);
    for (const Lit literal : conflict_) marked[variable_of(literal)] = 1;
    std::vector<Lit> decisions;
    for (std::size_t place = trail_.size(); place-- > root_;) {
      const Lit literal = trail_[place];
      if (marked[variable_of(literal)] == 0) continue;
      const Reason reason = reasons_[variable_of(literal)];
      if (reason.kind == Reason::Kind::none) decisions.push_back(literal);
      if (reason.kind == Reason::Kind::pair) marked[reason.what / 2] = 1;
      if (reason.kind == Reason::Kind::clause) {
        for (const Lit other : clause(reason.what)) marked[variable_of(other)] = 1;
      }
    }
    return decisions;
  }

  /// Splits the open ones among these variables, which no clause ties to others. Those that no
  /// clause needs any more and that don't count are left out.
  void split(std::span<const Var> variables, std::vector<Component>& components) {
    components.clear();
    ++round_;
    unreached_ = static_cast<std::size_t>(std::count_if(variables.begin(), variables.end(),
                                                        [this](Var one) { return is_open(one); }));
    for (const Var variable : variables) {
      if (!is_open(variable) || seen_[static_cast<std::size_t>(variable)] == round_) continue;
      Component component;
      gather(variable, component);
      const bool needed = component.counted > 0 || component.variables.size() > 1;
      if (needed) components.push_back(std::move(component));
    }
  }

  /// Two components with the same fingerprint are the same formula.
  base::Fingerprint key(const Component& component) const {
    base::Fingerprint key;
    for (const Var variable : component.variables) {
      key += base::extended({}, static_cast<std::uint64_t>(variable));
    }
    for (const std::uint32_t clause : component.clauses) {
      key += base::extended({1, 1}, clause);
    }
    return key;
  }

  /// A clause of more than two literals.
  std::span<const Lit> clause(std::uint32_t number) const {
    return std::span(literals_).subspan(begins_[number], begins_[number + 1] - begins_[number]);
  }

 private:
  struct Reason {
    enum class Kind : std::uint8_t { none, pair, clause } kind = Kind::none;
    std::uint32_t what = 0;  ///< the other literal's index, or the clause
  };
  static std::size_t index_of(Lit literal) {
    return literal < 0 ? 2 * static_cast<std::size_t>(-literal) + 1
                       : 2 * static_cast<std::size_t>(literal);
  }
  static std::size_t variable_of(Lit literal) {
    return static_cast<std::size_t>(literal < 0 ? -literal : literal);
  }
  /// 1: true, -1: false, 0: open.
  int value(Lit literal) const {
    return literal < 0 ? -values_[variable_of(literal)] : values_[variable_of(literal)];
  }
  void add(std::span<const Lit> clause) {
    poll_limits(clause.size());
    std::vector<Lit> literals(clause.begin(), clause.end());
    base::sort_once(literals);
    const bool always = std::any_of(literals.begin(), literals.end(), [&](Lit literal) {
      return std::binary_search(literals.begin(), literals.end(), -literal);
    });
    if (always) return;
    if (literals.empty()) contradictory_ = true;
    if (literals.size() == 1) units_.push_back(literals[0]);
    if (literals.size() == 2) {
      pairs_[index_of(-literals[0])].push_back(literals[1]);
      pairs_[index_of(-literals[1])].push_back(literals[0]);
    }
    if (literals.size() < 3) return;
    const auto number = static_cast<std::uint32_t>(begins_.size() - 1);
    for (const Lit literal : literals) uses_[index_of(literal)].push_back(number);
    literals_.insert(literals_.end(), literals.begin(), literals.end());
    begins_.push_back(static_cast<std::uint32_t>(literals_.size()));
  }

  /// False if it contradicts what is known.
  bool assign(Lit literal, Reason reason) {
    const int known = value(literal);
    if (known > 0) return true;
    if (known < 0) {
      conflict_ = {literal};
      if (reason.kind == Reason::Kind::pair) {
        conflict_.push_back(static_cast<Lit>(reason.what / 2) * (reason.what % 2 != 0 ? -1 : 1));
      }
      return false;
    }
    values_[variable_of(literal)] = literal < 0 ? -1 : 1;
    reasons_[variable_of(literal)] = reason;
    trail_.push_back(literal);
    return true;
  }

  bool propagate() {
    while (head_ < trail_.size()) {
      const Lit literal = trail_[head_++];
      const bool clauses = propagate_clauses(literal);
      if (!clauses || !propagate_pairs(literal)) return false;
    }
    return true;
  }

  bool propagate_pairs(Lit literal) {
    // The other literal of the clause is the negation of this one.
    const Reason reason{Reason::Kind::pair, static_cast<std::uint32_t>(index_of(-literal))};
    for (const Lit follows : pairs_[index_of(literal)]) {
      if (!assign(follows, reason)) return false;
    }
    return true;
  }

  bool propagate_clauses(Lit literal) {
    for (const std::uint32_t clause : uses_[index_of(literal)]) ++trues_[clause];
    // All are counted, also after a contradiction, so that undo() is the same for all literals.
    bool fine = true;
    for (const std::uint32_t number : uses_[index_of(-literal)]) {
      const std::uint32_t falses = ++falses_[number];
      if (!fine || trues_[number] != 0) continue;
      if (falses + 1 >= begins_[number + 1] - begins_[number]) fine = ask(number);
    }
    return fine;
  }

  /// A clause of which at most one literal seems open.
  bool ask(std::uint32_t number) {
    const std::span<const Lit> literals = clause(number);
    Lit open = 0;
    for (const Lit literal : literals) {
      const int known = value(literal);
      if (known > 0) return true;
      if (known == 0) open = literal;
    }
    if (open != 0) return assign(open, {Reason::Kind::clause, number});
    conflict_.assign(literals.begin(), literals.end());
    return false;
  }

  /// All that clauses tie to the variable.
  void gather(Var first, Component& component) {
    reach(first, component);
    for (std::size_t next = 0; next < component.variables.size(); ++next) {
      const Var variable = component.variables[next];
      for (const Lit literal : {variable, -variable}) {
        // Mostly there is a single part, and a few variables lead to all others.
        for (std::size_t i = 0; i < pairs_[index_of(literal)].size() && unreached_ > 0; ++i) {
          reach(static_cast<Var>(variable_of(pairs_[index_of(literal)][i])), component);
        }
        for (const std::uint32_t number : uses_[index_of(literal)]) {
          if (trues_[number] != 0 || clause_seen_[number] == round_) continue;
          clause_seen_[number] = round_;
          component.clauses.push_back(number);
          if (unreached_ == 0) continue;
          for (const Lit other : clause(number)) {
            reach(static_cast<Var>(variable_of(other)), component);
          }
        }
      }
    }
    std::sort(component.variables.begin(), component.variables.end());
  }

  void reach(Var variable, Component& component) {
    std::uint64_t& seen = seen_[static_cast<std::size_t>(variable)];
    if (seen == round_ || !is_open(variable)) return;
    seen = round_;
    --unreached_;
    component.variables.push_back(variable);
    if (variable <= counted_) ++component.counted;
  }

  Var variables_;
  Var counted_;
  bool contradictory_ = false;
  std::vector<Lit> units_;
  std::vector<std::vector<Lit>> pairs_;           ///< by literal: what follows from it
  std::vector<std::vector<std::uint32_t>> uses_;  ///< by literal: the longer clauses that have it
  std::vector<Lit> literals_;
  std::vector<std::uint32_t> begins_ = {0};
  std::vector<std::uint32_t> trues_;
  std::vector<std::uint32_t> falses_;
  std::vector<std::int8_t> values_;
  std::vector<Reason> reasons_;
  std::vector<Lit> trail_;
  std::size_t head_ = 0;
  std::size_t root_ = 0;                    ///< what holds before any decision
  std::vector<Lit> conflict_;               ///< literals that are all false
  std::vector<std::uint64_t> seen_;         ///< by variable
  std::vector<std::uint64_t> clause_seen_;  ///< by clause
  std::uint64_t round_ = 0;
  std::size_t unreached_ = 0;  ///< of the open variables that are split
};

}  // namespace sudoku_sat::dnnf
