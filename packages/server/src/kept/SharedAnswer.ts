import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Shorter ones are sent as they are, as `buildApp` has it for all answers. */
const LEAST_CHARACTERS = 1024;
/** Of eleven: a list that changes every second is compressed every second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/** The encodings that answers are kept in, the better one first. */
const ENCODERS = { br: (text: string) => toBrotli(text, BROTLI), gzip: (text: string) => toGzip(text) } as const;
export type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/** An answer as it is sent, and compressed once somebody has wanted it so. */
export class SharedAnswer {
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly text: string) {}

  encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding) ?? ENCODERS[encoding](this.text);
    this.#encoded.set(encoding, known);
    return known;
  }
}

/** At most: two bytes a character, and less than one in each encoding. */
export const weighAnswer = ({ text }: SharedAnswer): number => 4 * text.length;

/** The encoding that suits a request best; null when it is sent as it is, or left to others. @param accepted the header `Accept-Encoding` */
export function chooseEncoding(accepted: string | undefined, { text }: SharedAnswer): Encoding | null {
  if (accepted === undefined || text.length < LEAST_CHARACTERS) return null;
  const named = accepted.split(',').map((part) => part.trim().toLowerCase());
  // What is weighed is left to who weighs it (`@fastify/compress`): no browser does so.
  if (named.some((part) => part.includes(';'))) return null;
  return ENCODINGS.find((encoding) => named.includes(encoding)) ?? null;
}
