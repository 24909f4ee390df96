// These files are flat: elements `game` whose attribute `data` is all there is, and a name. So tags
// are looked for without a tree, which can't be nested too deep; what is no such file is refused.
#include "programs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "formats/text/symbols.hpp"
#include "formats/text/text_line.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t game_cells = 81;
constexpr std::string_view closing = "</opensudoku>";

std::string with_entities(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 6> entities{{{"&lt;", '<'},
                                                                       {"&gt;", '>'},
                                                                       {"&quot;", '"'},
                                                                       {"&apos;", '\''},
                                                                       {"&#10;", '\n'},
                                                                       {"&amp;", '&'}}};
  std::string out;
  while (!text.empty()) {
    const auto known = std::find_if(entities.begin(), entities.end(), [&](const auto& entity) {
      return text.starts_with(entity.first);
    });
    out += known == entities.end() ? text.front() : known->second;
    text.remove_prefix(known == entities.end() ? 1 : known->first.size());
  }
  return out;
}

/// The attribute in what stands in a tag; nothing where it has none.
std::optional<std::string> attribute(std::string_view tag, std::string_view name) {
  const std::string wanted = fmt::format(" {}=", name);
  std::string spaced(tag);
  std::replace_if(
      spaced.begin(), spaced.end(), [](char c) { return c == '\t' || c == '\n'; }, ' ');
  const std::size_t at = spaced.find(wanted);
  if (at == spaced.npos || at + wanted.size() >= tag.size()) return std::nullopt;
  const char quote = tag[at + wanted.size()];
  const std::size_t begin = at + wanted.size() + 1;
  const std::size_t end = tag.find(quote, begin);
  if ((quote != '"' && quote != '\'') || end == tag.npos) return std::nullopt;
  return with_entities(tag.substr(begin, end - begin));
}

/// The text of the element, which has no others in it; empty where there is none.
std::string element_text(std::string_view xml, std::string_view name) {
  const std::string begin = fmt::format("<{}>", name);
  const std::size_t at = xml.find(begin);
  if (at == xml.npos) return {};
  const std::string_view rest = xml.substr(at + begin.size());
  std::string text = with_entities(rest.substr(0, std::min(rest.find('<'), rest.size())));
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
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

/// In version 2 one bar or two stand behind the notes of a cell, which are a number.
std::string with_single_bars(std::string_view data) {
  std::string out;
  for (const char c : data) {
    if (c != '|' || !out.ends_with('|')) out += c;
  }
  return out;
}

/// The cells where each has several fields, of which the last says whether its value was entered;
/// false where they are none of that kind.
bool read_fields(std::string_view data, ParsedBoard& board) {
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
  }
  return true;
}

/// A game's givens and entries: 81 digits, or the fields of its cells of which the first is the
/// value and the last whether it may be changed. Throws: TextError.
ParsedBoard read_opensudoku_game(std::string_view data, std::size_t line) {
  ParsedBoard board{9, {}, {}, line};
  const bool digits = data.size() == game_cells && std::all_of(data.begin(), data.end(), is_digit);
  if (digits) {
    for (const char c : data) board.givens.push_back(static_cast<Value>(c - '0'));
  } else if (!read_fields(version_of(data) == 2 ? with_single_bars(data) : std::string(data),
                          board)) {
    throw TextError(line, 0,
                    fmt::format("the data of a game is no puzzle: '{}'; 81 digits, 0 for an empty "
                                "cell, or the fields of 81 cells are needed",
                                shown(data, 30)));
  }
  return board;
}

}  // namespace

bool begins_xml(std::string_view line) {
  const std::string_view text = without_indent(line);
  return text.starts_with("<?xml") || text.starts_with("<opensudoku") || text.starts_with("<!--");
}

bool ends_opensudoku(std::string_view line) { return line.find(closing) != line.npos; }

void read_opensudoku(std::string_view xml, ExchangePuzzle& out) {
  if (xml.find("<opensudoku") == xml.npos) {
    out.fail("", "XML, but no collection of OpenSudoku: it has no <opensudoku>");
  }
  if (!ends_opensudoku(xml)) {
    out.fail("", "a collection of OpenSudoku that breaks off: </opensudoku> is missing");
  }
  std::string& title = out.header.title = element_text(xml, "name");
  std::string& author = out.header.author = element_text(xml, "author");
  constexpr std::string_view game = "<game";
  for (std::size_t at = xml.find(game); at != xml.npos; at = xml.find(game, at + 1)) {
    const std::string_view rest = xml.substr(at + game.size());
    const std::string_view tag = rest.substr(0, std::min(rest.find('>'), rest.size()));
    if (tag.empty() || (tag[0] != ' ' && tag[0] != '\t' && tag[0] != '\n')) continue;
    std::optional<std::string> data = attribute(tag, "data");
    if (!data) out.fail("", fmt::format("game {} has no data", out.boards.size() + 1));
    if (title.empty()) {
      const std::size_t folder = xml.substr(0, at).rfind("<folder");
      if (folder != xml.npos) {
        title = attribute(xml.substr(folder + 7, at - folder - 7), "name").value_or("");
      }
    }
    out.boards.emplace_back(
        [data = *std::move(data), line = out.line()] { return read_opensudoku_game(data, line); });
  }
  if (out.boards.empty()) out.fail("", "a collection of OpenSudoku without a <game>");
  for (const std::string* text : {&title, &author}) {
    require_plain_text({out.line(), *text}, *text, "name of the collection");
  }
}

}  // namespace sudoku_sat::format
