import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Shorter answers are sent uncompressed; `buildApp` has the same limit for all answers. */
const LEAST_BYTES = 1024;
/**
 * Brotli's quality, low (of 11): a list that changes every second must be compressed every second.
 */
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

/** A serialised answer and its compressed forms. It makes each form at its first use. */
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

/** The maximum size of the answer in bytes, since no compressed form is longer than the answer. */
export const weighAnswer = ({ bytes }: SharedAnswer): number =>
  (1 + ENCODINGS.length) * bytes.length;

/**
 * The encoding in which to send the answer. Null if the answer goes uncompressed, or if
 * `@fastify/compress` must decide.
 * @param accepted the header `Accept-Encoding`
 */
export function chooseEncoding(
  accepted: string | undefined,
  { bytes }: SharedAnswer,
): Encoding | null {
  if (accepted === undefined || bytes.length < LEAST_BYTES) return null;
  const named = accepted.split(',').map((part) => part.trim().toLowerCase());
  // `@fastify/compress` reads quality values, which browsers do not send.
  if (named.some((part) => part.includes(';'))) return null;
  return ENCODINGS.find((encoding) => named.includes(encoding)) ?? null;
}
