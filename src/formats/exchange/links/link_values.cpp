// Links of sites that have the board in a form of their own, as what a parameter says, or as a part
// of the path: cells with commas, rows with another sign between them, JSON, each perhaps in
// base64.
#include "base/text_encoding.hpp"
#include "base/words.hpp"
#include "formats/exchange/json/json.hpp"
#include "formats/exchange/programs.hpp"
#include "formats/read/variant_titles.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

/// The signs of a board, without what is between rows or cells; empty if there is anything else, or
/// the board has no cell without a value.
std::string signs_of_value(std::string_view text) {
  std::string signs;
  for (const char c : text) {
    if (is_in(c, ",/-|;: ")) continue;
    if (!is_digit(c) && !is_in(c, "._*")) return {};
    signs += c;
  }
  const std::optional<std::size_t> side = square_root(signs.size());
  if (!side || (*side != 4 && *side != 6 && *side != 9)) return {};
  const auto fits = [&](char c) { return symbol_value(c) <= *side; };
  const auto empty = [](char c) { return symbol_value(c) == 0; };
  const bool board = std::ranges::all_of(signs, fits) && std::ranges::any_of(signs, empty);
  return board ? signs : std::string();
}

bool read_value(const std::string& text, ExchangePuzzle& out) {
  if (const std::string signs = signs_of_value(text); !signs.empty()) {
    out.set_size(static_cast<long long>(*square_root(signs.size())), "");
    for (const char sign : signs) out.givens.push_back(symbol_value(sign));
    return true;
  }
  if (text.empty() || !is_in(text.front(), "[{")) return false;
  const auto json = parse_relaxed_json(text);
  return json && read_json_grids(*json, out);
}

/// The parts of a link without its host, each with the name before '=', if it has one.
std::vector<std::pair<std::string_view, std::string_view>> parts_of(std::string_view link) {
  std::vector<std::pair<std::string_view, std::string_view>> parts;
  link.remove_prefix(std::min(link.find_first_of("/?#"), link.size()));
  for (const std::string_view part : base::words_between(link, "?#&")) {
    const std::size_t sign = part.find('=');
    const bool named = sign != part.npos && sign + 1 < part.size();
    parts.emplace_back(named ? part.substr(0, sign) : std::string_view(),
                       named ? part.substr(sign + 1) : part);
  }
  return parts;
}

}  // namespace

bool read_link_values(std::string_view link, ExchangePuzzle& out) {
  for (const auto& [name, coded] : parts_of(link)) {
    const std::string value = percent_decoded(coded);
    if (read_value(value, out)) return true;
    constexpr std::size_t shortest = 20;
    const auto bytes = value.size() < shortest ? std::nullopt : base::base64_decoded(value);
    if (bytes && read_value(*bytes, out)) return true;
  }
  return false;
}

void read_link_variants(std::string_view link, ExchangePuzzle& out) {
  for (const auto& [name, value] : parts_of(link)) {
    if (!is_name_of_variant_field(in_small_letters(name))) continue;
    const std::optional<Variant> variant = variant_named(percent_decoded(value));
    if (!variant) continue;
    for (const std::string_view rule : variant->rules) {
      out.add(rule, "", "");
      out.note(fmt::format("'{}={}' adds the rule {}", name, shown(value), rule));
    }
    if (variant->lacking.empty()) continue;
    out.note(fmt::format("'{}={}' names the rule {}, but its data is not in the link", name,
                         shown(value), variant->lacking));
  }
}

}  // namespace sudoku_sat::format
