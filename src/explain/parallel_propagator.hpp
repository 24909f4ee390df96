// Which of many literals unit propagation refutes, for 64 of them at once: each is supposed in a
// world of its own, and for each literal the bits of a word say in which worlds it is true. So a
// clause that dozens of suppositions would look at one after the other is looked at a few times.
// That is how circuits are simulated for many inputs at once (parallel-pattern fault simulation:
// J. A. Waicukauski et al., IEEE Design & Test 1985). Worlds only grow: when something else becomes
// true in all of them, propagation goes on from where each of them was. And a literal that is true
// in a world without a contradiction needs none of its own: what follows from it follows there.
#pragma once

#include "formula/clause_lists.hpp"

namespace sudoku_sat::explain {

class ParallelPropagator {
 public:
  /// Clauses are ended by 0; the literals of each of them differ. Those of one literal are left
  /// out: what follows from them has to be true in the assignments.
  ParallelPropagator(std::span<const Lit> clauses, std::size_t variables);

  /// Whether unit propagation refutes the first of the literals where the assignment is true; the
  /// others are those that will probably be asked about next. Requires: the literal is open; all
  /// that was true in the last call still is, unless forget() came in between; propagation from it
  /// is complete. Throws: Stopped.
  bool refutes(std::span<const Lit> literals, const formula::Assignment& assignment,
               const Limits& limits);

  /// What was true until now need not be.
  void forget();

  /// Longer clauses looked at so far, and as much for each literal as that takes.
  std::uint64_t work() const { return work_; }

 private:
  using Worlds = std::uint64_t;   ///< a set of them
  using Literal = std::uint32_t;  ///< as formula::LitIndex, of the variables in clauses

  struct Clause {
    std::uint32_t begin;
    std::uint32_t end;
  };
  struct Block {
    std::vector<Worlds> holds;  ///< by literal, where it is true
    Worlds refuted = 0;     ///< those with a contradiction, and those that nothing is supposed in
    std::size_t known = 0;  ///< literals of the assignment that are true in all worlds
  };
  /// Literals that became true and were not followed yet, and where.
  struct Waiting {
    std::vector<Literal> literals;
    std::vector<Worlds> worlds;  ///< by literal

    void add(Literal literal, Worlds news) {
      if (worlds[literal] == 0) literals.push_back(literal);
      worlds[literal] |= news;
    }
  };

  Literal own(Lit literal) const { return own_[formula::index_of(literal)]; }
  void number(std::span<const Lit> clauses);
  bool holds_somewhere(Literal literal) const;
  Block& suppose(std::span<const Lit> literals, const formula::Assignment& assignment);
  void update(Block& block, const formula::Assignment& assignment, const Limits& limits);
  void make_true(Block& block, Literal literal, Worlds worlds);
  void propagate(Block& block, const Limits& limits);
  void propagate_implications(Block& block);
  void follow(Block& block, const Clause& clause, Worlds worlds);

  std::vector<Literal> own_;           ///< by formula::LitIndex; 0: in no clause
  std::size_t end_ = 2;                ///< all own literals are below this
  formula::Lists<Literal> implied_;    ///< by literal
  std::vector<Literal> literals_;      ///< of longer clauses
  formula::Lists<Clause> clauses_of_;  ///< by literal
  std::vector<Block> blocks_;
  std::size_t used_ = 0;  ///< blocks that are not forgotten
  Waiting implications_;
  Waiting clauses_;
  std::uint64_t work_ = 0;
};

}  // namespace sudoku_sat::explain
