// The diagrams that a rule's entries need: equal ones are shared.
#pragma once

#include <map>
#include <memory>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

template <class Key>
class DiagramCache {
 public:
  /// The diagram of this key, which `make()` makes the first time. Throws: InputError at `position`
  /// where it, or all of them together, would be too large.
  template <class Make>
  std::shared_ptr<const Diagram> get(const Key& key, const Position& position, Make&& make) {
    std::shared_ptr<const Diagram>& diagram = known_[key];
    if (diagram) return diagram;
    try {
      diagram = std::make_shared<const Diagram>(make());
      require_small_diagram(edges_ += diagram->edge_count());
    } catch (const UsageError& error) {
      throw InputError(position, error.what());
    }
    return diagram;
  }

 private:
  std::map<Key, std::shared_ptr<const Diagram>> known_;
  std::size_t edges_ = 0;
};

}  // namespace sudoku_sat::rule
