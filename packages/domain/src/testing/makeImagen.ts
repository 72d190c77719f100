// Images with a size but without pixel data.

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const big = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const little = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >>> (8 * at)) & 0xff);

export const pngChunk = (type: string, data: readonly number[]): number[] => [
  ...big(data.length),
  ...ascii(type),
  ...data,
  ...big(0),
];

/** `extra` are chunks before the pixels, `after` are trailing bytes. */
export function makePng(
  lado: number,
  {
    alto = lado,
    extra = [],
    after = '',
  }: { alto?: number; extra?: readonly number[]; after?: string } = {},
): Uint8Array {
  const head = pngChunk('IHDR', [...big(lado), ...big(alto), 8, 6, 0, 0, 0]);
  const tail = [...pngChunk('IDAT', [1, 2, 3]), ...pngChunk('IEND', []), ...ascii(after)];
  return Uint8Array.from([0x89, ...ascii('PNG\r\n\u001a\n'), ...head, ...extra, ...tail]);
}

/** A GIF of a size, with a colour table, an extension and one image. */
export function makeGif(
  lado: number,
  { comment = 'hola', after = '' }: { comment?: string; after?: string } = {},
): Uint8Array {
  const head = [
    ...ascii('GIF89a'),
    ...little(lado, 2),
    ...little(lado, 2),
    0x80,
    0,
    0,
    ...new Array<number>(6).fill(0),
  ];
  const extension = [0x21, 0xfe, comment.length, ...ascii(comment), 0];
  const image = [
    0x2c,
    ...new Array<number>(4).fill(0),
    ...little(lado, 2),
    ...little(lado, 2),
    0,
    2,
    2,
    0x4c,
    1,
    0,
  ];
  return Uint8Array.from([...head, ...extension, ...image, 0x3b, ...ascii(after)]);
}

const webpChunk = (type: string, data: readonly number[]): number[] => [
  ...ascii(type),
  ...little(data.length, 4),
  ...data,
  ...(data.length % 2 ? [0] : []),
];
const VP8L = (lado: number): number[] =>
  webpChunk('VP8L', [0x2f, ...little((lado - 1) | ((lado - 1) << 14), 4), 0, 0, 0, 0, 0, 0]);
const WEBP: Readonly<Record<string, (lado: number) => number[]>> = {
  VP8L,
  'VP8 ': (lado) =>
    webpChunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(lado, 2), ...little(lado, 2), 0]),
  VP8X: (lado) => [
    ...webpChunk('VP8X', [0, 0, 0, 0, ...little(lado - 1, 3), ...little(lado - 1, 3)]),
    ...VP8L(lado),
  ],
};

export function makeWebp(
  lado: number,
  { form = 'VP8L', after = '' }: { form?: string; after?: string } = {},
): Uint8Array {
  const body = [...ascii('WEBP'), ...(WEBP[form] ?? VP8L)(lado)];
  return Uint8Array.from([...ascii('RIFF'), ...little(body.length, 4), ...body, ...ascii(after)]);
}
