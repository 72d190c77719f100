import { type ApiClient, createClient } from './createClient';

export interface GaritaOptions {
  /** The portal's address, e.g. `https://agencia.example`. */
  readonly baseUrl: string;
  /** An access token, from Seguridad de la cuenta → Tokens. Omitted: public calls alone. */
  readonly token?: string;
  /** Timeout until an answer begins, in milliseconds. Default: 40,000, above the portal's own. */
  readonly timeout?: number;
  /** Called before a read that the portal could not answer is repeated. @param seconds the pause */
  readonly onPause?: (seconds: number) => void;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Longest pause before a repeated read, in seconds. */
const LONGEST_PAUSE = 120;

/**
 * A client of one portal. Each write gets an Idempotency-Key, so that a lost answer is asked for
 * again without a second effect. Reads wait for a busy portal and are repeated.
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
