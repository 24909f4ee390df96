// If there is one solution, an entry is compared with it. If there are several, an entry is wrong
// if the puzzle has no solution with it; if all entries are right one by one, a smallest set that
// can't hold together is found by leaving out one after the other.
#include "entry_findings.hpp"

#include <algorithm>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::report {

namespace {

using Cells = std::vector<Cell>;

class EntryJudge {
 public:
  EntryJudge(const Puzzle& puzzle, const Grid& entries, const Outcome& outcome,
             const Limits& limits)
      : puzzle_(puzzle), entries_(entries), outcome_(outcome), limits_(limits) {
    for (Cell cell = 0; cell < entries.size(); ++cell) {
      if (entries[cell] != 0) entered_.push_back(cell);
    }
  }

  EntryFindings run() {
    found_.entered = entered_.size();
    if (outcome_.status != Status::solved) return found_;
    found_.unique = outcome_.uniqueness == Uniqueness::unique;
    if (found_.unique) {
      compare_with_solution();
    } else if (!stand(entered_)) {
      look_for_wrong_ones();
    }
    add_conflicts();
    found_.judged = true;
    return found_;
  }

 private:
  void compare_with_solution() {
    for (const Cell cell : entered_) {
      const Value right = (*outcome_.solution)[cell];
      if (entries_[cell] != right) found_.wrong.push_back({cell, entries_[cell], right, {}});
    }
  }

  void look_for_wrong_ones() {
    Cells rest;
    for (const Cell cell : entered_) {
      if (stand({cell})) {
        rest.push_back(cell);
      } else {
        found_.wrong.push_back({cell, entries_[cell], 0, {}});
      }
    }
    if (stand(rest)) return;
    for (std::size_t i = 0; i < rest.size();) {
      Cells fewer = rest;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      if (stand(fewer)) {
        ++i;
      } else {
        rest = std::move(fewer);
      }
    }
    found_.together = std::move(rest);
  }

  /// Whether the puzzle has a solution with these entries.
  bool stand(const Cells& cells) const {
    Puzzle puzzle = puzzle_;
    for (const Cell cell : cells) puzzle.givens[cell] = entries_[cell];
    const Outcome outcome = solve(puzzle, {.core = false}, limits_);
    if (outcome.status == Status::unknown) {
      limits_.check();
      throw SolverError(outcome.reason);
    }
    return outcome.status == Status::solved;
  }

  void add_conflicts() {
    if (found_.wrong.empty()) return;
    const Puzzle all = with_entries(puzzle_, entries_);
    for (const Conflict& conflict : conflicts(*all.board, all.givens)) {
      for (WrongEntry& wrong : found_.wrong) {
        const bool in_it = wrong.cell == conflict.first || wrong.cell == conflict.second;
        if (in_it) wrong.conflicts.push_back(conflict);
      }
    }
  }

  const Puzzle& puzzle_;
  const Grid& entries_;
  const Outcome& outcome_;
  const Limits& limits_;
  Cells entered_;
  EntryFindings found_;
};

}  // namespace

EntryFindings judge_entries(const Puzzle& puzzle, const Grid& entries, const Outcome& outcome,
                            const Limits& limits) {
  return EntryJudge(puzzle, entries, outcome, limits).run();
}

Puzzle with_entries(const Puzzle& puzzle, const Grid& entries) {
  Puzzle all = puzzle;
  for (Cell cell = 0; cell < entries.size(); ++cell) {
    if (entries[cell] != 0) all.givens[cell] = entries[cell];
  }
  return all;
}

}  // namespace sudoku_sat::report
