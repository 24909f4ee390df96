// Reads SVG documents back: their elements, one after the other, without anything from src/.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::support {

struct Element {
  std::string name;
  std::map<std::string, std::string> attributes;
  std::string text;       ///< directly behind the opening tag
  std::size_t depth = 0;  ///< how many elements it is inside

  double number(const std::string& attribute) const;
};

/// The elements of a document in their order. Fails the test unless all tags are balanced.
std::vector<Element> parse_svg(std::string_view document);

/// The same, each element with the attributes of its groups that it has not itself, and with
/// lengths in the units of the page: a group may scale what it holds.
std::vector<Element> parse_page(std::string_view document);

/// Those of one name.
std::vector<Element> all_of(const std::vector<Element>& elements, std::string_view name);

}  // namespace sudoku_sat::support
