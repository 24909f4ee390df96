// Texts made safe for their destination: words of a shell.
#include <catch2/catch.hpp>
#include <string>

#include "sudoku_sat/io.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;

TEST_CASE("a path becomes one word of a shell, quoted if necessary") {
  CHECK(shell_word("parts-1/a_b.json") == "parts-1/a_b.json");
  CHECK(shell_word("") == "''");
  for (const std::string path : {"my parts", "it's", "''", "$HOME", "a;b", "*", "~", "\"\\n`é"}) {
    CHECK(support::shell("printf %s " + shell_word(path)).out == path);
  }
}
