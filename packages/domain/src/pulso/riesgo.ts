import { countDays } from '../formato/days';
import { payrollRequirements, type Requisitos } from '../nomina/paga';
import type { Logros } from '../nomina/requisito';

/** Days without activity that put a person at risk, unless they joined more recently. */
export const DIAS_QUIETA = 7;

/** Maximum number of people at risk who are listed; all of them are counted. */
export const MAX_RIESGO = 100;

/** Days elapsed since a day. @throws RangeError for an invalid day. */
export const diasDesde = (dia: string, hoy: string): number => Math.max(0, countDays(dia, hoy) - 1);

export interface RequirementProgress {
  /** Elapsed days. */
  readonly pasados: number;
  /** Days from the period's opening to the next pay; at least 1. */
  readonly total: number;
}

/** `paga` is the day of the next pay. */
export function avanceOf({
  abierto,
  hoy,
  paga,
}: {
  abierto: string;
  hoy: string;
  paga: string;
}): RequirementProgress {
  const total = Math.max(1, diasDesde(abierto, paga));
  return { pasados: Math.min(total, diasDesde(abierto, hoy)), total };
}

/** The part of a requirement that is due today at a constant daily rate; halves are rounded up. */
export const esperadoDe = (pide: number, { pasados, total }: RequirementProgress): number =>
  Math.round((pide * pasados) / total);

const CUENTAS = ['ascensos', 'asistencias', 'times'] as const satisfies readonly (keyof Logros)[];

/**
 * The missing counts of a person who is behind: at least half of the period has passed, and one
 * count is below the constant rate. Null for everyone else, and without pay or requirements.
 */
export function findFalta(
  hecho: Logros,
  requisitos: Requisitos,
  { isReducido, avance }: { isReducido: boolean; avance: RequirementProgress },
): Logros | null {
  if (requisitos.paga_nomina === 0 || avance.pasados * 2 < avance.total) return null;
  const pide = payrollRequirements(requisitos, isReducido);
  if (!CUENTAS.some((cuenta) => hecho[cuenta] < esperadoDe(pide[cuenta], avance))) return null;
  const left = (cuenta: keyof Logros) => Math.max(0, pide[cuenta] - Math.max(0, hecho[cuenta]));
  return { ascensos: left('ascensos'), asistencias: left('asistencias'), times: left('times') };
}
