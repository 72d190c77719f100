/** What a person has been credited in a period; minutes for `times`. */
export interface Logros {
  readonly ascensos: number;
  readonly asistencias: number;
  readonly times: number;
}

/** A category's requirements and pay, as on the wire; a requirement of 0 is none. */
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

/** A requirement under a membership with reduction: half, rounded with halves up (domain §4, `Math.round`). */
export const reduceRequirement = (count: number): number => Math.round(count / 2);

/** The three counts that the pay asks for, as they apply to this person. */
export function payrollRequirements(r: Requisitos, reducido: boolean): Logros {
  const of = (n: number) => (reducido ? reduceRequirement(n) : n);
  return { ascensos: of(r.nomina_ascenso), asistencias: of(r.nomina_asistencia), times: of(r.nomina_times) };
}

/** The three counts that the bonus asks for, as they apply to this person. */
export function bonusRequirements(r: Requisitos, reducido: boolean): Logros {
  const of = (n: number) => (reducido ? reduceRequirement(n) : n);
  return { ascensos: of(r.boni_ascenso), asistencias: of(r.boni_asistencia), times: of(r.boni_times) };
}

const reached = (logros: Logros, min: Logros): boolean => logros.ascensos >= min.ascensos && logros.asistencias >= min.asistencias && logros.times >= min.times;

const isEmpty = (r: Logros): boolean => r.ascensos === 0 && r.asistencias === 0 && r.times === 0;

/**
 * What a person has earned, in credits (domain §4): `paga_nomina` when every payroll requirement is met, `paga_boni` on top when every
 * bonus requirement is met too. A bonus that asks for nothing at all is not earned.
 */
export function earnedPay(logros: Logros, requisitos: Requisitos, reducido: boolean): number {
  if (!reached(logros, payrollRequirements(requisitos, reducido))) return 0;
  const boni = bonusRequirements(requisitos, false);
  const gotBonus = !isEmpty(boni) && reached(logros, bonusRequirements(requisitos, reducido));
  return requisitos.paga_nomina + (gotBonus ? requisitos.paga_boni : 0);
}
