// A killer as two grids: the sum of each cage in one of its cells, then the cages, the same sign or
// number for all cells of one. As values the sums would be too large, and most cells have none.
#include "lines_behind.hpp"

#include <map>

namespace sudoku_sat::format {

namespace {

/// What stands between blanks or commas.
std::vector<std::string_view> tokens_of(std::string_view row) {
  if (row.find(',') == row.npos) return split_words(row);
  std::vector<std::string_view> fields = split_at(',', row);
  for (std::string_view& field : fields) field = stripped(field);
  return fields;
}

bool is_nothing(std::string_view token) {
  return token.empty() || token == "." || token == "-" || token == "0" || token == "_";
}

/// The tokens of `size` rows with as many on each; empty if the rows are others.
std::vector<std::string_view> square_of(std::span<const std::string_view> rows, std::size_t size) {
  std::vector<std::string_view> all;
  for (const std::string_view row : rows) {
    const std::vector<std::string_view> tokens = tokens_of(row);
    if (tokens.size() != size) return {};
    all.insert(all.end(), tokens.begin(), tokens.end());
  }
  return all.size() == size * size ? all : std::vector<std::string_view>();
}

/// The sums by cell, 0 where there is none; empty if one is not a sum of cells.
std::vector<int> sums_of(const std::vector<std::string_view>& tokens, std::size_t size) {
  const int most = static_cast<int>(size * (size + 1) / 2);
  std::vector<int> sums;
  bool large = false;
  for (const std::string_view token : tokens) {
    const std::optional<int> sum =
        is_nothing(token) ? 0 : parse_number<int>(std::string(token)).value_or(-1);
    if (*sum < 0 || *sum > most) return {};
    large = large || *sum > static_cast<int>(size);
    sums.push_back(*sum);
  }
  return large ? sums : std::vector<int>();
}

}  // namespace

std::optional<RuleText> cages_of(std::span<const std::string_view> rows, std::size_t size) {
  if (size < 4 || rows.size() < 2 * size) return std::nullopt;
  const std::vector<int> sums = sums_of(square_of(rows.first(size), size), size);
  const std::vector<std::string_view> names = square_of(rows.subspan(size, size), size);
  if (sums.empty() || names.empty()) return std::nullopt;
  std::map<std::string_view, std::pair<int, std::string>> cages;
  std::vector<std::string_view> order;
  for (std::size_t cell = 0; cell < names.size(); ++cell) {
    auto& [sum, cells] = cages[names[cell]];
    if (cells.empty()) order.push_back(names[cell]);
    cells += fmt::format(" r{}c{}", cell / size + 1, cell % size + 1);
    if (sums[cell] != 0 && sum != 0) return std::nullopt;
    sum += sums[cell];
  }
  RuleText rule{"cages", {}};
  for (const std::string_view name : order) {
    const auto& [sum, cells] = cages[name];
    // Cells that are in no cage have a sign for nothing.
    if (sum == 0 && (is_nothing(name) || cells.find(' ', 1) == cells.npos)) continue;
    rule.entries.push_back(sum == 0 ? cells.substr(1) : fmt::format("{}:{}", sum, cells));
  }
  return rule;
}

}  // namespace sudoku_sat::format
