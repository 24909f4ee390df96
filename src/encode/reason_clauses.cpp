// The clauses of reasons. They are those of the extended encoding (Lynce & Ouaknine 2006): a reason
// gets the clauses that a family announces with it (ClauseNotes), so that a set of reasons explains
// a conclusion as players do: by a cell without another value, a unit without another place. A
// relation forbids pairs of values; conclusions from it need the reason that the other cell has a
// value.
#include <map>
#include <tuple>

#include "registry.hpp"
#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

namespace {

using Kind = Reason::Kind;

constexpr std::uint64_t max_clauses = 10'000'000;

/// Which family announces the reasons of a kind. Families about single cells come first: reasons of
/// diagrams and formulas need them too.
struct KindFamily {
  Kind kind;
  const Family& family;
};

constexpr KindFamily kind_families[] = {
    {Kind::value, family_entries::cell_definedness},
    {Kind::one_value, family_entries::cell_uniqueness},
    {Kind::place, family_entries::unit_definedness},
    {Kind::once, family_entries::unit_uniqueness},
    {Kind::allowed, family_entries::allowed_values},
    {Kind::relation, family_entries::pair_relations},
    {Kind::diagram, family_entries::decision_diagrams},
    {Kind::formula, family_entries::formulas},
};

/// Whether the diagram relies on distinct values without its clauses requiring them. The diagram of
/// a sum does require them.
bool says_too_little(const Board::DiagramOf& constraint) {
  return constraint.distinct && constraint.sequence != nullptr;
}

/// The number of "not both" clauses of a reason, which are by far the most.
std::uint64_t pairs_of(const Reason& reason, const Board& board) {
  const auto size = static_cast<std::uint64_t>(board.size());
  if (reason.kind == Kind::one_value) return pairs(size);
  if (reason.kind == Kind::once) return pairs(board.cells_of(reason.number).size());
  if (reason.kind == Kind::formula) {
    return board.formulas()[reason.number].cells.size() * pairs(size);
  }
  if (reason.kind != Kind::diagram) return 0;
  const Board::DiagramOf& constraint = board.diagrams()[reason.number];
  const std::uint64_t cells = constraint.cells->size();
  return cells * pairs(size) + (says_too_little(constraint) ? size * pairs(cells) : 0);
}

[[noreturn]] void refuse() {
  throw SolverError(
      "the board is too large: its reasons have more than ten million clauses; those of a plain "
      "board have fewer up to 47x47");
}

/// Adds clauses to those of the reason that was announced before them.
class ReasonSink : public ClauseNotes {
 public:
  ReasonSink(std::span<const Reason> reasons, std::size_t cell_variables)
      : groups_(reasons.size()), cell_variables_(cell_variables), variables_(cell_variables) {
    for (std::size_t i = 0; i < reasons.size(); ++i) group_of_.emplace(key(reasons[i]), i);
  }

  void family(const std::string&) override { current_ = nullptr; }
  void topic(const std::string&) override { current_ = nullptr; }
  void reason(const Reason& reason, const Board&) override {
    const auto found = group_of_.find(key(reason));
    current_ = found == group_of_.end() ? nullptr : &groups_[found->second];
  }

  Var new_vars(std::size_t n) {
    if (current_ != nullptr && current_->variables == 0) current_->before = variables_;
    if (current_ != nullptr) current_->variables += n;
    variables_ += n;
    return static_cast<Var>(variables_ - n + 1);
  }

  void add(const ClauseBlock& block) {
    if (current_ == nullptr) return;
    if ((clauses_ += block.clauses) > max_clauses) refuse();
    std::vector<Lit>& literals = current_->literals;
    literals.insert(literals.end(), block.literals.begin(), block.literals.end());
  }

  /// In the order of the reasons, auxiliary variables too. Empties the collection.
  ReasonedClauses take() {
    ReasonedClauses all{cell_variables_, {}, {}};
    for (std::uint32_t i = 0; i < groups_.size(); ++i) {
      const Group group = std::move(groups_[i]);
      const auto moved = static_cast<Lit>(all.variables) - static_cast<Lit>(group.before);
      for (const Lit literal : group.literals) {
        const bool auxiliary = variable_of(literal) > cell_variables_;
        all.literals.push_back(!auxiliary ? literal : literal + (literal > 0 ? moved : -moved));
        if (literal == 0) all.reasons.push_back(i);
      }
      all.variables += group.variables;
    }
    return all;
  }

 private:
  using Key = std::tuple<Kind, std::uint32_t, Value>;

  struct Group {
    std::vector<Lit> literals = {};  ///< each clause ended by 0
    std::size_t before = 0;          ///< auxiliary variables of its own: those after this many
    std::size_t variables = 0;
  };

  static Key key(const Reason& reason) { return {reason.kind, reason.number, reason.value}; }
  static std::size_t variable_of(Lit literal) {
    return static_cast<std::size_t>(literal < 0 ? -literal : literal);
  }

  std::map<Key, std::size_t> group_of_;
  std::vector<Group> groups_;
  Group* current_ = nullptr;  ///< null: these clauses are not wanted
  std::size_t cell_variables_;
  std::size_t variables_;
  std::uint64_t clauses_ = 0;
};

/// Adds to the reason of a diagram or formula that each of the cells has one value: if cells had no
/// value or several, the meaning of its clauses could not be put into words. With `distinct`, also
/// that their values differ.
void emit_values(const Reason& reason, std::span<const Cell> cells, bool distinct,
                 const EncodingContext& context, FamilyStream& out) {
  out.about(reason, context.board);
  std::vector<Lit> literals;
  for (const Cell cell : cells) {
    collect(context.variables, cell, literals);
    out.add(literals);
    context.amo.emit(literals, out);
  }
  for (int value = 1; distinct && value <= context.board.size(); ++value) {
    literals.clear();
    for (const Cell cell : cells) literals.push_back(context.variables.variable(cell, value));
    context.amo.emit(literals, out);
  }
}

}  // namespace

ReasonedClauses clauses_of(std::span<const Reason> reasons, const Board& board) {
  std::uint64_t least = 0;
  for (const Reason& reason : reasons) least += pairs_of(reason, board);
  if (least > max_clauses) refuse();
  const VariableMap variables(board.geometry());
  ReasonSink sink(reasons, variables.variables());
  const EncodingContext context{board, variables, {}, &sink, RelationClauses::conflicts};
  FamilyStream out(sink, &sink);
  for (const auto& [kind, family] : kind_families) {
    const auto has_kind = [kind = kind](const Reason& reason) { return reason.kind == kind; };
    if (std::any_of(reasons.begin(), reasons.end(), has_kind)) family.emit(context, out);
  }
  for (const Reason& reason : reasons) {
    if (reason.kind == Kind::formula) {
      emit_values(reason, board.formulas()[reason.number].cells, false, context, out);
    } else if (reason.kind == Kind::diagram) {
      const Board::DiagramOf& constraint = board.diagrams()[reason.number];
      emit_values(reason, *constraint.cells, says_too_little(constraint), context, out);
    }
  }
  out.flush();
  return sink.take();
}

}  // namespace sudoku_sat
