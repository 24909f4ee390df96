// One connection of a client, with reads and writes that end in time whatever the client does.
#pragma once

#include <httplib.h>

#include <array>
#include <chrono>
#include <functional>

namespace sudoku_sat::cli {

class Connection : public httplib::Stream {
 public:
  /// A request must be read within seconds and have no more than `max_bytes`, its head included.
  /// `stopped`: whether the server should end.
  Connection(socket_t socket, std::size_t max_bytes, std::function<bool()> stopped);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  /// Closes it in a way that the client gets everything written.
  ~Connection() override;

  bool is_readable() const override;
  bool is_writable() const override;
  ssize_t read(char* to, std::size_t size) override;
  ssize_t write(const char* from, std::size_t size) override;
  void get_remote_ip_and_port(std::string& ip, int& port) const override;
  void get_local_ip_and_port(std::string& ip, int& port) const override;
  socket_t socket() const override { return socket_; }

  /// Whether the client has closed its end.
  bool gone() const;
  /// The HTTP status that says why no more of the request is read: 413 or 408; 0: nothing is wrong.
  int trouble() const { return trouble_; }

 private:
  using Clock = std::chrono::steady_clock;

  bool wait_for(short events, Clock::time_point until) const;
  bool fill();
  void drain() const;

  socket_t socket_;
  std::size_t bytes_left_;
  std::function<bool()> stopped_;
  Clock::time_point read_until_;
  std::array<char, 4096> buffer_{};
  std::size_t begin_ = 0;  ///< of what is in the buffer
  std::size_t end_ = 0;
  int trouble_ = 0;
};

}  // namespace sudoku_sat::cli
