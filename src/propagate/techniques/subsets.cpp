// Naked subsets: some cells that see each other have equally many candidates between them, so each
// of these values is in one of them. Hidden subsets: some values have equally many places in a
// unit, so nothing else is in these.
#include <fmt/format.h>

#include <map>

#include "equal_sets.hpp"
#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

using AllPartners = std::vector<Partners>;

AllPartners values_of_cells(const TechniqueState& state, std::uint32_t constraint) {
  AllPartners things;
  for (const Cell cell : state.board().cells_of(constraint)) {
    if (!state.open(cell)) continue;
    const std::vector<Value> values = state.values(cell);
    things.push_back({cell, {values.begin(), values.end()}});
  }
  return things;
}

AllPartners places_of_values(const TechniqueState& state, std::uint32_t unit) {
  AllPartners things;
  for (int value = 1; value <= state.size(); ++value) {
    std::vector<Cell> cells = state.places(unit, value);
    std::sort(cells.begin(), cells.end());
    if (!cells.empty()) things.push_back({static_cast<std::uint32_t>(value), std::move(cells)});
  }
  return things;
}

/// By constraint, for pairs, triples and quads.
template <bool Naked>
class PartnersByConstraint {
 public:
  explicit PartnersByConstraint(const TechniqueState& state) : state_(state) {}

  const AllPartners& of(std::uint32_t constraint) const {
    const auto [place, added] = asked_.try_emplace(constraint);
    if (added) place->second = (Naked ? values_of_cells : places_of_values)(state_, constraint);
    return place->second;
  }

 private:
  const TechniqueState& state_;
  mutable std::map<std::uint32_t, AllPartners> asked_;
};

/// "5 and 7"
std::string values_text(const Words& words, const std::vector<std::uint32_t>& values) {
  std::vector<std::string> names;
  for (const std::uint32_t value : values) names.push_back(words.value(static_cast<Value>(value)));
  return base::listed(names);
}

constexpr std::string_view subset_names[] = {"pair", "triple", "quad"};

std::optional<Finding> naked_finding(const TechniqueState& state, std::uint32_t constraint,
                                     std::vector<Cell> cells, std::vector<std::uint32_t> values) {
  std::sort(cells.begin(), cells.end());
  std::sort(values.begin(), values.end());
  Finding found{.exclusions = {}, .cells = cells};
  for (const std::uint32_t number : values) {
    const auto value = static_cast<Value>(number);
    std::vector<Cell> holders;
    std::copy_if(cells.begin(), cells.end(), std::back_inserter(holders),
                 [&](Cell cell) { return state.possible(cell, value); });
    if (holders.empty()) continue;
    for (const Exclusion& one : state.seeing(holders, value)) found.exclusions.push_back(one);
  }
  return excluding(std::move(found), [=](const Words& words, const std::string& excluded) {
    return fmt::format("Naked {}: {} of {} hold {} between them, so {}.",
                       subset_names[cells.size() - 2], words.cells(cells), words.unit(constraint),
                       values_text(words, values), excluded);
  });
}

std::optional<Finding> hidden_finding(const TechniqueState& state, std::uint32_t unit,
                                      std::vector<std::uint32_t> values, std::vector<Cell> cells) {
  std::sort(values.begin(), values.end());
  std::sort(cells.begin(), cells.end());
  Finding found{.exclusions = {}, .cells = {}};
  for (const std::uint32_t value : values)
    found.places.push_back({unit, static_cast<Value>(value)});
  for (const Cell cell : cells) {
    for (const Value value : state.values(cell)) {
      if (!std::binary_search(values.begin(), values.end(), value)) {
        found.exclusions.push_back({cell, value});
      }
    }
  }
  return excluding(std::move(found), [=](const Words& words, const std::string& excluded) {
    return fmt::format(
        "Hidden {}: in {} the values {} can only be in {}, so these hold nothing else: {}.",
        subset_names[cells.size() - 2], words.unit(unit), values_text(words, values),
        words.cells(cells), excluded);
  });
}

/// In all-different constraints the cells, or in units the values.
template <bool Naked, std::size_t Count>
std::optional<Finding> find_subset(const TechniqueState& state) {
  std::optional<Finding> found;
  for (std::uint32_t number = 0; number < state.board().all_different().size(); ++number) {
    if (!Naked && !state.board().is_unit(number)) continue;
    state.limits().check();
    EqualSets sets(state.made<PartnersByConstraint<Naked>>().of(number), Count);
    sets.for_each([&](const auto& things, const auto& partners) {
      if (!found) found = (Naked ? naked_finding : hidden_finding)(state, number, things, partners);
    });
    if (found) return found;
  }
  return found;
}

}  // namespace

const Technique technique_entries::naked_pair{
    .name = "naked-pair",
    .grade = Difficulty::medium,
    .summary = "two cells that see each other have two candidates between them",
    .find = find_subset<true, 2>};

const Technique technique_entries::hidden_pair{
    .name = "hidden-pair",
    .grade = Difficulty::medium,
    .summary = "two values have two places in a unit between them",
    .find = find_subset<false, 2>};

const Technique technique_entries::naked_triple{
    .name = "naked-triple",
    .grade = Difficulty::medium,
    .summary = "three cells that see each other have three candidates between them",
    .find = find_subset<true, 3>};

const Technique technique_entries::hidden_triple{
    .name = "hidden-triple",
    .grade = Difficulty::medium,
    .summary = "three values have three places in a unit between them",
    .find = find_subset<false, 3>};

const Technique technique_entries::naked_quad{
    .name = "naked-quad",
    .grade = Difficulty::hard,
    .summary = "four cells that see each other have four candidates between them",
    .find = find_subset<true, 4>};

const Technique technique_entries::hidden_quad{
    .name = "hidden-quad",
    .grade = Difficulty::hard,
    .summary = "four values have four places in a unit between them",
    .find = find_subset<false, 4>};

}  // namespace sudoku_sat
