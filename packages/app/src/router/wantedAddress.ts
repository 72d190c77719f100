/** What an entry of the browser's history remembers: where a visitor wanted to go before they were asked to sign in. */
export interface WantedState {
  readonly deseada: string;
}

/** The same of a screen that exists only while clocked in, for who was led to the start because they are not. */
export interface SinFicharState {
  readonly sinFichar: string;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const toPath = ({ pathname, search, hash }: Address): string => `${pathname}${search}${hash}`;

export const rememberWanted = (address: Address): WantedState => ({ deseada: toPath(address) });
export const rememberSinFichar = (address: Address): SinFicharState => ({
  sinFichar: toPath(address),
});

/**
 * The address that a history entry remembers, or null. Only addresses of the portal itself: entries outlive versions of the portal and
 * anything may stand in them.
 */
const readAddress = (state: unknown, name: string): string | null => {
  const address: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof address === 'string' && /^\/(?![/\\])/.test(address) ? address : null;
};

/** Where a visitor wanted to go; null when nowhere. */
export const readWanted = (state: unknown): string | null => readAddress(state, 'deseada');
/** What opens after clocking in; null when nothing does. */
export const readSinFichar = (state: unknown): string | null => readAddress(state, 'sinFichar');
