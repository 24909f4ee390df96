// The teaching solver: its answers, and whether its description of each step is true.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <vector>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/proof_checker.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/brute_force.hpp"

using namespace sudoku_sat;

namespace {

using Kind = TraceEvent::Kind;
using Literals = std::vector<Lit>;

struct FormulaToTrace {
  Literals literals;
  Var variables = 0;
};

FormulaToTrace formula_of(const Puzzle& puzzle, const Formulation& formulation) {
  MemorySink sink;
  encode_puzzle(puzzle, *reduced_variables(puzzle, formulation), formulation, sink);
  const auto block = sink.block().literals;
  return {{block.begin(), block.end()}, static_cast<Var>(sink.size().variables)};
}

/// Keeps its own trail, made of the events alone, and checks each event against it.
class Listener {
 public:
  explicit Listener(const FormulaToTrace& formula) : formula_(formula) {}

  void listen(const TraceSolver& solver, const TraceEvent& event) {
    solver_ = &solver;
    ++counts_[static_cast<std::size_t>(event.kind)];
    if (event.kind == Kind::decision) {
      levels_.push_back(trail_.size());
      hold(levels_.size() == event.level);
      assign(event.literal);
    } else if (event.kind == Kind::propagation) {
      hold(is_unit(solver.clause(event.clause), event.literal));
      assign(event.literal);
    } else if (event.kind == Kind::flip) {
      assign(event.literal);
    } else if (event.kind == Kind::conflict) {
      hold(all_false(solver.clause(event.clause)));
      conflict_ = event.clause;
    } else if (event.kind == Kind::learnt) {
      learnt(event);
    } else if (event.kind == Kind::backjump || event.kind == Kind::restart) {
      hold(event.level < levels_.size());
      trail_.resize(levels_[event.level]);
      levels_.resize(event.level);
    } else if (event.kind == Kind::fixpoint) {
      each_clause(formula_.literals,
                  [this](std::span<const Lit> clause) { hold(!is_unit_now(clause)); });
    }
  }

  /// Whether all events were true so far.
  bool true_so_far() const { return true_; }
  const Literals& trail() const { return trail_; }
  std::size_t count(Kind kind) const { return counts_[static_cast<std::size_t>(kind)]; }

 private:
  void hold(bool truth) { true_ = true_ && truth; }

  void assign(Lit literal) {
    hold(!is_true(literal) && !is_true(-literal));
    trail_.push_back(literal);
  }

  bool is_true(Lit literal) const {
    return std::find(trail_.begin(), trail_.end(), literal) != trail_.end();
  }

  bool all_false(std::span<const Lit> clause) const {
    return std::all_of(clause.begin(), clause.end(), [&](Lit one) { return is_true(-one); });
  }

  bool is_unit(std::span<const Lit> clause, Lit literal) const {
    return std::all_of(clause.begin(), clause.end(),
                       [&](Lit one) { return one == literal ? !is_true(one) : is_true(-one); });
  }

  /// No literal of it is true, and at most one is not false.
  bool is_unit_now(std::span<const Lit> clause) const {
    const auto truth = [this](Lit one) { return is_true(one); };
    const auto open = [this](Lit one) { return !is_true(-one); };
    return std::none_of(clause.begin(), clause.end(), truth) &&
           std::count_if(clause.begin(), clause.end(), open) <= 1;
  }

  /// The clause follows by unit propagation, is false, has one literal of the last level, and is
  /// what resolution of the conflict with the cut gives, literals of level 0 left out.
  void learnt(const TraceEvent& event) {
    const auto clause = solver_->clause(event.clause);
    ProofFormula negated{further_};
    for (const Lit literal : clause) negated.literals.insert(negated.literals.end(), {-literal, 0});
    hold(check_proof({formula_.literals}, "", {.further = negated.literals}).accepted);
    hold(all_false(clause));
    const auto first_of_level = trail_.begin() + static_cast<std::ptrdiff_t>(levels_.back());
    hold(std::count_if(clause.begin(), clause.end(), [&](Lit literal) {
           return std::find(first_of_level, trail_.end(), -literal) != trail_.end();
         }) == 1);
    const Literals expected = resolvent(event.cut);
    hold(std::is_permutation(clause.begin(), clause.end(), expected.begin(), expected.end()));
    further_.insert(further_.end(), clause.begin(), clause.end());
    further_.push_back(0);
  }

  Literals resolvent(std::span<const ClauseNumber> cut) const {
    const auto start = solver_->clause(conflict_);
    Literals result(start.begin(), start.end());
    for (const ClauseNumber number : cut) {
      for (const Lit literal : solver_->clause(number)) {
        const auto pivot = std::find(result.begin(), result.end(), -literal);
        if (pivot != result.end()) {
          result.erase(pivot);
        } else if (std::find(result.begin(), result.end(), literal) == result.end()) {
          result.push_back(literal);
        }
      }
    }
    const std::size_t of_level_0 = levels_.empty() ? trail_.size() : levels_.front();
    const auto end = trail_.begin() + static_cast<std::ptrdiff_t>(of_level_0);
    std::erase_if(result, [&](Lit one) { return std::find(trail_.begin(), end, -one) != end; });
    return result;
  }

  const FormulaToTrace& formula_;
  const TraceSolver* solver_ = nullptr;
  Literals trail_;
  std::vector<std::size_t> levels_;
  Literals further_;  ///< learnt clauses
  ClauseNumber conflict_ = 0;
  std::size_t counts_[10] = {};
  bool true_ = true;
};

struct Traced {
  Answer answer = Answer::unknown;
  bool truthful = false;
  Model model{0};
  std::size_t conflicts = 0;
  std::size_t restarts = 0;
  std::size_t decisions = 0;
  std::size_t fixpoints = 0;
};

Traced traced(const FormulaToTrace& formula, const TraceOptions& options) {
  Listener listener(formula);
  TraceSolver* solver = nullptr;
  TraceSolver made(formula.literals, formula.variables, options,
                   [&](const TraceEvent& event) { listener.listen(*solver, event); });
  solver = &made;
  Traced result;
  result.answer = made.run();
  result.truthful =
      listener.true_so_far() && std::equal(made.trail().begin(), made.trail().end(),
                                           listener.trail().begin(), listener.trail().end());
  result.model = made.model();
  result.conflicts = listener.count(Kind::conflict);
  result.restarts = listener.count(Kind::restart);
  result.decisions = listener.count(Kind::decision);
  result.fixpoints = listener.count(Kind::fixpoint);
  return result;
}

bool satisfies(const Model& model, const Literals& formula) {
  bool all = true;
  each_clause(formula, [&](std::span<const Lit> clause) {
    all = all && std::any_of(clause.begin(), clause.end(), [&](Lit literal) {
            const auto value = model[std::abs(literal)];
            return value == (literal < 0 ? Model::Value::is_false : Model::Value::is_true);
          });
  });
  return all;
}

/// More pigeons than holes, one each: no way, and not soon found out.
FormulaToTrace pigeon_formula(int holes) {
  FormulaToTrace formula;
  formula.variables = holes * (holes + 1);
  const auto variable = [&](int pigeon, int hole) { return pigeon * holes + hole + 1; };
  for (int pigeon = 0; pigeon <= holes; ++pigeon) {
    for (int hole = 0; hole < holes; ++hole) formula.literals.push_back(variable(pigeon, hole));
    formula.literals.push_back(0);
    for (int other = 0; other < pigeon; ++other) {
      for (int hole = 0; hole < holes; ++hole) {
        formula.literals.insert(formula.literals.end(),
                                {-variable(pigeon, hole), -variable(other, hole), 0});
      }
    }
  }
  return formula;
}

const TraceOptions all_ways[] = {{},
                                 {.fixed_order = true},
                                 {.restarts = false},
                                 {.mode = TraceMode::dpll},
                                 {.mode = TraceMode::backtracking}};

}  // namespace

TEST_CASE("a traced run answers as brute force does, and each step is true", "[trace]") {
  Random random(24);
  for (int round = 0; round < 25; ++round) {
    const auto board = make_board(Geometry(2, 2));
    Puzzle puzzle{board, Grid(16, 0)};
    for (int given = 0; given < 5; ++given) {
      puzzle.givens[random.below(16)] = static_cast<Value>(1 + random.below(4));
    }
    const std::vector<int> givens(puzzle.givens.begin(), puzzle.givens.end());
    const bool possible = support::count_solutions(2, 2, givens, 1) == 1;
    for (const char* encoding : {"extended", "maple", "binary"}) {
      const Formulation formulation{.encoding = &encoding_named(encoding)};
      const FormulaToTrace formula = formula_of(puzzle, formulation);
      for (const TraceOptions& options : all_ways) {
        // Without propagation a binary code takes long.
        INFO(encoding << " " << name(options.mode) << " round " << round);
        const Traced run = traced(formula, options);
        CHECK(run.answer == (possible ? Answer::satisfiable : Answer::unsatisfiable));
        CHECK(run.truthful);
        if (possible) CHECK(satisfies(run.model, formula.literals));
      }
    }
  }
}

TEST_CASE("unit propagation alone ends with an answer, or when no clause is unit", "[trace]") {
  const Formulation formulation{.encoding = &encoding_named("extended")};
  const auto ended = [&](const char* puzzle) {
    const Traced run =
        traced(formula_of(parse_puzzle(puzzle), formulation), {.mode = TraceMode::units});
    CHECK(run.truthful);
    CHECK(run.decisions == 0);
    return run;
  };
  CHECK(ended("123434122143432.").answer == Answer::satisfiable);
  CHECK(ended("12..3..........3").answer == Answer::unknown);
  CHECK(ended("12..3..........3").fixpoints == 1);
  CHECK(ended("123.4...........").answer == Answer::unknown);
  CHECK(ended("123....4........").answer == Answer::unsatisfiable);
}

TEST_CASE("a traced run answers as CaDiCaL does on 9x9 boards", "[trace]") {
  const Puzzle solvable = parse_puzzle(
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  Puzzle wrong = solvable;
  wrong.givens[1] = 4;
  const Formulation formulation{.encoding = &encoding_named("maple")};
  for (const Puzzle& puzzle : {solvable, wrong}) {
    const FormulaToTrace formula = formula_of(puzzle, formulation);
    const auto cadical = make_solver({});
    encode_puzzle(puzzle, *reduced_variables(puzzle, formulation), formulation, *cadical);
    const Traced run = traced(formula, {});
    CHECK(run.answer == cadical->solve(Limits{}));
    CHECK(run.truthful);
    if (run.answer == Answer::satisfiable) CHECK(satisfies(run.model, formula.literals));
  }
}

TEST_CASE("the pigeon-hole formula is refuted in each mode, with restarts if there are conflicts",
          "[trace]") {
  for (const TraceOptions& options : all_ways) {
    const Traced run = traced(pigeon_formula(4), options);
    INFO(name(options.mode));
    CHECK(run.answer == Answer::unsatisfiable);
    CHECK(run.truthful);
    CHECK(run.conflicts > 5);
  }
  CHECK(traced(pigeon_formula(6), {.fixed_order = true}).restarts > 0);
  CHECK(traced(pigeon_formula(6), {.fixed_order = true, .restarts = false}).restarts == 0);
}

TEST_CASE("a traced run ends after the given number of conflicts", "[trace]") {
  const Traced run = traced(pigeon_formula(6), {.conflicts = 10});
  CHECK(run.answer == Answer::unknown);
  CHECK(run.conflicts == 10);
}

TEST_CASE("formulas without clauses, or with an empty one, are traced too", "[trace]") {
  for (const TraceOptions& options : all_ways) {
    CHECK(traced({{}, 3}, options).answer == Answer::satisfiable);
    CHECK(traced({{1, 0, 0}, 1}, options).answer == Answer::unsatisfiable);
    CHECK(traced({{1, 0, -1, 0}, 1}, options).answer == Answer::unsatisfiable);
    CHECK(traced({{1, -1, 0, 2, 2, 0}, 2}, options).answer == Answer::satisfiable);
  }
}

TEST_CASE("modes of a trace are read as they are written", "[trace]") {
  for (const TraceOptions& options : all_ways) {
    CHECK(parse_trace_mode(name(options.mode)) == options.mode);
  }
  CHECK(parse_trace_mode("units") == TraceMode::units);
  CHECK(!parse_trace_mode("walk"));
}
