// The request of a command line to `family`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/choices.hpp"
#include "sudoku_sat/measure.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cli {

/// Only boards for which each of some solvers takes about this long.
struct Calibration {
  std::vector<std::string> names;  ///< of the solvers
  std::vector<SolverChoice> solvers;
  double least = 60;  ///< nominal seconds; see nominal_seconds()
  double most = 3600;
  std::uint64_t tries = 0;  ///< the most boards of each size to try
};

struct FamilyPlan {
  std::vector<InstanceSpec> sizes;  ///< for each size, without the share of open cells
  int min_open = 0;                 ///< thousandths of the cells
  int max_open = 0;
  std::uint64_t count = 10;               ///< boards of each size
  NumberRange range;                      ///< the units() of the family to make
  std::vector<Formulation> formulations;  ///< none: only boards
  std::optional<std::uint64_t> scramble;  ///< the seed of the formulas' order
  bool unsat = false;
  bool proofs = false;
  double budget = 60;  ///< seconds' work to decide a formula, in CaDiCaL's own steps
  std::optional<Calibration> calibration;
  std::vector<std::string> timed_names;
  std::vector<SolverChoice> timed;  ///< solvers whose times are measured
  double time_limit = 60;           ///< seconds, for each of these runs
  std::size_t jobs = 1;
  std::optional<double> timeout;
  std::string directory;           ///< of --pack a file
  bool pack = false;               ///< one file instead of a directory
  std::string tries_file;          ///< where a calibration keeps its findings; empty: nowhere
  bool tries_asked = false;        ///< whether the user named this file
  std::vector<std::string> packs;  ///< to be merged, instead of making boards
  std::string compression;         ///< the ending of the formulas' files, as ".xz"; empty: none
  std::string rules;               ///< as --rules has them

  /// The units of --range: boards, size by size; if calibrated, when boards depend on those tried
  /// before, sizes.
  std::uint64_t units() const { return calibration ? sizes.size() : sizes.size() * count; }
  /// Whether some of the family is left out.
  bool partial() const { return range.size() != units(); }
  /// The numbers of the boards to make of a size. They are not known in advance for calibrated
  /// ones.
  NumberRange numbers(std::size_t size) const;
  std::uint64_t boards() const;

  /// The formulation for deciding and calibrating boards.
  Formulation first(const Puzzle& puzzle) const {
    return formulation_for(puzzle, formulations.front());
  }
};

/// Throws: UsageError, SolverError if a solver is not installed.
FamilyPlan family_plan(const CommandLine& line);

/// The command that makes the same instances, without its directory and what doesn't change them.
std::string command_text(const FamilyPlan& plan);
/// The same for all boards, regardless of the plan's range.
std::string whole_command_text(FamilyPlan plan);

/// Thousandths as a share: "0.475".
std::string share_text(int thousandths);

/// Throws: OutputError if the disk doesn't have enough room for all formulas, as estimated.
void require_disk(const FamilyPlan& plan);

}  // namespace sudoku_sat::cli
