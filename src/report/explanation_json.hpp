// An explanation as JSON, and its summary in figures.
#pragma once

#include <string>
#include <utility>
#include <vector>
#include "base/json.hpp"

#include "explanation.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// How many reasons the steps have, and how often each name comes, the most frequent first.
struct StepSummary {
  explicit StepSummary(const std::vector<Step>& steps);

  std::size_t steps = 0;
  std::size_t largest = 0;
  double mean = 0;
  std::vector<std::pair<std::string, std::size_t>> names;
  std::size_t unnamed = 0;
  std::size_t not_explained = 0;
};

/// A constraint with its full meaning: readers who know the rules of Sudoku need no other text.
base::Json reason_json(const Reason& reason, const Board& board);

base::Json explanation_json(std::size_t index, const PuzzleInput& input, const Question& question,
                            const Explanation& explanation);

}  // namespace sudoku_sat::report
