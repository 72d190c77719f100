import { LOGRO_DE, type Logros, REQUISITOS, type TipoRequisito } from './requisito';

/** A category's requirements and pay, as on the wire; 0 = no requirement. */
export interface Requisitos {
  readonly nomina_ascenso: number;
  readonly nomina_asistencia: number;
  readonly nomina_times: number;
  readonly boni_ascenso: number;
  readonly boni_asistencia: number;
  readonly boni_times: number;
  readonly paga_nomina: number;
  readonly paga_boni: number;
}

/** A requirement under a membership with reduction: half of it, rounded up at .5. */
export const reduceRequirement = (count: number): number => Math.round(count / 2);

export function payrollRequirements(r: Requisitos, reducido: boolean): Logros {
  const of = (n: number) => (reducido ? reduceRequirement(n) : n);
  return {
    ascensos: of(r.nomina_ascenso),
    asistencias: of(r.nomina_asistencia),
    times: of(r.nomina_times),
  };
}

export function bonusRequirements(r: Requisitos, reducido: boolean): Logros {
  const of = (n: number) => (reducido ? reduceRequirement(n) : n);
  return {
    ascensos: of(r.boni_ascenso),
    asistencias: of(r.boni_asistencia),
    times: of(r.boni_times),
  };
}

export interface RequisitoPaga {
  readonly tipo: TipoRequisito;
  /** The credited count. */
  readonly hecho: number;
  /** The requirement after reduction; 0 = none. */
  readonly pide: number;
  /** The category's requirement without reduction. */
  readonly base: number;
}

export interface PartePaga {
  readonly concepto: 'nomina' | 'bonificacion';
  /** Credits. */
  readonly monto: number;
  readonly ganada: boolean;
  /** Promotions, attendances and minutes, in this order. */
  readonly requisitos: readonly RequisitoPaga[];
}

const listRequisitos = (logros: Logros, pide: Logros, base: Logros): RequisitoPaga[] =>
  REQUISITOS.map((tipo) => ({
    tipo,
    hecho: logros[LOGRO_DE[tipo]],
    pide: pide[LOGRO_DE[tipo]],
    base: base[LOGRO_DE[tipo]],
  }));

const isMet = (requisitos: readonly RequisitoPaga[]): boolean =>
  requisitos.every(({ hecho, pide }) => hecho >= pide);

/**
 * `paga_nomina` if every payroll requirement is met, `paga_boni` on top if every bonus requirement
 * is met too. A bonus without any requirement is not earned.
 */
export function listPartes(
  logros: Logros,
  r: Requisitos,
  reducido: boolean,
): readonly [nomina: PartePaga, bonificacion: PartePaga] {
  const nomina = listRequisitos(
    logros,
    payrollRequirements(r, reducido),
    payrollRequirements(r, false),
  );
  const boni = listRequisitos(logros, bonusRequirements(r, reducido), bonusRequirements(r, false));
  const asksForSomething = boni.some(({ base }) => base > 0);
  return [
    { concepto: 'nomina', monto: r.paga_nomina, ganada: isMet(nomina), requisitos: nomina },
    {
      concepto: 'bonificacion',
      monto: r.paga_boni,
      ganada: asksForSomething && isMet(nomina) && isMet(boni),
      requisitos: boni,
    },
  ];
}

export const sumEarned = (partes: readonly Pick<PartePaga, 'monto' | 'ganada'>[]): number =>
  partes.reduce((sum, { monto, ganada }) => sum + (ganada ? monto : 0), 0);

export const earnedPay = (logros: Logros, requisitos: Requisitos, reducido: boolean): number =>
  sumEarned(listPartes(logros, requisitos, reducido));
