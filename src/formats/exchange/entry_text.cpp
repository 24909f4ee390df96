// Whatever a rule takes beyond that, formats of other programs have no place for.
#include "entry_text.hpp"

#include <fmt/format.h>

#include "base/joined.hpp"

namespace sudoku_sat::format {

EntryText::EntryText(std::string_view text, const Geometry& geometry) : geometry_(geometry) {
  for (const std::string_view part : split_at(':', text)) parts_.push_back(stripped(part));
}

bool EntryText::number(std::size_t i) const { return parse_number<int>(parts_[i]).has_value(); }

std::optional<std::vector<Cell>> EntryText::cells(std::size_t i) const {
  try {
    CellReader reader(parts_[i], {}, geometry_);
    return reader.only_cells();
  } catch (const InputError&) {
    return std::nullopt;
  }
}

std::optional<std::vector<Cell>> EntryText::repeated_cells(std::size_t i) const {
  try {
    std::vector<Cell> all;
    for (const std::string_view word : words(i)) {
      const std::vector<Cell> run = CellReader(word, {}, geometry_).only_cells();
      all.insert(all.end(), run.begin(), run.end());
    }
    return all;
  } catch (const InputError&) {
    return std::nullopt;
  }
}

std::optional<std::vector<std::pair<Cell, Cell>>> EntryText::pairs(std::size_t i) const {
  try {
    CellReader reader(parts_[i], {}, geometry_);
    std::vector<std::pair<Cell, Cell>> pairs;
    while (!reader.at_end()) {
      const Cell first = reader.cell();
      reader.take('-');
      pairs.emplace_back(first, reader.cell());
    }
    return pairs;
  } catch (const InputError&) {
    return std::nullopt;
  }
}

namespace {

constexpr std::array<std::string_view, 4> side_names{"top", "bottom", "left", "right"};
using Names = std::vector<std::string>;
using CellName = std::function<std::string(Cell)>;

/// A copy of what is said so far for each of several cells, pairs or clues.
std::optional<std::vector<Said>> said_of_each(const EntryText& entry, std::size_t i, char kind,
                                              const CellName& name, const Said& before) {
  std::vector<Said> all;
  const auto add = [&](const Names& cells) { all.emplace_back(before).cells = cells; };
  if (kind == 'k') {
    int line = 0;
    for (const std::string_view clue : entry.words(i)) {
      ++line;
      if (clue == "." || clue == "-") continue;
      if (!parse_number<int>(clue)) return std::nullopt;
      Said& said = all.emplace_back(before);
      said.number = clue;
      said.line = line;
    }
  } else if (kind == 'e') {
    const auto cells = entry.cells(i);
    if (!cells) return std::nullopt;
    for (const Cell cell : *cells) add({name(cell)});
  } else {
    const auto pairs = entry.pairs(i);
    if (!pairs) return std::nullopt;
    for (const auto& [first, second] : *pairs) add({name(first), name(second)});
  }
  return all;
}

bool take_part(const EntryText& entry, std::size_t i, char kind, std::string_view head,
               const CellName& name, Said& said) {
  if (kind == '@') return entry.part(i) == head;
  if (kind == 's') {
    said.side = entry.part(i);
    return is_among(side_names, said.side);
  }
  if (kind == 'n') {
    said.number = entry.part(i);
    return entry.number(i);
  }
  if (kind == 'v') {
    for (const std::string_view word : entry.words(i)) said.values.emplace_back(word);
    return true;
  }
  const auto cells = kind == 'r' ? entry.repeated_cells(i) : entry.cells(i);
  if (!cells || cells->empty() || (kind == 'c' && cells->size() != 1)) return false;
  for (const Cell cell : *cells) (kind == 'c' ? said.first : said.cells).push_back(name(cell));
  return true;
}

std::string text_of_part(const Said& said, char kind, std::string_view head) {
  if (kind == '@') return std::string(head);
  if (kind == 'n') return said.number;
  const Names& words = kind == 'v' ? said.values : kind == 'c' ? said.first : said.cells;
  return base::joined(words, kind == 'p' ? "-" : " ");
}

/// A rule, and what its constraints are called.
struct PlainRule {
  std::string_view rule;
  std::string_view constraints;
};
constexpr std::array<PlainRule, 5> plain_rules{{{"windoku", "window"},
                                                {"asterisk", "asterisk"},
                                                {"center-dot", "center dot"},
                                                {"little-killers", "little killer"},
                                                {"margin-sums", "margin sum"}}};

}  // namespace

std::optional<std::vector<Said>> said_by(const EntryText& entry, std::string_view pattern,
                                         std::string_view head, const CellName& name) {
  std::vector<std::string_view> parts = split_at(':', pattern);
  if (parts[0] == "n?" && entry.parts() < parts.size()) parts.erase(parts.begin());
  if (pattern.empty() || entry.parts() != parts.size()) return std::nullopt;
  Said said;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const char kind = parts[i][0];
    if (kind == 'e' || kind == 'p' || kind == 'k') return said_of_each(entry, i, kind, name, said);
    if (!take_part(entry, i, kind, head, name, said)) return std::nullopt;
  }
  return std::vector{said};
}

std::string entry_of(const Said& said, std::string_view pattern, std::string_view head) {
  std::string entry;
  for (const std::string_view part : split_at(':', pattern)) {
    if (part == "n?" && said.number.empty()) continue;
    entry += (entry.empty() ? "" : ": ") + text_of_part(said, part[0], head);
  }
  return entry;
}

std::vector<Cell> cells_along(const Geometry& geometry, Origin from, const Origin& step) {
  std::vector<Cell> cells;
  for (bool first = true;; first = false) {
    const std::optional<Cell> cell = geometry.find(from.row, from.column);
    if (!cell && !first) return cells;
    if (cell) cells.push_back(*cell);
    from = {from.row + step.row, from.column + step.column};
  }
}

std::optional<RuleText> as_plain_rule(const Board& board, std::string_view rule) {
  const auto* known =
      std::ranges::find_if(plain_rules, [&](const PlainRule& plain) { return plain.rule == rule; });
  if (known == plain_rules.end()) return std::nullopt;
  RuleText extra{"extra", {}};
  for (const AllDifferent& constraint : board.all_different()) {
    if (constraint.rule != known->constraints) continue;
    extra.entries.push_back(cells_text(board.geometry(), constraint.cells));
  }
  if (!extra.entries.empty()) return extra;
  RuleText sums{"sums", {}};
  for (const Sum& sum : board.constraints().sums) {
    if (sum.rule.find(known->constraints) == sum.rule.npos) continue;
    sums.entries.push_back(
        fmt::format("{}: {}", sum.total, cells_text(board.geometry(), sum.cells)));
  }
  return sums;
}

}  // namespace sudoku_sat::format
