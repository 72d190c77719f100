import { failIfEmpty, type Rule } from '../reglas/Rule';
import { FIRMAS } from './textos';

export interface FirmaValues {
  firma: string;
}

/** A signature as it is stored: trimmed, in upper case (SOL-14). */
export const normalizeFirma = (firma: string): string => firma.trim().toUpperCase();

const hasThree = ({ firma }: FirmaValues): boolean => [...normalizeFirma(firma)].length === 3;

/** The rules for setting a signature in the promotion flow (SOL-12; letters and digits). */
export const firmaRules: readonly Rule<FirmaValues>[] = [
  (values) => (hasThree(values) ? null : { campo: 'firma', texto: FIRMAS.tresEnSolicitud }),
  ({ firma }) =>
    /^[A-ZÑ0-9]{3}$/.test(normalizeFirma(firma))
      ? null
      : { campo: 'firma', texto: FIRMAS.soloLetras },
];

export interface NuevaFirmaValues extends FirmaValues {
  /** The person; null until chosen. */
  usuario: number | null;
}

/**
 * The rules for setting another person's signature on the signatures screen, which has its own
 * texts (FIR-06).
 */
export const nuevaFirmaRules: readonly Rule<NuevaFirmaValues>[] = [
  failIfEmpty('usuario', FIRMAS.seleccionaUsuario),
  (values) => (hasThree(values) ? null : { campo: 'firma', texto: FIRMAS.tresEnPantalla }),
  ...firmaRules,
];
