// Natural numbers of any size, which are only added and multiplied.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace sudoku_sat::proof {

class Decimal {
 public:
  Decimal() = default;
  explicit Decimal(std::uint32_t number) {
    if (number != 0) digits_.push_back(number);
  }

  Decimal& operator+=(const Decimal& other) {
    digits_.resize(std::max(digits_.size(), other.digits_.size()), 0);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < digits_.size(); ++i) {
      carry += digits_[i] + (i < other.digits_.size() ? std::uint64_t{other.digits_[i]} : 0);
      digits_[i] = static_cast<std::uint32_t>(carry % base);
      carry /= base;
    }
    if (carry != 0) digits_.push_back(static_cast<std::uint32_t>(carry));
    return *this;
  }

  friend Decimal operator*(const Decimal& one, const Decimal& other) {
    Decimal product;
    product.digits_.assign(one.digits_.size() + other.digits_.size(), 0);
    for (std::size_t i = 0; i < one.digits_.size(); ++i) {
      std::uint64_t carry = 0;
      for (std::size_t j = 0; j < other.digits_.size() || carry != 0; ++j) {
        carry += product.digits_[i + j];
        if (j < other.digits_.size()) carry += std::uint64_t{one.digits_[i]} * other.digits_[j];
        product.digits_[i + j] = static_cast<std::uint32_t>(carry % base);
        carry /= base;
      }
    }
    while (!product.digits_.empty() && product.digits_.back() == 0) product.digits_.pop_back();
    return product;
  }

  std::string text() const {
    if (digits_.empty()) return "0";
    std::string text = std::to_string(digits_.back());
    for (std::size_t i = digits_.size() - 1; i-- > 0;) {
      const std::string part = std::to_string(digits_[i]);
      text += std::string(width - part.size(), '0') + part;
    }
    return text;
  }

 private:
  static constexpr std::uint32_t base = 1'000'000'000;
  static constexpr std::size_t width = 9;

  std::vector<std::uint32_t> digits_;  ///< the lowest first; none: 0
};

}  // namespace sudoku_sat::proof
