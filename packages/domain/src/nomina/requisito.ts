import { contar } from '../formato/contar';
import { formatMinutes } from '../formato/minutes';

/** What is counted for the pay, in the order of its numbers on the wire (NOM-14 to NOM-16). */
export const REQUISITOS = ['ascenso', 'asistencia', 'minutos'] as const;
export type TipoRequisito = (typeof REQUISITOS)[number];

/** What a person has been credited in a period; minutes for `times`. */
export interface Logros {
  readonly ascensos: number;
  readonly asistencias: number;
  readonly times: number;
}

/** Where the count of each stands in what somebody is credited. */
export const LOGRO_DE = {
  ascenso: 'ascensos',
  asistencia: 'asistencias',
  minutos: 'times',
} as const satisfies Readonly<Record<TipoRequisito, keyof Logros>>;

const NOUNS: Readonly<Record<'ascenso' | 'asistencia', readonly [one: string, many: string]>> = {
  ascenso: ['ascenso', 'ascensos'],
  asistencia: ['asistencia', 'asistencias'],
};

/** An amount of one requirement as people read it: `2 ascensos`, `1 asistencia`, `−1h 30m`. */
export function formatRequisito(tipo: TipoRequisito, cantidad: number): string {
  if (tipo === 'minutos') return formatMinutes(cantidad);
  const [one, many] = NOUNS[tipo];
  const abs = Math.abs(cantidad);
  return `${cantidad < 0 ? '−' : ''}${contar(abs, one, many)}`;
}
