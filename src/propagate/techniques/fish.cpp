// Fish: the places of a value in some rows lie in equally many columns, so these columns have it
// there and nowhere else; likewise with rows and columns exchanged. On boards of several grids rows
// are combined only if no place lies in two of them.
//
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

#include "equal_sets.hpp"
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

/// The all-different constraints of some kinds; `also`: boxes and regions too.
Lines lines_of(const Board& board, UnitKind kind, bool also) {
  Lines lines;
  for (const std::uint32_t unit : board.units()) {
    const UnitKind one = board.all_different()[unit].kind;
    if (one == kind || (also && is_region(one))) lines.push_back(unit);
  }
  return lines;
}

/// "Finned X-wing: ..."; `franken`: there are boxes among its lines.
std::string tell_fish(const Fish& fish, bool franken, const Words& words,
                      const std::string& excluded) {
  constexpr std::string_view names[] = {"X-wing", "swordfish", "jellyfish"};
  constexpr std::string_view alone[] = {"X-wing", "Swordfish", "Jellyfish"};
  const std::string value = words.value(fish.value);
  const std::size_t size = fish.bases.size() - 2;
  const std::string name = franken             ? fmt::format("Franken {}", names[size])
                           : fish.fins.empty() ? std::string(alone[size])
                                               : std::string(names[size]);
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
  found.tell = [fish, franken = is_franken(fish, board)](const Words& words,
                                                         const std::string& excluded) {
    return tell_fish(fish, franken, words, excluded);
  };
  return found;
}

class PlainFish {
 public:
  /// `base`, `cover`: row and column, or the other way round.
  PlainFish(const TechniqueState& state, UnitKind base, UnitKind cover)
      : state_(state),
        board_(state.board()),
        cover_(cover),
        lines_(lines_of(state.board(), base, false)) {}

  std::optional<Finding> find(std::size_t count) {
    std::optional<Finding> found;
    for (int number = 1; number <= state_.size() && !found; ++number) {
      state_.limits().check();
      const auto value = static_cast<Value>(number);
      EqualSets(crossings(value), count).for_each([&](const Lines& lines, const Lines& covers) {
        if (!found) found = finding(lines, covers, value);
      });
    }
    return found;
  }

 private:
  /// The lines in which the value is open, with the lines that cross them at its places.
  const std::vector<Partners>& crossings(Value value) {
    crossings_.clear();
    for (const std::uint32_t line : lines_) {
      Partners one{line, {}};
      for (const Cell cell : state_.places(line, value)) {
        if (const auto crossing = crossing_at(cell)) one.partners.push_back(*crossing);
      }
      std::sort(one.partners.begin(), one.partners.end());
      if (one.partners.size() == state_.places(line, value).size()) {
        crossings_.push_back(std::move(one));
      }
    }
    return crossings_;
  }

  std::optional<std::uint32_t> crossing_at(Cell cell) const {
    for (const std::uint32_t number : board_.constraints_of(cell)) {
      if (board_.is_unit(number) && board_.all_different()[number].kind == cover_) return number;
    }
    return std::nullopt;
  }

  std::optional<Finding> finding(const Lines& lines, const Lines& covers, Value value) const {
    std::vector<Cell> fish;
    for (const std::uint32_t line : lines) {
      const std::vector<Cell>& places = state_.places(line, value);
      fish.insert(fish.end(), places.begin(), places.end());
    }
    std::sort(fish.begin(), fish.end());
    if (std::adjacent_find(fish.begin(), fish.end()) != fish.end()) return std::nullopt;
    Fish found{.value = value, .bases = lines, .covers = covers};
    for (const std::uint32_t cover : covers) {
      for (const Cell cell : state_.places(cover, value)) {
        if (!std::binary_search(fish.begin(), fish.end(), cell)) found.excluded.push_back(cell);
      }
    }
    return found.excluded.empty() ? std::nullopt : std::optional(finding_of(found, board_));
  }

  const TechniqueState& state_;
  const Board& board_;
  UnitKind cover_;
  Lines lines_;
  std::vector<Partners> crossings_;
};

template <std::size_t Count>
std::optional<Finding> find_plain(const TechniqueState& state) {
  auto found = PlainFish(state, UnitKind::row, UnitKind::column).find(Count);
  return found ? found : PlainFish(state, UnitKind::column, UnitKind::row).find(Count);
}

template <class Set>
class FishSearch {
 public:
  /// For fish of `count` bases that have fins or, if `franken`, a box among their lines.
  FishSearch(const PencilMarks<Set>& marks, UnitKind base, UnitKind cover, std::size_t count,
             bool franken)
      : marks_(marks),
        all_bases_(lines_of(marks.board(), base, franken)),
        all_covers_(lines_of(marks.board(), cover, franken)),
        count_(count),
        franken_(franken) {}

  bool exhausted() const { return work_ > most_fish_work; }

  std::optional<Finding> find(Value value) {
    fish_ = {.value = value};
    bases_ = lines_with(value, all_bases_);
    covers_ = lines_with(value, all_covers_);
    if (bases_.size() < count_ || covers_.size() < count_) return std::nullopt;
    for (const Cell target : cells_in(marks_.places(value))) {
      marks_.state().limits().check();
      target_ = target;
      for (const auto& [cover, places] : covers_) {
        if (!places.has(target)) continue;
        fish_.covers = {cover};
        if (extend(0, {}, places)) return finding_of(fish_, marks_.board());
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
  bool extend(std::size_t from, const Set& all, const Set& covered) {
    if (fish_.bases.size() == count_) return fish_.covers.size() == count_ && is_fish(all, covered);
    for (std::size_t i = from; i + count_ <= bases_.size() + fish_.bases.size(); ++i) {
      if (++work_ > most_fish_work) return false;
      const Set& places = bases_[i].second;
      if (places.has(target_) || !(places & all).empty()) continue;
      fish_.bases.push_back(bases_[i].first);
      const Set rest = places - marks_.peers(target_) - covered;
      if (cover(rest, i + 1, all | places, covered)) return true;
      fish_.bases.pop_back();
    }
    return false;
  }

  /// Covers what is left of the last base.
  bool cover(const Set& rest, std::size_t next, const Set& all, const Set& covered) {
    if (rest.empty()) return extend(next, all, covered);
    if (fish_.covers.size() == count_) return false;
    const std::size_t cell = rest.first();
    for (const auto& [number, places] : covers_) {
      if (!places.has(cell)) continue;
      if (++work_ > most_fish_work) return false;
      fish_.covers.push_back(number);
      if (cover(rest - places, next, all, covered | places)) return true;
      fish_.covers.pop_back();
    }
    return false;
  }

  bool is_fish(const Set& all, const Set& covered) {
    const Set fins = all - covered;
    fish_.fins = cells_in(fins);
    if (fins.empty() && !(franken_ && is_franken(fish_, marks_.board()))) return false;
    Set targets = covered - all;
    if (!fins.empty()) targets &= marks_.peers(fins);
    fish_.excluded = cells_in(targets);
    fish_.sashimi = std::any_of(fish_.bases.begin(), fish_.bases.end(), [&](std::uint32_t base) {
      return (marks_.places(base, fish_.value) - fins).count_up_to_two() < 2;
    });
    return true;
  }

  const PencilMarks<Set>& marks_;
  Lines all_bases_;
  Lines all_covers_;
  std::size_t count_;
  bool franken_;
  std::vector<Line> bases_;
  std::vector<Line> covers_;
  std::uint64_t work_ = 0;
  Cell target_ = 0;
  Fish fish_;
};

/// By number of lines.
constexpr std::string_view searches[] = {"finned-x-wing", "finned-swordfish", "finned-jellyfish"};

template <std::size_t Count, bool Franken>
std::optional<Finding> find_fish(const TechniqueState& state) {
  return with_marks(state, [&](const auto& marks) -> std::optional<Finding> {
    FishSearch across(marks, UnitKind::row, UnitKind::column, Count, Franken);
    FishSearch down(marks, UnitKind::column, UnitKind::row, Count, Franken);
    for (Value value = 1; value <= marks.size(); ++value) {
      if (across.exhausted() && down.exhausted()) break;
      if (!state.changed_for(Franken ? "franken-swordfish" : searches[Count - 2], value)) continue;
      for (auto* search : {&across, &down}) {
        if (auto found = search->find(value)) return found;
      }
    }
    return std::nullopt;
  });
}

}  // namespace

const Technique technique_entries::x_wing{
    .name = "x-wing",
    .grade = Difficulty::hard,
    .summary = "a value's places in two rows lie in two columns, or the other way round",
    .find = find_plain<2>,
    .title = "X-wing"};

const Technique technique_entries::swordfish{.name = "swordfish",
                                             .grade = Difficulty::hard,
                                             .summary = "the same with three rows and columns",
                                             .find = find_plain<3>};

const Technique technique_entries::jellyfish{.name = "jellyfish",
                                             .grade = Difficulty::hard,
                                             .summary = "the same with four rows and columns",
                                             .find = find_plain<4>};

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
