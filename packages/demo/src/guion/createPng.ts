import zlib from 'node:zlib';
import { writePng } from '@garita/domain/imagenes/writePng';

/** A drawing: lines of letters, each a pixel, and the colour of each letter as `#rrggbb`; a point is see-through. */
export interface Dibujo {
  readonly lineas: readonly string[];
  readonly colores: Readonly<Record<string, string>>;
}

/** Red, green, blue and how much of it is seen, one byte each. */
const toPixel = (color: string | undefined): number[] =>
  color ? [...Buffer.from(color.slice(1), 'hex'), 255] : [0, 0, 0, 0];

/** A drawing as a PNG. @param escala how many pixels wide and high each of its pixels becomes */
export function createPng({ lineas, colores }: Dibujo, escala: number): Buffer {
  const repeated = <T>(one: T): T[] => Array.from({ length: escala }, () => one);
  const data = lineas.flatMap((linea) =>
    repeated([...linea].flatMap((letra) => repeated(toPixel(colores[letra])).flat())).flat(),
  );
  const [width, height] = [(lineas[0]?.length ?? 0) * escala, lineas.length * escala];
  return Buffer.from(writePng({ width, height, channels: 4, data: Uint8Array.from(data) }, zlib));
}
