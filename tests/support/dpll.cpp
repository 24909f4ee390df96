// Unit propagation by counting. Decides on clauses that don't hold yet, and wouldn't if all open
// variables were false; if there are none, making these false gives a model.
#include "dpll.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>

namespace sudoku_sat::support {

namespace {

using Clause = std::vector<int>;

class Dpll {
 public:
  Dpll(const std::vector<Clause>& clauses, const std::vector<int>& assumptions)
      : clauses_(clauses), false_(clauses.size(), 0) {
    int most = 0;
    for (const int literal : assumptions) most = std::max(most, std::abs(literal));
    for (const Clause& clause : clauses) {
      for (const int literal : clause) most = std::max(most, std::abs(literal));
    }
    occurrences_.resize(2 * static_cast<std::size_t>(most) + 2);
    true_.resize(occurrences_.size(), false);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
      for (const int literal : clauses[i]) occurrences_[index(literal)].push_back(i);
    }
  }

  bool solve(const std::vector<int>& assumptions) {
    for (const Clause& clause : clauses_) {
      if (clause.empty()) return false;
      if (clause.size() == 1 && !assign(clause[0])) return false;
    }
    for (const int literal : assumptions) {
      if (!assign(literal)) return false;
    }
    return search();
  }

 private:
  static std::size_t index(int literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }
  bool is_true(int literal) const { return true_[index(literal)]; }

  /// False at a contradiction.
  bool assign(int first) {
    std::vector<int> queue{first};
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const int literal = queue[next];
      if (is_true(literal)) continue;
      if (is_true(-literal)) return false;
      true_[index(literal)] = true;
      trail_.push_back(literal);
      for (const std::size_t clause : occurrences_[index(-literal)]) ++false_[clause];
      for (const std::size_t clause : occurrences_[index(-literal)]) {
        if (false_[clause] == clauses_[clause].size()) return false;
        if (false_[clause] + 1 == clauses_[clause].size()) queue.push_back(last_of(clause));
      }
    }
    return true;
  }

  int last_of(std::size_t clause) const {
    for (const int literal : clauses_[clause]) {
      if (!is_true(-literal)) return literal;
    }
    return 0;
  }

  void undo(std::size_t size) {
    for (; trail_.size() > size; trail_.pop_back()) {
      const int literal = trail_.back();
      true_[index(literal)] = false;
      for (const std::size_t clause : occurrences_[index(-literal)]) --false_[clause];
    }
  }

  /// How many literals of the clause are open; no value where it holds, or will with all open
  /// variables false.
  std::optional<std::size_t> open_in(const Clause& clause) const {
    std::size_t open = 0;
    for (const int literal : clause) {
      if (is_true(-literal)) continue;
      if (literal < 0 || is_true(literal)) return std::nullopt;
      ++open;
    }
    return open;
  }

  /// The shortest clause that needs a decision; null: all clauses hold.
  const Clause* open_clause() const {
    const Clause* shortest = nullptr;
    std::size_t fewest = SIZE_MAX;
    for (const Clause& clause : clauses_) {
      const auto open = open_in(clause);
      if (!open || *open >= fewest) continue;
      shortest = &clause;
      fewest = *open;
    }
    return shortest;
  }

  bool search() {
    const Clause* clause = open_clause();
    if (clause == nullptr) return true;
    const auto is_open = [this](int literal) { return !is_true(-literal); };
    const int literal = *std::find_if(clause->begin(), clause->end(), is_open);
    const std::size_t before = trail_.size();
    if (assign(literal) && search()) return true;
    undo(before);
    if (assign(-literal) && search()) return true;
    undo(before);
    return false;
  }

  const std::vector<Clause>& clauses_;
  std::vector<std::vector<std::size_t>> occurrences_;
  std::vector<std::size_t> false_;  ///< by clause, how many of its literals are
  std::vector<bool> true_;          ///< by literal
  std::vector<int> trail_;
};

}  // namespace

bool satisfiable(const std::vector<std::vector<int>>& clauses,
                 const std::vector<int>& assumptions) {
  return Dpll(clauses, assumptions).solve(assumptions);
}

}  // namespace sudoku_sat::support
