import type { Medidas } from './Medidas';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
/** Length, type and checksum around a chunk's data. */
const AROUND = 12;

const typeAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** The size of a PNG. Null if the bytes are no PNG, are truncated or have trailing bytes. */
export function readPng(bytes: Uint8Array): Medidas | null {
  if (!SIGNATURE.every((byte, at) => bytes[at] === byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let medidas: Medidas | null = null;
  let hasData = false;
  for (let at: number = SIGNATURE.length; at + AROUND <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = typeAt(bytes, at + 4);
    const next = at + AROUND + length;
    if (next > bytes.length || (medidas === null) !== (type === 'IHDR')) return null;
    if (type === 'IHDR') {
      if (length !== 13) return null;
      medidas = { ancho: view.getUint32(at + 8), alto: view.getUint32(at + 12) };
    }
    hasData ||= type === 'IDAT';
    if (type === 'IEND') return hasData && length === 0 && next === bytes.length ? medidas : null;
    at = next;
  }
  return null;
}
