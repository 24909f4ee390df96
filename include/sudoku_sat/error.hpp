// Errors: one exception type for each kind of blame, so that the program's exit status follows from
// the type alone. No solution and no decision are values, never errors.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace sudoku_sat {

/// Where in an input something stands. Lines and columns count from 1; 0 means "not known".
struct Position {
  std::string source;  ///< a file's name, "standard input", "-p"
  std::size_t line = 0;
  std::size_t column = 0;  ///< in bytes
};

/// "file:line:column", without the parts that are not known.
std::string to_string(const Position& position);

/// Everything that this library throws on purpose.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// An input that can't be read or is not what it should be; the text begins with the position.
class InputError : public Error {
 public:
  InputError(const Position& position, const std::string& what)
      : Error(to_string(position) + ": " + what), position_(position), detail_(what) {}

  const Position& position() const { return position_; }
  /// The message without the position.
  const std::string& detail() const { return detail_; }

 private:
  Position position_;
  std::string detail_;
};

/// A request that contradicts itself, the input or the limits of the program.
class UsageError : public Error {
 public:
  using Error::Error;
};

/// An output that can't be written.
class OutputError : public Error {
 public:
  using Error::Error;
};

/// The reader of our output went away (`| head`); nothing is wrong.
class ClosedPipe : public Error {
 public:
  ClosedPipe() : Error("the reader of the output has gone") {}
};

/// A solver that is missing, crashes, or answers what can't be true.
class SolverError : public Error {
 public:
  using Error::Error;
  /// Where the text names the solver to blame.
  SolverError(const std::string& what, const std::string& solver) : Error(what), solver_(solver) {}

  /// The solver that the text names; empty: none.
  const std::string& solver() const { return solver_; }

 private:
  std::string solver_;
};

}  // namespace sudoku_sat
