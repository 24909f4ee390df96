// Braids: a candidate that leaves a unit or a cell only one candidate, which, with the first one,
// leaves the next only one, and so on until one has nothing left. Other than in a chain, what a
// unit lacks may be due to any of the candidates before. (D. Berthier, Pattern-Based Constraint
// Satisfaction and Logic Puzzles, 2012; the players' forcing nets.) The braid with the fewest
// candidates between is taken.
//
// It is told from its end, without supposing anything: of the last unit's places each excludes the
// target, or one of the candidates between; and where that one is not, the unit that it was the
// last of has its value at a place that excludes the target, or one of those before.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "chain_walk.hpp"
#include "clue_links.hpp"
#include "csp_variables.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

constexpr std::size_t most_between = 5;

/// That a variable has only candidates that others exclude, but for one; the target's end has none.
struct BraidLink {
  std::uint32_t variable = 0;
  NodeNumber holds = 0;  ///< its last candidate; the target for the end
};

struct FoundBraid {
  NodeNumber target = 0;
  std::vector<BraidLink> links;  ///< those between in the order in which they follow, then the end
  std::map<NodeNumber, NodeNumber> causes;  ///< what excludes a candidate: the target, or a `holds`
};

/// What follows from a target, breadth first.
class BraidSearch {
 public:
  explicit BraidSearch(const LinkGraph& graph)
      : graph_(graph),
        variables_(csp_variables(graph)),
        of_node_(graph.candidates()),
        cause_(graph.candidates()),
        place_(graph.candidates(), nowhere),
        false_(graph.candidate_words()) {
    for (std::uint32_t i = 0; i < variables_.size(); ++i) {
      for (const NodeNumber node : variables_[i].candidates) of_node_[node].push_back(i);
    }
  }

  const CspVariable& variable(std::uint32_t number) const { return variables_[number]; }

  /// The braid that excludes the target, if there is one of at most so many between.
  std::optional<FoundBraid> find(NodeNumber target, std::size_t most) {
    start(target);
    for (std::size_t next = 0; next < true_.size(); ++next) {
      if (const auto end = falsify_by(true_[next].holds)) return trimmed(*end, most);
    }
    return std::nullopt;
  }

  std::uint64_t work() const { return work_; }

 private:
  void start(NodeNumber target) {
    left_.clear();
    for (const CspVariable& one : variables_) left_.push_back(one.candidates.size());
    std::fill(false_.begin(), false_.end(), 0);
    for (const BraidLink& one : true_) place_[one.holds] = nowhere;
    true_ = {{0, target}};
    place_[target] = 0;
  }

  /// A variable that has no candidate left, if there is one.
  std::optional<std::uint32_t> falsify_by(NodeNumber node) {
    const auto row = graph_.weak(node);
    std::vector<std::uint32_t> singles;
    work_ += false_.size();
    for (std::size_t i = 0; i < false_.size(); ++i) {
      std::uint64_t bits = row[i] & ~false_[i];
      false_[i] |= bits;
      for (; bits != 0; bits &= bits - 1) {
        const std::size_t number = i * 64 + static_cast<unsigned>(std::countr_zero(bits));
        if (number >= graph_.candidates()) break;
        cause_[number] = node;
        for (const std::uint32_t one : of_node_[number]) {
          if (--left_[one] == 0) return one;
          if (left_[one] == 1) singles.push_back(one);
        }
      }
    }
    for (const std::uint32_t one : singles) hold(one);
    return std::nullopt;
  }

  void hold(std::uint32_t variable) {
    for (const NodeNumber node : variables_[variable].candidates) {
      if ((false_[node / 64] >> node % 64 & 1U) != 0) continue;
      if (place_[node] != nowhere) return;
      place_[node] = true_.size();
      true_.push_back({variable, node});
      return;
    }
  }

  /// Only the links that lead to the end.
  std::optional<FoundBraid> trimmed(std::uint32_t end, std::size_t most) const {
    FoundBraid braid{true_[0].holds, {{end, true_[0].holds}}, {}};
    std::vector<bool> needed(true_.size(), false);
    const auto need = [&](const BraidLink& link) {
      for (const NodeNumber node : variables_[link.variable].candidates) {
        if (node == link.holds) continue;
        braid.causes[node] = cause_[node];
        needed[place_[cause_[node]]] = true;
      }
    };
    need(braid.links[0]);
    for (std::size_t i = true_.size(); --i > 0;) {
      if (!needed[i]) continue;
      if (braid.links.size() > most) return std::nullopt;
      braid.links.push_back(true_[i]);
      need(true_[i]);
    }
    std::reverse(braid.links.begin(), braid.links.end());
    return braid;
  }

  static constexpr std::size_t nowhere = SIZE_MAX;

  const LinkGraph& graph_;
  std::vector<CspVariable> variables_;
  std::vector<std::vector<std::uint32_t>> of_node_;  ///< its variables
  std::vector<NodeNumber> cause_;                    ///< by node that is false, what excludes it
  std::vector<std::size_t> place_;                   ///< by node, in true_
  std::vector<std::uint64_t> false_;
  std::vector<std::size_t> left_;  ///< by variable, its candidates that are not false
  std::vector<BraidLink> true_;    ///< what holds, in order; the target first
  std::uint64_t work_ = 0;
};

/// The targets of the same braid, besides its own.
std::vector<NodeNumber> targets_of(const FoundBraid& braid, const LinkGraph& graph) {
  std::vector<NodeNumber> targets;
  for (NodeNumber node = 0; node < graph.candidates(); ++node) {
    if (!graph.board().geometry().on_grid(graph.node(node).cells.front())) continue;
    const bool all =
        std::all_of(braid.causes.begin(), braid.causes.end(), [&](const auto& excluded) {
          return excluded.second != braid.target || graph.excludes(node, excluded.first);
        });
    if (all) targets.push_back(node);
  }
  return targets;
}

/// A sentence of the text: where the variable's value is, and what its places exclude.
struct ToldBraidLink {
  CspVariable variable;
  std::optional<Exclusion> without;  ///< its last candidate; none for the end
  struct Case {
    std::vector<Exclusion> candidates;
    std::optional<Exclusion> excluded;  ///< none: the targets
    std::vector<std::string> clues;
  };
  std::vector<Case> cases;
};

class BraidTelling {
 public:
  BraidTelling(const FoundBraid& braid, const BraidSearch& search, const LinkGraph& graph)
      : braid_(braid), search_(search), graph_(graph), targets_(targets_of(braid, graph)) {}

  Finding finding() const {
    Finding found{.exclusions = {}};
    for (const NodeNumber target : targets_) found.exclusions.push_back(exclusion(target));
    std::vector<ToldBraidLink> links;
    for (std::size_t i = braid_.links.size(); i-- > 0;) {
      add_reason(search_.variable(braid_.links[i].variable), found);
      links.push_back(told_link(braid_.links[i], found));
    }
    found.length = 4 * links.size();
    found.tell = [links, &board = graph_.board(), excluded = found.exclusions] {
      return tell(links, board, excluded);
    };
    return found;
  }

 private:
  Exclusion exclusion(NodeNumber node) const {
    return {graph_.node(node).cells.front(), graph_.node(node).value};
  }

  ToldBraidLink told_link(const BraidLink& link, Finding& found) const {
    ToldBraidLink told{search_.variable(link.variable), std::nullopt, {}};
    if (link.holds != braid_.target) told.without = exclusion(link.holds);
    std::map<NodeNumber, ToldBraidLink::Case> cases;
    for (const NodeNumber node : told.variable.candidates) {
      if (node == link.holds) continue;
      const NodeNumber cause = braid_.causes.at(node);
      ToldBraidLink::Case& one = cases[cause];
      one.candidates.push_back(exclusion(node));
      if (cause != braid_.target) one.excluded = exclusion(cause);
      add_clues(node, cause, one, found);
    }
    for (auto& [cause, one] : cases) told.cases.push_back(std::move(one));
    return told;
  }

  void add_clues(NodeNumber node, NodeNumber cause, ToldBraidLink::Case& one,
                 Finding& found) const {
    const std::vector<NodeNumber> excluded =
        cause == braid_.target ? targets_ : std::vector<NodeNumber>{cause};
    for (const NodeNumber other : excluded) {
      for (std::string& name : graph_.add_clues(node, other, found)) {
        if (std::find(one.clues.begin(), one.clues.end(), name) == one.clues.end()) {
          one.clues.push_back(std::move(name));
        }
      }
    }
  }

  static std::string tell(const std::vector<ToldBraidLink>& links, const Board& board,
                          const std::vector<Exclusion>& excluded) {
    const Words words(board);
    const std::string targets = candidates_text(excluded, words, "and");
    std::string text = "Braid:";
    for (const ToldBraidLink& link : links) {
      const std::string start =
          link.without ? fmt::format(" Without {}, ", candidates_text({*link.without}, words))
                       : " ";
      text += fmt::format("{}{}{}.", start, must(link, words), tell_cases(link, targets, words));
    }
    return fmt::format("{} So {}.", text, words.excluded(excluded));
  }

  /// "; in r1c2 it excludes 4 in r2c2; in r1c3 or r1c4 it excludes 4 in r3c3 (anti-knight)".
  static std::string tell_cases(const ToldBraidLink& link, const std::string& targets,
                                const Words& words) {
    std::vector<std::string> cases;
    for (const auto& one : link.cases) {
      const std::string what = (one.excluded ? candidates_text({*one.excluded}, words) : targets) +
                               in_parentheses(one.clues);
      if (link.cases.size() == 1) {
        const bool one_candidate = one.candidates.size() == 1;
        if (!link.variable.is_cell) return fmt::format(", where it excludes {}", what);
        return fmt::format(", which {} {}", one_candidate ? "excludes" : "each exclude", what);
      }
      cases.push_back(
          link.variable.is_cell
              ? fmt::format("{} would exclude {}", values_text(one.candidates, words), what)
              : fmt::format("in {} it excludes {}", cells_text(one.candidates, words), what));
    }
    return fmt::format("; {}", fmt::join(cases, "; "));
  }

  static std::string must(const ToldBraidLink& link, const Words& words) {
    std::vector<Exclusion> all;
    for (const auto& one : link.cases) {
      all.insert(all.end(), one.candidates.begin(), one.candidates.end());
    }
    if (link.variable.is_cell) {
      return fmt::format("{} is {}", words.cell(link.variable.number), values_text(all, words));
    }
    return fmt::format("the {} of {} is in {}", words.value(link.variable.value),
                       words.unit(link.variable.number), cells_text(all, words));
  }

  static std::string values_text(const std::vector<Exclusion>& all, const Words& words) {
    std::uint64_t mask = 0;
    for (const Exclusion& one : all) mask |= bit_of(one.value);
    return words.values(mask, "or");
  }

  static std::string cells_text(const std::vector<Exclusion>& all, const Words& words) {
    std::vector<Cell> cells;
    for (const Exclusion& one : all) cells.push_back(one.cell);
    return words.cells(cells, "or");
  }

  const FoundBraid& braid_;
  const BraidSearch& search_;
  const LinkGraph& graph_;
  std::vector<NodeNumber> targets_;
};

/// Where all constraints are units, forcing chains are what players know.
bool only_units(const Board& board) {
  const auto& all = board.all_different();
  return !has_clues(board) && std::all_of(all.begin(), all.end(), [&](const AllDifferent& one) {
    return board.is_unit(one);
  });
}

std::optional<Finding> find_braid(const TechniqueState& state) {
  if (only_units(state.board()) || state.size() > 64) return std::nullopt;
  const LinkGraph graph(state, Nodes::candidates);
  BraidSearch search(graph);
  std::optional<FoundBraid> best;
  for (NodeNumber target = 0; target < graph.candidates(); ++target) {
    state.limits().check();
    if (search.work() > most_chain_work) break;
    if (!state.board().geometry().on_grid(graph.node(target).cells.front())) continue;
    const std::size_t most = best ? best->links.size() - 2 : most_between;
    if (auto found = search.find(target, most)) best = std::move(found);
    if (best && best->links.size() <= 2) break;
  }
  if (!best) return std::nullopt;
  return BraidTelling(*best, search, graph).finding();
}

}  // namespace

const Technique technique_entries::braid{
    .name = "braid",
    .grade = Difficulty::very_hard,
    .summary =
        "a candidate that leaves one unit or cell after the other, by clues too, only one "
        "candidate, until one has none",
    .find = find_braid};

}  // namespace sudoku_sat
