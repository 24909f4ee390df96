// A reader only for the XML that the program writes: it fails if tags do not close, or if an
// attribute is repeated.
#include "svg.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <iterator>
#include <sstream>

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

namespace {

using Attributes = std::map<std::string, std::string>;

/// The numbers in the text, each times `scale`.
std::string scaled(const std::string& text, double scale) {
  std::string result;
  const char* at = text.c_str();
  while (*at != '\0') {
    char* end = nullptr;
    const double number = std::strtod(at, &end);
    if (end == at || *at == ' ') {
      result += *at++;
    } else {
      std::ostringstream written;
      written.precision(12);
      written << number * scale;
      result += written.str();
      at = end;
    }
  }
  return result;
}

double scale_of(const Attributes& attributes) {
  const auto found = attributes.find("transform");
  const std::string_view word = "scale(";
  const std::size_t at = found == attributes.end() ? std::string::npos : found->second.find(word);
  return at == std::string::npos ? 1 : std::strtod(&found->second[at + word.size()], nullptr);
}

/// What an open element passes on.
struct Group {
  double scale = 1;
  Attributes attributes = {};
};

void take_from(const Group& group, Element& element) {
  if (element.name == "svg" || element.name == "g") return;
  for (const auto& attribute : group.attributes) element.attributes.insert(attribute);
  for (const char* name : {"x", "y", "width", "height", "cx", "cy", "r", "font-size", "d",
                           "stroke-width", "stroke-dasharray"}) {
    const auto found = element.attributes.find(name);
    if (found != element.attributes.end()) found->second = scaled(found->second, group.scale);
  }
}

Group inside(const Group& outer, const Element& element) {
  Group group{outer.scale * scale_of(element.attributes), outer.attributes};
  if (element.name != "g") return group;
  for (const auto& [name, value] : element.attributes) {
    if (name != "transform") group.attributes[name] = value;
  }
  return group;
}

}  // namespace

std::vector<Element> parse_page(std::string_view document) {
  std::vector<Element> elements = parse_svg(document);
  std::vector<Group> groups{{}};
  for (Element& element : elements) {
    groups.resize(element.depth + 1);
    take_from(groups.back(), element);
    groups.push_back(inside(groups.back(), element));
  }
  return elements;
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
    elements.back().depth = open.size();
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
