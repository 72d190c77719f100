import { formatCredits } from '../formato/credits';
import { formatNombres } from '../formato/formatNombres';
import type { Moneda } from '../formato/moneda';
import { formatRequisito, type TipoRequisito } from './requisito';

/** A part of the pay; the wire's and the rule's types fit. */
interface Parte {
  readonly concepto: 'nomina' | 'bonificacion';
  readonly monto: number;
  readonly ganada: boolean | 0 | 1;
  readonly requisitos: readonly {
    readonly tipo: TipoRequisito;
    readonly hecho: number;
    readonly pide: number;
    readonly base: number;
  }[];
}

const WORTH = { nomina: 'cobrar', bonificacion: 'la bonificación de' } as const;

/**
 * `Le faltan 2 asistencias y 1h 30m para cobrar 12c.` The bonus requires the pay, so the pay comes
 * first. Null if there is nothing more to earn. `isOwn`: the reader is that person.
 */
export function describeFalta(
  partes: readonly Parte[],
  { isOwn, isClosed, moneda }: { isOwn: boolean; isClosed: boolean; moneda: Moneda },
): string | null {
  const parte = partes.find(
    ({ ganada, monto, requisitos }) =>
      !ganada && monto > 0 && requisitos.some(({ base }) => base > 0),
  );
  if (!parte)
    return partes.every(({ monto }) => monto === 0) ? 'Esta categoría no paga nada.' : null;
  const faltas = parte.requisitos
    .filter(({ hecho, pide }) => hecho < pide)
    .map(({ tipo, hecho, pide }) => ({ tipo, cantidad: pide - hecho }));
  const isOne = faltas.length === 1 && faltas[0]?.tipo !== 'minutos' && faltas[0]?.cantidad === 1;
  const verb = isClosed ? (isOne ? 'faltó' : 'faltaron') : isOne ? 'falta' : 'faltan';
  const what = formatNombres(faltas.map(({ tipo, cantidad }) => formatRequisito(tipo, cantidad)));
  return `${isOwn ? 'Te' : 'Le'} ${verb} ${what} para ${WORTH[parte.concepto]} ${formatCredits(parte.monto, moneda)}.`;
}
