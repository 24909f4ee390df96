// Entries of different registries may have the same name: each registry is a namespace of its own.
#include <catch2/catch.hpp>

#include "encode/codes/registry.hpp"
#include "encode/registry.hpp"
#include "formula/amo/registry.hpp"
#include "propagate/registry.hpp"
#include "rules/registry.hpp"
#include "support/binary_method.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

TEST_CASE("an at-most-one method and a value code of one name are two things", "[registry]") {
  const AmoMethod& method = amo_entries::binary;
  const ValueCode& code = code_entries::binary;
  CHECK(static_cast<const void*>(&method) != static_cast<const void*>(&code));
  CHECK(method.name == code.name);
  CHECK(method.summary == "the namesake of a value code");
  CHECK(code.summary == "x(r,c,b): bit b of the value of row r, column c");
}

TEST_CASE("each of the two does what it is for", "[registry]") {
  MemorySink sink;
  sink.new_vars(3);
  ClauseStream out(sink);
  const std::vector<Lit> literals{1, 2, 3};
  AtMostOne(amo_entries::binary).emit(literals, out);
  out.flush();
  CHECK(support::to_cnf(sink).clauses ==
        std::vector<std::vector<int>>{{-1, -2}, {-1, -3}, {-2, -3}});

  CHECK(support::encoding("binary").code == &code_entries::binary);
  // 4 digits a cell: 16 numbers, of which 9 are values.
  CHECK(code_entries::binary.valid_size(9).clauses == 7);
}

TEST_CASE("a registry's names are its table, in order", "[registry]") {
  CHECK(amo_methods().front() == &amo_entries::pairwise);
  CHECK(value_codes().front() == &code_entries::direct);
  CHECK(families().front() == &family_entries::cell_definedness);
  CHECK(reductions().front() == &reduction_entries::none);
  CHECK(rules().front() == &rule_entries::rows);
}
