// If there is one solution, marks are compared with it. If there are several, marks are wrong if no
// solution has a value of theirs; if each cell's marks are right by themselves, a smallest set that
// can't hold together is found by leaving out one after the other.
#include "mark_findings.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "answers.hpp"
#include "base/joined.hpp"
#include "job.hpp"
#include "redundant_rules.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::report {

namespace {

constexpr std::string_view rule_of_marks = "pencilmarks";

bool marked(const CellMarks& marks, Value value) {
  return std::binary_search(marks.values.begin(), marks.values.end(), value);
}

/// The same board without the rule `pencilmarks`, and with other marks instead.
class BoardsOfMarks {
 public:
  explicit BoardsOfMarks(const Board& board) : board_(board) {}

  bool has_marks() const {
    const std::vector<RuleText>& texts = board_.rules();
    return std::any_of(texts.begin(), texts.end(),
                       [](const RuleText& text) { return text.name == rule_of_marks; });
  }

  /// Null if there is no such board.
  std::shared_ptr<const Board> with(const PencilMarks& marks) const {
    std::vector<RuleText> texts = board_.rules();
    std::erase_if(texts, [](const RuleText& text) { return text.name == rule_of_marks; });
    if (!marks.empty()) add(marks, texts);
    return board_with(board_, texts);
  }

 private:
  void add(const PencilMarks& marks, std::vector<RuleText>& texts) const {
    constexpr int largest_sign = 35;
    if (board_.geometry().most() <= largest_sign) {
      texts.push_back({std::string(rule_of_marks), {signs(marks)}});
    } else {
      add_allowed(marks, texts);
    }
  }

  std::string signs(const PencilMarks& marks) const {
    const Geometry& geometry = board_.geometry();
    const auto size = static_cast<std::size_t>(geometry.size());
    std::string text;
    for (int number = geometry.least(); number <= geometry.most(); ++number) {
      text += static_cast<char>(number < 10 ? '0' + number : 'A' + number - 10);
    }
    const std::string all = text;
    for (Cell cell = 1; cell < geometry.grid_cells(); ++cell) text += all;
    for (const CellMarks& one : marks) {
      for (std::size_t i = 0; i < size; ++i) {
        if (!marked(one, static_cast<Value>(i + 1))) text[one.cell * size + i] = '.';
      }
    }
    return text;
  }

  void add_allowed(const PencilMarks& marks, std::vector<RuleText>& texts) const {
    const Geometry& geometry = board_.geometry();
    auto allowed = std::find_if(texts.begin(), texts.end(),
                                [](const RuleText& text) { return text.name == "allowed"; });
    if (allowed == texts.end()) allowed = texts.insert(texts.end(), RuleText{"allowed", {}});
    for (const CellMarks& one : marks) {
      std::vector<int> numbers;
      for (const Value value : one.values) numbers.push_back(geometry.number(value));
      allowed->entries.push_back(
          fmt::format("{}: {}", base::joined(numbers, " "), geometry.name(one.cell)));
    }
  }

  const Board& board_;
};

/// The puzzle on a board with the same cells.
Puzzle moved(const Puzzle& puzzle, std::shared_ptr<const Board> board) {
  Puzzle other{std::move(board), puzzle.givens};
  other.givens.resize(other.board->cells(), 0);
  return other;
}

class MarkJudge {
 public:
  MarkJudge(const Puzzle& puzzle, const PencilMarks& marks, const Outcome& outcome,
            const Limits& limits)
      : puzzle_(puzzle), marks_(marks), outcome_(outcome), limits_(limits) {}

  MarkFindings run() {
    if (outcome_.uniqueness == Uniqueness::unique) {
      compare_with_solution();
    } else {
      look_for_lost_ones();
      if (found_.lost.empty()) look_for_a_set();
    }
    return std::move(found_);
  }

 private:
  void compare_with_solution() {
    for (const CellMarks& one : marks_) {
      const Value right = (*outcome_.solution)[one.cell];
      if (!marked(one, right)) found_.lost.push_back({one.cell, right});
    }
  }

  void look_for_lost_ones() {
    const TrueCandidates possible = true_candidates(puzzle_, {}, limits_);
    for (const CellMarks& one : marks_) {
      const std::vector<Value>& values = possible[one.cell];
      const bool right = std::any_of(values.begin(), values.end(),
                                     [&](Value value) { return marked(one, value); });
      if (!right) found_.lost.push_back({one.cell, 0});
    }
  }

  void look_for_a_set() {
    PencilMarks rest = marks_;
    if (stand(rest)) return;
    for (std::size_t i = 0; i < rest.size();) {
      PencilMarks fewer = rest;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      if (stand(fewer)) {
        ++i;
      } else {
        rest = std::move(fewer);
      }
    }
    for (const CellMarks& one : rest) found_.together.push_back(one.cell);
  }

  /// Whether the puzzle has a solution with these marks.
  bool stand(const PencilMarks& marks) const {
    const auto board = BoardsOfMarks(*puzzle_.board).with(marks);
    if (!board) return true;
    const Outcome outcome = solve(moved(puzzle_, board), {.core = false}, limits_);
    if (outcome.status == Status::unknown) {
      limits_.check();
      throw SolverError(outcome.reason);
    }
    return outcome.status == Status::solved;
  }

  const Puzzle& puzzle_;
  const PencilMarks& marks_;
  const Outcome& outcome_;
  const Limits& limits_;
  MarkFindings found_;
};

std::string name_of_marks(const Board& board, Cell cell) {
  const std::vector<Allowed>& all = board.allowed();
  const auto found = std::find_if(all.begin(), all.end(), [cell](const Allowed& one) {
    return one.cell == cell && one.rule == rule_of_marks;
  });
  const auto number = static_cast<std::uint32_t>(found - all.begin());
  return to_string(Reason{Reason::Kind::allowed, number}, board);
}

}  // namespace

std::optional<MarkedPuzzle> without_marks(const Puzzle& puzzle) {
  const BoardsOfMarks boards(*puzzle.board);
  const auto board = boards.has_marks() ? boards.with({}) : nullptr;
  if (!board) return std::nullopt;
  MarkedPuzzle marked{moved(puzzle, board), {}};
  for (const Allowed& one : puzzle.board->allowed()) {
    if (one.rule == rule_of_marks) marked.marks.push_back({one.cell, one.values});
  }
  return marked;
}

std::optional<Puzzle> with_marks(const Puzzle& puzzle, const PencilMarks& marks) {
  const auto board = BoardsOfMarks(*puzzle.board).with(marks);
  return board ? std::optional(moved(puzzle, board)) : std::nullopt;
}

MarkFindings judge_marks(const Puzzle& puzzle, const PencilMarks& marks, const Outcome& outcome,
                         const Limits& limits) {
  return MarkJudge(puzzle, marks, outcome, limits).run();
}

std::string to_string(const MarkFindings& findings, const Geometry& geometry) {
  constexpr std::size_t most = 4;
  std::vector<std::string> texts;
  for (const LostMark& lost : findings.lost) {
    if (texts.size() == most) break;
    const std::string cell = geometry.name(lost.cell);
    texts.push_back(lost.right == 0
                        ? fmt::format("no solution has one of the marks of {}", cell)
                        : fmt::format("{} has lost {}", cell, geometry.number(lost.right)));
  }
  if (const std::size_t rest = findings.lost.size() - texts.size(); rest > 0) {
    texts.push_back(rest == 1 ? "1 more cell is wrong"
                              : fmt::format("{} more cells are wrong", rest));
  }
  if (!texts.empty()) return base::listed(texts);
  for (const Cell cell : findings.together) texts.push_back(geometry.name(cell));
  return fmt::format("no solution has the marks of {}{}", base::listed(texts),
                     texts.size() > 1 ? " together" : "");
}

std::optional<MarkBlame> blamed_marks(const Puzzle& puzzle, const Limits& limits) {
  const std::optional<MarkedPuzzle> marked = without_marks(puzzle);
  if (!marked) return std::nullopt;
  const Outcome outcome = solve(marked->puzzle, {.unique = true}, limits);
  if (outcome.undecided) limits.check();
  if (outcome.status != Status::solved || outcome.uniqueness == Uniqueness::unknown) {
    return std::nullopt;
  }
  const MarkFindings found = judge_marks(marked->puzzle, marked->marks, outcome, limits);
  if (!found.any_wrong()) return std::nullopt;
  MarkBlame blame{.sentence = fmt::format("{}: {}.", marks_leave_none,
                                          to_string(found, marked->puzzle.geometry())),
                  .cells = found.together};
  for (const LostMark& lost : found.lost) blame.cells.push_back(lost.cell);
  for (const Cell cell : blame.cells) blame.names.push_back(name_of_marks(*puzzle.board, cell));
  return blame;
}

void blame_marks(const Puzzle& puzzle, const Limits& limits, std::string& reason) {
  const auto blame = [&] {
    if (auto found = blamed_marks(puzzle, limits)) reason = std::move(found->sentence);
  };
  problem_in(blame, Interrupts::told);
}

void blame_marks(const Puzzle& puzzle, const Limits& limits, Outcome& outcome) {
  if (outcome.status != Status::unsatisfiable) return;
  std::string reason;
  blame_marks(puzzle, limits, reason);
  if (reason.empty()) return;
  outcome.reason = std::move(reason);
  outcome.core.clear();
  outcome.core_missing = false;
}

}  // namespace sudoku_sat::report
