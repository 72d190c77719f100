import { formatCredits } from '../formato/credits';

/** What we need of a membership, as on the wire. */
interface Membresia {
  /** Credits, for 30 days or for ever. */
  readonly precio: number;
  /** 1 when it never ends. */
  readonly perma: number;
}

/** The price with what it is paid for (HOM-14): `25c al mes`, `150c permanente`. */
export const formatPrecioMembresia = ({ precio, perma }: Membresia): string =>
  `${formatCredits(precio)} ${perma === 1 ? 'permanente' : 'al mes'}`;
