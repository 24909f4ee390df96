// Counts that are known already, by the fingerprint of what was counted; shared by threads. A table
// of limited memory, which forgets what it has no room for.
//
// The table is cut into segments with a lock each. In a segment a key has four places side by side;
// where all are taken, one of them is overwritten, chosen by other bits of the key. The table grows
// from a few entries to its bound, so that small counts touch little memory.
#pragma once

#include <array>
#include <bit>
#include <mutex>

#include "base/fingerprint.hpp"
#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat::search {

class CountTable {
 public:
  /// The table takes at most this many bytes.
  explicit CountTable(std::size_t max_bytes)
      : max_entries_(std::bit_floor(max_bytes / (segments * sizeof(Entry)))) {
    for (Segment& segment : segments_) {
      segment.entries.resize(max_entries_ < bucket_size ? 0
                                                        : std::min(first_entries, max_entries_));
    }
  }

  std::optional<BigCount::Number> find(const base::Fingerprint& key) {
    Segment& segment = segment_of(key);
    const std::lock_guard lock(segment.mutex);
    if (segment.entries.empty()) return std::nullopt;
    const Entry* const bucket = bucket_of(segment, key);
    const Entry* const found = std::find_if(bucket, bucket + bucket_size,
                                            [&](const Entry& entry) { return entry.key == key; });
    if (found == bucket + bucket_size) return std::nullopt;
    return found->count;
  }

  void add(const base::Fingerprint& key, BigCount::Number count) {
    Segment& segment = segment_of(key);
    const std::lock_guard lock(segment.mutex);
    if (segment.entries.empty()) return;
    if (2 * segment.used > segment.entries.size()) grow(segment);
    place(segment, {key, count});
  }

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
  static constexpr std::size_t first_entries = 64;
  // Keys that lead to the same bucket share this many entries, side by side in memory.
  static constexpr std::size_t bucket_size = 4;

  Segment& segment_of(const base::Fingerprint& key) { return segments_[key.second % segments]; }

  static Entry* bucket_of(Segment& segment, const base::Fingerprint& key) {
    const std::size_t buckets = segment.entries.size() / bucket_size;
    return &segment.entries[(key.first & (buckets - 1)) * bucket_size];
  }

  static void place(Segment& segment, const Entry& entry) {
    Entry* const bucket = bucket_of(segment, entry.key);
    Entry* place = std::find_if(bucket, bucket + bucket_size, [&](const Entry& other) {
      return other.key == base::Fingerprint() || other.key == entry.key;
    });
    if (place == bucket + bucket_size) place = bucket + entry.key.second / segments % bucket_size;
    if (place->key == base::Fingerprint()) ++segment.used;
    *place = entry;
  }

  void grow(Segment& segment) const {
    if (segment.entries.size() >= max_entries_) return;
    std::vector<Entry> entries(2 * segment.entries.size());
    std::swap(entries, segment.entries);
    segment.used = 0;
    for (const Entry& entry : entries) {
      if (entry.key != base::Fingerprint()) place(segment, entry);
    }
  }

  std::size_t max_entries_;  ///< in a segment
  std::array<Segment, segments> segments_;
};

}  // namespace sudoku_sat::search
