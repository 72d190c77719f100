/** History state: the address a visitor wanted before the sign-in. */
export interface WantedState {
  readonly deseada: string;
}

/** History state: a screen that needs a clock-in, for a user redirected to the start. */
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
 * The address in a history entry, or null. Only the portal's own: entries outlive versions and may
 * hold any value.
 */
const readAddress = (state: unknown, name: string): string | null => {
  const address: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof address === 'string' && /^\/(?![/\\])/.test(address) ? address : null;
};

/** The address a visitor wanted; null without one. */
export const readWanted = (state: unknown): string | null => readAddress(state, 'deseada');
/** The address to open after clocking in; null without one. */
export const readSinFichar = (state: unknown): string | null => readAddress(state, 'sinFichar');
