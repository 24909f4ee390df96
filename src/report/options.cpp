// Options come as text, from a command line or a request. Here they become numbers, seconds, lists
// and entries of tables, and the error for a wrong one says what is possible or names the nearest
// choice. `auto` is no entry of the table of encodings: it is the absence of a choice, which the
// solver's plan fills.
#include "options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::report {

std::uint64_t number_in(const std::string& option, const std::string& text, std::uint64_t least,
                        std::uint64_t most) {
  const auto number = parse_number<std::uint64_t>(text);
  if (number && *number >= least && *number <= most) return *number;
  // Nobody reads a limit of twenty digits.
  const bool no_limit = most >= std::numeric_limits<std::int64_t>::max();
  throw UsageError(
      no_limit ? fmt::format("--{0}: expected a whole number from {2} on below 2^64, got '{1}'",
                             option, text, least)
               : fmt::format("--{0}: expected a number from {2} to {3}, got '{1}'", option, text,
                             least, most));
}

std::optional<std::uint64_t> number_option(const OptionValues& options, const std::string& name,
                                           std::uint64_t least, std::uint64_t most) {
  const std::optional<std::string> text = options.get(name);
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

std::optional<double> seconds_option(const OptionValues& options, const std::string& name) {
  const std::optional<std::string> text = options.get(name);
  if (!text) return std::nullopt;
  const auto seconds = parse_number<double>(*text);
  if (seconds && std::isfinite(*seconds) && *seconds > 0) return seconds;
  throw UsageError(
      fmt::format("--{}: expected a positive number of seconds, got '{}'", name, *text));
}

std::vector<std::string> list_option(const OptionValues& options, const std::string& name) {
  std::vector<std::string> items;
  const std::optional<std::string> text = options.get(name);
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

const Encoding* encoding_option(const OptionValues& options) {
  const auto name = options.get("encoding");
  if (!name || *name == "auto") return nullptr;
  const auto table = encodings();
  const auto found = std::find_if(table.begin(), table.end(),
                                  [&](const Encoding& entry) { return entry.name == *name; });
  if (found != table.end()) return &*found;
  std::vector<std::string_view> known{"auto"};
  for (const Encoding& entry : table) known.push_back(entry.name);
  reject("encoding", *name, known);
}

std::vector<RuleUse> rules_named(const std::string& list) {
  try {
    return parse_rules(list, {std::string(rules_option)});
  } catch (const InputError& error) {
    throw UsageError(error.what());
  }
}

/// "9", or "8x6" for a board of 8 rows and 6 columns, as a puzzle file has it.
void set_size(const std::string& text, BoardRequest& request) {
  const std::size_t sign = text.find('x');
  if (sign == text.npos) {
    request.size = static_cast<int>(number_in("size", text, 1, max_size));
    return;
  }
  const auto length = [&](std::string_view part) {
    const auto number = parse_number<int>(part);
    if (number && *number >= 1 && *number <= max_size) return *number;
    throw UsageError(fmt::format("--size {}: expected rows x columns from 1 to {}, e.g. 8x6",
                                 shown(text), max_size));
  };
  const std::string_view whole = text;
  request.size = std::max(length(whole.substr(0, sign)), length(whole.substr(sign + 1)));
  const Position position{"--size"};
  add_use(request.rules, {find_rule("shape"), {{text, position}}, position});
}

Entries entries_named(const std::string& name, bool may_check) {
  if (name == "givens") return Entries::givens;
  if (name == "ignore") return Entries::ignored;
  if (may_check && name == "check") return Entries::kept;
  std::vector<std::string_view> known{"givens", "ignore"};
  if (may_check) known.emplace_back("check");
  reject("value of --entries", name, known);
}

}  // namespace

BoardRequest board_request(const OptionValues& options, bool may_check_entries) {
  BoardRequest request;
  if (const auto entries = options.get("entries")) {
    request.entries = entries_named(*entries, may_check_entries);
  }
  if (const auto box = options.get("box")) request.box = parse_box(*box);
  if (const auto rules = options.get("rules")) request.rules = rules_named(*rules);
  if (const auto size = options.get("size")) set_size(*size, request);
  request.symbols = options.get("symbols").value_or("");
  if (request.symbols.empty() && options.get("symbols")) {
    throw UsageError("--symbols: expected a list of symbols, e.g. 0-F or ABCDEFGHI");
  }
  // Throws at once where --size and --box contradict each other.
  if (request.size) (void)request.geometry(*request.size);
  return request;
}

namespace {

PuzzleInput make_empty_puzzle(const BoardRequest& request) {
  const auto board =
      request.board(request.geometry(request.wanted_size().value_or(usual_size(request.rules))));
  PuzzleInput input;
  if (!request.symbols.empty()) {
    // Who reads the board's cells finds what is wrong with the symbols. With commas they are one
    // line on boards of every size and shape.
    std::string cells = ".";
    for (Cell cell = 1; cell < board->geometry().grid_cells(); ++cell) cells += ",.";
    const auto read = PuzzleReader(LineReader::of_text(cells, "--empty"), request).next();
    if (read) input.symbols = read->symbols;
  }
  input.puzzle = Puzzle{board, Grid(board->cells(), 0)};
  input.position.source = "--empty";
  return input;
}

}  // namespace

PuzzleInput empty_puzzle(const BoardRequest& request) {
  try {
    return make_empty_puzzle(request);
  } catch (const Stopped& stopped) {
    if (stopped.why() != Limits::Reached::timeout) throw;
    return undecided_puzzle({"--empty"});
  }
}

AtMostOne amo_named(std::string_view name) {
  if (const auto amo = AtMostOne::parse(name)) return *amo;
  const std::string_view word = name.substr(0, name.find(':'));
  const AmoMethod& method = amo_method_named(word);
  if (method.group == 0) {
    throw UsageError(fmt::format("--amo {}: {} takes no group size", name, word));
  }
  throw UsageError(fmt::format("--amo {}: expected a group size from {} to {}, e.g. {}", name,
                               AtMostOne::smallest_group, AtMostOne::largest_group,
                               AtMostOne(method).name()));
}

AtMostOne amo_option(const OptionValues& options) {
  const auto name = options.get("amo");
  return name ? amo_named(*name) : AtMostOne();
}

const Reduction* reduction_option(const OptionValues& options) {
  const auto name = options.get("reduce");
  return name ? &reduction_named(*name) : nullptr;
}

Theme theme_named(std::string_view name) {
  if (name == "light") return Theme::light;
  if (name == "dark") return Theme::dark;
  if (name == "auto") return Theme::automatic;
  reject("theme", name, {"light", "dark", "auto"});
}

Formulation formulation_option(const OptionValues& options, std::string_view usual) {
  return {.encoding = &encoding_named(options.get("encoding").value_or(std::string(usual))),
          .amo = amo_option(options),
          .reduction = reduction_option(options)};
}

Formulation open_formulation(const OptionValues& options) {
  return {.encoding = encoding_option(options),
          .amo = amo_option(options),
          .reduction = reduction_option(options)};
}

}  // namespace sudoku_sat::report
