// Every at-most-one method: the same tests.
#include <catch2/catch.hpp>
#include <string>

#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

/// At most one of the variables 1..n, every second one negated.
MemorySink emitted(const AmoMethod& method, int n) {
  MemorySink sink;
  std::vector<Lit> literals;
  if (n > 0) sink.new_vars(static_cast<std::size_t>(n));
  for (int i = 1; i <= n; ++i) literals.push_back(i % 2 == 0 ? -i : i);
  ClauseStream out(sink);
  method.emit(literals, out);
  out.flush();
  return sink;
}

}  // namespace

TEST_CASE("at most one of n literals has n + 1 models, and the size that its formula says") {
  for (const AmoMethod* method : amo_methods()) {
    DYNAMIC_SECTION(method->name) {
      for (int n = 0; n < 20; ++n) {
        CAPTURE(n);
        const MemorySink sink = emitted(*method, n);
        const Size size = method->size(static_cast<std::uint64_t>(n));
        CHECK(sink.size().clauses == size.clauses);
        CHECK(sink.size().literals == size.literals);
        CHECK(sink.size().variables == size.variables + static_cast<std::uint64_t>(n));
        CHECK(support::count_models(support::to_cnf(sink), n) == static_cast<std::uint64_t>(n + 1));
      }
    }
  }
}

TEST_CASE("one true literal makes the others false by unit propagation") {
  for (const AmoMethod* method : amo_methods()) {
    DYNAMIC_SECTION(method->name) {
      const auto literals = support::propagate(support::to_cnf(emitted(*method, 9)), {3});
      REQUIRE(literals);
      for (const int literal : {-1, 2, -5, 8, -9}) {
        CHECK(std::count(literals->begin(), literals->end(), literal) == 1);
      }
    }
  }
}
