// Options that several commands have, with the same help everywhere.
#include "choices.hpp"

#include <fmt/format.h>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

NumberRange range_option(const CommandLine& line, std::uint64_t things) {
  const std::optional<std::string> text = line.get("range");
  if (!text) return {0, things};
  const std::vector<std::uint64_t> ends = report::numbers_in("range", *text, UINT64_MAX);
  if (ends.size() == 2 && ends[0] < ends[1] && ends[1] <= things) return {ends[0], ends[1]};
  throw UsageError(fmt::format("--range {}: expected A:B with A < B <= {}", shown(*text), things));
}

void add_board_options(CommandLine& line) {
  line.group("Board");
  line.value(
      "size", "N",
      "number of values, or rows x columns such as 8x6, if the input doesn't say (default: 9)");
  line.value("box", "RxC", "rows x columns of a box (default: the squarest, R <= C)");
}

void add_rules_option(CommandLine& line) {
  const std::vector<std::string_view> names = rule_names();
  line.value("rules", "LIST",
             "additional rules from `list rules`, e.g. anti-knight,cages=10: r1c1 r1c2",
             Choices(names.begin(), names.end()));
}

void add_encoding_options(CommandLine& line, std::string_view usual) {
  line.value("e,encoding", "NAME",
             fmt::format("encoding, see `list encodings` (default: {})", usual),
             names_in(encodings()));
  add_amo_option(line);
}

void add_amo_option(CommandLine& line) {
  line.value("amo", "NAME",
             "at-most-one method, see `list amo`; some take a group size, e.g. commander:3 "
             "(default: pairwise)",
             names_in(amo_methods()));
}

void add_reduce_option(CommandLine& line, const std::string& usual) {
  const Choices names = names_in(reductions());
  line.value("reduce", "NAME",
             "what is removed before encoding: " + one_of(names) + " (default: " + usual +
                 "; unit-propagation means units)",
             names);
}

void add_compress_option(CommandLine& line, const std::string& what) {
  const Choices known(std::begin(compressions), std::end(compressions));
  line.value("compress", "FORMAT", what + ": " + one_of(known), known);
}

std::string compression_option(const CommandLine& line) {
  const std::optional<std::string> format = line.get("compress");
  if (!format) return {};
  for (const std::string_view known : compressions) {
    if (*format == known) return "." + *format;
  }
  throw UsageError("--compress: expected gz, xz or zst, got '" + *format + "'");
}

}  // namespace sudoku_sat::cli
