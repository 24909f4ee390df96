// Lines are compared one by one; for "..." all ways to leave lines out are tried.
#include "comparison.hpp"

#include <regex>
#include <string_view>

namespace sudoku_sat::documents {

namespace {

constexpr std::string_view open_lines = "...";
constexpr std::string_view open_rest = " ...";

std::string without_runs_of_spaces(const std::string& line) {
  std::string text;
  for (const char c : line) {
    if (c != ' ' || !text.ends_with(' ')) text += c;
  }
  if (text.ends_with(' ')) text.pop_back();
  return text;
}

bool line_fits(const std::string& shown, const std::string& printed) {
  const std::string expected = masked(shown);
  const std::string actual = masked(printed);
  if (!expected.ends_with(open_rest)) return expected == actual;
  return actual.starts_with(expected.substr(0, expected.size() - open_rest.size()));
}

using Line = std::vector<std::string>::const_iterator;

bool lines_fit(Line shown, Line shown_end, Line printed, Line printed_end) {
  for (; shown != shown_end; ++shown, ++printed) {
    if (*shown == open_lines) {
      for (Line rest = printed;; ++rest) {
        if (lines_fit(shown + 1, shown_end, rest, printed_end)) return true;
        if (rest == printed_end) return false;
      }
    }
    if (printed == printed_end || !line_fits(*shown, *printed)) return false;
  }
  return printed == printed_end;
}

}  // namespace

std::string masked(const std::string& line) {
  // The first alternative takes whole words with digits in them, so that no part of one is masked.
  static const std::regex figure(
      R"(\*{0,2}(\d+\.\d+(?:e[-+]?\d+)?|\d+e[-+]?\d+)\*{0,2}(?![\w.])|[\w.]+)");
  std::string result;
  auto rest = line.cbegin();
  for (std::sregex_iterator match(line.begin(), line.end(), figure), end; match != end; ++match) {
    result.append(rest, (*match)[0].first);
    result += (*match)[1].matched ? "#" : match->str();
    rest = (*match)[0].second;
  }
  result.append(rest, line.cend());
  return without_runs_of_spaces(result);
}

bool fits(const std::vector<std::string>& shown, const std::vector<std::string>& printed) {
  return lines_fit(shown.begin(), shown.end(), printed.begin(), printed.end());
}

}  // namespace sudoku_sat::documents
