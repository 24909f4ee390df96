// The boards of an input: what its header, the options and the puzzles themselves say of them.
#pragma once

#include "one_line.hpp"
#include "puzzle_header.hpp"

namespace sudoku_sat::format {

/// Boards by geometry and rules, so that a stream of puzzles shares one. Those kept have at most
/// max_cells cells together; a single larger one is kept alone.
class BoardCache {
 public:
  /// The rules of the boards to come, besides those that are on by default.
  void set_rules(std::vector<RuleUse> rules);

  /// Throws: what make_board throws.
  const std::shared_ptr<const Board>& board(const Geometry& geometry);

 private:
  struct Kept {
    Geometry geometry;  ///< that was asked for; rules may change it
    std::string rules;
    std::shared_ptr<const Board> board;
  };

  static constexpr std::size_t max_cells = 100'000;
  /// What further rules count as: diagrams of sums may take much more memory than cells do.
  static constexpr std::size_t cells_of_rules = max_cells / 8;

  std::vector<RuleUse> rules_;
  std::string name_;  ///< of these rules with their data
  std::vector<Kept> boards_;
  std::size_t cells_ = 0;  ///< of all of them
};

class HeadedBoards {
 public:
  /// Until a header comes, the options alone decide. Throws: UsageError if they are wrong.
  explicit HeadedBoards(BoardRequest request);

  /// The boards to come belong to this header. Requires: it has no error. Throws: InputError if
  /// its rules are wrong; UsageError where the options contradict it.
  void begin(PuzzleHeader header);

  const PuzzleHeader& header() const { return header_; }
  std::optional<int> wanted_size() const;
  /// The geometry of the boards to come where the rules make it one of several grids; else null.
  const Geometry* layout() const { return layout_ ? &layout_->geometry() : nullptr; }

  /// The board of a puzzle of `size` at line number `line`; size 0: none has been seen. Throws:
  /// TextError where the header says another size; InputError where its rules don't fit it;
  /// UsageError where the options don't.
  std::shared_ptr<const Board> board(int size, std::size_t line);
  /// The same with rules that are of one puzzle alone, and the boxes that its drawing shows, unless
  /// the header or the options say others.
  std::shared_ptr<const Board> board(const ParsedBoard& parsed, const Position& position);

  /// A player's entries become givens if requested; otherwise `policy` gets a note about them.
  void settle_entries(ParsedBoard& parsed, const std::string& source,
                      const ExchangePolicy& policy) const;

 private:
  void require_meant(const ParsedBoard& parsed) const;
  Geometry geometry(int size) const;
  std::shared_ptr<const Board> make(const Geometry& geometry);

  BoardRequest request_;
  PuzzleHeader header_;
  BoardCache boards_;
  std::shared_ptr<const Board> layout_;
};

}  // namespace sudoku_sat::format
