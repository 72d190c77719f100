import zlib from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writePng } from './writePng';

/** The chunks of a PNG by type. @throws if a length or checksum is wrong */
function readChunks(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(zlib.crc32(body));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += 12 + length;
  }
  return chunks;
}

const pixels = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    channels: fc.constantFrom(3 as const, 4 as const),
  })
  .chain((size) => {
    const length = size.width * size.height * size.channels;
    return fc
      .uint8Array({ minLength: length, maxLength: length })
      .map((data) => ({ ...size, data }));
  });

test('the written picture has the given size, type and pixels', () => {
  fc.assert(
    fc.property(pixels, ({ width, height, channels, data }) => {
      const png = Buffer.from(writePng({ width, height, channels, data }, zlib));
      expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      const chunks = readChunks(png);
      expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
      const head = chunks.get('IHDR');
      expect([head?.readUInt32BE(0), head?.readUInt32BE(4), head?.[8], head?.[9]]).toEqual([
        width,
        height,
        8,
        channels === 3 ? 2 : 6,
      ]);
      const rows = zlib.inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
      const row = width * channels + 1;
      expect(rows).toHaveLength(row * height);
      const read = Array.from({ length: height }, (_, y) => [
        ...rows.subarray(y * row + 1, (y + 1) * row),
      ]).flat();
      expect(read).toEqual([...data]);
      expect(Array.from({ length: height }, (_, y) => rows[y * row])).toEqual(
        Array.from({ length: height }, () => 0),
      );
    }),
  );
});
