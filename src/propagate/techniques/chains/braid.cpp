// Braids: a candidate that leaves a unit or a cell only one candidate, which, with the first one,
// leaves the next only one, and so on until one has nothing left. Other than in a chain, what a
// unit lacks may be due to any of the candidates before. (D. Berthier, Pattern-Based Constraint
// Satisfaction and Logic Puzzles, 2012; the players' forcing nets.) In wide braids units and clues
// take candidates too, as locked candidates and combinations do. The shortest braid is taken.
//
// The text supposes nothing. The first sentence says of a candidate that without it each place that
// its unit has left excludes the target. In later ones a place may also exclude a candidate of
// which this has been said. Of the last unit one place must hold. Longer braids are a technique of
// their own, harder than forcing chains from cells and units.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "braid_search.hpp"
#include "chain_walk.hpp"
#include "clue_links.hpp"
#include "propagate/techniques/registry.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

using If = BraidSentence::If;

/// The sentences besides the first one, of braids and of long ones.
constexpr std::size_t few_sentences = 3;
constexpr std::size_t most_sentences = 10;

/// The targets of the same braid, its own among them.
std::vector<NodeNumber> targets_of(const FoundBraid& braid, const LinkGraph& graph) {
  std::vector<NodeNumber> targets;
  for (NodeNumber node = 0; node < graph.candidates(); ++node) {
    if (!has_own_name(graph.board(), graph.node(node).cells.front())) continue;
    const bool all = std::all_of(braid.excludes.begin(), braid.excludes.end(), [&](auto& one) {
      return one.second != braid.target || graph.excludes(node, one.first);
    });
    if (all) targets.push_back(node);
  }
  return targets;
}

/// A sentence without the graph.
struct ToldBraid {
  struct Case {
    std::vector<Exclusion> candidates;
    std::vector<Exclusion> excluded;
    std::vector<std::string> clues = {};
    bool shown = false;  ///< by an earlier sentence
  };

  If when = If::always;
  Exclusion subject;
  std::optional<CspVariable> variable;  ///< none: a clue
  std::string clue;                     ///< its name; with a variable, in parentheses
  std::vector<Case> cases;
};

/// Of one cell.
std::string values_text(const std::vector<Exclusion>& all, const Words& words) {
  std::uint64_t mask = 0;
  for (const Exclusion& one : all) mask |= bit_of(one.value);
  return words.values_in(all.front().cell, mask, "or");
}

std::string cells_text(const std::vector<Exclusion>& all, const Words& words) {
  std::vector<Cell> cells;
  for (const Exclusion& one : all) cells.push_back(one.cell);
  std::sort(cells.begin(), cells.end());
  return words.cells(cells, "or");
}

/// "the counting circles", "4 skyscrapers seen from the top".
bool is_plural(std::string_view label) {
  for (const std::string_view end : {" at ", " of ", " from ", " seen ", " in "}) {
    label = label.substr(0, label.find(end));
  }
  return label.ends_with('s') && !label.ends_with("ss");
}

/// Whether it names a clue and isn't a sentence such as "each box has each digit once", or a kind
/// with its cells after a colon.
bool is_noun(std::string_view label) {
  if (label.starts_with("rule ")) return true;
  const bool named = label.starts_with("the ") || (label[0] >= '0' && label[0] <= '9');
  constexpr std::string_view verbs[] = {": ", " is ", " are ", " has ", " have ", " does ", " do "};
  return named && std::none_of(std::begin(verbs), std::end(verbs), [&](std::string_view verb) {
           return label.find(verb) != label.npos;
         });
}

/// "the 9-cage at r1c1 needs 4 in r1c2", "there must be 4 in r1c2 (each box has each digit once)".
std::string clue_needs(const std::string& clue, const std::vector<Exclusion>& candidates,
                       const Words& words) {
  const std::string which = candidates_text(candidates, words);
  if (!is_noun(clue)) return fmt::format("there must be {}{}", which, in_parentheses({clue}));
  return fmt::format("{} {} {}", clue, is_plural(clue) ? "need" : "needs", which);
}

/// "the 4 of box 5 is in r4c5 or r4c6", "r1c2 is 3 or 4"; what a clue needs.
std::string must_text(const ToldBraid& told, const Words& words) {
  std::vector<Exclusion> all;
  for (const auto& one : told.cases) {
    all.insert(all.end(), one.candidates.begin(), one.candidates.end());
  }
  if (!told.variable) return clue_needs(told.clue, all, words);
  const CspVariable& variable = *told.variable;
  if (variable.is_cell) {
    return fmt::format("{} is {}{}", words.cell(variable.number), values_text(all, words),
                       told.clue);
  }
  return fmt::format("the {} of {} is in {}{}", words.value(variable.value),
                     words.unit(variable.number), cells_text(all, words), told.clue);
}

/// "4 in r2c2 (anti-knight)", "4 in r2c2, as shown".
std::string excluded_text(const ToldBraid::Case& one, const Words& words) {
  return candidates_text(one.excluded, words, "and") + in_parentheses(one.clues) +
         (one.shown ? ", as shown" : "");
}

/// ", where it excludes 4 in r2c2 (anti-knight)".
std::string only_case(const ToldBraid& told, const Words& words) {
  const ToldBraid::Case& one = told.cases.front();
  const bool unit = told.variable && !told.variable->is_cell;
  return fmt::format(", {} {}",
                     unit                         ? "where it excludes"
                     : one.candidates.size() == 1 ? "which excludes"
                                                  : "which each exclude",
                     excluded_text(one, words));
}

/// "; in r1c2 it excludes 4 in r2c2; in r1c3 or r1c4 it excludes 4 in r3c3, as shown".
std::string cases_text(const ToldBraid& told, const Words& words) {
  if (told.cases.size() == 1) return only_case(told, words);
  const bool unit = told.variable && !told.variable->is_cell;
  std::string text;
  for (const ToldBraid::Case& one : told.cases) {
    const std::string what = !told.variable ? candidates_text(one.candidates, words)
                             : unit         ? "in " + cells_text(one.candidates, words)
                                            : values_text(one.candidates, words);
    text += fmt::format("; {} {} {}", what, unit ? "it excludes" : "would exclude",
                        excluded_text(one, words));
  }
  return text;
}

/// A sentence, and the subjects of which it is true.
struct SaidOfSubjects {
  If when = If::always;
  std::vector<Exclusion> subjects;
  std::string text;
};

/// What is needed first comes first. What is said alike of several candidates is said once, of the
/// first of them.
std::vector<SaidOfSubjects> said_once(const std::vector<ToldBraid>& all, const Words& words) {
  std::vector<SaidOfSubjects> said;
  for (auto told = all.rbegin(); told != all.rend(); ++told) {
    SaidOfSubjects one{told->when, {told->subject}, must_text(*told, words)};
    one.text += cases_text(*told, words) + '.';
    const auto same = std::find_if(said.begin(), said.end(), [&](const SaidOfSubjects& other) {
      return one.when == If::with && other.when == If::with && other.text == one.text;
    });
    if (same == said.end()) {
      said.push_back(std::move(one));
    } else {
      same->subjects.push_back(told->subject);
    }
  }
  return said;
}

std::string tell_braid(const std::vector<ToldBraid>& all, const Words& words,
                       const std::string& excluded) {
  std::string text = "Braid:";
  for (const SaidOfSubjects& one : said_once(all, words)) {
    const bool first = text.back() == ':';
    if (one.when != If::always) {
      text += fmt::format(" {}ith{} {}, {}", first ? 'w' : 'W', one.when == If::with ? "" : "out",
                          candidates_text(one.subjects, words), one.text);
    } else {
      text += (first ? " " : " In any case ") + one.text;
    }
  }
  return fmt::format("{} So {}.", text, excluded);
}

/// A braid as a finding.
class BraidTelling {
 public:
  BraidTelling(const FoundBraid& braid, const BraidSearch& search, const LinkGraph& graph)
      : braid_(braid), search_(search), graph_(graph), targets_(targets_of(braid, graph)) {}

  Finding finding() {
    for (const NodeNumber target : targets_) found_.exclusions.push_back(graph_.exclusion(target));
    std::vector<ToldBraid> all;
    for (const BraidSentence& one : braid_.sentences) all.push_back(told(one));
    found_.length = 4 * all.size();
    found_.tell = [all](const Words& words, const std::string& excluded) {
      return tell_braid(all, words, excluded);
    };
    return std::move(found_);
  }

 private:
  ToldBraid told(const BraidSentence& sentence) {
    ToldBraid told{sentence.when, graph_.exclusion(sentence.subject), std::nullopt, {}, {}};
    if (sentence.by_clue) {
      told.clue = clue_links(graph_.state()).add_clue(graph_.state(), sentence.number, found_);
    } else {
      told.variable = search_.variable(sentence.number);
      add_reason(*told.variable, found_);
      if (sentence.when == If::with) told.clue = in_parentheses(clues_of_others(sentence));
    }
    std::map<NodeNumber, ToldBraid::Case> cases;
    ToldBraid::Case shown{{}, {}, {}, true};
    for (const NodeNumber node : sentence.cases) {
      const NodeNumber excluded = braid_.excluded_by(node);
      if (excluded == node) {
        shown.candidates.push_back(graph_.exclusion(node));
      } else {
        cases[excluded].candidates.push_back(graph_.exclusion(node));
        add_clues(node, excluded, cases[excluded]);
      }
    }
    for (auto& [excluded, one] : cases) {
      for (const NodeNumber node : excluded_with(excluded)) {
        one.excluded.push_back(graph_.exclusion(node));
      }
      told.cases.push_back(std::move(one));
    }
    for (const NodeNumber node : targets_) shown.excluded.push_back(graph_.exclusion(node));
    if (!shown.candidates.empty()) told.cases.push_back(std::move(shown));
    return told;
  }

  std::vector<NodeNumber> excluded_with(NodeNumber excluded) const {
    return excluded == braid_.target ? targets_ : std::vector<NodeNumber>{excluded};
  }

  void add_clues(NodeNumber node, NodeNumber excluded, ToldBraid::Case& one) {
    for (const NodeNumber other : excluded_with(excluded)) {
      graph_.add_clues(node, other, found_, one.clues);
    }
  }

  /// Those by which the subject excludes the variable's other candidates.
  std::vector<std::string> clues_of_others(const BraidSentence& sentence) {
    std::vector<std::string> names;
    for (const NodeNumber node : search_.variable(sentence.number).candidates) {
      const auto& cases = sentence.cases;
      if (std::find(cases.begin(), cases.end(), node) != cases.end()) continue;
      graph_.add_clues(sentence.subject, node, found_, names);
    }
    return names;
  }

  const FoundBraid& braid_;
  const BraidSearch& search_;
  const LinkGraph& graph_;
  std::vector<NodeNumber> targets_;
  Finding found_;
};

/// The shortest braid of this width with no more sentences.
std::optional<FoundBraid> shortest_braid(BraidSearch& search, BraidSearch::Width width,
                                         const LinkGraph& graph, std::size_t limit) {
  std::optional<FoundBraid> best;
  const std::uint64_t work = search.work();
  for (NodeNumber target = 0; target < graph.candidates(); ++target) {
    graph.state().limits().check();
    if (search.work() - work > most_chain_work || (best && best->sentences.size() <= 2)) break;
    if (!has_own_name(graph.board(), graph.node(target).cells.front())) continue;
    const std::size_t most = best ? best->sentences.size() - 2 : limit;
    if (auto found = search.find(target, width, most)) best = std::move(found);
  }
  return best;
}

/// Where all constraints are units, forcing chains are what players know.
bool only_units(const Board& board) {
  const auto& all = board.all_different();
  return !has_clues(board) && std::all_of(all.begin(), all.end(), [&](const AllDifferent& one) {
    return board.is_unit(one);
  });
}

template <std::size_t Limit>
std::optional<Finding> find_braid(const TechniqueState& state) {
  if (only_units(state.board()) || state.size() > 64) return std::nullopt;
  const LinkGraph& graph = link_graph<Nodes::candidates>(state);
  BraidSearch search(graph);
  using Width = BraidSearch::Width;
  for (const Width width : {Width::links, Width::units, Width::clues}) {
    if (width == Width::clues && state.board().diagrams().empty()) break;
    const auto braid = shortest_braid(search, width, graph, Limit);
    if (braid) return BraidTelling(*braid, search, graph).finding();
  }
  return std::nullopt;
}

}  // namespace

const Technique technique_entries::braid{
    .name = "braid",
    .grade = Difficulty::very_hard,
    .summary =
        "a candidate that leaves one unit or cell after the other, by clues too, only one "
        "candidate, until one has none",
    .find = find_braid<few_sentences>};

const Technique technique_entries::long_braid{
    .name = "long-braid",
    .grade = Difficulty::very_hard,
    .summary = "the same with more units and cells between",
    .find = find_braid<most_sentences>};

}  // namespace sudoku_sat
