// The module's bytes in node, from its file: unpacked by node itself from 22.15 on, by fzstd before.
import { readFileSync } from "node:fs";
import * as zlib from "node:zlib";
import { decompress } from "./fzstd.js";

const unpack = zlib.zstdDecompressSync ?? decompress;

export const moduleBytes = () => unpack(readFileSync(new URL("./sudoku-sat.wasm.zst", import.meta.url)));
