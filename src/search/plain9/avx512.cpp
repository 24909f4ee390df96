// Board9 on machines with AVX-512. A vector has five values of three words each; one word of
// each vector is empty, and four values are enough for the second one.
#include <immintrin.h>

#include "methods_on.hpp"

namespace sudoku_sat::search {

namespace {

struct Avx512 {
  using Vector [[gnu::vector_size(64)]] = unsigned;
  static constexpr unsigned values_in_vector = 5;
  static constexpr bool puts_alone = true;
  static constexpr unsigned words_of_value = 3;

  static bool any(const Vector& set) { return common_words(set, set) != 0; }

  static Vector repeated(const Lane9& lane) {
    return reinterpret_cast<Vector>(_mm512_maskz_permutexvar_epi32(
        0xFFFF, _mm512_setr_epi32(0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3),
        _mm512_castsi128_si512(reinterpret_cast<__m128i>(lane))));
  }

  [[gnu::always_inline]] static void add_across(Vector& once, Vector& twice) {
    const Vector own_once = once;
    const Vector own_twice = twice;
    add(by_one(once), by_one(twice), once, twice);
    add(by_two(once), by_two(twice), once, twice);
    add(by_four(own_once), by_four(own_twice), once, twice);
  }

  static unsigned common_words(const Vector& one, const Vector& other) {
    return _mm512_test_epi32_mask(reinterpret_cast<__m512i>(one), reinterpret_cast<__m512i>(other));
  }

  static void sort(const std::uint16_t* values, unsigned* cells) {
    for (std::uint16_t value = 0; value <= 9; ++value) cells[value] = equal(values, value);
  }

  static void put(std::uint16_t* values, unsigned cells, std::uint16_t value) {
    _mm512_mask_storeu_epi16(values, cells, _mm512_set1_epi16(static_cast<short>(value)));
  }

 private:
  /// Which of 32 values are this one, as bits.
  static unsigned equal(const std::uint16_t* values, std::uint16_t value) {
    return _mm512_cmpeq_epi16_mask(_mm512_loadu_si512(values),
                                   _mm512_set1_epi16(static_cast<short>(value)));
  }

  [[gnu::always_inline]] static void add(const Vector& other_once, const Vector& other_twice,
                                         Vector& once, Vector& twice) {
    twice |= other_twice | (once & other_once);
    once |= other_once;
  }

  // Each value's words moved to where another one's were, five values in a circle.
  static Vector by_one(const Vector& v) {
    return __builtin_shufflevector(v, v, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 1, 2, 15);
  }
  static Vector by_two(const Vector& v) {
    return __builtin_shufflevector(v, v, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 1, 2, 3, 4, 5, 15);
  }
  static Vector by_four(const Vector& v) {
    return __builtin_shufflevector(v, v, 12, 13, 14, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15);
  }
};

}  // namespace

const Methods9& methods9_avx512() { return methods_on<Avx512>; }

}  // namespace sudoku_sat::search
