// Dots with numbers between neighbours: white ones say how much the values differ (1 without a
// number), black ones how many times one of them is the other (2 without), the third kind their
// sum. Where all dots of a number are said to be given, no other two neighbours stand like that.
#include <fmt/format.h>

#include <cstdlib>
#include <map>
#include <set>

#include "rules/parts/entry.hpp"
#include "rules/parts/labels.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/parts/value_range.hpp"
#include "rules/registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

namespace {

struct NumberedDot {
  std::string_view noun;     ///< "difference dot"
  std::string_view absence;  ///< "no difference dot"
  std::string_view example;
  Mark::Kind mark;
  int usual;  ///< the number of a dot without one; 0: each has one
  bool (*holds)(int number, int first, int second);
  Range (*range)(const Range& values);
  /// The number of two values, 0 where there is none.
  int (*number_of)(int first, int second);
};

constexpr NumberedDot difference{
    "difference dot",
    "no difference dot",
    "3: r1c1-r1c2 r4c4-r5c4",
    Mark::Kind::white_dot,
    1,
    [](int number, int first, int second) { return std::abs(first - second) == number; },
    [](const Range& values) {
      return Range{0, values.count() - 1};
    },
    [](int first, int second) { return std::abs(first - second); }};

constexpr NumberedDot ratio{"ratio dot",
                            "no ratio dot",
                            "3: r1c1-r1c2 r4c4-r5c4",
                            Mark::Kind::black_dot,
                            2,
                            [](int number, int first, int second) {
                              return first == number * second || second == number * first;
                            },
                            [](const Range& values) {
                              return Range{1, values.most};
                            },
                            [](int first, int second) {
                              const int high = std::max(first, second);
                              const int low = std::min(first, second);
                              return low != 0 && high % low == 0 ? high / low : 0;
                            }};

constexpr NumberedDot sum_of_two{
    "sum dot",
    "no sum dot",
    "12: r1c1-r1c2 r4c4-r5c4",
    Mark::Kind::text,
    0,
    [](int number, int first, int second) { return first + second == number; },
    [](const Range& values) {
      return Range{2 * values.least, 2 * values.most};
    },
    [](int first, int second) { return first + second; }};

/// The dots that were read, and which numbers all dots of are given.
class DotReader {
 public:
  DotReader(const NumberedDot& dot, const Geometry& geometry, Constraints& out)
      : dot_(dot), geometry_(geometry), out_(out), relations_(geometry, dot.holds) {}

  void read(EntryReader& reader, int entry) {
    if (reader.peek() == 'a') return read_all_given(reader);
    if (!reader.at_number() && dot_.usual == 0) {
      reader.fail(fmt::format("a number is missing, as in \"{}\"", dot_.example));
    }
    const int number = reader.at_number() ? read_number(reader) : dot_.usual;
    if (reader.peek() != 'r') reader.expect(':', dot_.example);
    do {
      read_pair(reader, number, entry);
    } while (!reader.at_end());
  }

  void add_absences(const RuleUse& use) {
    if (all_given_) complete_.insert(drawn_.begin(), drawn_.end());
    if (all_given_ && drawn_.empty()) {
      reject_rule(use,
                  "\"all given\" is about the numbers of the dots, and there is none; "
                  "\"all 3 given\" is about 3");
    }
    if (complete_.empty()) return;
    const Relation none = make_relation(geometry_, [&](int first, int second) {
      return std::none_of(complete_.begin(), complete_.end(),
                          [&](int number) { return dot_.holds(number, first, second); });
    });
    for (const Step& step : orthogonal_steps) {
      for_each_step(geometry_, step, false, [&](Cell first, Cell second) {
        if (pairs_.contains({first, second})) return;
        add(out_, PairRelation{{std::string(dot_.absence), 0}, first, second, none});
      });
    }
  }

 private:
  int read_number(EntryReader& reader) const {
    const Range range = dot_.range(values_of(geometry_));
    return reader.number(range.least, range.most);
  }

  /// "all given" or "all 3 given".
  void read_all_given(EntryReader& reader) {
    const bool all = reader.word() == "all";
    if (all && reader.at_number()) {
      complete_.insert(read_number(reader));
    } else {
      all_given_ = true;
    }
    if (!all || reader.word() != "given") {
      reader.fail(
          fmt::format("entries are \"{}\", \"all given\" or \"all 3 given\"", dot_.example));
    }
    reader.expect_end();
  }

  void read_pair(EntryReader& reader, int number, int entry) {
    const Cell first = reader.cell();
    reader.take('-');
    const Cell second = reader.cell();
    if (!are_neighbours(geometry_, first, second)) {
      reader.fail(fmt::format("{} is no neighbour of {}: a dot lies between two cells side by side",
                              geometry_.name(second), geometry_.name(first)));
    }
    const std::string what = fmt::format("the {} {}", dot_.noun, number);
    add(out_,
        PairRelation{{std::string(dot_.noun), entry, label_between(what, geometry_, first, second)},
                     first,
                     second,
                     relations_.of(number)});
    out_.marks.push_back(
        {dot_.mark, {first, second}, number == dot_.usual ? "" : std::to_string(number)});
    pairs_.insert(std::minmax(first, second));
    drawn_.insert(number);
  }

  const NumberedDot& dot_;
  const Geometry& geometry_;
  Constraints& out_;
  RelationsByNumber<bool (*)(int, int, int)> relations_;
  std::set<std::pair<Cell, Cell>> pairs_;
  std::set<int> drawn_;
  std::set<int> complete_;
  bool all_given_ = false;
};

template <const NumberedDot& dot>
void apply_dots(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  DotReader dots(dot, geometry, out);
  for_each_entry(geometry, use,
                 [&](EntryReader& reader, int number) { dots.read(reader, number); });
  dots.add_absences(use);
}

/// All dots of two numbers.
template <const NumberedDot& dot>
std::vector<std::string> propose_dots(const Geometry& geometry, const Grid& solution,
                                      Random& random) {
  std::map<int, std::string> pairs;
  for (const Step& step : orthogonal_steps) {
    for_each_step(geometry, step, false, [&](Cell first, Cell second) {
      const int number = dot.number_of(solution[first], solution[second]);
      if (number < 2) return;
      pairs[number] += fmt::format(" {}-{}", geometry.name(first), geometry.name(second));
    });
  }
  std::vector<std::string> entries;
  for (auto& [number, cells] : pairs) entries.push_back(fmt::format("{}:{}", number, cells));
  random.shuffle(entries);
  entries.resize(std::min<std::size_t>(entries.size(), 3));
  if (!entries.empty()) entries.emplace_back("all given");
  return entries;
}

}  // namespace

const Rule rule_entries::difference_dots{
    .name = "difference-dots",
    .summary = "white dots say how much the values of two neighbours differ: 1 without a number",
    .source = "Difference Sudoku",
    .data = Rule::Data::required,
    .example = "3: r1c1-r1c2 r4c4-r5c4; 5: r9c8-r9c9; all given",
    .apply = apply_dots<difference>,
    .propose = propose_dots<difference>,
};

const Rule rule_entries::ratio_dots{
    .name = "ratio-dots",
    .summary = "black dots say how many times a value is its neighbour: 2 without a number",
    .source = "Ratio Sudoku",
    .data = Rule::Data::required,
    .example = "3: r1c1-r1c2 r4c4-r5c4; 4: r9c8-r9c9; all given",
    .apply = apply_dots<ratio>,
    .propose = propose_dots<ratio>,
};

const Rule rule_entries::sum_dots{
    .name = "sum-dots",
    .summary = "numbers between two neighbours are the sum of their values",
    .source = "Sum Dots Sudoku",
    .data = Rule::Data::required,
    .example = "12: r1c1-r1c2 r4c4-r5c4; 5: r9c8-r9c9; all given",
    .apply = apply_dots<sum_of_two>,
    .propose = propose_dots<sum_of_two>,
};

}  // namespace sudoku_sat
