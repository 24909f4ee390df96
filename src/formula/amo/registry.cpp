// The table of at-most-one methods, made from registry.def, and their names with group sizes. A
// text is read by its parts, then written again and compared, so that only what name() writes is
// accepted: no signs, no leading zeros.
#include "registry.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const AmoMethod* const> amo_methods() { return amo_entries::table; }

const AmoMethod* find_amo_method(std::string_view name) { return find_in(amo_methods(), name); }

const AmoMethod& amo_method_named(std::string_view name) {
  return find_by_name(amo_methods(), "at-most-one method", name);
}

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
