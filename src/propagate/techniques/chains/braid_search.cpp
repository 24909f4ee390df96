#include "braid_search.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include "clue_links.hpp"

namespace sudoku_sat::propagation {

namespace {

/// A unit with more places left hardly excludes anything together.
constexpr std::size_t most_left = 4;

}  // namespace

NodeNumber FoundBraid::excluded_by(NodeNumber node) const {
  return std::find_if(excludes.begin(), excludes.end(),
                      [&](const auto& one) { return one.first == node; })
      ->second;
}

BraidSearch::BraidSearch(const LinkGraph& graph)
    : graph_(graph),
      clues_(has_clues(graph.board()) ? &clue_links(graph.state()) : nullptr),
      variables_(csp_variables(graph)),
      of_node_(graph.candidates()),
      false_(graph.candidate_words()),
      causes_(graph.candidates()),
      since_(graph.candidates(), never),
      variable_of_(graph.candidates()) {
  for (std::uint32_t i = 0; i < variables_.size(); ++i) {
    for (const NodeNumber node : variables_[i].candidates) of_node_[node].push_back(i);
  }
  for (std::uint32_t clue = 0; clues_ != nullptr && clue < clues_->count(); ++clue) {
    of_clue_.push_back(open_candidates(clues_->cells(clue)));
  }
}

std::vector<std::pair<NodeNumber, Exclusion>> BraidSearch::open_candidates(
    const std::vector<Cell>& cells) const {
  std::vector<std::pair<NodeNumber, Exclusion>> all;
  for (const Cell cell : cells) {
    if (!graph_.state().open(cell)) continue;
    for (const Value value : graph_.state().values(cell)) {
      all.push_back({graph_.candidate(cell, value), {cell, value}});
    }
  }
  return all;
}

std::optional<FoundBraid> BraidSearch::find(NodeNumber target, Width width, std::size_t most) {
  start(target);
  std::optional<End> end = settle();
  while (!end && width != Width::links) {
    const bool more = use_units(end) || (!end && width == Width::clues && use_clues(end));
    if (!end && !more) break;
    if (!end) end = settle();
  }
  return end ? trimmed(*end, most) : std::nullopt;
}

void BraidSearch::start(NodeNumber target) {
  left_.clear();
  for (const CspVariable& one : variables_) left_.push_back(one.candidates.size());
  std::fill(false_.begin(), false_.end(), 0);
  std::fill(causes_.begin(), causes_.end(), Cause{});
  for (const NodeNumber one : true_) since_[one] = never;
  true_ = {target};
  singles_.clear();
  since_[target] = 0;
  next_ = 0;
  now_ = 1;
}

/// By links, until nothing follows.
std::optional<BraidSearch::End> BraidSearch::settle() {
  hold_singles();
  while (next_ < true_.size()) {
    if (const auto end = falsify_by(true_[next_++])) return end;
    hold_singles();
  }
  return std::nullopt;
}

std::optional<BraidSearch::End> BraidSearch::falsify_by(NodeNumber node) {
  const auto row = graph_.weak(node);
  work_ += false_.size();
  for (std::size_t i = 0; i < false_.size(); ++i) {
    for (std::uint64_t bits = row[i] & ~false_[i]; bits != 0; bits &= bits - 1) {
      const auto other =
          static_cast<NodeNumber>(i * 64 + static_cast<unsigned>(std::countr_zero(bits)));
      if (other >= graph_.candidates()) break;
      if (const auto end = falsify(other, {Cause::By::node, node, 0})) return end;
    }
  }
  return std::nullopt;
}

std::optional<BraidSearch::End> BraidSearch::falsify(NodeNumber node, const Cause& cause) {
  false_[node / 64] |= std::uint64_t{1} << node % 64;
  causes_[node] = cause;
  causes_[node].time = now_++;
  for (const std::uint32_t one : of_node_[node]) {
    if (--left_[one] == 0) return End{false, one};
    if (left_[one] == 1) singles_.push_back(one);
  }
  return std::nullopt;
}

void BraidSearch::hold_singles() {
  for (const std::uint32_t one : singles_) {
    for (const NodeNumber node : variables_[one].candidates) {
      if (is_false(node) || since_[node] != never) continue;
      since_[node] = now_++;
      variable_of_[node] = one;
      true_.push_back(node);
    }
  }
  singles_.clear();
}

/// What all the candidates that the variable has left exclude, and is not false yet.
std::vector<NodeNumber> BraidSearch::excluded_by_left(std::uint32_t variable) {
  std::vector<std::uint64_t> open(false_.size());
  std::transform(false_.begin(), false_.end(), open.begin(), std::bit_not<>());
  std::vector<NodeNumber> left = variables_[variable].candidates;
  std::erase_if(left, [this](NodeNumber node) { return is_false(node); });
  return graph_.excluded_by_all(left, std::move(open), work_);
}

/// What all the candidates that a variable has left exclude. Returns whether there was anything.
bool BraidSearch::use_units(std::optional<End>& end) {
  bool any = false;
  for (std::uint32_t i = 0; i < variables_.size(); ++i) {
    if (left_[i] < 2 || left_[i] > most_left || left_[i] == variables_[i].candidates.size()) {
      continue;
    }
    for (const NodeNumber node : excluded_by_left(i)) {
      any = true;
      end = falsify(node, {Cause::By::variable, i, 0});
      if (end) return true;
    }
  }
  return any;
}

/// The false candidates of the clue's cells, as far as they were false then.
std::vector<Exclusion> BraidSearch::gone_from(std::uint32_t clue, std::uint32_t time) const {
  std::vector<Exclusion> gone;
  for (const auto& [node, candidate] : of_clue_[clue]) {
    if (is_false(node) && causes_[node].time < time) gone.push_back(candidate);
  }
  return gone;
}

/// What a clue takes with what is left. Returns whether there was anything.
bool BraidSearch::use_clues(std::optional<End>& end) {
  bool any = false;
  for (std::uint32_t clue = 0; clue < of_clue_.size(); ++clue) {
    const std::vector<Exclusion> gone = gone_from(clue, now_);
    if (gone.size() < 2) continue;
    graph_.state().limits().check();
    work_ += 64 * gone.size();
    const auto& taken = clues_->taken(graph_.state(), clue, gone);
    if (!taken) {
      end = End{true, clue};
      return true;
    }
    for (const Exclusion& one : *taken) {
      const NodeNumber node = graph_.candidate(one.cell, one.value);
      if (is_false(node)) continue;
      any = true;
      end = falsify(node, {Cause::By::clue, clue, 0});
      if (end) return true;
    }
    if (any) return true;  // links are easier to follow
  }
  return any;
}

/// Those false candidates of the clue without which it has nothing left, together with one more
/// candidate: the earliest that are enough.
std::vector<NodeNumber> BraidSearch::needed_by_clue(std::uint32_t clue,
                                                    std::optional<NodeNumber> with,
                                                    std::uint32_t time) const {
  std::vector<Exclusion> gone = gone_from(clue, time);
  const auto node_of = [&](const Exclusion& one) { return graph_.candidate(one.cell, one.value); };
  std::sort(gone.begin(), gone.end(), [&](const Exclusion& a, const Exclusion& b) {
    return causes_[node_of(a)].time > causes_[node_of(b)].time;
  });
  const auto enough = [&](const std::vector<Exclusion>& some) {
    const auto& taken = clues_->taken(graph_.state(), clue, some);
    if (!taken || !with) return !taken;
    return std::any_of(taken->begin(), taken->end(),
                       [&](const Exclusion& one) { return node_of(one) == *with; });
  };
  for (std::size_t i = 0; i < gone.size();) {
    std::vector<Exclusion> fewer = gone;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (enough(fewer)) {
      gone = std::move(fewer);
    } else {
      ++i;
    }
  }
  std::vector<NodeNumber> nodes;
  for (const Exclusion& one : gone) nodes.push_back(node_of(one));
  return nodes;
}

/// That the node holds, or does not, as a sentence about its opposite.
BraidSentence BraidSearch::sentence_of(NodeNumber node, bool holds) const {
  if (holds) {
    BraidSentence one{BraidSentence::If::without, node, false, variable_of_[node], {}};
    for (const NodeNumber other : variables_[one.number].candidates) {
      if (other != node) one.cases.push_back(other);
    }
    return one;
  }
  const Cause& cause = causes_[node];
  BraidSentence one{BraidSentence::If::with, node, cause.by == Cause::By::clue, cause.number, {}};
  if (one.by_clue) {
    one.cases = needed_by_clue(cause.number, node, cause.time);
    return one;
  }
  for (const NodeNumber other : variables_[cause.number].candidates) {
    if (is_false(other) && causes_[other].time < cause.time) one.cases.push_back(other);
  }
  return one;
}

/// Only what leads to the end: the latest first, so that whatever a sentence needs comes after it.
std::optional<FoundBraid> BraidSearch::trimmed(const End& end, std::size_t most) const {
  FoundBraid braid{true_[0], {{BraidSentence::If::always, 0, end.by_clue, end.number, {}}}, {}};
  auto& first = braid.sentences.front();
  first.cases = end.by_clue ? needed_by_clue(end.number, std::nullopt, now_)
                            : variables_[end.number].candidates;
  std::set<std::pair<std::uint32_t, NodeNumber>, std::greater<>> needed;
  std::set<NodeNumber> told;
  const auto need = [&](const BraidSentence& sentence) {
    for (const NodeNumber node : sentence.cases) {
      if (!told.insert(node).second) continue;
      const Cause& cause = causes_[node];
      const bool by_node = cause.by == Cause::By::node;
      const NodeNumber excluded = by_node ? cause.number : node;
      braid.excludes.push_back({node, excluded});
      if (by_node && excluded == braid.target) continue;
      needed.insert({by_node ? since_[excluded] : cause.time, excluded});
    }
  };
  need(first);
  while (!needed.empty()) {
    if (braid.sentences.size() > most) return std::nullopt;
    const auto [time, node] = *needed.begin();
    needed.erase(needed.begin());
    braid.sentences.push_back(sentence_of(node, since_[node] == time));
    need(BraidSentence(braid.sentences.back()));
  }
  return braid;
}

}  // namespace sudoku_sat::propagation
