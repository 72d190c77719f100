export type Codificacion = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Decodes bytes as text; it must throw on invalid bytes. Browsers and Node have `TextDecoder`. */
export type Decode = (codificacion: Codificacion, bytes: Uint8Array) => string;

/**
 * The characters of Windows-1252 from 0x80 to 0x9F. They are written out here, since some
 * `TextDecoder`s confuse Windows-1252 with Latin-1.
 */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const readWindows = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? WINDOWS.charAt(byte - 0x80) : String.fromCharCode(byte),
  ).join('');

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/**
 * Guesses by the zero bytes: in UTF-16 each Latin letter has one, while tables in other encodings
 * have none.
 */
function guessUtf16(bytes: Uint8Array): Codificacion | null {
  const head = bytes.subarray(0, 200);
  if (head.length < 4 || !head.includes(0)) return null;
  const zeros = (parity: number) =>
    head.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  return zeros(1) > zeros(0) ? 'utf-16le' : 'utf-16be';
}

/**
 * Decodes UTF-8 with or without BOM, UTF-16 (Excel's «Texto Unicode»), else Windows-1252, which
 * older programs use. Windows-1252 maps every byte, so decoding never fails.
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
      // Invalid in this encoding: try the next encoding.
    }
  }
  return readWindows(bytes);
}
