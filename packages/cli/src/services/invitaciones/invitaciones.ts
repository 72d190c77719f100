import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { formatCodigo, normalizeCodigo } from '@garita/domain/invitaciones/codigo';
import {
  type InvitacionValues,
  invitacionRules,
} from '@garita/domain/invitaciones/invitacion.rules';
import { INVITACIONES } from '@garita/domain/invitaciones/textos';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { toId } from '../../input/parseId';
import { findRow } from '../findRow';
import type { Session } from '../openSession';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

/**
 * Checks a new invitation. @throws UsageError by `invitacionRules`, RefusedError without permission
 */
export async function checkInvitacion(
  connection: Connection,
  values: InvitacionValues,
): Promise<void> {
  checkRules(invitacionRules, values, { usos: '--usos', dias: '--dias', nota: '--nota' });
  checkAccess(await whoami(connection), 'crearInvitacion');
}

/** Creates an invitation. @returns its code, formatted for display */
export async function createInvitacion(
  { api }: Pick<Connection, 'api'>,
  { usos, dias, nota }: InvitacionValues,
): Promise<string> {
  const body = { usos: usos ?? 1, nota: nota.trim(), ...(dias !== null && { dias }) };
  return formatCodigo((await call(api, 'crearInvitacion', body)).codigo);
}

/**
 * Prepares the revocation of an invitation. @param typed its code or number. @throws RefusedError
 * when it is unknown or already revoked
 */
export async function prepareAnulacion(
  { api, check }: Session,
  typed: string,
): Promise<Acto<'anularInvitacion'>> {
  check();
  const isIt = ({ id, codigo }: Schemas['Invitacion']) =>
    codigo === normalizeCodigo(typed) || id === toId(typed);
  const { id, codigo, anulada, usados, usos } = findRow(
    await call(api, 'invitaciones'),
    isIt,
    INVITACIONES.desconocida,
  );
  if (anulada !== null) throw new RefusedError(INVITACIONES.yaAnulada);
  return {
    descripcion: `Anular la invitación ${formatCodigo(codigo)}, con la que han entrado ${usados} de ${usos}`,
    confirmacion: formatCodigo(codigo),
    body: { id },
  };
}
