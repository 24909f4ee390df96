// `--size` and `--box` have to match before anything is read.
#include "board_request.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::app {

namespace {

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

Entries entries_named(const std::string& name) {
  if (name == "givens") return Entries::givens;
  return name == "check" ? Entries::kept : Entries::ignored;
}

}  // namespace

BoardRequest board_request(const OptionValues& options) {
  BoardRequest request;
  request.policy.ignore_unknown = options.has("ignore-unknown");
  if (const auto entries = options.get("entries")) request.entries = entries_named(*entries);
  if (options.has("state") || options.has("filled")) request.entries = Entries::kept;
  if (const auto box = options.get("box")) request.box = parse_box(*box);
  if (const auto rules = options.get("rules")) request.rules = rules_named(*rules);
  if (const auto size = options.get("size")) set_size(*size, request);
  request.symbols = options.get("symbols").value_or("");
  if (request.symbols.empty() && options.get("symbols")) {
    throw UsageError("--symbols: expected a list of symbols, e.g. 0-F or ABCDEFGHI");
  }
  // Throws immediately if --size and --box contradict each other.
  if (request.size) (void)request.geometry(*request.size);
  return request;
}

namespace {

PuzzleInput make_empty_puzzle(const BoardRequest& request) {
  const auto board =
      request.board(request.geometry(request.wanted_size().value_or(usual_size(request.rules))));
  PuzzleInput input;
  if (!request.symbols.empty()) {
    // The reader of the board's cells finds errors in the symbols. With commas they are one line on
    // boards of every size and shape.
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

}  // namespace sudoku_sat::app
