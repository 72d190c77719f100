import { failIfEmpty, type Rule } from '../reglas/Rule';
import type { Periodo } from './periodo';
import { MEMBRESIAS } from './textos';

/** The form of a membership sale; null = not chosen yet. */
export interface VentaMembresiaValues {
  /** Id in the catalogue. */
  membresia: number | null;
  isExterno: boolean;
  /** The buyer: a person's id, or the name of a person outside the agency. */
  user: number | string | null;
  periodo: Periodo | null;
}

const isFilled = ({ isExterno, user }: VentaMembresiaValues): boolean =>
  isExterno ? typeof user === 'string' && user.trim() !== '' : typeof user === 'number';

/**
 * The rules are in the old portal's order (MEM-12 to MEM-15). A permanent membership needs no
 * period.
 */
export const ventaMembresiaRules = (
  isPermanente: boolean,
): readonly Rule<VentaMembresiaValues>[] => [
  failIfEmpty('membresia', MEMBRESIAS.faltanDatos),
  (values) => (isFilled(values) ? null : { campo: 'user', texto: MEMBRESIAS.faltanDatos }),
  ({ periodo }) =>
    periodo === null && !isPermanente ? { campo: 'periodo', texto: MEMBRESIAS.faltanDatos } : null,
];
