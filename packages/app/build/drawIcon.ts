import zlib from 'node:zlib';
import { writePng } from '@garita/domain/imagenes/writePng';

const RECT = /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" fill="#([0-9a-f]{6})"\/>/g;
/** Width and height of the drawing, in units of its `viewBox`. */
const GRID = 16;
/** RGB of the light page's background. */
const GROUND = [0xf3, 0xf6, 0xf5] as const;

interface IconSize {
  /** Width and height of the icon in pixels. */
  readonly side: number;
  /**
   * The largest part of the side that the drawing may fill, from 0 to 1. The rest is margin for a
   * phone's mask.
   */
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
 * Renders a drawing of square pixels (`favicon.svg`) as a PNG without antialiasing.
 * @throws Error if the drawing has no `rect` of the expected form
 */
export function drawIcon(svg: string, size: IconSize): Buffer {
  if (svg.match(RECT) === null) throw new Error('The drawing has no `rect` of the expected form.');
  const { side } = size;
  return Buffer.from(
    writePng({ width: side, height: side, channels: 3, data: paint(svg, size) }, zlib),
  );
}
