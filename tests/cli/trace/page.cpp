// The page of sudoku-sat trace without its script; what that does is tested in tests/web.
#include "trace.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

TEST_CASE("cli: a title of markup stays text on the page of a trace", "[cli][trace]") {
  const Scratch scratch;
  const std::string file = scratch.write("puzzle.txt", small + " <script>alert(1)</script>\n");
  const RunResult result = run({"trace", "-f", "html", file});
  CHECK_THAT(result.out, Catch::StartsWith("<!DOCTYPE html>") && Catch::EndsWith("</html>\n"));
  CHECK_THAT(result.out, Contains("&lt;script&gt;alert(1)") && !Contains("<script>alert"));
}

TEST_CASE("cli: a board that is too large for a page is refused", "[cli][trace]") {
  const RunResult result = run({"trace", "-f", "html", "--steps", "9", "-"}, "size: 36\n");
  CHECK(result.out.empty());
  CHECK_THAT(result.err, Contains("an HTML page can show boards of at most 25x25 cells"));
}
