import { crc32, deflateSync } from 'node:zlib';

/** A drawing: lines of letters, each a pixel, and the colour of each letter as `#rrggbb`; a point is see-through. */
export interface Dibujo {
  readonly lineas: readonly string[];
  readonly colores: Readonly<Record<string, string>>;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Red, green, blue and how much of it is seen, one byte each. */
const toPixel = (color: string | undefined): number[] => (color ? [...Buffer.from(color.slice(1), 'hex'), 255] : [0, 0, 0, 0]);

/** A drawing as a PNG. @param escala how many pixels wide and high each of its pixels becomes */
export function createPng({ lineas, colores }: Dibujo, escala: number): Buffer {
  const rows = lineas.flatMap((linea) => {
    // Each row begins with how it was filtered: not at all.
    const row = Buffer.from([0, ...[...linea].flatMap((letra) => Array.from({ length: escala }, () => toPixel(colores[letra])).flat())]);
    return Array.from({ length: escala }, () => row);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE((lineas[0]?.length ?? 0) * escala, 0);
  head.writeUInt32BE(lineas.length * escala, 4);
  // Eight bits a channel, with transparency.
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]);
}
