// Two or three almost locked sets. A value that only one of two sets can hold, because all its
// cells in one see all those in the other, is a restricted common. ALS-XZ: one of two sets lacks
// their restricted common x, so it holds all its other values; cells that see all places of another
// common value z in both are not z. With two restricted commons both sets are locked. ALS-XY-wing:
// a third set between the two. Death blossom: the same with one set for each candidate of a cell.
#include <fmt/format.h>

#include "almost_locked_sets.hpp"
#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

// Bounds the work on boards of any size.
constexpr std::size_t most_partners = 40;

/// The cells and values of a set, for sentences.
struct ToldSet {
  std::vector<Cell> cells;
  std::uint64_t values = 0;

  std::string text(const Words& words) const {
    return fmt::format("{} ({})", words.cells(cells), words.values(values));
  }
};

template <class Set>
class AlsSearch {
 public:
  explicit AlsSearch(const PencilMarks<Set>& marks)
      : marks_(marks),
        found_(marks.state().template made<AlmostLockedSets<Set>>()),
        sets_(found_.all()) {}

  /// Two sets of as few cells as possible.
  std::optional<Finding> find_xz() const {
    std::optional<Finding> best;
    std::size_t least = 2 * AlmostLockedSets<Set>::most_cells + 1;
    for (std::size_t j = 1; j < sets_.size() && sets_[j].size + 1 < least; ++j) {
      marks_.state().limits().check();
      for (std::size_t i = 0; i < j && sets_[i].size + sets_[j].size < least; ++i) {
        const std::uint64_t common = sets_[i].values & sets_[j].values;
        if (std::popcount(common) < 2) continue;
        const std::uint64_t restricted = restricted_commons(i, j, common);
        if (restricted == 0) continue;
        if (auto found = exclude_xz(i, j, common, restricted)) {
          best = std::move(found);
          least = sets_[i].size + sets_[j].size;
        }
      }
    }
    return best;
  }

  std::optional<Finding> find_xy_wing() const {
    for (std::size_t pivot = 0; pivot < sets_.size(); ++pivot) {
      marks_.state().limits().check();
      const std::vector<Partner> partners = partners_of(pivot);
      for (std::size_t b = 1; b < partners.size(); ++b) {
        for (std::size_t a = 0; a < b; ++a) {
          if (auto found = exclude_xy(pivot, partners[a], partners[b])) return found;
        }
      }
    }
    return std::nullopt;
  }

  std::optional<Finding> find_blossom() const {
    for (Cell stem = 0; stem < marks_.cells(); ++stem) {
      const int values = std::popcount(marks_.values(stem));
      if (values < 3 || values > 4) continue;
      marks_.state().limits().check();
      for (Value value = 1; value <= marks_.size(); ++value) {
        std::vector<std::size_t> petals;
        const Set targets = marks_.places(value);
        if (auto found = add_petal(stem, marks_.values(stem), value, targets, petals)) return found;
      }
    }
    return std::nullopt;
  }

 private:
  /// A set with a restricted common.
  struct Partner {
    std::size_t set = 0;
    Value common = 0;
  };

  bool restricted(std::size_t i, std::size_t j, Value value) const {
    return (found_.holders(j, value) - found_.seen(i, value)).empty();
  }

  /// Sets that share cells have none.
  std::uint64_t restricted_commons(std::size_t i, std::size_t j, std::uint64_t common) const {
    std::uint64_t mask = 0;
    if (!(sets_[i].cells & sets_[j].cells).empty()) return mask;
    for_each_value(common, [&](Value value) {
      if (restricted(i, j, value)) mask |= bit_of(value);
    });
    return mask;
  }

  std::optional<Finding> exclude_xz(std::size_t i, std::size_t j, std::uint64_t common,
                                    std::uint64_t restricted) const {
    std::vector<Exclusion> exclusions;
    const bool doubly = std::popcount(restricted) > 1;
    for_each_value(common, [&](Value z) {
      if (!doubly && restricted == bit_of(z)) return;
      add_exclusions(exclusions, found_.seen(i, z) & found_.seen(j, z), z);
    });
    if (doubly) {
      for (const std::size_t set : {i, j}) {
        for_each_value(sets_[set].values & ~restricted, [&](Value value) {
          add_exclusions(exclusions, found_.seen(set, value), value);
        });
      }
    }
    return finding(exclusions, {i, j}, {}, [restricted](const Words& words, const auto& sets) {
      const std::string x = words.values(restricted);
      if (std::popcount(restricted) > 1) {
        return fmt::format(
            "Doubly linked ALS-XZ: {} and {} can each hold only one of {}, so both hold all their "
            "other values",
            sets[0].text(words), sets[1].text(words), x);
      }
      return fmt::format(
          "ALS-XZ: {} and {} can't both hold {}; the one without it holds all its other values",
          sets[0].text(words), sets[1].text(words), x);
    });
  }

  std::vector<Partner> partners_of(std::size_t pivot) const {
    std::vector<Partner> partners;
    for (std::size_t i = 0; i < sets_.size() && partners.size() < most_partners; ++i) {
      if (i == pivot) continue;
      const std::uint64_t common = sets_[pivot].values & sets_[i].values;
      for_each_value(restricted_commons(pivot, i, common), [&](Value value) {
        partners.push_back({i, value});
      });
    }
    return partners;
  }

  std::optional<Finding> exclude_xy(std::size_t pivot, const Partner& a, const Partner& b) const {
    if (a.set == b.set || a.common == b.common) return std::nullopt;
    std::vector<Exclusion> exclusions;
    const std::uint64_t both = sets_[a.set].values & sets_[b.set].values;
    for_each_value(both & ~bit_of(a.common) & ~bit_of(b.common), [&](Value z) {
      add_exclusions(exclusions, found_.seen(a.set, z) & found_.seen(b.set, z), z);
    });
    return finding(exclusions, {pivot, a.set, b.set}, {},
                   [x = a.common, y = b.common](const Words& words, const auto& sets) {
                     const bool one = sets[0].cells.size() == 1;
                     return fmt::format(
                         "ALS-XY-wing: {} {} {} or {} or neither. {} can't hold {} together with "
                         "{}, nor {} together with {}; so one of these two holds all its other "
                         "values",
                         sets[0].text(words), one ? "lacks" : "lack", words.value(x),
                         words.value(y), one ? "It" : "They", words.value(x), sets[1].text(words),
                         words.value(y), sets[2].text(words));
                   });
  }

  /// A set for each value of the stem that is left, which holds `value` if the stem has that one.
  std::optional<Finding> add_petal(Cell stem, std::uint64_t left, Value value, const Set& targets,
                                   std::vector<std::size_t>& petals) const {
    if (targets.empty()) return std::nullopt;
    if (left == 0) return blossom(stem, value, targets, petals);
    const auto next = static_cast<Value>(std::countr_zero(left) + 1);
    if (next == value) return std::nullopt;
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      const std::uint64_t needed = bit_of(next) | bit_of(value);
      if ((sets_[i].values & needed) != needed || !found_.seen(i, next).has(stem)) continue;
      petals.push_back(i);
      if (auto found =
              add_petal(stem, left & (left - 1), value, targets & found_.seen(i, value), petals)) {
        return found;
      }
      petals.pop_back();
    }
    return std::nullopt;
  }

  std::optional<Finding> blossom(Cell stem, Value value, const Set& targets,
                                 const std::vector<std::size_t>& petals) const {
    std::vector<Exclusion> exclusions;
    add_exclusions(exclusions, targets, value);
    return finding(
        exclusions, petals, {stem},
        [stem, value, mask = marks_.values(stem)](const Words& words, const auto& sets) {
          std::vector<std::string> petal_texts;
          std::size_t next = 0;
          for_each_value(mask, [&](Value one) {
            petal_texts.push_back(fmt::format("if it is {}, {} hold {}", words.value(one),
                                              sets[next++].text(words), words.value(value)));
          });
          return fmt::format("Death blossom: {} is {}; {}", words.cell(stem),
                             words.values(mask, "or"), base::listed(petal_texts));
        });
  }

  template <class Tell>
  std::optional<Finding> finding(std::vector<Exclusion>& exclusions,
                                 const std::vector<std::size_t>& used, std::vector<Cell> cells,
                                 const Tell& tell) const {
    if (exclusions.empty()) return std::nullopt;
    std::sort(exclusions.begin(), exclusions.end());
    exclusions.erase(std::unique(exclusions.begin(), exclusions.end()), exclusions.end());
    std::vector<ToldSet> told;
    for (const std::size_t set : used) {
      told.push_back({cells_in(sets_[set].cells), sets_[set].values});
      cells.insert(cells.end(), told.back().cells.begin(), told.back().cells.end());
    }
    return Finding{.exclusions = std::move(exclusions),
                   .cells = std::move(cells),
                   .tell = [tell, told](const Words& words, const std::string& excluded) {
                     return fmt::format("{}: {}.", tell(words, told), excluded);
                   }};
  }

  const PencilMarks<Set>& marks_;
  const AlmostLockedSets<Set>& found_;
  const std::vector<AlmostLocked<Set>>& sets_;
};

}  // namespace

const Technique technique_entries::als_xz{
    .name = "als-xz",
    .grade = Difficulty::very_hard,
    .summary = "two almost locked sets that can't both hold a value, and another one of both",
    .find =
        [](const TechniqueState& state) {
          return with_marks(state, [](const auto& marks) { return AlsSearch(marks).find_xz(); });
        },
    .title = "ALS-XZ"};

const Technique technique_entries::als_xy_wing{
    .name = "als-xy-wing",
    .grade = Difficulty::very_hard,
    .summary = "two almost locked sets linked by a third one, and a value of both",
    .find =
        [](const TechniqueState& state) {
          return with_marks(state,
                            [](const auto& marks) { return AlsSearch(marks).find_xy_wing(); });
        },
    .title = "ALS-XY-wing"};

const Technique technique_entries::death_blossom{
    .name = "death-blossom",
    .grade = Difficulty::very_hard,
    .summary = "a cell and an almost locked set for each of its candidates",
    .find = [](const TechniqueState& state) {
      return with_marks(state, [](const auto& marks) { return AlsSearch(marks).find_blossom(); });
    }};

}  // namespace sudoku_sat
