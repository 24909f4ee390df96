// Writes the clauses of an encoding with a chain of order variables in place of each of its
// exactly-one constraints. Chains imply what they replace, by unit propagation too, so the
// propagation that a formula has is kept. The clauses come last, when all other variables have
// their numbers.
//
// A. Sheng, J. Reeves & M. Heule: Reencoding unique literal clauses, SAT 2025; the order of the
// literals decides whether it helps (J. Reeves, J. Filipe, M.-C. Hsu, R. Martins & M. Heule: The
// impact of literal sorting on cardinality constraint encodings, AAAI 2025).
#include "reencode.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>

#include "base/joined.hpp"
#include "chains.hpp"
#include "exactly_one.hpp"
#include "exclusions.hpp"
#include "filtering_sink.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

constexpr std::array<std::string_view, 4> order_names{"board", "value", "aligned", "random"};

bool is_random(ChainOrder order) {
  return order == ChainOrder::aligned || order == ChainOrder::random;
}

}  // namespace

std::span<const std::string_view> literal_orders() { return order_names; }

std::string Reencoding::literal_order() const {
  if (!order) return {};
  const std::string name(order_names[static_cast<std::size_t>(literals)]);
  return seed && is_random(literals) ? fmt::format("{}:{}", name, *seed) : name;
}

std::optional<Reencoding> Reencoding::parse(std::string_view literal_order) {
  const std::size_t colon = literal_order.find(':');
  const auto found = std::ranges::find(order_names, literal_order.substr(0, colon));
  if (found == order_names.end()) return std::nullopt;
  Reencoding reencoding{.order = true,
                        .literals = static_cast<ChainOrder>(found - order_names.begin())};
  if (colon == literal_order.npos) return reencoding;
  reencoding.seed = parse_number<std::uint64_t>(literal_order.substr(colon + 1));
  if (!reencoding.seed || !is_random(reencoding.literals)) return std::nullopt;
  return reencoding;
}

}  // namespace sudoku_sat

namespace sudoku_sat::encoding {

namespace {

/// Puts the literals of one chain after the other into their order.
class ChainSorter {
 public:
  ChainSorter(const Reencoding& reencoding, const VariableMap& variables)
      : order_(reencoding.literals), random_(reencoding.seed.value_or(1)) {
    if (order_ == ChainOrder::value || order_ == ChainOrder::aligned) place(variables);
  }

  void sort(std::vector<Lit>& literals) {
    std::ranges::sort(literals, {}, [](Lit literal) { return std::abs(literal); });
    if (order_ == ChainOrder::random) random_.shuffle(literals);
    if (keys_.empty()) return;
    std::ranges::stable_sort(literals, {}, [this](Lit literal) { return key(literal); });
  }

 private:
  using Key = std::array<std::uint32_t, 3>;

  /// The keys of the cells' variables; other variables come after them, by their numbers.
  void place(const VariableMap& variables) {
    const Geometry& geometry = variables.geometry();
    for (const auto& [cell, number] : meanings_of(variables)) {
      const auto row = static_cast<std::uint32_t>(geometry.row(cell));
      const auto column = static_cast<std::uint32_t>(geometry.column(cell));
      const auto value = static_cast<std::uint32_t>(number);
      const Key key =
          order_ == ChainOrder::value ? Key{value, row, column} : Key{row, column, value};
      keys_.push_back(value == 0 ? last : key);
    }
    if (order_ == ChainOrder::aligned) rename();
  }

  /// Gives rows, columns and values random ranks.
  void rename() {
    for (std::size_t part = 0; part < last.size(); ++part) {
      std::uint32_t most = 0;
      for (const Key& key : keys_) most = std::max(most, key == last ? 0 : key[part]);
      const auto ranks = random_.permutation<std::uint32_t>(std::size_t{most} + 1, 0);
      for (Key& key : keys_) {
        if (key != last) key[part] = ranks[key[part]];
      }
    }
  }

  const Key& key(Lit literal) const {
    const auto index = static_cast<std::size_t>(std::abs(literal));
    return index < keys_.size() ? keys_[index] : last;
  }

  static constexpr Key last{UINT32_MAX, UINT32_MAX, UINT32_MAX};

  ChainOrder order_;
  Random random_;
  std::vector<Key> keys_;
};

/// Lets through what is not covered by exactly-one constraints.
class UncoveredSink : public FilteringSink {
 public:
  UncoveredSink(const ExactlyOnes& found, SinkRef sink) : FilteringSink(sink), found_(found) {}

  void add(const ClauseBlock& block) {
    filter(block,
           [&](std::span<const Lit> clause, std::uint64_t) { return !found_.covers(clause); });
  }
  bool take_at_most_one(std::span<const Lit> literals) { return found_.covers_all(literals); }

 private:
  const ExactlyOnes& found_;
};

/// What chains are about, in terms of candidates where these have variables of their own.
class ChainNotes {
 public:
  explicit ChainNotes(const EncodingContext& context) {
    if (context.notes == nullptr) return;
    const Geometry& geometry = context.board.geometry();
    for (const auto& [cell, value] : meanings_of(context.variables)) {
      const int number = geometry.number_in(cell, static_cast<Value>(value));
      names_.push_back(value == 0 ? "" : fmt::format("{}={}", geometry.name(cell), number));
    }
  }

  std::string text(const std::vector<Lit>& literals) const {
    std::vector<std::string> words;
    for (const Lit literal : literals) {
      const auto variable = static_cast<std::size_t>(std::abs(literal));
      const bool named = variable < names_.size() && !names_[variable].empty();
      words.push_back((literal < 0 ? "not " : "") +
                      (named ? names_[variable] : fmt::format("auxiliary {}", variable)));
    }
    return "exactly one of " + base::joined(words, ", ");
  }

 private:
  std::vector<std::string> names_;  ///< by variable
};

}  // namespace

std::vector<FamilyRange> encode_with_chains(const Formulation& formulation,
                                            const EncodingContext& context, SinkRef sink) {
  const Encoding& encoding = chosen_encoding(formulation);
  const ExactlyOnes found(encoding, context);
  UncoveredSink uncovered(found, sink);
  std::vector<FamilyRange> ranges = encode(encoding, context, uncovered);
  ChainSorter sorter(formulation.reencoding, context.variables);
  FamilyStream out(sink, context.notes);
  out.begin(order_chains_family);
  const ChainNotes notes(context);
  for (std::size_t i = 0; i < found.size(); ++i) {
    std::vector<Lit> literals = found[i];
    sorter.sort(literals);
    if (out.noted()) out.about(notes.text(literals));
    emit_chain(literals, out);
  }
  out.flush();
  return uncovered.kept_and(std::move(ranges), order_chains_family, out.clauses());
}

}  // namespace sudoku_sat::encoding
