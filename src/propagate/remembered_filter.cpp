// A filter that remembers what another one has left of the same masks before.
#include <array>

#include "filter_memo.hpp"
#include "mask_filters.hpp"

namespace sudoku_sat::propagation {

namespace {

/// So that a table has at most some 60 kB.
constexpr std::size_t max_remembered_cells = 32;

class RememberedFilter : public MaskFilter {
 public:
  explicit RememberedFilter(std::unique_ptr<MaskFilter> filter)
      : filter_(std::move(filter)), cells_(filter_->cells()), memo_(cells_.size()) {}

  std::vector<Cell> cells() const override { return cells_; }
  bool heeds(Cell cell, Value value) const override { return filter_->heeds(cell, value); }
  /// It has been asked about half of it before.
  std::size_t cost() const override { return filter_->cost() / 2; }
  void add_weights(std::vector<unsigned>& by_cell) const override { filter_->add_weights(by_cell); }
  bool is_idempotent() const override { return filter_->is_idempotent(); }

  bool filter(MaskWork& work) const override {
    Masks masks;
    copy_to(masks.data(), work);
    return leave(memo_.of({masks.data(), cells_.size()}, [&](Mask* left) { find(left, work); }),
                 work);
  }

 private:
  using Masks = std::array<Mask, max_remembered_cells>;

  void find(Mask* left, MaskWork& work) const {
    const bool possible = filter_->filter(work);
    copy_to(left, work);
    // A cell without values says that it is impossible.
    if (!possible) left[0] = 0;
  }
  void copy_to(Mask* masks, const MaskWork& work) const {
    for (const Cell cell : cells_) *masks++ = work[cell];
  }
  bool leave(const Mask* masks, MaskWork& work) const {
    for (const Cell cell : cells_) {
      if (!work.leave(cell, *masks++)) return false;
    }
    return true;
  }

  std::unique_ptr<MaskFilter> filter_;
  std::vector<Cell> cells_;
  mutable FilterMemo<Mask, Mask> memo_;
};

}  // namespace

std::unique_ptr<MaskFilter> remembered(std::unique_ptr<MaskFilter> filter) {
  // To look them up is quicker than most filters, but for those that look at little else.
  const std::size_t cells = filter->cells().size();
  if (cells > max_remembered_cells || filter->cost() < 3 * cells) return filter;
  return std::make_unique<RememberedFilter>(std::move(filter));
}

}  // namespace sudoku_sat::propagation
