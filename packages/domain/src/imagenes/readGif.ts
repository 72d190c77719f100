import type { Medidas } from './Medidas';

const HEADER = 6;
const SCREEN = 7;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

/** The size of a colour table in bytes, from its flags; 0 without a table. */
const tableOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The end of a sequence of sub-blocks, of which the last is empty; null if the file ends first. */
function skipBlocks(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at < bytes.length; at += 1 + (bytes[at] ?? 0))
    if (bytes[at] === 0) return at + 1;
  return null;
}

/** The end of the extension or image that begins at `at`; null for another block. */
function skipPart(bytes: Uint8Array, at: number): number | null {
  if (bytes[at] === EXTENSION) return skipBlocks(bytes, at + 2);
  // A descriptor of ten bytes, an optional local colour table, and the code size.
  if (bytes[at] === IMAGE && at + 10 < bytes.length)
    return skipBlocks(bytes, at + 10 + tableOf(bytes[at + 9] ?? 0) + 1);
  return null;
}

/**
 * The size of a GIF. Null if the bytes are no GIF, contain no image, are truncated or have trailing
 * bytes.
 */
export function readGif(bytes: Uint8Array): Medidas | null {
  if (
    !/^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, HEADER))) ||
    bytes.length < HEADER + SCREEN
  )
    return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasImage = false;
  let at: number | null = HEADER + SCREEN + tableOf(bytes[10] ?? 0);
  while (at !== null && at < bytes.length) {
    if (bytes[at] === TRAILER)
      return hasImage && at + 1 === bytes.length
        ? { ancho: view.getUint16(6, true), alto: view.getUint16(8, true) }
        : null;
    hasImage ||= bytes[at] === IMAGE;
    at = skipPart(bytes, at);
  }
  return null;
}
