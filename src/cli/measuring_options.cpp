// A share is read digit by digit, because thousandths are part of file names: more digits can't be
// represented, and are refused instead of rounded.
#include "measuring_options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "choices.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

int open_share(std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  std::string digits(text.substr(0, point));
  std::string decimals(text.substr(std::min(point + 1, text.size())));
  const bool short_enough = decimals.size() <= 3;
  decimals.resize(3, '0');
  digits += decimals;
  const bool numeral = point != 0 && digits.find_first_not_of("0123456789") == std::string::npos;
  const auto thousandths = parse_number<int>(digits);
  if (short_enough && numeral && thousandths && *thousandths <= 1000) return *thousandths;
  throw UsageError(fmt::format(
      "--open: expected a share from 0 to 1 with up to three decimals, e.g. 0.475, got '{}'",
      text));
}

std::vector<std::string> solver_names_option(const CommandLine& line, const std::string& option) {
  std::vector<std::string> names;
  const auto add = [&](std::string_view name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.emplace_back(name);
  };
  for (const std::string& name : line.list(option)) {
    if (name != "all" && name != "installed") {
      add(name);
      continue;
    }
    for (const SolverEntry& entry : solver_entries()) {
      if (installed(entry)) add(entry.name);
    }
  }
  return names;
}

std::vector<SolverChoice> solvers_named(const std::vector<std::string>& names) {
  std::vector<SolverChoice> solvers;
  for (const std::string& name : names) solvers.push_back(choose_solver(name).with_statistics());
  return solvers;
}

}  // namespace sudoku_sat::cli
