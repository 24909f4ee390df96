// States of automata: what is followed by the same is one state, so that diagrams stay small, and
// a step is the same each time it is asked for.
#include <catch2/catch.hpp>
#include <limits>

#include "rules/language/automaton.hpp"

using namespace sudoku_sat::rule::language;

namespace {

const NamedValues no_names = [](const std::string&) { return std::nullopt; };

}  // namespace

TEST_CASE("Steps that lead to one written state lead to one state", "[automata]") {
  Automaton automaton(parse_steps("a 1 b, a 2 b, a 3 c, b 1 b, c 1 c, b end", 1, 4, no_names));
  const auto after_1 = automaton.after(Automaton::start, 1);
  const auto after_2 = automaton.after(Automaton::start, 2);
  const auto after_3 = automaton.after(Automaton::start, 3);
  REQUIRE((after_1 && after_2 && after_3));
  CHECK(*after_1 == *after_2);
  CHECK(*after_1 != *after_3);  // b accepts, c doesn't
  CHECK(automaton.accepts(*after_1));
  CHECK_FALSE(automaton.accepts(*after_3));
  CHECK(automaton.after(*after_1, 1) == after_1);
  CHECK_FALSE(automaton.after(*after_1, 2));
}

TEST_CASE("Places of a pattern that are followed by the same are one state", "[automata]") {
  Automaton automaton(parse_pattern("(1|2)3", 1, 4, no_names));
  const auto after_1 = automaton.after(Automaton::start, 1);
  REQUIRE(after_1);
  CHECK(automaton.after(Automaton::start, 2) == after_1);
  CHECK_FALSE(automaton.after(Automaton::start, 3));
  const auto after_13 = automaton.after(*after_1, 3);
  REQUIRE(after_13);
  CHECK(automaton.accepts(*after_13));
  CHECK(automaton.accepts_all(Automaton::start, std::vector<std::int64_t>{2, 3}));
}

TEST_CASE("Numbers that no value can be lead nowhere", "[automata]") {
  Automaton automaton(parse_pattern(".*", 1, 4, no_names));
  for (const std::int64_t number : {std::int64_t{-1}, std::int64_t{0}, std::int64_t{1} << 40,
                                    std::numeric_limits<std::int64_t>::max()}) {
    CHECK_FALSE(automaton.after(Automaton::start, number));
  }
  CHECK(automaton.after(Automaton::start, 4));
}
