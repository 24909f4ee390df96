// Names of at-most-one methods with their group sizes. A text is read by its parts, then written
// again and compared, so that nothing but what name() writes is taken: no signs, no leading zeros.
#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/amo.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::optional<AtMostOne> AtMostOne::parse(std::string_view text) {
  const std::size_t colon = text.find(':');
  const auto methods = amo_methods();
  const auto found = std::find_if(methods.begin(), methods.end(), [&](const AmoMethod* method) {
    return method->name == text.substr(0, colon);
  });
  if (found == methods.end()) return std::nullopt;
  if (colon == std::string_view::npos) return AtMostOne(**found);
  const auto group = parse_number<int>(text.substr(colon + 1));
  if ((*found)->group == 0 || !group) return std::nullopt;
  if (*group < smallest_group || *group > largest_group) return std::nullopt;
  const AtMostOne result(**found, *group);
  return result.name() == text ? std::optional(result) : std::nullopt;
}

std::string AtMostOne::name() const {
  return group_ == 0 ? std::string(method_->name) : fmt::format("{}:{}", method_->name, group_);
}

}  // namespace sudoku_sat
