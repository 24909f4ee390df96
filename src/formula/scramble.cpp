// The order of the clauses is a shuffled list of the places where they begin; a clause is renamed
// when its turn comes.
#include "sudoku_sat/dimacs.hpp"

#include "base/memory.hpp"

namespace sudoku_sat {

namespace {

/// Throws: SolverError if the machine lacks the memory.
std::size_t checked_variables(std::uint64_t variables) {
  base::require_physical_memory(variables * sizeof(Var), "to scramble this formula's variables");
  return static_cast<std::size_t>(variables);
}

}  // namespace

Scrambling::Scrambling(Random& random, std::uint64_t variables)
    : renamed_(random.permutation<Var>(checked_variables(variables), 1)) {}

Model Scrambling::undo(const Model& scrambled, std::size_t kept) const {
  Model model(kept);
  for (std::size_t i = 0; i < kept; ++i) {
    const auto variable = static_cast<Var>(i + 1);
    const Model::Value value = scrambled[renamed_[i]];
    if (value != Model::Value::open) {
      model.set(value == Model::Value::is_true ? variable : -variable);
    }
  }
  return model;
}

ScrambledFormula::ScrambledFormula(const Size& expected) {
  const std::uint64_t entries = expected.literals + expected.clauses;
  base::require_physical_memory(entries * sizeof(Lit) + expected.clauses * sizeof(std::size_t) +
                                    expected.variables * sizeof(Var),
                                "to scramble this formula");
  literals_.reserve(static_cast<std::size_t>(entries));
}

void ScrambledFormula::add(const ClauseBlock& block) {
  counts_.add(block);
  literals_.insert(literals_.end(), block.literals.begin(), block.literals.end());
}

void ScrambledFormula::each(Random& random, const Scrambling& names, LiteralOrder order,
                            const Take& take) const {
  std::vector<std::size_t> begins;
  begins.reserve(static_cast<std::size_t>(size().clauses));
  for (std::size_t i = 0; i < literals_.size(); ++i) {
    if (i == 0 || literals_[i - 1] == 0) begins.push_back(i);
  }
  random.shuffle(begins);
  std::vector<Lit> scrambled;
  for (const std::size_t begin : begins) {
    scrambled.clear();
    for (std::size_t i = begin; literals_[i] != 0; ++i) scrambled.push_back(names(literals_[i]));
    if (order == LiteralOrder::shuffled) random.shuffle(scrambled);
    take(std::span(literals_).subspan(begin, scrambled.size()), begin, scrambled);
  }
}

void ScrambledFormula::write(Random& random, const Scrambling& names, LiteralOrder order,
                             SinkRef sink) const {
  ClauseStream out(sink);
  out.new_vars(static_cast<std::size_t>(size().variables));
  each(random, names, order,
       [&](std::span<const Lit>, std::size_t, std::span<const Lit> clause) { out.add(clause); });
  out.flush();
}

}  // namespace sudoku_sat
