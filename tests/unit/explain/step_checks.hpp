// Steps of an explanation checked by a solver that is not the one that found them: a step's
// conclusions follow from its reasons, and each small step of an argument from what it names.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <vector>

#include "sudoku_sat/explain.hpp"
#include "support/dpll.hpp"

namespace sudoku_sat::support {

using Clauses = std::vector<std::vector<int>>;

inline int literal_of(const Statement& statement, int size) {
  const int variable = static_cast<int>(statement.cell) * size + statement.value;
  return statement.holds ? variable : -variable;
}

/// The clauses of a step, one reason left out.
inline Clauses clauses_without(const Step& step, std::size_t omitted, const Board& board) {
  Clauses clauses;
  std::vector<Reason> constraints = step.constraints;
  if (omitted < constraints.size()) {
    constraints.erase(constraints.begin() + static_cast<std::ptrdiff_t>(omitted));
  }
  std::vector<int> clause;
  for (const Lit literal : clauses_of(constraints, board).literals) {
    if (literal != 0) {
      clause.push_back(literal);
      continue;
    }
    clauses.push_back(std::move(clause));
    clause.clear();
  }
  for (std::size_t i = 0; i < step.facts.size(); ++i) {
    if (step.constraints.size() + i == omitted) continue;
    clauses.push_back({literal_of(step.facts[i].statement, board.size())});
  }
  return clauses;
}

inline bool clauses_imply(const Clauses& clauses, const Statement& statement, int size) {
  return !satisfiable(clauses, {-literal_of(statement, size)});
}

inline void check_step(const Step& step, const Board& board) {
  const int size = board.size();
  const Clauses all = clauses_without(step, step.size(), board);
  for (const Statement& conclusion : step.conclusions) CHECK(clauses_imply(all, conclusion, size));
  // What more than 60 reasons say takes a search of its own; some of them may do without others.
  if (step.size() > 60) return;
  const std::size_t stride = step.size() > 30 ? 9 : 1;
  for (std::size_t omitted = 0; omitted < step.size(); omitted += stride) {
    const Clauses rest = clauses_without(step, omitted, board);
    CHECK_FALSE(std::all_of(
        step.conclusions.begin(), step.conclusions.end(),
        [&](const Statement& conclusion) { return clauses_imply(rest, conclusion, size); }));
  }
}

inline bool clauses_contradict(const Clauses& clauses) { return !satisfiable(clauses, {}); }

/// Checks an argument's steps from what they say alone.
class ArgumentCheck {
 public:
  ArgumentCheck(const Step& whole, const Board& board) : whole_(whole), board_(board) {}

  void check() {
    REQUIRE(whole_.cases.size() == 1);
    const Statement& conclusion = whole_.conclusions.front();
    const Statement opposite{conclusion.cell, conclusion.value, !conclusion.holds};
    CHECK(whole_.cases.front().assumption == opposite);
    check(whole_.cases.front());
  }

 private:
  void check(const Case& one) {
    const auto known = known_;
    known_.emplace(literal_of(one.assumption, board_.size()), 0);
    REQUIRE_FALSE(one.steps.empty());
    for (const Step& step : one.steps) {
      CHECK(step.number == ++steps_);
      CHECK(step.conclusions.size() == (&step == &one.steps.back() ? 0U : 1U));
      check(step);
      for (const Statement& conclusion : step.conclusions) {
        known_.emplace(literal_of(conclusion, board_.size()), step.number);
      }
    }
    known_ = known;
  }

  void check(const Step& step) {
    CAPTURE(step.number, step.name);
    for (const Reason& reason : step.constraints) {
      const auto& all = whole_.constraints;
      CHECK(std::find(all.begin(), all.end(), reason) != all.end());
    }
    for (const Fact& fact : step.facts) {
      const int literal = literal_of(fact.statement, board_.size());
      const bool of_puzzle =
          std::find(whole_.facts.begin(), whole_.facts.end(), fact) != whole_.facts.end();
      CHECK((fact.in_argument ? known_.at(literal) == fact.step : of_puzzle));
    }
    Clauses clauses = clauses_without(step, step.size(), board_);
    const std::size_t number = step.number;
    for (const Case& one : step.cases) {
      if (step.conclusions.empty()) clauses.push_back({-literal_of(one.assumption, board_.size())});
      check(one);
    }
    CHECK(number == step.number);
    if (step.conclusions.empty()) {
      CHECK(clauses_contradict(clauses));
    } else {
      CHECK(clauses_imply(clauses, step.conclusions.front(), board_.size()));
      check_only_case(step);
    }
  }

  static void check_only_case(const Step& step) {
    if (step.cases.empty()) return;
    const Statement& conclusion = step.conclusions.front();
    CHECK(step.cases.size() == 1);
    CHECK(step.cases[0].assumption ==
          Statement{conclusion.cell, conclusion.value, !conclusion.holds});
  }

  const Step& whole_;
  const Board& board_;
  std::map<int, std::size_t> known_;  ///< by literal: the number of its step, 0: assumed
  std::size_t steps_ = 0;
};

/// That facts are given or concluded before, as they say.
inline void check_origin(const Step& step, const Puzzle& puzzle,
                         std::map<int, std::size_t>& concluded) {
  const int size = puzzle.board->size();
  for (const Fact& fact : step.facts) {
    const Statement& statement = fact.statement;
    if (fact.step == 0) {
      CHECK((statement.holds && puzzle.givens[statement.cell] == statement.value));
    } else {
      CHECK(concluded.at(literal_of(statement, size)) == fact.step);
    }
  }
  for (const Statement& statement : step.conclusions) {
    CHECK(concluded.emplace(literal_of(statement, size), step.number).second);
  }
}

}  // namespace sudoku_sat::support
