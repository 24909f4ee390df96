// A receipt is JSON beside the proof. It names by digests what was checked; the digests find
// accidents, and whoever wants to forge a receipt can.
#include "receipts.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "base/digest.hpp"
#include "base/json_fields.hpp"
#include "base/whole_file.hpp"
#include "files.hpp"
#include "parts.hpp"
#include "proving.hpp"

namespace sudoku_sat {

namespace {

std::string receipt_file(const std::string& directory, std::size_t part) {
  return path_in(directory, part_name(part - 1) + ".receipt.json");
}

std::string text_of_receipt(const ProofReceipt& receipt) {
  nlohmann::ordered_json json{
      {"version", version},     {"part", receipt.part},     {"certificate", receipt.certificate},
      {"proof", receipt.proof}, {"lemmas", receipt.lemmas}, {"core_lemmas", receipt.core_lemmas}};
  json["digest"] = digest_of(json.dump());
  return json.dump(2) + '\n';
}

}  // namespace

void write_receipt(const std::string& directory, const ProofReceipt& receipt) {
  write_file(receipt_file(directory, receipt.part), text_of_receipt(receipt));
}

ProofReceipt read_receipt(const std::string& directory, std::size_t part,
                          const std::string& certificate) {
  const std::string file = receipt_file(directory, part);
  if (!std::filesystem::exists(file)) {
    throw InputError({file}, fmt::format("part {} has no receipt: --parts {} writes it where the "
                                         "proof is right",
                                         part, part));
  }
  const std::string text = read_whole(file, most_json_bytes);
  const nlohmann::ordered_json json = parse_json(text, file);
  JsonObject object(json, {file});
  if (object.text("version") != version) {
    object.place("version").fail(fmt::format("this is version {}", version));
  }
  ProofReceipt receipt{static_cast<std::size_t>(object.count("part")), object.text("certificate"),
                       object.text("proof"), object.count("lemmas"), object.count("core_lemmas")};
  object.text("digest");
  object.end();
  if (text != text_of_receipt(receipt)) throw InputError({file}, "the receipt was altered");
  if (receipt.part != part) object.place("part").fail("this is the receipt of another part");
  if (receipt.certificate != certificate) {
    object.place("certificate").fail("this is the receipt of another certificate");
  }
  const std::string proof = part_proof(directory, part - 1);
  if (receipt.proof != digest_of_file(proof)) {
    throw InputError({proof}, "not the proof that its receipt is for");
  }
  return receipt;
}

}  // namespace sudoku_sat
