// The models of a graph one by one. Nothing needs to be believed of this: whoever lists models
// checks each of them.
#include "literals.hpp"
#include "nnf.hpp"
#include "sudoku_sat/count_checker.hpp"

namespace sudoku_sat {

using namespace proof;

namespace {

/// Calls visit() for each model.
class Models {
 public:
  Models(const Nnf& nnf, std::size_t counted,
         const std::function<bool(std::span<const std::int32_t>)>& visit)
      : nnf_(nnf), counted_(counted), visit_(visit) {}

  /// What is true so far, with each model of the nodes that are still to come. False to end it.
  bool visit_all() {
    if (to_come_.empty()) return visit_(model_);
    const std::uint32_t node = to_come_.back();
    to_come_.pop_back();
    const bool all = nnf_.kind(node) == 'a';
    bool more = all ? follow(node, 0, nnf_.arcs(node)) : nnf_.kind(node) != 'f';
    for (std::size_t i = 0; !all && more && i < nnf_.arcs(node); ++i) more = follow(node, i, 1);
    if (nnf_.kind(node) == 't') more = visit_all();
    to_come_.push_back(node);
    return more;
  }
  void begin() { to_come_ = {1}; }

 private:
  bool follow(std::uint32_t node, std::size_t first, std::size_t count) {
    const std::size_t size = model_.size();
    for (std::size_t i = first; i < first + count; ++i) {
      const Nnf::Arc arc = nnf_.arc(node, i);
      to_come_.push_back(arc.to);
      for (const std::int32_t literal : arc.literals) {
        if (literal > 0 && variable_of_literal(literal) <= counted_) model_.push_back(literal);
      }
    }
    const bool more = visit_all();
    to_come_.resize(to_come_.size() - count);
    model_.resize(size);
    return more;
  }

  const Nnf& nnf_;
  std::size_t counted_;
  const std::function<bool(std::span<const std::int32_t>)>& visit_;
  std::vector<std::uint32_t> to_come_;
  std::vector<std::int32_t> model_;
};

}  // namespace

void each_model(std::string_view nnf, std::size_t counted,
                const std::function<bool(std::span<const std::int32_t>)>& visit) {
  constexpr std::size_t any_variable = 0x7FFFFFFE;
  const Nnf graph(nnf, any_variable);
  Models models(graph, counted, visit);
  models.begin();
  models.visit_all();
}

}  // namespace sudoku_sat
