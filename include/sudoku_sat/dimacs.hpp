// The DIMACS format of SAT solvers, written and read as a stream.
//
// What is read: comments, "p cnf VARIABLES CLAUSES", clauses that may span lines; also the
// incremental form "p inccnf" with lines of assumptions "a LITERALS 0" (iCNF), and the "%" that
// ends SATLIB's files.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "sudoku_sat/clause_sink.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

/// A clause sink that writes one clause a line. The header is the caller's: its counts stand before
/// the clauses, so an encoder runs twice, first into a CountingSink.
class DimacsWriter {
 public:
  /// `variables`: as many as will be used. Takes 16 bytes for each, up to 16 MiB.
  DimacsWriter(Output& out, std::uint64_t variables);

  Var new_vars(std::size_t n);
  void add(const ClauseBlock& block);

  static constexpr bool takes_pairs() { return true; }
  void add_pairs(const PairBlock& pairs);

 private:
  /// A literal at the end of a clause, "-17 0\n", ready to be copied.
  struct Text {
    char characters[15];
    std::uint8_t length;  ///< without "0\n"
  };

  static Text negative(std::int64_t variable);
  static Text negated(Lit literal);
  char* write_literal(char* to, Lit literal) const;
  Text text_of(Lit literal) const;
  template <class SecondOf>
  void write_pairs(const Text& first, std::size_t count, SecondOf&& second_of);

  Output& out_;
  std::vector<Text> texts_;  ///< by variable, negative; larger variables are formatted each time
  std::vector<Text> pairs_;  ///< of the literals of a PairBlock
  Var variables_ = 0;
};

/// Reads a DIMACS file in two steps: what stands before the clauses, then the clauses.
class DimacsReader {
 public:
  struct Problem {
    std::uint64_t variables = 0;  ///< of "p cnf"; max_variable for the incremental form
    std::uint64_t clauses = 0;
    bool incremental = false;
  };

  explicit DimacsReader(LineReader& lines) : lines_(lines) {}

  /// Reads up to and including the line that begins with "p". `on_comment` gets each comment line
  /// without "c" and the space after it. Throws: InputError.
  Problem read_problem(const std::function<void(std::string_view)>& on_comment);

  /// Reads the clauses; assumptions come as clauses of one literal. Requires: read_problem().
  /// Throws: InputError for a literal out of range, a wrong number of clauses, a last clause
  /// without its 0, or anything that is no number.
  void read_clauses(SinkRef sink);

 private:
  void read_plain_lines(ClauseStream& out);
  void read_line(std::string_view line, ClauseStream& out);
  void read_literals(std::string_view rest, std::string_view line, ClauseStream& out);
  Lit literal_of(std::string_view word, std::string_view line) const;
  void end_clause(Lit literal, ClauseStream& out);

  LineReader& lines_;
  Problem problem_;
  bool assumptions_ = false;
  std::vector<Lit> clause_;
};

}  // namespace sudoku_sat
