// Sorting in runs: what fits in memory is sorted and written to a file, and the files are merged at
// the end (Knuth, The Art of Computer Programming 3, 5.4). Where there are many files they are
// merged into one on the way, so that few are open at once.
#include "sudoku_sat/enumerate.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <numeric>
#include <queue>
#include <system_error>

namespace sudoku_sat {

namespace {

constexpr std::size_t max_runs = 200;

std::string_view bytes_of(const Value* grid, std::size_t cells) {
  return {reinterpret_cast<const char*>(grid), cells * sizeof(Value)};
}

/// A file of grids, read from front to end.
class RunReader {
 public:
  RunReader(const std::string& file, std::size_t cells)
      : file_(file), in_(file, std::ios::binary), grid_(cells) {
    if (!in_) throw InputError({file_}, std::generic_category().message(errno));
    next();
  }
  const Value* grid() const { return whole_ ? grid_.data() : nullptr; }
  void next() {
    const auto bytes = static_cast<std::streamsize>(grid_.size() * sizeof(Value));
    in_.read(reinterpret_cast<char*>(grid_.data()), bytes);
    whole_ = in_.gcount() == bytes;
    if (!whole_ && in_.gcount() != 0) throw InputError({file_}, "is shorter than it was");
  }

 private:
  std::string file_;
  std::ifstream in_;
  std::vector<Value> grid_;
  bool whole_ = false;
};

}  // namespace

SortedGrids::SortedGrids(std::size_t cells, std::size_t bytes)
    : cells_(cells), most_(std::max<std::size_t>(bytes / (cells * sizeof(Value)), 1)) {}

void SortedGrids::add(const Grid& grid) {
  values_.insert(values_.end(), grid.begin(), grid.end());
  if (values_.size() == most_ * cells_) spill();
}

std::string SortedGrids::run(std::size_t number) const {
  return files_->file(fmt::format("run-{}", number));
}

void SortedGrids::sort(std::vector<std::size_t>& order) const {
  order.resize(values_.size() / cells_);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
    const Value* const first = values_.data() + a * cells_;
    const Value* const second = values_.data() + b * cells_;
    return std::lexicographical_compare(first, first + cells_, second, second + cells_);
  });
}

void SortedGrids::spill() {
  if (!files_) files_.emplace();
  std::vector<std::size_t> order;
  sort(order);
  Output out(run(first_run_ + runs_));
  for (const std::size_t grid : order) out.write(bytes_of(values_.data() + grid * cells_, cells_));
  out.commit();
  values_.clear();
  if (++runs_ < max_runs) return;
  Output all(run(first_run_ + runs_));
  merge([&](const Value* grid) { all.write(bytes_of(grid, cells_)); });
  all.commit();
  for (std::size_t i = 0; i < runs_; ++i) std::remove(run(first_run_ + i).c_str());
  first_run_ += runs_;
  runs_ = 1;
}

void SortedGrids::merge(const std::function<void(const Value*)>& visit) {
  std::vector<RunReader> readers;
  for (std::size_t i = 0; i < runs_; ++i) readers.emplace_back(run(first_run_ + i), cells_);
  const auto later = [this](const RunReader* a, const RunReader* b) {
    return std::lexicographical_compare(b->grid(), b->grid() + cells_, a->grid(),
                                        a->grid() + cells_);
  };
  std::priority_queue<RunReader*, std::vector<RunReader*>, decltype(later)> queue(later);
  for (RunReader& reader : readers) {
    if (reader.grid() != nullptr) queue.push(&reader);
  }
  while (!queue.empty()) {
    RunReader* const first = queue.top();
    queue.pop();
    visit(first->grid());
    first->next();
    if (first->grid() != nullptr) queue.push(first);
  }
}

void SortedGrids::take(const std::function<void(const Grid&)>& visit) {
  Grid grid(cells_);
  const auto hand_on = [&](const Value* values) {
    grid.assign(values, values + cells_);
    visit(grid);
  };
  if (runs_ == 0) {
    std::vector<std::size_t> order;
    sort(order);
    for (const std::size_t number : order) hand_on(values_.data() + number * cells_);
  } else {
    if (!values_.empty()) spill();
    merge(hand_on);
  }
  values_.clear();
  files_.reset();
  runs_ = 0;
}

}  // namespace sudoku_sat
