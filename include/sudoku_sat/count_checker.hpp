// Checks how many models a formula has. It knows only clauses, a graph and numbers, and shares no
// code with what made them.
//
// The graph is a decision-DNNF in d4's format (Lagniez & Marquis, IJCAI 2017), with node 1 as the
// root:
//
//     o 1 0        a node that decides a variable; a 2 0: a node whose parts are independent;
//                  t 3 0: nothing is left; f 1 0: there is no model
//     1 2 5 -7 0   from node 1 to node 2 if 5 is true; -7 then follows
//
// Nodes come before arcs, and arcs lead to higher numbers. The root's only arc has what the
// formula's unit clauses imply. Each other node `o` stands for a part of the formula: open
// variables, and what is left of the clauses that they occur in. It is checked that
// - an arc's literals are its decision and what unit propagation in the formula derives from it, no
//   more and no less, without a contradiction. So every clause is satisfied at the end;
// - the arc leads to what is then left of the part: to `t` if that is nothing, to a node `o` if it
//   is one part, to a node `a` with an arc for each part, by their smallest variables, if it is
//   several;
// - where the other decision has no arc, it contradicts the formula and the lemmas by unit
//   propagation. Each lemma follows by unit propagation from the formula and the lemmas before it.
//   The other parts have models, because each node has one, so the contradiction is this part's
//   own;
// - each way to a node leaves the same part there. Parts are compared by sums of random numbers of
//   128 bits, drawn for each check: two that differ have the same sum with a probability of 2^-128.
//
// Only the variables 1..counted count. Of the others one value with a model is enough (the models
// are projected): a node decides one of them both ways never, and one way without a contradiction
// only where no variable that counts is left.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat {

/// A formula, and what shows how many models it has, each told by its first `counted` variables.
struct CountQuestion {
  std::span<const std::int32_t> formula;  ///< clauses, each ended by 0
  std::size_t variables = 0;              ///< at least the formula's
  std::size_t counted = 0;                ///< at most `variables`
  std::string_view nnf;
  std::string_view lemmas;  ///< lines "1 -2 0"
};

/// What check_count() has found.
struct CountReport {
  bool accepted = false;
  std::string reason = {};  ///< why not, in one sentence; empty if accepted
  bool in_lemmas = false;   ///< which text the line is of
  std::uint64_t line = 0;   ///< from 1; 0: no line
  std::string models = {};  ///< how many there are, in decimal
  std::uint64_t nodes = 0;
  std::uint64_t lemmas = 0;
};

/// Never throws because of what the texts say. `poll` is called now and then. Throws: what it
/// throws; std::logic_error for a malformed formula.
CountReport check_count(const CountQuestion& question, const std::function<void()>& poll = {});

/// Calls visit() with the variables that are true and count, for each model of a graph that was
/// accepted, until it returns false.
void each_model(std::string_view nnf, std::size_t counted,
                const std::function<bool(std::span<const std::int32_t>)>& visit);

}  // namespace sudoku_sat
