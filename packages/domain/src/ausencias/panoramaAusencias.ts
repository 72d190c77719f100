import { contar } from '../formato/contar';
import { type Cuadro, listDiasDesde } from '../listas/panorama';
import { type AusenciaLeida, isAusente, isEnEspera } from './ausencia';

const DIAS = 14;

/**
 * On each of the next 14 days: the number of accepted absences, and of absences that await an
 * answer; null if there is none.
 * @param hoy the agency's day
 */
export function panoramaAusencias(ausencias: readonly AusenciaLeida[], hoy: string): Cuadro | null {
  const dias = listDiasDesde(hoy, DIAS).map((dia) => {
    const valor = ausencias.filter((one) => isAusente(one, dia, dia)).length;
    const quiza = ausencias.filter(
      (one) => isEnEspera(one) && one.inicio <= dia && dia <= one.final,
    ).length;
    const espera = quiza > 0 ? ` y ${quiza} por responder` : '';
    return { dia, valor, quiza, texto: `${contar(valor, 'ausente', 'ausentes')}${espera}` };
  });
  if (dias.every(({ valor, quiza }) => valor + quiza === 0)) return null;
  const waits = dias.some(({ quiza }) => quiza > 0);
  return { tipo: 'dias', dias, ...(waits && { quiza: 'por responder' }) };
}
