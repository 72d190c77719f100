import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawIcon } from './drawIcon';

const BOOTH = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
const side = 512;

/** Decodes the PNG. Each row of its data starts with a filter byte. */
function readColors(png: Buffer): (x: number, y: number) => string {
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  return (x, y) => {
    const at = y * (side * 3 + 1) + 1 + x * 3;
    return rows.subarray(at, at + 3).toString('hex');
  };
}

test('an icon is a PNG of the given size with the booth in the middle, on the page’s background', () => {
  const png = drawIcon(BOOTH, { side, share: 0.84 });
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
  const colorAt = readColors(png);
  expect(colorAt(2, 2)).toBe('f3f6f5');
  expect(colorAt(side / 2, side / 2 + 30)).toBe('0c1413');
});

test('the part that a phone’s mask may hide has only the background', () => {
  const colorAt = readColors(drawIcon(BOOTH, { side, share: 0.6 }));
  // A phone's mask shows at least a circle whose diameter is four fifths of the side.
  const edges = Array.from({ length: side }, (_, at) => [
    colorAt(at, 51),
    colorAt(at, side - 52),
    colorAt(51, at),
    colorAt(side - 52, at),
  ]);
  expect(new Set(edges.flat())).toEqual(new Set(['f3f6f5']));
});

test('a drawing without pixels is refused', () => {
  expect(() => drawIcon('<svg/>', { side, share: 1 })).toThrow('no `rect`');
});
