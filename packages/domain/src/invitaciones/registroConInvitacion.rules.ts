import type { Rule } from '../reglas/Rule';
import { type RegistroValues, registroRules } from '../sesion/registro.rules';
import { INVITACIONES } from './textos';

/**
 * The rules of a registration with an invitation. The code is checked first, since the other fields
 * are useless without a code.
 */
export const registroConInvitacionRules: readonly Rule<RegistroValues>[] = [
  ({ invitacion = '' }) =>
    invitacion.trim() === '' ? { campo: 'invitacion', texto: INVITACIONES.falta } : null,
  ...registroRules,
];
