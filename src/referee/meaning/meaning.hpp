// Whether a formula asks no more than a puzzle's rules, as the referee states them: each grid that
// obeys the rules extends to a model. Then a proof that the formula has no model is a proof that
// there is no such grid, whatever made the clauses.
//
//     const Report report = check({puzzle, allowed, {}, variables, literals}, {});
//     report.open.empty()  // nothing has to be believed of the clauses
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string>

#include "referee/referee.hpp"

namespace sudoku_sat::meaning {

/// Numbers that a cell may hold: bit i is the board's first number plus i.
using Values = std::uint64_t;
constexpr int most_values = 64;
constexpr Values bit(int place) { return Values{1} << static_cast<unsigned>(place); }

/// What a variable of the formula stands for: it is true if the cell holds one of the values.
/// Nobody has to believe this: any reading under which all grids are models will do.
struct Variable {
  referee::Cell cell = -1;  ///< -1: it helps to say something, and stands for no cell
  Values values = 0;
};

/// What is asked about a formula.
struct Question {
  const referee::Puzzle& puzzle;
  std::vector<Values> allowed;  ///< of each cell: what the grids meant here may hold
  /// Of each cell, if there are any: grids that hold one of these in every cell need no model.
  std::vector<Values> except;
  std::vector<Variable> variables;  ///< by number; the first stands for none
  std::span<const int> literals;    ///< clause after clause, each ended by 0
};

/// Throws: std::invalid_argument unless each variable stands for a cell of the board or for none,
/// each literal has one, and the last clause ends.
void require_well_formed(const Question& question);

/// How much may be tried.
struct Effort {
  long long steps_of_group = 30'000'000;  ///< for clauses that share variables
  long long steps = 100'000'000;          ///< for all of them
  std::function<void()> poll = {};        ///< called now and then; may throw
};

/// Clauses that were not found to follow from the rules.
struct Open {
  std::vector<std::size_t> clauses;  ///< their numbers, from 1
  /// A grid that obeys all rules, but falsifies these clauses, if one was found: then they are
  /// wrong. Else there was too much to try, or a rule's statements are not about a few cells.
  std::optional<referee::Grid> excluded;
};

struct Report {
  std::size_t clauses = 0;  ///< of the formula
  std::size_t checked = 0;  ///< those of them that hold in each grid
  std::vector<Open> open;   ///< the others
  long long steps = 0;      ///< what it took
};

/// Whether each grid that obeys the rules, holds allowed numbers and isn't one of `except` extends
/// to a model: it does if nothing is open. A board of more than `most_values` numbers is open.
Report check(const Question& question, Effort effort);

// The other direction: whether a formula asks no less than the rules, so that what each of its
// models says of the cells is a grid that obeys them (exact.cpp). Together with check(): the models
// are the puzzle's solutions, whatever made the clauses.

/// A model that should not be one.
struct Admitted {
  referee::Grid grid;  ///< `no_value` in cells without just one value
  std::string rule;    ///< which it breaks; "cells": that each cell has one value
};

struct Exactness {
  std::size_t statements = 0;     ///< what was asked, those of rows, columns and boxes included
  std::set<std::string> open;     ///< rules that were not decided, "givens", "cells"
  std::optional<Admitted> wrong;  ///< if there is one, the rest may not have been asked
  long long steps = 0;
};

/// Whether each model holds one value in each cell, an allowed one, isn't one of `except` and obeys
/// all statements: it does if nothing is open or wrong. Unlike in check(), variables mean what
/// `variables` says.
Exactness check_exact(const Question& question, Effort effort);

}  // namespace sudoku_sat::meaning
