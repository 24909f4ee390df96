// One part of a stream.
#pragma once

#include "stream.hpp"
#include "stretches.hpp"

namespace sudoku_sat {

class StreamPartRun : public PartInStretches {
 public:
  StreamPartRun(const PartsDirectory& parts, std::size_t part, const PartTools& tools)
      : StreamPartRun(parts, part, tools, stream_part(parts, part)) {}

 private:
  StreamPartRun(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
                const StreamPart& range);
  void check_input() const override;
  std::vector<std::string> options(std::uint64_t begin, std::uint64_t end) const override;
  std::vector<std::string> inputs() const override { return {"--", stream_.file}; }
  void take(const std::string& file, std::uint64_t begin, std::uint64_t end) override;

  Stream stream_;         ///< with its whole path
  std::string recorded_;  ///< its name in the manifest
  StreamPart range_;
};

}  // namespace sudoku_sat
