// Each question goes through all clauses until nothing changes.
#include "naive_checker.hpp"

#include <algorithm>

namespace sudoku_sat::support {

namespace {

/// Makes a literal true; false where it is false already.
bool set(std::map<int, bool>& values, int literal) {
  const auto known = values.find(literal);
  if (known != values.end()) return known->second;
  values[literal] = true;
  values[-literal] = false;
  return true;
}

/// The literals of a clause that are open, each once; nothing where one is true.
std::optional<Clause> open_literals(const Clause& clause, const std::map<int, bool>& values) {
  Clause open;
  for (const int literal : clause) {
    const auto known = values.find(literal);
    if (known != values.end() && known->second) return std::nullopt;
    const bool listed = std::find(open.begin(), open.end(), literal) != open.end();
    if (known == values.end() && !listed) open.push_back(literal);
  }
  return open;
}

}  // namespace

/// What is true where all of `denied` is false; nothing at a contradiction.
std::optional<NaiveChecker::Values> NaiveChecker::propagate(const Clause& denied) const {
  Values values;
  for (const int literal : denied) {
    if (!set(values, -literal)) return std::nullopt;
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const Clause& clause : clauses_) {
      const auto open = open_literals(clause, values);
      if (!open || open->size() > 1) continue;
      if (open->empty()) return std::nullopt;
      changed = set(values, open->front());
    }
  }
  return values;
}

bool NaiveChecker::accepts(const Clause& lemma) const {
  if (follows(lemma)) return true;
  if (lemma.empty()) return false;
  const int pivot = lemma.front();
  return std::all_of(clauses_.begin(), clauses_.end(), [&](const Clause& clause) {
    if (std::find(clause.begin(), clause.end(), -pivot) == clause.end()) return true;
    // What is a tautology may be left out of the clauses.
    const bool tautology = std::any_of(clause.begin(), clause.end(), [&](int literal) {
      return std::find(clause.begin(), clause.end(), -literal) != clause.end();
    });
    Clause resolvent = lemma;
    std::copy_if(clause.begin(), clause.end(), std::back_inserter(resolvent),
                 [pivot](int literal) { return literal != -pivot; });
    return tautology || follows(resolvent);
  });
}

bool NaiveChecker::remove(std::size_t index) {
  const auto values = propagate({});
  const Clause& clause = clauses_[index];
  const bool known = std::any_of(clause.begin(), clause.end(), [&](int literal) {
    return values->contains(literal) && values->at(literal);
  });
  if (known) return false;
  clauses_.erase(clauses_.begin() + static_cast<std::ptrdiff_t>(index));
  return true;
}

}  // namespace sudoku_sat::support
