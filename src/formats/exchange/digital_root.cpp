// A cage that is only drawn says nothing in f-puzzles itself. Its extension takes one with "DR5"
// for a cage whose digital root is 5: different values with a sum of 5, 14, 23, ...
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>

#include "form_parts.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

using namespace form_parts;

std::optional<int> digital_root(const std::string& text) {
  const std::size_t at = text.find("DR");
  if (at == text.npos) return std::nullopt;
  const std::size_t begin = at + 2;
  const std::size_t end = std::min(text.find_first_not_of("0123456789", begin), text.size());
  return parse_number<int>(std::string_view(text).substr(begin, end - begin));
}

}  // namespace

bool read_digital_root(const FieldElement& element) {
  const std::optional<int> root = digital_root(element.value());
  if (!root || !element.has("cells")) return false;
  const Names cells = element.cells("cells");
  if (cells.size() > static_cast<std::size_t>(element.puzzle().size())) return false;
  element.puzzle().add("cages", joined(cells), element.place());
  add_statement(element, fmt::format("sum({0}) mod 9 = {1} and sum({0}) >= {2}", joined(cells),
                                     *root % 9, *root));
  return true;
}

}  // namespace sudoku_sat
