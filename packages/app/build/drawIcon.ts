import { crc32, deflateSync } from 'node:zlib';

const RECT = /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" fill="#([0-9a-f]{6})"\/>/g;
/** How many of its own pixels the drawing is wide and high. */
const GRID = 16;
/** What lies below: the light page's ground, as RGB. */
const GROUND = [0xf3, 0xf6, 0xf5] as const;

interface IconSize {
  /** Side in pixels. */
  readonly side: number;
  /** How much of it the drawing takes at most: the rest is for the mask of a phone, which cuts corners off. */
  readonly share: number;
}

function paint(svg: string, { side, share }: IconSize): Buffer {
  const pixel = Math.floor((side * share) / GRID);
  const edge = Math.floor((side - pixel * GRID) / 2);
  const rows = Buffer.alloc(side * side * 3, Buffer.from(GROUND));
  for (const [, x, y, width, height, color] of svg.matchAll(RECT)) {
    const rgb = Buffer.from(color ?? '', 'hex');
    const left = edge + Number(x) * pixel;
    for (let row = edge + Number(y) * pixel; row < edge + (Number(y) + Number(height)) * pixel; row++)
      rows.fill(rgb, (row * side + left) * 3, (row * side + left + Number(width) * pixel) * 3);
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * A drawing of whole pixels (`favicon.svg`) as a PNG, without anything between one pixel and the next.
 * @throws where there is nothing of that kind in it
 */
export function drawIcon(svg: string, size: IconSize): Buffer {
  if (svg.match(RECT) === null) throw new Error('There is nothing to draw.');
  const { side } = size;
  const rows = paint(svg, size);
  const lines = Array.from({ length: side }, (_, row) => Buffer.concat([Buffer.from([0]), rows.subarray(row * side * 3, (row + 1) * side * 3)]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits of each of three colours.
  header.set([8, 2], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(lines))), chunk('IEND', Buffer.alloc(0))]);
}
