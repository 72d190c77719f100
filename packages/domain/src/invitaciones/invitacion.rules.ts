import type { Rule } from '../reglas/Rule';
import { INVITACIONES } from './textos';

/** A new invitation. An empty number is null; `dias` is also null for no end. */
export interface InvitacionValues {
  usos: number | null;
  dias: number | null;
  nota: string;
}

export const LIMITES_INVITACION = { usos: 500, dias: 365, nota: 40 } as const;

const isFrom1To = (value: number | null, maximo: number): boolean =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= maximo;

export const invitacionRules: readonly Rule<InvitacionValues>[] = [
  ({ usos }) =>
    isFrom1To(usos, LIMITES_INVITACION.usos) ? null : { campo: 'usos', texto: INVITACIONES.usos },
  ({ dias }) =>
    dias === null || isFrom1To(dias, LIMITES_INVITACION.dias)
      ? null
      : { campo: 'dias', texto: INVITACIONES.dias },
  ({ nota }) =>
    nota.trim().length > LIMITES_INVITACION.nota
      ? { campo: 'nota', texto: INVITACIONES.notaLarga(LIMITES_INVITACION.nota) }
      : null,
];
