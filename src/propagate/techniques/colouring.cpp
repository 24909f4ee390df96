// Colouring: cells joined by strong links of a value get two colours in turn, one of which has the
// value. A colour with two cells that see each other does not have it; a cell that sees both
// colours does not either. With two such sets (multi-colouring): if a colour of one sees a colour
// of the other, they are not both true, so one of the opposite colours is.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// A component of the strong links of a value.
template <class Set>
struct Coloured {
  std::array<Set, 2> colours;
  std::vector<UnitPlace> links;
};

/// The cells of both colours.
using Kinds = std::array<std::vector<Cell>, 2>;

std::string alternatives(const Words& words, const Kinds& kinds, const std::string& value) {
  const auto& [first, second] = kinds;
  return fmt::format("either {} {} {}, or {} {}", words.cells(first),
                     first.size() == 1 ? "is" : "are", value, words.cells(second),
                     second.size() == 1 ? "is" : "are");
}

template <class Set>
class Colouring {
 public:
  Colouring(const PencilMarks<Set>& marks, Value value) : marks_(marks), value_(value) {
    for (const StrongLink& link : strong_links(marks.state(), value)) links_.push_back(link);
    std::vector<bool> used(links_.size(), false);
    for (std::size_t i = 0; i < links_.size(); ++i) {
      if (!used[i]) components_.push_back(component(i, used));
    }
  }

  std::optional<Finding> find_simple() const {
    for (const Coloured<Set>& one : components_) {
      for (const std::size_t colour : {0U, 1U}) {
        if (clash(one.colours[colour])) {
          return finding(
              one.colours[colour], {&one},
              [kinds = kinds_of(one, 0), colour](const Words& words, const std::string& value) {
                return fmt::format("Colouring: {}. Two of {} see each other: ",
                                   alternatives(words, kinds, value), words.cells(kinds[colour]));
              });
        }
      }
      const Set both = seen(one.colours[0]) & seen(one.colours[1]);
      if (both.empty()) continue;
      return finding(both, {&one},
                     [kinds = kinds_of(one, 0)](const Words& words, const std::string& value) {
                       return fmt::format("Colouring: {}. Cells that see one of each are not {}: ",
                                          alternatives(words, kinds, value), value);
                     });
    }
    return std::nullopt;
  }

  std::optional<Finding> find_multiple() const {
    for (const Coloured<Set>& a : components_) {
      for (const Coloured<Set>& b : components_) {
        if (&a == &b) continue;
        for (const std::size_t i : {0U, 1U}) {
          if (auto found = find_multiple(a, i, b)) return found;
        }
      }
    }
    return std::nullopt;
  }

 private:
  Coloured<Set> component(std::size_t first, std::vector<bool>& used) const {
    Coloured<Set> one;
    one.colours[0].add(links_[first].first);
    bool any = true;
    while (any) {
      any = false;
      for (std::size_t i = 0; i < links_.size(); ++i) {
        if (used[i] || !join(links_[i], one)) continue;
        used[i] = any = true;
        one.links.push_back({links_[i].unit, value_});
      }
    }
    return one;
  }

  /// Gives the ends of the link different colours, if one has a colour.
  static bool join(const StrongLink& link, Coloured<Set>& one) {
    for (const std::size_t colour : {0U, 1U}) {
      Set& here = one.colours[colour];
      Set& there = one.colours[1 - colour];
      if (!here.has(link.first) && !there.has(link.second)) continue;
      here.add(link.first);
      there.add(link.second);
      return true;
    }
    return false;
  }

  bool clash(const Set& colour) const {
    bool any = false;
    colour.for_each([&](std::size_t cell) {
      if (!(marks_.peers(static_cast<Cell>(cell)) & colour).empty()) any = true;
    });
    return any;
  }

  /// The places that see a cell of the colour.
  Set seen(const Set& colour) const {
    Set all;
    colour.for_each([&](std::size_t cell) { all |= marks_.peers(static_cast<Cell>(cell)); });
    return all & marks_.places(value_);
  }

  /// Colour i of a sees one of b, or both.
  std::optional<Finding> find_multiple(const Coloured<Set>& a, std::size_t i,
                                       const Coloured<Set>& b) const {
    const Set near = seen(a.colours[i]);
    const bool sees_0 = !(near & b.colours[0]).empty();
    const bool sees_1 = !(near & b.colours[1]).empty();
    if (!sees_0 && !sees_1) return std::nullopt;
    if (sees_0 && sees_1) {
      return finding(a.colours[i], {&a, &b},
                     [wrong = cells_in(a.colours[i]), kinds = kinds_of(b, 0)](
                         const Words& words, const std::string& value) {
                       return fmt::format(
                           "Multi-colouring: {}. {} see cells of both kinds and have {} all or "
                           "none: ",
                           alternatives(words, kinds, value), words.cells(wrong), value);
                     });
    }
    const std::size_t opposite = sees_0 ? 1 : 0;
    const Set both = seen(a.colours[1 - i]) & seen(b.colours[opposite]);
    if (both.empty()) return std::nullopt;
    return finding(both, {&a, &b},
                   [of_a = kinds_of(a, i), of_b = kinds_of(b, 1 - opposite)](
                       const Words& words, const std::string& value) {
                     return fmt::format(
                         "Multi-colouring: {}; and {}. The first of both kinds see each other, so "
                         "one of the second kinds is true: ",
                         alternatives(words, of_a, value), alternatives(words, of_b, value));
                   });
  }

  static Kinds kinds_of(const Coloured<Set>& one, std::size_t first) {
    return {cells_in(one.colours[first]), cells_in(one.colours[1 - first])};
  }

  template <class Tell>
  Finding finding(const Set& cells, std::initializer_list<const Coloured<Set>*> sets,
                  const Tell& tell) const {
    Finding found;
    add_exclusions(found.exclusions, cells, value_);
    for (const Coloured<Set>* one : sets) {
      found.places.insert(found.places.end(), one->links.begin(), one->links.end());
    }
    found.tell = [tell, value = value_](const Words& words, const std::string& excluded) {
      return tell(words, words.value(value)) + excluded + ".";
    };
    return found;
  }

  const PencilMarks<Set>& marks_;
  Value value_;
  std::vector<StrongLink> links_;
  std::vector<Coloured<Set>> components_;
};

template <bool Multiple>
std::optional<Finding> find_colouring(const TechniqueState& state) {
  return with_marks(state, []<class Set>(const PencilMarks<Set>& marks) -> std::optional<Finding> {
    for (Value value = 1; value <= marks.size(); ++value) {
      marks.state().limits().check();
      const Colouring<Set> colouring(marks, value);
      if (auto found = Multiple ? colouring.find_multiple() : colouring.find_simple()) return found;
    }
    return std::nullopt;
  });
}

}  // namespace

const Technique technique_entries::simple_colouring{
    .name = "simple-colouring",
    .grade = Difficulty::hard,
    .summary = "strong links of a value colour its cells in turn; cells that see both, or a clash",
    .find = find_colouring<false>};

const Technique technique_entries::multi_colouring{
    .name = "multi-colouring",
    .grade = Difficulty::hard,
    .summary = "two such sets of cells, a colour of one of which sees a colour of the other",
    .find = find_colouring<true>};

}  // namespace sudoku_sat
