// The text of a file that somebody opens. The program reads compressed files and says what is wrong
// with others; a browser has only UTF-8 at once, so spreadsheets' encodings and gzip come here.

/** What a byte order mark at the beginning says of the rest. */
const marks = [
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];

const begins = (all: Uint8Array, bytes: number[]) => bytes.every((byte, at) => all[at] === byte);

async function unpacked(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!begins(bytes, [0x1f, 0x8b])) return bytes;
  const stream = file.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function textOf(file: Blob) {
  const bytes = await unpacked(file);
  const marked = marks.find((mark) => begins(bytes, mark.bytes));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
