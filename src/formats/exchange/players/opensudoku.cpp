// Puzzles in XML. OpenSudoku: elements `game`, whose attribute `data` is all that counts, in
// folders, and a name; the app Sudoku 10'000 has elements `sudoku` with such an attribute. Others
// have an element for each cell: its place from 0, its value, and who put it there. KSudoku's games
// have letters. What is left may be anybody's: it is searched like JSON.
#include "base/words.hpp"
#include "formats/exchange/programs.hpp"
#include "formats/exchange/tables/markup.hpp"

#include <pugixml.hpp>

#include <map>

#include "base/whole_file.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

constexpr std::size_t game_cells = 81;

/// The text of an element, with that of CDATA sections; empty if there is no such element.
std::string element_text(const pugi::xml_node& element) {
  std::string text;
  for (const pugi::xml_node& part : element.children()) {
    if (part.type() == pugi::node_pcdata || part.type() == pugi::node_cdata) text += part.value();
  }
  std::ranges::replace(text, '\n', ' ');
  return text;
}

/// The name of the folder that the game lies in.
std::string folder_of(pugi::xml_node game) {
  while (game && std::string_view(game.name()) != "folder") game = game.parent();
  return game.attribute("name").value();
}

std::optional<Value> digit_of(std::string_view text) {
  if (text.size() != 1 || !is_digit(text[0])) return std::nullopt;
  return static_cast<Value>(text[0] - '0');
}

/// The version of a game's data that stands on its first line; 1: no line says it.
int version_of(std::string_view data) {
  constexpr std::string_view word = "version: ";
  if (!data.starts_with(word)) return 1;
  const std::size_t end = std::min(data.find('\n'), data.size());
  return parse_number<int>(stripped(data.substr(word.size(), end - word.size()))).value_or(0);
}

/// In version 2 one bar or two follow the notes of a cell, which are a number.
std::string with_single_bars(std::string_view data) {
  std::string out;
  for (const char c : data) {
    if (c != '|' || !out.ends_with('|')) out += c;
  }
  return out;
}

/// A cell's notes: "1,5," in version 1, later a number with a bit for each digit. Anything else
/// says nothing.
std::vector<Value> notes_in(std::string_view text, int version) {
  std::vector<Value> notes;
  if (version == 1) {
    for (const std::string_view part : split_at(',', text)) {
      if (const auto digit = digit_of(part); digit && *digit != 0) notes.push_back(*digit);
    }
    return notes;
  }
  const unsigned bits =
      static_cast<unsigned>(std::max(0, parse_number<int>(std::string(text)).value_or(0)));
  for (Value digit = 1; digit <= 9; ++digit) {
    if ((bits >> (digit - 1) & 1) != 0) notes.push_back(digit);
  }
  return notes;
}

/// The cells where each has several fields, of which the last says whether its value was entered;
/// false if they are none of that kind.
bool read_fields(std::string_view data, int version, ParsedBoard& board) {
  const std::size_t first_line = data.find('\n');
  std::vector<std::string_view> fields =
      split_at('|', first_line == data.npos ? data : data.substr(first_line + 1));
  if (fields.back().empty()) fields.pop_back();
  const std::size_t width = fields.size() / game_cells;
  // Trailing white space is a field of its own.
  if (width < 3 || fields.size() > width * game_cells + 1) return false;
  for (std::size_t cell = 0; cell < game_cells; ++cell) {
    const std::optional<Value> value = digit_of(fields[cell * width]);
    const std::string_view editable = fields[cell * width + width - 1];
    if (!value || (editable != "0" && editable != "1")) return false;
    const bool given = editable == "0";
    board.givens.push_back(given ? *value : Value{0});
    board.entries.push_back(given ? Value{0} : *value);
    // With more fields there are two kinds of notes.
    if (width == 3) board.marks.push_back(notes_in(fields[cell * width + 1], version));
  }
  return true;
}

/// A game's givens and entries: 81 digits, or the fields of its cells of which the first is the
/// value and the last whether it may be changed. Throws: TextError.
ParsedBoard read_opensudoku_game(std::string_view data, std::size_t line) {
  ParsedBoard board{9, {}, {}, line};
  const bool digits = data.size() == game_cells && std::ranges::all_of(data, is_digit);
  if (digits) {
    for (const char c : data) board.givens.push_back(static_cast<Value>(c - '0'));
  } else if (const int version = version_of(data); !read_fields(
                 version == 2 ? with_single_bars(data) : std::string(data), version, board)) {
    throw TextError(line, 0,
                    "the data of a game is not a puzzle: '{}'; expected 81 digits (0 "
                    "for an empty cell) or the fields of 81 cells",
                    shown(data, 30));
  }
  return board;
}

/// Gives each <game> of the document, however deep, to `visit`.
struct Games : pugi::xml_tree_walker {
  std::function<void(const pugi::xml_node&)> visit;

  bool for_each(pugi::xml_node& node) override {
    poll_limits();
    const std::string_view name = node.name();
    if (name == "game" || (name == "sudoku" && node.attribute("data"))) visit(node);
    return true;
  }
};

/// Throws: TextError at the place where it isn't well formed.
void parse(std::string_view xml, std::size_t line, pugi::xml_document& document) {
  // The data of a game has lines, which XML allows a reader to join.
  constexpr unsigned options = pugi::parse_default & ~unsigned{pugi::parse_wconv_attribute};
  const pugi::xml_parse_result result =
      document.load_buffer(xml.data(), xml.size(), options, pugi::encoding_utf8);
  if (result) return;
  const Position place = base::position_of_byte(xml, static_cast<std::size_t>(result.offset), "");
  throw TextError(line + place.line - 1, place.column, "malformed XML: {}", result.description());
}

/// The name of the document's root in as much of it as there is; empty before that.
std::string_view root_of(std::string_view xml) {
  for (std::size_t at = xml.find('<'); at < xml.size(); at = xml.find('<', at + 1)) {
    const std::string_view rest = xml.substr(at + 1);
    if (rest.starts_with("!--")) {
      at = xml.find("-->", at);
      if (at == xml.npos) return {};
      continue;
    }
    if (!rest.empty() && is_letter(rest[0])) {
      const std::size_t end = rest.find_first_of(" \t\r\n/>");
      return end == rest.npos ? std::string_view() : rest.substr(0, end);
    }
  }
  return {};
}

/// An element as JSON: its attributes and its children by their names, those of the same name as an
/// array, which is all of it where there is nothing else; its text.
Json as_json(const pugi::xml_node& element) {
  const std::string text = element_text(element);
  std::map<std::string, Json> members;
  for (const pugi::xml_attribute& each : element.attributes()) {
    members[each.name()] = std::string(each.value());
  }
  const bool plain = members.empty();
  std::map<std::string, Json> children;
  for (const pugi::xml_node& child : element.children()) {
    if (child.type() != pugi::node_element) continue;
    Json& same = children.try_emplace(child.name(), Json::array()).first->second;
    same.push_back(as_json(child));
  }
  if (plain && children.empty()) return Json(text);
  if (plain && children.size() == 1 && children.begin()->second.size() > 1) {
    return std::move(children.begin()->second);
  }
  if (!stripped(text).empty()) members.try_emplace("value", text);
  Json object = Json::object();
  for (auto& [name, value] : members) object[name] = std::move(value);
  for (auto& [name, value] : children) {
    object[name] = value.size() == 1 ? Json(value.front()) : std::move(value);
  }
  return object;
}

/// Reads a game of KSudoku, whose values are letters from b on; false if it is none.
bool read_ksudoku(const pugi::xml_node& root, ExchangePuzzle& out) {
  const pugi::xml_node values = root.find_node(
      [](const pugi::xml_node& node) { return std::string_view(node.name()) == "values"; });
  if (std::string_view(root.name()) != "ksudoku" || !values) return false;
  const pugi::xml_node graph = values.parent().child("graph");
  const bool usual = std::string_view(graph.attribute("type").as_string("sudoku")) == "sudoku" &&
                     graph.attribute("specific-type").as_int() == 0;
  if (!usual) out.fail("graph", "a variant of KSudoku: only its plain puzzles are read");
  const std::string text = element_text(values);
  out.givens.clear();
  out.entries.clear();
  for (const char c : stripped(text)) {
    if (is_space(c)) continue;
    const bool letter = c > 'a' && c <= 'z';
    if (!letter && symbol_value(c) > max_size) out.fail("values", "'{}' is not a value", c);
    out.givens.push_back(letter ? static_cast<Value>(c - 'a') : symbol_value(c));
  }
  const std::optional<std::size_t> side = square_root(out.givens.size());
  if (!side) out.fail("values", "{} cells are no square", out.givens.size());
  out.set_size(static_cast<long long>(*side), "values");
  return true;
}

/// A cell's number in an element; no value if it is not one of 0 to 9.
std::optional<int> small_number(const pugi::xml_node& cell, const char* name) {
  const std::optional<int> number =
      parse_number<int>(std::string(stripped(cell.child(name).text().get())));
  return number && *number >= 0 && *number <= 9 ? number : std::nullopt;
}

/// Reads elements of cells; false if there are none.
bool read_cell_elements(const pugi::xml_node& root, ExchangePuzzle& out) {
  constexpr int side = 9;
  out.givens.assign(game_cells, 0);
  out.entries.assign(game_cells, 0);
  bool any = false;
  for (const pugi::xml_node& cell : root.children()) {
    if (std::string_view(cell.name()) != "Cell") continue;
    any = true;
    const std::optional<int> column = small_number(cell, "x");
    const std::optional<int> row = small_number(cell, "y");
    const std::optional<int> value = small_number(cell, "value");
    if (!column || !row || !value || *column >= side || *row >= side) {
      out.fail("Cell", "expected x and y from 0 to 8 and a value up to 9");
    }
    const std::string_view origin = cell.child("origin").text().get();
    const bool found = origin == "Calculated" || origin == "Trial" || origin == "Hint";
    (found ? out.entries : out.givens)[static_cast<std::size_t>(*row * side + *column)] =
        static_cast<Value>(*value);
  }
  return any;
}

/// Of pages in XML that begin with "<?xml".
void read_web_page(std::string_view page, ExchangePuzzle& out) {
  for (ParsedBoard& board : boards_of_tables(html_tables(page), {})) {
    board.line = out.line();
    out.boards.emplace_back([board = std::move(board)] { return board; });
  }
  if (out.boards.empty()) out.fail("", "a web page (HTML) with no board in a table");
}

}  // namespace

bool begins_xml(std::string_view line) {
  const std::string_view text = without_indent(line);
  constexpr std::array<std::string_view, 15> beginnings{
      "<?xml",       "<opensudoku", "<!--",      "<sudoku", "<game",
      "<onegravity", "<ksudoku",    "<!doctype", "<puzzle", "<grid",
      "<board",      "<cells",      "<root",     "<data",   "<collection"};
  const std::string small = base::in_small_letters(text.substr(0, 12));
  if (text.size() > small.size() && small.starts_with("<!doctype") && is_in(text[10], "hH")) {
    return false;
  }
  return std::ranges::any_of(
      beginnings, [&](std::string_view beginning) { return small.starts_with(beginning); });
}

TextEnd xml_end() {
  return [text = std::string(), closing = std::string()](std::string_view line) mutable {
    if (closing.empty()) {
      text += '\n';
      text += line;
      const std::string_view root = root_of(text);
      if (root.empty()) return false;
      closing = fmt::format("</{}>", root);
      line = text;
      const std::string_view element = line.substr(line.find(fmt::format("<{}", root)));
      const std::size_t end = element.find('>');
      if (end != element.npos && element[end - 1] == '/') return true;
    }
    return line.find(closing) != line.npos;
  };
}

void read_opensudoku(std::string_view xml, ExchangePuzzle& out) {
  const std::string_view name = root_of(xml);
  if (name == "html") return read_web_page(xml, out);
  if (!name.empty() && xml.find(fmt::format("</{}>", name)) == xml.npos &&
      !stripped(xml).ends_with("/>")) {
    out.fail("", "truncated XML: </{}> is missing", shown(name, 30));
  }
  pugi::xml_document document;
  parse(xml, out.line(), document);
  pugi::xml_node collection = document.document_element();
  if (read_cell_elements(collection, out)) return out.set_size(9, "");
  if (read_ksudoku(collection, out)) return;
  out.givens.clear();
  out.entries.clear();
  std::string& title = out.header.title = element_text(collection.child("name"));
  std::string& author = out.header.author = element_text(collection.child("author"));
  Games games;
  games.visit = [&](const pugi::xml_node& game) {
    const pugi::xml_attribute data = game.attribute("data");
    if (!data) out.fail("", "game {} has no data", out.boards.size() + 1);
    if (title.empty()) title = folder_of(game);
    out.boards.emplace_back([data = std::string(data.value()), line = out.line()] {
      return read_opensudoku_game(data, line);
    });
  };
  document.traverse(games);
  if (out.boards.empty() && !read_json_grids(as_json(collection), out)) {
    const bool own = std::string_view(collection.name()) == "opensudoku";
    out.fail("", own ? "a collection of OpenSudoku without a <game>"
                     : "XML without a puzzle: expected a <game> of OpenSudoku, or elements or "
                       "attributes that have all cells");
  }
  for (const std::string* text : {&title, &author}) {
    require_plain_text({out.line(), *text}, *text, "name of the collection");
  }
}

}  // namespace sudoku_sat::format
