import { formatInteger } from '../formato/credits';
import { formatMinutes } from '../formato/minutes';
import type { TipoRequisito } from './requisito';

/**
 * A count beside its requirement: `3 de 4`, `2h 41m de 3h`; without a requirement the count alone.
 * @param pide the requirement after reduction; 0 = none
 */
export function formatProgreso(tipo: TipoRequisito, hecho: number, pide: number): string {
  const format = tipo === 'minutos' ? formatMinutes : formatInteger;
  return pide > 0 ? `${format(hecho)} de ${format(pide).replace(/ 0m$/, '')}` : format(hecho);
}
