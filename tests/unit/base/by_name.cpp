// Entries of tables by their names: those that exist, and the errors for those that don't.
#include "sudoku_sat/io.hpp"

#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/rule.hpp"

using namespace sudoku_sat;
using Catch::Matchers::Message;

TEST_CASE("entries are found by their names, and none by any other") {
  CHECK(find_encoding("triads") == &encoding_named("triads"));
  CHECK(find_rule("cages") == &rule_named("cages"));
  CHECK(find_reduction("probe") == &reduction_named("probe"));
  CHECK(find_amo_method("commander") == &amo_method_named("commander"));
  CHECK(find_format("csv") == &format_named("csv"));
  CHECK(find_symmetry("rotate90") == &symmetry_named("rotate90"));
  CHECK(encoding_named("triads").name == "triads");
  for (const char* const name : {"", "Triads", "triad", "triads "}) {
    CAPTURE(name);
    CHECK(find_encoding(name) == nullptr);
    CHECK(find_rule(name) == nullptr);
    CHECK(find_reduction(name) == nullptr);
    CHECK(find_amo_method(name) == nullptr);
    CHECK(find_format(name) == nullptr);
    CHECK(find_symmetry(name) == nullptr);
  }
}

TEST_CASE("an unknown name gets the nearest one as a suggestion") {
  CHECK_THROWS_MATCHES(encoding_named("extendet"), UsageError,
                       Message("unknown encoding 'extendet'; did you mean extended?"));
  CHECK_THROWS_MATCHES(rule_named("cage"), UsageError,
                       Message("unknown rule 'cage'; did you mean cages?"));
  CHECK_THROWS_MATCHES(amo_method_named("pairwize"), UsageError,
                       Message("unknown at-most-one method 'pairwize'; did you mean pairwise?"));
  CHECK_THROWS_MATCHES(format_named("gird"), UsageError,
                       Message("unknown format 'gird'; did you mean grid?"));
  CHECK_THROWS_MATCHES(symmetry_named("rotate18"), UsageError,
                       Message("unknown symmetry 'rotate18'; did you mean rotate180?"));
  CHECK_THROWS_MATCHES(
      reduction_named("xyzzy"), UsageError,
      Message("unknown reduction 'xyzzy'; expected one of: none, givens, unit-propagation, probe"));
}

TEST_CASE("a long list of names is not told, but one of them guessed") {
  CHECK_THROWS_MATCHES(technique_named("brade"), UsageError,
                       Message("unknown technique 'brade'; did you mean braid?"));
  CHECK_THROWS_MATCHES(technique_named("qqqqq"), UsageError,
                       Message("unknown technique 'qqqqq'; `list techniques` shows all"));
}
