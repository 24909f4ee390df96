// Walks over the graph from its root, with the formula's clauses under the decisions on the way.
//
// Why that is enough. A part that a node stands for is a set R of clauses over its open variables.
// Each model of the graph below the node satisfies R: a clause of R is satisfied by the literals of
// an arc, or is in one of the parts that are left, or has become false, which is a contradiction.
// So each part has a model. Conversely each model of R is one of the graph: together with models of
// the other parts on the way to the node it is a model of the whole formula, and so of the lemmas;
// where they refute a decision, no model of R makes it. No model is counted twice, because arcs of
// a node begin with opposite literals, and each variable that counts gets a value, because nothing
// is left at the end.
#include "sudoku_sat/count_checker.hpp"

#include <algorithm>
#include <stdexcept>

#include "clauses.hpp"
#include "decimal.hpp"
#include "formula_parts.hpp"
#include "nnf.hpp"
#include "poll.hpp"
#include "sudoku_sat/proof_checker.hpp"

namespace sudoku_sat {

using namespace proof;

namespace {

/// Decisions below each other; each takes a few hundred bytes of the stack.
constexpr std::size_t deepest = 5'000;

class CountCheck {
 public:
  CountCheck(const CountQuestion& question, const std::function<void()>& poll)
      : counted_(question.counted),
        poll_(poll),
        lemmas_(question.formula, question.variables, poll),
        nnf_(question.nnf, question.variables),
        parts_(question.formula, question.variables, question.counted),
        nodes_(nnf_.nodes() + 1),
        stamps_(question.variables + 1, 0) {}

  /// Returns how many there are. Throws: Malformed with a line of the lemmas.
  std::uint64_t learn(std::string_view text) {
    NumberLines lines(text);
    while (lines.next()) {
      if (!lemmas_.add(lines.numbers())) lines.fail("this does not follow by unit propagation");
    }
    return lines.line();
  }

  /// The number of models. Throws: Malformed.
  Decimal run(std::size_t variables) {
    if (nnf_.kind(root) == 'f') {
      if (nnf_.nodes() > 1 || !lemmas_.refuted()) fail("the lemmas don't refute the formula");
      return {};
    }
    if (nnf_.kind(root) != 'o' || nnf_.arcs(root) != 1) fail("node 1 is not `o` with one arc");
    const Nnf::Arc arc = nnf_.arc(root, 0);
    line_ = arc.line;
    if (!parts_.begin()) fail("unit propagation refutes the formula");
    compare(arc.literals, 0);
    std::vector<Variable> all(variables);
    for (std::size_t i = 0; i < variables; ++i) all[i] = static_cast<Variable>(i + 1);
    Decimal models = left(arc.to, all);
    for (std::uint32_t node = root + 1; node <= nnf_.nodes(); ++node) {
      if (!nodes_[node].reached) fail("nothing leads to node " + std::to_string(node));
    }
    return models;
  }

  std::uint64_t nodes() const { return nnf_.nodes(); }

 private:
  static constexpr std::uint32_t root = 1;

  struct Node {
    bool reached = false;
    Sum sum = {};
    Decimal models = {};
  };

  [[noreturn]] void fail(std::string reason) const { throw Malformed{line_, std::move(reason)}; }

  /// What has become true after the first `before` literals has to be exactly these.
  void compare(std::span<const std::int32_t> literals, std::size_t before) {
    const std::span<const LitIndex> derived = parts_.trail().subspan(before);
    ++stamp_;
    for (const LitIndex literal : derived) stamps_[variable_of(literal)] = stamp_ + (literal & 1U);
    for (const std::int32_t literal : literals) {
      std::size_t& stamp = stamps_[variable_of_literal(literal)];
      if (stamp != stamp_ + (index_of(literal) & 1U)) {
        fail("unit propagation does not derive " + std::to_string(literal) +
             ", or it occurs twice");
      }
      stamp = 0;
    }
    ++stamp_;
    if (derived.size() != literals.size()) fail("unit propagation derives more literals");
  }

  /// The models of what is left of a part's variables, where an arc has led to `node`.
  Decimal left(std::uint32_t node, std::span<const Variable> variables) {
    const std::vector<Part> parts = parts_.split(variables);
    const char kind = parts.empty() ? 't' : parts.size() == 1 ? 'o' : 'a';
    if (nnf_.kind(node) != kind) {
      fail(std::string("node ") + std::to_string(node) + " should be '" + kind + "'");
    }
    if (kind == 'o') return models_of(node, parts.front());
    nodes_[node].reached = true;
    if (nnf_.arcs(node) != parts.size())
      fail("there are " + std::to_string(parts.size()) + " parts");
    Decimal models(1);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Nnf::Arc arc = nnf_.arc(node, i);
      line_ = arc.line;
      if (nnf_.kind(arc.to) != 'o' || !arc.literals.empty()) fail("this is not the arc of a part");
      models = models * models_of(arc.to, parts[i]);
    }
    return models;
  }

  const Decimal& models_of(std::uint32_t number, const Part& part) {
    Node& node = nodes_[number];
    if (!node.reached) {
      node.reached = true;
      node.sum = part.sum;
      node.models = decided(number, part);
    } else if (node.sum != part.sum) {
      fail("the other ways to node " + std::to_string(number) + " leave another part");
    }
    return node.models;
  }

  Decimal decided(std::uint32_t node, const Part& part) {
    poll_.work(parts_.steps() - steps_);
    steps_ = parts_.steps();
    if (path_.size() == deepest) fail("too many decisions below each other");
    const std::size_t arcs = nnf_.arcs(node);
    if (arcs != 1 && arcs != 2) fail("node " + std::to_string(node) + " has not one or two arcs");
    const std::int32_t decision = decision_of(nnf_.arc(node, 0), part);
    Decimal models = branch(nnf_.arc(node, 0), part);
    if (arcs == 2) {
      const Nnf::Arc other = nnf_.arc(node, 1);
      line_ = other.line;
      if (decision_of(other, part) != -decision)
        fail("the first literal is not the other decision");
      if (variable_of_literal(decision) > counted_) fail("the node's variable does not count");
      models += branch(other, part);
    } else if (part.counts && !refuted(-decision)) {
      fail("no contradiction follows from the other decision of node " + std::to_string(node));
    }
    return models;
  }

  std::int32_t decision_of(const Nnf::Arc& arc, const Part& part) {
    line_ = arc.line;
    if (arc.literals.empty()) fail("the arc has no decision");
    const std::int32_t decision = arc.literals.front();
    if (!std::binary_search(part.variables.begin(), part.variables.end(),
                            variable_of_literal(decision))) {
      fail("the part has no variable of " + std::to_string(decision));
    }
    return decision;
  }

  Decimal branch(const Nnf::Arc& arc, const Part& part) {
    line_ = arc.line;
    const std::size_t before = parts_.trail().size();
    if (!parts_.assume(index_of(arc.literals.front())))
      fail("unit propagation finds a contradiction");
    compare(arc.literals, before);
    path_.push_back(arc.literals.front());
    Decimal models = left(arc.to, part.variables);
    path_.pop_back();
    parts_.undo(before);
    line_ = arc.line;
    return models;
  }

  bool refuted(std::int32_t decision) {
    const std::size_t before = parts_.trail().size();
    const bool at_once = !parts_.assume(index_of(decision));
    parts_.undo(before);
    if (at_once) return true;
    std::vector<std::int32_t> lemma{-decision};
    for (const std::int32_t other : path_) lemma.push_back(-other);
    return lemmas_.add(lemma);
  }

  std::size_t counted_;
  Poll poll_;
  LemmaChecker lemmas_;
  Nnf nnf_;
  FormulaParts parts_;
  std::vector<Node> nodes_;
  std::vector<std::int32_t> path_;  ///< the decisions that lead to a node
  std::vector<std::size_t> stamps_;
  std::size_t stamp_ = 0;
  std::size_t steps_ = 0;
  std::uint64_t line_ = 0;
};

}  // namespace

CountReport check_count(const CountQuestion& question, const std::function<void()>& poll) {
  if (largest_variable(question.formula) > question.variables ||
      question.counted > question.variables) {
    throw std::logic_error("check_count: the formula has more variables");
  }
  CountReport report;
  try {
    CountCheck check(question, poll);
    report.in_lemmas = true;
    report.lemmas = check.learn(question.lemmas);
    report.in_lemmas = false;
    report.models = check.run(question.variables).text();
    report.nodes = check.nodes();
    report.accepted = true;
  } catch (Malformed& malformed) {
    report.line = malformed.line;
    report.reason = std::move(malformed.reason);
  }
  return report;
}

}  // namespace sudoku_sat
