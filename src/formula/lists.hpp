// A list of entries for each literal, all of them side by side in memory, so that propagation reads
// a list in one go. Entries come in any order: they are counted, then each is put in its place.
// Lists are filled from behind, so new entries of one literal stand in the opposite order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "assignment.hpp"

namespace sudoku_sat {

template <class Entry>
class Lists {
 public:
  /// Requires: `code` is below the `codes` of the last append().
  std::span<const Entry> operator[](Code code) const {
    return {entries_.data() + starts_[code], entries_.data() + starts_[code + 1]};
  }

  /// Adds entries to lists, of which there are `codes` from then on, no fewer than before.
  /// `each_new(take)` has to call take(code, entry) for each new entry; it runs twice. All old
  /// entries are copied.
  template <class EachNew>
  void append(std::size_t codes, const EachNew& each_new) {
    const auto each = [&](const auto& take) {
      each_old(take);
      each_new(take);
    };
    // At first starts[c] is the end of list c.
    std::vector<std::uint64_t> starts(codes + 1, 0);
    each([&](Code code, const Entry&) { ++starts[code]; });
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<Entry> entries(starts.back());
    each([&](Code code, const Entry& entry) { entries[--starts[code]] = entry; });
    starts_ = std::move(starts);
    entries_ = std::move(entries);
  }

 private:
  template <class Take>
  void each_old(const Take& take) const {
    for (std::size_t list = 0; list + 1 < starts_.size(); ++list) {
      const auto code = static_cast<Code>(list);
      for (const Entry& entry : (*this)[code]) take(code, entry);
    }
  }

  std::vector<Entry> entries_;
  std::vector<std::uint64_t> starts_;  ///< by code: where its list begins; and where the last ends
};

}  // namespace sudoku_sat
