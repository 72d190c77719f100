import { foldCase } from '@garita/domain/formato/foldCase';
import type { Prepared } from '../../db/prepareQuery';
import type { Deps } from '../../gate/Deps';
import {
  addressKey,
  entradaCounted,
  type IntentoRow,
  type Limit,
  nameKey,
  pairKey,
  siteKey,
} from './intentos.repository';

/** An office shares one address, so it may fail so many times as often as one name from it. */
const PER_ADDRESS = 5;
/** The same of all the addresses of an IPv6 site together: as much as two of them, so that one neighbour alone does not use it up. */
const PER_SITE = 10;
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
  /** Counts it against them. */
  readonly count: Prepared<IntentoRow>;
}

/** From where a sign-in comes, as keyed hashes; `site` is null for IPv4. */
export interface Whence {
  readonly addressHash: string;
  readonly siteHash: string | null;
}

/**
 * The limits of a sign-in: of the name from this address, of the address, and wider ones of the site around it and of the name from everywhere. Those
 * spare the addresses from which the name's person has signed in: nobody locks somebody else out of their own home.
 */
export function loginLimitsOf(
  { config: { loginLimit } }: Pick<Deps, 'config'>,
  usuario: string,
  { addressHash, siteHash }: Whence,
  ahora: Date,
): LoginLimits {
  const [par, direccion, nombre] = [
    pairKey(addressHash, usuario),
    addressKey(addressHash),
    nameKey(usuario),
  ];
  const red = siteHash === null ? null : siteKey(siteHash);
  const [porPar, porDireccion, porRed, porNombre] = [
    loginLimit,
    loginLimit * PER_ADDRESS,
    loginLimit * PER_SITE,
    loginLimit * PER_NAME,
  ];
  const desde = new Date(ahora.getTime() - OWN_DAYS * 86_400_000);
  const own = { plegado: foldCase(usuario), direccionHash: addressHash, desde };
  return {
    pair: par,
    address: direccion,
    all: [
      { clave: par, max: porPar },
      { clave: direccion, max: porDireccion },
      ...(red === null ? [] : [{ clave: red, max: porRed }]),
      { clave: nombre, max: porNombre },
    ],
    count: entradaCounted.with({
      par,
      direccion,
      red,
      nombre,
      porPar,
      porDireccion,
      porRed,
      porNombre,
      ...own,
      ahora,
    }),
  };
}
