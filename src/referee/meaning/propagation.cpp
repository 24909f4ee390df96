// Unit propagation with two watched literals, and a plain search (Davis, Logemann & Loveland, 1962)
// for the few variables that propagation leaves open. It is written for this library alone: what
// checks an encoder shares no code with it.
#include "propagation.hpp"

#include <algorithm>
#include <map>

namespace sudoku_sat::meaning {

Propagation::Propagation(const Clauses& clauses, const Group& group) {
  std::map<int, Literal> numbers;
  const auto literal_here = [&](int literal) {
    const int variable = literal < 0 ? -literal : literal;
    const auto [at, added] =
        numbers.try_emplace(variable, static_cast<Literal>(2 * numbers.size()));
    if (added) {
      const Variable& said = clauses.variable(literal);
      if (said.cell >= 0) {
        auto found = std::ranges::find(cells_, said.cell);
        if (found == cells_.end()) {
          found = cells_.insert(cells_.end(), said.cell);
          own_.emplace_back();
        }
        own_[static_cast<std::size_t>(found - cells_.begin())].push_back({at->second, said.values});
      }
    }
    return at->second + (literal < 0 ? 1U : 0U);
  };
  for (const auto* list : {&group.clauses, &group.definitions}) {
    for (const std::size_t number : *list) {
      std::vector<Literal>& clause = clauses_.emplace_back();
      for (const int literal : clauses[number]) clause.push_back(literal_here(literal));
      std::ranges::sort(clause);
      clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
    }
  }
  truths_.assign(numbers.size(), Truth::open);
  watching_.resize(2 * numbers.size());
  for (std::size_t i = 0; i < clauses_.size(); ++i)
    for (std::size_t j = 0; j < 2 && clauses_[i].size() > 1; ++j)
      watching_[clauses_[i][j]].push_back(static_cast<std::uint32_t>(i));
}

std::vector<Values> Propagation::parts(std::size_t cell, Values values) const {
  std::vector<Values> parts{values};
  for (const Own& own : own_[cell]) {
    std::vector<Values> finer;
    for (const Values part : parts)
      for (const Values half : {part & own.values, part & ~own.values})
        if (half != 0) finer.push_back(half);
    parts = std::move(finer);
  }
  return parts;
}

Propagation::Truth Propagation::truth(Literal literal) const {
  const Truth truth = truths_[literal / 2];
  if (truth == Truth::open || literal % 2 == 0) return truth;
  return truth == Truth::yes ? Truth::no : Truth::yes;
}

bool Propagation::set(Literal literal) {
  if (truth(literal) != Truth::open) return truth(literal) == Truth::yes;
  truths_[literal / 2] = literal % 2 == 0 ? Truth::yes : Truth::no;
  trail_.push_back(literal);
  return true;
}

bool Propagation::begin() {
  for (const std::vector<Literal>& clause : clauses_) {
    if (clause.empty()) return false;
    if (clause.size() == 1 && !set(clause[0])) return false;
  }
  return propagate();
}

bool Propagation::assign(std::size_t cell, Values values) {
  for (const Own& own : own_[cell])
    if (!set((values & own.values) != 0 ? own.literal : own.literal + 1)) return false;
  return propagate();
}

bool Propagation::set(std::size_t cell, Values values, bool truth) {
  const auto found = std::ranges::find(own_[cell], values, &Own::values);
  if (found == own_[cell].end()) return !truth;
  return set(truth ? found->literal : found->literal + 1) && propagate();
}

bool Propagation::excluded(std::size_t cell, Values values) const {
  const auto found = std::ranges::find(own_[cell], values, &Own::values);
  return found == own_[cell].end() || truth(found->literal) == Truth::no;
}

bool Propagation::possible(std::size_t cell, Values values) const {
  return std::ranges::all_of(own_[cell], [&](const Own& own) {
    return truth(own.literal) != ((values & own.values) != 0 ? Truth::no : Truth::yes);
  });
}

bool Propagation::decided(std::size_t cell) const {
  return std::ranges::all_of(own_[cell],
                             [&](const Own& own) { return truth(own.literal) != Truth::open; });
}

bool Propagation::decide(std::size_t cell, bool truth_of_first) {
  const auto first = std::ranges::find_if(
      own_[cell], [&](const Own& own) { return truth(own.literal) == Truth::open; });
  return set(truth_of_first ? first->literal : first->literal + 1) && propagate();
}

bool Propagation::propagate() {
  while (done_ < trail_.size())
    if (!visit(trail_[done_++] ^ 1U)) return false;
  return true;
}

/// Clauses that watch a literal which has become false watch another one, or make their last one
/// true.
bool Propagation::visit(Literal falsified) {
  std::vector<std::uint32_t>& watching = watching_[falsified];
  std::size_t kept = 0;
  bool fine = true;
  for (std::size_t i = 0; i < watching.size(); ++i) {
    const std::uint32_t number = watching[i];
    std::vector<Literal>& clause = clauses_[number];
    if (clause[0] == falsified) std::swap(clause[0], clause[1]);
    const auto other = !fine || truth(clause[0]) == Truth::yes
                           ? clause.end()
                           : std::find_if(clause.begin() + 2, clause.end(), [&](Literal literal) {
                               return truth(literal) != Truth::no;
                             });
    if (other != clause.end()) {
      std::swap(clause[1], *other);
      watching_[clause[1]].push_back(number);
      continue;
    }
    watching[kept++] = number;
    fine = fine && set(clause[0]);
  }
  watching.resize(kept);
  return fine;
}

bool Propagation::can_be_completed(const std::function<void()>& step) {
  struct Decision {
    std::size_t depth;
    Literal literal;
    bool last;  // the other value has been tried
  };
  std::vector<Decision> decisions;
  const std::size_t before = depth();
  auto from = truths_.begin();
  while (true) {
    step();
    from = std::find(from, truths_.end(), Truth::open);
    if (from == truths_.end()) return true;
    const auto variable = static_cast<Literal>(from - truths_.begin());
    decisions.push_back({depth(), 2 * variable + 1, false});
    bool fine = set(decisions.back().literal) && propagate();
    while (!fine) {
      while (!decisions.empty() && decisions.back().last) decisions.pop_back();
      undo(decisions.empty() ? before : decisions.back().depth);
      if (decisions.empty()) return false;
      step();
      decisions.back().last = true;
      decisions.back().literal ^= 1U;
      from = truths_.begin() + decisions.back().literal / 2;
      fine = set(decisions.back().literal) && propagate();
    }
  }
}

void Propagation::undo(std::size_t depth) {
  for (; trail_.size() > depth; trail_.pop_back()) truths_[trail_.back() / 2] = Truth::open;
  done_ = std::min(done_, depth);
}

}  // namespace sudoku_sat::meaning
