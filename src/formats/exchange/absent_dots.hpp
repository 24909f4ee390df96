// What f-puzzles says of the pairs of neighbours between which nothing is drawn.
#pragma once

#include <nlohmann/json.hpp>

#include "exchange_puzzle.hpp"

namespace sudoku_sat {

/// Reads `nonconsecutive` and `negative`. Requires: the dots have been read. Throws: TextError.
void read_absent_dots(const nlohmann::ordered_json& json, ExchangePuzzle& out);

/// Which rules of a board say it, rule by rule.
class AbsentDots {
 public:
  /// Takes what an entry of a rule says of pairs without a dot or letter. False where it says
  /// nothing of them, or something that f-puzzles can't.
  bool take(std::string_view rule, std::string_view entry);

  /// Adds the fields. False where f-puzzles would mean something else with the dots that are there.
  bool write(nlohmann::ordered_json& json) const;

 private:
  bool no_consecutive_ = false;  ///< but across dots
  bool no_letters_ = false;
  bool never_consecutive_ = false;
  bool all_ratios_ = false;          ///< the numbers of all ratio dots
  std::vector<std::string> ratios_;  ///< further numbers
};

}  // namespace sudoku_sat
