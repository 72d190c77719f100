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

/** The limit of one address, as a multiple of `loginLimit`. An office shares an address. */
const PER_ADDRESS = 5;
/**
 * The limit of an IPv6 site, as a multiple of `loginLimit`. It is twice `PER_ADDRESS`, so that one
 * address cannot use it up.
 */
const PER_SITE = 10;
/**
 * The limit of guesses at one name from all unknown addresses together, as a multiple of
 * `loginLimit`.
 */
const PER_NAME = 10;
/** Days for which an address counts as a person's own after a sign-in. */
const OWN_DAYS = 90;

export interface LoginLimits {
  readonly all: readonly Limit[];
  readonly pair: string;
  readonly address: string;
  readonly count: Prepared<IntentoRow>;
}

/** The network of a sign-in as keyed hashes; `siteHash` is null for IPv4. */
export interface LoginOrigin {
  readonly addressHash: string;
  readonly siteHash: string | null;
}

/**
 * The limits of a sign-in: by name and address, by address, by site, and by name. The last two do
 * not apply to an address of the person's own ({@link OWN_DAYS}). So an attacker cannot lock the
 * person out at home.
 */
export function loginLimitsOf(
  { config: { loginLimit } }: Pick<Deps, 'config'>,
  usuario: string,
  { addressHash, siteHash }: LoginOrigin,
  ahora: Date,
): LoginLimits {
  const [par, direccion, nombre] = [
    pairKey(addressHash, usuario),
    addressKey(addressHash),
    nameKey(usuario),
  ];
  const red = siteHash === null ? null : siteKey(siteHash);
  const [porDireccion, porRed] = [loginLimit * PER_ADDRESS, loginLimit * PER_SITE];
  const porNombre = loginLimit * PER_NAME;
  const desde = new Date(ahora.getTime() - OWN_DAYS * 86_400_000);
  const own = { plegado: foldCase(usuario), direccionHash: addressHash, desde };
  return {
    pair: par,
    address: direccion,
    all: [
      { clave: par, max: loginLimit },
      { clave: direccion, max: porDireccion },
      ...(red === null ? [] : [{ clave: red, max: porRed }]),
      { clave: nombre, max: porNombre },
    ],
    count: entradaCounted.with({
      par,
      direccion,
      red,
      nombre,
      porPar: loginLimit,
      porDireccion,
      porRed,
      porNombre,
      ...own,
      ahora,
    }),
  };
}
