// See parallel_propagator.hpp. A longer clause is read up to the second literal that may be true in
// all worlds that are looked at; the two that end this come first the next time, as watched
// literals do.
#include "parallel_propagator.hpp"

#include <utility>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::explain {

namespace {

constexpr std::size_t worlds_of_block = 64;
constexpr std::uint64_t everywhere = ~std::uint64_t{0};
/// Longer clauses that are looked at in the time that a literal takes otherwise.
constexpr std::uint64_t work_of_literal = 20;
/// Of blocks; where there is more to ask about, they are made again.
constexpr std::size_t max_bytes = std::size_t{1} << 25;

}  // namespace

ParallelPropagator::ParallelPropagator(std::span<const Lit> clauses, std::size_t variables)
    : own_(formula::index_end(variables), 0) {
  number(clauses);
  std::vector<std::pair<Literal, Literal>> pairs;
  std::vector<Clause> longer;
  each_clause(clauses, [&](std::span<const Lit> clause) {
    if (clause.size() < 2) return;
    if (clause.size() == 2) {
      pairs.emplace_back(own(clause[0]), own(clause[1]));
      return;
    }
    const auto begin = static_cast<std::uint32_t>(literals_.size());
    for (const Lit literal : clause) literals_.push_back(own(literal));
    longer.push_back({begin, static_cast<std::uint32_t>(literals_.size())});
  });
  implied_.append(end_, [&](const auto& take) {
    for (const auto& [first, second] : pairs) {
      take(formula::negation(first), second);
      take(formula::negation(second), first);
    }
  });
  clauses_of_.append(end_, [&](const auto& take) {
    for (const Clause& clause : longer) {
      for (std::uint32_t i = clause.begin; i < clause.end; ++i) take(literals_[i], clause);
    }
  });
  implications_.worlds.resize(end_);
  clauses_.worlds.resize(end_);
}

void ParallelPropagator::number(std::span<const Lit> clauses) {
  each_clause(clauses, [this](std::span<const Lit> clause) {
    for (const Lit literal : clause) {
      const formula::LitIndex positive = 2 * formula::variable_of(literal);
      if (clause.size() < 2 || own_[positive] != 0) continue;
      own_[positive] = static_cast<Literal>(end_);
      own_[formula::negation(positive)] = static_cast<Literal>(end_ + 1);
      end_ += 2;
    }
  });
}

bool ParallelPropagator::refutes(std::span<const Lit> literals,
                                 const formula::Assignment& assignment, const Limits& limits) {
  const Literal literal = own(literals.front());
  if (literal == 0) return false;
  for (std::size_t i = 0; i < used_; ++i) {
    update(blocks_[i], assignment, limits);
    if ((blocks_[i].holds[literal] & ~blocks_[i].refuted) != 0) return false;
  }
  Block& block = suppose(literals, assignment);
  update(block, assignment, limits);
  return (block.holds[literal] & ~block.refuted) == 0;
}

void ParallelPropagator::forget() {
  used_ = 0;
  for (Waiting* const waiting : {&implications_, &clauses_}) {
    for (const Literal literal : waiting->literals) waiting->worlds[literal] = 0;
    waiting->literals.clear();
  }
}

/// In a world that has no contradiction.
bool ParallelPropagator::holds_somewhere(Literal literal) const {
  return std::any_of(
      blocks_.begin(), blocks_.begin() + static_cast<std::ptrdiff_t>(used_),
      [literal](const Block& block) { return (block.holds[literal] & ~block.refuted) != 0; });
}

/// The open ones that hold in no world yet, as many as a block takes.
ParallelPropagator::Block& ParallelPropagator::suppose(std::span<const Lit> literals,
                                                       const formula::Assignment& assignment) {
  const std::size_t most = std::max<std::size_t>(1, max_bytes / (end_ * sizeof(Worlds)));
  if (used_ == most) forget();
  std::vector<Literal> supposed;
  for (const Lit literal : literals) {
    if (supposed.size() == worlds_of_block) break;
    if (own(literal) == 0 || !assignment.is_open(formula::index_of(literal))) continue;
    if (!holds_somewhere(own(literal))) supposed.push_back(own(literal));
  }
  if (used_ == blocks_.size()) blocks_.emplace_back();
  Block& block = blocks_[used_++];
  block.holds.assign(end_, 0);
  for (block.known = 0; block.known < assignment.size(); ++block.known) {
    block.holds[own_[assignment[block.known]]] = everywhere;
  }
  block.refuted = 0;
  for (std::size_t world = 0; world < worlds_of_block; ++world) {
    const Worlds only = Worlds{1} << world;
    if (world < supposed.size()) {
      make_true(block, supposed[world], only);
    } else {
      block.refuted |= only;
    }
  }
  return block;
}

/// What implications give is in the assignment too. A clause can give more in a world where other
/// literals of it are false.
void ParallelPropagator::update(Block& block, const formula::Assignment& assignment,
                                const Limits& limits) {
  for (; block.known < assignment.size(); ++block.known) {
    const Literal literal = own_[assignment[block.known]];
    if (literal == 0) continue;
    const Worlds news = ~block.holds[literal];
    block.holds[literal] = everywhere;
    block.refuted |= block.holds[formula::negation(literal)];
    if (news != 0) clauses_.add(literal, news);
  }
  propagate(block, limits);
}

void ParallelPropagator::make_true(Block& block, Literal literal, Worlds worlds) {
  const Worlds news = worlds & ~block.holds[literal];
  if (news == 0) return;
  block.holds[literal] |= news;
  block.refuted |= news & block.holds[formula::negation(literal)];
  implications_.add(literal, news);
}

void ParallelPropagator::propagate(Block& block, const Limits& limits) {
  constexpr std::size_t literals_between_polls = 4096;
  propagate_implications(block);
  for (std::size_t next = 0; next < clauses_.literals.size(); ++next) {
    if (next % literals_between_polls == literals_between_polls - 1) limits.check();
    const Literal literal = clauses_.literals[next];
    const Worlds news = std::exchange(clauses_.worlds[literal], 0) & ~block.refuted;
    if (news == 0) continue;
    const auto clauses = clauses_of_[formula::negation(literal)];
    work_ += clauses.size();
    for (const Clause& clause : clauses) {
      follow(block, clause, news);
    }
    propagate_implications(block);
  }
  clauses_.literals.clear();
}

void ParallelPropagator::propagate_implications(Block& block) {
  for (std::size_t next = 0; next < implications_.literals.size(); ++next) {
    const Literal literal = implications_.literals[next];
    const Worlds news = std::exchange(implications_.worlds[literal], 0) & ~block.refuted;
    if (news == 0) continue;
    work_ += work_of_literal;
    for (const Literal implied : implied_[literal]) make_true(block, implied, news);
    clauses_.add(literal, news);
  }
  implications_.literals.clear();
}

/// What the clause gives in the worlds, in each of which one of its literals became false.
void ParallelPropagator::follow(Block& block, const Clause& clause, Worlds worlds) {
  Worlds none = worlds;  // of its literals may be true
  Worlds one = 0;        // may be true, and isn't yet
  std::uint32_t first = clause.end;
  for (std::uint32_t i = clause.begin; i < clause.end; ++i) {
    const Literal literal = literals_[i];
    const Worlds open = ~block.holds[formula::negation(literal)];
    one = ((one & ~open) | (none & open)) & ~block.holds[literal];
    none &= ~open;
    if (none == 0 && first == clause.end) first = i;
    if ((one | none) != 0) continue;
    std::swap(literals_[clause.begin], literals_[first]);
    if (i != first) std::swap(literals_[clause.begin + 1], literals_[i]);
    return;
  }
  block.refuted |= none;
  for (std::uint32_t i = clause.begin; i < clause.end; ++i) {
    const Worlds given = one & ~block.holds[formula::negation(literals_[i])];
    if (given != 0) make_true(block, literals_[i], given);
  }
}

}  // namespace sudoku_sat::explain
