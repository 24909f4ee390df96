#include "portfolio.hpp"

#include <condition_variable>
#include <list>
#include <mutex>

#include "base/threads.hpp"

namespace sudoku_sat::solving {

namespace {

constexpr std::uint64_t max_doublings = 30;

}  // namespace

Slice Schedule::slice(std::uint64_t number, std::size_t members) const {
  if (number == 0) return {0, trial};
  const std::uint64_t doublings = std::min((number - 1) / members, max_doublings);
  return {static_cast<std::size_t>(number % members), round << doublings};
}

const PortfolioMember& PortfolioPlan::first_solver() const {
  return *std::find_if_not(members.begin(), members.end(),
                           std::mem_fn(&PortfolioMember::is_local_search));
}

/// Which slices are under way, on which threads, and what has come of them.
class Portfolio::Turns {
 public:
  Turns(Portfolio& portfolio, std::uint64_t next)
      : portfolio_(portfolio),
        next_(next),
        taken_(portfolio.plan_.members.size(), 0),
        done_(portfolio.plan_.members.size(), 0) {}

  /// Takes slices until somebody has an answer or a limit is reached. Throws: what a member throws.
  void work(const Limits& limits) {
    Place& place = new_place();
    const Limits own({}, &place.stop, [&] {
      if (limits.expired()) place.stop = true;
    });
    const LimitsScope scope(own);
    while (const std::optional<Slice> slice = take(place, own)) {
      Answer answer = Answer::unknown;
      try {
        answer = portfolio_.run(*slice, own);
      } catch (const Stopped&) {
        // Ended while its formula was loaded.
      } catch (...) {
        fail();
        throw;
      }
      finish(place, *slice, answer);
    }
  }

  Answer answer(std::size_t& winner) const {
    if (refuted_) return Answer::unsatisfiable;
    if (!solved_) return Answer::unknown;
    winner = winner_;
    return Answer::satisfiable;
  }

 private:
  /// What a thread works on.
  struct Place {
    std::uint64_t number = 0;
    std::atomic<bool> stop = false;
  };

  Place& new_place() {
    const std::lock_guard lock(mutex_);
    return places_.emplace_back();
  }

  std::optional<Slice> take(Place& place, const Limits& limits) {
    std::unique_lock lock(mutex_);
    if (failed_ || refuted_ || solved_ || limits.expired()) return std::nullopt;
    place.number = next_++;
    const Slice slice =
        portfolio_.plan_.schedule.slice(place.number, portfolio_.plan_.members.size());
    // A member works through its slices in order, one at a time.
    const std::uint64_t before = taken_[slice.member]++;
    one_done_.wait(lock, [&] { return place.stop || done_[slice.member] == before; });
    if (place.stop) return std::nullopt;
    return slice;
  }

  void finish(const Place& place, const Slice& slice, Answer answer) {
    const std::lock_guard lock(mutex_);
    ++done_[slice.member];
    if (answer == Answer::unsatisfiable) {
      refuted_ = true;
      stop_from(0);
    } else if (answer == Answer::satisfiable && (!solved_ || place.number < *solved_)) {
      solved_ = place.number;
      winner_ = slice.member;
      stop_from(place.number + 1);
    }
    one_done_.notify_all();
  }

  /// After a failure no thread waits for the failed member.
  void fail() {
    const std::lock_guard lock(mutex_);
    failed_ = true;
    stop_from(0);
    one_done_.notify_all();
  }

  /// Ends those from `number` on that are under way.
  void stop_from(std::uint64_t number) {
    for (Place& place : places_) {
      if (place.number >= number) place.stop = true;
    }
  }

  Portfolio& portfolio_;
  std::mutex mutex_;
  std::condition_variable one_done_;
  std::uint64_t next_;
  std::vector<std::uint64_t> taken_;  ///< number of slices, by member
  std::vector<std::uint64_t> done_;   ///< likewise
  std::list<Place> places_;
  bool failed_ = false;
  bool refuted_ = false;
  std::optional<std::uint64_t> solved_;  ///< the first slice that found a solution
  std::size_t winner_ = 0;
};

Portfolio::Portfolio(PortfolioPlan plan, unsigned threads, Load load_member, const Limits& limits)
    : plan_(std::move(plan)), load_(std::move(load_member)), solvers_(plan_.members.size()) {
  std::vector<PortfolioMember>& members = plan_.members;
  if (load(0, limits) > plan_.max_clauses && !members.front().is_local_search()) {
    members.erase(std::remove_if(members.begin() + 1, members.end(),
                                 std::not_fn(&PortfolioMember::is_local_search)),
                  members.end());
  }
  solvers_.resize(members.size());
  threads_ = std::min(threads, static_cast<unsigned>(members.size()));
  alone_ = members.size() == 1;
}

std::uint64_t Portfolio::load(std::size_t member, const Limits& limits) {
  const PortfolioMember& plan = plan_.members[member];
  auto solver = plan.make_local_search ? plan.make_local_search() : make_solver(plan.solver);
  TallySink tally(*solver);
  LimitedSink sink(tally, limits);
  load_(plan, sink);
  solvers_[member] = std::move(solver);
  return tally.size().clauses;
}

Answer Portfolio::solve(const Limits& limits) {
  if (alone_ && !solvers_[winner_]) load_near(limits);
  if (alone_) return winner().solve(limits);
  winner_ = 0;
  const Answer answer = run(plan_.schedule.slice(0, solvers_.size()), limits);
  return answer != Answer::unknown || limits.expired() ? answer : take_turns(limits);
}

Answer Portfolio::run(const Slice& slice, const Limits& limits) {
  if (!solvers_[slice.member]) load(slice.member, limits);
  solvers_[slice.member]->limit_work(slice.work * plan_.members[slice.member].share);
  return solvers_[slice.member]->solve(limits);
}

Answer Portfolio::take_turns(const Limits& limits) {
  Turns turns(*this, 1);
  if (threads_ <= 1) {
    turns.work(limits);
    return turns.answer(winner_);
  }
  std::atomic<bool> abort = false;
  try {
    base::run_on_threads(
        threads_, limits, abort, [&](const Limits& inner) { turns.work(inner); }, [] {});
  } catch (const std::exception&) {
    // A member's failure does not matter where another one has shown that there is no solution.
    if (turns.answer(winner_) != Answer::unsatisfiable) throw;
  }
  return turns.answer(winner_);
}

void Portfolio::continue_with(std::span<const Lit> clause) {
  alone_ = true;
  const std::vector<PortfolioMember>& members = plan_.members;
  if (!members[winner_].is_local_search()) return winner().add_clause(clause);
  // On several threads another member may be anywhere in its work; a new solver starts the same on
  // any number of threads.
  winner_ = static_cast<std::size_t>(&plan_.first_solver() - members.data());
  solvers_[winner_].reset();
  found_.assign(clause.begin(), clause.end());
}

void Portfolio::load_near(const Limits& limits) {
  load(winner_, limits);
  for (const Lit literal : found_) winner().prefer(-literal);
  winner().add_clause(found_);
}

SolverStatistics Portfolio::statistics() {
  SolverStatistics total;
  for (const auto& solver : solvers_) {
    if (!solver) continue;
    const SolverStatistics part = solver->statistics();
    total += part;
    if (part.write_seconds) total.write_seconds = part.write_seconds;
  }
  return total;
}

}  // namespace sudoku_sat::solving
