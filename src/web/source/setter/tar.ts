// Several texts in one file: a tar archive (POSIX ustar), which every system unpacks and which takes
// no library to write.

const block = 512;

/** A header of fields with fixed places; its sum counts the field of the sum as spaces. */
function header(name: string, size: number) {
  const bytes = new Uint8Array(block);
  const put = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  const octal = (number: number, digits: number) => number.toString(8).padStart(digits, "0");
  put(0, name);
  put(100, "0000644\0" + "0000000\0".repeat(2) + octal(size, 11) + "\0" + octal(0, 11) + "\0" + " ".repeat(8) + "0");
  put(257, "ustar\x0000");
  put(148, octal(bytes.reduce((sum, byte) => sum + byte, 0), 6) + "\0 ");
  return bytes;
}

/** The files, by their names, in a folder. */
export function tar(folder: string, files: Record<string, string>) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const [name, text] of Object.entries(files)) {
    const content = new TextEncoder().encode(text);
    parts.push(header(`${folder}/${name}`, content.length), content, new Uint8Array(-content.length & (block - 1)));
  }
  return new Blob([...parts, new Uint8Array(2 * block)], { type: "application/x-tar" });
}
