// The links of clues, found by narrowing a clue once for each of its candidates. That takes time,
// and a step changes few clues: what was found is kept until the candidates of the clue's cells
// change. Braids ask what a clue takes millions of times, mostly what has been asked before (99 %
// on deconstructions): a number of answers is kept.
#include "propagate/techniques/chains/clue_links.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "marks.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

using propagation::ClueLinks;
using propagation::Exclusion;

/// Narrowing a clue of more cells once for each candidate takes too long.
constexpr std::size_t most_cells_of_clue = 16;
/// Of one clue: some megabytes.
constexpr std::size_t most_answers = 10'000;

/// Each relation by itself.
std::vector<Clue> single_relations(const Board& board) {
  std::vector<Clue> all;
  for (std::uint32_t number = 0; number < board.relations().size(); ++number) {
    const PairRelation& pair = board.relations()[number];
    all.push_back({.rule = pair.rule,
                   .label = pair.name(),
                   .brief = pair.brief,
                   .relations = {number},
                   .cells = {pair.first, pair.second}});
  }
  return all;
}

/// A clue with more cells than that comes from a rule about the whole board. It is split into the
/// small constraints that the rule consists of.
std::vector<Clue> parts_of(const Clue& clue, const Board& board) {
  if (clue.cells.size() <= most_cells_of_clue) return {clue};
  std::vector<Clue> parts;
  for (const std::uint32_t number : clue.diagrams) {
    const std::vector<Cell>& cells = board.diagrams()[number].cells_on_board();
    if (cells.size() > most_cells_of_clue) continue;
    parts.push_back({.rule = clue.rule,
                     .label = clue.label + ": " + cells_text(board.geometry(), cells),
                     .diagrams = {number},
                     .cells = cells});
  }
  return parts;
}

/// `rule "cage(8, r3c2 r4c2)" in line 8`, without the cells after it: it names them itself.
std::string short_label(const Clue& clue, const Geometry& geometry) {
  const bool all = std::all_of(clue.cells.begin(), clue.cells.end(), [&](Cell cell) {
    return !geometry.on_grid(cell) || clue.brief.find(geometry.name(cell)) != std::string::npos;
  });
  return all && !clue.brief.empty() ? clue.brief : clue.label;
}

std::vector<Mask> masks_of(const TechniqueState& state, const Clue& clue) {
  std::vector<Mask> masks;
  for (const Cell cell : clue.cells) masks.push_back(state.candidates().mask(cell)[0]);
  return masks;
}

struct MasksHash {
  std::size_t operator()(const std::vector<Mask>& masks) const {
    std::uint64_t hash = 0;
    for (const Mask mask : masks) {
      hash = (hash ^ mask) * 0x9e37'79b9'7f4a'7c15U;
      hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash);
  }
};

/// Writes the cells' candidates without these, each cell's with whether it is open.
void write_masks(const TechniqueState& state, const std::vector<Cell>& cells,
                 const std::vector<Exclusion>& gone, std::vector<Mask>& masks) {
  masks.clear();
  for (const Cell cell : cells) {
    masks.push_back(state.candidates().mask(cell)[0]);
    for (const Exclusion& one : gone) {
      if (one.cell == cell) masks.back() &= ~propagation::bit_of(one.value);
    }
    masks.push_back(state.open(cell) ? 1 : 0);
  }
}

/// What the clue takes without these candidates; no value if it leaves a cell nothing.
std::optional<std::vector<Exclusion>> narrowed(const TechniqueState& state, const Clue& clue,
                                               const std::vector<Exclusion>& gone) {
  Marks marks(state);
  for (const Exclusion& one : gone) marks.leave(one.cell, ~propagation::bit_of(one.value));
  const Marks before = marks;
  if (!marks.broken()) narrow(marks, clue);
  if (marks.broken()) return std::nullopt;
  std::vector<Exclusion> all;
  for (const Cell cell : marks.narrowed()) {
    propagation::add_excluded(all, cell, before[cell] & ~marks[cell]);
  }
  return all;
}

/// The pairs of candidates of one clue.
std::vector<ClueLinks::Pair> pairs_of(Marks& marks, const Clue& clue) {
  std::vector<ClueLinks::Pair> pairs;
  for (const Cell cell : clue.cells) {
    if (!marks.state().open(cell)) continue;
    propagation::for_each_value(marks.before(cell), [&](Value value) {
      marks.leave(cell, propagation::bit_of(value));
      narrow(marks, clue);
      for (const Cell other : marks.narrowed()) {
        if (other == cell || marks.broken()) continue;
        propagation::for_each_value(marks.lost(other), [&](Value lost) {
          pairs.push_back(std::minmax(Exclusion{cell, value}, Exclusion{other, lost}));
        });
      }
      marks.restore();
    });
  }
  return pairs;
}

class LinksByNarrowing : public ClueLinks {
 public:
  explicit LinksByNarrowing(const Board& board) : clues_(single_relations(board)) {
    const auto remove_others = [&] {
      std::erase_if(clues_, [&](const Clue& clue) { return !has_named_cells(clue, board); });
    };
    remove_others();
    singles_ = clues_.size();
    for (const Clue& clue : clues_of(board)) {
      const bool single = clue.diagrams.empty() && clue.relations.size() == 1;
      if (clue.star || single) continue;
      for (Clue& part : parts_of(clue, board)) clues_.push_back(std::move(part));
    }
    remove_others();
    for (Clue& clue : clues_) clue.label = short_label(clue, board.geometry());
    known_.resize(clues_.size());
    answers_.resize(count());
  }

  const std::vector<Pair>& pairs(const TechniqueState& state) override {
    bool any = false;
    Marks marks(state);
    for (std::size_t i = 0; i < clues_.size(); ++i) {
      std::vector<Mask> masks = masks_of(state, clues_[i]);
      if (known_[i].masks == masks) continue;
      state.limits().check();
      known_[i] = {std::move(masks), pairs_of(marks, clues_[i])};
      any = true;
    }
    if (any) collect();
    return all_;
  }

  std::string add_reasons(const TechniqueState& state, const Exclusion& a, const Exclusion& b,
                          propagation::Finding& found) const override {
    const Clue* const clue = clue_of(state, a, b);
    if (clue == nullptr) return {};
    add(*clue, state, found);
    return clue->label;
  }

  std::uint32_t count() const override {
    return static_cast<std::uint32_t>(clues_.size() - singles_);
  }

  const std::vector<Cell>& cells(std::uint32_t clue) const override {
    return clues_[singles_ + clue].cells;
  }

  const std::optional<std::vector<Exclusion>>& taken(const TechniqueState& state,
                                                     std::uint32_t clue,
                                                     const std::vector<Exclusion>& gone) override {
    auto& answers = answers_[clue];
    write_masks(state, cells(clue), gone, asked_);
    if (const auto known = answers.find(asked_); known != answers.end()) return known->second;
    if (answers.size() >= most_answers) answers.clear();
    return answers.emplace(asked_, narrowed(state, clues_[singles_ + clue], gone)).first->second;
  }

  std::string add_clue(const TechniqueState& state, std::uint32_t clue,
                       propagation::Finding& found) const override {
    add(clues_[singles_ + clue], state, found);
    return clues_[singles_ + clue].label;
  }

 private:
  /// The pairs of one clue, and the candidates that its cells had then.
  struct Known {
    std::vector<Mask> masks;
    std::vector<Pair> pairs;
  };

  /// By the candidates that the clue's cells have left, and which of the cells are open.
  using Answers =
      std::unordered_map<std::vector<Mask>, std::optional<std::vector<Exclusion>>, MasksHash>;

  static void add(const Clue& clue, const TechniqueState& state, propagation::Finding& found) {
    const auto add_once = [](auto& all, const auto& one) {
      if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
    };
    for (const Reason& reason : reasons_of(clue)) add_once(found.reasons, reason);
    for (const Cell cell : clue.cells) {
      if (state.open(cell)) add_once(found.cells, cell);
    }
  }

  void collect() {
    all_.clear();
    for (const Known& one : known_) all_.insert(all_.end(), one.pairs.begin(), one.pairs.end());
    std::sort(all_.begin(), all_.end());
    all_.erase(std::unique(all_.begin(), all_.end()), all_.end());
  }

  /// The first clue that links the two, in the order of the list.
  const Clue* clue_of(const TechniqueState& state, const Exclusion& a, const Exclusion& b) const {
    const bool same = a.value == b.value && state.sight().sees(a.cell, b.cell);
    if (a.cell == b.cell || same) return nullptr;
    const Pair pair = std::minmax(a, b);
    for (std::size_t i = 0; i < clues_.size(); ++i) {
      const auto& pairs = known_[i].pairs;
      if (std::find(pairs.begin(), pairs.end(), pair) != pairs.end()) return &clues_[i];
    }
    return nullptr;
  }

  std::size_t singles_ = 0;   ///< how many clues are single relations
  std::vector<Clue> clues_;   ///< on the grids; each relation of two cells by itself first
  std::vector<Known> known_;  ///< by clue
  std::vector<Pair> all_;
  std::vector<Answers> answers_;  ///< by number
  std::vector<Mask> asked_;       ///< the last question, kept for its memory
};

}  // namespace
}  // namespace clues

namespace propagation {

ClueLinks& clue_links(const TechniqueState& state) {
  auto& links = state.clue_links();
  if (!links) links = std::make_shared<clues::LinksByNarrowing>(state.board());
  return *links;
}

}  // namespace propagation
}  // namespace sudoku_sat
