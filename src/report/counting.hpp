// What is known of a puzzle whose solutions are counted, or whose true candidates are looked for.
#pragma once

#include <string>
#include <string_view>
#include <vector>
#include "base/json.hpp"

#include "answers.hpp"
#include "base/exit_status.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// A puzzle and what was found out about it.
struct CountingItem {
  const PuzzleInput& input;
  std::size_t index = 0;
  std::string_view status = unread_word(input);  ///< as status_word()
  bool found = false;                            ///< whether there is a solution
  double seconds = 0;
  std::string reason = {};
};

/// Notes what counting the item, or a part of its solutions, gave. `limit`: how many were asked for
/// at most. Returns a warning where that is less than asked for, once for each reason; else "".
std::string add_count(CountingItem& item, const Counted& result, std::uint64_t limit);

/// The number, or what is known of it where a limit of time ended the counting: "at least 7".
std::string count_text(const CountingItem& item, const Counted& counted);

/// The JSON of `count`, as text: there is no bound on the number.
std::string count_json(const CountingItem& item, const Counted& counted);

/// What `candidates` finds of a puzzle; empty if nothing is known.
using FoundCandidates = AllCandidates;

/// Whether there is a solution, or a limit came first, is noted in the item and for the exit
/// status.
FoundCandidates find_candidates(CountingItem& item, const std::vector<Grid>& excluded,
                                const Limits& limits, base::ExitStatus& status);

/// The JSON of `candidates`.
base::Json candidates_json(const CountingItem& item, const FoundCandidates& found);

}  // namespace sudoku_sat::report
