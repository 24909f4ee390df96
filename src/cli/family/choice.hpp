// Chooses the boards of one size for a family: all that are made, or, if calibrated, the first that
// fit.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "boards.hpp"

namespace sudoku_sat::cli {

/// Proposes boards in rounds and takes those that fit. A round depends only on the plan and the
/// results of the rounds before it, so the boards are the same for any number of threads.
class BoardChoice {
 public:
  BoardChoice(const FamilyPlan& plan, std::size_t size);

  /// The next boards to make; none if there are enough or all tries are used up.
  std::vector<Candidate> next_round();

  /// Takes the result of a board of the last round, in the order of the round.
  void add(FamilyBoard board, Fit fit);

  /// As many as requested, or fewer, by number.
  std::vector<FamilyBoard> take() { return std::move(chosen_); }
  std::size_t chosen() const { return chosen_.size(); }
  bool enough() const { return chosen_.size() == numbers_.size(); }
  /// "3 of 20 in 100 tries: 60 too easy, 37 too hard"
  std::string summary() const;

 private:
  /// A share of open cells, and how boards with it turned out.
  struct Share {
    int open = 0;
    std::uint64_t tries = 0;
    std::uint64_t hits = 0;

    /// The probability that the next one fits, by Laplace's rule of succession.
    double chance() const {
      return (static_cast<double>(hits) + 1) / (static_cast<double>(tries) + 2);
    }
  };

  Candidate candidate(int open);
  std::vector<Share*> most_promising();

  const FamilyPlan& plan_;
  std::size_t size_;
  NumberRange numbers_;  ///< of the boards, if all that are made are taken
  std::vector<Share> shares_;
  std::uint64_t begun_;
  std::array<std::uint64_t, 4> outcomes_{};  ///< by Fit
  std::vector<FamilyBoard> chosen_;
};

}  // namespace sudoku_sat::cli
