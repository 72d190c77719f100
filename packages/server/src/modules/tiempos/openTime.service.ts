import { startReloj } from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { Actor } from '../../access/Actor';
import { findSubject } from '../../access/actor.repository';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { insertRegistro, insertTiempo } from './tiempos.repository';
import { getTiempos } from './tiempos.service';

/**
 * Opens a person's session (TIE-46). @param alto the caller, who then supervises it, or 0 or less for nobody.
 * @throws Rechazo 400 for another senior than the caller; 409 for who is dismissed or has one open.
 */
export async function openTime(
  { tx, actor, ahora, audit }: WriteScope<Actor>,
  { bajo, alto }: { bajo: number; alto: number },
) {
  if (alto > 0 && alto !== actor.id) throw Rechazo.invalid('alto', TIEMPOS.otroEncargado);
  // The write holds the person's row: nobody dismisses them between this look and the insert.
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
  await audit({ objetivo: { tipo: 'tiempo', id }, despues: { bajo, alto: altoId } });
  return { msg: TIEMPOS.abierto, status: 0 as const, data: await getTiempos(tx, ahora) };
}
