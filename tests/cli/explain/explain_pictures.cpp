// sudoku-sat explain: pictures of the steps, and the page to click through.
#include <filesystem>
#include <set>

#include "explain.hpp"
#include "support/svg.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::EndsWith;
using Catch::StartsWith;

namespace {

/// How many pictures of boards a page has.
std::size_t boards_in(const std::string& svg) {
  CHECK(parse_svg(svg).at(0).name == "svg");
  return count(svg, "transform=\"translate");
}

}  // namespace

TEST_CASE("cli: explain -f svg draws the puzzle and each step with its reasons") {
  const std::size_t steps = explained({}, small)["steps"].size();
  const std::string svg = explain({"-f", "svg"}, small).out;
  CHECK(boards_in(svg) == steps + 1);
  CHECK(count(svg, ">" + std::to_string(steps) + ". r") == 1);
  CHECK(count(svg, "can only be") + count(svg, "last open") + count(svg, "Only ") >= steps);
}

TEST_CASE("cli: explain --step is the picture of one step") {
  const std::string svg = explain({"-f", "svg", "--step", "2"}, small).out;
  CHECK(boards_in(svg) == 1);
  CHECK_THAT(svg, Contains(">2. r") && !Contains(">1. r"));
}

TEST_CASE(
    "cli: pictures of steps about a number beside the grid have no candidates of its digits") {
  const Strings rule{"--size", "4", "--rules", "rule=var t in 1..40; t = r1c1 + r2c3 + 10"};
  const auto step = [&](const std::string& number) {
    Strings arguments = rule;
    arguments.insert(arguments.end(), {"-f", "svg", "--step", number});
    return explain(arguments, "1.....2.........").out;
  };
  const std::string candidates = "font-size=\"17\" text-anchor=\"middle\"";
  CHECK_THAT(step("1"), Contains(candidates));
  CHECK_THAT(step("3"), Contains(">3. t") && !Contains(candidates));
}

TEST_CASE("cli: explain draws its steps in each format of pictures") {
  const std::size_t steps = explained({}, small)["steps"].size();
  CHECK_THAT(explain({"-f", "png"}, small).out, StartsWith("\x89PNG"));
  CHECK_THAT(explain({"-f", "pdf"}, small).out, StartsWith("%PDF-"));
  const std::string tex = explain({"-f", "tex"}, small).out;
  CHECK(count(tex, "\\begin{tikzpicture}") == 1);
  CHECK_THAT(tex, Contains("{" + std::to_string(steps) + ". r"));
  CHECK_THAT(explain({"-f", "tex", "--step", "2"}, small).out, Contains("{2. r"));
}

TEST_CASE("cli: explain --page puts the steps on pages of paper, no row of them in two") {
  const std::size_t steps = explained({}, small)["steps"].size();
  const std::string tex = explain({"-f", "tex", "--page", "a5"}, small).out;
  const std::size_t pages = count(tex, "\\begin{tikzpicture}");
  CHECK(pages > 1);
  CHECK(pages <= steps / 2 + 1);
  const std::string svg = explain({"-f", "svg", "--page", "a5"}, small).out;
  CHECK(boards_in(svg) > steps);
  CHECK(parse_svg(svg).front().attributes.at("width") == "148mm");
}

TEST_CASE("cli: --theme of explain is that of other pictures") {
  const auto with = [](const std::string& format, const std::string& theme) {
    return explain({"-f", format, "--theme", theme}, small).out;
  };
  CHECK(with("svg", "light") == explain({"-f", "svg"}, small).out);
  CHECK_THAT(with("svg", "dark"), Contains("#16181a") && !Contains("fill=\"#fff\""));
  CHECK_THAT(with("svg", "auto"), Contains("prefers-color-scheme"));
  CHECK(with("html", "auto") == explain({"-f", "html"}, small).out);
  CHECK_THAT(with("html", "auto"), Contains("@media (prefers-color-scheme: dark)"));
  CHECK_THAT(with("html", "dark"), Contains("@media screen {") && !Contains("(prefers-color"));
  CHECK_THAT(with("html", "light"), Contains("@media not all {") && !Contains("(prefers-color"));
}

TEST_CASE("cli: options of pictures are refused where explain draws none") {
  for (const Strings& arguments : {Strings{"--theme", "dark"},
                                   {"-f", "json", "--page", "a4"},
                                   {"-f", "html", "--step", "1"},
                                   {"-f", "html", "--page", "a4"},
                                   {"-f", "html", "--split", "-o", "steps"}}) {
    CHECK_THAT(only_error(explain(arguments, small), 2), Contains("svg, png, pdf"));
  }
  CHECK_THAT(only_error(explain({"-f", "csv"}, small), 2), Contains("text, json"));
}

TEST_CASE("cli: explain --split writes a file for each step into a new directory") {
  const std::size_t steps = explained({}, small)["steps"].size();
  const Scratch scratch;
  const Strings arguments{"-f", "svg", "--split", "-o", scratch.file("steps")};
  CHECK(explain(arguments, small).status == 0);
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(scratch.file("steps"))) {
    names.insert(entry.path().filename());
  }
  CHECK(names.size() == steps);
  CHECK(*names.begin() == "step-001.svg");
  CHECK(read_file(scratch.file("steps/step-002.svg")) ==
        explain({"-f", "svg", "--step", "2"}, small).out);
  CHECK_THAT(only_error(explain(arguments, small), 1), Contains("not empty"));
}

TEST_CASE("cli: pages of explain hold one puzzle") {
  for (const char* format : {"svg", "html"}) {
    const Scratch scratch;
    const RunResult result =
        explain({"-f", format, "-p", small, "-o", scratch.file("page")}, small);
    CHECK(result.status == 2);
    CHECK_THAT(result.err, Contains("an HTML page shows one puzzle"));
    CHECK(!std::filesystem::exists(scratch.file("page")));
  }
}

TEST_CASE("cli: the HTML page of explain is self-contained") {
  const std::size_t steps = explained({}, small)["steps"].size();
  const std::string html = explain({"-f", "html"}, small).out;
  CHECK_THAT(html, StartsWith("<!DOCTYPE html>") && EndsWith("</html>\n"));
  CHECK(count(html, "<li") == steps);
  for (const char* outside : {"src=", "href=", "@import"}) CHECK_THAT(html, !Contains(outside));
  CHECK(count(html, "url(") == count(html, "url(#"));
  CHECK(count(html, "http") == count(html, "http://www.w3.org/"));  // names, which nobody loads
  const std::string opening = "id=\"explained\">";
  const std::size_t begin = html.find(opening) + opening.size();
  const Json inside = Json::parse(html.substr(begin, html.find("</script>", begin) - begin));
  CHECK(inside["explanation"] == explained({}, small));
  CHECK(inside["board"]["puzzle"] == small);
  CHECK_THAT(inside["drawing"].get<std::string>(), StartsWith("<svg") && !Contains("<text"));
}

TEST_CASE("cli: the HTML page of explain shows title and author, whatever they hold") {
  const Scratch scratch;
  const std::string file = scratch.write(
      "puzzle.txt", "title: </script><b>&\nauthor: A. <N> Other\nsize: 4\n\n" + in_rows(small, 4));
  const std::string html = run({"explain", "-f", "html", file}).out;
  CHECK_THAT(html, Contains("<h1>&lt;/script&gt;&lt;b&gt;&amp;</h1>") &&
                       Contains("by A. &lt;N&gt; Other"));
  CHECK(count(html, "</script>") == 2);
  CHECK_THAT(run({"explain", file}).out, StartsWith("</script><b>&, by A. <N> Other\n"));
}

TEST_CASE("cli: pictures of explain show the marks of rules") {
  const std::string svg =
      explain({"-f", "svg", "--rules", "cages=3: r1c1 r1c2", "--step", "1"}, small).out;
  CHECK(count(svg, "stroke-dasharray") == 1);
}

TEST_CASE("cli: explain says what a directory needs to get pictures") {
  const Scratch scratch;
  const RunResult result =
      run({"explain", "-f", "svg", "-p", worksheet, "-o", scratch.path().string()});
  CHECK(result.status == 2);
  CHECK_THAT(result.err, Contains("is a directory; with --step-files"));
}
