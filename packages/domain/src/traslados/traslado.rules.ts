import { firmaRules, normalizeFirma } from '../firmas/firma.rules';
import { failIfEmpty, findFailure, type Rule } from '../reglas/Rule';
import { TRASLADOS } from './textos';

/** The form of a transfer; null = not chosen yet. */
export interface TrasladoValues {
  usuario: number | null;
  /** The new category. */
  rango: number | null;
  /** The previous agency. */
  agencia: string;
  /** The person's new signature; empty = none. */
  firma: string;
}

export const asksFirma = (rango: number | null, firmaDesde: number): boolean =>
  rango !== null && rango >= firmaDesde;

/** The rules TRA-04 to TRA-06, in the old portal's order. */
export const trasladoRules = (firmaDesde: number): readonly Rule<TrasladoValues>[] => [
  failIfEmpty('usuario', TRASLADOS.sinUsuario),
  failIfEmpty('rango', TRASLADOS.sinRango),
  failIfEmpty('agencia', TRASLADOS.sinAgencia),
  ({ rango, firma }) => {
    const typed = normalizeFirma(firma);
    if (typed === '' && !asksFirma(rango, firmaDesde)) return null;
    if ([...typed].length !== 3) return { campo: 'firma', texto: TRASLADOS.sinFirma };
    return findFailure(firmaRules, { firma });
  },
];
