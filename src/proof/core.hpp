// What the empty clause of a checked proof depends on, and the proof trimmed to that.
//
// Why the trimmed proof holds: it drops lemmas and keeps the deletions of the others, so that at
// each lemma it has some of the clauses that the proof had, among them all that the lemma's check
// used. If the last use of a lemma is known, it is deleted there already, so that those who check
// the trimmed proof have few clauses to look at. With fewer clauses RAT has fewer resolvents to
// check.
// That is why deletions of the formula's clauses are kept too if there is RAT; otherwise they are
// not needed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "checker.hpp"

namespace sudoku_sat::proof {

class Core {
 public:
  /// Requires: the checker accepted the proof. Both must outlive this. `with_rat`: it has lemmas
  /// that only RAT justifies.
  Core(const Checker& checker, const ProofSteps& proof, bool with_rat)
      : checker_(checker), proof_(proof) {
    for (std::size_t i = 0; i < proof.steps().size(); ++i) {
      const ClauseId id = checker.clause_of(i);
      if (id == no_clause || !proof.steps()[i].deletion) continue;
      const bool of_formula = id < checker.formula_clauses();
      if (of_formula ? with_rat : marks(id)) {
        deletions_.push_back({std::min(i, checker.last_use(id)), i, id});
      }
    }
    std::stable_sort(
        deletions_.begin(), deletions_.end(),
        [](const Deletion& one, const Deletion& other) { return one.after < other.after; });
  }

  /// Clauses of the formula that the empty clause depends on.
  std::size_t formula_clauses() const { return count(0, checker_.formula_clauses()); }
  /// Lemmas that the empty clause depends on, without itself.
  std::size_t lemmas() const {
    return count(checker_.formula_clauses(), checker_.clauses().size());
  }

  /// Whether the empty clause depends on it.
  bool marks(ClauseId id) const { return checker_.clauses().needed(id); }

  /// Calls lemma(literals, id) or remove(literals, id) for each step of the trimmed proof, without
  /// the empty clause.
  template <class Lemma, class Remove>
  void for_each_step(const Lemma& lemma, const Remove& remove) const {
    auto next = deletions_.begin();
    for (std::size_t i = 0; i < proof_.steps().size(); ++i) {
      const ClauseId id = checker_.clause_of(i);
      if (id != no_clause && !proof_.steps()[i].deletion && marks(id)) {
        lemma(proof_.literals(i), id);
      }
      for (; next != deletions_.end() && next->after == i; ++next) {
        remove(proof_.literals(next->literals), next->id);
      }
    }
  }

  /// The lemmas that are marked, deletions of them, and the empty clause.
  std::string trimmed() const {
    std::string text;
    const auto put = [&](std::span<const std::int32_t> literals) {
      for (const std::int32_t literal : literals) (text += std::to_string(literal)) += ' ';
      text += "0\n";
    };
    for_each_step([&](const auto& literals, ClauseId) { put(literals); },
                  [&](const auto& literals, ClauseId) {
                    text += "d ";
                    put(literals);
                  });
    return text + "0\n";
  }

 private:
  struct Deletion {
    std::size_t after;     ///< this step
    std::size_t literals;  ///< the step that has them
    ClauseId id;
  };

  std::size_t count(std::size_t begin, std::size_t end) const {
    std::size_t marked = 0;
    for (std::size_t id = begin; id < end; ++id) marked += marks(static_cast<ClauseId>(id)) ? 1 : 0;
    return marked;
  }

  const Checker& checker_;
  const ProofSteps& proof_;
  std::vector<Deletion> deletions_;
};

}  // namespace sudoku_sat::proof
