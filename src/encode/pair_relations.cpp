// Relations between the values of two cells: a clause for each forbidden pair of values (the
// conflict clauses of Walsh, SAT v CSP, CP 2000). If a value leaves the other cell half of the
// values or less, a clause also lists these (Kasif's support clauses, 1990): then unit propagation
// finds as much as arc consistency, and equal cells become equal literals. This needs a code in
// which "holds one of" is a clause.
#include <bit>
#include <map>

#include "exclusions.hpp"
#include "registry.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

/// One direction of a relation: what a value of one cell leaves the other.
struct Direction {
  Cell from;
  Cell to;
  std::span<const std::uint64_t> (ValueRelation::*partners)(int) const;
};

class PairEmitter {
 public:
  PairEmitter(const EncodingContext& context, FamilyStream& out)
      : variables_(context.variables), size_(context.board.size()), out_(out) {}

  void emit_conflicts(const PairRelation& pair) {
    for (int first = 1; first <= size_; ++first) {
      if (!possible(variables_, pair.first, first)) continue;
      for (int second = 1; second <= size_; ++second) {
        if (pair.relation->allows(first, second)) continue;
        clause_.clear();
        append_exclusion(variables_, pair.first, first, clause_);
        if (append_exclusion(variables_, pair.second, second, clause_)) out_.add(clause_);
      }
    }
  }

  void emit_supports(const PairRelation& pair) {
    emit_supports({pair.first, pair.second, &ValueRelation::seconds}, *pair.relation);
    emit_supports({pair.second, pair.first, &ValueRelation::firsts}, *pair.relation);
  }

 private:
  void emit_supports(const Direction& direction, const ValueRelation& relation) {
    for (int value = 1; value <= size_; ++value) {
      const auto partners = (relation.*direction.partners)(value);
      int count = 0;
      for (const std::uint64_t word : partners) count += std::popcount(word);
      if (2 * count > size_) continue;
      clause_.clear();
      if (!append_exclusion(variables_, direction.from, value, clause_)) continue;
      bool open = true;
      for (int partner = 1; open && partner <= size_; ++partner) {
        const auto bit = static_cast<std::size_t>(partner - 1);
        if ((partners[bit / 64] >> bit % 64 & 1U) == 0) continue;
        open = append_value(variables_, direction.to, partner, clause_);
      }
      if (open) out_.add(clause_);
    }
  }

  const VariableMap& variables_;
  int size_;
  FamilyStream& out_;
  std::vector<Lit> clause_;
};

void emit_pair(const PairRelation& pair, PairEmitter emitter, bool supports) {
  emitter.emit_conflicts(pair);
  if (supports) emitter.emit_supports(pair);
}

bool with_supports(const EncodingContext& context) {
  return context.relations == RelationClauses::all && direct(context.variables);
}

void emit_pair_relations(const EncodingContext& context, FamilyStream& out) {
  const PairEmitter emitter(context, out);
  const bool supports = with_supports(context);
  for_each_reason(context.board.relations(), Reason::Kind::relation, "relations", context.board,
                  out, [&](const PairRelation& pair) { emit_pair(pair, emitter, supports); });
}

/// Each relation is counted once: millions of pairs may share it.
Size pair_relations_size(const Encoding& encoding, const Board& board, const AtMostOne& amo) {
  if (board.relations().empty()) return {};
  std::map<const ValueRelation*, Size> known;
  Size total;
  for (const PairRelation& pair : board.relations()) {
    const auto [entry, added] = known.try_emplace(pair.relation.get());
    if (added) {
      const auto emit = [&pair](const EncodingContext& context, FamilyStream& out) {
        emit_pair(pair, PairEmitter(context, out), with_supports(context));
      };
      entry->second = counted_size(emit, encoding, board, amo);
    }
    total += entry->second;
  }
  return total;
}

}  // namespace

const Family family_entries::pair_relations{
    .name = "pair relations",
    .summary = "which values two cells may hold together",
    .clause_count = "0",
    .emit = emit_pair_relations,
    .size = pair_relations_size,
};

}  // namespace sudoku_sat
