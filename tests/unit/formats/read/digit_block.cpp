// Symbols in blocks against the tables that say what each one stands for.
#include "formats/text/digit_block.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "formats/text/symbols.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

constexpr std::string_view often = "0123456789.......";
constexpr std::string_view seldom = "_*-AZaz/:;,#| \t\xAE\xB5\x01";

char any_of(std::string_view symbols, Random& random) {
  return symbols[random.below(symbols.size())];
}

/// Now and then with something else than digits and points.
std::string any_text(std::size_t length, Random& random) {
  std::string text(length, '.');
  for (char& symbol : text) symbol = any_of(random.below(60) == 0 ? seldom : often, random);
  return text;
}

}  // namespace

TEST_CASE("digits in blocks are read and written as the tables say") {
  Random random(1);
  for (std::size_t i = 0; i < random_inputs(100'000); ++i) {
    const std::string text = any_text(random.below(100), random);
    const std::size_t plain = std::min(text.find_first_not_of(".0123456789"), text.size());
    const std::size_t known = format::leading_digits(text);
    REQUIRE(known == plain / format::digit_block * format::digit_block);

    Grid values(known);
    format::read_digits(std::string_view(text).substr(0, known), values.data());
    Grid expected;
    for (const char symbol : text.substr(0, known))
      expected.push_back(format::symbol_value(symbol));
    REQUIRE(values == expected);

    std::string written(known, ' ');
    REQUIRE(format::write_digits(values, written.data()) == known);
    for (std::size_t k = 0; k < known; ++k) REQUIRE(written[k] == format::value_symbols[values[k]]);
  }
}

TEST_CASE("lines of digits and lines with other symbols are read alike") {
  Random random(1);
  const Geometry geometry(16);
  for (std::size_t i = 0; i < random_inputs(5'000); ++i) {
    std::string line(geometry.cells(), '.');
    Grid expected;
    for (char& symbol : line) {
      symbol = any_of(random.below(100) == 0 ? "_*-AGag" : often, random);
      expected.push_back(format::symbol_value(symbol));
    }
    REQUIRE(from_line(geometry, line, {}) == expected);
    REQUIRE(from_line(geometry, to_line(geometry, expected), {}) == expected);
  }
}
