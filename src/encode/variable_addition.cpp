// Bounded variable addition: the clauses "l or C" for all literals l of a set L and all rests C of
// a set R say "all of L, or all of R". With a variable x for "not all of L" that takes |L| + |R| +
// 1 clauses in place of |L| * |R|:
//   x or l (each l),   not x or C (each C),   not x or not all of L
// The last one is not in the papers: without it x is free where all of L and of R hold, and a
// formula has more models than the puzzle has solutions. Unit propagation on them finds all that it
// found before.
//
// Sets are looked for as in N. Manthey, M. Heule & A. Biere: Automated reencoding of Boolean
// formulas, HVC 2012: from the most frequent literal on, the literal that shares most rests is
// added as long as that saves clauses. Of those that share equally many, it is the one to which
// most paths of three clauses lead (A. Haberlandt, H. Green & M. Heule: Effective auxiliary
// variables via structured reencoding, SAT 2023), which keeps together what belongs together
// whatever the order of the variables.
#include "variable_addition.hpp"

#include <fmt/format.h>

#include <numeric>
#include <utility>

#include "base/memory.hpp"
#include "filtering_sink.hpp"
#include "reencode.hpp"

namespace sudoku_sat::encoding {

namespace {

using formula::LitIndex;

constexpr LitIndex no_literal = 0;

/// How many clauses fewer.
std::int64_t saved(std::size_t literals, std::size_t rests) {
  const auto l = static_cast<std::int64_t>(literals);
  const auto r = static_cast<std::int64_t>(rests);
  return l * r - (l + r + 1);
}

}  // namespace

VariableAddition::VariableAddition(const MemorySink& formula)
    : formulas_(formula.size().clauses),
      first_(static_cast<std::uint32_t>(formula.size().variables + 1)),
      next_(first_) {
  const Size& size = formula.size();
  constexpr std::uint64_t bytes_per_literal = 3 * sizeof(LitIndex);
  constexpr std::uint64_t bytes_per_clause = 2 * sizeof(std::size_t) + 2 * sizeof(ClauseNumber);
  base::require_physical_memory(size.literals * bytes_per_literal + size.clauses * bytes_per_clause,
                                "for bounded variable addition");
  if (size.clauses >= std::uint64_t{1} << 31) {
    throw SolverError("too many clauses for bounded variable addition");
  }
  literals_.reserve(size.literals);
  begins_.reserve(size.clauses + 1);
  of_.resize(formula::index_end(size.variables));
  counts_.resize(of_.size());
  paths_.resize(size.variables + 1);
  std::vector<LitIndex> sorted;
  each_clause(formula.block().literals, [&](std::span<const Lit> clause) {
    poll_limits(clause.size());
    // What always holds, or has one literal, is left as it is.
    const bool of_use =
        formula::normalise(clause, sorted) && sorted.size() == clause.size() && sorted.size() > 1;
    if (!of_use) sorted.clear();
    append(sorted);
  });
  remove_repeated();
  for (LitIndex literal = 0; literal < of_.size(); ++literal) queue(literal);
  reduce_all();
}

void VariableAddition::append(std::span<const LitIndex> literals) {
  const auto number = static_cast<ClauseNumber>(alive_.size());
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  begins_.push_back(literals_.size());
  alive_.push_back(true);
  for (const LitIndex literal : literals) {
    of_[literal].push_back(number);
    ++counts_[literal];
  }
}

void VariableAddition::add(std::vector<LitIndex> literals) {
  std::ranges::sort(literals);
  append(literals);
}

/// Of equal clauses the first one stays. Those that are added have a new variable, so no clause
/// equals another afterwards.
void VariableAddition::remove_repeated() {
  std::vector<ClauseNumber> sorted(alive_.size());
  std::iota(sorted.begin(), sorted.end(), ClauseNumber{0});
  std::ranges::stable_sort(sorted, [this](ClauseNumber one, ClauseNumber other) {
    return std::ranges::lexicographical_compare(clause(one), clause(other));
  });
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    const std::span<const LitIndex> literals = clause(sorted[i]);
    if (!literals.empty() && std::ranges::equal(literals, clause(sorted[i - 1]))) remove(sorted[i]);
  }
}

void VariableAddition::remove(ClauseNumber number) {
  alive_[number] = false;
  for (const LitIndex literal : clause(number)) --counts_[literal];
}

void VariableAddition::drop_removed(LitIndex literal) {
  if (of_[literal].size() == counts_[literal]) return;
  std::erase_if(of_[literal], [this](ClauseNumber number) { return !alive_[number]; });
}

void VariableAddition::reduce_all() {
  while (!queue_.empty()) {
    const auto [count, inverted] = queue_.top();
    queue_.pop();
    const LitIndex literal = ~inverted;
    if (count != counts_[literal]) {
      // With fewer clauses it comes later; with more it has been queued again.
      if (count > counts_[literal]) queue(literal);
      continue;
    }
    const Product product = product_with(literal);
    if (product.literals.size() < 2 ||
        saved(product.literals.size(), product.rows[0].size()) <= 0) {
      continue;
    }
    replace(product);
    queue(literal);
  }
}

/// The literal of `two` that is not in `one`, if it takes the place of `literal` and all others are
/// equal.
VariableAddition::LitIndex VariableAddition::other_literal(LitIndex literal, ClauseNumber one,
                                                           ClauseNumber two) const {
  const std::span<const LitIndex> first = clause(one);
  const std::span<const LitIndex> second = clause(two);
  if (first.size() != second.size()) return no_literal;
  LitIndex other = no_literal;
  std::size_t i = 0;
  for (const LitIndex found : second) {
    if (i < first.size() && first[i] == literal) ++i;
    if (i < first.size() && first[i] == found) {
      ++i;
    } else if (other == no_literal && found != literal) {
      other = found;
    } else {
      return no_literal;
    }
  }
  return other;
}

std::vector<VariableAddition::Match> VariableAddition::matches_of(
    LitIndex literal, const std::vector<ClauseNumber>& columns) {
  std::vector<Match> matches;
  for (std::size_t column = 0; column < columns.size(); ++column) {
    LitIndex rarest = no_literal;
    for (const LitIndex each : clause(columns[column])) {
      if (each == literal) continue;
      if (rarest == no_literal || counts_[each] < counts_[rarest]) rarest = each;
    }
    drop_removed(rarest);
    poll_limits(of_[rarest].size());
    for (const ClauseNumber number : of_[rarest]) {
      const LitIndex other = other_literal(literal, columns[column], number);
      if (other != no_literal) matches.push_back({other, column, number});
    }
  }
  std::ranges::stable_sort(matches, {}, &Match::other);
  return matches;
}

VariableAddition::Product VariableAddition::product_with(LitIndex literal) {
  drop_removed(literal);
  Product product{{literal}, {of_[literal]}};
  std::vector<Match> matches = matches_of(literal, product.rows[0]);
  while (!matches.empty()) {
    std::vector<LitIndex> candidates;
    const std::size_t most = most_matched(matches, candidates);
    const std::size_t columns = product.rows[0].size();
    const std::size_t literals = product.literals.size();
    if (saved(literals + 1, most) <= saved(literals, columns)) break;
    const LitIndex best = closest(literal, candidates);
    // The columns that are left, with their new numbers.
    std::vector<std::size_t> renumbered(columns, columns);
    std::vector<ClauseNumber> row;
    std::vector<std::vector<ClauseNumber>> rows(literals);
    for (const Match& match : matches) {
      if (match.other != best) continue;
      renumbered[match.column] = row.size();
      row.push_back(match.clause);
      for (std::size_t i = 0; i < literals; ++i) rows[i].push_back(product.rows[i][match.column]);
    }
    rows.push_back(std::move(row));
    product.rows = std::move(rows);
    product.literals.push_back(best);
    std::erase_if(matches, [&](const Match& match) {
      return match.other == best || renumbered[match.column] == columns;
    });
    for (Match& match : matches) match.column = renumbered[match.column];
  }
  take_paths();
  return product;
}

/// The largest number of matches that a literal has; `best` gets the literals with that number.
std::size_t VariableAddition::most_matched(const std::vector<Match>& matches,
                                           std::vector<LitIndex>& best) {
  std::size_t most = 0;
  for (auto begin = matches.begin(); begin != matches.end();) {
    const auto end = std::find_if(begin, matches.end(),
                                  [&](const Match& match) { return match.other != begin->other; });
    const auto count = static_cast<std::size_t>(end - begin);
    if (count > most) best.clear();
    if (count >= most) best.push_back(begin->other);
    most = std::max(most, count);
    begin = end;
  }
  return most;
}

/// Calls visit(variable) for each literal of each clause that has the literal or its negation.
template <class Visit>
void VariableAddition::each_neighbour(LitIndex literal, const Visit& visit) {
  for (const LitIndex each : {literal, formula::negation(literal)}) {
    drop_removed(each);
    poll_limits(of_[each].size());
    for (const ClauseNumber number : of_[each]) {
      for (const LitIndex other : clause(number)) visit(other / 2);
    }
  }
}

/// Of the candidates the one to which most paths of three clauses lead, then the first.
VariableAddition::LitIndex VariableAddition::closest(LitIndex literal,
                                                     const std::vector<LitIndex>& candidates) {
  if (candidates.size() == 1) return candidates.front();
  if (reached_.empty()) {
    count_paths(literal, 1);
    for (const auto& [variable, times] : take_paths()) count_paths(2 * variable, times);
  }
  LitIndex chosen = candidates.front();
  std::uint64_t most = 0;
  for (const LitIndex candidate : candidates) {
    const auto counted = paths_to_.emplace(candidate, 0);
    std::uint64_t& paths = counted.first->second;
    if (counted.second) {
      each_neighbour(candidate, [&](std::uint32_t variable) { paths += paths_[variable]; });
    }
    if (paths > most) chosen = candidate;
    most = std::max(most, paths);
  }
  return chosen;
}

void VariableAddition::count_paths(LitIndex from, std::uint64_t times) {
  each_neighbour(from, [&](std::uint32_t variable) {
    if (paths_[variable] == 0) reached_.push_back(variable);
    paths_[variable] += times;
  });
}

/// The variables with paths, which have none afterwards.
std::vector<std::pair<std::uint32_t, std::uint64_t>> VariableAddition::take_paths() {
  std::vector<std::pair<std::uint32_t, std::uint64_t>> paths;
  for (const std::uint32_t variable : reached_) {
    paths.emplace_back(variable, std::exchange(paths_[variable], 0));
  }
  reached_.clear();
  paths_to_.clear();
  return paths;
}

void VariableAddition::replace(const Product& product) {
  const LitIndex added = 2 * next_++;
  of_.resize(of_.size() + 2);
  counts_.resize(of_.size());
  paths_.push_back(0);
  for (const LitIndex literal : product.literals) add({literal, added});
  for (const ClauseNumber number : product.rows[0]) {
    const std::span<const LitIndex> whole = clause(number);
    std::vector<LitIndex> rest(whole.begin(), whole.end());
    std::erase(rest, product.literals.front());
    rest.push_back(formula::negation(added));
    add(rest);
  }
  std::vector<LitIndex> definition{formula::negation(added)};
  for (const LitIndex literal : product.literals) definition.push_back(formula::negation(literal));
  add(definition);
  for (const auto& row : product.rows) {
    for (const ClauseNumber number : row) remove(number);
  }
  for (const LitIndex literal : {added, formula::negation(added)}) queue(literal);
  // The definition has the negations of the literals, which are more frequent now.
  for (const LitIndex literal : definition) queue(literal);
}

namespace {

/// Lets through what variable addition keeps.
class KeptSink : public FilteringSink {
 public:
  KeptSink(const VariableAddition& addition, SinkRef sink)
      : FilteringSink(sink), addition_(addition) {}

  void add(const ClauseBlock& block) {
    filter(block,
           [&](std::span<const Lit>, std::uint64_t number) { return addition_.keeps(number - 1); });
  }

 private:
  const VariableAddition& addition_;
};

}  // namespace

std::vector<FamilyRange> encode_with_added_variables(const Formulation& formulation,
                                                     const EncodingContext& context, SinkRef sink) {
  const Encoding& encoding = chosen_encoding(formulation);
  EncodingContext without_notes = context;
  without_notes.notes = nullptr;
  MemorySink formula;
  encode(encoding, without_notes, formula);
  const VariableAddition addition(formula);
  KeptSink kept(addition, sink);
  std::vector<FamilyRange> ranges = encode(encoding, context, kept);
  FamilyStream out(sink, context.notes);
  out.begin(variable_addition_family);
  if (addition.variables() != 0) out.new_vars(addition.variables());
  addition.for_each_added([&](const std::vector<Lit>& literals) {
    if (out.noted()) out.about("what several clauses have in common");
    out.add(literals);
  });
  out.flush();
  return kept.kept_and(std::move(ranges), variable_addition_family, out.clauses());
}

}  // namespace sudoku_sat::encoding
