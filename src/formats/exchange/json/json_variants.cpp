// What JSON says of a variant: {"type": "diagonal"}, {"tags": ["windoku"]}, {"isX": true}. Rules in
// words are not read.
#include "formats/read/variant_titles.hpp"
#include "json_cells.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

bool is_rules_in_words(std::string_view name, const std::string& text) {
  constexpr std::array<std::string_view, 5> names{"rules", "ruleset", "rule", "description",
                                                  "constraints"};
  constexpr std::size_t shortest = 16;
  if (!is_among(names, name) || text.size() < shortest) return false;
  const std::string small = in_small_letters(text);
  // "Normal sudoku rules apply." alone says nothing more.
  const bool usual = small.find("normal") != small.npos || small.find("classic") != small.npos;
  const auto sentences = std::ranges::count(std::string_view(text).substr(0, text.size() - 1), '.');
  return !usual || sentences > 0;
}

void add_named(const std::string& name, const Json& value, ParsedBoard& board) {
  if (!value.is_string()) return;
  const std::string bare = bare_name(name);
  const bool title = bare == "title" || bare == "name" || bare == "label";
  const bool field = is_name_of_variant_field(bare);
  const std::optional<Variant> variant = field   ? variant_named(value.text())
                                         : title ? variant_in_title(value.text())
                                                 : std::nullopt;
  if (variant) {
    add_variant(board, *variant, fmt::format("{}: {}", name, value.text()));
  } else if (is_rules_in_words(bare, value.text())) {
    add_remark(board, "rules in words are not read: '" + shown(value.text(), 60) + "'");
  }
}

}  // namespace

void add_json_variants(const Json& object, ParsedBoard& board) {
  for (const Json::Member& member : object.items()) {
    const Json& value = member.value;
    add_named(member.name, value, board);
    if (value == Json(true)) {
      if (const std::optional<Variant> variant = variant_named(member.name))
        add_variant(board, *variant, member.name);
    }
    // The settings of a puzzle.
    if (value.is_object()) add_json_variants(value, board);
    for (const Json& item : value) add_named(member.name, item, board);
  }
}

}  // namespace sudoku_sat::format
