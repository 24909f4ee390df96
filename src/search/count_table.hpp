// Counts that are known already, by the fingerprint of what was counted; shared by threads. A table
// of limited memory, which forgets what it has no room for.
//
// The table is cut into segments with a lock each. In a segment a key has four places side by side;
// where all are taken, one of them is overwritten, chosen by other bits of the key. The table grows
// from a few entries to its bound, so that small counts touch little memory.
#pragma once

#include <array>
#include <mutex>

#include "base/fingerprint.hpp"
#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat::search {

class CountTable {
 public:
  /// The table takes at most this many bytes.
  explicit CountTable(std::size_t max_bytes);

  std::optional<BigCount::Number> find(const base::Fingerprint& key);
  void add(const base::Fingerprint& key, BigCount::Number count);

 private:
  struct Entry {
    base::Fingerprint key = {};  ///< zeros in an empty entry
    BigCount::Number count = 0;
  };
  /// A part of the table, so that threads seldom wait for each other.
  struct Segment {
    std::mutex mutex;
    std::vector<Entry> entries;  ///< their number is a power of two
    std::size_t used = 0;
  };
  static constexpr std::size_t segments = 64;

  Segment& segment_of(const base::Fingerprint& key) { return segments_[key.second % segments]; }
  static Entry* bucket_of(Segment& segment, const base::Fingerprint& key);
  static void place(Segment& segment, const Entry& entry);
  void grow(Segment& segment) const;

  std::size_t max_entries_;  ///< in a segment
  std::array<Segment, segments> segments_;
};

}  // namespace sudoku_sat::search
