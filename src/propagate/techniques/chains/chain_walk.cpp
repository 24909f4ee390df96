#include "chain_walk.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sudoku_sat::propagation {

ChainWalk::ChainWalk(const LinkGraph& graph)
    : graph_(graph), false_(graph.words()), reached_(graph.size(), false), link_(graph.size()) {}

void ChainWalk::start(NodeNumber node, bool holds) {
  for (const NodeNumber one : true_) reached_[one] = false;
  true_.clear();
  fresh_.clear();
  std::fill(false_.begin(), false_.end(), 0);
  start_ = node;
  newest_ = 0;
  if (holds) {
    reached_[node] = true;
    true_.push_back(node);
    falsify();
  } else {
    false_[node / 64] |= std::uint64_t{1} << node % 64;
    fresh_.push_back(node);
  }
}

bool ChainWalk::advance() {
  newest_ = true_.size();
  for (const NodeNumber no : fresh_) {
    for (const EitherOr& either : graph_.strong(no)) {
      if (reached_[either.to]) continue;
      reached_[either.to] = true;
      link_[either.to] = {no, either.to, either};
      true_.push_back(either.to);
    }
  }
  falsify();
  return newest_ < true_.size();
}

/// By the newest nodes that are true.
void ChainWalk::falsify() {
  fresh_.clear();
  work_ += false_.size() * (true_.size() - newest_ + 1);
  for (std::size_t i = 0; i < false_.size(); ++i) {
    std::uint64_t bits = 0;
    for (std::size_t k = newest_; k < true_.size(); ++k) bits |= graph_.weak(true_[k])[i];
    bits &= ~false_[i];
    false_[i] |= bits;
    for_each_bit(bits, i, [&](NodeNumber no) {
      if (!graph_.strong(no).empty()) fresh_.push_back(no);
    });
  }
}

NodeNumber ChainWalk::cause(NodeNumber no) const {
  return *std::find_if(true_.begin(), true_.end(),
                       [&](NodeNumber yes) { return graph_.excludes(yes, no); });
}

std::vector<ChainLink> ChainWalk::path(NodeNumber yes) const {
  std::vector<ChainLink> links;
  const bool from_true = !true_.empty() && true_.front() == start_;
  while (!(from_true && yes == start_)) {
    links.push_back(link_[yes]);
    if (!from_true && links.back().no == start_) break;
    yes = cause(links.back().no);
  }
  std::reverse(links.begin(), links.end());
  return links;
}

void add_reasons(const LinkGraph& graph, const std::vector<ChainLink>& links, Finding& found) {
  for (std::size_t i = 1; i < links.size(); ++i) {
    graph.add_clues(links[i - 1].yes, links[i].no, found);
  }
  for (const ChainLink& link : links) {
    if (link.either.by == EitherOr::By::cell) found.cells.push_back(link.either.number);
    if (link.either.by == EitherOr::By::unit) {
      found.places.push_back({link.either.number, graph.node(link.no).value});
    }
    if (link.either.by == EitherOr::By::set) {
      const std::vector<Cell>& cells = graph.cells_of_set(link.either.number);
      found.cells.insert(found.cells.end(), cells.begin(), cells.end());
    }
  }
}

std::string holds(const Words& words, const LinkNode& node) {
  return fmt::format("{} is {}", words.cells(node.cells, "or"),
                     words.value_in(node.cells.front(), node.value));
}

std::string fails(const Words& words, const LinkNode& node) {
  return fmt::format("{} {} not {}", words.cells(node.cells), node.cells.size() == 1 ? "is" : "are",
                     words.value_in(node.cells.front(), node.value));
}

std::string in_parentheses(const std::vector<std::string>& names) {
  return names.empty() ? std::string() : fmt::format(" ({})", base::listed(names));
}

std::vector<ToldLink> told(const LinkGraph& graph, const std::vector<ChainLink>& links,
                           std::optional<NodeNumber> before) {
  const Words words(graph.board());
  std::vector<ToldLink> all;
  for (const ChainLink& link : links) {
    const std::uint32_t number = link.either.number;
    std::string reason = "its other candidate";
    if (link.either.by == EitherOr::By::unit) reason = words.unit(number);
    if (link.either.by == EitherOr::By::set) {
      reason = fmt::format("{} lack only one value", words.cells(graph.cells_of_set(number)));
    }
    Finding unused;
    std::string clues;
    if (before) clues = in_parentheses(graph.add_clues(*before, link.no, unused));
    all.push_back({graph.node(link.no), graph.node(link.yes), std::move(reason), clues});
    before = link.yes;
  }
  return all;
}

std::string tell_links(const Words& words, const std::vector<ToldLink>& links, bool first_no) {
  std::string text;
  for (const ToldLink& link : links) {
    const bool first = text.empty();
    if (!first) text += ", so ";
    if (!first || first_no) text += fails(words, link.no) + link.clues + ", so ";
    text += fmt::format("{} ({})", holds(words, link.yes), link.reason);
  }
  return text;
}

}  // namespace sudoku_sat::propagation
