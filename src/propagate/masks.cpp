#include "masks.hpp"

#include <algorithm>

#include "mask_filters.hpp"

namespace sudoku_sat::propagation {

namespace {

bool has_filter(const ClauseConstraint& formula) {
  // The walk through its places is recursive.
  constexpr std::size_t most_places = 2 * max_mask_cells;
  const auto* const connected = std::get_if<Connected>(&formula.meaning);
  if (connected != nullptr) return connected->places.size() <= most_places;
  return !std::holds_alternative<std::monostate>(formula.meaning);
}

}  // namespace

std::vector<Mask> allowed_masks(const Board& board) {
  std::vector<Mask> allowed(board.cells(), mask_up_to(board.size()));
  for (const Allowed& rule : board.allowed()) allowed[rule.cell] &= mask_of(rule.values);
  return allowed;
}

bool MaskRules::fit(const Board& board) {
  return board.size() > 1 && board.size() <= max_mask_values && board.cells() <= max_mask_cells &&
         std::all_of(board.formulas().begin(), board.formulas().end(), has_filter);
}

MaskRules::MaskRules(const Board& board, const std::vector<Anchor>& anchors)
    : board_(&board),
      allowed_(allowed_masks(board)),
      filters_(mask_filters(board, static_cast<Value>(anchors.size()))),
      words_((filters_.size() + 64 * words_at_once - 1) / (64 * words_at_once) * words_at_once) {
  for (const Anchor& anchor : anchors) allowed_[anchor.cell] &= mask_of(anchor.value);
  for (Cell cell = 0; cell < board.cells(); ++cell) peers_.push_back(board.peers(cell));
  for (const auto& [one, other] : implied_differences(board)) {
    peers_[one].push_back(other);
    peers_[other].push_back(one);
  }
  woken_.resize(board.cells() * words());
  again_.resize(words());
  for (std::size_t i = 0; i < filters_.size(); ++i) {
    if (!filters_[i]->is_idempotent()) again_[i / 64] |= std::uint64_t{1} << i % 64;
    for (const Cell cell : filters_[i]->cells()) {
      woken_[cell * words() + i / 64] |= std::uint64_t{1} << i % 64;
    }
  }
  add_values();
}

void MaskRules::add_values() {
  const auto heeds_all = [&](const auto& filter) {
    const std::vector<Cell> cells = filter->cells();
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      for (Value value = 1; value <= board_->size(); ++value) {
        if (!filter->heeds(cell, value)) return false;
      }
      return true;
    });
  };
  if (std::all_of(filters_.begin(), filters_.end(), heeds_all)) return;
  const auto size = static_cast<std::size_t>(board_->size());
  woken_by_value_.resize(cells() * size * words());
  for (std::size_t i = 0; i < filters_.size(); ++i) {
    for (const Cell cell : filters_[i]->cells()) {
      for (Value value = 1; value <= board_->size(); ++value) {
        if (!filters_[i]->heeds(cell, value)) continue;
        const std::size_t first = (cell * size + value - 1) * words();
        woken_by_value_[first + i / 64] |= std::uint64_t{1} << i % 64;
      }
    }
  }
}

std::size_t MaskRules::cost() const {
  std::size_t total = cells();
  for (const auto& filter : filters_) total += filter->cost();
  return total;
}

void MaskWork::begin(const MaskRules& rules, Mask* masks, std::size_t& open) {
  rules_ = &rules;
  masks_ = masks;
  open_ = &open;
  words_ = rules.words();
  awake_.assign(words_, 0);
  single_ = 0;
  contradiction_ = {};
}

void MaskWork::wake_all() {
  single_ = 0;
  for (Cell cell = 0; cell < rules_->cells(); ++cell) {
    wake(cell);
    if (is_single(masks_[cell])) singles_[single_++] = cell;
  }
}

bool MaskWork::change(Cell cell, Mask left) {
  const auto lost = static_cast<Mask>(masks_[cell] ^ left);
  masks_[cell] = left;
  if (left == 0) return false;
  const bool single = is_single(left);
  rules_->by_value() ? wake(cell, single ? lost | left : lost) : wake(cell);
  if (single) singles_[single_++] = cell;
  return true;
}

bool MaskWork::run() {
  const auto* const filters = rules_->filters().data();
  const std::uint64_t* const again = rules_->again().data();
  std::uint64_t* const awake = awake_.data();
  while (true) {
    while (single_ != 0) {
      if (!take_from_peers(singles_[--single_])) return false;
    }
    std::size_t word = 0;
    while (word != words_ && awake[word] == 0) ++word;
    if (word == words_) return true;
    const std::uint64_t bit = awake[word] & -awake[word];
    const auto number = 64 * word + static_cast<std::size_t>(std::countr_zero(bit));
    awake[word] -= bit;
    settled_ = false;
    if (!filters[number]->filter(*this)) {
      contradiction_.filter = number;
      return false;
    }
    awake[word] &= settled_ ? ~bit : ~bit | again[word];
  }
}

bool MaskWork::take_from_peers(Cell cell) {
  --*open_;
  const Mask value = masks_[cell];
  contradiction_.single = {cell, least_value(value)};
  for (const Cell peer : rules_->peers(cell)) {
    if ((masks_[peer] & value) != 0 && !remove(peer, value)) return false;
  }
  return true;
}

}  // namespace sudoku_sat::propagation
