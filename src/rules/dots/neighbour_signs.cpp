// Signs between neighbours: dots, letters, numbers. Each sign stands for a relation between the
// values on both sides of it. Some signs have a word (kropki, XV), others a number (differences,
// ratios, sums), or the usual one. Where all signs are said to be given, or all of a number, the
// opposite holds between all other neighbours, which the signs of an entry alone can't say: that is
// why these rules are no texts.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <span>

#include "rules/parts/entry.hpp"
#include "rules/parts/labels.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/parts/value_range.hpp"
#include "rules/registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

struct NeighbourSign {
  std::string_view word;  ///< before the cells of an entry: "white"; empty: a number is, if any
  std::string_view name;  ///< "white dot"
  Mark::Kind mark;
  /// Whether two numbers fit a sign of this number, which is 0 for signs of a word.
  bool (*holds)(int number, int first, int second);
  std::string_view text = {};  ///< in the mark
  int usual = 0;               ///< the number of a sign without one; 0: each has one
  Range (*range)(const Range& values) = nullptr;  ///< of the number
  /// The number of two values, 0 where there is none.
  int (*number_of)(int first, int second) = nullptr;
};

/// The signs of a rule: some with words, or one with numbers.
struct SignRule {
  std::span<const NeighbourSign> signs;
  std::string_view absence;    ///< "no dot", of the constraint on pairs without a sign
  std::string_view lies;       ///< "a dot lies"
  std::string_view form = {};  ///< an entry of a sign with a number
};

constexpr NeighbourSign kropki_dots[] = {
    {"white", "white dot", Mark::Kind::white_dot,
     [](int, int first, int second) { return consecutive(first, second); }},
    {"black", "black dot", Mark::Kind::black_dot,
     [](int, int first, int second) { return first == 2 * second || second == 2 * first; }},
};

constexpr NeighbourSign letters[] = {
    {"x", "x", Mark::Kind::text, [](int, int first, int second) { return first + second == 10; },
     "X"},
    {"v", "v", Mark::Kind::text, [](int, int first, int second) { return first + second == 5; },
     "V"},
};

constexpr NeighbourSign differences[] = {{
    .word = "",
    .name = "difference dot",
    .mark = Mark::Kind::white_dot,
    .holds = [](int number, int first, int second) { return std::abs(first - second) == number; },
    .usual = 1,
    .range =
        [](const Range& values) {
          return Range{0, values.count() - 1};
        },
    .number_of = [](int first, int second) { return std::abs(first - second); },
}};

constexpr NeighbourSign ratios[] = {{
    .word = "",
    .name = "ratio dot",
    .mark = Mark::Kind::black_dot,
    .holds = [](int number, int first,
                int second) { return first == number * second || second == number * first; },
    .usual = 2,
    .range =
        [](const Range& values) {
          return Range{1, values.most};
        },
    .number_of =
        [](int first, int second) {
          const auto [low, high] = std::minmax(first, second);
          return low != 0 && high % low == 0 ? high / low : 0;
        },
}};

constexpr NeighbourSign sums_of_two[] = {{
    .word = "",
    .name = "sum dot",
    .mark = Mark::Kind::text,
    .holds = [](int number, int first, int second) { return first + second == number; },
    .range =
        [](const Range& values) {
          return Range{2 * values.least, 2 * values.most};
        },
    .number_of = [](int first, int second) { return first + second; },
}};

constexpr SignRule kropki_rule{kropki_dots, "no dot", "a sign lies"};
constexpr SignRule xv_rule{letters, "no X or V", "a sign lies"};
constexpr SignRule difference_rule{differences, "no difference dot", "a dot lies",
                                   "3: r1c1-r1c2 r4c4-r5c4"};
constexpr SignRule ratio_rule{ratios, "no ratio dot", "a dot lies", "3: r1c1-r1c2 r4c4-r5c4"};
constexpr SignRule sum_rule{sums_of_two, "no sum dot", "a dot lies", "12: r1c1-r1c2 r4c4-r5c4"};

bool numbered(const SignRule& rule) { return rule.signs[0].number_of != nullptr; }

/// A sign with its number; 0: it has a word.
struct Told {
  std::size_t sign;
  int number;
  auto operator<=>(const Told&) const = default;
};

/// The signs that were read, and which of them are all given.
class SignReader {
 public:
  SignReader(const SignRule& rule, const Geometry& geometry, Constraints& out)
      : rule_(rule), geometry_(geometry), out_(out) {}

  void read(EntryReader& reader, int entry) {
    const bool all = numbered(rule_) && reader.peek() == 'a';
    if (all) return read_all_numbers(reader);
    const std::optional<Told> told = numbered(rule_) ? read_number(reader) : read_word(reader);
    if (!told) return;
    do {
      read_pair(reader, *told, entry);
    } while (!reader.at_end());
  }

  /// Between all neighbours without a sign, if all of some signs are given.
  void add_absences(const RuleUse& use) {
    if (all_drawn_) complete_.insert(drawn_.begin(), drawn_.end());
    if (all_drawn_ && drawn_.empty()) {
      reject_rule(use,
                  "\"all given\" is about the numbers of the dots, and there is none; "
                  "\"all 3 given\" is about 3");
    }
    if (complete_.empty()) return;
    const Relation none = make_relation(geometry_, [&](int first, int second) {
      return std::none_of(complete_.begin(), complete_.end(),
                          [&](const Told& told) { return holds(told, first, second); });
    });
    for (const CellOffset& step : orthogonal_steps) {
      for_each_step(geometry_, step, false, [&](Cell first, Cell second) {
        if (pairs_.contains({first, second})) return;
        add(out_, PairRelation{{std::string(rule_.absence), 0}, first, second, none});
      });
    }
  }

 private:
  bool holds(const Told& told, int first, int second) const {
    return rule_.signs[told.sign].holds(told.number, first, second);
  }

  // Signs of a word.

  std::string forms() const {
    std::string text = "entries are";
    for (const NeighbourSign& sign : rule_.signs) {
      text += fmt::format(" \"{}: r1c1-r1c2 r4c4-r5c4\",", sign.word);
    }
    return text + fmt::format(" \"all given\" or \"all {} given\"", rule_.signs.front().word);
  }

  std::optional<Told> read_word(EntryReader& reader) {
    const std::string_view word = reader.word();
    for (std::size_t i = 0; i < rule_.signs.size(); ++i) {
      if (rule_.signs[i].word != word) continue;
      require_possible(reader, {i, 0});
      reader.expect(':', fmt::format("{}: r1c1-r1c2", word));
      return Told{i, 0};
    }
    if (word != "all") reader.fail(forms());
    read_all_words(reader);
    return std::nullopt;
  }

  /// Reads "given" or "white given", after "all".
  void read_all_words(EntryReader& reader) {
    std::string_view word = reader.word();
    bool known = false;
    for (std::size_t i = 0; i < rule_.signs.size(); ++i) {
      if (word != "given" && word != rule_.signs[i].word) continue;
      complete_.insert({i, 0});
      known = true;
    }
    if (word != "given") word = reader.word();
    if (word != "given" || !known) reader.fail(forms());
    reader.expect_end();
  }

  void require_possible(EntryReader& reader, const Told& told) const {
    const Range values = values_of(geometry_);
    for (int first = values.least; first <= values.most; ++first) {
      for (int second = values.least; second <= values.most; ++second) {
        if (holds(told, first, second)) return;
      }
    }
    reader.fail(fmt::format("no two of the values {} to {} fit the sign '{}'", values.least,
                            values.most, rule_.signs[told.sign].word));
  }

  // Signs of a number.

  std::optional<Told> read_number(EntryReader& reader) {
    const int usual = rule_.signs[0].usual;
    if (!reader.at_number() && usual == 0) {
      reader.fail(fmt::format("a number is missing, as in \"{}\"", rule_.form));
    }
    const int number = reader.at_number() ? number_in_range(reader) : usual;
    if (reader.peek() != 'r') reader.expect(':', rule_.form);
    return Told{0, number};
  }

  int number_in_range(EntryReader& reader) const {
    const Range range = rule_.signs[0].range(values_of(geometry_));
    return reader.number(range.least, range.most);
  }

  /// "all given" or "all 3 given".
  void read_all_numbers(EntryReader& reader) {
    const bool all = reader.word() == "all";
    if (all && reader.at_number()) {
      complete_.insert({0, number_in_range(reader)});
    } else {
      all_drawn_ = true;
    }
    if (!all || reader.word() != "given") {
      reader.fail(fmt::format("entries are \"{}\", \"all given\" or \"all 3 given\"", rule_.form));
    }
    reader.expect_end();
  }

  // All signs.

  void read_pair(EntryReader& reader, const Told& told, int entry) {
    const Cell first = reader.cell();
    reader.take('-');
    const Cell second = reader.cell();
    if (!are_neighbours(geometry_, first, second)) {
      reader.fail(fmt::format("{} is not a neighbour of {}: {} between two cells side by side",
                              geometry_.name(second), geometry_.name(first), rule_.lies));
    }
    const NeighbourSign& sign = rule_.signs[told.sign];
    add(out_, PairRelation{{std::string(sign.name), entry,
                            label_between(what(told), geometry_, first, second)},
                           first,
                           second,
                           relation_of(told)});
    const bool said = numbered(rule_) && told.number != sign.usual;
    out_.marks.push_back(
        {sign.mark, {first, second}, said ? std::to_string(told.number) : std::string(sign.text)});
    pairs_.insert(std::minmax(first, second));
    drawn_.insert(told);
  }

  std::string what(const Told& told) const {
    const NeighbourSign& sign = rule_.signs[told.sign];
    if (numbered(rule_)) return fmt::format("the {} {}", sign.name, told.number);
    return fmt::format("the {}", sign.text.empty() ? sign.name : sign.text);
  }

  const Relation& relation_of(const Told& told) {
    Relation& relation = relations_[told];
    if (relation) return relation;
    check_relation_memory(geometry_, relations_.size());
    return relation = make_relation(
               geometry_, [&](int first, int second) { return holds(told, first, second); });
  }

  const SignRule& rule_;
  const Geometry& geometry_;
  Constraints& out_;
  std::map<Told, Relation> relations_;
  std::set<std::pair<Cell, Cell>> pairs_;  ///< of neighbours, the smaller number first
  std::set<Told> drawn_;
  std::set<Told> complete_;
  bool all_drawn_ = false;
};

template <const SignRule& rule>
void apply_signs(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  SignReader signs(rule, geometry, out);
  for_each_entry(geometry, use,
                 [&](EntryReader& reader, int number) { signs.read(reader, number); });
  signs.add_absences(use);
}

std::string named_pair(const Geometry& geometry, Cell first, Cell second) {
  return fmt::format(" {}-{}", geometry.name(first), geometry.name(second));
}

/// Calls visit(first, second) for each two neighbours.
template <class Visit>
void for_each_neighbours(const Geometry& geometry, Visit&& visit) {
  for (const CellOffset& step : orthogonal_steps) for_each_step(geometry, step, false, visit);
}

/// All signs of a solution; where several hold for a pair, a random one of them.
template <const SignRule& rule>
std::vector<std::string> propose_words(const Rule&, const Geometry& geometry, const Grid& solution,
                                       Random& random) {
  std::vector<std::string> pairs(rule.signs.size());
  for_each_neighbours(geometry, [&](Cell first, Cell second) {
    std::vector<std::size_t> fitting;
    for (std::size_t i = 0; i < rule.signs.size(); ++i) {
      if (rule.signs[i].holds(0, solution[first], solution[second])) fitting.push_back(i);
    }
    if (fitting.empty()) return;
    pairs[fitting[random.below(fitting.size())]] += named_pair(geometry, first, second);
  });
  std::vector<std::string> entries;
  for (std::size_t i = 0; i < rule.signs.size(); ++i) {
    if (!pairs[i].empty()) entries.push_back(fmt::format("{}:{}", rule.signs[i].word, pairs[i]));
  }
  entries.emplace_back("all given");
  return entries;
}

/// All signs of three numbers.
template <const SignRule& rule>
std::vector<std::string> propose_numbers(const Rule&, const Geometry& geometry,
                                         const Grid& solution, Random& random) {
  std::map<int, std::string> pairs;
  for_each_neighbours(geometry, [&](Cell first, Cell second) {
    const int number = rule.signs[0].number_of(solution[first], solution[second]);
    if (number > 1) pairs[number] += named_pair(geometry, first, second);
  });
  std::vector<std::string> entries;
  for (auto& [number, cells] : pairs) entries.push_back(fmt::format("{}:{}", number, cells));
  random.shuffle(entries);
  entries.resize(std::min<std::size_t>(entries.size(), 3));
  if (!entries.empty()) entries.emplace_back("all given");
  return entries;
}

}  // namespace

const Rule rule_entries::kropki{
    .name = "kropki",
    .summary = "white dots between consecutive values, black ones between a value and its double",
    .source = "Kropki Sudoku (Poland)",
    .data = Rule::Data::required,
    .example = "white: r1c1-r1c2 r4c4-r5c4; black: r9c8-r9c9; all given",
    .apply = apply_signs<kropki_rule>,
    .propose = propose_words<kropki_rule>,
};

const Rule rule_entries::xv{
    .name = "xv",
    .summary = "neighbours with an X between them have the sum 10, those with a V 5",
    .source = "XV Sudoku",
    .data = Rule::Data::required,
    .example = "x: r1c1-r1c2 r4c4-r5c4; v: r9c8-r9c9; all given",
    .apply = apply_signs<xv_rule>,
    .propose = propose_words<xv_rule>,
};

const Rule rule_entries::difference_dots{
    .name = "difference-dots",
    .summary = "white dots show the difference of two neighbours (default: 1)",
    .source = "Difference Sudoku",
    .data = Rule::Data::required,
    .example = "3: r1c1-r1c2 r4c4-r5c4; 5: r9c8-r9c9; all given",
    .apply = apply_signs<difference_rule>,
    .propose = propose_numbers<difference_rule>,
};

const Rule rule_entries::ratio_dots{
    .name = "ratio-dots",
    .summary = "black dots show the ratio of two neighbours (default: 2)",
    .source = "Ratio Sudoku",
    .data = Rule::Data::required,
    .example = "3: r1c1-r1c2 r4c4-r5c4; 4: r9c8-r9c9; all given",
    .apply = apply_signs<ratio_rule>,
    .propose = propose_numbers<ratio_rule>,
};

const Rule rule_entries::sum_dots{
    .name = "sum-dots",
    .summary = "numbers between two neighbours are the sum of their values",
    .source = "Sum Dots Sudoku",
    .data = Rule::Data::required,
    .example = "12: r1c1-r1c2 r4c4-r5c4; 5: r9c8-r9c9; all given",
    .apply = apply_signs<sum_rule>,
    .propose = propose_numbers<sum_rule>,
};

}  // namespace sudoku_sat
