// Shared by the files of the Python module: puzzles and grids for Python, cells as people count
// them, and work that Ctrl-C in Python can end.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::python {

namespace py = pybind11;

/// Row and column, from 1.
using Place = std::tuple<int, int>;
/// Row, column and value, from 1: the indices of S[i,j,k].
using PlacedValue = std::tuple<int, int, int>;

/// A puzzle with its file's information about it.
struct NamedPuzzle {
  Puzzle puzzle;
  std::string label = {};
  std::string title = {};
  std::string author = {};
  std::vector<std::string> warnings = {};  ///< of the reader
};

/// Values on the board of a puzzle, whose givens a picture shows in bold.
struct BoardGrid {
  Puzzle puzzle;
  Grid values;

  /// In a format that can be written.
  std::string text(const std::string& format) const;
};

Place place_of(const Geometry& geometry, Cell cell);
PlacedValue placed(const Geometry& geometry, Cell cell, Value value);
std::vector<PlacedValue> placed(const Geometry& geometry, const std::vector<Cell>& cells,
                                const Grid& values);
/// Throws: py::index_error if the board has no such cell.
Cell cell_at(const Geometry& geometry, int row, int column);
/// Throws: py::index_error if the board has no such cell, UsageError for a value out of range.
Value value_of(const Geometry& geometry, int value);

/// By the names of the command line; without a name the choice stays open. Throws: UsageError.
Formulation formulation_of(const std::optional<std::string>& encoding, const std::string& amo,
                           const std::optional<std::string>& reduce);

/// The values of grids to exclude. Throws: UsageError if one isn't a solution.
std::vector<Grid> grids_of(const std::vector<BoardGrid>& grids, const Puzzle& puzzle);

/// Limits for work without Python's lock. Python notices Ctrl-C only between its own instructions,
/// so it is polled regularly, on the calling thread.
class Watch {
 public:
  /// Throws: UsageError unless the seconds, if any, are a number above 0.
  explicit Watch(std::optional<double> seconds);
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  const Limits& limits() const { return limits_; }
  /// Throws what a signal's handler threw, KeyboardInterrupt as a rule. Needs Python's lock.
  void rethrow();

 private:
  void poll();

  std::atomic<bool> interrupt_ = false;
  std::optional<py::error_already_set> raised_;
  Limits::Clock::time_point last_ = Limits::Clock::now();
  Limits limits_;
};

/// Runs work(limits) without Python's lock and returns its result.
template <class Work>
auto run(std::optional<double> timeout, const Work& work) {
  Watch watch(timeout);
  try {
    auto result = [&] {
      const py::gil_scoped_release release;
      const LimitsScope scope(watch.limits());
      return work(watch.limits());
    }();
    watch.rethrow();
    return result;
  } catch (const Stopped&) {
    watch.rethrow();
    throw;
  }
}

/// Each adds the functions of its file to the module.
void bind_errors(py::module_& module);
void bind_puzzles(py::module_& module);
void bind_reader(py::module_& module);
void bind_clauses(py::module_& module);
void bind_solving(py::module_& module);
void bind_checking(py::module_& module);
void bind_explaining(py::module_& module);
void bind_generating(py::module_& module);
void bind_measuring(py::module_& module);
void bind_tables(py::module_& module);

}  // namespace sudoku_sat::python
