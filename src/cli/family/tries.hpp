// A calibration's findings so far, kept in a file: it may take days, and an interrupted one
// continues from there.
#pragma once

#include <fstream>
#include <map>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

#include "boards.hpp"

namespace sudoku_sat::cli {

/// How a board turned out, and the runs that show it.
struct Try {
  Fit fit = Fit::undecided;
  std::vector<CalibrationRun> runs = {};
};

class KeptTries {
 public:
  /// Those of the plan's file, if it has one. Throws: InputError if they are of another family or
  /// the file is of another kind; OutputError.
  explicit KeptTries(const FamilyPlan& plan);

  /// Null if nothing is known. Doesn't find entries of add().
  const Try* find(const Candidate& candidate) const;

  /// Adds a board to the file; several threads may do so. Throws: OutputError.
  void add(const FamilyBoard& board, Fit fit);

  /// The family is complete: removes the file unless the user asked for it.
  void finish();

 private:
  using Key = std::tuple<std::size_t, int, std::uint64_t>;
  static Key key_of(const Candidate& candidate) {
    return {candidate.size, candidate.open, candidate.number};
  }
  void read();
  void write(const std::string& line);

  const FamilyPlan& plan_;
  std::string head_;
  std::map<Key, Try> known_;
  std::mutex mutex_;
  std::ofstream out_;
};

}  // namespace sudoku_sat::cli
