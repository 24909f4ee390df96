// Clauses written with a comment before each that says it in words.
#pragma once

#include <string>

#include "sudoku_sat/clause_words.hpp"
#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

/// A clause sink that writes each clause below its comment.
class AnnotatingSink : public ClauseNotes {
 public:
  AnnotatingSink(const ClauseWords& words, Output& out, DimacsWriter& writer)
      : words_(words), out_(out), writer_(writer) {}

  Var new_vars(std::size_t n) { return writer_.new_vars(n); }
  void add(const ClauseBlock& block);

  void family(const std::string& name) override { origin_ = {name, {}}; }
  void topic(const std::string& text) override { origin_.topic = text; }

 private:
  const ClauseWords& words_;
  Output& out_;
  DimacsWriter& writer_;
  ClauseOrigin origin_;
};

}  // namespace sudoku_sat
