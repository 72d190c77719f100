import { startReloj } from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import { findSubject } from '../../access/actor.repository';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { insertRegistro, insertTiempo } from './tiempos.repository';
import { getTiempos } from './tiempos.service';

/**
 * Opens a person's time (TIE-46).
 * @param alto the caller's id, if the caller supervises the time; 0 or less for no senior
 * @throws Rechazo 400 for another senior than the caller; 409 for a dismissed person, or if the
 * person has an open time.
 */
export async function openTime(
  { tx, actor, ahora, audit }: WriteScope,
  { bajo, alto }: { bajo: number; alto: number },
) {
  if (alto > 0 && alto !== actor.id) throw Rechazo.invalid('alto', TIEMPOS.otroEncargado);
  // The write has locked the person's row, so no dismissal can come between this check and the
  // insert.
  if (!(await findSubject(tx, bajo))) throw Rechazo.conflict(TIEMPOS.estaDespedido, 'bajo');
  const altoId = alto > 0 ? actor.id : null;
  const id = await insertTiempo(tx, {
    usuarioId: bajo,
    altoId,
    reloj: startReloj(ahora.getTime(), altoId !== null),
    now: ahora,
  });
  if (id === null) throw Rechazo.conflict(TIEMPOS.yaAbierto, 'bajo');
  await insertRegistro(tx, [
    { tiempo_id: id, accion: 'abierto', encargado_id: actor.id, fecha: ahora },
  ]);
  await audit({ objetivo: ['tiempo', id], despues: { bajo, alto: altoId } });
  return { msg: TIEMPOS.abierto, status: 0 as const, data: await getTiempos(tx, ahora) };
}
