// A trace in the form for a page: the steps in a stream of bytes, and tables with the meaning of
// its numbers.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>
#include "base/json.hpp"

#include "report/trace_writer.hpp"

namespace sudoku_sat::cli {

/// The stream is a sequence of numbers in bytes of seven bits, the lowest first, with the eighth
/// bit set if more follow. A step begins with 16 * argument + its code; a literal is 2 * variable,
/// and 1 more if it is negative. Clauses are renumbered, from 0, as they are first named (formula)
/// or learnt.
///
/// | code | step | argument | what follows |
/// |---|---|---|---|
/// | 0 | decision | literal | |
/// | 1 | propagation | clause | which of its literals follows can be seen: no other is open |
/// | 2 | conflict | clause | |
/// | 3 | learnt | literals | them; the number of clauses in the cut, and these |
/// | 4 | backjump | level | |
/// | 5 | flip | literal | the number of literals of the clause that says why, and these |
/// | 6 | restart | 0 | |
/// | 7 | model | 0 | |
/// | 8 | refuted | 0 | |
/// | 9 | fixpoint | 0 | |
/// | 10 | no step: a clause of the formula | literals | its number there, its family and topic in
/// their tables, its literals |
class TracePageData {
 public:
  static constexpr Var max_variables = 200'000;

  explicit TracePageData(const report::TraceTask& task) : task_(task) {}

  void step(const TraceStep& step);
  /// All of it for the page's script.
  base::Json json(const TraceOutcome& outcome) const;
  /// The stream, in base64.
  std::string stream() const;

 private:
  void put(std::uint64_t number);
  void put_literals(std::span<const Lit> literals);
  std::uint64_t clause(ClauseNumber number);
  void define(ClauseNumber number);
  std::size_t index_of(const std::string& text, std::vector<std::string>& table,
                       std::unordered_map<std::string, std::size_t>& indices);

  const report::TraceTask& task_;
  std::string stream_;
  std::uint64_t steps_ = 0;
  std::uint64_t clauses_ = 0;
  std::unordered_map<ClauseNumber, std::uint64_t> numbers_;  ///< in the page
  std::vector<std::string> families_;
  std::unordered_map<std::string, std::size_t> family_indices_;
  std::vector<std::string> topics_;
  std::unordered_map<std::string, std::size_t> topic_indices_;
};

}  // namespace sudoku_sat::cli
