// Reads the fields of a written rule that describe its figures.
#include <fmt/format.h>

#include <array>
#include <utility>

#include "sudoku_sat/io.hpp"
#include "written_rule.hpp"

namespace sudoku_sat::rule {

namespace {

constexpr std::pair<std::string_view, FigureShape> shapes[] = {
    {"line", FigureShape::line},           {"line or loop", FigureShape::line},
    {"cage", FigureShape::cage},           {"group", FigureShape::group},
    {"groups", FigureShape::groups},       {"each cell", FigureShape::each_cell},
    {"all cells", FigureShape::all_cells}, {"counted group", FigureShape::counted},
    {"signs", FigureShape::signs},
};

bool take_end(std::string_view& text, std::string_view end) {
  if (!text.ends_with(end)) return false;
  text.remove_suffix(end.size());
  return true;
}

bool take_begin(std::string_view& text, std::string_view begin) {
  if (!text.starts_with(begin)) return false;
  text.remove_prefix(begin.size());
  return true;
}

/// The texts on both sides of a separator; no value if it doesn't occur.
std::optional<std::pair<std::string, std::string>> split(std::string_view text,
                                                         std::string_view between) {
  const std::size_t at = text.find(between);
  if (at == text.npos) return std::nullopt;
  return std::pair(std::string(text.substr(0, at)), std::string(text.substr(at + between.size())));
}

class FigureRuleReader {
 public:
  explicit FigureRuleReader(const WrittenRule& rule) : written_(rule) {
    rule_.name = std::string(rule.name);
    rule_.by_hand = rule.by_hand;
    rule_.form = std::string(rule.example.substr(0, rule.example.find(';')));
  }

  FigureRule read();

 private:
  struct Field {
    std::string_view name;
    void (FigureRuleReader::*read)();
  };
  static std::span<const Field> fields();
  friend bool sudoku_sat::rule::is_field(std::string_view name);

  [[noreturn]] void fail(const std::string& what) const {
    throw InputError(field_->position, fmt::format("{}: {}", field_->name, what));
  }
  const std::string& text() const {
    if (field_->lines.size() != 1) fail("one text is needed");
    return field_->lines[0];
  }

  template <std::string FigureRule::*Member>
  void keep() {
    rule_.*Member = text();
  }

  /// "line or loop of 3 cells or more"
  void read_shape() {
    std::string_view rest = text();
    if (rest == "statements" || rest.starts_with("its own data")) return;
    if (take_begin(rest, "clues at ")) return read_sides(rest);
    if (const auto parts = split(rest, " of ")) {
      std::string_view least = parts->second;
      if (!take_end(least, " cells or more") && !take_end(least, " cell or more")) {
        fail("it ends like \"of 3 cells or more\"");
      }
      rule_.least = number(least);
      rest = rest.substr(0, parts->first.size());
    }
    const auto* found = std::find_if(std::begin(shapes), std::end(shapes),
                                     [&](const auto& shape) { return shape.first == rest; });
    if (found == std::end(shapes)) fail(fmt::format("no rule takes '{}'", rest));
    rule_.shape = found->second;
    rule_.closed = rest == "line or loop";
  }

  /// "all sides" or "top, left"
  void read_sides(std::string_view rest) {
    rule_.shape = FigureShape::clues;
    if (rest == "all sides") rest = "top, bottom, left, right";
    for (const std::string_view word : parts_listed(rest)) {
      const std::optional<Side> side = side_called(word);
      if (!side) fail(fmt::format("a board has no side '{}'", word));
      rule_.sides.push_back(*side);
    }
  }

  template <class Number = std::size_t>
  Number number(std::string_view digits) const {
    const auto value = parse_number<Number>(digits);
    if (!value) fail(fmt::format("'{}' is not a number", digits));
    return *value;
  }

  void read_numbers() {
    std::string_view rest = text();
    if (take_end(rest, " if none is given")) {
      rule_.numbers = FigureNumbers::optional;
      rule_.usual = std::string(rest);
    } else if (rest == "one") {
      rule_.numbers = FigureNumbers::one;
    } else if (rest == "several") {
      rule_.numbers = FigureNumbers::several;
    } else if (rest == "one or a cell") {
      rule_.numbers = FigureNumbers::cell_or_one;
    } else {
      fail("it is one, several, one or a cell, or \"N + 1 if none is given\"");
    }
  }

  std::vector<std::string> read_range(std::string_view range) const {
    const auto ends = split(range, " to ");
    if (!ends) fail("it is like \"1 to N\"");
    return {ends->first, ends->second};
  }

  /// "0 to N", N being the cells of a row.
  void read_digits() {
    rule_.further_digits = text() == "0 to N + 1" ? 1 : 0;
    if (rule_.further_digits == 0 && text() != "0 to N") fail("it is \"0 to N\" or \"0 to N + 1\"");
  }

  void read_range_of_numbers() { rule_.range = read_range(text()); }
  void read_different() { rule_.different = text() == "yes"; }
  void read_verified() { rule_.verified = text() != "by its constraints"; }
  void read_number_of() { rule_.proposal.numbers = text(); }

  template <std::vector<Requirement> FigureRule::*Member>
  void read_requirements() {
    for (const std::string& line : field_->lines) {
      const auto parts = split(line, " -- ");
      if (!parts) fail("it is like \"N > 2 -- what is wrong otherwise\"");
      (rule_.*Member).push_back({parts->first, parts->second});
    }
  }

  /// "when N > 2" before a statement, and its label in quotation marks.
  void read_says() {
    std::string condition;
    for (std::string_view line : field_->lines) {
      if (take_begin(line, "when ")) {
        condition = std::string(line);
        continue;
      }
      RuleLine& said = rule_.says.emplace_back();
      said.condition = std::exchange(condition, {});
      if (take_begin(line, "\"")) {
        const auto parts = split(line, "\": ");
        if (!parts) fail("a label is like \"no value twice\": all_different(line)");
        said.label = parts->first;
        said.text = parts->second;
      } else {
        said.text = std::string(line);
      }
    }
  }

  MarkForm mark(std::string_view words) const {
    const std::optional<MarkForm> form = mark_form(words);
    if (!form) fail(fmt::format("unknown drawing '{}'", words));
    return *form;
  }

  void read_marks() {
    for (const std::string_view one : parts_listed(text())) rule_.marks.push_back(mark(one));
  }

  /// "white -- white dot -- abs(a - b) = 1 -- white dot"
  void read_signs() {
    for (const std::string& line : field_->lines) {
      std::vector<std::string> parts;
      std::string rest = line;
      while (const auto cut = split(rest, " -- ")) {
        parts.push_back(cut->first);
        rest = cut->second;
      }
      if (parts.size() == 2) parts.insert(parts.begin(), "");
      if (parts.size() != 3) fail("it is like \"white -- white dot -- a = b + 1 -- white dot\"");
      rule_.signs.push_back({parts[0], parts[1], parts[2], mark(rest)});
    }
  }

  /// "1 -2, 1 2": rows down and columns to the right.
  void read_steps() {
    rule_.shape = FigureShape::pairs;
    for (const std::string_view step : parts_listed(text())) {
      const auto parts = split(step, " ");
      if (!parts) fail("it is like \"1 2, 2 1\"");
      rule_.steps.push_back({number<int>(parts->first), number<int>(parts->second)});
    }
  }

  void read_figures() {
    rule_.shape = FigureShape::of_board;
    rule_.figures_of_grid = text();
  }

  /// "3 to N cells, growing, side by side, at most 14"; what groups agree in comes last.
  void read_proposal() {
    Proposal& proposal = rule_.proposal;
    std::string_view rest = text();
    // Its subject may have commas.
    const std::size_t one = std::min(rest.find("of one "), rest.size());
    proposal.same = std::string(rest.substr(std::min(one + 7, rest.size())));
    for (std::string_view part : parts_listed(rest.substr(0, one))) {
      if (part == "growing") {
        proposal.growing = true;
      } else if (part == "side by side") {
        proposal.straight = true;
      } else if (part == "as long as possible") {
        proposal.length = Proposal::Length::longest;
      } else if (part == "short ones first") {
        proposal.length = Proposal::Length::coins;
      } else if (part == "of cells that fit") {
        proposal.fitting = true;
      } else if (take_begin(part, "at most ")) {
        proposal.figures = number(part);
      } else if (take_end(part, " lines")) {
        const auto ends = read_range(part);
        proposal.figures = number(ends[0]);
        proposal.further = number(ends[1]) - proposal.figures;
      } else if (take_end(part, " cells")) {
        const auto ends = read_range(part);
        proposal.shortest = number(ends[0]);
        proposal.longest = ends[1] == "N" ? 0 : number(ends[1]);
      } else {
        fail(fmt::format("'{}' is not a word for proposals", part));
      }
    }
  }

  const WrittenRule& written_;
  const RuleField* field_ = nullptr;
  FigureRule rule_;
};

std::span<const FigureRuleReader::Field> FigureRuleReader::fields() {
  using R = FigureRuleReader;
  static constexpr Field table[] = {
      {"takes", &R::read_shape},
      {"signs", &R::read_signs},
      {"without", &R::keep<&FigureRule::absence>},
      {"figures", &R::read_figures},
      {"pairs", &R::read_steps},
      {"form", &R::keep<&FigureRule::form>},
      {"word", &R::keep<&FigureRule::word>},
      {"numbers", &R::read_numbers},
      {"range", &R::read_range_of_numbers},
      {"digits", &R::read_digits},
      {"board", &R::read_requirements<&FigureRule::board>},
      {"require", &R::read_requirements<&FigureRule::require>},
      {"name", &R::keep<&FigureRule::name>},
      {"label", &R::keep<&FigureRule::label>},
      {"loop label", &R::keep<&FigureRule::loop_label>},
      {"label of one", &R::keep<&FigureRule::one_label>},
      {"different", &R::read_different},
      {"says", &R::read_says},
      {"verified", &R::read_verified},
      {"marks", &R::read_marks},
      {"propose", &R::read_proposal},
      {"number of", &R::read_number_of},
  };
  return table;
}

FigureRule FigureRuleReader::read() {
  for (const RuleField& field : written_.fields) {
    field_ = &field;
    if (const Field* const known = find_in(fields(), field.name)) (this->*known->read)();
  }
  return std::move(rule_);
}

}  // namespace

bool is_field(std::string_view name) {
  // Those of the table of rules (read_rules.cpp).
  constexpr std::string_view of_rules[] = {"rule",    "summary",  "in short", "source", "called",
                                           "example", "replaces", "of lines", "by hand"};
  return find_in(FigureRuleReader::fields(), name) != nullptr ||
         std::find(std::begin(of_rules), std::end(of_rules), name) != std::end(of_rules);
}

const FigureRule& WrittenRule::figures() const {
  std::call_once(once_, [&] { figures_ = FigureRuleReader(*this).read(); });
  return *figures_;
}

}  // namespace sudoku_sat::rule
