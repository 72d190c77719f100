import { type ApiClient, createClient } from './createClient';

export interface GaritaOptions {
  /** The portal's address, e.g. `https://agencia.example`. */
  readonly baseUrl: string;
  /**
   * An access token, from Seguridad de la cuenta → Tokens. Without a token only public calls work.
   */
  readonly token?: string;
  /**
   * How long to wait for the start of an answer, in milliseconds. The default, 40,000, is longer
   * than the portal's own limit.
   */
  readonly timeout?: number;
  /**
   * Called before the client repeats a read that the portal could not answer.
   * @param seconds the pause before the repetition
   */
  readonly onPause?: (seconds: number) => void;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The longest pause before repeating a read, in seconds. */
const LONGEST_PAUSE = 120;

/**
 * A client of one portal. A write gets an Idempotency-Key, except the calls in `UNKEYED_CALLS`, so
 * the client can repeat it after a lost answer without a second effect. The client also repeats a
 * read that the portal could not answer. A call throws an `ApiError` for every failure, including a
 * timeout.
 */
export function createGarita({
  baseUrl,
  token,
  timeout = 40_000,
  onPause = () => undefined,
  fetch,
}: GaritaOptions): ApiClient {
  return createClient({
    baseUrl: new URL('/api', baseUrl).href,
    getKey: () => token ?? null,
    patience: () => timeout,
    reads: { longest: LONGEST_PAUSE, onPause },
    ...(fetch && { fetch }),
  });
}
