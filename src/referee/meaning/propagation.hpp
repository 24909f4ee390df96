// Unit propagation in the clauses of a group, while cells get their values one by one.
//
// Unit propagation with two watched literals, and a plain search (Davis, Logemann & Loveland, 1962)
// for the few variables that propagation leaves open. It is written for this library alone: what
// checks an encoder shares no code with it.
#pragma once

#include <algorithm>
#include <map>

#include "group.hpp"

namespace sudoku_sat::meaning {

/// Two watched literals a clause (Moskewicz et al., DAC 2001); undone like a stack.
class Propagation {
 public:
  Propagation(const Clauses& clauses, const Group& group) {
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
          own_[static_cast<std::size_t>(found - cells_.begin())].push_back(
              {at->second, said.values});
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

  /// The cells that the clauses speak of, in the order in which they come up.
  const std::vector<Cell>& cells() const { return cells_; }
  /// The values in parts that no literal of the cell with this number tells apart.
  std::vector<Values> parts(std::size_t cell, Values values) const {
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

  /// What follows from the clauses alone. Like all that follow: false if they contradict each
  /// other.
  bool begin() {
    for (const std::vector<Literal>& clause : clauses_) {
      if (clause.empty()) return false;
      if (clause.size() == 1 && !set(clause[0])) return false;
    }
    return propagate();
  }

  /// The cell holds one of the values, which are one part or in it.
  bool assign(std::size_t cell, Values values) {
    for (const Own& own : own_[cell])
      if (!set((values & own.values) != 0 ? own.literal : own.literal + 1)) return false;
    return propagate();
  }

  /// Makes the variable true or false that stands for just these values of the cell. Without one,
  /// as if it were false.
  bool set(std::size_t cell, Values values, bool truth) {
    const auto found = std::ranges::find(own_[cell], values, &Own::values);
    if (found == own_[cell].end()) return !truth;
    return set(truth ? found->literal : found->literal + 1) && propagate();
  }

  /// Whether that variable is false.
  bool excluded(std::size_t cell, Values values) const {
    const auto found = std::ranges::find(own_[cell], values, &Own::values);
    return found == own_[cell].end() || truth(found->literal) == Truth::no;
  }

  /// The variables of the cell.
  std::size_t variables(std::size_t cell) const { return own_[cell].size(); }
  /// Whether the cell's variables can still be as with these values.
  bool possible(std::size_t cell, Values values) const {
    return std::ranges::all_of(own_[cell], [&](const Own& own) {
      return truth(own.literal) != ((values & own.values) != 0 ? Truth::no : Truth::yes);
    });
  }

  /// Whether all of the cell's variables have values.
  bool decided(std::size_t cell) const {
    return std::ranges::all_of(own_[cell],
                               [&](const Own& own) { return truth(own.literal) != Truth::open; });
  }

  /// Sets the first variable of the cell that has no value yet.
  bool decide(std::size_t cell, bool truth_of_first) {
    const auto first = std::ranges::find_if(
        own_[cell], [&](const Own& own) { return truth(own.literal) == Truth::open; });
    return set(truth_of_first ? first->literal : first->literal + 1) && propagate();
  }

  /// Whether the variables that are still open can have values with which all clauses hold. They
  /// have them then.
  bool can_be_completed(const std::function<void()>& step) {
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

  std::size_t depth() const { return trail_.size(); }
  void undo(std::size_t depth) {
    for (; trail_.size() > depth; trail_.pop_back()) truths_[trail_.back() / 2] = Truth::open;
    done_ = std::min(done_, depth);
  }

 private:
  using Literal = std::uint32_t;  // twice a variable's number here, and 1 if it is negated
  enum class Truth : signed char { open, yes, no };
  struct Own {
    Literal literal;
    Values values;
  };

  Truth truth(Literal literal) const {
    const Truth truth = truths_[literal / 2];
    if (truth == Truth::open || literal % 2 == 0) return truth;
    return truth == Truth::yes ? Truth::no : Truth::yes;
  }

  bool set(Literal literal) {
    if (truth(literal) != Truth::open) return truth(literal) == Truth::yes;
    truths_[literal / 2] = literal % 2 == 0 ? Truth::yes : Truth::no;
    trail_.push_back(literal);
    return true;
  }

  bool propagate() {
    while (done_ < trail_.size())
      if (!visit(trail_[done_++] ^ 1U)) return false;
    return true;
  }

  /// Clauses that watch a literal which has become false watch another one, or make their last one
  /// true.
  bool visit(Literal falsified) {
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

  std::vector<Cell> cells_;
  std::vector<std::vector<Own>> own_;  // of each cell
  std::vector<std::vector<Literal>> clauses_;
  std::vector<std::vector<std::uint32_t>> watching_;
  std::vector<Truth> truths_;
  std::vector<Literal> trail_;
  std::size_t done_ = 0;
};

}  // namespace sudoku_sat::meaning
