// The places of a connected set as a graph, and how many cells it has, if another constraint tells.
#pragma once

#include <deque>
#include <optional>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::propagation {

/// By place, those that it has an edge to.
using Neighbours = std::vector<std::vector<std::uint32_t>>;
Neighbours neighbours_of(const Connected& meaning);

inline constexpr std::uint32_t unreached = ~std::uint32_t{0};
inline constexpr int no_way = -1;

/// By place, what the best way from `start` to it costs, itself included: cost(place) is 0, 1, or
/// no_way where none leads.
template <class Cost>
void find_distances(std::uint32_t start, const Neighbours& near, const Cost& cost,
                    std::vector<std::uint32_t>& distances) {
  thread_local std::deque<std::uint32_t> queue;
  distances.assign(near.size(), unreached);
  distances[start] = 0;
  queue.assign(1, start);
  while (!queue.empty()) {
    const std::uint32_t place = queue.front();
    queue.pop_front();
    for (const std::uint32_t next : near[place]) {
      const int more = cost(next);
      if (more == no_way) continue;
      const std::uint32_t distance = distances[place] + static_cast<std::uint32_t>(more);
      if (distance >= distances[next]) continue;
      distances[next] = distance;
      more == 1 ? queue.push_back(next) : queue.push_front(next);
    }
  }
}

struct ExactCount {
  std::uint32_t places;
  std::uint32_t formula;  ///< the number of the one that says so
};

/// How many of the places hold: each unknown region has each value once.
std::optional<ExactCount> exact_count(const Board& board, const Connected& meaning);

}  // namespace sudoku_sat::propagation
