// Finned and Franken fish. A fish is sashimi if without its fins one of its lines would have a
// single place. Franken fish also have boxes among bases or covers.
#include <fmt/format.h>

#include "fish_search.hpp"
#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

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
