// The page of sudoku-sat explain without JavaScript; what its script does is tested in tests/web.
#include "explain.hpp"

using namespace sudoku_sat::support;

TEST_CASE("cli: each step of the page of explain has a heading of its own without JavaScript") {
  const std::size_t steps = explained({}, small)["steps"].size();
  const std::string html = explain({"-f", "html"}, small).out;
  CHECK(count(html, "<li><h2>") == steps);
}
