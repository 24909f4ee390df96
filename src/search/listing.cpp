#include "listing.hpp"

#include <chrono>
#include <utility>

namespace sudoku_sat::search {

namespace {

constexpr std::uint64_t max_nodes = 4000;
// How often a waiting thread looks for an interrupt, which wakes no thread.
constexpr std::chrono::milliseconds moment(10);

}  // namespace

OrderedListing::OrderedListing(const Puzzle& puzzle, unsigned threads,
                               const std::function<bool(const Grid&)>& wanted)
    : puzzle_(puzzle), wanted_(wanted), max_ahead_(8 * std::size_t{threads}), pieces_(1) {}

void OrderedListing::work(const Limits& limits) {
  SolutionTree tree(puzzle_.board, limits);
  tree.grow(puzzle_.givens);
  tree.pause_after(max_nodes);
  std::vector<Branch> rest;
  while (const std::optional<Place> place = next(limits)) {
    rest.clear();
    search(**place, tree, rest);
    finish(*place, rest);
  }
}

/// The next piece to search, waiting for one if necessary; no value once all have been searched.
/// Throws: Stopped.
std::optional<OrderedListing::Place> OrderedListing::next(const Limits& limits) {
  std::unique_lock lock(mutex_);
  while (waiting_ + searched_ > 0) {
    limits.check();
    if (const std::optional<Place> place = first_waiting()) {
      (*place)->state = Piece::State::searched;
      --waiting_;
      ++searched_;
      return place;
    }
    changed_.wait_for(lock, moment);
  }
  return std::nullopt;
}

std::optional<OrderedListing::Place> OrderedListing::first_waiting() {
  if (waiting_ == 0) return std::nullopt;
  std::size_t ahead = 0;
  for (Place place = pieces_.begin(); place != pieces_.end() && ahead < max_ahead_; ++place) {
    if (place->state == Piece::State::waiting) return place;
    // Pieces without solutions, of which there are many, take no memory.
    if (place->state == Piece::State::searched || !place->found.empty()) ++ahead;
  }
  return std::nullopt;
}

void OrderedListing::finish(Place place, std::vector<Branch>& rest) {
  const std::lock_guard lock(mutex_);
  place->state = Piece::State::done;
  --searched_;
  waiting_ += rest.size();
  const Place next = std::next(place);
  for (Branch& branch : rest) pieces_.insert(next, Piece{std::move(branch)});
  changed_.notify_all();
}

void OrderedListing::search(Piece& piece, SolutionTree& tree, std::vector<Branch>& rest) {
  const SolutionTree::OnSolution visit = [&](const Grid& grid) {
    if (wanted_(grid)) piece.found.insert(piece.found.end(), grid.begin(), grid.end());
    return true;
  };
  const bool whole = piece.branch ? tree.search(*piece.branch, visit) : tree.search(visit);
  if (!whole) rest = tree.remaining();
}

bool OrderedListing::take(const std::function<bool(const Grid&)>& visit) {
  Grid grid(puzzle_.givens.size());
  const auto size = static_cast<std::ptrdiff_t>(grid.size());
  while (true) {
    std::list<Piece> first;
    {
      const std::lock_guard lock(mutex_);
      if (pieces_.empty() || pieces_.front().state != Piece::State::done) return true;
      first.splice(first.begin(), pieces_, pieces_.begin());
      changed_.notify_all();
    }
    const std::vector<Value>& found = first.front().found;
    for (auto next = found.begin(); next != found.end(); next += size) {
      grid.assign(next, next + size);
      if (!visit(grid)) return false;
    }
  }
}

bool OrderedListing::finished() {
  const std::lock_guard lock(mutex_);
  return pieces_.empty();
}

}  // namespace sudoku_sat::search
