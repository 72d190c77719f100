import { createHash } from 'node:crypto';
import { foldCase } from '@garita/domain/formato/foldCase';

// The figure derives from the name, so each name has the same figure on every machine.

const PELO = [
  '#151515',
  '#3b2a22',
  '#5c3a2a',
  '#8a4b2a',
  '#b5651d',
  '#e0c040',
  '#8d8d8d',
  '#7a1f2b',
] as const;
const PIEL = ['#f3d3b0', '#f0c8a0', '#e0ac82', '#c68a5e', '#b07a52', '#8d5a3b', '#6b4028'] as const;
const ROPA = [
  '#0b5c5e',
  '#ad1f3b',
  '#2e4aa6',
  '#2c6a35',
  '#8e1530',
  '#6a3d9a',
  '#41524e',
  '#be8000',
] as const;

/** A rectangle of pixels: [x, y, width, height]. */
type Run = readonly [number, number, number, number];

const CARA: readonly Run[] = [
  [6, 7, 8, 8],
  [8, 15, 4, 1],
];
const CUERPO: readonly Run[] = [
  [5, 16, 10, 4],
  [6, 15, 8, 1],
];

const PEINADOS: readonly (readonly Run[])[] = [
  [
    [6, 5, 8, 1],
    [5, 6, 10, 2],
    [5, 8, 1, 4],
    [14, 8, 1, 4],
  ],
  [
    [6, 4, 8, 2],
    [5, 6, 10, 2],
    [5, 8, 2, 9],
    [13, 8, 2, 9],
  ],
  [
    [6, 5, 9, 2],
    [5, 7, 4, 1],
    [14, 7, 1, 3],
  ],
  [
    [7, 3, 6, 2],
    [6, 5, 8, 2],
    [5, 7, 1, 3],
    [14, 7, 1, 3],
  ],
  [
    [6, 6, 8, 1],
    [6, 7, 1, 2],
    [13, 7, 1, 2],
  ],
];

/** The peaked cap of half of the figures, in the colour of the uniform. */
const GORRA: readonly Run[] = [
  [5, 4, 10, 2],
  [4, 6, 12, 1],
];

const OJOS: readonly Run[] = [
  [8, 10, 1, 2],
  [11, 10, 1, 2],
];

const draw = (runs: readonly Run[], fill: string): string =>
  runs
    .map(
      ([x, y, width, height]) =>
        `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    )
    .join('');

export function drawFigure(usuario: string): string {
  const bytes = createHash('sha256').update(foldCase(usuario)).digest();
  const pick = <T>(list: readonly T[], index: number): T =>
    list[(bytes[index] ?? 0) % list.length] as T;
  const [pelo, piel, ropa] = [pick(PELO, 0), pick(PIEL, 1), pick(ROPA, 2)];
  const hasCap = (bytes[4] ?? 0) % 2 === 0;
  const parts = [
    draw(CARA, piel),
    draw(pick(PEINADOS, 3), pelo),
    draw(OJOS, '#12211f'),
    draw([[9, 13, 2, 1]], '#b4605a'),
    draw(CUERPO, ropa),
    draw([[12, 17, 1, 1]], '#ffb21a'),
    '<rect fill="#000" fill-opacity=".2" x="8" y="15" width="4" height="1"/>',
    hasCap ? draw(GORRA, ropa) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" shape-rendering="crispEdges">${parts.join('')}</svg>`;
}
