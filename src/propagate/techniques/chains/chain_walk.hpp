// What follows from a node of a link graph, link by link: a node that is true makes others false by
// its weak links, and a node that is false makes others true by its strong links. Breadth first, so
// that the path to each node is a shortest one.
#pragma once

#include "link_graph.hpp"
#include "propagate/techniques/words.hpp"

namespace sudoku_sat::propagation {

/// A search for a chain ends after this many words of bits. (All chains of a 9x9 board take a
/// tenth.)
inline constexpr std::uint64_t most_chain_work = 20'000'000;

/// `no` is false, therefore `yes` is true.
struct ChainLink {
  NodeNumber no = 0;
  NodeNumber yes = 0;
  EitherOr either;
};

class ChainWalk {
 public:
  explicit ChainWalk(const LinkGraph& graph);

  /// Begins with the node being true, or false.
  void start(NodeNumber node, bool holds);
  /// Follows one strong link and one weak link from all nodes that were reached last. Returns
  /// whether nodes became true.
  bool advance();

  /// The nodes that became true last.
  std::span<const NodeNumber> newest() const { return std::span(true_).subspan(newest_); }
  /// The bits of all nodes that are false.
  std::span<const std::uint64_t> failing() const { return false_; }
  /// The words of bits that have been read, over all walks.
  std::uint64_t work() const { return work_; }
  /// The first node that excludes this one. Requires: it is false, by a weak link.
  NodeNumber cause(NodeNumber no) const;
  /// The strong links from the start to a node that is true. Between two of them the first one's
  /// `yes` excludes the second one's `no`.
  std::vector<ChainLink> path(NodeNumber yes) const;

 private:
  void falsify();

  const LinkGraph& graph_;
  NodeNumber start_ = 0;
  std::size_t newest_ = 0;
  std::uint64_t work_ = 0;
  std::vector<NodeNumber> true_;
  std::vector<NodeNumber> fresh_;  ///< false since the last step, with strong links
  std::vector<std::uint64_t> false_;
  std::vector<bool> reached_;    ///< by node, whether it is true
  std::vector<ChainLink> link_;  ///< by node that is true, the last one to it
};

/// What a chain rests on besides which cells see each other: its strong links, and the clues
/// between them.
void add_reasons(const LinkGraph& graph, const std::vector<ChainLink>& links, Finding& found);

/// "r1c2 is 5", "r1c2 or r1c3 is 5".
std::string holds(const Words& words, const LinkNode& node);
/// "r1c2 is not 5", "r1c2 and r1c3 are not 5".
std::string fails(const Words& words, const LinkNode& node);

/// A chain as it is told, without the graph.
struct ToldLink {
  LinkNode no;
  LinkNode yes;
  std::string reason;      ///< "row 1"
  std::string clues = {};  ///< those by which the node before excludes `no`; most often none
};

/// `before`: a node that excludes the first `no`.
std::vector<ToldLink> told(const LinkGraph& graph, const std::vector<ChainLink>& links,
                           std::optional<NodeNumber> before = {});

/// " (the black dot)", if there is a name.
std::string in_parentheses(const std::vector<std::string>& names);

/// "r1c9 is 5 (row 1), so r7c9 is not 5, so r7c9 is 3 (its only other candidate)"; `first_no`:
/// begin with the first node that is false.
std::string tell_links(const Words& words, const std::vector<ToldLink>& links, bool first_no);

}  // namespace sudoku_sat::propagation
