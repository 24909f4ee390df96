// A reader for the XML that the program writes, no more: it fails where tags do not close, and
// where an attribute comes twice.
#include "svg.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <iterator>

namespace sudoku_sat::support {

namespace {

Element parse_tag(std::string_view tag) {
  Element element;
  std::size_t at = tag.find_first_of(" /");
  element.name = tag.substr(0, at);
  while ((at = tag.find_first_not_of(' ', at)) < tag.size() && tag[at] != '/') {
    const std::size_t equals = tag.find("=\"", at);
    REQUIRE(equals != std::string_view::npos);
    const std::size_t end = tag.find('"', equals + 2);
    REQUIRE(end != std::string_view::npos);
    const bool fresh =
        element.attributes
            .emplace(tag.substr(at, equals - at), tag.substr(equals + 2, end - equals - 2))
            .second;
    CHECK(fresh);
    at = end + 1;
  }
  return element;
}

}  // namespace

double Element::number(const std::string& attribute) const {
  return std::strtod(attributes.at(attribute).c_str(), nullptr);
}

std::vector<Element> parse_svg(std::string_view document) {
  std::vector<Element> elements;
  std::vector<std::string> open;
  std::size_t at = 0;
  while ((at = document.find('<', at)) != std::string_view::npos) {
    const std::size_t end = document.find('>', at);
    REQUIRE(end != std::string_view::npos);
    const std::string_view tag = document.substr(at + 1, end - at - 1);
    REQUIRE(tag.find('<') == std::string_view::npos);
    at = end + 1;
    if (tag.front() == '/') {
      REQUIRE_FALSE(open.empty());
      REQUIRE(open.back() == tag.substr(1));
      open.pop_back();
      continue;
    }
    elements.push_back(parse_tag(tag));
    elements.back().text = document.substr(at, document.find('<', at) - at);
    if (tag.back() != '/') open.push_back(elements.back().name);
  }
  REQUIRE(open.empty());
  REQUIRE(elements.front().name == "svg");
  return elements;
}

std::vector<Element> all_of(const std::vector<Element>& elements, std::string_view name) {
  std::vector<Element> found;
  std::copy_if(elements.begin(), elements.end(), std::back_inserter(found),
               [&](const Element& element) { return element.name == name; });
  return found;
}

}  // namespace sudoku_sat::support
