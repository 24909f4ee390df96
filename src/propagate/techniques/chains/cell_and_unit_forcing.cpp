// Forcing chains from all candidates of a cell, or from all places of a value in a unit: whichever
// of them is true, a chain of either-or links excludes the same candidate. The source with the
// fewest branches is taken, then the shortest branches.
#include <fmt/format.h>

#include <algorithm>

#include "chain_walk.hpp"
#include "csp_variables.hpp"
#include "propagate/techniques/registry.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// A chain from a candidate; all that its last node excludes is false if the candidate is true.
struct Branch {
  NodeNumber start = 0;
  std::vector<ChainLink> links;

  NodeNumber end() const { return links.empty() ? start : links.back().yes; }
};

void walk_all(ChainWalk& walk, NodeNumber start) {
  walk.start(start, true);
  while (walk.advance()) continue;
}

/// By candidate, what is false if it is true; of the first ones only on a board with many.
class FailingIf {
 public:
  explicit FailingIf(const TechniqueState& state)
      : words_(link_graph<Nodes::groups>(state).candidate_words()) {
    const auto& graph = link_graph<Nodes::groups>(state);
    ChainWalk walk(graph);
    rows_.reserve(graph.candidates() * words_);
    for (NodeNumber start = 0; start < graph.candidates(); ++start) {
      state.limits().check();
      if (walk.work() > most_chain_work) break;
      walk_all(walk, start);
      const auto failing = walk.failing().first(words_);
      rows_.insert(rows_.end(), failing.begin(), failing.end());
    }
  }

  bool has(NodeNumber candidate) const { return (candidate + 1) * words_ <= rows_.size(); }
  std::span<const std::uint64_t> operator[](NodeNumber candidate) const {
    return std::span(rows_).subspan(candidate * words_, words_);
  }

 private:
  std::size_t words_;
  std::vector<std::uint64_t> rows_;
};

class Forcing {
 public:
  explicit Forcing(const LinkGraph& graph)
      : graph_(graph), walk_(graph), failing_(graph.state().made<FailingIf>()) {}

  std::optional<Finding> find(const std::vector<CspVariable>& sources) {
    for (const CspVariable& one : sources) keep_if_better(one);
    return common_.empty() ? std::nullopt : std::optional(finding());
  }

 private:
  /// If its candidates lead to something in common and are fewer than those of the source before.
  void keep_if_better(const CspVariable& source) {
    const std::vector<NodeNumber>& starts = source.candidates;
    const bool all_walked = std::all_of(starts.begin(), starts.end(),
                                        [&](NodeNumber start) { return failing_.has(start); });
    if (!all_walked || starts.size() < 2) return;
    if (!common_.empty() && starts.size() >= source_.candidates.size()) return;
    std::vector<NodeNumber> common;
    for (std::size_t i = 0; i < graph_.candidate_words(); ++i) {
      std::uint64_t bits = ~std::uint64_t{0};
      for (const NodeNumber start : starts) bits &= failing_[start][i];
      graph_.add_candidates(bits, i, common);
    }
    if (common.empty()) return;
    source_ = source;
    common_ = std::move(common);
  }

  /// The branches to the candidate to which they are the shortest.
  std::vector<Branch> shortest() {
    std::vector<std::vector<Branch>> by_target(common_.size());
    for (const NodeNumber start : source_.candidates) {
      walk_all(walk_, start);
      for (std::size_t i = 0; i < common_.size(); ++i) {
        by_target[i].push_back({start, walk_.path(walk_.cause(common_[i]))});
      }
    }
    const auto length = [](const std::vector<Branch>& branches) {
      std::size_t total = 0;
      for (const Branch& branch : branches) total += branch.links.size();
      return total;
    };
    return *std::min_element(by_target.begin(), by_target.end(),
                             [&](const auto& a, const auto& b) { return length(a) < length(b); });
  }

  /// All that the ends of the branches exclude.
  std::vector<Exclusion> excluded_by(const std::vector<Branch>& branches) const {
    std::vector<Exclusion> exclusions;
    for (const NodeNumber number : common_) {
      const bool all = std::all_of(branches.begin(), branches.end(), [&](const Branch& branch) {
        return graph_.excludes(branch.end(), number);
      });
      if (all) exclusions.push_back(graph_.exclusion(number));
    }
    return exclusions;
  }

  static std::string whichever(const CspVariable& source, const Words& words) {
    if (source.is_cell) return fmt::format("whatever {} is", words.cell(source.number));
    return fmt::format("wherever the {} of {} is", words.value(source.value),
                       words.unit(source.number));
  }

  /// A branch, ready to be put into words.
  struct Said {
    LinkNode first;
    std::vector<ToldLink> links;
    std::string clues;  ///< those by which its end excludes something
  };

  std::string clues_of_end(const Branch& branch, Finding& found) const {
    std::vector<std::string> names;
    for (const Exclusion& one : std::vector(found.exclusions)) {
      const NodeNumber excluded = graph_.candidate(one.cell, one.value);
      graph_.add_clues(branch.end(), excluded, found, names);
    }
    if (names.empty()) return {};
    const std::string_view what = found.exclusions.size() == 1 ? "it" : "them";
    return (branch.links.empty() ? "" : fmt::format(", which excludes {}", what)) +
           in_parentheses(names);
  }

  Finding finding() {
    const std::vector<Branch> branches = shortest();
    Finding found{.exclusions = excluded_by(branches)};
    std::vector<Said> said;
    for (const Branch& branch : branches) {
      add_reasons(graph_, branch.links, found);
      if (!branch.links.empty()) graph_.add_clues(branch.start, branch.links[0].no, found);
      found.length += 2 * branch.links.size() + 1;
      said.push_back({graph_.node(branch.start), told(graph_, branch.links, branch.start),
                      clues_of_end(branch, found)});
    }
    add_reason(source_, found);
    found.tell = [source = source_, said](const Words& words, const std::string& excluded) {
      std::string text;
      for (const Said& one : said) {
        text += fmt::format(
            " If {}, {}{}.", holds(words, one.first),
            one.links.empty() ? "that follows at once" : tell_links(words, one.links, true),
            one.clues);
      }
      return fmt::format("Forcing chains: {}, {}.{}", whichever(source, words), excluded, text);
    };
    return found;
  }

  const LinkGraph& graph_;
  ChainWalk walk_;
  const FailingIf& failing_;
  CspVariable source_;              ///< the best so far
  std::vector<NodeNumber> common_;  ///< what its candidates all exclude
};

template <bool Units>
std::optional<Finding> find_forcing(const TechniqueState& state) {
  const LinkGraph& graph = link_graph<Nodes::groups>(state);
  if (graph.candidates() == 0) return std::nullopt;  // a board too large for a graph
  return Forcing(graph).find(Units ? variables_of_units(graph) : variables_of_cells(graph));
}

}  // namespace

const Technique technique_entries::cell_forcing_chains{
    .name = "cell-forcing-chains",
    .grade = Difficulty::very_hard,
    .summary = "chains from all candidates of a cell that exclude the same candidate",
    .find = find_forcing<false>};

const Technique technique_entries::unit_forcing_chains{
    .name = "unit-forcing-chains",
    .grade = Difficulty::very_hard,
    .summary = "chains from all places of a value in a unit that exclude the same candidate",
    .find = find_forcing<true>};

}  // namespace sudoku_sat
