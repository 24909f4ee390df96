// Fish: the places of a value in some rows lie in equally many columns, so these columns have it
// there and nowhere else; likewise with rows and columns exchanged. On boards of several grids rows
// are combined only if no place lies in two of them.

#include "equal_sets.hpp"
#include "registry.hpp"
#include "technique_state.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

using Numbers = std::vector<std::uint32_t>;

class FishSearch {
 public:
  /// `base`, `cover`: row and column, or the other way round.
  FishSearch(TechniqueState& state, UnitKind base, UnitKind cover)
      : state_(state), board_(state.board()), cover_(cover) {
    for (const std::uint32_t unit : board_.units()) {
      if (board_.all_different()[unit].kind == base) lines_.push_back(unit);
    }
  }

  bool run(std::size_t count) {
    bool any = false;
    for (int number = 1; number <= state_.size(); ++number) {
      state_.limits().check();
      const auto value = static_cast<Value>(number);
      EqualSets(crossings(value), count).for_each([&](const Numbers& lines, const Numbers& covers) {
        if (exclude(lines, covers, value)) any = true;
      });
    }
    return any;
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

  bool exclude(const Numbers& lines, const Numbers& covers, Value value) {
    std::vector<Cell> fish;
    for (const std::uint32_t line : lines) {
      const std::vector<Cell> places = state_.places(line, value);
      fish.insert(fish.end(), places.begin(), places.end());
    }
    std::sort(fish.begin(), fish.end());
    if (std::adjacent_find(fish.begin(), fish.end()) != fish.end()) return false;
    bool any = false;
    for (const std::uint32_t cover : covers) {
      for (const Cell cell : state_.places(cover, value)) {
        const bool inside = std::binary_search(fish.begin(), fish.end(), cell);
        if (!inside && state_.exclude(cell, value)) any = true;
      }
    }
    return any;
  }

  TechniqueState& state_;
  const Board& board_;
  UnitKind cover_;
  std::vector<std::uint32_t> lines_;
  std::vector<Partners> crossings_;
};

template <std::size_t Count>
bool exclude_by_fish(TechniqueState& state) {
  const bool rows = FishSearch(state, UnitKind::row, UnitKind::column).run(Count);
  const bool columns = FishSearch(state, UnitKind::column, UnitKind::row).run(Count);
  return rows || columns;
}

}  // namespace

const Technique technique_entries::x_wing{
    .name = "x-wing",
    .grade = Difficulty::hard,
    .summary = "a value's places in two rows lie in two columns, or the other way round",
    .apply = exclude_by_fish<2>};

const Technique technique_entries::swordfish{.name = "swordfish",
                                             .grade = Difficulty::hard,
                                             .summary = "the same with three rows and columns",
                                             .apply = exclude_by_fish<3>};

const Technique technique_entries::jellyfish{.name = "jellyfish",
                                             .grade = Difficulty::hard,
                                             .summary = "the same with four rows and columns",
                                             .apply = exclude_by_fish<4>};

}  // namespace sudoku_sat
