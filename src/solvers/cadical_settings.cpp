// CaDiCaL's own options by name. The library tells whether an option exists, but not the range of
// its values: it moves a value that is out of range into the range, which shows the bounds.
#include "cadical_parts.hpp"

#include <fmt/format.h>

#include <cadical.hpp>
#include <charconv>
#include <limits>
#include <optional>

namespace sudoku_sat::solvers {

namespace {

/// What the option becomes when it is set to `value`.
int value_after(const std::string& name, int value) {
  CaDiCaL::Solver scratch;
  scratch.set(name.c_str(), value);
  return scratch.get(name.c_str());
}

std::optional<int> whole_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

SolverSetting cadical_setting(std::string_view text) {
  const std::size_t sign = text.find('=');
  if (sign == 0 || sign == text.npos) {
    throw UsageError(fmt::format("solver setting '{}' is not NAME=VALUE, as in phase=0", text));
  }
  const std::string name(text.substr(0, sign));
  if (!CaDiCaL::Solver::is_valid_option(name.c_str())) {
    throw UsageError(fmt::format("CaDiCaL {} has no option '{}' (`cadical --help` lists them)",
                                 CaDiCaL::Solver::version(), name));
  }
  // Its messages would go to standard output, among the solutions.
  if (name == "quiet") throw UsageError("CaDiCaL's option 'quiet' is always 1 here");
  const std::optional<int> value = whole_number(text.substr(sign + 1));
  if (!value || value_after(name, *value) != *value) {
    throw UsageError(
        fmt::format("CaDiCaL's option '{}' takes a whole number from {} to {}, not '{}'", name,
                    value_after(name, std::numeric_limits<int>::min()),
                    value_after(name, std::numeric_limits<int>::max()), text.substr(sign + 1)));
  }
  return {name, *value};
}

}  // namespace sudoku_sat::solvers
