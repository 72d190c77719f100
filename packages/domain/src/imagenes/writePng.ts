import { joinBytes } from '../bytes/joinBytes';

export interface Pixels {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Rows from the top left, one byte each for red, green, blue and, with four channels, alpha. */
  readonly data: Uint8Array;
  readonly channels: 3 | 4;
}

/** The functions of `node:zlib`, which browsers lack. */
interface Zlib {
  deflateSync(data: Uint8Array): Uint8Array;
  crc32(data: Uint8Array): number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The PNG colour type by number of channels. */
const COLOR_TYPE = { 3: 2, 4: 6 } as const;

const big = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

/** Encodes pixels as a PNG with eight bits a channel (RFC 2083). */
export function writePng(
  { width, height, channels, data }: Pixels,
  { deflateSync, crc32 }: Zlib,
): Uint8Array {
  const chunk = (type: string, content: readonly number[] | Uint8Array): Uint8Array => {
    const body = joinBytes([[...type].map((letter) => letter.charCodeAt(0)), content]);
    return joinBytes([big(content.length), body, big(crc32(body))]);
  };
  const rowLength = width * channels;
  // Each row begins with its filter type: 0 = no filter.
  const rows = Array.from({ length: height }, (_, row) => [
    [0],
    data.subarray(row * rowLength, (row + 1) * rowLength),
  ]).flat();
  const head = [...big(width), ...big(height), 8, COLOR_TYPE[channels], 0, 0, 0];
  return joinBytes([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(joinBytes(rows))),
    chunk('IEND', []),
  ]);
}
