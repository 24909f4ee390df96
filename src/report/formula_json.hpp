// What answers about a puzzle's formula have in common.
#pragma once

#include <functional>

#include "base/json.hpp"

#include "base/exit_status.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// The first fields of an answer: index, label, title, puzzle; if it can't be read, why.
base::Json formula_head(const PuzzleInput& input, std::size_t index);

/// Does the work of an answer. Problems, including an interrupt, are recorded in the answer and for
/// the exit status; returns whether there were none.
bool note_problem_in(base::Json& json, base::ExitStatus& status, const std::function<void()>& work);

/// Adds the names of encoding, at-most-one method and reduction.
void add_formulation(const Formulation& formulation, base::Json& json);

/// A clause with its number in the file of `dimacs`, from 1, in words, with its family and topic.
base::Json clause_json(const TracedFormula& formula, ClauseNumber number);

}  // namespace sudoku_sat::report
