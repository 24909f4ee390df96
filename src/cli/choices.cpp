// Options come as text (command_line.hpp). Here they become numbers, seconds, lists and entries of
// tables, and the error for a wrong one says what is possible or names the nearest choice.
#include "choices.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::uint64_t number_in(const std::string& option, const std::string& text, std::uint64_t least,
                        std::uint64_t most) {
  const auto number = parse_number<std::uint64_t>(text);
  if (number && *number >= least && *number <= most) return *number;
  // Nobody reads a limit of twenty digits.
  const bool no_limit = most >= std::numeric_limits<std::int64_t>::max();
  throw UsageError(
      no_limit
          ? fmt::format("--{} {}: a whole number from {} on is possible, below 2^64", option, text,
                        least)
          : fmt::format("--{} {}: a number from {} to {} is possible", option, text, least, most));
}

std::optional<std::uint64_t> number_option(const CommandLine& line, const std::string& name,
                                           std::uint64_t least, std::uint64_t most) {
  const std::optional<std::string> text = line.get(name);
  if (!text) return std::nullopt;
  return number_in(name, *text, least, most);
}

std::vector<std::uint64_t> numbers_in(const std::string& option, const std::string& text,
                                      std::uint64_t most) {
  std::vector<std::uint64_t> numbers;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(':', begin), text.size());
    numbers.push_back(number_in(option, text.substr(begin, end - begin), 0, most));
    begin = end + 1;
  }
  return numbers;
}

NumberRange range_option(const CommandLine& line, std::uint64_t things) {
  const std::optional<std::string> text = line.get("range");
  if (!text) return {0, things};
  const std::vector<std::uint64_t> ends = numbers_in("range", *text, UINT64_MAX);
  if (ends.size() == 2 && ends[0] < ends[1] && ends[1] <= things) return {ends[0], ends[1]};
  throw UsageError(fmt::format("--range {}: write A:B, where A is below B and B at most {}",
                               shown(*text), things));
}

std::optional<double> seconds_option(const CommandLine& line, const std::string& name) {
  const std::optional<std::string> text = line.get(name);
  if (!text) return std::nullopt;
  const auto seconds = parse_number<double>(*text);
  if (seconds && std::isfinite(*seconds) && *seconds > 0) return seconds;
  throw UsageError(fmt::format("--{} {}: a number of seconds above 0 is possible", name, *text));
}

std::vector<std::string> list_option(const CommandLine& line, const std::string& name) {
  std::vector<std::string> items;
  const std::optional<std::string> text = line.get(name);
  for (std::size_t begin = 0; text && begin <= text->size();) {
    const std::size_t end = std::min(text->find(',', begin), text->size());
    if (end == begin) {
      throw UsageError(
          fmt::format("--{} {}: an empty item; names with commas between them are "
                      "possible",
                      name, *text));
    }
    const std::string item = text->substr(begin, end - begin);
    if (std::find(items.begin(), items.end(), item) == items.end()) items.push_back(item);
    begin = end + 1;
  }
  return items;
}

namespace {

std::vector<RuleUse> rules_named(const std::string& list) {
  try {
    return parse_rules(list, {std::string(rules_option)});
  } catch (const InputError& error) {
    throw UsageError(error.what());
  }
}

}  // namespace

void add_board_options(CommandLine& line) {
  line.group("Board");
  line.value("size", "N", "number of values, where the input does not tell (default: 9)");
  line.value("box", "RxC", "rows x columns of a box (default: the squarest, R <= C)");
}

void add_rules_option(CommandLine& line) {
  line.value("rules", "LIST",
             "rules of `list rules` besides those of the input: anti-knight,cages=10: r1c1 r1c2",
             names_in(rules()));
}

BoardRequest board_request(const CommandLine& line) {
  BoardRequest request;
  if (const auto size = number_option(line, "size", 1, max_size)) {
    request.size = static_cast<int>(*size);
  }
  if (const auto box = line.get("box")) request.box = parse_box(*box);
  if (const auto rules = line.get("rules")) request.rules = rules_named(*rules);
  // Throws at once where --size and --box contradict each other.
  if (request.size) (void)request.geometry(*request.size);
  return request;
}

AtMostOne amo_named(std::string_view name) {
  if (const auto amo = AtMostOne::parse(name)) return *amo;
  const std::string_view word = name.substr(0, name.find(':'));
  const AmoMethod& method = amo_method_named(word);
  if (method.group == 0) {
    throw UsageError(fmt::format("--amo {}: {} has no groups, so no group size", name, word));
  }
  throw UsageError(fmt::format("--amo {}: a group size from {} to {} is possible, as in {}", name,
                               AtMostOne::smallest_group, AtMostOne::largest_group,
                               AtMostOne(method).name()));
}

void add_amo_option(CommandLine& line) {
  line.value("amo", "NAME",
             "an at-most-one method of `list amo`, with its group size if it has one, as in "
             "commander:3 (default: pairwise)",
             names_in(amo_methods()));
}

void add_reduce_option(CommandLine& line, const std::string& usual) {
  const Choices names = names_in(reductions());
  line.value("reduce", "NAME",
             "what is removed before encoding: " + one_of(names) + " (default: " + usual + ")",
             names);
}

AtMostOne amo_option(const CommandLine& line) {
  const auto name = line.get("amo");
  return name ? amo_named(*name) : AtMostOne();
}

const Reduction* reduction_option(const CommandLine& line) {
  const auto name = line.get("reduce");
  return name ? &reduction_named(*name) : nullptr;
}

Formulation formulation_option(const CommandLine& line, std::string_view usual) {
  return {.encoding = &encoding_named(line.get("encoding").value_or(std::string(usual))),
          .amo = amo_option(line),
          .reduction = reduction_option(line)};
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
  throw UsageError("--compress is gz, xz or zst, not '" + *format + "'");
}

}  // namespace sudoku_sat
