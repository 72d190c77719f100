import { contar } from '../formato/contar';
import { sayMinutes } from '../formato/minutes';

/** The counted requirements, in the order of their wire numbers (NOM-14 to NOM-16). */
export const REQUISITOS = ['ascenso', 'asistencia', 'minutos'] as const;
export type TipoRequisito = (typeof REQUISITOS)[number];

/** A person's credited counts in a period; minutes for `times`. */
export interface Logros {
  readonly ascensos: number;
  readonly asistencias: number;
  readonly times: number;
}

export const LOGRO_DE = {
  ascenso: 'ascensos',
  asistencia: 'asistencias',
  minutos: 'times',
} as const satisfies Readonly<Record<TipoRequisito, keyof Logros>>;

const NOUNS: Readonly<Record<'ascenso' | 'asistencia', readonly [one: string, many: string]>> = {
  ascenso: ['ascenso', 'ascensos'],
  asistencia: ['asistencia', 'asistencias'],
};

/** `2 ascensos`, `1 asistencia`, `−30 min`. */
export function formatRequisito(tipo: TipoRequisito, cantidad: number): string {
  if (tipo === 'minutos') return sayMinutes(cantidad);
  const [one, many] = NOUNS[tipo];
  const abs = Math.abs(cantidad);
  return `${cantidad < 0 ? '−' : ''}${contar(abs, one, many)}`;
}
