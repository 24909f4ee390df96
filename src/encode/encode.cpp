// Runs the families of an encoding, and names their clauses.
#include <stdexcept>

#include "registry.hpp"

namespace sudoku_sat {

namespace {

/// Whether one of the encoding's families writes what the common family does.
bool has_instead_of(const Encoding& encoding, const Family* common) {
  const auto& own = encoding.families;
  return common == &family_entries::decision_diagrams &&
         std::find(own.begin(), own.end(), &family_entries::sum_sets) != own.end();
}

}  // namespace

void FamilyStream::begin(std::string name) {
  if (noted()) {
    flush();
    notes_->family(name);
  }
  begun_.push_back({std::move(name), clauses() + 1, 0});
}

void FamilyStream::about(const std::string& text) {
  flush();
  notes_->topic(text);
}

void FamilyStream::note(const Reason& reason, const Board& board) {
  flush();
  notes_->reason(reason, board);
}

void ClauseNotes::reason(const Reason& reason, const Board& board) {
  topic(to_string(reason, board));
}

std::vector<FamilyRange> FamilyStream::ranges() const {
  std::vector<FamilyRange> ranges = begun_;
  std::uint64_t end = clauses();
  for (auto range = ranges.rbegin(); range != ranges.rend(); ++range) {
    range->last = end;
    end = range->first - 1;
  }
  return ranges;
}

Size size_of(const Encoding& encoding, const Board& board, const AtMostOne& amo) {
  Size total{.variables = VariableMap(board.geometry(), *encoding.code).variables()};
  for (const Family* family : encoding.families) total += family->size(encoding, board, amo);
  for (const Family* family : common_families()) {
    if (!has_instead_of(encoding, family)) total += family->size(encoding, board, amo);
  }
  return total;
}

std::optional<VariableMap> variables_after(const Reduction& reduction, const Puzzle& puzzle,
                                           const ValueCode& code, const Limits& limits) {
  if (reduction.apply == nullptr) return VariableMap(puzzle.geometry(), code);
  const std::optional<Candidates> candidates = reduction.apply(puzzle, limits);
  if (!candidates) return std::nullopt;
  return VariableMap(puzzle.geometry(), *candidates, code);
}

std::vector<FamilyRange> encode_contradiction(SinkRef sink) {
  FamilyStream out(sink);
  out.begin("contradiction");
  out.add(std::span<const Lit>());
  out.flush();
  return out.ranges();
}

std::vector<FamilyRange> encode(const Encoding& encoding, const EncodingContext& context,
                                SinkRef sink) {
  if (context.variables.variables() != 0 && sink.new_vars(context.variables.variables()) != 1) {
    throw std::logic_error("encode: the sink has variables already");
  }
  FamilyStream out(sink, context.notes);
  for (const Family* family : encoding.families) family->emit(context, out);
  for (const Family* family : common_families()) {
    if (!has_instead_of(encoding, family)) family->emit(context, out);
  }
  out.flush();
  return out.ranges();
}

std::vector<Lit> given_literals(const Puzzle& puzzle, const VariableMap& variables) {
  std::vector<Lit> literals;
  for (const Cell cell : puzzle.given_cells()) {
    variables.append_literals(cell, puzzle.givens[cell], literals);
  }
  return literals;
}

}  // namespace sudoku_sat
