// The search for braids. A target holds; then what it excludes is false, the last candidate of a
// cell or unit holds, and so on, until a cell, a unit or a clue has nothing left. In wide braids
// also what all the candidates that a unit has left exclude is false, and what a clue takes from
// its cells with the candidates that are left.
//
// What led to the end is returned as sentences that suppose nothing. Each says that one of some
// candidates holds: the end as it is, the others where something else holds or does not.
#pragma once

#include "csp_variables.hpp"

namespace sudoku_sat::propagation {

/// One of the cases holds, if the subject does or does not.
struct BraidSentence {
  enum class If { always, without, with };
  If when = If::always;
  NodeNumber subject = 0;
  bool by_clue = false;
  std::uint32_t number = 0;  ///< of the variable or the clue
  std::vector<NodeNumber> cases;
};

struct FoundBraid {
  NodeNumber target = 0;
  std::vector<BraidSentence> sentences;  ///< the end first; a case leads to later ones only
  /// What a case excludes: the target, or the subject of a sentence `without`; itself if a sentence
  /// `with` it follows.
  std::vector<std::pair<NodeNumber, NodeNumber>> excludes;

  NodeNumber excluded_by(NodeNumber node) const;
};

class ClueLinks;

class BraidSearch {
 public:
  enum class Width { links, units, clues };

  explicit BraidSearch(const LinkGraph& graph);

  const CspVariable& variable(std::uint32_t number) const { return variables_[number]; }
  /// The words of bits that have been read.
  std::uint64_t work() const { return work_; }

  /// The braid that excludes the target, if it has no more sentences than this.
  std::optional<FoundBraid> find(NodeNumber target, Width width, std::size_t most);

 private:
  static constexpr std::uint32_t never = ~std::uint32_t{0};

  /// Why a candidate is false.
  struct Cause {
    enum class By { node, variable, clue };
    By by = By::node;
    std::uint32_t number = 0;
    std::uint32_t time = never;  ///< never: it is not false
  };
  /// What has nothing left.
  struct End {
    bool by_clue = false;
    std::uint32_t number = 0;
  };

  std::vector<std::pair<NodeNumber, Exclusion>> open_candidates(
      const std::vector<Cell>& cells) const;
  void start(NodeNumber target);
  std::optional<End> settle();
  std::optional<End> falsify_by(NodeNumber node);
  std::optional<End> falsify(NodeNumber node, const Cause& cause);
  void hold_singles();
  std::vector<NodeNumber> excluded_by_left(std::uint32_t variable);
  bool use_units(std::optional<End>& end);
  bool use_clues(std::optional<End>& end);
  std::vector<Exclusion> gone_from(std::uint32_t clue, std::uint32_t time) const;
  std::vector<NodeNumber> needed_by_clue(std::uint32_t clue, std::optional<NodeNumber> taken,
                                         std::uint32_t time) const;
  BraidSentence sentence_of(NodeNumber node, bool holds) const;
  std::optional<FoundBraid> trimmed(const End& end, std::size_t most) const;
  bool is_false(NodeNumber node) const { return (false_[node / 64] >> node % 64 & 1U) != 0; }

  const LinkGraph& graph_;
  ClueLinks* clues_;  ///< null: the board has none
  std::vector<CspVariable> variables_;
  std::vector<std::vector<std::uint32_t>> of_node_;  ///< its variables
  std::vector<std::vector<std::pair<NodeNumber, Exclusion>>> of_clue_;
  std::vector<std::uint64_t> false_;
  std::vector<Cause> causes_;               ///< by node
  std::vector<std::size_t> left_;           ///< by variable, its candidates that are not false
  std::vector<std::uint32_t> singles_;      ///< variables with one left
  std::vector<NodeNumber> true_;            ///< in order; the target first
  std::vector<std::uint32_t> since_;        ///< by node, when it held
  std::vector<std::uint32_t> variable_of_;  ///< by node that holds, whose last candidate it is
  std::size_t next_ = 0;                    ///< in true_
  std::uint32_t now_ = 0;
  std::uint64_t work_ = 0;
};

}  // namespace sudoku_sat::propagation
