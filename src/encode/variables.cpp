// Without a reduction a cell's variables are computed. After one they are numbered without gaps
// over the remaining values, and a decided cell has none.
#include "sudoku_sat/encoding.hpp"

#include <fmt/format.h>

#include <numeric>

namespace sudoku_sat {

VariableMap::VariableMap(const Geometry& geometry, const ValueCode& code)
    : geometry_(geometry),
      code_(&code),
      direct_(&code == &direct_code()),
      values_(static_cast<std::size_t>(geometry.size())) {
  std::iota(values_.begin(), values_.end(), Value{1});
  variables_ = geometry.cells() * code.variables({values_});
}

VariableMap::VariableMap(const Geometry& geometry, const Candidates& candidates,
                         const ValueCode& code)
    : geometry_(geometry),
      code_(&code),
      direct_(&code == &direct_code()),
      variables_(0),
      decided_(geometry.cells()),
      first_(geometry.cells() + 1) {
  values_.reserve(candidates.open());
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    poll_limits(static_cast<std::size_t>(geometry.size()));
    decided_[cell] = candidates.decided(cell);
    for (int value = 1; decided_[cell] == 0 && value <= geometry.size(); ++value) {
      if (candidates.possible(cell, value)) values_.push_back(static_cast<Value>(value));
    }
    first_[cell + 1] = static_cast<std::uint32_t>(values_.size());
  }
  variables_ = values_.size();
  if (direct_) return;
  variables_ = 0;
  before_.resize(geometry.cells());
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    poll_limits(first_[cell + 1] - first_[cell]);
    before_[cell] = static_cast<Var>(variables_);
    if (decided_[cell] == 0) variables_ += code.variables(coded(cell));
  }
}

CodedCell VariableMap::coded(Cell cell) const {
  if (whole()) {
    const std::size_t each = variables_ / geometry_.cells();
    return {values_, true, static_cast<Var>(cell * each)};
  }
  const auto candidates = std::span(values_).subspan(first_[cell], first_[cell + 1] - first_[cell]);
  return {candidates, false, direct_ ? static_cast<Var>(first_[cell]) : before_[cell]};
}

bool VariableMap::append_literals(Cell cell, int value, std::vector<Lit>& literals) const {
  if (decided(cell) != 0) return decided(cell) == value;
  const CodedCell open = coded(cell);
  const auto found = std::lower_bound(open.candidates.begin(), open.candidates.end(), value);
  if (found == open.candidates.end() || *found != value) return false;
  code_->append_literals(open, static_cast<std::size_t>(found - open.candidates.begin()), literals);
  return true;
}

Var VariableMap::variable(Cell cell, int value) const {
  if (decided_.empty()) return standard_variable(cell, value);
  const auto begin = values_.begin() + first_[cell];
  const auto end = values_.begin() + first_[cell + 1];
  const auto found = std::lower_bound(begin, end, value);
  if (found == end || *found != value) return 0;
  return static_cast<Var>(found - values_.begin() + 1);
}

Grid VariableMap::decode(const Model& model) const {
  Grid grid(geometry_.cells());
  std::vector<Lit> literals;
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    grid[cell] = decided(cell);
    const CodedCell open = coded(cell);
    for (std::size_t index = 0; index < open.candidates.size(); ++index) {
      literals.clear();
      code_->append_literals(open, index, literals);
      if (!std::all_of(literals.begin(), literals.end(),
                       [&](Lit literal) { return model.is_true(literal); })) {
        continue;
      }
      if (grid[cell] != 0) {
        throw SolverError(fmt::format("the answer puts {} and {} into {}", grid[cell],
                                      open.candidates[index], geometry_.name(cell)));
      }
      grid[cell] = open.candidates[index];
    }
  }
  return grid;
}

}  // namespace sudoku_sat
