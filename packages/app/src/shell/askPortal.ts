/**
 * `same`: the portal answers with this page's version. `changed`: with another version. `silent`:
 * it does not answer.
 */
export type PortalAnswer = 'same' | 'changed' | 'silent';

/** The timeout in milliseconds. It is short, since the user has already waited for the part. */
const PATIENCE_MS = 5_000;

const SCRIPT = /\/assets\/[\w.-]+\.js/g;

/**
 * Asks the portal which version it has. It compares the hashed names of the scripts, which differ
 * between versions.
 */
export async function askPortal(): Promise<PortalAnswer> {
  try {
    const response = await fetch('/', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const scripts = (await response.text()).match(SCRIPT) ?? [];
    if (!response.ok) return 'silent';
    const isHere = (path: string) =>
      document.querySelector(`[src$="${path}"], [href$="${path}"]`) !== null;
    return scripts.every(isHere) ? 'same' : 'changed';
  } catch {
    return 'silent';
  }
}
