import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Shorter ones are sent as they are, as `buildApp` has it for all answers. */
const LEAST_BYTES = 1024;
/** Of eleven: a list that changes every second is compressed every second. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** The encodings that answers are kept in, the better one first. */
const ENCODERS = {
  br: (bytes: Buffer) => toBrotli(bytes, BROTLI),
  gzip: (bytes: Buffer) => toGzip(bytes),
} as const;
export type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/** An answer as it is sent, and compressed once somebody has wanted it so. */
export class SharedAnswer {
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  /** As it goes over the wire: a text would be written out anew each time. */
  readonly bytes: Buffer;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding) ?? ENCODERS[encoding](this.bytes);
    this.#encoded.set(encoding, known);
    return known;
  }
}

/** In bytes, and at most: no encoding makes it longer. */
export const weighAnswer = ({ bytes }: SharedAnswer): number =>
  (1 + ENCODINGS.length) * bytes.length;

/** The encoding that suits a request best; null when it is sent as it is, or left to others. @param accepted the header `Accept-Encoding` */
export function chooseEncoding(
  accepted: string | undefined,
  { bytes }: SharedAnswer,
): Encoding | null {
  if (accepted === undefined || bytes.length < LEAST_BYTES) return null;
  const named = accepted.split(',').map((part) => part.trim().toLowerCase());
  // What is weighed is left to who weighs it (`@fastify/compress`): no browser does so.
  if (named.some((part) => part.includes(';'))) return null;
  return ENCODINGS.find((encoding) => named.includes(encoding)) ?? null;
}
