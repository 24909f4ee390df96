// Pictures as they are in tests/golden/pictures, byte for byte: a puzzle with every mark that rules
// draw, in each format that is text, and pages of paper. tools/update_pictures draws them again,
// for inspection.
#include <catch2/catch.hpp>

#include "support/fixtures.hpp"
#include "support/run.hpp"

using sudoku_sat::support::read_file;
using sudoku_sat::support::run;
using sudoku_sat::support::source_path;

namespace {

std::string golden(const std::string& name) { return source_path("tests/golden/pictures/" + name); }

void check_picture(std::vector<std::string> arguments, const std::string& name) {
  CAPTURE(name);
  const auto drawn = run(std::move(arguments));
  CHECK(drawn.err.empty());
  // Catch would print both, and they are long.
  const bool same = drawn.out == read_file(golden(name));
  CHECK(same);
}

}  // namespace

TEST_CASE("pictures are the golden ones in each format that is text") {
  const std::string puzzle = golden("every-mark.txt");
  check_picture({"convert", "--theme", "auto", "-f", "svg", puzzle}, "every-mark.svg");
  check_picture({"convert", "--theme", "dark", "-f", "svg", puzzle}, "every-mark-dark.svg");
  check_picture({"convert", "-f", "tex", puzzle}, "every-mark.tex");
  check_picture({"convert", "-f", "html", puzzle}, "every-mark.html");
  check_picture({"convert", "-f", "unicode", puzzle}, "every-mark.unicode.txt");
}

TEST_CASE("charts of encodings are the golden ones") {
  const std::string puzzles = source_path("puzzles/named.txt");
  const auto check_plot = [&](std::vector<std::string> arguments, const std::string& name) {
    arguments.insert(arguments.begin(), "compare");
    arguments.insert(arguments.end(), {"-f", "svg", "--plot", name});
    check_picture(std::move(arguments), "plot-" + name + ".svg");
  };
  const std::string few = "minimal,extended,triads";
  check_plot({puzzles, "--encodings", "minimal,extended,order,triads", "--theme", "auto"}, "bars");
  check_plot({"--sizes", "4,6,9", "--encodings", few}, "growth");
  check_plot({puzzles, "--encodings", few, "--columns", "clauses"}, "cactus");
  check_plot({puzzles, "--encodings", few, "--columns", "clauses", "--theme", "dark"}, "scatter");
  check_plot({"--encodings", few, "--amo", "all", "--columns", "clauses,variables"}, "matrix");
}

TEST_CASE("the steps of explain on paper are the golden ones") {
  check_picture({"explain", "-f", "svg", "--page", "a5", golden("steps.txt")}, "steps.svg");
}

TEST_CASE("pages of paper are the golden ones") {
  check_picture({"solve", "--page", "a4", "-f", "svg", source_path("puzzles/named.txt")},
                "page-a4.svg");
}
