import zlib from 'node:zlib';
import { writePng } from '@garita/domain/imagenes/writePng';

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
    for (
      let row = edge + Number(y) * pixel;
      row < edge + (Number(y) + Number(height)) * pixel;
      row++
    )
      rows.fill(rgb, (row * side + left) * 3, (row * side + left + Number(width) * pixel) * 3);
  }
  return rows;
}

/**
 * A drawing of whole pixels (`favicon.svg`) as a PNG, without anything between one pixel and the next.
 * @throws where there is nothing of that kind in it
 */
export function drawIcon(svg: string, size: IconSize): Buffer {
  if (svg.match(RECT) === null) throw new Error('There is nothing to draw.');
  const { side } = size;
  return Buffer.from(
    writePng({ width: side, height: side, channels: 3, data: paint(svg, size) }, zlib),
  );
}
