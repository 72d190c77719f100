import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeGif, makePng, makeWebp, pngChunk } from '../testing/makeImagen';
import { findImagenFailure, IMAGEN_MAX } from './imagen.rules';
import { readImagen } from './readImagen';
import { IMAGENES } from './textos';

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from([...text].map((letter) => letter.charCodeAt(0) & 0xff));
const letters = (text: string): number[] => [...bytesOf(text)];
const HTML = '<html><script>alert(1)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

const GOOD: readonly (readonly [string, string, Uint8Array])[] = [
  ['a PNG', 'image/png', makePng(96)],
  [
    'a PNG with a script among its texts',
    'image/png',
    makePng(96, { extra: pngChunk('tEXt', letters(`Comment\0${HTML}`)) }),
  ],
  ['a GIF', 'image/gif', makeGif(96)],
  ['a WebP without loss', 'image/webp', makeWebp(96)],
  ['a WebP with loss', 'image/webp', makeWebp(96, { form: 'VP8 ' })],
  ['an extended WebP', 'image/webp', makeWebp(96, { form: 'VP8X' })],
];

test.each(GOOD)('%s is recognised and measured by its bytes', (_, tipo, bytes) => {
  expect(readImagen(bytes)).toEqual({ tipo, ancho: 96, alto: 96 });
  expect(findImagenFailure(bytes)).toBeNull();
});

test('a view into a larger buffer is read from its own offset', () => {
  for (const [, tipo, bytes] of GOOD) {
    const whole = new Uint8Array(bytes.length + 20).fill(0xff);
    whole.set(bytes, 7);
    expect(readImagen(whole.subarray(7, 7 + bytes.length))).toEqual({ tipo, ancho: 96, alto: 96 });
  }
});

describe('an invalid picture', () => {
  test.each<[string, Uint8Array]>([
    ['an empty file', new Uint8Array()],
    ['an SVG', bytesOf(SVG)],
    ['an HTML page', bytesOf(HTML)],
    ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...letters('JFIF\0'), 0xff, 0xd9])],
    ['a PNG with an HTML page after its end', makePng(96, { after: HTML })],
    ['a PNG with an archive after its end', makePng(96, { after: 'PK\u0003\u0004' })],
    ['a PNG with one byte after its end', makePng(96, { after: '\0' })],
    ['a PNG after an HTML page', Uint8Array.from([...letters(HTML), ...makePng(96)])],
    [
      'a PNG with two sizes',
      makePng(96, { extra: pngChunk('IHDR', [0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0]) }),
    ],
    ['a GIF with a script after its end', makeGif(96, { after: `/*${HTML}*/` })],
    ['a GIF that is a script', bytesOf('GIF89a/*........*/=1;alert(1)//')],
    ['a WebP with an HTML page after its end', makeWebp(96, { after: HTML })],
    ['a RIFF file with sound', bytesOf('RIFF\u0004\0\0\0WAVE')],
  ])('%s is no valid picture', (_, bytes) => {
    expect(readImagen(bytes)).toBeNull();
    expect(findImagenFailure(bytes)).toBe(IMAGENES.noEsImagen);
  });

  test('a picture that is cut anywhere is invalid', () => {
    for (const [, , bytes] of GOOD)
      for (let end = 0; end < bytes.length; end++)
        expect(readImagen(bytes.subarray(0, end)), `${end}`).toBeNull();
  });

  test('a picture with additional bytes after its end is invalid', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GOOD),
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        ([, , bytes], after) => {
          expect(readImagen(Uint8Array.from([...bytes, ...after]))).toBeNull();
        },
      ),
    );
  });
});

test('reading any bytes ends without an error', () => {
  const near = fc
    .tuple(
      fc.constantFrom(...GOOD),
      fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 12 }),
    )
    .map(([[, , bytes], changes]) => {
      const broken = Uint8Array.from(bytes);
      for (const [at, byte] of changes) if (at < broken.length) broken[at] = byte;
      return broken;
    });
  fc.assert(
    fc.property(fc.oneof(near, fc.uint8Array({ maxLength: 300 })), (bytes) => {
      expect(() => readImagen(bytes)).not.toThrow();
    }),
  );
});

test('a picture may have up to 256 kB', () => {
  const room = IMAGEN_MAX - makePng(96).length - 12;
  expect(
    findImagenFailure(makePng(96, { extra: pngChunk('tEXt', new Array(room).fill(65)) })),
  ).toBeNull();
  expect(
    findImagenFailure(makePng(96, { extra: pngChunk('tEXt', new Array(room + 1).fill(65)) })),
  ).toBe(IMAGENES.demasiadoGrande);
});
