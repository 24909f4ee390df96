// The independent checker of traces: sets and plain loops, nothing from the solver.
#include <algorithm>
#include <set>
#include <stdexcept>

#include "trace.hpp"

namespace sudoku_sat::support {

namespace {

using Clause = std::vector<int>;

void require(bool holds, const std::string& what) {
  if (!holds) throw std::runtime_error(what);
}

class Replay {
 public:
  Replay(const Json& trace, const Cnf& formula) : known_(formula), trace_(trace) {
    require(trace["variables"] == known_.variables, "the number of variables");
    require(trace["clauses"] == known_.clauses.size(), "the number of clauses");
    for (const Json& clause : trace["named_clauses"]) {
      require(clause["literals"] == clause_of(clause), "a clause of the formula");
    }
  }

  void take(const Json& event) {
    const std::string kind = event["event"];
    if (kind == "decision") {
      levels_.push_back(trail_.size());
      assign(event["literal"]);
    }
    if (kind == "propagation") propagate(event);
    if (kind == "conflict") conflict_ = false_clause(event);
    if (kind == "learnt") learn(event);
    if (kind == "backjump" || kind == "restart") back_to(event["level"]);
    if (kind == "flip") flip(event);
    if (kind == "model") solve();
    if (kind == "fixpoint") require_no_unit();
    if (kind == "refuted") require(!support::propagate(known_), "refuted: nothing is refuted");
    require(kind == "learnt" || event["level"] == levels_.size(), "the level");
  }

 private:
  bool holds(int literal) const {
    return std::find(trail_.begin(), trail_.end(), literal) != trail_.end();
  }

  Clause clause_of(const Json& event) const {
    return known_.clauses.at(event["clause"].get<std::size_t>() - 1);
  }

  void assign(int literal) {
    require(!holds(literal) && !holds(-literal), "assigned twice");
    trail_.push_back(literal);
  }

  void propagate(const Json& event) {
    const int literal = event["literal"];
    const Clause clause = clause_of(event);
    require(std::find(clause.begin(), clause.end(), literal) != clause.end(), "not of the clause");
    for (const int other : clause) require(other == literal || holds(-other), "no unit clause");
    assign(literal);
  }

  Clause false_clause(const Json& event) const {
    const Clause clause = clause_of(event);
    for (const int literal : clause) require(holds(-literal), "the conflict's clause isn't false");
    return clause;
  }

  void learn(const Json& event) {
    const Clause clause = event["literals"];
    std::set<int> resolvent(conflict_.begin(), conflict_.end());
    for (const Json& number : event["cut"]) {
      const Clause& reason = known_.clauses.at(number.get<std::size_t>() - 1);
      const auto pivot = std::find_if(reason.begin(), reason.end(),
                                      [&](int one) { return resolvent.count(-one) == 1; });
      require(pivot != reason.end(), "the cut's clause has no literal to resolve on");
      resolvent.erase(-*pivot);
      for (const int literal : reason) {
        if (literal != *pivot) resolvent.insert(literal);
      }
    }
    const std::size_t root = levels_.front();
    for (std::size_t i = 0; i < root; ++i) resolvent.erase(-trail_[i]);
    require(std::set<int>(clause.begin(), clause.end()) == resolvent, "learnt: not the resolvent");
    for (const int literal : clause) require(holds(-literal), "learnt: not false");
    require(
        std::count_if(clause.begin(), clause.end(), [&](int one) { return is_of_last(one); }) == 1,
        "learnt: not one literal of the last level");
    require(event["clause"] == known_.clauses.size() + 1, "learnt: the number");
    add_lemma(clause);
  }

  bool is_of_last(int literal) const {
    return std::find(trail_.begin() + static_cast<std::ptrdiff_t>(levels_.back()), trail_.end(),
                     -literal) != trail_.end();
  }

  /// The events name formula and learnt clauses by number; flips have none, so those of other modes
  /// may stand anywhere behind.
  void add_lemma(const Clause& clause) {
    Clause negated;
    for (const int literal : clause) negated.push_back(-literal);
    require(!support::propagate(known_, negated), "a lemma doesn't follow by unit propagation");
    known_.clauses.push_back(clause);
  }

  void back_to(std::size_t level) {
    require(level < levels_.size(), "no jump back");
    undone_.clear();
    for (const std::size_t begin : levels_) undone_.push_back(-trail_[begin]);
    trail_.resize(levels_[level]);
    levels_.resize(level);
  }

  void flip(const Json& event) {
    require(event["literals"] == undone_, "flip: the decisions are others");
    require(event["literal"] == undone_.back(), "flip: not the last decision");
    add_lemma(undone_);
    assign(event["literal"]);
  }

  void require_no_unit() const {
    for (const Clause& clause : known_.clauses) {
      const bool truth =
          std::any_of(clause.begin(), clause.end(), [&](int one) { return holds(one); });
      const auto open =
          std::count_if(clause.begin(), clause.end(), [&](int one) { return !holds(-one); });
      require(truth || open > 1, "fixpoint: a clause is unit");
    }
  }

  void solve() const {
    require(trail_.size() == static_cast<std::size_t>(known_.variables), "model: not complete");
    for (const Clause& clause : known_.clauses) {
      require(std::any_of(clause.begin(), clause.end(), [&](int one) { return holds(one); }),
              "model: a clause is false");
    }
    require(trace_["status"] == "solved", "model: not solved");
  }

  Cnf known_;  ///< the formula, and what followed from it
  const Json& trace_;
  Clause trail_;
  std::vector<std::size_t> levels_;
  Clause conflict_;
  Clause undone_;  ///< that not all decisions before the last jump hold
};

}  // namespace

std::string first_fault(const Json& trace, const Cnf& formula) {
  std::size_t number = 0;
  try {
    Replay replay(trace, formula);
    for (const Json& event : trace["events"]) {
      ++number;
      replay.take(event);
    }
  } catch (const std::exception& error) {
    return "event " + std::to_string(number) + ": " + error.what();
  }
  return {};
}

}  // namespace sudoku_sat::support
