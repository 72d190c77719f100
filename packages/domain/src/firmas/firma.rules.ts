import type { Rule } from '../reglas/Rule';
import { FIRMAS } from './textos';

export interface FirmaValues {
  firma: string;
}

/** A signature as it is stored: without spaces around, in upper case (SOL-14). */
export const normalizeFirma = (firma: string): string => firma.trim().toUpperCase();

/** Setting a signature in the promotion flow (SOL-12; letters and digits: domain §2). */
export const firmaRules: readonly Rule<FirmaValues>[] = [
  ({ firma }) => ([...normalizeFirma(firma)].length === 3 ? null : { campo: 'firma', texto: FIRMAS.tresEnSolicitud }),
  ({ firma }) => (/^[A-ZÑ0-9]{3}$/.test(normalizeFirma(firma)) ? null : { campo: 'firma', texto: FIRMAS.soloLetras }),
];
