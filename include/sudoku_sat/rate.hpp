// How much inference a puzzle needs, in the terms of the field (Lynce & Ouaknine, Sudoku as a SAT
// problem, AIMATH 2006): which inference solves it without search, how much search it costs a
// solver, and how few further givens would make search superfluous.
//
//     Rater rater({.backdoor = true});
//     const PuzzleRate rate = rater.rate(puzzle);
//     if (rate.level) std::cout << name(*rate.level) << '\n';
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku_sat/limits.hpp"
#include "sudoku_sat/tasks.hpp"

namespace sudoku_sat {

/// What a puzzle needs, as `rate` tells it. Up to failed_literals_2 these are inferences, and each
/// decides at least the cells that the one before it decides; the exception is up_triads, which
/// decides cells that failed literals may leave open. Failed literals work on candidates, where
/// relations, sums and sequences tell more than in clauses.
enum class RateLevel {
  up_minimal,         ///< unit propagation on the clauses of the encoding `minimal`
  up_extended,        ///< of `extended`
  up_triads,          ///< of `triads`
  failed_literals,    ///< those of `extended`, to the fixpoint
  failed_literals_2,  ///< likewise; a candidate also fails by the failed literals behind it
  search,             ///< none of these is enough
  none,               ///< there are several solutions: no inference finds one
};

inline constexpr std::size_t inference_levels = 5;

/// All of them, from the weakest to `none`.
std::span<const std::string_view> rate_level_names();

std::string_view name(RateLevel level);

/// What a search took: medians over differently numbered formulas, the upper one of two in the
/// middle.
struct SearchEffort {
  std::int64_t decisions = 0;
  std::int64_t conflicts = 0;
};

/// Cells whose values as further givens leave the rest to unit propagation on candidates (strong
/// backdoors under knowledge of the solution; Williams, Gomes & Selman, IJCAI 2003).
struct Backdoor {
  std::size_t least = 0;    ///< no backdoor has fewer
  std::vector<Cell> cells;  ///< of one, ascending: of a smallest one where it is proved
  bool proved() const { return least == cells.size(); }
};

struct RateOptions {
  std::size_t seeds = 0;  ///< runs of CaDiCaL to measure its effort; 0: not measured
  bool backdoor = false;  ///< look for a smallest one
  bool core = false;      ///< of an explanation, the most reasons that a step needs
};

struct PuzzleRate {
  Status status = Status::unknown;
  Uniqueness uniqueness = Uniqueness::unknown;  ///< of a puzzle with a solution
  std::optional<RateLevel> level;  ///< where there is no solution, the level that shows it
  /// How many cells have one value left, givens included, by inference. A contradiction decides
  /// all cells. No value: not measured, the formula is too large (Measurer::most_clauses) or a
  /// limit came before.
  std::array<std::optional<std::size_t>, inference_levels> cells;
  std::optional<Grid> solution;        ///< the only one
  std::optional<SearchEffort> effort;  ///< to find a solution or that there is none
  std::optional<Backdoor> backdoor;    ///< of a puzzle with one solution
  std::optional<std::size_t> core;     ///< likewise; explain.hpp
  /// The limit that ended it; what was found by then stands.
  std::optional<Limits::Reached> stopped;
};

/// Rates one puzzle after the other; what it says of one doesn't depend on those before. Keeps the
/// clauses of the last board.
class Rater {
 public:
  explicit Rater(RateOptions options = {});
  ~Rater();

  /// Throws: SolverError where a formula doesn't fit the machine's memory.
  PuzzleRate rate(const Puzzle& puzzle, const Limits& limits = {});

 private:
  struct Rules;

  RateOptions options_;
  std::unique_ptr<Rules> rules_;
};

}  // namespace sudoku_sat
