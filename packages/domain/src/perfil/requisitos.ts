import { bonusRequirements, payrollRequirements, type Requisitos } from '../nomina/paga';
import type { Logros } from '../nomina/requisito';

/** The progress of one requirement for pay and bonus, as the profile shows it (PER-20, PER-21). */
export interface RequisitoPerfil {
  readonly nomina_label: string;
  readonly nomina_hecha: number;
  readonly nomina: number;
  readonly nomina_porcentaje: number;
  readonly bonificacion_label: string;
  readonly bonificacion_hecha: number;
  readonly bonificacion: number;
  readonly bonificacion_porcentaje: number;
}

const LABELS: readonly (readonly [keyof Logros, string])[] = [
  ['ascensos', 'Ascensos'],
  ['asistencias', 'Asistencias'],
  ['times', 'Tiempos'],
];

/** Whole percent, rounded down, so that 100 means complete; 100 without a requirement. */
export function percentDone(done: number, required: number): number {
  if (required <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((done * 100) / required)));
}

/** Promotions, attendances and minutes, in this order, with a membership's reduction. */
export function listRequisitos(
  logros: Logros,
  requisitos: Requisitos,
  reducido: boolean,
): RequisitoPerfil[] {
  const [pay, bonus] = [
    payrollRequirements(requisitos, reducido),
    bonusRequirements(requisitos, reducido),
  ];
  return LABELS.map(([key, label]) => ({
    nomina_label: label,
    nomina_hecha: logros[key],
    nomina: pay[key],
    nomina_porcentaje: percentDone(logros[key], pay[key]),
    bonificacion_label: label,
    bonificacion_hecha: logros[key],
    bonificacion: bonus[key],
    bonificacion_porcentaje: percentDone(logros[key], bonus[key]),
  }));
}
