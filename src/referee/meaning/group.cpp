// Splits a formula into groups of clauses that can be checked one by one. Two clauses belong
// together if they share a variable that stands for no cell: the value that makes one of them true
// has to make the other one true as well. Variables with a definition don't tie clauses together,
// as their value is that of the definition in each group.
#include "group.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <set>

namespace sudoku_sat::meaning {

namespace {

std::size_t variable_of(int literal) {
  return static_cast<std::size_t>(literal < 0 ? -literal : literal);
}

/// The definitions of variables that stand for no cell.
class Definitions {
 public:
  Definitions(const Clauses& clauses, std::size_t variables, const std::function<void()>& poll)
      : clauses_(clauses), definition_of_(variables), defining_(clauses.count()) {
    constexpr int deepest = 100;
    for (std::size_t i = 0; i < clauses.count(); ++i) note(i);
    bool found = true;
    for (int depth = 0; found && depth < deepest; ++depth) {
      found = false;
      poll();
      for (std::size_t i = 0; i < clauses.count(); ++i) found = define_by(i) || found;
    }
  }

  bool defined(int literal) const { return definition_of_[variable_of(literal)].has_value(); }

  /// Whether the clause is part of a definition.
  bool defines(std::size_t number) const { return defining_[number]; }

  /// Adds the clauses that define a clause's variables, and theirs.
  void collect(std::size_t number, std::set<std::size_t>& found) const {
    for (const int literal : clauses_[number]) {
      if (!defined(literal)) continue;
      for (const std::size_t clause : *definition_of_[variable_of(literal)])
        if (found.insert(clause).second) collect(clause, found);
    }
  }

 private:
  void note(std::size_t number) {
    const Clause clause = clauses_[number];
    if (clause.size() != 2) return;
    for (int i = 0; i < 2; ++i) {
      const int own = clause[static_cast<std::size_t>(i)];
      if (clauses_.is_of_cell(own)) continue;
      pairs_.emplace(std::pair(own, clause[static_cast<std::size_t>(1 - i)]), number);
    }
  }

  bool known(int literal) const { return clauses_.is_of_cell(literal) || defined(literal); }

  /// Takes the clause as the long one of a definition, if only one variable of it isn't known.
  bool define_by(std::size_t number) {
    const Clause clause = clauses_[number];
    int open = 0;
    for (const int literal : clause) {
      if (known(literal)) continue;
      if (open != 0) return false;
      open = literal;
    }
    if (open == 0) return false;
    std::vector<std::size_t> definition{number};
    for (const int literal : clause) {
      if (literal == open) continue;
      const auto pair = pairs_.find({-open, -literal});
      if (pair == pairs_.end()) return false;
      definition.push_back(pair->second);
    }
    for (const std::size_t part : definition) defining_[part] = true;
    definition_of_[variable_of(open)] = std::move(definition);
    return true;
  }

  const Clauses& clauses_;
  std::vector<std::optional<std::vector<std::size_t>>> definition_of_;
  std::vector<bool> defining_;
  std::map<std::pair<int, int>, std::size_t> pairs_;
};

/// Sets of variables, joined by clauses.
class Joined {
 public:
  explicit Joined(std::size_t count) : parent_(count) {
    std::iota(parent_.begin(), parent_.end(), std::size_t{0});
  }
  std::size_t root(std::size_t i) {
    while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
    return i;
  }
  void join(std::size_t a, std::size_t b) { parent_[root(a)] = root(b); }

 private:
  std::vector<std::size_t> parent_;
};

/// Whether a search through all values of the cells takes little.
bool is_small(const std::set<Cell>& cells, int values) {
  constexpr long long most = 60'000;
  long long count = 1;
  for (std::size_t i = 0; i < cells.size() && count <= most; ++i) count *= values;
  return count <= most;
}

/// Groups about these cells.
struct OfCells {
  std::set<Cell> cells;
  std::set<std::size_t> clauses, definitions;

  bool takes(const OfCells& other, int values) const {
    const auto has = [](const auto& all) { return [&](auto one) { return all.contains(one); }; };
    if (other.cells == cells)
      return is_small(cells, values) || std::ranges::any_of(other.definitions, has(definitions));
    return other.cells.size() < cells.size() && std::ranges::all_of(other.cells, has(cells)) &&
           std::ranges::all_of(other.definitions, has(definitions));
  }
  void add(const OfCells& other) {
    clauses.insert(other.clauses.begin(), other.clauses.end());
    definitions.insert(other.definitions.begin(), other.definitions.end());
  }
};

template <class Numbers>
std::set<std::size_t> set_of(const Numbers& numbers) {
  return {numbers.begin(), numbers.end()};
}

std::vector<Group> joined_by_cells(std::vector<Group> groups, const Clauses& clauses, int values,
                                   const std::function<void()>& poll) {
  std::vector<Group> alone;
  std::vector<OfCells> sets, joined;
  for (Group& group : groups) {
    if (group.definitions.empty()) {
      alone.push_back(std::move(group));
    } else {
      sets.push_back({clauses.cells_of(group), set_of(group.clauses), set_of(group.definitions)});
    }
  }
  std::ranges::stable_sort(sets, std::greater<>(),
                           [](const OfCells& set) { return set.cells.size(); });
  for (OfCells& set : sets) {
    poll();
    const auto found = std::ranges::find_if(
        joined, [&](const OfCells& other) { return other.takes(set, values); });
    if (found == joined.end()) {
      joined.push_back(std::move(set));
    } else {
      found->add(set);
    }
  }
  for (const OfCells& set : joined)
    alone.push_back({{set.clauses.begin(), set.clauses.end()},
                     {set.definitions.begin(), set.definitions.end()}});
  return alone;
}

}  // namespace

Clauses::Clauses(const Question& question, const Facts& facts)
    : question_(question), facts_(facts), begins_{0} {
  for (std::size_t i = 0; i < question.literals.size(); ++i)
    if (question.literals[i] == 0) begins_.push_back(i + 1);
}

Clauses::Falsified Clauses::falsified(std::size_t number) const {
  Falsified cells;
  for (const int literal : (*this)[number]) {
    const Variable& said = variable(literal);
    if (said.cell < 0) continue;
    auto found = std::ranges::find(cells, said.cell, &Falsified::value_type::first);
    if (found == cells.end())
      found = cells.insert(cells.end(), {said.cell, facts_.domain(said.cell)});
    found->second &= literal > 0 ? ~said.values : said.values;
  }
  return cells;
}

bool Clauses::may_be_false(std::size_t number) const {
  const Falsified cells = falsified(number);
  if (std::ranges::any_of(cells, [](const auto& at) { return at.second == 0; })) return false;
  if (question_.except.empty()) return true;
  // Nothing but grids that need no model may falsify it.
  return std::ranges::any_of(referee::cells_of(facts_.board()), [&](Cell cell) {
    const auto found = std::ranges::find(cells, cell, &Falsified::value_type::first);
    const Values values = found == cells.end() ? facts_.domain(cell) : found->second;
    return (values & ~question_.except[static_cast<std::size_t>(cell)]) != 0;
  });
}

std::vector<Group> Clauses::groups(const std::function<void()>& poll) const {
  const Definitions definitions(*this, question_.variables.size(), poll);
  Joined joined(question_.variables.size());
  std::vector<std::size_t> wanted;
  const auto open_of = [&](std::size_t i) {
    std::vector<std::size_t> open;
    for (const int literal : (*this)[i])
      if (!is_of_cell(literal) && !definitions.defined(literal))
        open.push_back(variable_of(literal));
    return open;
  };
  for (std::size_t i = 0; i < count(); ++i) {
    if (definitions.defines(i) || !may_be_false(i)) continue;
    wanted.push_back(i);
    const std::vector<std::size_t> open = open_of(i);
    for (const std::size_t variable : open) joined.join(variable, open[0]);
  }
  std::vector<Group> groups;
  std::map<std::size_t, std::size_t> group_of;
  for (const std::size_t i : wanted) {
    const std::vector<std::size_t> open = open_of(i);
    std::size_t at = groups.size();
    if (!open.empty()) at = group_of.try_emplace(joined.root(open[0]), at).first->second;
    if (at == groups.size()) groups.emplace_back();
    groups[at].clauses.push_back(i);
  }
  for (Group& group : groups) {
    poll();
    std::set<std::size_t> found;
    for (const std::size_t clause : group.clauses) definitions.collect(clause, found);
    group.definitions.assign(found.begin(), found.end());
  }
  return joined_by_cells(std::move(groups), *this, facts_.board().value_count(), poll);
}

std::set<Cell> Clauses::cells_of(const Group& group) const {
  std::set<Cell> cells;
  for (const auto* list : {&group.clauses, &group.definitions})
    for (const std::size_t clause : *list)
      for (const int literal : (*this)[clause])
        if (is_of_cell(literal)) cells.insert(variable(literal).cell);
  return cells;
}

}  // namespace sudoku_sat::meaning
