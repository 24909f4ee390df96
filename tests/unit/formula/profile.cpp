// Profiles of formulas, compared with the DIMACS writer's output.
#include "sudoku_sat/dimacs.hpp"

#include <catch2/catch.hpp>
#include <vector>

#include "support/run.hpp"

using namespace sudoku_sat;

namespace {

using Clauses = std::vector<std::vector<Lit>>;

/// Sends the clauses to any sink, after `variables` new variables.
template <class Sink>
void fill(Sink& sink, std::size_t variables, const Clauses& clauses) {
  if (variables != 0) sink.new_vars(variables);
  ClauseStream out(sink);
  for (const auto& clause : clauses) out.add(clause);
  out.flush();
}

FormulaProfile profile_of(std::size_t variables, const Clauses& clauses) {
  ProfileSink sink;
  fill(sink, variables, clauses);
  return sink.profile();
}

}  // namespace

TEST_CASE("a profile counts clauses by their lengths") {
  const FormulaProfile profile =
      profile_of(5, {{1}, {-2}, {1, 2}, {1, 2, 3}, {1, 2, 3, 4}, {1, 2, 3, 4, 5}, {-1, 5}, {3, 4}});
  CHECK(profile.variables == 5);
  CHECK(profile.clauses == 8);
  CHECK(profile.units == 2);
  CHECK(profile.binary == 3);
  CHECK(profile.ternary == 1);
  CHECK(profile.longer == 2);
  CHECK(profile.literals == 20);
  CHECK(profile.duplicates == std::uint64_t{0});
}

TEST_CASE("the empty clause is a clause, and neither short nor long") {
  const FormulaProfile profile = profile_of(1, {{}, {1}});
  CHECK(profile.clauses == 2);
  CHECK(profile.units == 1);
  CHECK(profile.binary + profile.ternary + profile.longer == 0);
}

TEST_CASE("duplicates are found in any order of their literals") {
  CHECK(profile_of(4, {{1, 2}, {2, 1}, {1, 2}, {1, -2}, {3}, {3}}).duplicates == std::uint64_t{3});
  CHECK(profile_of(4, {{1, 2, 3}, {3, 2, 1}, {1, 2}, {1, 3}, {2, 3}, {1, 2, 4}}).duplicates ==
        std::uint64_t{1});
}

TEST_CASE("clauses that only look alike are not duplicates") {
  Clauses clauses;
  for (Lit a = 1; a <= 40; ++a) {
    for (Lit b = a + 1; b <= 40; ++b) {
      for (const Lit c : {a, -a}) {
        clauses.push_back({c, b});
        clauses.push_back({c, -b});
      }
    }
  }
  CHECK(profile_of(40, clauses).duplicates == std::uint64_t{0});
}

TEST_CASE("the bytes are those that the DIMACS writer writes") {
  const Clauses clauses{{1, -10, 100}, {-999, 1000}, {}, {12345}, {-1}};
  const support::Scratch scratch;
  {
    Output out(scratch.file("f.cnf"));
    out.write("p cnf 12345 5\n");
    DimacsWriter writer(out, 12345);
    fill(writer, 12345, clauses);
    out.commit();
  }
  CHECK(profile_of(12345, clauses).bytes == support::read_file(scratch.file("f.cnf")).size());
}

TEST_CASE("a copy of a profile is independent") {
  ProfileSink sink;
  fill(sink, 3, {{1, 2}});
  ProfileSink copy = sink;
  fill(copy, 0, {{2, 1}, {3}});
  CHECK(sink.profile().clauses == 1);
  CHECK(copy.profile().clauses == 3);
  CHECK(copy.profile().duplicates == std::uint64_t{1});
}
