// The error for a wrong value says what is possible, or names the nearest choice.
#include "values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::app {

std::uint64_t number_in(std::string_view option, std::string_view text, std::uint64_t least,
                        std::uint64_t most) {
  const auto number = parse_number<std::uint64_t>(text);
  if (number && *number >= least && *number <= most) return *number;
  // A limit of twenty digits is not worth printing.
  const bool no_limit = most >= std::numeric_limits<std::int64_t>::max();
  throw UsageError(
      no_limit ? fmt::format("--{0}: expected a whole number from {2} to 2^64 - 1, got '{1}'",
                             option, text, least)
               : fmt::format("--{0}: expected a number from {2} to {3}, got '{1}'", option, text,
                             least, most));
}

std::vector<std::uint64_t> numbers_in(std::string_view option, std::string_view text,
                                      std::uint64_t most) {
  std::vector<std::uint64_t> numbers;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(':', begin), text.size());
    numbers.push_back(number_in(option, text.substr(begin, end - begin), 0, most));
    begin = end + 1;
  }
  return numbers;
}

// A share is read digit by digit, because thousandths are part of file names: more digits can't be
// represented, and are refused instead of rounded.
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

std::string OptionValues::text(std::string_view name) const {
  if (std::optional<std::string> given = get(name)) return *std::move(given);
  const Option* const option = find_option(command(), name);
  return option == nullptr ? "" : std::string(usual_of(*option, front()));
}

std::uint64_t OptionValues::number_or_usual(std::string_view name) const {
  const Option* const option = find_option(command(), name);
  return number_in(name, text(name), option->least, option->most);
}

std::optional<std::uint64_t> OptionValues::number(std::string_view name) const {
  const std::optional<std::string> text = get(name);
  const Option* const option = find_option(command(), name);
  if (!text || (option->may_be_bare() && *text == option->bare)) return std::nullopt;
  return number_in(name, *text, option->least, option->most);
}

std::optional<double> OptionValues::seconds(std::string_view name) const {
  const std::optional<std::string> text = get(name);
  if (!text) return std::nullopt;
  const auto seconds = parse_number<double>(*text);
  if (seconds && std::isfinite(*seconds) && *seconds > 0) return seconds;
  throw UsageError(
      fmt::format("--{}: expected a positive number of seconds, got '{}'", name, *text));
}

std::vector<std::string> OptionValues::list(std::string_view name) const {
  std::vector<std::string> items;
  const std::optional<std::string> text = get(name);
  for (std::size_t begin = 0; text && begin <= text->size();) {
    const std::size_t end = std::min(text->find(',', begin), text->size());
    if (end == begin) {
      throw UsageError(
          fmt::format("--{} {}: empty item; expected names separated by commas", name, *text));
    }
    const std::string item = text->substr(begin, end - begin);
    if (std::find(items.begin(), items.end(), item) == items.end()) items.push_back(item);
    begin = end + 1;
  }
  return items;
}

namespace {

/// The older name by which an option was given; else its own.
std::string_view given_name(const Option& option, const std::vector<std::string_view>& given) {
  const auto found = std::find_if(given.begin(), given.end(), [&](std::string_view name) {
    return is_among(name, option.aliases);
  });
  return found == given.end() ? option.name : *found;
}

/// The place of `name` as a whole word in the text from `begin` on; npos: none.
std::size_t find_name(std::string_view text, std::string_view name, std::size_t begin) {
  constexpr std::string_view signs_of_names = "abcdefghijklmnopqrstuvwxyz-";
  for (std::size_t at = text.find(name, begin); at != text.npos; at = text.find(name, at + 1)) {
    const std::string_view rest = text.substr(at + name.size());
    if (rest.empty() || signs_of_names.find(rest.front()) == rest.npos) return at;
  }
  return text.npos;
}

}  // namespace

std::string in_given_words(std::string message, const Command& command, Front front,
                           const std::vector<std::string_view>& given) {
  const std::string_view dashes = front == Front::requests ? "" : "--";
  for_each_option(command, [&](const Option& option, const Group&) {
    if (front == Front::requests && !option.in_requests()) return;
    const std::string name = fmt::format("--{}", option.name);
    const std::string words = fmt::format("{}{}", dashes, given_name(option, given));
    if (words == name) return;
    for (std::size_t at = 0; (at = find_name(message, name, at)) != message.npos;) {
      message.replace(at, name.size(), words);
      at += words.size();
    }
  });
  return message;
}

}  // namespace sudoku_sat::app
