// JSON of data sets, web services and small programs: {"puzzle": "53..7...."}, {"board": [[5, 3,
// 0], ...]}, {"newboard": {"grids": [{"value": ...}]}}, [{"val": 3}, {"val": null}, ...]. They have
// no common form, so this looks for whatever has N x N cells, under any name but those of
// solutions. Names of puzzles go before others. Each object with a board or with cages is a puzzle.
// Where no value is one, the text of a message may hold it.
#include "formats/exchange/programs.hpp"
#include "formats/exchange/tables/markup.hpp"
#include "formats/read/lines_behind.hpp"
#include "formats/read/second_look.hpp"
#include "formats/text/symbols.hpp"
#include "json_cells.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

// Of several boards in an object the first one of these is the puzzle.
constexpr std::array<std::string_view, 36> puzzle_names{
    "startboard",    "initialboard",  "initialgrid",    "startgrid", "originalboard",
    "puzzleboard",   "unsolvedboard", "unsolvedsudoku", "puzzle",    "quiz",
    "quizzes",       "sudoku",        "clues",          "givens",    "given",
    "mission",       "start",         "initial",        "problem",   "task",
    "question",      "unsolved",      "board",          "grid",      "value",
    "values",        "cells",         "data",           "field",     "matrix",
    "original",      "initialstate",  "startstate",     "fixed",     "originalgrid",
    "originalpuzzle"};
constexpr std::array<std::string_view, 14> solution_names{
    "solution", "solutions", "solved", "answer", "answers",  "result",     "solvedboard",
    "solve",    "key",       "ideal",  "output", "expected", "completion", "target"};

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

ParsedBoard board_with(JsonCells cells) {
  ParsedBoard board;
  board.size = static_cast<int>(side_of(cells));
  board.givens = std::move(cells.givens);
  board.entries = std::move(cells.entries);
  board.rules = std::move(cells.rules);
  return board;
}

/// Of a chat: {"role": "assistant", "content": ...}.
bool is_answer(const Json& object) {
  constexpr std::array<std::string_view, 2> names{"role", "from"};
  constexpr std::array<std::string_view, 4> roles{"assistant", "gpt", "model", "bot"};
  const Json* const role = member_among(object, names);
  return role != nullptr && role->is_string() && is_among(roles, role->text());
}

/// The puzzles of a value, in their order; what is in an object of a puzzle is of that puzzle.
class Search {
 public:
  explicit Search(ExchangePuzzle& out) : out_(out) {}

  std::vector<ParsedBoard> take() { return std::move(found_); }

  void visit(const Json& json) {
    poll_limits();
    if (std::optional<JsonCells> cells = json_cells(json)) {
      found_.push_back(board_with(*std::move(cells)));
    } else if (std::optional<JsonCages> cages = json_cages(json, {})) {
      found_.push_back(board_with_cages(*std::move(cages)));
    } else if (json.is_array()) {
      for (const Json& item : json) visit(item);
    } else if (json.is_object() && !is_answer(json) && !take_puzzle(json)) {
      visit_members(json);
    }
  }

 private:
  bool take_puzzle(const Json& object) {
    std::optional<JsonCells> cells = board_of(object);
    if (!cells) return take_killer(object);
    const std::size_t size = side_of(*cells);
    ParsedBoard board = board_with(*std::move(cells));
    board.label = label_of(object);
    board.box = boxes_in(object, size);
    if (auto regions = json_regions(object, size)) board.rules.push_back(*std::move(regions));
    if (auto cages = json_cages_in(object, size)) board.rules.push_back(std::move(cages->rule));
    add_json_variants(object, board);
    refuse_rules(object, board.rules);
    board.solution = solution_of(object, board.givens.size());
    found_.push_back(std::move(board));
    return true;
  }

  /// Cages without a board: no cell is given.
  bool take_killer(const Json& object) {
    constexpr std::array<std::string_view, 1> names{"size"};
    const Json* const size = member_among(object, names);
    std::optional<JsonCages> cages =
        json_cages_in(object, size == nullptr ? std::nullopt : whole_number(*size));
    if (!cages || cages->side > max_size) return false;
    ParsedBoard board = board_with_cages(*std::move(cages));
    board.label = label_of(object);
    add_json_variants(object, board);
    refuse_rules(object, board.rules);
    found_.push_back(std::move(board));
    return true;
  }

  static ParsedBoard board_with_cages(JsonCages cages) {
    ParsedBoard board;
    board.size = static_cast<int>(cages.side);
    board.givens.resize(cages.side * cages.side);
    board.rules.push_back(std::move(cages.rule));
    return board;
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
    std::optional<JsonCells> only;
    for (const Json::Member& member : object.items()) {
      if (is_solution(member.name)) continue;
      std::optional<JsonCells> cells = cells_called(member);
      if (!cells || is_map(*cells)) continue;
      // {"easy": [...], "hard": [...]}
      if (only) return std::nullopt;
      only = std::move(cells);
    }
    return only;
  }

  static bool is_map(const JsonCells& cells) {
    return regions_of(signs_of(cells.givens), side_of(cells)).has_value();
  }

  /// The name tells whether its lists are rows, columns or boxes.
  static std::optional<JsonCells> cells_called(const Json::Member& member) {
    constexpr std::array<std::string_view, 2> columns{"columns", "cols"};
    constexpr std::array<std::string_view, 6> boxes{"boxes",  "blocks",  "squares",
                                                    "groups", "regions", "subgrids"};
    std::optional<JsonCells> cells = json_cells(member.value);
    if (!cells || !member.value.is_array() || member.value.size() != side_of(*cells)) return cells;
    const std::string name = bare_name(member.name);
    const std::size_t side = side_of(*cells);
    const std::optional<std::size_t> box = square_root(side);
    if (is_among(columns, name)) {
      put_at(*cells, [side](std::size_t list, std::size_t place) { return place * side + list; });
    } else if (is_among(boxes, name) && box && !is_map(*cells)) {
      put_at(*cells, [side, box = *box](std::size_t list, std::size_t place) {
        const std::size_t row = list / box * box + place / box;
        return row * side + list % box * box + place % box;
      });
    }
    return cells;
  }

  /// A list with the name of a rule says more than the board does.
  void refuse_rules(const Json& object, const std::vector<RuleText>& read) {
    for (const Json::Member& member : object.items()) {
      const bool list = member.value.is_array() || member.value.is_object();
      const bool said = (list && !member.value.empty()) || member.value == Json(true);
      if (!said || json_cells(member.value)) continue;
      const Rule* const rule = find_rule(bare_name(member.name));
      const auto is_read = [&](const RuleText& each) {
        return each.name == rule->name || (each.name == "cages" && rule->name == "sums");
      };
      if (rule == nullptr || rule->on_by_default || std::ranges::any_of(read, is_read)) continue;
      out_.leave_out(fmt::format("'{}' beside a board is not read", shown(member.name)), "");
    }
  }

  void visit_members(const Json& object) {
    const std::size_t first = found_.size();
    for (const Json::Member& member : object.items()) {
      if (is_solution(member.name)) continue;
      const std::size_t before = found_.size();
      const bool board = json_cells(member.value).has_value();
      if (board || !member.value.is_string()) visit(member.value);
      // {"easy": {...}, "hard": [...]}
      const bool named = board || member.value.is_object();
      for (std::size_t i = before; named && i < found_.size(); ++i) {
        if (found_[i].label.empty()) found_[i].label = member.name;
      }
    }
    for (std::size_t i = first; i < found_.size(); ++i) add_json_variants(object, found_[i]);
    // {"input": [{"content": "53..7...."}], "ideal": "534678912..."}
    if (found_.size() != first + 1 || !found_.back().solution.empty()) return;
    found_.back().solution = solution_of(object, found_.back().givens.size());
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
  std::vector<ParsedBoard> found_;
};

constexpr std::string_view text_around_json = "what is around the object or list is skipped";

/// Gives each text in the value to `visit`, but those of solutions.
void for_each_text(const Json& json, const std::function<void(const std::string&)>& visit) {
  if (json.is_string()) visit(json.text());
  if (is_answer(json)) return;
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
  std::vector<ParsedBoard> found = search.take();
  if (found.size() == 1) out.header.box = found[0].box;
  for (ParsedBoard& board : found) {
    board.line = out.line();
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
  const bool own = text.starts_with("{\"") || text.find("\n{\"") != text.npos;
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
