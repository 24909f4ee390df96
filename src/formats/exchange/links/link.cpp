// Links that hold a puzzle. f-puzzles: ?load= and LZ-string of its JSON. SudokuPad: /fpuz and
// /fpuzzles with the same, /scl and /ctc with its own JSON; anything shorter names a puzzle that
// only its server knows. SudokuMaker: ?puzzle= and LZ-string of its JSON. ISS: ?q= and a constraint
// string.

#include "formats/exchange/programs.hpp"
#include "formats/text/symbols.hpp"
#include "lz_string.hpp"

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

/// The runs of signs of a board in the link, as long as `wanted` says.
template <class Wanted>
std::string_view run_of_givens(std::string_view link, const Wanted& wanted) {
  constexpr std::string_view signs = "0123456789._*";
  for (std::size_t begin = link.find_first_of(signs); begin < link.size();) {
    const std::size_t end = std::min(link.find_first_not_of(signs, begin), link.size());
    const std::string_view run = link.substr(begin, end - begin);
    if (wanted(run)) return run;
    begin = link.find_first_of(signs, end);
  }
  return {};
}

/// Whether all of a small board stands there: values up to its size, some cells empty.
bool is_small_board(std::string_view run) {
  const Value side = run.size() == 16 ? 4 : run.size() == 36 ? 6 : 0;
  const auto small = [&](char c) { return symbol_value(c) <= side; };
  const auto empty = [](char c) { return symbol_value(c) == 0; };
  return side > 0 && std::ranges::all_of(run, small) && std::ranges::any_of(run, empty);
}

constexpr std::size_t usual_cells = 81;

/// The givens of a link that has them as 81 signs, or as those of a smaller board; empty where it
/// doesn't.
std::string_view givens_in(std::string_view link) {
  const std::string_view run =
      run_of_givens(link, [](std::string_view each) { return each.size() == usual_cells; });
  return run.empty() ? run_of_givens(link, is_small_board) : run;
}

/// Throws: TextError if about as many signs stand there.
void require_no_wrong_givens(std::string_view link, const ExchangePuzzle& puzzle) {
  constexpr std::size_t few = 70;
  constexpr std::size_t many = 92;
  const std::string_view run = run_of_givens(
      link, [](std::string_view each) { return each.size() >= few && each.size() <= many; });
  if (run.empty()) return;
  const bool less = run.size() < usual_cells;
  const std::size_t count = less ? usual_cells - run.size() : run.size() - usual_cells;
  puzzle.fail("", "the link has {} symbols: a 9x9 puzzle has 81, {} {} {}", run.size(), count,
              count == 1 ? "is" : "are", less ? "missing" : "too many");
}

/// Two digits to the base 36 for each cell: up to 9 a given, up to 18 an entered value, above that
/// candidates.
void read_sudokuwiki(std::string_view part, ExchangePuzzle& out) {
  constexpr int base = 36;
  constexpr int digits = 9;
  out.set_size(digits, "");
  for (std::size_t i = 0; i + 1 < part.size(); i += 2) {
    const auto digit = [&](std::size_t at) {
      return is_digit(part[at]) ? part[at] - '0' : (part[at] | ' ') - 'a' + 10;
    };
    const int number = digit(i) * base + digit(i + 1);
    out.givens.push_back(static_cast<Value>(number <= digits ? number : 0));
    const bool entered = number > digits && number <= 2 * digits;
    out.entries.push_back(static_cast<Value>(entered ? number - digits : 0));
  }
}

void read_givens(std::string_view signs, ExchangePuzzle& out) {
  out.set_size(static_cast<long long>(*square_root(signs.size())), "");
  for (const char sign : signs) out.givens.push_back(symbol_value(sign));
}

[[noreturn]] void refuse_link(std::string_view link, const ExchangePuzzle& puzzle) {
  if (link.find("lisudoku") != link.npos && link.find("import=") != link.npos) {
    puzzle.fail("",
                "a link of lisudoku with a puzzle in its own form: export it to f-puzzles or "
                "SudokuPad, and use that link");
  }
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

std::string_view sudokuwiki_part(std::string_view text) {
  constexpr std::string_view name = "S9B";
  constexpr std::size_t length = 2 * usual_cells;
  std::size_t begin = text.find(name);
  while (begin != text.npos && begin > 0 && text[begin - 1] != '=')
    begin = text.find(name, begin + 1);
  if (begin == text.npos) return {};
  const std::string_view part = text.substr(begin + name.size(), length);
  const auto base36 = [](char c) { return is_digit(c) || is_letter(c); };
  return part.size() == length && std::ranges::all_of(part, base36) ? part : std::string_view();
}

void read_link(std::string_view line, ExchangePuzzle& out) {
  const std::string_view text = without_indent(line);
  if (const std::string_view part = sudokuwiki_part(text); !part.empty()) {
    return read_sudokuwiki(part, out);
  }
  // A name in the string may have coded signs of its own.
  if (text.starts_with('.')) {
    return read_iss(text.find('~') == text.npos ? percent_decoded(text) : std::string(text), out);
  }
  const std::string_view link = after_scheme(without_end(line));
  if (link.empty()) return read_payload(percent_decoded(without_end(line)), false, out);
  if (is_penpa_link(link)) return read_penpa(percent_decoded(link), out);
  if (!pzpr_part(link).empty()) return read_pzpr_link(link, out);
  if (const std::string_view kind = pzpr_kind(link); !kind.empty()) {
    out.fail("", "a puzzle of pzpr that is not a sudoku: '{}'", shown(kind, 30));
  }
  const std::string fragment =
      percent_decoded(link.substr(std::min(link.find('#'), link.size() - 1) + 1));
  if (is_solo_id(fragment)) return read_solo(fragment, out);
  const std::string payload = percent_decoded(payload_of(link));
  const bool packed =
      begins_payload(payload) || is_constraint_string(payload) || !query(link, "load").empty();
  if (!packed) {
    read_link_variants(link, out);
    const std::string_view givens = givens_in(link);
    if (!givens.empty()) return read_givens(givens, out);
    if (read_link_values(link, out)) return;
    require_no_wrong_givens(link, out);
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
