// 128 bits in place of data too long to keep. Among 10^9 different things, two have the same
// fingerprint with a probability of about 10^-21.
#pragma once

#include <cstdint>

namespace sudoku_sat::base {

struct Fingerprint {
  std::uint64_t first = 0;
  std::uint64_t second = 0;

  bool operator==(const Fingerprint&) const = default;
  /// The sum is the same in any order.
  Fingerprint& operator+=(const Fingerprint& other) {
    first += other.first;
    second += other.second;
    return *this;
  }
};

/// A number to which each bit contributes (the finaliser of MurmurHash3 with the constants of
/// Stafford's variant 13).
inline std::uint64_t mixed(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9U;
  bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EBU;
  return bits ^ (bits >> 31U);
}

/// The fingerprint of a sequence with `word` appended; `before` is the one without it.
inline Fingerprint extended(const Fingerprint& before, std::uint64_t word) {
  return {mixed((before.first ^ word) + 0x9E3779B97F4A7C15U),
          mixed(before.second + word * 0xD1342543DE82EF95U + 1)};
}

}  // namespace sudoku_sat::base
