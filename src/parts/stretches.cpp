#include "stretches.hpp"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <limits>

#include "base/elapsed.hpp"

namespace sudoku_sat::parts {

namespace {

constexpr double short_time = 2;
constexpr double long_time = 20;

/// The length of the next stretch.
class StretchLength {
 public:
  explicit StretchLength(const StretchPlan& plan)
      : length_(plan.first_length), least_(1), longest_(plan.longest) {}

  std::uint64_t value() const { return length_; }

  void took(double seconds) {
    const double each = seconds / static_cast<double>(length_);
    // A command may take long to start: then longer stretches cost less.
    const bool pays = each < 0.7 * each_ && seconds < longest_to_grow;
    each_ = each;
    if (pays || seconds < short_time) {
      length_ = std::min(2 * length_, longest_);
    } else if (seconds > long_time) {
      length_ = std::max(length_ / 2, least_);
    }
    if (pays) least_ = length_;
  }

 private:
  static constexpr double longest_to_grow = 120;

  std::uint64_t length_;
  std::uint64_t least_;
  std::uint64_t longest_;
  double each_ = std::numeric_limits<double>::infinity();
};

}  // namespace

PartInStretches::PartInStretches(const PartsDirectory& parts, std::size_t part,
                                 const PartTools& tools, const StretchPlan& plan)
    : parts_(parts),
      part_(part),
      tools_(tools),
      plan_(plan),
      file_(parts.partial(part)),
      scrap_(parts.scrap(part)) {
  progress_.end = plan_.begin;
  progress_.so_far.part = part;
}

void PartInStretches::resume() {
  const std::optional<PartProgress> kept = parts_.progress(part_);
  const bool usable = kept && kept->end > plan_.begin && kept->end <= plan_.end &&
                      kept->so_far.bytes <= file_.size();
  if (usable) progress_ = *kept;
  file_.cut(progress_.so_far.bytes);
}

PartEnd PartInStretches::cut_short(std::string_view why) const {
  return {false, fmt::format("{} after {} of {} {}; the next run continues there", why,
                             progress_.end - plan_.begin, plan_.end - plan_.begin, plan_.unit)};
}

PartEnd PartInStretches::run() {
  check_input();
  resume();
  const Limits limits(tools_.seconds);
  const Heartbeat heartbeat(parts_.partial(part_));
  StretchLength length(plan_);
  while (progress_.end < plan_.end) {
    if (limits.expired()) return cut_short("time-out");
    const double before = progress_.so_far.seconds;
    if (!stretch(progress_.end + std::min(length.value(), plan_.end - progress_.end))) {
      return cut_short("interrupted");
    }
    length.took(progress_.so_far.seconds - before);
  }
  // An input that changed while it was read would give inexplicable results.
  check_input();
  parts_.finish(progress_.so_far, parts_.partial(part_));
  return {};
}

bool PartInStretches::stretch(std::uint64_t end) {
  const std::string result = scrap_.file("result");
  const auto began = Limits::Clock::now();
  std::vector<std::string> words = parts_.manifest().command.words;
  for (std::string& word : options(progress_.end, end)) words.push_back(std::move(word));
  words.insert(words.end(), {"-o", result});
  for (std::string& word : inputs()) words.push_back(std::move(word));
  const int status = tools_.run_command(words);
  if (tools_.interrupted()) return false;
  const double seconds = base::seconds_since(began);
  take(result, progress_.end, end);
  // The next one may write none.
  std::error_code ignored;
  std::filesystem::remove(result, ignored);
  progress_.so_far.status = more_serious(progress_.so_far.status, status);
  progress_.so_far.seconds += seconds;
  progress_.end = end;
  file_.sync();
  parts_.write(progress_);
  if (tools_.on_progress) tools_.on_progress(end - plan_.begin, plan_.end - plan_.begin);
  return true;
}

void PartInStretches::append(std::string_view text) {
  file_.append(text);
  progress_.so_far.bytes += text.size();
}

}  // namespace sudoku_sat::parts
