import { firmaRules } from '../firmas/firma.rules';
import { cleanLine } from '../formato/cleanLine';
import { findFailure } from '../reglas/Rule';
import type { FilaAlta } from './filas';

/** Whether the line has a signature that is not three letters or digits. */
export const hasFirmaMala = ({ firma = '' }: FilaAlta): boolean => {
  const clean = cleanLine(firma);
  return clean !== '' && findFailure(firmaRules, { firma: clean }) !== null;
};

export const dropFirmasMalas = (filas: readonly FilaAlta[]): FilaAlta[] =>
  filas.map((fila) => (hasFirmaMala(fila) ? { ...fila, firma: '' } : fila));
