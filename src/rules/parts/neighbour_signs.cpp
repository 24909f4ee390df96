// Each sign becomes one relation between two cells. Where all signs are said to be given, the
// opposite relation holds between all other neighbours.
#include "neighbour_signs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "entry.hpp"
#include "labels.hpp"
#include "neighbours.hpp"

namespace sudoku_sat {

namespace {

/// Pairs of neighbours, the smaller number first.
using Pairs = std::set<std::pair<Cell, Cell>>;

class SignReader {
 public:
  SignReader(std::span<const NeighbourSign> signs, const Geometry& geometry, Constraints& out)
      : signs_(signs), geometry_(geometry), out_(out) {
    for (const NeighbourSign& sign : signs) {
      relations_.push_back(make_relation(geometry, sign.holds));
    }
  }

  void read(EntryReader& reader, int number) {
    const std::string_view label = reader.word();
    const auto found = std::find_if(signs_.begin(), signs_.end(),
                                    [&](const NeighbourSign& sign) { return sign.label == label; });
    if (found != signs_.end()) return read_pairs(reader, *found, number);
    if (label != "all") reader.fail(forms());
    read_all_given(reader);
  }

  /// The signs of which all are given.
  const std::vector<NeighbourSign>& all_given() const { return all_given_; }
  const Pairs& pairs() const { return pairs_; }

 private:
  std::string forms() const {
    std::string text = "entries are";
    for (const NeighbourSign& sign : signs_) {
      text += fmt::format(" \"{}: r1c1-r1c2 r4c4-r5c4\",", sign.label);
    }
    return text + fmt::format(" \"all given\" or \"all {} given\"", signs_.front().label);
  }

  /// Reads "given" or "white given", after "all".
  void read_all_given(EntryReader& reader) {
    std::string_view word = reader.word();
    for (const NeighbourSign& sign : signs_) {
      if (word == "given" || word == sign.label) all_given_.push_back(sign);
    }
    if (word != "given") word = reader.word();
    if (word != "given" || all_given_.empty()) reader.fail(forms());
    reader.expect_end();
  }

  void read_pairs(EntryReader& reader, const NeighbourSign& sign, int number) {
    require_possible(reader, sign);
    reader.expect(':', fmt::format("{}: r1c1-r1c2", sign.label));
    const Relation& relation = relations_[static_cast<std::size_t>(&sign - signs_.data())];
    do {
      const Cell first = reader.cell();
      reader.take('-');
      const Cell second = reader.cell();
      if (!are_neighbours(geometry_, first, second)) {
        reader.fail(
            fmt::format("{} is no neighbour of {}: a sign lies between two cells side by side",
                        geometry_.name(second), geometry_.name(first)));
      }
      const std::string what = fmt::format("the {}", sign.text.empty() ? sign.name : sign.text);
      add(out_, PairRelation{
                    {std::string(sign.name), number, label_between(what, geometry_, first, second)},
                    first,
                    second,
                    relation});
      out_.marks.push_back({sign.mark, {first, second}, std::string(sign.text)});
      pairs_.insert(std::minmax(first, second));
    } while (!reader.at_end());
  }

  void require_possible(EntryReader& reader, const NeighbourSign& sign) const {
    const int least = geometry_.least();
    const int most = geometry_.most();
    for (int first = least; first <= most; ++first) {
      for (int second = least; second <= most; ++second) {
        if (sign.holds(first, second)) return;
      }
    }
    reader.fail(
        fmt::format("no two of the values {} to {} fit the sign '{}'", least, most, sign.label));
  }

  std::span<const NeighbourSign> signs_;
  const Geometry& geometry_;
  Constraints& out_;
  std::vector<Relation> relations_;
  Pairs pairs_;
  std::vector<NeighbourSign> all_given_;
};

template <class Visit>
void for_each_neighbours(const Geometry& geometry, Visit&& visit) {
  for (const Step& step : orthogonal_steps) for_each_step(geometry, step, false, visit);
}

}  // namespace

void apply_signs(std::span<const NeighbourSign> signs, const std::string& absence,
                 const Geometry& geometry, const RuleUse& use, Constraints& out) {
  SignReader signs_of_board(signs, geometry, out);
  for_each_entry(geometry, use,
                 [&](EntryReader& reader, int number) { signs_of_board.read(reader, number); });
  const std::vector<NeighbourSign>& all_given = signs_of_board.all_given();
  if (all_given.empty()) return;
  const Relation none = make_relation(geometry, [&](int first, int second) {
    return std::none_of(all_given.begin(), all_given.end(),
                        [&](const NeighbourSign& sign) { return sign.holds(first, second); });
  });
  for_each_neighbours(geometry, [&](Cell first, Cell second) {
    if (signs_of_board.pairs().contains({first, second})) return;
    add(out, PairRelation{{absence, 0}, first, second, none});
  });
}

std::vector<std::string> propose_signs(std::span<const NeighbourSign> signs,
                                       const Geometry& geometry, const Grid& solution,
                                       Random& random) {
  std::vector<std::string> pairs(signs.size());
  for_each_neighbours(geometry, [&](Cell first, Cell second) {
    std::vector<std::size_t> fitting;
    for (std::size_t i = 0; i < signs.size(); ++i) {
      if (signs[i].holds(solution[first], solution[second])) fitting.push_back(i);
    }
    if (fitting.empty()) return;
    pairs[fitting[random.below(fitting.size())]] +=
        fmt::format(" {}-{}", geometry.name(first), geometry.name(second));
  });
  std::vector<std::string> entries;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    if (!pairs[i].empty()) entries.push_back(fmt::format("{}:{}", signs[i].label, pairs[i]));
  }
  entries.emplace_back("all given");
  return entries;
}

}  // namespace sudoku_sat
