// JSON of data sets, web services and small programs: {"puzzle": "53..7...."}, {"board": [[5, 3,
// 0], ...]}, {"newboard": {"grids": [{"value": ...}]}}, [{"val": 3}, {"val": null}, ...]. They have
// no common form, so this looks for whatever has N x N cells, under any name but those of
// solutions. Names of puzzles go before others. Each object with a board or with cages is a puzzle.
// Where no value is one, the text of a message may hold it.
#include "formats/exchange/programs.hpp"
#include "formats/exchange/tables/markup.hpp"
#include "formats/read/second_look.hpp"
#include "formats/text/symbols.hpp"
#include "json_cells.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

// Of several boards in an object the first one of these is the puzzle.
constexpr std::array<std::string_view, 30> puzzle_names{
    "startboard",    "initialboard",   "initialgrid", "startgrid", "originalboard", "puzzleboard",
    "unsolvedboard", "unsolvedsudoku", "puzzle",      "quiz",      "quizzes",       "sudoku",
    "clues",         "givens",         "given",       "mission",   "start",         "initial",
    "problem",       "task",           "question",    "unsolved",  "board",         "grid",
    "value",         "values",         "cells",       "data",      "field",         "matrix"};
constexpr std::array<std::string_view, 14> solution_names{
    "solution", "solutions", "solved", "answer", "answers",  "result",     "solvedboard",
    "solve",    "key",       "ideal",  "output", "expected", "completion", "target"};

struct Found {
  JsonCells cells;
  std::string label;
  std::optional<Geometry> box;
  std::vector<RuleText> rules;
  Grid solution = {};  ///< empty: none
};

/// The boxes' rows and columns, if the object says them of a board of this size.
std::optional<Geometry> boxes_in(const Json& object, std::size_t size) {
  constexpr std::array<std::string_view, 3> height{"bh", "boxheight", "boxrows"};
  constexpr std::array<std::string_view, 3> width{"bw", "boxwidth", "boxcolumns"};
  constexpr std::array<std::string_view, 3> blocks{"block", "box", "blocks"};
  const Json* const block = member_among(object, blocks);
  const Json& place = block != nullptr && block->is_object() ? *block : object;
  const Json* const rows = member_among(place, height);
  const Json* const columns = member_among(place, width);
  if (rows == nullptr || columns == nullptr) return std::nullopt;
  if (!rows->is_number_integer() || !columns->is_number_integer()) return std::nullopt;
  const auto side = static_cast<long long>(size);
  const long long box_rows = rows->get<long long>();
  const long long box_columns = columns->get<long long>();
  const auto possible = [&](long long count) { return count >= 1 && count <= side; };
  if (!possible(box_rows) || !possible(box_columns) || box_rows * box_columns != side) {
    return std::nullopt;
  }
  return Geometry(static_cast<int>(box_rows), static_cast<int>(box_columns));
}

/// The puzzles of a value, in their order; what is in an object of a puzzle is of that puzzle.
class Search {
 public:
  explicit Search(ExchangePuzzle& out) : out_(out) {}

  std::vector<Found> take() { return std::move(found_); }

  void visit(const Json& json) {
    poll_limits();
    if (std::optional<JsonCells> cells = json_cells(json)) {
      add({*std::move(cells), {}, {}, {}});
    } else if (std::optional<JsonCages> cages = json_cages(json, {})) {
      add_killer(*std::move(cages), {});
    } else if (json.is_array()) {
      for (const Json& item : json) visit(item);
    } else if (json.is_object() && !take_puzzle(json)) {
      visit_members(json);
    }
  }

 private:
  bool take_puzzle(const Json& object) {
    std::optional<JsonCells> cells = board_of(object);
    if (!cells) return take_killer(object);
    const std::size_t size = side_of(*cells);
    Found found{*std::move(cells), label_of(object), boxes_in(object, size), {}};
    if (auto regions = json_regions(object, size)) found.rules.push_back(*std::move(regions));
    if (auto cages = json_cages_in(object, size)) found.rules.push_back(std::move(cages->rule));
    refuse_rules(object, found.rules);
    found.solution = solution_of(object, found.cells.givens.size());
    add(std::move(found));
    return true;
  }

  /// Cages without a board: no cell is given.
  bool take_killer(const Json& object) {
    constexpr std::array<std::string_view, 1> names{"size"};
    const Json* const size = member_among(object, names);
    std::optional<JsonCages> cages =
        json_cages_in(object, size == nullptr ? std::nullopt : whole_number(*size));
    if (!cages || cages->side > max_size) return false;
    refuse_rules(object, {{cages->rule}});
    add_killer(*std::move(cages), label_of(object));
    return true;
  }

  void add_killer(JsonCages cages, std::string label) {
    const std::size_t cells = cages.side * cages.side;
    add({{Grid(cells), Grid(cells)}, std::move(label), {}, {std::move(cages.rule)}});
  }

  void add(Found found) {
    for (RuleText& rule : found.cells.rules) found.rules.push_back(std::move(rule));
    found_.push_back(std::move(found));
  }

  static Grid solution_of(const Json& object, std::size_t cells) {
    for (const Json::Member& member : object.items()) {
      if (!is_solution(member.name)) continue;
      std::optional<JsonCells> found = json_cells(member.value);
      if (found && found->givens.size() == cells) return std::move(found->givens);
    }
    return {};
  }

  static std::optional<JsonCells> board_of(const Json& object) {
    for (const std::string_view name : puzzle_names) {
      const Json* const member = member_among(object, std::array{name});
      std::optional<JsonCells> cells = member == nullptr ? std::nullopt : json_cells(*member);
      if (cells) return cells;
    }
    for (const Json::Member& member : object.items()) {
      std::optional<JsonCells> cells;
      if (!is_solution(member.name)) cells = json_cells(member.value);
      if (cells) return cells;
    }
    return std::nullopt;
  }

  /// A list with the name of a rule says more than the board does.
  void refuse_rules(const Json& object, const std::vector<RuleText>& read) {
    for (const Json::Member& member : object.items()) {
      const bool list = member.value.is_array() || member.value.is_object();
      const bool said = (list && !member.value.empty()) || member.value == Json(true);
      if (!said || json_cells(member.value)) continue;
      const Rule* const rule = find_rule(bare_name(member.name));
      const auto is_read = [&](const RuleText& each) { return each.name == rule->name; };
      if (rule == nullptr || std::ranges::any_of(read, is_read)) continue;
      out_.leave_out(fmt::format("'{}' beside a board is not read", shown(member.name)), "");
    }
  }

  void visit_members(const Json& object) {
    const std::size_t first = found_.size();
    for (const Json::Member& member : object.items()) {
      if (is_solution(member.name) || member.value.is_string()) continue;
      const std::size_t before = found_.size();
      visit(member.value);
      // {"easy": {...}, "hard": {...}}
      for (std::size_t i = before; i < found_.size(); ++i) {
        if (found_[i].label.empty() && member.value.is_object()) found_[i].label = member.name;
      }
    }
    // {"input": [{"content": "53..7...."}], "ideal": "534678912..."}
    if (found_.size() != first + 1 || !found_.back().solution.empty()) return;
    found_.back().solution = solution_of(object, found_.back().cells.givens.size());
  }

  static bool is_solution(std::string_view name) {
    return is_among(solution_names, bare_name(name));
  }

  static std::string label_of(const Json& object) {
    constexpr std::array<std::string_view, 5> names{"title", "name", "id", "difficulty", "level"};
    const Json* const member = member_among(object, names);
    if (member == nullptr || member->is_object() || member->is_array()) return {};
    return shown(text_of(*member), 200);
  }

  ExchangePuzzle& out_;
  std::vector<Found> found_;
};

constexpr std::string_view text_around_json = "what is around the object or list is skipped";

/// Gives each text in the value to `visit`, but those of solutions.
void for_each_text(const Json& json, const std::function<void(const std::string&)>& visit) {
  if (json.is_string()) visit(json.text());
  for (const Json& item : json) for_each_text(item, visit);
  for (const Json::Member& member : json.items()) {
    if (!is_among(solution_names, bare_name(member.name))) for_each_text(member.value, visit);
  }
}

}  // namespace

void read_json_texts(const Json& json, ExchangePuzzle& out) {
  constexpr std::size_t shortest = 20;
  std::string link;
  for_each_text(json, [&](const std::string& text) {
    if (text.size() < shortest) return;
    if (is_link(text)) link = text;
    for (ParsedBoard& board : boards_amid_text(text, "a text", {}, {})) {
      board.line = out.line();
      out.boards.emplace_back([board = std::move(board)] { return board; });
    }
  });
  if (!out.boards.empty()) return;
  if (!link.empty()) return read_link(link, out);
  out.fail("",
           "JSON without a board: expected N x N cells as a string, as rows of numbers or as "
           "objects with a value");
}

bool read_json_grids(const Json& json, ExchangePuzzle& out) {
  Search search(out);
  search.visit(json);
  std::vector<Found> found = search.take();
  if (found.size() == 1) out.header.box = found[0].box;
  for (Found& puzzle : found) {
    ParsedBoard board{static_cast<int>(side_of(puzzle.cells)), std::move(puzzle.cells.givens),
                      std::move(puzzle.label), out.line()};
    board.entries = std::move(puzzle.cells.entries);
    board.rules = std::move(puzzle.rules);
    board.solution = std::move(puzzle.solution);
    out.boards.emplace_back([board = std::move(board)] { return board; });
  }
  return !found.empty();
}

void read_json(std::string_view text, ExchangePuzzle& out) {
  const Json json = parse_exchange_json(text, out);
  if (!read_json_grids(json, out)) read_json_texts(json, out);
}

std::vector<ParsedBoard> boards_in_json(std::string_view text, const KnownLayout& expected) {
  constexpr std::size_t most_tries = 1000;
  // Objects at the beginning of a line have been read, or refused.
  const bool own = text.starts_with('{') || text.find("\n{") != text.npos;
  if (expected.layout != nullptr || own) return {};
  const ExchangePolicy policy;
  std::vector<ParsedBoard> boards;
  std::size_t tries = 0;
  for (std::size_t at = text.find_first_of("[{"); at < text.size() && ++tries < most_tries;
       at = text.find_first_of("[{", at)) {
    const std::optional<std::size_t> length = json_length(text.substr(at));
    const auto json = length ? parse_relaxed_json(text.substr(at, *length)) : std::nullopt;
    if (!json) {
      ++at;
      continue;
    }
    ExchangePuzzle out("", line_at(text, at), policy);
    at += *length;
    try {
      if (!read_json_grids(*json, out)) continue;
    } catch (const TextError&) {
      return {};
    }
    for (const auto& board : out.boards) boards.push_back(board());
    // Lists of values alone are those of any language.
    if (json->is_array() && boards.back().rules.empty()) return {};
  }
  if (!boards.empty()) add_remark(boards.front(), text_around_json);
  return boards;
}

}  // namespace sudoku_sat::format
