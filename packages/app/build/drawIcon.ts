import zlib from 'node:zlib';
import { writePng } from '@garita/domain/imagenes/writePng';

const RECT = /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" fill="#([0-9a-f]{6})"\/>/g;
/** Width and height of the drawing, in its own pixels. */
const GRID = 16;
/** RGB of the light page's background. */
const GROUND = [0xf3, 0xf6, 0xf5] as const;

interface IconSize {
  /** Side in pixels. */
  readonly side: number;
  /** Largest share of the side for the drawing; the rest is margin for a phone's mask. */
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
 * Renders a pixel drawing (`favicon.svg`) as a PNG without antialiasing.
 * @throws Error if it has no matching `rect`
 */
export function drawIcon(svg: string, size: IconSize): Buffer {
  if (svg.match(RECT) === null) throw new Error('There is nothing to draw.');
  const { side } = size;
  return Buffer.from(
    writePng({ width: side, height: side, channels: 3, data: paint(svg, size) }, zlib),
  );
}
