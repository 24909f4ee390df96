// Digits are judged first, then marks: what follows from a wrong digit or mark is no hint. What is
// wrong is shown from the givens and the right digits, by the fewest steps among several wrong
// ones. The next step is that of the puzzle with the digits as givens and the marks as clues, so
// that it excludes nothing that the player has excluded already.
#include "player_hint.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "answers.hpp"
#include "base/joined.hpp"
#include "entry_findings.hpp"
#include "explanation_json.hpp"
#include "job.hpp"
#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat::report {

namespace {

/// At most this many wrong digits or marks are compared to find the one that takes the fewest
/// steps.
constexpr std::size_t max_compared = 8;

class HintSearch {
 public:
  HintSearch(const PlayerState& state, const Limits& limits)
      : state_(state),
        limits_(limits),
        hint_{.puzzle = state.filled(),
              .entries = state.entries,
              .explanation = {.status = "unknown"}} {}

  PlayerHint run() {
    if (const auto problem = problem_in([this] { find(); }, Interrupts::told)) {
      hint_.fault.reset();
      hint_.explanation = {
          .status = "unknown", .failed = problem->failed, .reason = problem->reason};
    }
    if (hint_.several && hint_.explanation.status == "solved") {
      hint_.explanation.status = "incomplete";
      hint_.explanation.reason = "there are several solutions";
    }
    return std::move(hint_);
  }

 private:
  void find() {
    const Outcome outcome = solved(state_.puzzle);
    if (outcome.status != Status::solved) return explain_next(state_.puzzle);
    hint_.several = outcome.uniqueness == Uniqueness::several;
    const EntryFindings entries = judge_entries(state_.puzzle, state_.entries, outcome, limits_);
    if (entries.any_wrong()) return show_entries(entries);
    const Outcome rest = solved(hint_.puzzle);
    const MarkFindings marks = judge_marks(hint_.puzzle, state_.marks, rest, limits_);
    if (marks.any_wrong()) return show_marks(marks);
    auto marked = with_marks(hint_.puzzle, right_marks(rest));
    if (marked) hint_.puzzle = *std::move(marked);
    explain_next(hint_.puzzle);
  }

  /// Throws: Stopped, SolverError if it is not known whether there is one solution.
  Outcome solved(const Puzzle& puzzle) const {
    Outcome outcome = PuzzleSolver({.unique = true}).solve(puzzle, limits_);
    if (outcome.undecided) limits_.check();
    if (outcome.undecided) throw SolverError(outcome.reason);
    return outcome;
  }

  void explain_next(const Puzzle& puzzle) {
    hint_.explanation = explain(puzzle, next_step(), limits_, {}, hint_.entries);
  }

  /// What the marks exclude that is in no solution and that the digits on the board don't exclude.
  PencilMarks right_marks(const Outcome& outcome) const {
    PencilMarks marks = state_.marks;
    TrueCandidates possible;
    if (outcome.uniqueness != Uniqueness::unique && !marks.empty()) {
      possible = true_candidates(hint_.puzzle, {}, limits_);
    }
    for (CellMarks& one : marks) {
      std::vector<Value> values;
      for (int number = 1; number <= hint_.puzzle.board->size(); ++number) {
        const auto value = static_cast<Value>(number);
        const bool in_one = !possible.empty() && contains(possible[one.cell], value);
        if (in_one || contains(one.values, value) || seen(one.cell, value)) values.push_back(value);
      }
      one.values = std::move(values);
    }
    return marks;
  }

  static bool contains(const std::vector<Value>& values, Value value) {
    return std::binary_search(values.begin(), values.end(), value);
  }

  /// Whether the value stands in a cell that the cell must differ from.
  bool seen(Cell cell, Value value) const {
    const Board& board = *hint_.puzzle.board;
    const auto& constraints = board.constraints_of(cell);
    return std::any_of(constraints.begin(), constraints.end(), [&](std::uint32_t constraint) {
      const auto& cells = board.cells_of(constraint);
      return std::any_of(cells.begin(), cells.end(),
                         [&](Cell other) { return hint_.puzzle.givens[other] == value; });
    });
  }

  void show_entries(const EntryFindings& found) {
    Grid right = state_.entries;
    for (const WrongEntry& wrong : found.wrong) right[wrong.cell] = 0;
    if (!found.together.empty()) right.assign(right.size(), 0);
    use(right);
    if (found.wrong.empty()) {
      hint_.explanation.status = "incomplete";
      hint_.fault = Fault{Fault::Kind::entries, found.together};
      return;
    }
    for (const WrongEntry& wrong : found.wrong) {
      compare({Fault::Kind::entry, {wrong.cell}, wrong.value});
    }
  }

  void show_marks(const MarkFindings& found) {
    hint_.explanation.status = "incomplete";
    if (!found.together.empty()) {
      hint_.fault = Fault{Fault::Kind::marks, found.together};
    } else if (found.lost.front().right == 0) {
      hint_.fault = Fault{Fault::Kind::mark, {found.lost.front().cell}};
    } else {
      for (const LostMark& lost : found.lost) {
        compare({Fault::Kind::mark, {lost.cell}, lost.right});
      }
    }
  }

  /// What is wrong is shown from these entries.
  void use(const Grid& entries) {
    hint_.entries = entries;
    hint_.puzzle = with_entries(state_.puzzle, entries);
  }

  /// Keeps the fault that fewer steps show.
  void compare(Fault fault) {
    const bool shown = hint_.fault && hint_.explanation.steps.size() < 2;
    if (shown || compared_++ >= max_compared) return;
    const bool entry = fault.kind == Fault::Kind::entry;
    const Geometry& geometry = hint_.puzzle.geometry();
    const Statement wrong{fault.cells[0], fault.value};
    const Question question{entry ? Question::Kind::why_not : Question::Kind::why,
                            entry ? to_string(wrong, geometry) : geometry.name(wrong.cell)};
    Explanation found = explain(hint_.puzzle, question, limits_, {}, hint_.entries);
    if (found.status == "unknown") {
      limits_.check();
      throw SolverError(found.reason);
    }
    if (hint_.fault && hint_.explanation.steps.size() <= found.steps.size()) return;
    hint_.fault = std::move(fault);
    hint_.explanation = std::move(found);
  }

  const PlayerState& state_;
  const Limits& limits_;
  PlayerHint hint_;
  std::size_t compared_ = 0;
};

std::vector<std::string> cell_list(const std::vector<Cell>& cells, const Geometry& geometry) {
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(geometry.name(cell));
  return names;
}

/// "r3c4", "the marks of r3c4 and r3c5"
std::string place_of(const Fault& fault, const Geometry& geometry) {
  const bool marks = fault.kind == Fault::Kind::mark || fault.kind == Fault::Kind::marks;
  return (marks ? "the marks of " : "") + base::listed(cell_list(fault.cells, geometry));
}

std::string_view what_is_wrong(Fault::Kind kind) {
  switch (kind) {
    case Fault::Kind::entry:
      return "a wrong digit";
    case Fault::Kind::entries:
      return "digits that have no solution together";
    case Fault::Kind::mark:
      return "a lost digit";
    default:
      return "marks that have no solution together";
  }
}

/// ", as this step shows:", ", as these 3 steps show:"
std::string shown_by(std::size_t steps) {
  if (steps == 0) return ".";
  return steps == 1 ? ", as this step shows:" : fmt::format(", as these {} steps show:", steps);
}

std::string entry_sentence(const PlayerHint& hint, const std::string& cell, int number) {
  const Explanation& shown = hint.explanation;
  const std::string entered = fmt::format("You put {} in {}", number, cell);
  if (!shown.steps.empty()) {
    return fmt::format("{}, but {} can't be {}{}", entered, cell, number,
                       shown_by(shown.steps.size()));
  }
  const std::size_t colon = shown.answer.find(": ");
  return fmt::format("{}: {}.", entered,
                     colon == std::string::npos ? shown.answer : shown.answer.substr(colon + 2));
}

std::string whole_sentence(const PlayerHint& hint) {
  const Fault& fault = *hint.fault;
  const Geometry& geometry = hint.puzzle.geometry();
  const std::string place = place_of(fault, geometry);
  const std::size_t steps = hint.explanation.steps.size();
  if (fault.kind == Fault::Kind::entry) {
    return entry_sentence(hint, place, geometry.number(fault.value));
  }
  if (fault.kind == Fault::Kind::mark && fault.value != 0) {
    return fmt::format("The marks of {} have lost {}{}", geometry.name(fault.cells[0]),
                       geometry.number(fault.value), shown_by(steps));
  }
  if (fault.kind == Fault::Kind::mark) return fmt::format("No solution has one of {}.", place);
  return fmt::format("No solution has {}{}.",
                     fault.kind == Fault::Kind::entries ? "the digits in " : "",
                     place + (fault.cells.size() > 1 ? " together" : ""));
}

base::Json fault_json(const PlayerHint& hint) {
  constexpr std::string_view kinds[] = {"entry", "entries", "mark", "marks"};
  const Fault& fault = *hint.fault;
  const Geometry& geometry = hint.puzzle.geometry();
  return {
      {"kind", kinds[static_cast<std::size_t>(fault.kind)]},
      {"cells", cell_list(fault.cells, geometry)},
      {"value", fault.value == 0 ? base::Json(nullptr) : base::Json(geometry.number(fault.value))},
      {"text", fault_sentence(hint, Telling::why)}};
}

/// Digits that a player has put in are no givens.
void tell_entries(const Grid& entries, const Geometry& geometry, base::Json& steps) {
  for (base::Json& step : steps) {
    for (base::Json& reason : step["reasons"]) {
      if (reason["kind"] != base::Json("given")) continue;
      for (Cell cell = 0; cell < entries.size(); ++cell) {
        if (entries[cell] == 0 || reason["cells"].front() != base::Json(geometry.name(cell)))
          continue;
        reason["kind"] = "entry";
      }
    }
  }
}

}  // namespace

PlayerHint hint_from(const PlayerState& state, const Limits& limits) {
  return HintSearch(state, limits).run();
}

void note(const PlayerHint& hint, base::ExitStatus& status) {
  if (hint.fault) return status.add_unsolvable();
  note(hint.explanation, status);
}

std::string fault_sentence(const PlayerHint& hint, Telling telling) {
  const std::string place = place_of(*hint.fault, hint.puzzle.geometry());
  if (telling == Telling::where) return fmt::format("Look at {}.", place);
  if (telling == Telling::what) {
    return fmt::format("Look at {} for {}.", place, what_is_wrong(hint.fault->kind));
  }
  return whole_sentence(hint);
}

base::Json hint_json(std::size_t index, const PuzzleInput& input, Telling telling,
                     const PlayerHint& hint) {
  PuzzleInput state = input;
  state.puzzle = hint.puzzle;
  base::Json all = explanation_json(index, state, next_step(), hint.explanation);
  tell_entries(hint.entries, hint.puzzle.geometry(), all["steps"]);
  base::Json json = hint_json(index, state, telling, hint.explanation);
  json["state"] = json["puzzle"];
  json["puzzle"] = to_line(input.puzzle->geometry(), input.puzzle->givens);
  if (hint.fault) {
    json.erase("reason");
    if (hint.several) json["reason"] = "there are several solutions";
    json["hint"] = {{"where", fault_sentence(hint, Telling::where)}};
    if (telling != Telling::where) json["hint"]["what"] = fault_sentence(hint, Telling::what);
    if (telling == Telling::why) json["hint"]["fault"] = fault_json(hint);
    if (telling == Telling::why) json["hint"]["steps"] = all["steps"];
  } else if (json["hint"].contains("step")) {
    json["hint"]["step"] = all["steps"].front();
  }
  return json;
}

}  // namespace sudoku_sat::report
