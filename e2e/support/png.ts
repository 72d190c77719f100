import zlib from 'node:zlib';
import { writePng } from '@garita/domain/imagenes/writePng';

/** A PNG image of one colour. @param side its width and height in pixels */
export function pngOf(
  side: number,
  color: readonly [red: number, green: number, blue: number],
): Buffer {
  return Buffer.from(
    writePng(
      {
        width: side,
        height: side,
        channels: 3,
        data: Buffer.alloc(side * side * 3, Uint8Array.from(color)),
      },
      zlib,
    ),
  );
}
