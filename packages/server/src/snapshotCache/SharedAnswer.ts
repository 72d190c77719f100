import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Shorter answers are sent uncompressed; `buildApp` has the same limit for all answers. */
const LEAST_BYTES = 1024;
/** Low quality (of 11): a list that changes every second is compressed every second. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

const ENCODERS = {
  br: (bytes: Buffer) => toBrotli(bytes, BROTLI),
  gzip: (bytes: Buffer) => toGzip(bytes),
} as const;
export type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/** A serialised answer and its compressed forms, which are made on first use. */
export class SharedAnswer {
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  /** The answer in UTF-8, encoded once instead of per request. */
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

/** Upper bound in bytes: no encoding makes the answer longer. */
export const weighAnswer = ({ bytes }: SharedAnswer): number =>
  (1 + ENCODINGS.length) * bytes.length;

/**
 * The best cached encoding for a request. Null: send it uncompressed, or leave it to
 * `@fastify/compress`.
 * @param accepted the header `Accept-Encoding`
 */
export function chooseEncoding(
  accepted: string | undefined,
  { bytes }: SharedAnswer,
): Encoding | null {
  if (accepted === undefined || bytes.length < LEAST_BYTES) return null;
  const named = accepted.split(',').map((part) => part.trim().toLowerCase());
  // `@fastify/compress` handles quality values; browsers do not send them.
  if (named.some((part) => part.includes(';'))) return null;
  return ENCODINGS.find((encoding) => named.includes(encoding)) ?? null;
}
