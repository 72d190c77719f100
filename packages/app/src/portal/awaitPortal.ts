import { pauseAfter } from '@garita/api-client/stream/pauseAfter';
import { waitHopefully } from './waitHopefully';

/** The timeout of each request, in milliseconds. */
const PATIENCE_MS = 5_000;

const isAnswering = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Waits until the portal answers. It sends a request at growing intervals, and at once when the
 * browser is online again or the tab becomes visible.
 * @param failures the number of earlier failures, from which the first interval follows
 * @returns whether the portal answers; false after an abort
 */
export async function awaitPortal(signal: AbortSignal, failures = 0): Promise<boolean> {
  for (let tries = failures; !signal.aborted; tries += 1) {
    await waitHopefully(pauseAfter(tries, Math.random), signal);
    if (!signal.aborted && (await isAnswering())) return !signal.aborted;
  }
  return false;
}
