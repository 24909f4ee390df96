// Alternating inference chains (AIC): links are strong and weak in turn, beginning and ending with
// a strong one, so one of the two ends is true, and what both exclude is false. If the ends also
// exclude each other, the chain is a continuous loop: one end of each weak link is true as well.
// The shortest chain is taken. Grouped chains have groups among their nodes, ALS chains have values
// of almost locked sets. (The players' literature: "Nice loops", "Eureka", 2005 to 2007.)
#include <fmt/format.h>

#include <algorithm>

#include "chain_walk.hpp"
#include "propagate/techniques/registry.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

class AlternatingChains {
 public:
  explicit AlternatingChains(const LinkGraph& graph) : graph_(graph), walk_(graph) {}

  std::optional<Finding> find() {
    for (NodeNumber start = 0; start < graph_.size(); ++start) {
      if (walk_.work() > most_chain_work) break;
      if (graph_.strong(start).empty()) continue;
      graph_.state().limits().check();
      find(start);
    }
    if (links_.empty()) return std::nullopt;
    return finding();
  }

 private:
  /// A chain with fewer strong links than the best so far.
  void find(NodeNumber start) {
    walk_.start(start, false);
    for (std::size_t strong = 1; links_.empty() || strong < links_.size(); ++strong) {
      if (!walk_.advance()) return;
      for (const NodeNumber end : walk_.newest()) {
        std::vector<NodeNumber> excluded = graph_.excluded_by_both(start, end);
        const bool loop = strong > 1 && graph_.excludes(start, end);
        if (excluded.empty() && !loop) continue;
        std::vector<ChainLink> links = walk_.path(end);
        if (loop) excluded = excluded_by_loop(links);
        if (excluded.empty()) continue;
        links_ = std::move(links);
        excluded_ = std::move(excluded);
        loop_ = loop;
        return;
      }
    }
  }

  /// What both ends of a weak link exclude, the one between the ends of the chain included.
  std::vector<NodeNumber> excluded_by_loop(const std::vector<ChainLink>& links) const {
    std::vector<NodeNumber> all = graph_.excluded_by_both(links.back().yes, links.front().no);
    for (std::size_t i = 1; i < links.size(); ++i) {
      const std::vector<NodeNumber> some = graph_.excluded_by_both(links[i - 1].yes, links[i].no);
      all.insert(all.end(), some.begin(), some.end());
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }

  Finding finding() const {
    Finding found;
    for (const NodeNumber one : excluded_) found.exclusions.push_back(graph_.exclusion(one));
    add_reasons(graph_, links_, found);
    const std::string clues = in_parentheses(add_clues_of_exclusions(found));
    found.length = 2 * links_.size() - (loop_ ? 0 : 1);
    found.tell = [links = told(graph_, links_), loop = loop_, clues](const Words& words,
                                                                     const std::string& excluded) {
      return tell(links, loop, words, excluded + clues);
    };
    return found;
  }

  /// Those by which ends of weak links exclude something. Returns their names.
  std::vector<std::string> add_clues_of_exclusions(Finding& found) const {
    std::vector<std::string> names;
    const auto add = [&](NodeNumber end, NodeNumber excluded) {
      graph_.add_clues(end, excluded, found, names);
    };
    for (std::size_t i = 0; i < (loop_ ? links_.size() : 1); ++i) {
      const NodeNumber yes = i == 0 ? links_.back().yes : links_[i - 1].yes;
      const NodeNumber no = links_[i].no;
      if (i == 0 && loop_) add(yes, no);
      for (const NodeNumber one : excluded_) {
        if (!graph_.excludes(yes, one) || !graph_.excludes(no, one)) continue;
        add(yes, one);
        add(no, one);
      }
    }
    return names;
  }

  static std::string tell(const std::vector<ToldLink>& links, bool loop, const Words& words,
                          const std::string& excluded) {
    const LinkNode& first = links.front().no;
    const LinkNode& last = links.back().yes;
    const std::string chain =
        fmt::format("If {}, {}", fails(words, first), tell_links(words, links, false));
    if (loop) {
      return fmt::format(
          "{}, which again means that {}. The loop can be read both ways, so of any two neighbours "
          "in it one is true: {}.",
          chain, fails(words, first), excluded);
    }
    const bool within =
        first.value == last.value &&
        std::includes(last.cells.begin(), last.cells.end(), first.cells.begin(), first.cells.end());
    if (within) return fmt::format("{}. So {}: {}.", chain, holds(words, last), excluded);
    const bool several = first.cells.size() > 1 || last.cells.size() > 1;  // told with "or" too
    return fmt::format("Either {}{} or {}. {}. In both cases {}.", holds(words, first),
                       several ? "," : "", holds(words, last), chain, excluded);
  }

  const LinkGraph& graph_;
  ChainWalk walk_;
  std::vector<ChainLink> links_;  ///< of the best chain so far
  std::vector<NodeNumber> excluded_;
  bool loop_ = false;
};

template <Nodes Kind>
std::optional<Finding> find_chain(const TechniqueState& state) {
  return AlternatingChains(link_graph<Kind>(state)).find();
}

}  // namespace

const Technique technique_entries::alternating_chain{
    .name = "alternating-chain",
    .grade = Difficulty::very_hard,
    .summary = "either-or links of cells and units in a row, so that one of two candidates is true",
    .find = find_chain<Nodes::candidates>,
    .title = "alternating inference chain"};

const Technique technique_entries::grouped_chain{
    .name = "grouped-chain",
    .grade = Difficulty::very_hard,
    .summary = "the same with groups: places of a value where two units cross",
    .find = find_chain<Nodes::groups>};

const Technique technique_entries::als_chain{
    .name = "als-chain",
    .grade = Difficulty::very_hard,
    .summary = "the same with values of almost locked sets",
    .find = find_chain<Nodes::sets>,
    .title = "ALS chain"};

}  // namespace sudoku_sat
