// The arguments of constraint strings as entries of rules, and back, both by the same pattern:
// mostly numbers and cells. What an entry says beyond a constraint's arguments can't be written:
// the writer refuses the rule then.
#include <fmt/ranges.h>

#include <cctype>
#include <cstdlib>

#include "iss_constraint.hpp"

namespace sudoku_sat::format {

namespace {

/// "a" is 10; 0 if it is not a number.
int place_number(std::string_view text) {
  const char letter = text.size() == 1 ? static_cast<char>(std::tolower(text[0])) : '0';
  if (letter >= 'a' && letter <= 'g') return letter - 'a' + 10;
  return parse_number<int>(text).value_or(0);
}

using Args = std::vector<std::string>;

/// The arguments without LOOP, which they may say of a line.
Args with_loop(const IssConstraint& constraint) {
  Args args = constraint.args;
  const Loop loop = constraint.known.form->loop;
  const auto word = std::ranges::find(args, "LOOP");
  if (loop == Loop::unknown || word == args.end()) return args;
  args.erase(word);
  const std::size_t first = !args.empty() && is_number(args[0]) ? 1 : 0;
  if (loop == Loop::repeats && args.size() > first) args.push_back(std::string(args[first]));
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

/// With more values than a box has cells there are no windows there.
bool read_windoku(const IssConstraint& constraint) {
  if (constraint.values != std::max(constraint.out.rows(), constraint.out.columns())) return false;
  constraint.add("");
  return true;
}

/// Two cells by themselves differ in their class.
bool read_entropic(const IssConstraint& constraint) {
  const Args cells = constraint.cells();
  const int size = constraint.out.size();
  if (cells.size() != 2) {
    constraint.add(constraint.joined());
    return true;
  }
  if (size % 3 != 0) return false;
  constraint.add_rule(
      fmt::format("({0} - 1) / {2} != ({1} - 1) / {2}", cells[0], cells[1], size / 3));
  return true;
}

/// Fewer cells than there are rests leave different ones.
bool read_modular(const IssConstraint& constraint) {
  const auto number = parse_number<std::size_t>(constraint.args.empty() ? "" : constraint.args[0]);
  if (!number || *number == 0) return false;
  const Args cells = constraint.cells(1);
  if (*number == 1 || cells.size() == 1) return true;
  if (cells.size() < *number) {
    constraint.add_rule(
        fmt::format("all_different(list(x in [{}]: x mod {}))", fmt::join(cells, ", "), *number));
    return true;
  }
  constraint.add((*number == 3 ? "" : fmt::format("{}: ", *number)) + constraint.joined(1));
  return true;
}

/// The rule is of one set.
bool read_circles(const IssConstraint& constraint) {
  if (constraint.before == 0) {
    constraint.add(constraint.joined());
  } else {
    constraint.add_rule(fmt::format("for each d in values: count(x in [{}]: x = d) in {{0, d}}",
                                    fmt::join(constraint.cells(), ", ")));
  }
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
    if (kind == 'v') args.push_back(fmt::format("{}", fmt::join(said.values, "_")));
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
  // One digit of base 17 each, or decimal numbers.
  const std::size_t column = text.size() == 4 ? 2 : text.find_first_of("Cc");
  if (column < text.size() && column > 1 && std::toupper(text[0]) == 'R' &&
      std::toupper(text[column]) == 'C') {
    const auto row = place_number(std::string_view(text).substr(1, column - 1));
    const auto of_row = place_number(std::string_view(text).substr(column + 1));
    if (row >= 1 && row <= out.rows() && of_row >= 1 && of_row <= out.columns()) {
      return place_name({row - 1, of_row - 1});
    }
  }
  out.fail(place, "'{}' is not a cell of this board (expected R1C2)", shown(text));
}

void IssConstraint::add_rule(const std::string& statement) const {
  out.add("rule", statement, place);
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
  return fmt::format("{}", fmt::join(cells(first), " "));
}

void IssText::add(std::string_view name, const std::vector<std::string>& args) {
  text_ += fmt::format(".{}", name);
  for (const std::string& arg : args) text_ += "~" + arg;
}

std::string IssText::cell(Cell cell) const {
  constexpr std::string_view digits = "0123456789abcdefg";
  return fmt::format("R{}C{}", digits[static_cast<std::size_t>(geometry_.row(cell)) + 1],
                     digits[static_cast<std::size_t>(geometry_.column(cell)) + 1]);
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
    out.add(name.name, args_of(said, form, name));
  }
  return true;
}

namespace iss_forms {

const IssForm windoku{.entry = "@", .read = read_windoku};
const IssForm entropic{.args = "*", .entry = "*", .read = read_entropic};
const IssForm modular{
    .args = "n*", .entry = "n?:*", .usual = [](int) { return 3; }, .read = read_modular};
const IssForm circles{.args = "*", .entry = "*", .read = read_circles};
const IssForm groups{.read = read_groups, .write = write_groups};

}  // namespace iss_forms

}  // namespace sudoku_sat::format
