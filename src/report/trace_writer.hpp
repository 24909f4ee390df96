// Writers of traces get them step by step; a trace is never kept as a whole.
#pragma once

#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// What is traced, and how.
struct TraceTask {
  const PuzzleInput& input;
  const Formulation& formulation;
  const TraceOptions& options;
  const TracedFormula& formula;
  std::size_t index = 0;  ///< of the puzzle in its input
};

class TraceWriter {
 public:
  TraceWriter() = default;
  TraceWriter(const TraceWriter&) = delete;
  TraceWriter& operator=(const TraceWriter&) = delete;
  virtual ~TraceWriter() = default;

  virtual void step(const TraceStep& step) = 0;
  virtual void end(const TraceOutcome& outcome) = 0;
};

}  // namespace sudoku_sat::report
