#include "compiler.hpp"

#include <fmt/format.h>

#include <unordered_map>

#include "clause_state.hpp"

namespace sudoku_sat::dnnf {

namespace {

using Node = std::uint32_t;
constexpr Node no_node = 0;

struct KeyHash {
  std::size_t operator()(const base::Fingerprint& key) const {
    return static_cast<std::size_t>(key.first);
  }
};

/// Nodes with their arcs: a letter, for each arc the node that it leads to and its literals, ended
/// by 0.
class Nodes {
 public:
  Nodes() { add('t', {}); }
  Node true_node() const { return 1; }

  Node add(char letter, std::span<const Lit> arcs) {
    constexpr std::size_t most = std::size_t{1} << 28U;
    if (data_.size() > most) throw SolverError("the certificate of the count becomes too large");
    begins_.push_back(data_.size());
    data_.push_back(letter);
    data_.insert(data_.end(), arcs.begin(), arcs.end());
    return static_cast<Node>(begins_.size() - 1);
  }

  /// What the last node, the root, needs, in d4's format: the root is node 1.
  std::string text() {
    begins_.push_back(data_.size());
    number();
    std::string text;
    for (Node node = last(); node > no_node; --node) {
      if (numbers_[node] == 0) continue;
      text += fmt::format("{} {} 0\n", static_cast<char>(letter(node)), numbers_[node]);
    }
    for (Node node = last(); node > no_node; --node) {
      if (numbers_[node] != 0) write_arcs(node, text);
    }
    return text;
  }
  std::uint64_t written() const { return written_; }

 private:
  Node last() const { return static_cast<Node>(begins_.size() - 2); }
  Lit letter(Node node) const { return data_[begins_[node]]; }

  /// Calls visit(node, literals) for each arc.
  template <class Visit>
  void each_arc(Node node, const Visit& visit) const {
    std::size_t at = begins_[node] + 1;
    while (at < begins_[node + 1]) {
      const auto to = static_cast<Node>(data_[at++]);
      const std::size_t from = at;
      while (data_[at] != 0) ++at;
      visit(to, std::span(data_).subspan(from, at - from));
      ++at;
    }
  }

  /// Children come before their parents, so the numbers go down.
  void number() {
    numbers_.assign(begins_.size(), 0);
    numbers_[last()] = 1;
    for (Node node = last(); node > no_node; --node) {
      if (numbers_[node] == 0) continue;
      numbers_[node] = static_cast<Node>(++written_);
      each_arc(node, [this](Node to, std::span<const Lit>) { numbers_[to] = 1; });
    }
  }

  void write_arcs(Node node, std::string& text) const {
    each_arc(node, [&](Node to, std::span<const Lit> literals) {
      text += fmt::format("{} {}", numbers_[node], numbers_[to]);
      for (const Lit literal : literals) (text += ' ') += std::to_string(literal);
      text += " 0\n";
    });
  }

  std::vector<std::size_t> begins_ = {0};  // node 0 is none
  std::vector<Lit> data_;
  std::vector<Node> numbers_;
  std::uint64_t written_ = 0;
};

class Compiler {
 public:
  Compiler(std::span<const Lit> clauses, Var variables, Var counted, const Limits& limits)
      : state_(clauses, variables, counted), limits_(limits) {}

  Compiled run() {
    std::vector<Var> all(static_cast<std::size_t>(state_.variables()));
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Var>(i + 1);
    const bool fine = state_.begin();
    const Node rest = fine ? rest_of(all, 0) : no_node;
    if (rest == no_node) return {"f 1 0\n", lemmas_ + (fine ? "" : "0\n"), 1};
    std::vector<Lit> arcs;
    add_arc(rest, state_.trail(), arcs);
    nodes_.add('o', arcs);
    std::string text = nodes_.text();
    return {std::move(text), std::move(lemmas_), nodes_.written()};
  }

 private:
  static void add_arc(Node to, std::span<const Lit> literals, std::vector<Lit>& arcs) {
    arcs.push_back(static_cast<Lit>(to));
    arcs.insert(arcs.end(), literals.begin(), literals.end());
    arcs.push_back(0);
  }

  /// The node of what is open among these variables. None if it has no model: then blame_ are the
  /// decisions at fault, and a lemma says so.
  Node rest_of(std::span<const Var> variables, std::size_t depth) {
    std::vector<Component> parts;
    state_.split(variables, parts);
    if (parts.empty()) return nodes_.true_node();
    std::vector<Lit> arcs;
    Node node = no_node;
    for (const Component& part : parts) {
      node = node_of(part, depth);
      if (node == no_node) return no_node;
      add_arc(node, {}, arcs);
    }
    return parts.size() == 1 ? node : nodes_.add('a', arcs);
  }

  Node node_of(const Component& part, std::size_t depth) {
    constexpr std::size_t deepest = 5'000;
    if (depth > deepest)
      throw SolverError("too many decisions below each other to certify a count");
    limits_.check();
    const base::Fingerprint key = state_.key(part);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const Node node = branch(part, depth);
    if (node != no_node) known_.emplace(key, node);
    return node;
  }

  Node branch(const Component& part, std::size_t depth) {
    const Var variable = chosen(part);
    std::vector<Lit> arcs;
    std::vector<Lit> blame;
    for (const Lit literal : {variable, -variable}) {
      const std::size_t trail = state_.trail().size();
      const bool fine = state_.decide(literal);
      if (!fine) blame_ = state_.blamed();
      const Node rest = fine ? rest_of(part.variables, depth + 1) : no_node;
      if (rest != no_node) add_arc(rest, state_.trail().subspan(trail), arcs);
      state_.undo(trail);
      if (rest == no_node) {
        if (!take_from_blame(literal)) return no_node;
        if (literal < 0 && arcs.empty()) return dead(variable, std::move(blame));
        blame = blame_;
      } else if (part.counted == 0) {
        break;
      }
    }
    return nodes_.add('o', arcs);
  }

  bool take_from_blame(Lit literal) {
    const auto found = std::find(blame_.begin(), blame_.end(), literal);
    if (found == blame_.end()) return false;
    blame_.erase(found);
    return true;
  }

  /// Neither literal has a model: `blame` for the first, blame_ for the second.
  Node dead(Var variable, std::vector<Lit> blame) {
    // Without this one the next would not follow by unit propagation.
    learn(blame, -variable);
    for (const Lit literal : blame) {
      if (std::find(blame_.begin(), blame_.end(), literal) == blame_.end()) {
        blame_.push_back(literal);
      }
    }
    learn(blame_, 0);
    return no_node;
  }

  void learn(std::span<const Lit> decisions, Lit further) {
    if (further != 0) lemmas_ += fmt::format("{} ", further);
    for (const Lit decision : decisions) lemmas_ += fmt::format("{} ", -decision);
    lemmas_ += "0\n";
  }

  /// The first variable that counts of a clause with the fewest open literals: it has few cases.
  Var chosen(const Component& part) const {
    std::size_t fewest = ~std::size_t{0};
    Var best = 0;
    for (const std::uint32_t number : part.clauses) {
      const auto [open, first] = open_in(number, part.counted > 0);
      if (first == 0 || open > fewest || (open == fewest && first >= best)) continue;
      fewest = open;
      best = first;
    }
    return best != 0 ? best : part.variables.front();
  }

  /// How many open literals a clause has, and the first of their variables, or 0.
  std::pair<std::size_t, Var> open_in(std::uint32_t number, bool only_counted) const {
    std::size_t open = 0;
    Var first = 0;
    for (const Lit literal : state_.clause(number)) {
      const Var variable = literal < 0 ? -literal : literal;
      if (!state_.is_open(variable)) continue;
      ++open;
      const bool counts = !only_counted || variable <= state_.counted();
      if (counts && (first == 0 || variable < first)) first = variable;
    }
    return {open, first};
  }

  ClauseState state_;
  const Limits& limits_;
  Nodes nodes_;
  std::unordered_map<base::Fingerprint, Node, KeyHash> known_;
  std::vector<Lit> blame_;
  std::string lemmas_;
};

}  // namespace

Compiled compile(std::span<const Lit> clauses, Var variables, Var counted, const Limits& limits) {
  return Compiler(clauses, variables, counted, limits).run();
}

}  // namespace sudoku_sat::dnnf
