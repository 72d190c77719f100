import type { Rule } from '../reglas/Rule';
import { type RegistroValues, registroRules } from '../sesion/registro.rules';
import { INVITACIONES } from './textos';

/** Registration with an invitation: its code comes first, since the rest is useless without it. */
export const registroConInvitacionRules: readonly Rule<RegistroValues>[] = [
  ({ invitacion = '' }) =>
    invitacion.trim() === '' ? { campo: 'invitacion', texto: INVITACIONES.falta } : null,
  ...registroRules,
];
