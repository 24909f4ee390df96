// Truths about many parts at once, how they are simplified when some parts are known: that those
// which hold are connected, that numbers come up in their order.
#include <algorithm>
#include <numeric>

#include "expression.hpp"

namespace sudoku_sat::rule::language {

bool are_connected(const std::vector<std::int64_t>& marked,
                   const std::vector<std::int64_t>& edges) {
  std::vector<std::size_t> group(marked.size());
  std::iota(group.begin(), group.end(), std::size_t{0});
  const auto root = [&](std::size_t part) {
    while (group[part] != part) part = group[part] = group[group[part]];
    return part;
  };
  for (std::size_t i = 0; i + 1 < edges.size(); i += 2) {
    const auto one = static_cast<std::size_t>(edges[i]);
    const auto other = static_cast<std::size_t>(edges[i + 1]);
    if (marked[one] != 0 && marked[other] != 0) group[root(one)] = root(other);
  }
  std::size_t roots = 0;
  for (std::size_t part = 0; part < marked.size(); ++part) {
    if (marked[part] != 0 && root(part) == part) ++roots;
  }
  return roots <= 1;
}

bool few_enough(const std::vector<std::int64_t>& marked, std::int64_t most) {
  return most == 0 || std::accumulate(marked.begin(), marked.end(), std::int64_t{0}) <= most;
}

Expression Expressions::make_connected(Node node) {
  std::vector<std::int64_t> marked;
  for (const Expression part : node.parts) {
    const auto holds = known(part);
    if (!holds) return intern(std::move(node));
    marked.push_back(*holds);
  }
  return truth(are_connected(marked, node.weights) && few_enough(marked, node.value));
}

Expression Expressions::make_in_order(Node node) {
  std::size_t next = 0;
  for (; next < node.parts.size(); ++next) {
    const auto value = known(node.parts[next]);
    if (!value) break;
    if (*value > node.value + 1) return truth(false);
    node.value = std::max(node.value, *value);
  }
  node.parts.erase(node.parts.begin(), node.parts.begin() + static_cast<std::ptrdiff_t>(next));
  if (node.parts.empty()) return truth(true);
  return intern(std::move(node));
}

}  // namespace sudoku_sat::rule::language
