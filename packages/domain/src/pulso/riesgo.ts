import { countDays } from '../formato/days';
import { payrollRequirements, type Requisitos } from '../nomina/paga';
import type { Logros } from '../nomina/requisito';

/** After so many days without anything somebody is at risk; who came less long ago is not yet. */
export const DIAS_QUIETA = 7;

/** How many people at risk are named; all of them are counted. */
export const MAX_RIESGO = 100;

/** How many days lie behind since one. @throws RangeError for no day. */
export const diasDesde = (dia: string, hoy: string): number => Math.max(0, countDays(dia, hoy) - 1);

/** How far a pay period has come. */
export interface Avance {
  /** Days that lie behind. */
  readonly pasados: number;
  /** Days from its opening to the next pay; at least 1. */
  readonly total: number;
}

/** How far a period has come by today. @param paga the day of the next pay */
export function avanceOf({
  abierto,
  hoy,
  paga,
}: {
  abierto: string;
  hoy: string;
  paga: string;
}): Avance {
  const total = Math.max(1, diasDesde(abierto, paga));
  return { pasados: Math.min(total, diasDesde(abierto, hoy)), total };
}

/** What somebody would have of a requirement by now who does as much each day: rounded, with halves up. */
export const esperadoDe = (pide: number, { pasados, total }: Avance): number =>
  Math.round((pide * pasados) / total);

/** The counts of a requirement, in their order. */
const CUENTAS = ['ascensos', 'asistencias', 'times'] as const satisfies readonly (keyof Logros)[];

/**
 * What somebody still needs for their pay, if they are behind: more than half of the period has gone, and of something they have less than who does as
 * much each day. null for who is not, and where nothing is paid or asked for.
 */
export function findFalta(
  hecho: Logros,
  requisitos: Requisitos,
  { isReducido, avance }: { isReducido: boolean; avance: Avance },
): Logros | null {
  if (requisitos.paga_nomina === 0 || avance.pasados * 2 < avance.total) return null;
  const pide = payrollRequirements(requisitos, isReducido);
  if (!CUENTAS.some((cuenta) => hecho[cuenta] < esperadoDe(pide[cuenta], avance))) return null;
  const left = (cuenta: keyof Logros) => Math.max(0, pide[cuenta] - Math.max(0, hecho[cuenta]));
  return { ascensos: left('ascensos'), asistencias: left('asistencias'), times: left('times') };
}
