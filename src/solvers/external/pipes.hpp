// The pipes through which a child process writes to us: read as it writes, with bounds, and without
// blocking.
//
// All calls are POSIX, except pipe2, which sets close-on-exec in one step: between two steps
// another thread might start a program that inherits the pipe and keeps it open.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

namespace sudoku_sat::solvers {

/// Owns a file descriptor; -1 is none.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  int number() const { return number_; }
  void close();

 private:
  int number_;
};

/// A pipe; neither end stays open in programs that are started.
struct Pipe {
  /// Throws: SolverError.
  Pipe();

  Descriptor read;   ///< does not block
  Descriptor write;  ///< not 0, 1 or 2, which the child replaces
};

/// Keeps what comes through a pipe, up to a limit.
class Capture {
 public:
  enum class Keep { beginning, end };

  /// Keeps the first `most` bytes, or at least the last `most`.
  Capture(Descriptor from, std::size_t most, Keep keep)
      : from_(std::move(from)), most_(most), keep_(keep) {}

  /// Reads what is available, up to the most that a pipe holds; closes the pipe at its end.
  void read_available();

  int descriptor() const { return from_.number(); }
  /// Whether more came than is kept.
  bool overflowed() const { return overflowed_; }
  std::string take() { return std::move(text_); }

 private:
  void append(const char* bytes, std::size_t count);

  Descriptor from_;
  std::size_t most_;
  Keep keep_;
  std::string text_;
  bool overflowed_ = false;
};

}  // namespace sudoku_sat::solvers
