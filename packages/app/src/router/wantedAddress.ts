/** What an entry of the browser's history remembers: where a visitor wanted to go before they were asked to sign in. */
export interface WantedState {
  readonly deseada: string;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export const rememberWanted = ({ pathname, search, hash }: Address): WantedState => ({ deseada: `${pathname}${search}${hash}` });

/**
 * The address that a history entry remembers, or null. Only addresses of the portal itself: entries outlive versions of the portal and
 * anything may stand in them.
 */
export function readWanted(state: unknown): string | null {
  const wanted = typeof state === 'object' && state !== null && 'deseada' in state ? state.deseada : null;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : null;
}
