// Finned and Franken fish: a value's places in some base units lie in equally many cover units,
// except for fins. If no fin holds the value, each cover has it in a base; so cells of the covers
// outside the bases that see all fins do not have it, whichever is the case. A fish is sashimi if
// without its fins one of its lines would have a single place. Franken fish also have boxes among
// bases or covers.
//
// On large boards with few values a search would take minutes; it ends after a bound, which hard
// boards of 9x9 do not reach.
//
// The search begins with a cell to exclude: what it sees may be fins, and all other places of a
// base must be covered, so that most bases are given up at once. The terms are those of the
// players' Ultimate Fish Guide (2007): base, cover, fin.
#include <fmt/format.h>

#include "pencil_marks.hpp"
#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// How many times a search may add a line.
constexpr std::uint64_t most_fish_work = 2'000'000;

/// Numbers of units.
using Lines = std::vector<std::uint32_t>;

struct Fish {
  Value value = 0;
  Lines bases = {};
  Lines covers = {};
  std::vector<Cell> fins = {};
  bool sashimi = false;  ///< without its fins, a base has at most one place
  std::vector<Cell> excluded = {};
};

template <class Set>
class FishSearch {
 public:
  FishSearch(const PencilMarks<Set>& marks, const Lines& bases, const Lines& covers)
      : marks_(marks), all_bases_(bases), all_covers_(covers) {}

  bool exhausted() const { return work_ > most_fish_work; }

  /// The first fish of `count` bases that has fins or for which `wanted(fish)` holds.
  template <class Wanted>
  std::optional<Fish> find(Value value, std::size_t count, const Wanted& wanted) {
    fish_ = {.value = value};
    count_ = count;
    bases_ = lines_with(value, all_bases_);
    covers_ = lines_with(value, all_covers_);
    if (bases_.size() < count || covers_.size() < count) return std::nullopt;
    for (const Cell target : cells_in(marks_.places(value))) {
      marks_.state().limits().check();
      target_ = target;
      for (const auto& [cover, places] : covers_) {
        if (!places.has(target)) continue;
        fish_.covers = {cover};
        if (extend(0, {}, places, wanted)) return std::move(fish_);
      }
    }
    return std::nullopt;
  }

 private:
  using Line = std::pair<std::uint32_t, Set>;

  std::vector<Line> lines_with(Value value, const Lines& lines) const {
    std::vector<Line> some;
    for (const std::uint32_t line : lines) {
      const Set places = marks_.places(line, value);
      if (places.count_up_to_two() == 2) some.emplace_back(line, places);
    }
    return some;
  }

  /// Adds bases from this one on; `all`: the places of those before, `covered`: those of the
  /// covers.
  template <class Wanted>
  bool extend(std::size_t from, const Set& all, const Set& covered, const Wanted& wanted) {
    if (fish_.bases.size() == count_)
      return fish_.covers.size() == count_ && is_fish(all, covered, wanted);
    for (std::size_t i = from; i + count_ <= bases_.size() + fish_.bases.size(); ++i) {
      if (++work_ > most_fish_work) return false;
      const Set& places = bases_[i].second;
      if (places.has(target_) || !(places & all).empty()) continue;
      fish_.bases.push_back(bases_[i].first);
      const Set rest = places - marks_.peers(target_) - covered;
      if (cover(rest, i + 1, all | places, covered, wanted)) return true;
      fish_.bases.pop_back();
    }
    return false;
  }

  /// Covers what is left of the last base.
  template <class Wanted>
  bool cover(const Set& rest, std::size_t next, const Set& all, const Set& covered,
             const Wanted& wanted) {
    if (rest.empty()) return extend(next, all, covered, wanted);
    if (fish_.covers.size() == count_) return false;
    const std::size_t cell = rest.first();
    for (const auto& [number, places] : covers_) {
      if (!places.has(cell)) continue;
      if (++work_ > most_fish_work) return false;
      fish_.covers.push_back(number);
      if (cover(rest - places, next, all, covered | places, wanted)) return true;
      fish_.covers.pop_back();
    }
    return false;
  }

  template <class Wanted>
  bool is_fish(const Set& all, const Set& covered, const Wanted& wanted) {
    const Set fins = all - covered;
    fish_.fins = cells_in(fins);
    if (fins.empty() && !wanted(fish_)) return false;
    Set targets = covered - all;
    if (!fins.empty()) targets &= marks_.peers(fins);
    fish_.excluded = cells_in(targets);
    fish_.sashimi = std::any_of(fish_.bases.begin(), fish_.bases.end(), [&](std::uint32_t base) {
      return (marks_.places(base, fish_.value) - fins).count_up_to_two() < 2;
    });
    return true;
  }

  const PencilMarks<Set>& marks_;
  const Lines& all_bases_;
  const Lines& all_covers_;
  std::vector<Line> bases_;
  std::vector<Line> covers_;
  std::size_t count_ = 0;
  std::uint64_t work_ = 0;
  Cell target_ = 0;
  Fish fish_;
};

/// The all-different constraints of some kinds; `also`: boxes and regions too.
Lines lines_of(const Board& board, UnitKind kind, bool also) {
  Lines lines;
  for (const std::uint32_t unit : board.units()) {
    const UnitKind one = board.all_different()[unit].kind;
    if (one == kind || (also && is_region(one))) lines.push_back(unit);
  }
  return lines;
}

constexpr std::string_view fish_names[] = {"X-wing", "swordfish", "jellyfish"};

/// "Finned X-wing: ..."; `franken`: there are boxes among its lines.
std::string tell_fish(const Fish& fish, const Board& board, bool franken,
                      const std::vector<Exclusion>& exclusions) {
  const Words words(board);
  const std::string value = words.value(fish.value);
  const std::string name =
      fmt::format("{}{}", franken ? "Franken " : "", fish_names[fish.bases.size() - 2]);
  const std::string excluded = words.excluded(exclusions);
  if (fish.fins.empty()) {
    return fmt::format("{}: the {}s of {} can only be in {}, so they fill these: {}.", name, value,
                       words.units(fish.bases), words.units(fish.covers), excluded);
  }
  return fmt::format(
      "{} {}: either {} is {}, or the {}s of {} can only be in {} and fill these. In both cases "
      "{}.",
      fish.sashimi ? "Sashimi" : "Finned", name, words.cells(fish.fins, "or"), value, value,
      words.units(fish.bases), words.units(fish.covers), excluded);
}

bool has_region(const Board& board, const Lines& lines) {
  return std::any_of(lines.begin(), lines.end(), [&](std::uint32_t number) {
    return is_region(board.all_different()[number].kind);
  });
}

bool is_franken(const Fish& fish, const Board& board) {
  return has_region(board, fish.bases) || has_region(board, fish.covers);
}

Finding finding_of(const Fish& fish, const Board& board) {
  Finding found;
  for (const Cell cell : fish.excluded) found.exclusions.push_back({cell, fish.value});
  for (const std::uint32_t base : fish.bases) found.places.push_back({base, fish.value});
  found.tell = [fish, &board, exclusions = found.exclusions] {
    return tell_fish(fish, board, is_franken(fish, board), exclusions);
  };
  return found;
}

/// By number of lines.
constexpr std::string_view searches[] = {"finned-x-wing", "finned-swordfish", "finned-jellyfish"};

template <std::size_t Count, bool Franken>
std::optional<Finding> find_fish(const TechniqueState& state) {
  const Board& board = state.board();
  const Lines rows = lines_of(board, UnitKind::row, Franken);
  const Lines columns = lines_of(board, UnitKind::column, Franken);
  const auto wanted = [&](const Fish& fish) { return Franken && is_franken(fish, board); };
  return with_marks(state, [&](const auto& marks) -> std::optional<Finding> {
    FishSearch across(marks, rows, columns);
    FishSearch down(marks, columns, rows);
    for (Value value = 1; value <= marks.size(); ++value) {
      if (across.exhausted() && down.exhausted()) break;
      if (!state.changed_for(Franken ? "franken-swordfish" : searches[Count - 2], value)) continue;
      for (auto* search : {&across, &down}) {
        if (const auto fish = search->find(value, Count, wanted)) {
          return finding_of(*fish, board);
        }
      }
    }
    return std::nullopt;
  });
}

}  // namespace

const Technique technique_entries::finned_x_wing{
    .name = "finned-x-wing",
    .grade = Difficulty::hard,
    .summary = "an X-wing but for fins, whose cells see what it excludes; also sashimi",
    .find = find_fish<2, false>,
    .title = "finned X-wing"};

const Technique technique_entries::finned_swordfish{
    .name = "finned-swordfish",
    .grade = Difficulty::hard,
    .summary = "the same with three rows and columns",
    .find = find_fish<3, false>};

const Technique technique_entries::finned_jellyfish{
    .name = "finned-jellyfish",
    .grade = Difficulty::hard,
    .summary = "the same with four rows and columns",
    .find = find_fish<4, false>};

const Technique technique_entries::franken_swordfish{
    .name = "franken-swordfish",
    .grade = Difficulty::very_hard,
    .summary = "a swordfish with boxes besides its rows or columns",
    .find = find_fish<3, true>};

}  // namespace sudoku_sat
