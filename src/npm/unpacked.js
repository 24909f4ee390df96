// The module's bytes in a page. The package has them packed by zstd: a fifth less to download than what most hosts
// make of them, which is gzip. Browsers unpack no zstd that a page asks them to, so fzstd does it, while they arrive.
import { Decompress } from "./fzstd.js";

/**
 * An ArrayBuffer of the module, of a Response with sudoku-sat.wasm.zst, or with the module itself: a host may have
 * told the browser to unpack it. Rejects what is neither, or is cut short.
 */
export async function unpacked(response) {
  const parts = [];
  const keep = (part) => parts.push(part);
  const zstd = new Decompress(keep);
  const reader = response.body.getReader();
  let take;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    // A module begins with 0, zstd's frames don't.
    take ??= next.value[0] === 0 ? keep : (part) => zstd.push(part);
    take(next.value);
  }
  if (take !== keep) zstd.push(new Uint8Array(0), true);
  return new Blob(parts).arrayBuffer();
}
