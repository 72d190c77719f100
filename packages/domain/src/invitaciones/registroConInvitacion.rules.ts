import type { Rule } from '../reglas/Rule';
import { type RegistroValues, registroRules } from '../sesion/registro.rules';
import { INVITACIONES } from './textos';

/** Registration where the agency asks for an invitation: its code comes first, since without it nothing else is of use. */
export const registroConInvitacionRules: readonly Rule<RegistroValues>[] = [
  ({ invitacion = '' }) =>
    invitacion.trim() === '' ? { campo: 'invitacion', texto: INVITACIONES.falta } : null,
  ...registroRules,
];
