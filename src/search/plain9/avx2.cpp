// Board9 on machines with AVX2. Nine of ten lanes are in use.
#include <immintrin.h>

#include "board.hpp"
#include "methods_on.hpp"

namespace sudoku_sat::search {

namespace {

struct Avx2 {
  using Vector [[gnu::vector_size(32)]] = unsigned;
  static constexpr unsigned values_in_vector = 2;

  static bool any(const Vector& set) {
    return _mm256_testz_si256(reinterpret_cast<__m256i>(set), reinterpret_cast<__m256i>(set)) == 0;
  }

  static Vector repeated(const Lane9& lane) {
    return __builtin_shufflevector(lane, lane, 0, 1, 2, 3, 0, 1, 2, 3);
  }

  static void add_across(Vector& once, Vector& twice) {
    const Vector other = exchanged(once);
    twice |= exchanged(twice) | (once & other);
    once |= other;
  }

  static unsigned common_words(const Vector& one, const Vector& other) {
    const __m256i empty = _mm256_cmpeq_epi32(reinterpret_cast<__m256i>(one & other), __m256i{});
    return ~static_cast<unsigned>(_mm256_movemask_ps(reinterpret_cast<__m256>(empty))) & 0xff;
  }

  static void sort(const std::uint16_t* values, unsigned* cells) {
    for (std::uint16_t value = 0; value <= 9; ++value) cells[value] = equal(values, value);
  }

  static void put(std::uint16_t* values, unsigned cells, std::uint16_t value) {
    for (; cells != 0; cells &= cells - 1) values[__builtin_ctz(cells)] = value;
  }

 private:
  /// Which of 32 values are this one, as bits.
  static unsigned equal(const std::uint16_t* values, std::uint16_t value) {
    const __m256i wanted = _mm256_set1_epi16(static_cast<short>(value));
    const auto* halves = reinterpret_cast<const __m256i*>(values);
    const __m256i bytes =
        _mm256_packs_epi16(_mm256_cmpeq_epi16(_mm256_loadu_si256(halves), wanted),
                           _mm256_cmpeq_epi16(_mm256_loadu_si256(halves + 1), wanted));
    // Packing takes halves of 128 bits by turns.
    return static_cast<unsigned>(_mm256_movemask_epi8(_mm256_permute4x64_epi64(bytes, 0xd8)));
  }

  static Vector exchanged(const Vector& set) {
    return __builtin_shufflevector(set, set, 4, 5, 6, 7, 0, 1, 2, 3);
  }
};

}  // namespace

const Methods9& methods9_avx2() { return methods_on<Board9<Avx2>>; }

}  // namespace sudoku_sat::search
