#include "choices.hpp"

#include <fmt/ranges.h>

#include <cmath>

#include "base/nearest.hpp"
#include "base/words.hpp"
#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

std::optional<std::uint64_t> number_option(const CommandLine& line, const std::string& name,
                                           std::uint64_t least, std::uint64_t most) {
  const std::optional<std::string> text = line.get(name);
  if (!text) return std::nullopt;
  std::uint64_t number = 0;
  if (!parse_number(*text, number) || number < least || number > most) {
    throw UsageError(
        fmt::format("--{} {}: a number from {} to {} is possible", name, *text, least, most));
  }
  return number;
}

std::optional<double> seconds_option(const CommandLine& line, const std::string& name) {
  const std::optional<std::string> text = line.get(name);
  if (!text) return std::nullopt;
  double seconds = 0;
  if (!parse_number(*text, seconds) || !std::isfinite(seconds) || seconds <= 0) {
    throw UsageError(fmt::format("--{} {}: a number of seconds above 0 is possible", name, *text));
  }
  return seconds;
}

void reject(std::string_view what, std::string_view word,
            const std::vector<std::string_view>& known) {
  const std::string_view near = nearest(word, known);
  throw UsageError(
      near.empty()
          ? fmt::format("unknown {} '{}'; there are {}", what, word, fmt::join(known, ", "))
          : fmt::format("unknown {} '{}'; did you mean {}?", what, word, near));
}

void add_board_options(CommandLine& line) {
  line.group("Board");
  line.value("size", "N", "number of values, where the input does not tell (default: 9)");
  line.value("box", "RxC", "rows x columns of a box (default: the squarest, R <= C)");
}

BoardRequest board_request(const CommandLine& line) {
  BoardRequest request;
  if (const auto size = number_option(line, "size", 1, max_size)) {
    request.size = static_cast<int>(*size);
  }
  if (const auto box = line.get("box")) request.box = parse_box(*box);
  // Says at once if the two contradict each other.
  if (request.size) (void)request.geometry(*request.size);
  return request;
}

const AmoMethod& amo_option(const CommandLine& line) {
  const auto name = line.get("amo");
  return name ? find_by_name(amo_methods(), "at-most-one method", *name) : *amo_methods().front();
}

}  // namespace sudoku_sat
