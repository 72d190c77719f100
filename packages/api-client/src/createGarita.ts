import { type ApiClient, createClient } from './createClient';

export interface GaritaOptions {
  /** The portal's address, e.g. `https://agencia.example`. */
  readonly baseUrl: string;
  /** An access token, from Seguridad de la cuenta → Tokens. Without it only public calls work. */
  readonly token?: string;
  /** Timeout until an answer begins, in milliseconds. Default: 40,000, above the portal's own. */
  readonly timeout?: number;
  /**
   * Called before the client repeats a read that the portal could not answer. @param seconds the
   * pause
   */
  readonly onPause?: (seconds: number) => void;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Longest pause before a repeated read, in seconds. */
const LONGEST_PAUSE = 120;

/**
 * A client of one portal. Each write gets an Idempotency-Key, so that the client can repeat it
 * after a lost answer without a second effect. Reads are repeated while the portal is busy.
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
