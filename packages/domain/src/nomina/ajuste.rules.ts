import { formatMinutes } from '../formato/minutes';
import type { Rule } from '../reglas/Rule';
import { NOMINA } from './textos';

/** What can be adjusted, by its number on the wire (NOM-14 to NOM-16). */
export const REQUISITOS = ['ascenso', 'asistencia', 'minutos'] as const;
export type TipoRequisito = (typeof REQUISITOS)[number];

export interface AjusteValues {
  cantidad: number;
}

/** An adjustment (NOM-17). */
export const ajusteRules: readonly Rule<AjusteValues>[] = [
  ({ cantidad }) => (Number.isInteger(cantidad) && cantidad > 0 ? null : { campo: 'cantidad', texto: NOMINA.cantidadMinima }),
];

const NOUNS: Readonly<Record<'ascenso' | 'asistencia', readonly [one: string, many: string]>> = {
  ascenso: ['ascenso', 'ascensos'],
  asistencia: ['asistencia', 'asistencias'],
};

/** An amount of one requirement as people read it: `2 ascensos`, `1 asistencia`, `1h 30m`. */
export function formatRequisito(tipo: TipoRequisito, cantidad: number): string {
  if (tipo === 'minutos') return formatMinutes(cantidad);
  const [one, many] = NOUNS[tipo];
  return `${cantidad} ${cantidad === 1 ? one : many}`;
}
