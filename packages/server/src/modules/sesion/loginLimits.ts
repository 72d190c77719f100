import type { Deps } from '../../deps';
import { addressKey, type Limit, nameKey, pairKey } from './intentos.repository';
import { knowsAddress } from './sesion.repository';

/** An office shares one address, so it may fail so many times as often as one name from it. */
const PER_ADDRESS = 5;
/** Guesses at one name from all addresses together that it does not know, as a multiple of those from one. */
const PER_NAME = 10;
/** For how long an address is somebody's own after they have signed in from it, in days. */
const OWN_DAYS = 90;

/** What one sign-in is counted against. */
export interface LoginLimits {
  readonly all: readonly Limit[];
  /** The key of the limit of this name from this address. */
  readonly pair: string;
  /** The key of the address's own limit. */
  readonly address: string;
}

/**
 * The limits of a sign-in: of the name from this address, of the address, and a wider one of the name from everywhere. That one spares the
 * addresses from which its person has signed in: nobody locks somebody else out of their own home.
 */
export function loginLimitsOf({ config, clock }: Deps, usuario: string, addressHash: string): LoginLimits {
  const since = new Date(clock().getTime() - OWN_DAYS * 86_400_000);
  const [pair, address] = [pairKey(addressHash, usuario), addressKey(addressHash)];
  return {
    pair,
    address,
    all: [
      { clave: pair, max: config.loginLimit },
      { clave: address, max: config.loginLimit * PER_ADDRESS },
      { clave: nameKey(usuario), max: config.loginLimit * PER_NAME, unless: knowsAddress(usuario, addressHash, since) },
    ],
  };
}
