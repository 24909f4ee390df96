// "Did you mean": which slips are recognised, and what is too far away.
#include "sudoku_sat/io.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <string>

using sudoku_sat::nearest;

namespace {

constexpr std::array<std::string_view, 6> commands{"solve",  "decode",  "check",
                                                   "dimacs", "compare", "candidates"};

}  // namespace

TEST_CASE("nearest finds a word with one slip", "[nearest]") {
  CHECK(nearest("slove", commands) == "solve");
  CHECK(nearest("solv", commands) == "solve");
  CHECK(nearest("sollve", commands) == "solve");
  CHECK(nearest("salve", commands) == "solve");
  CHECK(nearest("checkk", commands) == "check");
}

TEST_CASE("nearest finds a long word with several slips", "[nearest]") {
  CHECK(nearest("kandydate", commands) == "candidates");
}

TEST_CASE("nearest does not mind upper case", "[nearest]") {
  CHECK(nearest("SOLVE", commands) == "solve");
}

TEST_CASE("nearest completes a beginning that only one word has", "[nearest]") {
  CHECK(nearest("cand", commands) == "candidates");
  CHECK(nearest("dim", commands) == "dimacs");
}

TEST_CASE("nearest does not guess between two words with the same beginning", "[nearest]") {
  constexpr std::array<std::string_view, 2> words{"cryptominisat", "cryptography"};
  CHECK(nearest("crypto", words).empty());
}

TEST_CASE("nearest returns nothing if nothing is near", "[nearest]") {
  CHECK(nearest("", commands).empty());
  CHECK(nearest("x", commands).empty());
  CHECK(nearest("ls", commands).empty());
  CHECK(nearest("frobnicate", commands).empty());
  CHECK(nearest(std::string(1 << 20, 'a'), commands).empty());
  CHECK(nearest("solve", {}).empty());
}

TEST_CASE("nearest prefers the nearer word, then the first", "[nearest]") {
  constexpr std::array<std::string_view, 3> words{"minimax", "minimal", "minimum"};
  CHECK(nearest("minimal", words) == "minimal");
  CHECK(nearest("minima", words) == "minimax");
}
