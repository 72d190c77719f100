/** How the bytes of a text file may stand for characters. */
export type Codificacion = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Reads bytes as text. It must throw for bytes that are none in that encoding: a browser and Node have `TextDecoder` for it. */
export type Decode = (codificacion: Codificacion, bytes: Uint8Array) => string;

/** What Windows-1252 has where Latin-1 has controls, from 0x80. Written here, since not every `TextDecoder` tells the two apart. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const readWindows = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? WINDOWS.charAt(byte - 0x80) : String.fromCharCode(byte),
  ).join('');

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Letters of our languages are one byte and a zero in UTF-16. A text of a table has no zeros in any other encoding. */
function guessUtf16(bytes: Uint8Array): Codificacion | null {
  const head = bytes.subarray(0, 200);
  if (head.length < 4 || !head.includes(0)) return null;
  const zeros = (parity: number) =>
    head.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  return zeros(1) > zeros(0) ? 'utf-16le' : 'utf-16be';
}

/**
 * The text of a file as spreadsheets and editors write it: UTF-8 with and without its mark, UTF-16, which Excel calls «Texto Unicode», and, for what is
 * none of these, Windows-1252, in which old ones write `ñ`. It has a character for every byte, so there is no file that does not read.
 */
export function decodeTabla(bytes: Uint8Array, decode: Decode): string {
  const utf16 = startsWith(bytes, [0xff, 0xfe])
    ? 'utf-16le'
    : startsWith(bytes, [0xfe, 0xff])
      ? 'utf-16be'
      : guessUtf16(bytes);
  for (const codificacion of [...(utf16 ? [utf16] : []), 'utf-8'] as const) {
    try {
      return decode(codificacion, bytes).replace(/^\uFEFF/, '');
    } catch {
      // Another encoding, then.
    }
  }
  return readWindows(bytes);
}
