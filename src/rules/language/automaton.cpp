// Each copied place of the pattern costs work, so that a short pattern can't grow without end.
#include "automaton.hpp"

#include <fmt/format.h>

#include <set>

#include "base/sorted.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule::language {

namespace {

constexpr std::size_t max_work_of_pattern = 5'000'000;
constexpr std::size_t max_states = 50'000;

}  // namespace

Automaton::Automaton(const Pattern& pattern) {
  // Place 0 is before everything.
  values_.emplace_back();
  followers_.emplace_back();
  const Ends ends = add(pattern);
  followers_[0] = ends.first;
  last_.resize(values_.size());
  for (const std::uint32_t place : ends.last) last_[place] = true;
  last_[0] = ends.empty;
  find_same();
  state_of({0});
}

/// A place is a step, which is followed by those from where it leads.
Automaton::Automaton(const Steps& written) {
  std::vector<Places> from(written.ends.size());
  for (std::size_t i = 0; i < written.steps.size(); ++i) {
    from[written.steps[i].from].push_back(static_cast<std::uint32_t>(i + 1));
  }
  const auto add_place = [&](std::vector<bool> values, std::size_t state) {
    values_.push_back(std::move(values));
    append(followers_.emplace_back(), from[state]);
    last_.push_back(written.ends[state]);
  };
  add_place({}, 0);
  for (const Steps::Step& step : written.steps) add_place(step.values, step.to);
  find_same();
  state_of({0});
}

void Automaton::find_same() {
  const auto less = [&](std::uint32_t one, std::uint32_t other) {
    poll_limits(16);
    if (last_[one] != last_[other]) return bool{last_[other]};
    return followers_[one] < followers_[other];
  };
  std::set<std::uint32_t, decltype(less)> known(less);
  for (std::uint32_t place = 0; place < values_.size(); ++place) {
    same_.push_back(*known.insert(place).first);
  }
}

/// Each place that is written down is a step, so repetitions of repetitions end early.
void Automaton::append(Places& to, const Places& more) {
  steps_ += 1 + more.size();
  poll_limits(1 + more.size());
  if (steps_ > max_work_of_pattern)
    throw UsageError("a pattern that is too long, repetitions written out");
  to.insert(to.end(), more.begin(), more.end());
}

Automaton::Ends Automaton::add(const Pattern& pattern) {
  switch (pattern.kind) {
    case Pattern::Kind::values:
      return add_values(pattern);
    case Pattern::Kind::sequence:
      return add_sequence(pattern);
    case Pattern::Kind::choice:
      return add_choice(pattern);
    default:
      return add_repeat(pattern);
  }
}

Automaton::Ends Automaton::add_values(const Pattern& pattern) {
  const auto place = static_cast<std::uint32_t>(values_.size());
  values_.push_back(pattern.values);
  followers_.emplace_back();
  return {{place}, {place}, false};
}

/// Which places follow which.
Automaton::Ends Automaton::follow(Ends before, const Ends& behind) {
  for (const std::uint32_t place : before.last) append(followers_[place], behind.first);
  if (before.empty) append(before.first, behind.first);
  if (!behind.empty) before.last.clear();
  append(before.last, behind.last);
  before.empty = before.empty && behind.empty;
  return before;
}

Automaton::Ends Automaton::add_sequence(const Pattern& pattern) {
  Ends ends{{}, {}, true};
  for (const Pattern& part : pattern.parts) ends = follow(std::move(ends), add(part));
  return ends;
}

Automaton::Ends Automaton::add_choice(const Pattern& pattern) {
  Ends ends{{}, {}, false};
  for (const Pattern& part : pattern.parts) {
    const Ends more = add(part);
    append(ends.first, more.first);
    append(ends.last, more.last);
    ends.empty = ends.empty || more.empty;
  }
  return ends;
}

/// The part as often as it must be there, then as often as it may be, or any number of times.
Automaton::Ends Automaton::add_repeat(const Pattern& pattern) {
  Ends ends{{}, {}, true};
  for (int i = 0; i < pattern.least; ++i) ends = follow(std::move(ends), add(pattern.parts[0]));
  for (int i = pattern.least; i < pattern.most; ++i) {
    Ends more = add(pattern.parts[0]);
    more.empty = true;
    ends = follow(std::move(ends), more);
  }
  if (pattern.most >= 0) return ends;
  Ends loop = add(pattern.parts[0]);
  for (const std::uint32_t place : loop.last) append(followers_[place], loop.first);
  loop.empty = true;
  return follow(std::move(ends), loop);
}

bool Automaton::any_last(const Places& places) const {
  return std::any_of(places.begin(), places.end(),
                     [&](std::uint32_t place) { return bool{last_[place]}; });
}

bool Automaton::admits(std::uint32_t place, std::int64_t value) const {
  const std::vector<bool>& values = values_[place];
  return value >= 0 && value < static_cast<std::int64_t>(values.size()) &&
         values[static_cast<std::size_t>(value)];
}

/// Ascending, each once.
Automaton::Places Automaton::places_after(const Places& places, std::int64_t value) const {
  Places after;
  for (const std::uint32_t from : places) {
    poll_limits(4 * followers_[from].size());
    for (const std::uint32_t to : followers_[from]) {
      if (admits(to, value)) after.push_back(same_[to]);
    }
  }
  base::sort_once(after);
  return after;
}

Automaton::State Automaton::state_of(Places places) {
  const auto found = numbers_.find(places);
  if (found != numbers_.end()) return found->second;
  if (states_.size() == max_states) {
    throw UsageError(fmt::format("the automaton of a pattern has more than {} states", max_states));
  }
  const auto state = static_cast<State>(states_.size());
  numbers_.emplace(places, state);
  accepts_.push_back(any_last(places));
  states_.push_back(std::move(places));
  next_.emplace_back();
  return state;
}

std::optional<Automaton::State> Automaton::after(State state, std::int64_t value) {
  const std::size_t values = values_.back().size();
  if (value < 0 || value >= static_cast<std::int64_t>(values)) return std::nullopt;
  const auto from = static_cast<std::size_t>(state);
  const auto step = static_cast<std::size_t>(value);
  if (next_[from].empty()) next_[from].assign(values, unknown);
  if (next_[from][step] == unknown) {
    Places places = places_after(states_[from], value);
    const State to = places.empty() ? none : state_of(std::move(places));
    next_[from][step] = to;
  }
  const State to = next_[from][step];
  return to == none ? std::nullopt : std::optional(to);
}

bool Automaton::accepts_all(State state, std::span<const std::int64_t> values) const {
  Places places = states_[static_cast<std::size_t>(state)];
  for (const std::int64_t value : values) places = places_after(places, value);
  return any_last(places);
}

}  // namespace sudoku_sat::rule::language
