// Sums of cells that all differ, by a variable for each set of values that has the sum, and small
// sums that follow from them and the units (innies and outies: propagate/known_sums.hpp). Other
// sums, and sequences, are written as decision_diagrams writes them; the family takes its place.
//
// A cage of five cells has at most twelve sets on a 9x9 board, where the diagram of its sequences
// has hundreds of nodes; unit propagation finds which values all sets have, and which none. Players
// of killers call the sets combinations. Among the solvers of killers that reason with them: sigh,
// Interactive Sudoku Solver (GitHub).
//
// An implied sum excludes no solution, but unit propagation can't add it up by itself. On killers,
// implied sums of more than four cells cost more time than they saved.
#include <fmt/format.h>

#include "decision_diagrams.hpp"
#include "propagate/sums.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

using propagation::KnownSum;
using propagation::Mask;

bool has_tables(const Board& board) {
  return board.size() <= propagation::max_mask_values &&
         board.cells() <= propagation::max_mask_cells;
}

/// Emits "the cells hold one of these sets of values". Kept from one sum to the next.
class SetEmitter {
 public:
  SetEmitter(const EncodingContext& context, FamilyStream& out) : context_(context), out_(out) {}

  void emit(const std::vector<Cell>& cells, std::span<const Mask> sets) {
    places_.collect({{}, cells}, context_);
    keep_possible(sets);
    name_sets();
    for (int value = 1; value <= context_.board.size(); ++value) emit_value(value);
  }

 private:
  static bool has(Mask set, int value) { return (set & propagation::mask_of(value)) != 0; }

  void keep_possible(std::span<const Mask> sets) {
    Mask placed = 0;
    Mask possible = 0;
    for (int value = 1; value <= context_.board.size(); ++value) {
      if (places_.placed(value)) placed |= propagation::mask_of(value);
      if (!places_.of(value).empty()) possible |= propagation::mask_of(value);
    }
    sets_.clear();
    std::copy_if(sets.begin(), sets.end(), std::back_inserter(sets_), [&](Mask set) {
      return (placed & ~set) == 0 && (set & ~(placed | possible)) == 0;
    });
  }

  /// The cells hold one of the sets: a variable for each.
  void name_sets() {
    names_.clear();
    if (sets_.size() > 1) {
      const Var first = out_.new_vars(sets_.size());
      for (std::size_t i = 0; i < sets_.size(); ++i) names_.push_back(first + static_cast<Var>(i));
    }
    if (sets_.size() != 1) out_.add(names_);
  }

  void emit_value(int value) {
    const std::vector<Lit>& places = places_.of(value);
    const auto with =
        std::count_if(sets_.begin(), sets_.end(), [&](Mask set) { return has(set, value); });
    if (with == 0) {
      for (const Lit place : places) out_.add({-place});
    } else if (places_.placed(value)) {
      return;
    } else if (static_cast<std::size_t>(with) == sets_.size()) {
      out_.add(places);
    } else {
      emit_sets_of(value, name_value(places));
    }
  }

  /// The literal "one of the cells holds the value".
  Lit name_value(const std::vector<Lit>& places) {
    if (places.size() == 1) return places[0];
    const Lit held = out_.new_vars(1);
    for (const Lit place : places) out_.add({-place, held});
    clause_.assign(1, -held);
    clause_.insert(clause_.end(), places.begin(), places.end());
    out_.add(clause_);
    return held;
  }

  /// The set says whether the value is held, and the other way round.
  void emit_sets_of(int value, Lit held) {
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      out_.add({-names_[i], has(sets_[i], value) ? held : -held});
    }
    for (const bool holds : {true, false}) {
      clause_.assign(1, holds ? -held : held);
      for (std::size_t i = 0; i < sets_.size(); ++i) {
        if (has(sets_[i], value) == holds) clause_.push_back(names_[i]);
      }
      out_.add(clause_);
    }
  }

  const EncodingContext& context_;
  FamilyStream& out_;
  UnitLiterals places_;
  std::vector<Mask> sets_;
  std::vector<Lit> names_;  ///< of the sets; none if there is only one
  std::vector<Lit> clause_;
};

/// The sets of values that have the sum.
std::span<const Mask> sets_of(const Board::DiagramOf& sum, const Board& board) {
  const auto cells = static_cast<int>(sum.cells->size());
  // The tables count values from 0.
  const int total = sum.sum->total - (board.geometry().offset() + 1) * cells;
  return propagation::SumTables::of(board.size()).sets(cells, total);
}

/// The cells of a sum in groups, each of different values and with one coefficient.
struct Groups {
  std::vector<Cell> cells = {};
  std::vector<int> coefficients = {};
  std::vector<bool> ends = {};  ///< whether the cell is the last of its group
};

Groups groups_of(const KnownSum& sum, const Board& board) {
  Groups groups;
  for (const int coefficient : {1, -1}) {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      if (sum.coefficients[i] == coefficient) cells.push_back(sum.cells[i]);
    }
    for (const std::vector<Cell>& group : propagation::distinct_groups(board, cells)) {
      groups.cells.insert(groups.cells.end(), group.begin(), group.end());
      groups.coefficients.resize(groups.cells.size(), coefficient);
      groups.ends.resize(groups.cells.size() - 1, false);
      groups.ends.push_back(true);
    }
  }
  return groups;
}

/// Its nodes are the sums so far, and the values that the group has taken.
Diagram diagram_of(const Groups& groups, int total, int size) {
  using State = std::pair<int, Mask>;
  const auto step = [&](std::size_t layer, const State& state, int value) -> std::optional<State> {
    const auto [sum, taken] = state;
    const Mask own = propagation::mask_of(value);
    if ((taken & own) != 0) return std::nullopt;
    const auto now = static_cast<Mask>(taken | own);
    return State{sum + groups.coefficients[layer] * value, groups.ends[layer] ? Mask{0} : now};
  };
  return make_diagram(groups.cells.size(), size, State{}, step,
                      [&](const State& state) { return state.first == total; });
}

/// Whether its cells have at most some thousand sequences of values.
bool is_small(const KnownSum& sum, const Board& board) {
  constexpr std::size_t most_sequences = 7000;
  std::size_t sequences = 1;
  for (std::size_t i = 0; i < sum.cells.size() && sequences <= most_sequences; ++i) {
    sequences *= static_cast<std::size_t>(board.size());
  }
  return sequences <= most_sequences;
}

/// "r1c1 + r1c2 - r2c2 = 7"
std::string text_of(const KnownSum& sum, const Board& board) {
  std::string text;
  int total = sum.total;
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    const bool plus = sum.coefficients[i] > 0;
    text += text.empty() ? (plus ? "" : "-") : (plus ? " + " : " - ");
    text += board.geometry().name(sum.cells[i]);
    total += sum.coefficients[i] * board.geometry().offset();
  }
  return text + fmt::format(" = {}", total);
}

void emit_implied_sums(const EncodingContext& context, FamilyStream& out) {
  const Board& board = context.board;
  if (!has_tables(board)) return;
  bool begun = false;
  for (const KnownSum& sum : propagation::implied_sums(board)) {
    if (!is_small(sum, board)) continue;
    if (!begun) out.begin("implied sums");
    begun = true;
    if (out.noted()) out.about(text_of(sum, board));
    const Groups groups = groups_of(sum, board);
    emit_diagram(diagram_of(groups, sum.total, board.size()), groups.cells, context, out);
  }
}

void emit_sum_sets(const EncodingContext& context, FamilyStream& out) {
  const auto is_in_sets = [&](const Board::DiagramOf& constraint) {
    return constraint.sum != nullptr && constraint.distinct && has_tables(context.board);
  };
  SetEmitter emitter(context, out);
  for_each_diagram(context.board, "sets", out, is_in_sets, [&](const Board::DiagramOf& sum) {
    emitter.emit(*sum.cells, sets_of(sum, context.board));
  });
  emit_diagrams(context, out,
                [&](const Board::DiagramOf& constraint) { return !is_in_sets(constraint); });
  emit_implied_sums(context, out);
}

Size sum_sets_size(const Encoding& encoding, const Board& board, const AtMostOne& amo) {
  const bool nothing = board.constraints().sums.empty() && board.diagrams().empty();
  return nothing ? Size{} : counted_size(emit_sum_sets, encoding, board, amo);
}

}  // namespace

const Family family_entries::sum_sets{
    .name = "sum sets",
    .summary = "sums of different values by the sets that have them, and small sums that follow",
    .clause_count = "0",
    .emit = emit_sum_sets,
    .bounded_by_pairs = true,
    .size = sum_sets_size,
};

}  // namespace sudoku_sat
