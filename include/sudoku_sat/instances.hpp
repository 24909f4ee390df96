// Boards to measure solvers with, the same bytes for the same seed on every machine: a full grid of
// some kind, some of whose cells are open.
//
// Each has a solution that is known by construction, and above some share of open cells more than
// one. Holes at random make the hardest boards of a size where the solution has just become unique
// or just ceased to be (Gomes & Shmoys: Completing quasigroups or Latin squares, 2002; Lewis:
// Metaheuristics can solve Sudoku puzzles, J. Heuristics 2007). What holds for boards of one origin
// need not hold for those of another: minimal boards are harder than random holes in the same
// grids, and holes balanced over rows, columns and boxes harder than both for their number (Kautz,
// Ruan, Achlioptas, Gomes, Selman & Stickel: Balance and filtering in structured satisfiable
// problems, IJCAI 2001; Ansótegui, Béjar, Fernàndez, Gomes & Mateu: Generating highly balanced
// Sudoku problems as hard problems, J. Heuristics 2011).
//
//     const InstanceSpec spec{.geometry = Geometry(25), .open = 560};
//     const Instance instance = make_instance(spec, 0);
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

/// Where full grids come from: a descriptor in a file of src/instances/grids and a line in its
/// registry.def.
struct GridKind {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  bool takes_rules;  ///< besides those on by default

  /// The board. Throws: UsageError where the kind has none of that geometry; InputError where the
  /// rules don't fit it; Stopped.
  std::shared_ptr<const Board> (*board)(const Geometry& geometry, const std::vector<RuleUse>& rules,
                                        Random& random, const Limits& limits);
  /// A solution of such a board. Throws: Error where there is none; Stopped.
  Grid (*grid)(const std::shared_ptr<const Board>& board, Random& random, const Limits& limits);
};

/// A board of a kind, and a solution of it.
struct FullGrid {
  const GridKind* kind;
  std::shared_ptr<const Board> board;
  Grid values;
};

/// Which cells are open: a descriptor in a file of src/instances/holes and a line in its
/// registry.def.
struct HoleKind {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  bool takes_share;  ///< whether it can be asked how many cells are open

  /// The cells to open, each once, in the order in which they were chosen. `open`: how many of a
  /// thousand cells, rounded down; 0 where the kind can't be asked. Throws: Error; Stopped.
  std::vector<Cell> (*choose)(const FullGrid& full, int open, Random& random, const Limits& limits);
};

/// pattern, mixed, latin, jigsaw, drawn.
std::span<const GridKind* const> grid_kinds();
/// random, balanced, minimal, few.
std::span<const HoleKind* const> hole_kinds();

/// mixed: the plain board. drawn: boards with rules.
const GridKind& default_grid_kind(bool with_rules);
const HoleKind& default_hole_kind();

/// Throws: UsageError where there is none of that name; it suggests the nearest one.
const GridKind& grid_kind_named(std::string_view name);
const HoleKind& hole_kind_named(std::string_view name);

/// Walks `steps` times from one solution to another: two lines of a band or stack are compared as a
/// permutation of the values, and the cells of one of its cycles change places. Rows, columns and
/// boxes stay correct (the cycle switches of Wanless, J. Combin. Des. 2004, kept within boxes);
/// without `boxes` any two lines are compared. Requires: one grid, complete. Throws: Stopped.
void mix(Grid& grid, const Geometry& board, std::size_t steps, Random& random, bool boxes = true,
         const Limits& limits = {});

/// What boards are made of.
struct InstanceSpec {
  Geometry geometry = Geometry(9);
  const GridKind* grids = &default_grid_kind(false);
  const HoleKind* holes = &default_hole_kind();
  int open = 0;  ///< how many of a thousand cells, rounded down; 0 where the holes take no share
  std::vector<RuleUse> rules = {};
  std::uint64_t seed = 1;
};

/// A board to measure with.
struct Instance {
  Puzzle puzzle;
  Grid solution;            ///< the grid that it was made from
  std::vector<Cell> holes;  ///< in the order in which they were chosen
};

/// Throws: UsageError where the parts of a specification contradict each other: rules on grids
/// that take none, a share of open cells for holes that take none or above a thousand.
void check(const InstanceSpec& spec);

/// Board number `number`, from 0: it depends on the specification and this number alone.
/// Throws: UsageError, InputError, Error, as its parts; Stopped.
Instance make_instance(const InstanceSpec& spec, std::uint64_t number, const Limits& limits = {});
/// The same with random numbers of the caller's, from which more may be drawn afterwards.
Instance make_instance(const InstanceSpec& spec, Random& random, const Limits& limits = {});

/// Puts a value other than the solution's into the first of `cells` that allows one: no other given
/// conflicts with it. Most often there is no solution then. Returns that cell; no value, and
/// nothing changed, where there is none. Requires: no two givens conflict.
std::optional<Cell> put_wrong_value(Puzzle& puzzle, const Grid& solution,
                                    std::span<const Cell> cells, Random& random);

/// The puzzle with one given changed to a value that no other given forbids: most often there is no
/// solution then. Other numbers, other changes. The same puzzle where nothing can be changed so.
Puzzle with_changed_given(Puzzle puzzle, std::uint64_t number);

}  // namespace sudoku_sat
