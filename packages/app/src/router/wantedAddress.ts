/** The history state with the address that a visitor wanted to open before signing in. */
export interface WantedState {
  readonly deseada: string;
}

/** The history state with the screen to open after the user has clocked in. */
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
 * An address of the portal, or null. A history entry may be of another version of the portal, and
 * hold any value.
 */
const readAddress = (state: unknown, name: string): string | null => {
  const address: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof address === 'string' && /^\/(?![/\\])/.test(address) ? address : null;
};

export const readWanted = (state: unknown): string | null => readAddress(state, 'deseada');
export const readSinFichar = (state: unknown): string | null => readAddress(state, 'sinFichar');
