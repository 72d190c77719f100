import { joinBytes } from '../bytes/joinBytes';

/** What a picture shows. */
export interface Pixels {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Row after row from the top left, a byte each for red, green and blue and, where there are four, for how much of it is seen. */
  readonly data: Uint8Array;
  readonly channels: 3 | 4;
}

/** Of `node:zlib`, which no browser has. */
interface Zlib {
  deflateSync(data: Uint8Array): Uint8Array;
  crc32(data: Uint8Array): number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** How a picture of so many channels says so. */
const COLOR_TYPE = { 3: 2, 4: 6 } as const;

const big = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

/** Pixels as a PNG of eight bits a channel (RFC 2083). */
export function writePng(
  { width, height, channels, data }: Pixels,
  { deflateSync, crc32 }: Zlib,
): Uint8Array {
  const chunk = (type: string, content: readonly number[] | Uint8Array): Uint8Array => {
    const body = joinBytes([[...type].map((letter) => letter.charCodeAt(0)), content]);
    return joinBytes([big(content.length), body, big(crc32(body))]);
  };
  const rowLength = width * channels;
  // Each row begins with how it was filtered: not at all.
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
