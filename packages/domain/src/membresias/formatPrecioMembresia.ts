import { formatCredits } from '../formato/credits';
import type { Moneda } from '../formato/moneda';

interface Membresia {
  /** Credits: the price of 30 days, or of the permanent membership. */
  readonly precio: number;
  /** 1 if the membership never ends. */
  readonly perma: number;
}

/** `25c al mes`, `150c permanente` (HOM-14). */
export const formatPrecioMembresia = ({ precio, perma }: Membresia, moneda: Moneda): string =>
  `${formatCredits(precio, moneda)} ${perma === 1 ? 'permanente' : 'al mes'}`;
