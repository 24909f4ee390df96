// A trace as JSON, written as it comes: schemas/trace.schema.json.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "trace_writer.hpp"

namespace sudoku_sat::report {

/// One object, each event on a line of its own. Clauses have the numbers that they have in the file
/// of `dimacs`, from 1; learnt ones continue from there. Clauses of the formula that events name
/// come after the events.
class TraceJson : public TraceWriter {
 public:
  using Write = std::function<void(std::string_view)>;

  /// The task must outlive this.
  TraceJson(const TraceTask& task, Write write);

  void step(const TraceStep& step) override;
  void end(const TraceOutcome& outcome) override;

 private:
  void add_literal(Lit literal);
  void add_clause(const TraceStep& step);
  std::string clauses() const;
  std::string auxiliaries() const;

  const TraceTask& task_;
  Write write_;
  std::string line_;
  bool first_ = true;
  std::vector<bool> named_;  ///< by clause of the formula
};

}  // namespace sudoku_sat::report
