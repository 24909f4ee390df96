// From text to report: reads the proof, checks it, and marks what it depends on.
//
// It also writes a checked proof as LRAT, in which each lemma names the clauses that justify it, so
// that a checker need not search: verified checkers read that form (L. Cruz-Filipe et al.,
// Efficient Certified RAT Verification, CADE 2017).
//
// What each check used is known (antecedents.hpp). Only lemmas of the core are written. What is
// true without assumptions becomes a lemma of one literal before it is first used; each lemma then
// names those units and the clauses of its own propagation, in the order in which they propagate.
#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "checker.hpp"
#include "core.hpp"
#include "poll.hpp"
#include "proof_steps.hpp"
#include "sudoku_sat/proof_checker.hpp"

namespace sudoku_sat {

using namespace proof;

namespace {

/// The number of a clause in the text, from 1.
using Number = std::uint64_t;

class LratText {
 public:
  LratText(const Checker& checker, const Core& core, bool with_rat)
      : checker_(checker), core_(core), with_rat_(with_rat) {}

  /// The clauses of the formula, or more of them.
  void count(std::span<const std::int32_t> clauses) {
    std::vector<LitIndex> clause;
    for (auto begin = clauses.begin(); begin != clauses.end();) {
      const auto end = std::find(begin, clauses.end(), 0);
      ++last_;
      if (!normalise({begin, end}, clause)) {
        tautologies_.push_back(last_);
      } else if (numbers_.size() < checker_.formula_clauses()) {
        numbers_.push_back(last_);
      }
      begin = end + 1;
    }
  }

  std::string write() {
    numbers_.resize(checker_.clauses().size(), 0);
    // RAT would ask for a resolvent with each of them.
    if (with_rat_ && !tautologies_.empty()) remove(tautologies_);
    core_.for_each_step(
        [this](const auto& literals, ClauseId id) {
          lemma(literals, checker_.record_of(id));
          numbers_[id] = last_;
        },
        [this](const auto&, ClauseId id) { remove({numbers_[id]}); });
    lemma({}, checker_.record_of(static_cast<ClauseId>(checker_.clauses().size())));
    return std::move(text_);
  }

 private:
  void remove(const std::vector<Number>& numbers) {
    text_ += std::to_string(last_) + " d";
    for (const Number number : numbers) put(static_cast<std::int64_t>(number));
    text_ += " 0\n";
  }

  void put(std::int64_t number) { (text_ += ' ') += std::to_string(number); }

  /// Begins the line of a lemma.
  void begin(std::span<const std::int32_t> literals) {
    text_ += std::to_string(++last_);
    for (const std::int32_t literal : literals) put(literal);
    text_ += " 0";
  }
  void end() { text_ += " 0\n"; }

  void lemma(std::span<const std::int32_t> literals, std::size_t record) {
    const Antecedents& antecedents = checker_.antecedents();
    for (const Variable unit : antecedents.units(record)) require_unit(unit);
    std::vector<LitIndex> denied;
    for (const std::int32_t literal : literals) denied.push_back(index_of(literal));
    bool is_rat = false;
    std::map<Number, ClauseId> resolved;
    antecedents.for_each_resolvent(record, [&](ClauseId id, const auto&, const auto&) {
      is_rat = true;
      if (is_written(id)) resolved.emplace(numbers_[id], id);
    });
    begin(literals);
    if (!is_rat) hints(antecedents.clauses(record), antecedents.units(record), denied);
    // Checkers want the resolvents in the order of their clauses.
    for (const auto& resolvent : resolved) {
      antecedents.for_each_resolvent(record,
                                     [&](ClauseId id, const auto& clauses, const auto& units) {
                                       if (id != resolvent.second) return;
                                       put(-static_cast<std::int64_t>(resolvent.first));
                                       std::vector<LitIndex> all = denied;
                                       const auto& others = checker_.clauses().literals(id);
                                       all.insert(all.end(), others.begin(), others.end());
                                       hints(clauses, units, all);
                                     });
    }
    end();
  }

  /// Of the formula, or a lemma that was written before.
  bool is_written(ClauseId id) const { return id < checker_.formula_clauses() || core_.marks(id); }

  /// In the order in which they propagate. `denied`: literals that are false to begin with.
  void hints(std::span<const ClauseId> clauses, std::span<const Variable> units,
             const std::vector<LitIndex>& denied) {
    for (const Variable unit : units) {
      const LitIndex negated = negation(literal_of(unit));
      if (std::find(denied.begin(), denied.end(), negated) == denied.end()) {
        put(static_cast<std::int64_t>(units_.at(unit)));
      }
    }
    for (auto id = clauses.rbegin(); id != clauses.rend(); ++id) {
      put(static_cast<std::int64_t>(numbers_[*id]));
    }
  }

  /// The literal of a unit that is true.
  LitIndex literal_of(Variable unit) const {
    const LitIndex positive = 2 * unit;
    return checker_.propagation().is_true(positive) ? positive : negation(positive);
  }

  /// Writes the unit, and before it those that it follows from, unless they are there.
  void require_unit(Variable unit) {
    std::vector<Variable> open{unit};
    std::vector<Variable> needed;
    while (!open.empty()) {
      const Variable next = open.back();
      open.pop_back();
      if (!units_.emplace(next, 0).second) continue;
      needed.push_back(next);
      for (const LitIndex index : reason_of(next)) open.push_back(variable_of(index));
    }
    const auto earlier = [this](Variable a, Variable b) {
      return checker_.propagation().position(a) < checker_.propagation().position(b);
    };
    std::sort(needed.begin(), needed.end(), earlier);
    for (const Variable next : needed) write_unit(next);
  }

  std::span<const LitIndex> reason_of(Variable unit) const {
    return checker_.clauses().literals(checker_.propagation().reason(unit));
  }

  void write_unit(Variable unit) {
    const Number reason = numbers_[checker_.propagation().reason(unit)];
    const std::span<const LitIndex> clause = reason_of(unit);
    units_[unit] = reason;
    if (clause.size() == 1) return;
    const auto variable = static_cast<std::int32_t>(unit);
    const std::int32_t literal = literal_of(unit) == 2 * unit ? variable : -variable;
    begin(std::span(&literal, 1));
    for (const LitIndex index : clause) {
      if (variable_of(index) != unit) put(static_cast<std::int64_t>(units_.at(variable_of(index))));
    }
    put(static_cast<std::int64_t>(reason));
    end();
    units_[unit] = last_;
  }

  const Checker& checker_;
  const Core& core_;
  bool with_rat_;
  std::vector<Number> numbers_;      ///< by clause; 0: not written
  std::vector<Number> tautologies_;  ///< of the formula; the checker has none
  std::map<Variable, Number> units_;
  Number last_ = 0;
  std::string text_;
};

/// The proof as LRAT; clauses have the numbers of their places in the formula and then in
/// `further`, from 1. `with_rat`: it has lemmas that only RAT justifies. Requires: the checker's
/// run() returned, and its antecedents are complete.
std::string lrat_of(const Checker& checker, const Core& core, const ProofFormula& formula,
                    std::span<const std::int32_t> further, bool with_rat) {
  LratText text(checker, core, with_rat);
  text.count(formula.literals);
  text.count(further);
  return text.write();
}

void check(const ProofFormula& formula, std::string_view text, const ProofOptions& options,
           ProofReport& report) {
  proof::Poll poll(options.poll);
  const proof::ProofSteps proof(text, poll);
  std::optional<proof::Checker> tried;
  tried.emplace(formula, options.further, proof, options.lrat, poll, report);
  if (!tried->run_backwards()) {
    report = {};
    tried.emplace(formula, options.further, proof, true, poll, report);
    tried->run_forwards();
  }
  const proof::Checker& checker = *tried;
  const bool with_rat = report.rat_lemmas > 0;
  const proof::Core core(checker, proof, with_rat);
  report.core_clauses = core.formula_clauses();
  report.core_lemmas = core.lemmas() + 1;
  if (options.trim) report.trimmed = core.trimmed();
  if (options.lrat && checker.antecedents().complete()) {
    report.lrat = lrat_of(checker, core, formula, options.further, with_rat);
  }
}

}  // namespace

ProofReport check_proof(const ProofFormula& formula, std::string_view proof,
                        const ProofOptions& options) {
  ProofReport report;
  try {
    check(formula, proof, options, report);
    report.accepted = true;
  } catch (const proof::Refused& refused) {
    report.reason = refused.what();
    report.line = refused.line();
  }
  return report;
}

}  // namespace sudoku_sat
