// The arguments of constraint strings as entries of rules, and back, both by the same pattern:
// mostly numbers and cells. What an entry says beyond a constraint's arguments can't be written:
// the writer refuses the rule then.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "constraint.hpp"

namespace sudoku_sat::format {

namespace {

using Args = std::vector<std::string>;

/// The arguments without LOOP, which they may say of a line.
Args with_loop(const IssConstraint& constraint) {
  Args args = constraint.args;
  const Loop loop = constraint.known.form->loop;
  const auto word = std::ranges::find(args, "LOOP");
  if (loop == Loop::unknown || word == args.end()) return args;
  args.erase(word);
  const std::size_t first = !args.empty() && is_number(args[0]) ? 1 : 0;
  if (loop != Loop::nothing && args.size() > first) args.push_back(std::string(args[first]));
  return args;
}

/// Takes the arguments by a pattern, one after the other.
class ArgsReader {
 public:
  explicit ArgsReader(const IssConstraint& constraint)
      : constraint_(constraint), args_(with_loop(constraint)) {}

  std::optional<Said> read() {
    for (const char kind : constraint_.known.form->args) {
      if (!take(kind)) return std::nullopt;
    }
    return said_;
  }

 private:
  bool take(char kind) {
    if (kind == 'n' || kind == 'N') return take_number(kind == 'N');
    if (kind == '*') {
      said_.cells = constraint_.cells_of({args_.begin() + next_, args_.end()});
      return true;
    }
    if (next_ == std::ssize(args_)) return false;
    const std::string& arg = args_[static_cast<std::size_t>(next_++)];
    if (kind == '@') return arg == constraint_.known.head;
    if (kind == 'c') said_.first = {constraint_.cell(arg)};
    if (kind == 'v') {
      for (const std::string_view value : split_at('_', arg)) said_.values.emplace_back(value);
    }
    if (kind == 'V') said_.values.assign(args_.begin() + next_ - 1, args_.end());
    return true;
  }

  bool take_number(bool optional) {
    const std::string_view unsaid = constraint_.known.form->unsaid;
    const std::string arg =
        next_ == std::ssize(args_) ? "" : args_[static_cast<std::size_t>(next_)];
    const bool none = optional && (arg.empty() || arg == "0");
    if (none || is_number(arg)) {
      said_.number = none ? "" : arg;
      next_ += next_ == std::ssize(args_) ? 0 : 1;
      return true;
    }
    said_.number = unsaid;
    return optional || !unsaid.empty();
  }

  const IssConstraint& constraint_;
  Args args_;
  std::ptrdiff_t next_ = 0;
  Said said_;
};

/// Fewer cells by themselves differ in their class.
bool read_entropic(const IssConstraint& constraint) {
  if (constraint.args.size() < 3) return false;
  constraint.add(constraint.joined());
  return true;
}

/// The rule is of more cells than there are rests.
bool read_modular(const IssConstraint& constraint) {
  const auto number = parse_number<std::size_t>(constraint.args.empty() ? "" : constraint.args[0]);
  if (!number || *number < 2 || constraint.args.size() <= *number) return false;
  constraint.add((*number == 3 ? "" : fmt::format("{}: ", *number)) + constraint.joined(1));
  return true;
}

/// The rule is of one set.
bool read_circles(const IssConstraint& constraint) {
  if (constraint.before > 0) return false;
  constraint.add(constraint.joined());
  return true;
}

/// Each value has one clue at most, which is of one cell or more.
bool read_look_and_say(const IssConstraint& constraint) {
  const std::string clue = constraint.args.empty() ? "" : constraint.args[0];
  if (clue.empty() || clue.size() % 2 != 0) return false;
  Args pairs;
  std::string values;
  for (std::size_t i = 0; i < clue.size(); i += 2) {
    const int value = clue[i + 1] - '0';
    if (clue[i] < '1' || clue[i] > '9' || values.find(clue[i + 1]) != values.npos ||
        value < constraint.board.least || value > constraint.board.most) {
      return false;
    }
    values += clue[i + 1];
    pairs.push_back(clue.substr(i, 2));
  }
  constraint.add(fmt::format("{}: {}", base::joined(pairs, " "), constraint.joined(1)));
  return true;
}

bool write_look_and_say(const EntryText& entry, const IssName& name, IssText& out) {
  const auto cells = entry.parts() == 2 ? entry.cells(1) : std::nullopt;
  if (!cells) return false;
  Args args{""};
  for (const std::string_view word : entry.words(0)) {
    if (word.size() != 2) return false;
    args[0] += word;
  }
  for (std::string& cell : out.cells(*cells)) args.push_back(std::move(cell));
  out.add(name.name, args);
  return true;
}

/// "R1C1~R1C2~-~R2C1": segments with the same sum.
bool read_segments(const IssConstraint& constraint) {
  std::string entry;
  std::size_t segments = 1;
  bool begins = true;
  for (const std::string& arg : constraint.args) {
    if (arg == "-") {
      if (begins) return false;
      ++segments;
      entry += ":";
    } else {
      entry += (entry.empty() ? "" : " ") + constraint.cell(arg);
    }
    begins = arg == "-";
  }
  if (segments < 2 || begins) return false;
  constraint.add(entry);
  return true;
}

bool write_segments(const EntryText& entry, const IssName& name, IssText& out) {
  Args args;
  for (std::size_t part = 0; part < entry.parts(); ++part) {
    const auto cells = entry.cells(part);
    if (!cells) return false;
    if (part > 0) args.emplace_back("-");
    for (std::string& cell : out.cells(*cells)) args.push_back(std::move(cell));
  }
  out.add(name.name, args);
  return true;
}

bool read_groups(const IssConstraint& constraint) {
  const auto groups = parse_number<std::size_t>(constraint.args.empty() ? "" : constraint.args[0]);
  const std::size_t cells = constraint.args.size() - 1;
  if (!groups || *groups < 2 || cells % *groups != 0) return false;
  const Args names = constraint.cells(1);
  std::string entry;
  for (std::size_t i = 0; i < names.size(); ++i) {
    entry += i == 0 ? "" : (i % (cells / *groups) == 0 ? ": " : " ");
    entry += names[i];
  }
  constraint.add(entry);
  return true;
}

bool write_groups(const EntryText& entry, const IssName& name, IssText& out) {
  Args args{std::to_string(entry.parts())};
  std::size_t cells_of_group = 0;
  for (std::size_t part = 0; part < entry.parts(); ++part) {
    const auto cells = entry.cells(part);
    if (!cells || (part > 0 && cells->size() != cells_of_group)) return false;
    cells_of_group = cells->size();
    for (std::string& cell : out.cells(*cells)) args.push_back(std::move(cell));
  }
  if (entry.parts() < 2) return false;
  out.add(name.name, args);
  return true;
}

/// The arguments by the form's pattern.
Args args_of(const Said& said, const IssForm& form, const IssName& name) {
  Args args;
  for (const char kind : form.args) {
    if (kind == 'n' || kind == 'N') args.push_back(said.number);
    if (kind == '@') args.emplace_back(name.head);
    if (kind == 'v') args.push_back(base::joined(said.values, "_"));
    if (kind == 'l') args.push_back(fmt::format("{}{}", said.of_column() ? 'C' : 'R', said.line));
    if (kind == 's') {
      args.push_back(said.far() ? "" : said.number);
      args.push_back(said.far() ? said.number : "");
    }
    const Args* const all = kind == 'V'   ? &said.values
                            : kind == 'c' ? &said.first
                            : kind == '*' ? &said.cells
                                          : nullptr;
    if (all != nullptr) args.insert(args.end(), all->begin(), all->end());
  }
  return args;
}

}  // namespace

void IssConstraint::add(const std::string& entry) const { out.add(known.rule, entry, place); }

std::string IssConstraint::cell(const std::string& text) const {
  const auto cell = board.cells.find(text);
  if (cell && cell->layer == 0) return board.cells.name(*cell);
  out.fail(place, "'{}' is not a cell of this board (expected R1C2)", shown(text));
}

std::vector<std::string> IssConstraint::cells_of(std::vector<std::string> texts) const {
  if (texts.empty()) out.fail(place, "no cells");
  for (std::string& text : texts) text = cell(text);
  return texts;
}

std::vector<std::string> IssConstraint::cells(std::size_t first) const {
  return cells_of(
      {args.begin() + static_cast<std::ptrdiff_t>(std::min(first, args.size())), args.end()});
}

std::string IssConstraint::joined(std::size_t first) const {
  return base::joined(cells(first), " ");
}

void IssText::add(std::string_view name, const std::vector<std::string>& args) {
  text_ += fmt::format(".{}", name);
  for (const std::string& arg : args) text_ += "~" + arg;
}

std::string IssText::cell(Cell cell) const {
  return cells_.text({0, geometry_.row(cell) * geometry_.grid_columns() + geometry_.column(cell)});
}

std::vector<std::string> IssText::cells(const std::vector<Cell>& cells) const {
  std::vector<std::string> names;
  for (const Cell one : cells) names.push_back(cell(one));
  return names;
}

bool read_form(const IssConstraint& constraint) {
  const IssForm& form = *constraint.known.form;
  if (form.read != nullptr) return form.read(constraint);
  const std::optional<Said> said = ArgsReader(constraint).read();
  if (said) constraint.add(entry_of(*said, form.entry, constraint.known.head));
  return said.has_value();
}

bool write_form(const EntryText& entry, const IssName& name, IssText& out) {
  const IssForm& form = *name.form;
  if (form.write != nullptr) return form.write(entry, name, out);
  auto all = said_by(entry, form.entry, name.head, [&](Cell cell) { return out.cell(cell); });
  if (!all) return false;
  for (Said& said : *all) {
    if (said.number.empty() && form.usual != nullptr) {
      said.number = std::to_string(form.usual(entry.geometry().size()));
    }
    if (said.cells.size() > 3 && said.cells.front() == said.cells.back()) {
      if (form.loop == Loop::word) said.cells.back() = "LOOP";
      if (form.loop == Loop::nothing) said.cells.pop_back();
    }
    out.add(name.name, args_of(said, form, name));
  }
  return true;
}

namespace iss_forms {

const IssForm entropic{.args = "*", .entry = "*", .read = read_entropic};
const IssForm modular{
    .args = "n*", .entry = "n?:*", .usual = [](int) { return 3; }, .read = read_modular};
const IssForm circles{.args = "*", .entry = "*", .read = read_circles};
const IssForm look_and_say{.read = read_look_and_say, .write = write_look_and_say};
const IssForm segments{.read = read_segments, .write = write_segments};
const IssForm groups{.read = read_groups, .write = write_groups};

}  // namespace iss_forms

}  // namespace sudoku_sat::format
