// Links that hold a puzzle. f-puzzles: ?load= and LZ-string of its JSON. SudokuPad: /fpuz and
// /fpuzzles with the same, /scl and /ctc with its own JSON; anything shorter names a puzzle that
// only its server knows. SudokuMaker: ?puzzle= and LZ-string of its JSON. ISS: ?q= and a constraint
// string.

#include "formats/text/symbols.hpp"
#include "lz_string.hpp"
#include "programs.hpp"

namespace sudoku_sat::format {

namespace {

struct LinkKind {
  std::string_view prefix;  ///< of what holds the puzzle
  bool packed;              ///< by LZ-string
  ExchangeReader read;
};

const std::array<LinkKind, 5>& link_kinds() {
  static constexpr std::array<LinkKind, 5> kinds{{{"fpuzzles", true, read_fpuzzles},
                                                  {"fpuz", true, read_fpuzzles},
                                                  {"scl", true, read_sudokupad},
                                                  {"ctc", true, read_sudokupad},
                                                  {"N4Ig", true, read_fpuzzles}}};
  return kinds;
}

std::string_view without_end(std::string_view text) {
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

std::string percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool coded = text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 &&
                       hex_digit(text[i + 2]) >= 0;
    out +=
        coded ? static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2])) : text[i];
    i += coded ? 2 : 0;
  }
  return out;
}

/// The text with the signs that mean something else in a link coded.
std::string with_percents(std::string_view text, std::string_view coded) {
  std::string out;
  for (const char c : text) {
    out += coded.find(c) == coded.npos ? std::string(1, c)
                                       : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

/// What follows `key` in a link's query, up to the next '&'; empty where it doesn't.
std::string_view query(std::string_view link, std::string_view key) {
  const std::size_t mark = link.find('?');
  if (mark == link.npos) return {};
  for (const std::string_view field : split_at('&', link.substr(mark + 1))) {
    if (field.starts_with(key) && field.substr(key.size()).starts_with('=')) {
      return field.substr(key.size() + 1);
    }
  }
  return {};
}

/// Whether a puzzle as these programs have it begins there.
bool begins_payload(std::string_view text) {
  const auto& kinds = link_kinds();
  return std::ranges::any_of(kinds,
                             [&](const LinkKind& kind) { return text.starts_with(kind.prefix); });
}

/// The part of the link that holds the puzzle.
std::string_view payload_of(std::string_view link) {
  for (const std::string_view key : {"load", "puzzleid", "puzzle", "q"}) {
    const std::string_view found = query(link, key);
    if (!found.empty()) return found;
  }
  const std::string_view path = link.substr(0, link.find('?'));
  std::string_view payload = path.substr(std::min(path.find('/'), path.size() - 1) + 1);
  constexpr std::string_view folder = "sudoku/";
  if (payload.starts_with(folder)) payload.remove_prefix(folder.size());
  // Other players keep it in folders of their own.
  for (std::size_t at = 0; at < payload.size(); at = payload.find('/', at) + 1) {
    if (begins_payload(payload.substr(at))) return payload.substr(at);
    if (payload.find('/', at) == payload.npos) break;
  }
  return payload;
}

std::string unpacked(std::string_view letters, const ExchangePuzzle& puzzle) {
  try {
    return lz_decompress(letters);
  } catch (const LzError& error) {
    puzzle.fail("", error.what());
  }
}

/// The givens of a link that has them as 81 signs; empty where it doesn't.
std::string_view givens_in(std::string_view link) {
  constexpr std::string_view signs = "0123456789._*";
  constexpr std::size_t cells = 81;
  for (std::size_t begin = link.find_first_of(signs); begin < link.size();) {
    const std::size_t end = std::min(link.find_first_not_of(signs, begin), link.size());
    if (end - begin == cells) return link.substr(begin, cells);
    begin = link.find_first_of(signs, end);
  }
  return {};
}

void read_givens(std::string_view signs, ExchangePuzzle& out) {
  for (const char sign : signs) out.givens.push_back(symbol_value(sign));
}

[[noreturn]] void refuse_link(std::string_view link, const ExchangePuzzle& puzzle) {
  puzzle.fail("",
              "the link to {} contains no readable puzzle: use its givens as 81 symbols, or a link "
              "of f-puzzles, SudokuMaker, SudokuPad, Penpa+ or the Interactive Sudoku Solver",
              shown(link.substr(0, link.find_first_of("/?#"))));
}

/// Only these have links that name a puzzle of their server.
bool has_short_links(std::string_view link) {
  constexpr std::array<std::string_view, 5> hosts{"sudokupad.app/", "www.sudokupad.app/",
                                                  "beta.sudokupad.app/", "f-puzzles.com/",
                                                  "app.crackingthecryptic.com/"};
  return std::ranges::any_of(hosts, [&](std::string_view host) { return link.starts_with(host); });
}

[[noreturn]] void need_server(std::string_view payload, const ExchangePuzzle& puzzle) {
  puzzle.fail("",
              "the link only names puzzle '{}' on a server, and nothing is "
              "downloaded: open it and export a long link or the JSON",
              shown(payload, 30));
}

void read_payload(std::string_view payload, bool of_load, ExchangePuzzle& out) {
  if (is_constraint_string(payload)) return read_iss(payload, out);
  for (const LinkKind& kind : link_kinds()) {
    if (!payload.starts_with(kind.prefix)) continue;
    const bool named = kind.prefix != "N4Ig";
    const std::string_view packed = named ? payload.substr(kind.prefix.size()) : payload;
    return kind.read(kind.packed ? unpacked(packed, out) : std::string(packed), out);
  }
  if (!of_load || payload.size() < 20) need_server(payload, out);
  read_fpuzzles(unpacked(payload, out), out);
}

}  // namespace

void read_link(std::string_view line, ExchangePuzzle& out) {
  const std::string_view text = without_indent(line);
  if (text.starts_with('.')) return read_iss(percent_decoded(text), out);
  const std::string_view link = after_scheme(without_end(line));
  if (link.empty()) return read_payload(percent_decoded(without_end(line)), false, out);
  if (is_penpa_link(link)) return read_penpa(percent_decoded(link), out);
  if (!pzpr_part(link).empty()) return read_pzpr_link(link, out);
  const std::string payload = percent_decoded(payload_of(link));
  const bool packed =
      begins_payload(payload) || is_constraint_string(payload) || !query(link, "load").empty();
  if (!packed) {
    const std::string_view givens = givens_in(link);
    if (!givens.empty()) return read_givens(givens, out);
    if (!has_short_links(link)) refuse_link(link, out);
  }
  if (payload.empty()) out.fail("", "the link contains no puzzle (expected after ?load=)");
  read_payload(payload, !query(link, "load").empty(), out);
}

std::string_view link_in_text(std::string_view line) {
  const std::size_t begin = std::min(line.find("https://"), line.find("http://"));
  if (begin == line.npos) return {};
  const std::string_view rest = line.substr(begin);
  return rest.substr(0, rest.find_first_of(" \t)>]\"'"));
}

void read_link_in_text(std::string_view line, ExchangePuzzle& out) {
  const std::string_view link = link_in_text(line);
  if (link.size() < stripped(line).size()) out.note("text around the link is ignored");
  read_link(link, out);
}

std::string fpuzzles_link(std::string_view json) {
  return "https://f-puzzles.com/?load=" + with_percents(lz_compress(json), "+");
}

std::string sudokumaker_link(std::string_view json) {
  std::string letters = lz_compress(json);
  std::ranges::replace(letters, '/', '-');
  letters.erase(std::min(letters.find('='), letters.size()));
  return "https://sudokumaker.app/?puzzle=" + letters;
}

std::string sudokupad_link(std::string_view json) {
  return "https://sudokupad.app/scl" + with_percents(lz_compress(json), "+/=");
}

}  // namespace sudoku_sat::format
