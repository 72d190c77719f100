import type { Medidas } from './Medidas';

const HEADER = 12;
const wordAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** The size in an image chunk or in the extended header; null for any other chunk. */
function readSize(bytes: Uint8Array, type: string, at: number): Medidas | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const three = (from: number) => view.getUint16(from, true) + (view.getUint8(from + 2) << 16);
  if (at + 10 > bytes.length) return null;
  if (type === 'VP8X') return { ancho: three(at + 4) + 1, alto: three(at + 7) + 1 };
  if (type === 'VP8 ' && three(at + 3) === 0x2a019d)
    return {
      ancho: view.getUint16(at + 6, true) & 0x3fff,
      alto: view.getUint16(at + 8, true) & 0x3fff,
    };
  if (type !== 'VP8L' || bytes[at] !== 0x2f) return null;
  const bits = view.getUint32(at + 1, true);
  return { ancho: (bits & 0x3fff) + 1, alto: ((bits >>> 14) & 0x3fff) + 1 };
}

/**
 * The size of a WebP. Null if the bytes are no WebP, contain no image, are truncated or have
 * trailing bytes.
 */
export function readWebp(bytes: Uint8Array): Medidas | null {
  if (bytes.length < HEADER || wordAt(bytes, 0) !== 'RIFF' || wordAt(bytes, 8) !== 'WEBP')
    return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) + 8 !== bytes.length) return null;
  let medidas: Medidas | null = null;
  let hasImage = false;
  let at = HEADER;
  for (let next = at; at + 8 <= bytes.length; at = next) {
    const [type, length] = [wordAt(bytes, at), view.getUint32(at + 4, true)];
    // Chunks are padded to even offsets.
    next = at + 8 + length + (length % 2);
    if (next > bytes.length) return null;
    if (medidas === null) medidas = readSize(bytes, type, at + 8);
    if (medidas === null) return null;
    hasImage ||= ['VP8 ', 'VP8L', 'ANMF'].includes(type);
  }
  return hasImage && at === bytes.length ? medidas : null;
}
