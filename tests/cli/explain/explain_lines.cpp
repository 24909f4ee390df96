// The readability of explain: the number of reasons in a line, counted only from the output.
#include <algorithm>
#include <regex>

#include "explain.hpp"

using namespace sudoku_sat::support;

namespace {

/// Most lines have at most thirteen: the nine values of a cell, its units, the need. Forcing chains
/// tell all their branches in one sentence.
constexpr std::size_t max_reasons_of_line = 24;

std::size_t count_matches(const std::string& text, const std::regex& regex) {
  const std::sregex_iterator begin(text.begin(), text.end(), regex);
  return static_cast<std::size_t>(std::distance(begin, std::sregex_iterator()));
}

/// Statements ("r1c1!=2,3" is two), units, and that a cell needs a value; not what the line of a
/// small step concludes.
std::size_t count_reasons(std::string line) {
  static const std::regex conclusion("^\\[[0-9]+\\] (r[0-9]+c[0-9]+!?=[0-9]+)? ?(\\([^)]*\\))?");
  static const std::regex statement("r[0-9]+c[0-9]+!?=[0-9]+");
  static const std::regex further(",[0-9]+");
  static const std::regex constraint("(row|column|box) [0-9]+|needs a value|has a value|one value");
  line = std::regex_replace(line, conclusion, "");
  return count_matches(line, statement) + count_matches(line, further) +
         count_matches(line, constraint);
}

/// The reasons and small steps in the text, each with the lines that continue it.
Strings lines_of_reasons(const std::string& text) {
  Strings all;
  std::size_t last = 0;
  for (const std::string& line : lines_of(text)) {
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    if (indent == line.size() || indent == 0) {
      last = 4;  // what continues a heading is indented by 8
      continue;
    }
    if (indent == last + 4) {
      if (!all.empty()) all.back() += line.substr(indent - 1);
      continue;
    }
    all.push_back(line.substr(indent));
    last = indent;
  }
  return all;
}

/// Those of the page.
Strings paragraphs_of(const std::string& html) {
  static const std::regex paragraph("<(p|summary)( style=[^>]*)?>(.*?)</(p|summary)>");
  static const std::regex tag("<[^>]*>");
  const std::size_t begin = html.find("<ol id=\"told-steps\">");
  REQUIRE(begin != html.npos);
  const std::string steps = html.substr(begin, html.find("</ol>") - begin);
  Strings all;
  for (std::sregex_iterator at(steps.begin(), steps.end(), paragraph), end; at != end; ++at) {
    all.push_back(std::regex_replace((*at)[3].str(), tag, ""));
  }
  return all;
}

/// Checks each line. Requires: the puzzle takes long arguments.
void check_lines(const Strings& lines) {
  REQUIRE(lines.size() > 100);
  std::size_t most = 0;
  for (const std::string& line : lines) {
    CAPTURE(line);
    const std::size_t reasons = count_reasons(line);
    CHECK(reasons <= max_reasons_of_line);
    most = std::max(most, reasons);
  }
  CHECK(most >= 10);
}

const Strings hard{
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."};

}  // namespace

TEST_CASE("cli: the reasons in a line are counted as they are printed") {
  CHECK(count_reasons("r8c5 needs a value: row 8 has r8c8=1 and r8c4=5 [step 2], r8c5!=2,3") == 6);
  CHECK(count_reasons("[3] r1c1=5 (hidden single): box 1 needs a 5: r2c4=5 [1] rules out r2c1") ==
        2);
  CHECK(count_reasons("[4] contradiction: r1c1=5 [3] and r1c7=5 are both in row 1") == 3);
}

TEST_CASE("cli: no line of explain's text has too many reasons", "[long]") {
  for (const std::string& puzzle : hard) check_lines(lines_of_reasons(explain({}, puzzle).out));
}

TEST_CASE("cli: no line of explain's page has too many reasons", "[long]") {
  for (const std::string& puzzle : hard) {
    check_lines(paragraphs_of(explain({"-f", "html"}, puzzle).out));
  }
}
