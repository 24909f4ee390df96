#include "lrat.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

namespace sudoku_sat::support {

namespace {

using Clause = std::vector<int>;

class LratChecker {
 public:
  explicit LratChecker(const std::vector<std::vector<int>>& formula) {
    for (const Clause& clause : formula) clauses_.emplace(++last_, clause);
  }

  /// Why a line is wrong; empty if it is right.
  std::string take(const std::string& line) {
    std::istringstream words(line);
    long number = 0;
    std::string word;
    words >> number >> word;
    if (word == "d") return remove(numbers_to_0(words));
    Clause lemma;
    for (int literal = std::stoi(word); literal != 0; words >> literal) lemma.push_back(literal);
    const std::vector<long> hints = numbers_to_0(words);
    if (number <= last_) return "numbers don't rise";
    last_ = number;
    const std::string fault = check(lemma, hints);
    clauses_.emplace(number, lemma);
    refuted_ |= lemma.empty();
    return fault;
  }
  bool refuted() const { return refuted_; }

 private:
  using True = std::set<int>;

  static std::vector<long> numbers_to_0(std::istringstream& words) {
    std::vector<long> numbers;
    for (long number = 0; words >> number && number != 0;) numbers.push_back(number);
    return numbers;
  }

  std::string remove(const std::vector<long>& numbers) {
    for (const long number : numbers) {
      if (clauses_.erase(number) == 0) return "no such clause to remove";
    }
    return {};
  }

  /// Makes the literals of a clause false; false if one of them is true.
  static bool deny(const Clause& clause, int except, True& values) {
    for (const int literal : clause) {
      if (literal == except) continue;
      if (values.count(literal) != 0) return false;
      values.insert(-literal);
    }
    return true;
  }

  /// Follows the hints from `next` on to a clause that is false. Empty if there was one, at the
  /// end.
  std::string follow(std::vector<long>::const_iterator& next, std::vector<long>::const_iterator end,
                     True& values) const {
    for (; next != end && *next > 0; ++next) {
      const auto clause = clauses_.find(*next);
      if (clause == clauses_.end()) return "a hint is no clause";
      std::set<int> open;
      for (const int literal : clause->second) {
        if (values.count(-literal) == 0) open.insert(literal);
      }
      if (open.size() > 1) return "a hint is not unit";
      if (open.empty()) {
        ++next;
        return next == end || *next < 0 ? "" : "hints go on after the contradiction";
      }
      if (!values.insert(*open.begin()).second) return "a hint is true";
    }
    return "no contradiction";
  }

  std::string check(const Clause& lemma, const std::vector<long>& hints) const {
    True values;
    if (!deny(lemma, 0, values)) return {};
    auto next = hints.begin();
    const bool rat = hints.empty() || hints.front() < 0;
    if (!rat) return follow(next, hints.end(), values);
    if (lemma.empty()) return "the empty clause is not RAT";
    for (const auto& [number, clause] : clauses_) {
      if (std::find(clause.begin(), clause.end(), -lemma.front()) == clause.end()) continue;
      if (next == hints.end() || *next != -number) return "a resolvent is left out";
      ++next;
      True with = values;
      if (!deny(clause, -lemma.front(), with)) continue;
      const std::string fault = follow(next, hints.end(), with);
      if (!fault.empty()) return fault;
    }
    return next == hints.end() ? "" : "hints about other clauses";
  }

  std::map<long, Clause> clauses_;
  long last_ = 0;
  bool refuted_ = false;
};

}  // namespace

std::string fault_of_lrat(const std::vector<std::vector<int>>& formula, const std::string& proof) {
  LratChecker checker(formula);
  std::istringstream lines(proof);
  for (std::string line; std::getline(lines, line);) {
    const std::string fault = checker.take(line);
    if (!fault.empty()) return fault + ": " + line;
  }
  return checker.refuted() ? "" : "the empty clause is missing";
}

}  // namespace sudoku_sat::support
