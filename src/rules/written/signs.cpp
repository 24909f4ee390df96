// Signs between neighbours: dots, letters, numbers, each a relation between the values on both
// sides of it. Some signs have a word (kropki, XV), others a number (differences, ratios, sums), or
// the usual one. If all signs are given, or all of a number, the opposite holds between all other
// neighbours.
#include <fmt/format.h>

#include <map>
#include <set>

#include "figure_steps.hpp"
#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::rule {

namespace {

/// A sign with its number; 0: it has a word.
struct Told {
  std::size_t sign;
  int number;
  auto operator<=>(const Told&) const = default;
};

/// The meaning of a rule's signs for two numbers.
class Signs {
 public:
  Signs(const FigureRule& rule, const Geometry& geometry)
      : rule_(rule), language_(rule, geometry) {}

  bool hold(const Told& told, int first, int second) {
    language_.bind(told.number, first, second);
    return language_.holds(rule_.signs[told.sign].condition);
  }
  /// The number of two values, 0 if there is none.
  int number_of(int first, int second) {
    language_.bind(0, first, second);
    return language_.number(rule_.proposal.numbers);
  }
  /// The number of a sign without one; 0: each has one.
  int usual() { return rule_.usual.empty() ? 0 : language_.number(rule_.usual); }
  Range range() { return language_.range(); }

 private:
  const FigureRule& rule_;
  FigureLanguage language_;
};

bool numbered(const FigureRule& rule) { return rule.signs[0].word.empty(); }

/// The signs that were read, and which of them are all given.
class SignReader {
 public:
  SignReader(const FigureRule& rule, const Geometry& geometry, Constraints& out)
      : rule_(rule), geometry_(geometry), out_(out), signs_(rule, geometry) {}

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
    const auto has_none = [&](int first, int second) {
      return std::none_of(complete_.begin(), complete_.end(), [&](const Told& told) {
        return relation_of(told)->allows(first, second);
      });
    };
    const auto none = std::make_shared<const ValueRelation>(geometry_.size(), has_none);
    for (const CellOffset& step : orthogonal_steps) {
      for_each_step(geometry_, step, false, [&](Cell first, Cell second) {
        if (pairs_.contains({first, second})) return;
        add(out_, PairRelation{{rule_.absence, 0}, first, second, none});
      });
    }
  }

 private:
  // Signs of a word.

  std::string forms() const {
    std::string text = "entries are";
    for (const SignForm& sign : rule_.signs) {
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

  void require_possible(EntryReader& reader, const Told& told) {
    const auto& relation = *relation_of(told);
    for (int first = 1; first <= relation.size(); ++first) {
      const auto seconds = relation.seconds(first);
      if (std::any_of(seconds.begin(), seconds.end(), [](auto word) { return word != 0; })) return;
    }
    reader.fail(fmt::format("no two of the values {} to {} fit the sign '{}'", geometry_.least(),
                            geometry_.most(), rule_.signs[told.sign].word));
  }

  // Signs of a number.

  Told read_number(EntryReader& reader) {
    const bool there = reader.at_number();
    if (!there && rule_.usual.empty()) {
      reader.fail(fmt::format("a number is missing, as in \"{}\"", rule_.form));
    }
    const int number = there ? number_in_range(reader) : signs_.usual();
    if (reader.peek() != 'r') reader.expect(':', rule_.form);
    return {0, number};
  }

  int number_in_range(EntryReader& reader) {
    const Range range = signs_.range();
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
      reader.fail(fmt::format("{} is not a neighbour of {}: {} lies between two cells side by side",
                              geometry_.name(second), geometry_.name(first),
                              numbered(rule_) ? "a dot" : "a sign"));
    }
    const SignForm& sign = rule_.signs[told.sign];
    add(out_, PairRelation{{sign.name, entry, label_between(what(told), geometry_, first, second)},
                           first,
                           second,
                           relation_of(told)});
    FigureOfEntry drawn{{.groups = {}, .cells = {first, second}}};
    if (numbered(rule_) && told.number != signs_.usual()) drawn.figure.numbers = {told.number};
    draw_figure(rule_, {&sign.mark, 1}, drawn, out_.marks);
    pairs_.insert(std::minmax(first, second));
    drawn_.insert(told);
  }

  std::string what(const Told& told) const {
    const SignForm& sign = rule_.signs[told.sign];
    if (numbered(rule_)) return fmt::format("the {} {}", sign.name, told.number);
    return fmt::format("the {}", sign.mark.text.empty() ? sign.name : sign.mark.text);
  }

  const Relation& relation_of(const Told& told) {
    Relation& relation = relations_[told];
    if (relation) return relation;
    check_relation_memory(geometry_, relations_.size());
    return relation = make_relation(
               geometry_, [&](int first, int second) { return signs_.hold(told, first, second); });
  }

  const FigureRule& rule_;
  const Geometry& geometry_;
  Constraints& out_;
  Signs signs_;
  std::map<Told, Relation> relations_;
  std::set<std::pair<Cell, Cell>> pairs_;  ///< of neighbours, the smaller number first
  std::set<Told> drawn_;
  std::set<Told> complete_;
  bool all_drawn_ = false;
};

/// Calls visit(first, second, " r1c1-r1c2") for any two neighbours.
template <class Visit>
void for_each_neighbours(const Geometry& geometry, const Grid& solution, Visit&& visit) {
  for (const CellOffset& step : orthogonal_steps) {
    for_each_step(geometry, step, false, [&](Cell first, Cell second) {
      visit(solution[first], solution[second],
            fmt::format(" {}-{}", geometry.name(first), geometry.name(second)));
    });
  }
}

}  // namespace

void apply_signs(const FigureRule& rule, const Geometry& geometry, const RuleUse& use,
                 Constraints& out) {
  SignReader signs(rule, geometry, out);
  for_each_entry(geometry, use,
                 [&](EntryReader& reader, int number) { signs.read(reader, number); });
  signs.add_absences(use);
}

/// If several signs of a word hold for a pair, a random one of them.
std::vector<std::string> propose_signs(const FigureRule& rule, const Geometry& geometry,
                                       const Grid& solution, Random& random) {
  Signs signs(rule, geometry);
  std::map<int, std::string> pairs;  // by the sign, or its number
  for_each_neighbours(geometry, solution, [&](int first, int second, const std::string& pair) {
    if (numbered(rule)) {
      const int number = signs.number_of(first, second);
      if (number > 1) pairs[number] += pair;
      return;
    }
    std::vector<int> fitting;
    for (std::size_t i = 0; i < rule.signs.size(); ++i) {
      if (signs.hold({i, 0}, first, second)) fitting.push_back(static_cast<int>(i));
    }
    if (!fitting.empty()) pairs[fitting[random.below(fitting.size())]] += pair;
  });
  std::vector<std::string> entries;
  for (const auto& [key, cells] : pairs) {
    const auto sign = static_cast<std::size_t>(key);
    entries.push_back((numbered(rule) ? std::to_string(key) : rule.signs[sign].word) + ":" + cells);
  }
  if (numbered(rule)) {
    random.shuffle(entries);
    entries.resize(std::min<std::size_t>(entries.size(), 3));
  }
  if (!numbered(rule) || !entries.empty()) entries.emplace_back("all given");
  return entries;
}

}  // namespace sudoku_sat::rule
