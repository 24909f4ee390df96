// A puzzle's primitive constraints as a file for solvers other than SAT solvers: pseudo-Boolean,
// cardinality, MaxSAT, SMT-LIB, MiniZinc; the puzzle of such a file read back, and solvers'
// answers. Like a CNF file, it begins with comments that have everything needed to turn an answer
// into a grid.
#pragma once

#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

namespace format {
struct ExportTask;
}

/// What goes into a file of another language.
struct ExportOptions {
  /// For languages that are made of the clauses of an encoding. Requires: no reduction.
  Formulation formulation = {.reduction = &no_reduction()};
  std::string label = {};
  /// Called with the number of constraints written so far.
  std::function<void(std::uint64_t)> on_constraints = {};
};

/// A language of other solvers: a descriptor in a file of its own and a line in
/// src/formats/export/registry.def.
struct ExportLanguage {
  std::string_view name;
  std::string_view summary;
  std::string_view comment;  ///< what begins a comment line: "* "
  bool encoded = false;      ///< whether it is made of the clauses of an encoding
  bool soft_givens = false;  ///< whether an answer may give up givens
  /// Writes the whole file. Throws: UsageError if the language can't have so large a puzzle.
  void (*write)(const format::ExportTask& task, Output& out);
  /// The solver's answer, with a model of the puzzle's variables. `variables`: how many the file
  /// says that it has; 0: it does not say. Throws: InputError.
  AnswerText (*read)(LineReader& answer, const CnfPuzzle& puzzle, std::uint64_t variables);
};

/// The table of languages.
std::span<const ExportLanguage* const> export_languages();
/// Throws: UsageError if no language has that name; it suggests the nearest one.
const ExportLanguage& export_language_named(std::string_view name);

/// Writes the file. Throws: OutputError, ClosedPipe; UsageError if the language can't have so large
/// a puzzle; Stopped at a limit.
void write_export(const Puzzle& puzzle, const ExportLanguage& language,
                  const ExportOptions& options, Output& out, const Limits& limits = {});

/// What a file says about its puzzle.
struct ExportedPuzzle {
  const ExportLanguage& language;
  CnfPuzzle cnf;                ///< as of a CNF file; `encoding` is the language if that has none
  std::uint64_t variables = 0;  ///< as the file says; 0: it does not

  /// A solver's answer; cnf.decode() turns its model into a grid. Throws: InputError.
  AnswerText read_answer(LineReader& answer) const { return language.read(answer, cnf, variables); }
};

/// Reads the comments at the top; no value, and nothing is read, if the file doesn't begin as those
/// of write_export(). Throws: InputError if they are damaged.
std::optional<ExportedPuzzle> read_exported(LineReader& lines);

/// Takes the givens that the grid contradicts out of the puzzle, and returns their cells: what an
/// answer of a language with soft givens gives up.
std::vector<Cell> give_up(Puzzle& puzzle, const Grid& grid);

}  // namespace sudoku_sat
