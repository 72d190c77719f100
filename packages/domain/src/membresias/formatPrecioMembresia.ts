import { formatCredits } from '../formato/credits';

interface Membresia {
  /** Credits, for 30 days or permanent. */
  readonly precio: number;
  /** 1 if it never ends. */
  readonly perma: number;
}

/** The price and its period (HOM-14): `25c al mes`, `150c permanente`. */
export const formatPrecioMembresia = ({ precio, perma }: Membresia): string =>
  `${formatCredits(precio)} ${perma === 1 ? 'permanente' : 'al mes'}`;
