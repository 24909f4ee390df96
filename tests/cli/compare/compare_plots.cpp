// sudoku-sat compare -f svg: the figures in its plots.
#include <algorithm>

#include "cli/helpers.hpp"
#include "support/fixtures.hpp"
#include "support/svg.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

const Strings plot_names{"bars", "growth", "cactus", "scatter", "matrix"};

/// What was measured of four puzzles and two encodings, in pieces: figures that never change.
std::string measured_in(const Scratch& scratch) {
  const std::string file = scratch.file("pieces");
  const RunResult result = run({"compare", source_path("puzzles/named.txt"), "--encodings",
                                "minimal,triads", "--solve", "--range", "0:16", "-o", file});
  INFO(result);
  REQUIRE(result.status == 0);
  return file;
}

std::string plot(Strings arguments) {
  arguments.insert(arguments.begin(), "compare");
  const RunResult result = run(arguments);
  INFO(result);
  REQUIRE(result.status == 0);
  const Element page = parse_svg(result.out).front();
  CHECK(page.number("width") == 1280);
  CHECK(page.number("height") == 720);
  return result.out;
}

/// The titles of the panels.
Strings panels(const std::string& svg) {
  Strings titles;
  for (const Element& text : all_of(parse_page(svg), "text")) {
    if (text.number("font-size") == 18) titles.push_back(text.text);
  }
  return titles;
}

}  // namespace

TEST_CASE("cli: a plot of the same figures always has the same bytes, and it names the encodings",
          "[cli][compare]") {
  const Scratch scratch;
  const std::string file = measured_in(scratch);
  for (const std::string& name : plot_names) {
    CAPTURE(name);
    const std::string svg = plot({"--from", file, "--plot", name});
    CHECK(svg == plot({"--from", file, "-f", "svg", "--plot", name}));
    CHECK_THAT(svg, Contains("minimal") && Contains("triads"));
  }
}

TEST_CASE("cli: only figures that differ between encodings have a panel, the others are in a note",
          "[cli][compare]") {
  const Strings compared{"-f", "svg", "-p", worksheet, "--encodings", "minimal,extended,triads"};
  const std::string svg = plot(compared);
  CHECK(panels(svg) ==
        Strings{"variables", "auxiliary", "clauses", "duplicates", "literals", "bytes"});
  CHECK_THAT(svg, Contains(">equal for all: units 21, up cells 21,"));
}

TEST_CASE("cli: if nothing differs, the page says so", "[cli][compare]") {
  const std::string svg = plot({"-f", "svg", "--encodings", "extended"});
  CHECK(panels(svg).empty());
  CHECK_THAT(svg, Contains(">Nothing differs.<") && Contains("clauses 11988"));
}

TEST_CASE("cli: medians of several puzzles have whiskers from quartile to quartile",
          "[cli][compare]") {
  const Scratch scratch;
  const std::string file = measured_in(scratch);
  const auto whiskers = [](const std::string& svg) {
    const auto paths = all_of(parse_page(svg), "path");
    std::ptrdiff_t strokes = 0;
    for (const Element& path : paths) {
      const std::string& d = path.attributes.at("d");
      if (path.attributes.at("stroke-width") == "1.5")
        strokes += std::count(d.begin(), d.end(), 'M');
    }
    return strokes / 3;  // a line and its caps
  };
  const std::string several = plot({"--from", file, "--plot", "bars", "--columns", "conflicts"});
  CHECK(whiskers(several) == 2);
  CHECK_THAT(several, Contains(">medians, with whiskers from quartile to quartile<"));
  const std::string one = plot({"-p", worksheet, "--encodings", "minimal,triads", "--solve", "-f",
                                "svg", "--columns", "conflicts"});
  CHECK(whiskers(one) == 0);
}

TEST_CASE("cli: a cactus plot has a point for each puzzle, the easiest first", "[cli][compare]") {
  const std::string svg = plot({source_path("puzzles/named.txt"), "--encodings", "minimal,extended",
                                "--plot", "cactus", "--columns", "clauses"});
  CHECK(panels(svg) == Strings{"clauses of each puzzle"});
  CHECK_THAT(svg, Contains(">puzzles<") && Contains(">4<") && !Contains(">5<"));
  Strings curves;
  for (const Element& path : all_of(parse_page(svg), "path")) {
    const std::string& d = path.attributes.at("d");
    if (path.attributes.at("stroke-width") == "2" && std::count(d.begin(), d.end(), 'L') == 3) {
      curves.push_back(d);
    }
  }
  CHECK(curves.size() == 2);
}

TEST_CASE("cli: a scatter plot compares the first setting with each other one, puzzle by puzzle",
          "[cli][compare]") {
  const std::string svg =
      plot({source_path("puzzles/named.txt"), "--encodings", "extended,triads,minimal,extended",
            "--amo", "pairwise", "--plot", "scatter", "--columns", "clauses"});
  CHECK(panels(svg) == Strings{"clauses, triads", "clauses, minimal"});
  CHECK_THAT(svg, Contains(">4 puzzles: 4 below the line, 0 above<"));
  const std::string same = plot({"-p", worksheet, "--encodings", "extended,triads", "--plot",
                                 "scatter", "--columns", "up_cells"});
  CHECK(panels(same).empty());
  CHECK_THAT(same, Contains(">the same with triads as with extended<"));
}

TEST_CASE("cli: many encodings with many at-most-one methods are a matrix", "[cli][compare]") {
  const std::string svg = plot({"-f", "svg", "--empty", "--size", "4", "--amo", "all"});
  CHECK(panels(svg).size() == 4);
  CHECK_THAT(svg, Contains(">maple-worksheet<") && Contains(">commander-defined:3<") &&
                      !Contains("no room for"));
  CHECK(svg == plot({"--empty", "--size", "4", "--amo", "all", "--plot", "matrix"}));
}

TEST_CASE("cli: --theme changes only the colours of a plot", "[cli][compare]") {
  const Strings compared{"-f", "svg", "--encodings", "minimal,triads", "--columns", "clauses"};
  const auto with = [&](const std::string& theme) {
    Strings arguments = compared;
    arguments.insert(arguments.end(), {"--theme", theme});
    return plot(arguments);
  };
  CHECK(with("light") == plot(compared));
  CHECK_THAT(with("light"), Contains("fill=\"#fff\"") && !Contains("<style>"));
  CHECK_THAT(with("dark"), !Contains("fill=\"#fff\"") && !Contains("<style>"));
  CHECK_THAT(with("auto"), Contains("fill=\"#fff\"") && Contains("prefers-color-scheme: dark"));
}

TEST_CASE("cli: charts are written in every format that draws", "[cli][compare]") {
  const Scratch scratch;
  const auto drawn = [&](const std::string& format) {
    const std::string file = scratch.file("chart." + format);
    const RunResult result = run({"compare", "-p", worksheet, "--encodings", "minimal,triads",
                                  "--columns", "clauses", "-f", format, "-o", file});
    INFO(result);
    CHECK(result.status == 0);
    return read_file(file);
  };
  CHECK_THAT(drawn("tex"), Contains("\\begin{tikzpicture}") && Contains("{minimal}"));
  CHECK_THAT(drawn("html"), StartsWith("<!DOCTYPE html>") &&
                                Contains("prefers-color-scheme: dark") && Contains(">minimal<"));
  CHECK_THAT(drawn("pdf"), StartsWith("%PDF"));
  // Width and height stand at fixed places of a PNG: two pixels for each unit of the page.
  const std::string png = drawn("png");
  CHECK_THAT(png, StartsWith("\x89PNG"));
  CHECK(png.substr(16, 8) == std::string("\0\0\x0a\0\0\0\x05\xa0", 8));
}

TEST_CASE("cli: compare refuses plots of what was not measured before it measures",
          "[cli][compare]") {
  const auto refused = [](const Strings& arguments) {
    Strings all{"compare", "--encodings", "minimal,triads", "-p", worksheet};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return only_error(run(all), 2);
  };
  CHECK_THAT(refused({"--plot", "pie"}), Contains("pie") && Contains("scatter"));
  CHECK_THAT(refused({"--plot", "cactus"}), Contains("--solve"));
  CHECK_THAT(refused({"--plot", "scatter", "--columns", "clauses,literals"}),
             Contains("one figure"));
  CHECK_THAT(refused({"--plot", "cactus", "--columns", "up_solved"}), Contains("up_solved"));
  CHECK_THAT(refused({"--plot", "bars", "-f", "csv"}),
             Contains("--plot and -f csv can't be combined"));
  CHECK_THAT(refused({"--theme", "dark"}), Contains("--theme") && Contains("-f svg"));
  CHECK_THAT(refused({"-f", "svg", "--theme", "pink"}), Contains("pink") && Contains("auto"));
  CHECK_THAT(refused({"--plot", "bars", "--solve", "--matrix", "clauses"}), Contains("--matrix"));
}
