// The results of the parts before they are put together.
//
// All parts are looked at before anything is written, and all that are wrong are named, so that
// they can be run again at once.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::parts {

/// The receipts of all parts that count, those that were split again left out; each result is
/// compared with its receipt.
class Results {
 public:
  /// The options must outlive it.
  Results(const PartsDirectory& parts, const MergeOptions& options);

  struct Entry {
    std::size_t part = 0;
    std::optional<Receipt> receipt = {};
    std::string fault = {};  ///< what is wrong; empty where nothing is
  };
  /// In the order of the parts.
  const std::vector<Entry>& entries() const { return entries_; }

  /// Throws: InputError that names those of the first `count` entries that are missing or wrong.
  /// `remark` is added to the message.
  void require(std::size_t count, const std::string& remark = "") const;
  void require_all() const { require(entries_.size()); }

  /// To be called for each result that is read once more.
  void next() { options_.step(++steps_); }
  const MergeOptions& options() const { return options_; }

 private:
  const MergeOptions& options_;
  std::size_t steps_ = 0;
  std::string input_;
  std::vector<Entry> entries_;
};

}  // namespace sudoku_sat::parts
