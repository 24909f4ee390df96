// The library's own stream restarts its time limit for each byte, so that a client could hold a
// thread for hours. Here the limit is for the whole request.
#include "connection.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>

namespace sudoku_sat::cli {

namespace {

using namespace std::chrono_literals;

constexpr auto time_to_read = 5s;
constexpr auto time_to_write = 30s;  // of one write, which may be a whole answer
constexpr auto time_to_close = 1s;
constexpr auto slice = 100ms;  // how soon a shutdown of the server is noticed

bool ready(socket_t socket, short events, std::chrono::milliseconds time) {
  pollfd polled{socket, events, 0};
  return ::poll(&polled, 1, static_cast<int>(time.count())) > 0 && polled.revents != 0;
}

void name_of(const sockaddr_storage& address, std::string& ip, int& port) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (address.ss_family == AF_INET) {
    const auto& four = reinterpret_cast<const sockaddr_in&>(address);
    ::inet_ntop(AF_INET, &four.sin_addr, text.data(), text.size());
    port = ntohs(four.sin_port);
  } else if (address.ss_family == AF_INET6) {
    const auto& six = reinterpret_cast<const sockaddr_in6&>(address);
    ::inet_ntop(AF_INET6, &six.sin6_addr, text.data(), text.size());
    port = ntohs(six.sin6_port);
  }
  ip = text.data();
}

}  // namespace

Connection::Connection(socket_t socket, std::size_t max_bytes, std::function<bool()> stopped)
    : socket_(socket),
      bytes_left_(max_bytes),
      stopped_(std::move(stopped)),
      read_until_(Clock::now() + time_to_read) {}

Connection::~Connection() {
  ::shutdown(socket_, SHUT_WR);
  drain();
  ::close(socket_);
}

// A socket that is closed with unread bytes is reset, and the client loses the answer.
void Connection::drain() const {
  std::array<char, 4096> ignored;
  const auto until = Clock::now() + time_to_close;
  while (Clock::now() < until && !stopped_() && ready(socket_, POLLIN, slice)) {
    if (::recv(socket_, ignored.data(), ignored.size(), MSG_DONTWAIT) <= 0) return;
  }
}

bool Connection::wait_for(short events, Clock::time_point until) const {
  while (Clock::now() < until) {
    if (ready(socket_, events, slice)) return true;
    if (stopped_() && events == POLLIN) return false;
  }
  return false;
}

bool Connection::is_readable() const { return begin_ < end_ || ready(socket_, POLLIN, 0ms); }

bool Connection::is_writable() const { return !gone() && ready(socket_, POLLOUT, 0ms); }

bool Connection::gone() const {
  pollfd polled{socket_, POLLRDHUP, 0};
  return ::poll(&polled, 1, 0) > 0 && (polled.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0;
}

bool Connection::fill() {
  if (bytes_left_ == 0) trouble_ = 413;
  if (trouble_ == 0 && !wait_for(POLLIN, read_until_)) trouble_ = 408;
  if (trouble_ != 0) return false;
  const auto got = ::recv(socket_, buffer_.data(), std::min(buffer_.size(), bytes_left_), 0);
  if (got <= 0) return false;
  begin_ = 0;
  end_ = static_cast<std::size_t>(got);
  bytes_left_ -= end_;
  return true;
}

ssize_t Connection::read(char* to, std::size_t size) {
  if (begin_ == end_ && !fill()) return -1;
  const std::size_t taken = std::min(size, end_ - begin_);
  std::copy_n(buffer_.data() + begin_, taken, to);
  begin_ += taken;
  return static_cast<ssize_t>(taken);
}

ssize_t Connection::write(const char* from, std::size_t size) {
  const auto until = Clock::now() + time_to_write;
  std::size_t written = 0;
  while (written < size) {
    if (!wait_for(POLLOUT, until)) return -1;
    const auto sent = ::send(socket_, from + written, size - written, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && errno != EAGAIN && errno != EINTR) return -1;
    if (sent > 0) written += static_cast<std::size_t>(sent);
  }
  return static_cast<ssize_t>(written);
}

void Connection::get_remote_ip_and_port(std::string& ip, int& port) const {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  if (::getpeername(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0) {
    name_of(address, ip, port);
  }
}

void Connection::get_local_ip_and_port(std::string& ip, int& port) const {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  if (::getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0) {
    name_of(address, ip, port);
  }
}

}  // namespace sudoku_sat::cli
