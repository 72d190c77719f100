import { toAddressPart } from '@garita/domain/formato/addressPart';

/** Pixel runs as [colour, x, y, width, height]. */
type Run = readonly [string, number, number, number, number];

const [PELO, PIEL, ROPA, PANTALON, LATON] = ['#3b2a22', '#e0ac82', '#0b5c5e', '#2e3a5c', '#ffb21a'];

// A person of 32 × 55 pixels, as in a service's small image.
const CABEZA: readonly Run[] = [
  [PIEL, 9, 8, 14, 15],
  [PELO, 8, 6, 16, 5],
  [PELO, 8, 11, 2, 6],
  [PELO, 22, 11, 2, 6],
  ['#12211f', 13, 14, 1, 3],
  ['#12211f', 18, 14, 1, 3],
  ['#b4605a', 14, 20, 4, 1],
];
const CUERPO: readonly Run[] = [
  [PIEL, 14, 23, 4, 2],
  [ROPA, 8, 25, 16, 15],
  [LATON, 19, 28, 2, 2],
  [PIEL, 6, 27, 2, 13],
  [PIEL, 24, 27, 2, 13],
  [PANTALON, 9, 40, 14, 12],
  ['#12211f', 9, 52, 6, 3],
  ['#12211f', 17, 52, 6, 3],
];

/** An image of an avatar service with its landmarks, in its own pixels. */
export interface Figura {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  /** Left, top, right and bottom of the head with its hair. */
  readonly head: readonly [number, number, number, number];
  /** Top of the trousers; undefined for a head. */
  readonly belt?: number;
}

/**
 * @param scale pixels of the image per pixel of the drawing
 * @param from where the drawing's top left corner is in the image, in pixels of the image
 */
function draw(
  runs: readonly Run[],
  {
    width,
    height,
    scale,
    from: [dx, dy],
  }: { width: number; height: number; scale: number; from: readonly [number, number] },
): Figura {
  const rects = runs
    .map(
      ([fill, x, y, w, h]) => `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"/>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges"><g transform="translate(${dx} ${dy}) scale(${scale})">${rects}</g></svg>`;
  const head = [dx + 8 * scale, dy + 6 * scale, dx + 24 * scale, dy + 23 * scale] as const;
  return {
    source: `data:image/svg+xml,${toAddressPart(svg)}`,
    width,
    height,
    head,
    ...(runs.length > CABEZA.length && { belt: dy + 40 * scale }),
  };
}

/** The three image formats of avatar services: figures of two sizes, and a head. */
export const FIGURAS: Readonly<Record<string, Figura>> = {
  figura: draw([...CUERPO, ...CABEZA], { width: 64, height: 110, scale: 2, from: [0, 0] }),
  figurita: draw([...CUERPO, ...CABEZA], { width: 33, height: 56, scale: 1, from: [0, 0] }),
  cabeza: draw(CABEZA, { width: 54, height: 62, scale: 2, from: [-5, 0] }),
};
