import { estadoRules } from '@garita/domain/estados/estado.rules';
import { ESTADOS } from '@garita/domain/estados/textos';
import { checkRules } from '../../checkRules';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { annulEstado, findEstadoOf, insertEstado } from './estados.repository';

/**
 * Sets the caller's status.
 * @throws Rechazo 400 for an empty text or a text over 100 characters; 409 if the caller has one
 * already.
 */
export async function setEstado({ tx, actor, ahora, audit }: WriteScope, estado: string) {
  checkRules(estadoRules, { estado });
  // The write has locked the caller's row, so no other request can set a status between this check
  // and the insert.
  if (await findEstadoOf(tx, actor.id)) throw Rechazo.conflict(ESTADOS.yaTienes);
  const id = await insertEstado(tx, { usuario_id: actor.id, mensaje: estado, fecha: ahora });
  await audit({ objetivo: ['estado', id], despues: { usuario: actor.id, mensaje: estado } });
  return { msg: ESTADOS.guardado, status: 0 as const };
}

/**
 * Deletes a status: it is hidden, and its row stays.
 * @param id omitted for the caller's own status
 * @throws Rechazo 404 when there is no such status, or it is already deleted.
 */
export async function deleteEstado({ tx, actor, ahora, audit }: WriteScope, id?: number) {
  const estadoId = id ?? (await findEstadoOf(tx, actor.id))?.id;
  if (estadoId === undefined) throw Rechazo.notFound(ESTADOS.ninguno);
  const deleted = await annulEstado(tx, { id: estadoId, por: actor.id, ahora });
  if (!deleted) throw Rechazo.notFound(ESTADOS.noEncontrado);
  await audit({
    objetivo: ['estado', estadoId],
    antes: { usuario: deleted.usuario_id, mensaje: deleted.mensaje },
  });
  return { msg: ESTADOS.borrado, status: 0 as const };
}

export async function closeEstadosForDismissal(
  { tx, actor, ahora }: WriteScope,
  usuarioId: number,
): Promise<number> {
  const own = await findEstadoOf(tx, usuarioId);
  return own && (await annulEstado(tx, { id: own.id, por: actor.id, ahora })) ? 1 : 0;
}
