// Clauses as propagation needs them: for each literal a list of what it implies, or of the clauses
// that contain it.
//
// What is known of each literal is an Assignment, in the order in which it came to be known, so
// that it can be undone in reverse. Inside propagation a literal is an index from 0, because it
// indexes arrays.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::formula {

/// A literal as an index: twice its variable, and 1 more if it is negated.
using LitIndex = std::uint32_t;

inline std::uint32_t variable_of(Lit literal) {
  const auto bits = static_cast<std::uint32_t>(literal);
  return literal < 0 ? 0 - bits : bits;
}

inline LitIndex index_of(Lit literal) { return 2 * variable_of(literal) + (literal < 0 ? 1 : 0); }

inline Lit literal_of(LitIndex index) {
  const auto variable = static_cast<Lit>(index / 2);
  return index % 2 == 0 ? variable : -variable;
}

inline LitIndex negation(LitIndex index) { return index ^ 1; }

inline bool is_negated(LitIndex index) { return (index & 1) != 0; }

/// All indices of that many variables are below this.
inline std::size_t index_end(std::size_t variables) { return 2 * (variables + 1); }

/// Puts the literals of a clause into `clause`, ascending, each once. False if both literals of
/// a variable are among them: the clause always holds.
inline bool normalise(std::span<const Lit> literals, std::vector<LitIndex>& clause) {
  clause.clear();
  for (const Lit literal : literals) clause.push_back(index_of(literal));
  std::sort(clause.begin(), clause.end());
  clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
  // Both literals of a variable are neighbours now.
  return std::adjacent_find(clause.begin(), clause.end(), [](LitIndex one, LitIndex other) {
           return other == negation(one);
         }) == clause.end();
}

class Assignment {
 public:
  /// Makes room for that many variables; what is known stays.
  void resize(std::size_t variables) {
    values_.resize(index_end(variables), 0);
    trail_.resize(variables);
  }

  /// 1 true, 0 open, -1 false
  int value(LitIndex index) const { return values_[index]; }
  bool is_true(LitIndex index) const { return values_[index] > 0; }
  bool is_false(LitIndex index) const { return values_[index] < 0; }
  bool is_open(LitIndex index) const { return values_[index] == 0; }

  /// Requires: the literal is open.
  void make_true(LitIndex index) {
    values_[index] = 1;
    values_[negation(index)] = -1;
    trail_[size_++] = index;
  }

  /// The literals that are true: how many, and which, in the order in which they became so.
  std::size_t size() const { return size_; }
  LitIndex operator[](std::size_t position) const { return trail_[position]; }

  /// Forgets all but the first `size` literals.
  void undo(std::size_t size) {
    for (; size_ > size; --size_) {
      values_[trail_[size_ - 1]] = 0;
      values_[negation(trail_[size_ - 1])] = 0;
    }
  }

 private:
  std::vector<std::int8_t> values_;  ///< by index: 1 true, 0 open, -1 false
  std::vector<LitIndex> trail_;      ///< a place for each variable
  std::size_t size_ = 0;
};

/// A list of entries for each literal, all of them side by side in memory, so that propagation
/// reads a list in one go. Entries come in any order: they are counted, then each is put in its
/// place. Lists are filled from the back, so the new entries of one literal are in reverse order.
template <class Entry>
class Lists {
 public:
  /// Requires: `index` is below the `indices` of the last append().
  std::span<const Entry> operator[](LitIndex index) const {
    return {entries_.data() + starts_[index], entries_.data() + starts_[index + 1]};
  }

  /// Adds entries; from then on there are `indices` lists, no fewer than before. `each_new(take)`
  /// has to call take(index, entry) for each new entry; it runs twice. All old entries are copied.
  template <class EachNew>
  void append(std::size_t indices, const EachNew& each_new) {
    const auto each = [&](const auto& take) {
      each_old(take);
      each_new(take);
    };
    // At first starts[c] is the end of list c.
    std::vector<std::uint64_t> starts(indices + 1, 0);
    each([&](LitIndex index, const Entry&) { ++starts[index]; });
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<Entry> entries(starts.back());
    each([&](LitIndex index, const Entry& entry) { entries[--starts[index]] = entry; });
    starts_ = std::move(starts);
    entries_ = std::move(entries);
  }

 private:
  template <class Take>
  void each_old(const Take& take) const {
    for (std::size_t list = 0; list + 1 < starts_.size(); ++list) {
      const auto index = static_cast<LitIndex>(list);
      for (const Entry& entry : (*this)[index]) take(index, entry);
    }
  }

  std::vector<Entry> entries_;
  std::vector<std::uint64_t> starts_;  ///< by index: where its list begins; then the end
};

/// Binary clauses as implications: (a or b) means that b follows from not a, and a from not b. Most
/// clauses of a Sudoku are binary.
class Implications {
 public:
  void add(LitIndex first, LitIndex second) { added_.emplace_back(first, second); }

  /// Takes in what was added. Requires: indices are below `indices`.
  void build(std::size_t indices) {
    implied_.append(indices, [this](const auto& take) {
      for (const auto& [first, second] : added_) {
        take(negation(first), second);
        take(negation(second), first);
      }
    });
    // Not {}, which would keep the memory, a lot of it if millions of clauses were added.
    added_ = decltype(added_)();
  }

  /// What follows from the literal. Requires: build() since the last add().
  std::span<const LitIndex> of(LitIndex index) const { return implied_[index]; }

 private:
  std::vector<std::pair<LitIndex, LitIndex>> added_;
  Lists<LitIndex> implied_;
};

/// Clauses of a few literals: each literal has a list with the other literals of its clauses. Only
/// values are looked at, so there is nothing to take back; the counts of LongClauses take as long
/// again to restore.
template <std::size_t literals>
class ShortClauses {
 public:
  /// Requires: this many literals, all different.
  void add(std::span<const LitIndex> clause) {
    added_.insert(added_.end(), clause.begin(), clause.end());
  }

  /// Takes in what was added. Requires: indices are below `indices`.
  void build(std::size_t indices) {
    others_.append(indices, [this](const auto& take) {
      for (auto clause = added_.begin(); clause != added_.end(); clause += literals) {
        for (std::size_t i = 0; i < literals; ++i) {
          Others others{};
          const auto left_out = clause + static_cast<std::ptrdiff_t>(i);
          const auto end = std::copy(clause, left_out, others.begin());
          std::copy(left_out + 1, clause + literals, end);
          take(clause[i], others);
        }
      }
    });
    // Not {}, which would keep the memory.
    added_ = decltype(added_)();
  }

  /// How many clauses follow() looks at.
  std::size_t occurrences(LitIndex index) const { return others_[index].size(); }

  /// Makes true what follows in `assignment`, where `index` is false. False at a contradiction.
  bool follow(LitIndex index, Assignment& assignment) const {
    for (const Others& others : others_[index]) {
      int sum = 0;
      for (const LitIndex other : others) sum += assignment.value(other);
      // It is this low only if all literals but one are false and that one is not true.
      if (sum > 2 - static_cast<int>(literals)) continue;
      if (sum == 1 - static_cast<int>(literals)) return false;
      assignment.make_true(*std::find_if(
          others.begin(), others.end(), [&](LitIndex other) { return assignment.is_open(other); }));
    }
    return true;
  }

 private:
  using Others = std::array<LitIndex, literals - 1>;

  std::vector<LitIndex> added_;  ///< the literals of the clauses to be taken in
  Lists<Others> others_;
};

/// Clauses of three and more literals. For each of them only two numbers are kept: how many of its
/// literals are not false, and the bitwise sum (exclusive or) of their indices. If only one is
/// left, the sum is that literal, so no clause is ever read. Counting is as old as unit propagation
/// (Dowling and Gallier, J. Logic Programming 1984). On 9x9 Sudoku it was measured to be 1.4 to 1.6
/// times as fast as two watched literals, which serve solvers, with their many long learnt clauses.
class LongClauses {
 public:
  /// Requires: at least two literals, all different. Throws: UsageError for more than 2^32 - 1
  /// clauses.
  void add(std::span<const LitIndex> clause) {
    if (rests_.size() == std::numeric_limits<std::uint32_t>::max()) {
      throw UsageError(
          "unit propagation takes at most 4294967295 clauses of three or more literals");
    }
    added_.insert(added_.end(), clause.begin(), clause.end());
    added_.push_back(0);
    rests_.push_back(
        {static_cast<std::uint32_t>(clause.size()),
         std::accumulate(clause.begin(), clause.end(), LitIndex{0}, std::bit_xor<>())});
  }

  /// Takes in what was added: the literals are dropped as soon as it is known which clauses contain
  /// each of them. Requires: indices are below `indices`, and each falsify() is taken back.
  void build(std::size_t indices) {
    clauses_of_.append(indices, [this](const auto& take) {
      std::uint32_t clause = taken_in_;
      for (const LitIndex index : added_) {
        if (index == 0) {
          ++clause;
        } else {
          take(index, clause);
        }
      }
    });
    taken_in_ = static_cast<std::uint32_t>(rests_.size());
    // Not {}, which would keep the memory.
    added_ = decltype(added_)();
  }

  /// How many clauses falsify() looks at.
  std::size_t occurrences(LitIndex index) const { return clauses_of_[index].size(); }

  /// Counts `index` as false. Calls unit(clause, literal) for each clause that has only this
  /// literal left then; clauses count from 0, in the order of add().
  template <class Unit>
  void falsify(LitIndex index, const Unit& unit) {
    // Goes on after a contradiction, because restore() counts all of them back.
    for (const std::uint32_t clause : clauses_of_[index]) {
      Rest& rest = rests_[clause];
      rest.sum ^= index;
      if (--rest.literals == 1) unit(clause, rest.sum);
    }
  }

  /// Counts `index` as false, which it is in `assignment`, and makes true what follows. False if
  /// a clause has no literal left that could be true.
  bool falsify(LitIndex index, Assignment& assignment) {
    bool consistent = true;
    falsify(index, [&](std::uint32_t, LitIndex last) {
      if (assignment.is_open(last)) assignment.make_true(last);
      consistent &= assignment.is_true(last);
    });
    return consistent;
  }

  /// Takes falsify() of this literal back; the order of literals does not matter.
  void restore(LitIndex index) {
    for (const std::uint32_t clause : clauses_of_[index]) {
      rests_[clause].sum ^= index;
      ++rests_[clause].literals;
    }
  }

 private:
  /// What is left of a clause.
  struct Rest {
    std::uint32_t literals;
    LitIndex sum;
  };

  std::vector<Rest> rests_;          ///< by clause
  Lists<std::uint32_t> clauses_of_;  ///< the clauses that contain each literal
  std::vector<LitIndex> added_;  ///< the clauses to be taken in, each ended by 0, which is no index
  std::uint32_t taken_in_ = 0;   ///< clauses that clauses_of_ knows
};

}  // namespace sudoku_sat::formula
