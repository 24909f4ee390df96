// Fish: the places of a value in some rows lie in equally many columns, so these columns have it
// there and nowhere else; likewise with rows and columns exchanged. On boards of several grids rows
// are combined only if no place lies in two of them.

#include <fmt/format.h>

#include <array>

#include "equal_sets.hpp"
#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

using Numbers = std::vector<std::uint32_t>;

class PlainFish {
 public:
  /// `base`, `cover`: row and column, or the other way round.
  PlainFish(const TechniqueState& state, UnitKind base, UnitKind cover)
      : state_(state), board_(state.board()), cover_(cover) {
    for (const std::uint32_t unit : board_.units()) {
      if (board_.all_different()[unit].kind == base) lines_.push_back(unit);
    }
  }

  std::optional<Finding> find(std::size_t count) {
    std::optional<Finding> found;
    for (int number = 1; number <= state_.size() && !found; ++number) {
      state_.limits().check();
      const auto value = static_cast<Value>(number);
      EqualSets(crossings(value), count).for_each([&](const Numbers& lines, const Numbers& covers) {
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

  std::optional<Finding> finding(const Numbers& lines, const Numbers& covers, Value value) const {
    std::vector<Cell> fish;
    for (const std::uint32_t line : lines) {
      const std::vector<Cell>& places = state_.places(line, value);
      fish.insert(fish.end(), places.begin(), places.end());
    }
    std::sort(fish.begin(), fish.end());
    if (std::adjacent_find(fish.begin(), fish.end()) != fish.end()) return std::nullopt;
    Finding found{.exclusions = {}, .cells = {}};
    for (const std::uint32_t line : lines) found.places.push_back({line, value});
    for (const std::uint32_t cover : covers) {
      for (const Cell cell : state_.places(cover, value)) {
        if (!std::binary_search(fish.begin(), fish.end(), cell)) {
          found.exclusions.push_back({cell, value});
        }
      }
    }
    if (found.exclusions.empty()) return std::nullopt;
    found.tell = [&board = board_, lines, covers, value, exclusions = found.exclusions] {
      constexpr std::array names{"X-wing", "Swordfish", "Jellyfish"};
      const Words words(board);
      return fmt::format("{}: the {}s of {} can only be in {}, so they fill these: {}.",
                         names[lines.size() - 2], words.value(value), words.units(lines),
                         words.units(covers), words.excluded(exclusions));
    };
    return found;
  }

  const TechniqueState& state_;
  const Board& board_;
  UnitKind cover_;
  std::vector<std::uint32_t> lines_;
  std::vector<Partners> crossings_;
};

template <std::size_t Count>
std::optional<Finding> find_plain(const TechniqueState& state) {
  auto found = PlainFish(state, UnitKind::row, UnitKind::column).find(Count);
  return found ? found : PlainFish(state, UnitKind::column, UnitKind::row).find(Count);
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

}  // namespace sudoku_sat
