import zlib from 'node:zlib';
import { writePng } from '@garita/domain/imagenes/writePng';

/**
 * A drawing with one letter per pixel. `colores` has the colour of each letter as `#rrggbb`; a
 * letter without a colour is transparent.
 */
export interface Dibujo {
  readonly lineas: readonly string[];
  readonly colores: Readonly<Record<string, string>>;
}

/** A pixel's red, green, blue and alpha, one byte each. */
const toPixel = (color: string | undefined): number[] =>
  color ? [...Buffer.from(color.slice(1), 'hex'), 255] : [0, 0, 0, 0];

/** @param escala how many pixels of the PNG make the side of one pixel of the drawing */
export function createPng({ lineas, colores }: Dibujo, escala: number): Buffer {
  const repeated = <T>(one: T): T[] => Array.from({ length: escala }, () => one);
  const data = lineas.flatMap((linea) =>
    repeated([...linea].flatMap((letra) => repeated(toPixel(colores[letra])).flat())).flat(),
  );
  const [width, height] = [(lineas[0]?.length ?? 0) * escala, lineas.length * escala];
  return Buffer.from(writePng({ width, height, channels: 4, data: Uint8Array.from(data) }, zlib));
}
