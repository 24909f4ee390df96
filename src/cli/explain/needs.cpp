// "row 2 needs a 5: r1c3=5 rules out r2c1-r2c3, r2c7=1 and r2c9=4 take their cells". Each place or
// value that is ruled out is told with the first of the step's facts that does it; what is ruled
// out by the same is told together. What is left is said where it is not what the step concludes.
//
// A sign between two cells is told from the other end: that a value of the one would leave too
// little for the other.
#include "needs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "causes.hpp"
#include "lists.hpp"

namespace sudoku_sat {

namespace {

using Kind = Reason::Kind;

class Needs {
 public:
  Needs(const Step& step, const Board& board) : step_(step), board_(board), causes_(step, board) {
    told_.constraints.assign(step.constraints.size(), false);
    told_.facts.assign(step.facts.size(), false);
    for (std::size_t i = 0; i < step.constraints.size(); ++i) {
      const Kind kind = step.constraints[i].kind;
      if (kind == Kind::place) tell_places(i);
      if (kind != Kind::value) continue;
      if (const auto sign = only_sign(step.constraints[i].number)) {
        tell_sign(i, *sign);
      } else {
        tell_values(i);
      }
    }
  }

  Told take() { return std::move(told_); }

 private:
  /// What the causes of a line rule out, those first that come first.
  template <class Item>
  using RuledOut = std::vector<std::pair<Cause, std::vector<Item>>>;

  template <class Item>
  std::vector<Item>& items_of(RuledOut<Item>& all, const Cause& cause) const {
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& known) {
      return causes_.same(known.first, cause);
    });
    if (found != all.end()) return found->second;
    return all.emplace_back(cause, std::vector<Item>()).second;
  }

  std::optional<Cause> noted_cause(const Statement& out) {
    const std::optional<Cause> cause = causes_.of(out);
    if (cause && cause->fact) told_.facts[*cause->fact] = true;
    if (cause && cause->constraint) told_.constraints[*cause->constraint] = true;
    return cause;
  }

  bool concludes(const Statement& statement) const {
    const auto& all = step_.conclusions;
    return std::find(all.begin(), all.end(), statement) != all.end();
  }

  std::string name(Cell cell) const { return board_.geometry().name(cell); }

  Words& begin(std::size_t constraint) {
    told_.constraints[constraint] = true;
    return told_.lines.emplace_back();
  }

  void tell_places(std::size_t constraint) {
    const Reason& reason = step_.constraints[constraint];
    RuledOut<Cell> ruled_out;
    std::vector<Cell> left;
    bool concluded = false;
    for (const Cell cell : board_.cells_of(reason.number)) {
      const Statement out{cell, reason.value, true};
      concluded = concluded || concludes(out);
      if (const auto cause = noted_cause(out)) {
        // All cells that are filled are told together.
        items_of(ruled_out, causes_.is(*cause, Kind::one_value) ? Cause{} : *cause).push_back(cell);
      } else {
        left.push_back(cell);
      }
    }
    Words& words = begin(constraint);
    say(words, fmt::format("{} needs {}", board_.all_different()[reason.number].name(),
                           with_article(reason.value)));
    Commas next(words);
    for (const auto& [cause, cells] : ruled_out) {
      next();
      say_ruled_out(words, cause, cells, reason.value);
    }
    const std::string places = listed(left, "or", board_.geometry());
    if (!concluded) say_left(words, places.empty() ? "no cell" : places);
  }

  /// A colon before the first part of a line, commas before the others.
  class Commas {
   public:
    explicit Commas(Words& words) : words_(words) {}
    void operator()() { words_.back().after = std::exchange(first_, false) ? ":" : ","; }

   private:
    Words& words_;
    bool first_ = true;
  };

  void say_ruled_out(Words& words, const Cause& cause, const std::vector<Cell>& cells,
                     Value value) const {
    if (!cause.fact && !cause.constraint) return say_filled(words, cells);
    const std::string names = listed(cells, "and", board_.geometry());
    if (!cause.fact) {
      return say(words, fmt::format("{} can't be {} ({})", names, value, label(cause)));
    }
    say_fact(words, step_.facts[*cause.fact], board_);
    if (!cause.constraint) return;
    say(words, "rules out " + names);
    if (causes_.is(cause, Kind::relation)) say(words, "(" + label(cause) + ")");
  }

  std::string label(const Cause& cause) const { return causes_.label(causes_.constraint(cause)); }

  void say_filled(Words& words, const std::vector<Cell>& cells) const {
    std::vector<std::size_t> facts;
    for (const Cell cell : cells) {
      const auto fact = std::find_if(
          step_.facts.begin(), step_.facts.end(),
          [&](const Fact& known) { return known.statement.holds && known.statement.cell == cell; });
      facts.push_back(static_cast<std::size_t>(fact - step_.facts.begin()));
    }
    say_facts(words, facts);
    say(words, cells.size() == 1 ? "takes its cell" : "take their cells");
  }

  void tell_values(std::size_t constraint) {
    const Cell cell = step_.constraints[constraint].number;
    RuledOut<Value> ruled_out;
    std::vector<Value> left;
    bool concluded = false;
    for (int number = 1; number <= board_.size(); ++number) {
      const auto value = static_cast<Value>(number);
      const Statement out{cell, value, true};
      concluded = concluded || concludes(out);
      if (const auto cause = noted_cause(out)) {
        items_of(ruled_out, *cause).push_back(value);
      } else {
        left.push_back(value);
      }
    }
    Words& words = begin(constraint);
    if (const auto unit = only_unit(ruled_out)) {
      const std::string text = board_.all_different()[*unit].name();
      say(words, fmt::format("only {} is left of {}, which has", name(cell), text));
      return say_facts(words, facts_of(ruled_out));
    }
    say(words, name(cell) + " needs a value");
    tell_sources(words, cell, ruled_out);
    // Whoever reads which values are allowed needs not read them again.
    const bool said = ruled_out.size() == 1 && causes_.is(ruled_out[0].first, Kind::allowed);
    if (!concluded && !said) say_left(words, left.empty() ? "no value" : listed(left, "or"));
  }

  /// The unit that rules out all values but one, where there is one.
  std::optional<std::uint32_t> only_unit(const RuledOut<Value>& ruled_out) const {
    if (ruled_out.size() + 1 != static_cast<std::size_t>(board_.size())) return std::nullopt;
    std::optional<std::uint32_t> unit;
    for (const auto& [cause, values] : ruled_out) {
      if (!causes_.is(cause, Kind::once)) return std::nullopt;
      const std::uint32_t number = causes_.constraint(cause).number;
      if (unit.value_or(number) != number || !board_.is_unit(number)) return std::nullopt;
      unit = number;
    }
    return unit;
  }

  static std::vector<std::size_t> facts_of(const RuledOut<Value>& ruled_out) {
    std::vector<std::size_t> facts;
    for (const auto& [cause, values] : ruled_out) facts.push_back(*cause.fact);
    return facts;
  }

  void say_facts(Words& words, const std::vector<std::size_t>& numbers) const {
    std::vector<const Fact*> facts;
    for (const std::size_t number : numbers) facts.push_back(&step_.facts[number]);
    sudoku_sat::say_facts(words, facts, board_);
  }

  /// By unit: "row 2 has r2c1=1 and r2c9=4".
  void tell_sources(Words& words, Cell cell, const RuledOut<Value>& ruled_out) const {
    std::vector<std::pair<std::uint32_t, std::vector<std::size_t>>> units;
    std::vector<const Fact*> exclusions;
    std::vector<Cause> others;
    for (const auto& [cause, values] : ruled_out) {
      if (!causes_.is(cause, Kind::once)) {
        if (cause.constraint) others.push_back(cause);
        if (!cause.constraint) exclusions.push_back(&step_.facts[*cause.fact]);
        continue;
      }
      const std::uint32_t unit = causes_.constraint(cause).number;
      auto place = std::find_if(units.begin(), units.end(),
                                [&](const auto& known) { return known.first == unit; });
      if (place == units.end()) place = units.insert(units.end(), {unit, {}});
      place->second.push_back(*cause.fact);
    }
    Commas next(words);
    for (const auto& [unit, facts] : units) {
      next();
      say(words, board_.all_different()[unit].name() + " has");
      say_facts(words, facts);
    }
    for (const Cause& cause : others) {
      next();
      say_limit(words, cell, cause);
    }
    if (exclusions.empty()) return;
    next();
    sudoku_sat::say_facts(words, exclusions, board_);
  }

  /// "r2c7=1 leaves only 4 (the V between them)", "r1c6 is 2, 4, 6 or 8 (even)", "r2c3=5"
  void say_limit(Words& words, Cell cell, const Cause& cause) const {
    if (!cause.fact) {
      const std::vector<Value>& values = board_.allowed()[causes_.constraint(cause).number].values;
      return say(words,
                 fmt::format("{} is {} ({})", name(cell), listed(values, "or"), label(cause)));
    }
    const Fact& fact = step_.facts[*cause.fact];
    say_fact(words, fact, board_);
    if (!causes_.is(cause, Kind::relation)) return;
    const Value known = fact.statement.value;
    std::vector<Value> out;
    std::vector<Value> left;
    for (Value value = 1; value <= board_.size(); ++value) {
      (allows(causes_.constraint(cause), cell, value, known) ? left : out).push_back(value);
    }
    say(words, out.size() < left.size() ? "rules out " + listed(out, "and")
                                        : "leaves only " + listed(left, "or"));
    say(words, "(" + label(cause) + ")");
  }

  /// Whether the relation allows the value of the cell with that of its other cell.
  bool allows(const Reason& reason, Cell cell, Value value, Value of_other) const {
    const PairRelation& pair = board_.relations()[reason.number];
    return pair.first == cell ? pair.relation->allows(value, of_other)
                              : pair.relation->allows(of_other, value);
  }

  /// The only relation of the step, if it is between the cell and another one, values of which are
  /// all that is concluded.
  std::optional<std::size_t> only_sign(Cell cell) const {
    std::optional<std::size_t> sign;
    for (std::size_t i = 0; i < step_.constraints.size(); ++i) {
      const Kind kind = step_.constraints[i].kind;
      const bool other_kind = kind == Kind::place || kind == Kind::diagram ||
                              (kind == Kind::relation && sign) ||
                              (kind == Kind::value && step_.constraints[i].number != cell);
      if (other_kind) return std::nullopt;
      if (kind == Kind::relation) sign = i;
    }
    if (!sign || step_.conclusions.empty()) return std::nullopt;
    const PairRelation& pair = board_.relations()[step_.constraints[*sign].number];
    if (pair.first != cell && pair.second != cell) return std::nullopt;
    const Cell other = pair.first == cell ? pair.second : pair.first;
    const bool all =
        std::all_of(step_.conclusions.begin(), step_.conclusions.end(),
                    [&](const Statement& found) { return found.cell == other && !found.holds; });
    return all ? sign : std::nullopt;
  }

  /// "6 at r1c7 would leave only 5 or 7 for r1c6 (the white dot between them): r1c6!=5,7 [step 1]"
  void tell_sign(std::size_t constraint, std::size_t sign) {
    const Cell cell = step_.constraints[constraint].number;
    const Reason& reason = step_.constraints[sign];
    told_.constraints[sign] = true;
    std::vector<Value> concluded;
    for (const Statement& found : step_.conclusions) concluded.push_back(found.value);
    RuledOut<Value> ruled_out;
    std::vector<Value> left;
    for (Value value = 1; value <= board_.size(); ++value) {
      const bool fits = std::any_of(concluded.begin(), concluded.end(), [&](Value other) {
        return allows(reason, cell, value, other);
      });
      if (!fits) continue;
      left.push_back(value);
      if (const auto cause = noted_cause({cell, value, true})) {
        items_of(ruled_out, *cause).push_back(value);
      }
    }
    Words& words = begin(constraint);
    say(words, fmt::format("{} at {} would leave {}{} for {} ({})", listed(concluded, "or"),
                           name(step_.conclusions.front().cell), left.empty() ? "" : "only ",
                           listed(left, "or"), name(cell), causes_.label(reason)));
    tell_sources(words, cell, ruled_out);
  }

  static void say_left(Words& words, const std::string& what) {
    words.back().after = ":";
    say(words, what + " is left");
  }

  const Step& step_;
  const Board& board_;
  Causes causes_;
  Told told_;
};

}  // namespace

Told tell_needs(const Step& step, const Board& board) { return Needs(step, board).take(); }

}  // namespace sudoku_sat
