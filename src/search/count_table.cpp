#include "count_table.hpp"

#include <algorithm>
#include <bit>

namespace sudoku_sat::search {

namespace {

constexpr std::size_t first_entries = 64;
// Keys that lead to the same bucket share this many entries, side by side in memory.
constexpr std::size_t bucket_size = 4;

}  // namespace

CountTable::CountTable(std::size_t max_bytes)
    : max_entries_(std::bit_floor(max_bytes / (segments * sizeof(Entry)))) {
  for (Segment& segment : segments_) {
    segment.entries.resize(max_entries_ < bucket_size ? 0 : std::min(first_entries, max_entries_));
  }
}

CountTable::Entry* CountTable::bucket_of(Segment& segment, const base::Fingerprint& key) {
  const std::size_t buckets = segment.entries.size() / bucket_size;
  return &segment.entries[(key.first & (buckets - 1)) * bucket_size];
}

std::optional<BigCount::Number> CountTable::find(const base::Fingerprint& key) {
  Segment& segment = segment_of(key);
  const std::lock_guard lock(segment.mutex);
  if (segment.entries.empty()) return std::nullopt;
  const Entry* const bucket = bucket_of(segment, key);
  const Entry* const found = std::find_if(bucket, bucket + bucket_size,
                                          [&](const Entry& entry) { return entry.key == key; });
  if (found == bucket + bucket_size) return std::nullopt;
  return found->count;
}

void CountTable::add(const base::Fingerprint& key, BigCount::Number count) {
  Segment& segment = segment_of(key);
  const std::lock_guard lock(segment.mutex);
  if (segment.entries.empty()) return;
  if (2 * segment.used > segment.entries.size()) grow(segment);
  place(segment, {key, count});
}

void CountTable::place(Segment& segment, const Entry& entry) {
  Entry* const bucket = bucket_of(segment, entry.key);
  Entry* place = std::find_if(bucket, bucket + bucket_size, [&](const Entry& other) {
    return other.key == base::Fingerprint() || other.key == entry.key;
  });
  if (place == bucket + bucket_size) place = bucket + entry.key.second / segments % bucket_size;
  if (place->key == base::Fingerprint()) ++segment.used;
  *place = entry;
}

void CountTable::grow(Segment& segment) const {
  if (segment.entries.size() >= max_entries_) return;
  std::vector<Entry> entries(2 * segment.entries.size());
  std::swap(entries, segment.entries);
  segment.used = 0;
  for (const Entry& entry : entries) {
    if (entry.key != base::Fingerprint()) place(segment, entry);
  }
}

}  // namespace sudoku_sat::search
