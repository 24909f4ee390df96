// WideBoard9 on machines with AVX-512. Three lanes of a vector are in use.
#include <immintrin.h>

#include "wide_steps9.hpp"

namespace sudoku_sat {

namespace {

struct Avx512 {
  using Vector [[gnu::vector_size(64)]] = unsigned;
  static constexpr unsigned lanes = 4;

  static bool any(const Vector& set) { return common_words(set, set) != 0; }

  static Vector repeated(const Lane9& lane) {
    return reinterpret_cast<Vector>(
        _mm512_maskz_broadcast_i32x4(0xffff, reinterpret_cast<__m128i>(lane)));
  }

  /// The lanes, each moved by 1 or 2 places, so that after both each lane has met all others.
  static Vector moved(const Vector& set, unsigned distance) {
    return distance == 1 ? __builtin_shufflevector(set, set, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15,
                                                   8, 9, 10, 11)
                         : __builtin_shufflevector(set, set, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2,
                                                   3, 4, 5, 6, 7);
  }

  /// The words that have a bit in common, as bits.
  static unsigned common_words(const Vector& one, const Vector& other) {
    return _mm512_test_epi32_mask(reinterpret_cast<__m512i>(one), reinterpret_cast<__m512i>(other));
  }

  /// Which of 32 values are this one, as bits.
  static unsigned equal(const std::uint16_t* values, std::uint16_t value) {
    return _mm512_cmpeq_epi16_mask(_mm512_loadu_si512(values),
                                   _mm512_set1_epi16(static_cast<short>(value)));
  }
};

}  // namespace

const WideMethods& wide_avx512() { return wide_methods<Avx512>; }

}  // namespace sudoku_sat
