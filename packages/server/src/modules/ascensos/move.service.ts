import type { WriteScope } from '../../write/WriteScope';
import { changeMision, setMision } from '../personas/cuenta.repository';
import type { UsuarioRow } from '../personas/personas.repository';
import { requireCategoria } from '../rangos/rangos.service';
import { insertCambioRango, insertCambiosRango } from './move.repository';
import { annulPending } from './solicitudes.repository';

interface Destino {
  readonly id: number;
  readonly categoria: number;
}

type Mover = Pick<WriteScope, 'tx' | 'actor' | 'ahora'>;

/**
 * Moves a person by any act but a promotion, and logs the author. The wait for the next promotion
 * restarts, and a pending proposal is annulled. The caller holds the lock on the person's row.
 * @returns the fields of the logged change; a demotion or a sale logs these fields in its own table
 * too
 * @throws Rechazo 403 when the person would gain permissions that the actor lacks.
 */
export async function moveTo(
  { tx, actor, ahora }: Mover,
  person: Pick<UsuarioRow, 'id' | 'mision_id' | 'categoria_id'>,
  nueva: Destino,
) {
  await requireCategoria(tx, actor, { antes: person.categoria_id, despues: nueva.categoria });
  await setMision(tx, person.id, nueva.id, ahora);
  await annulPending(tx, person.id, ahora);
  const row = {
    usuario_id: person.id,
    encargado_id: actor.id,
    mision_anterior_id: person.mision_id,
    mision_nueva_id: nueva.id,
    fecha: ahora,
  };
  await insertCambioRango(tx, row);
  return row;
}

/**
 * Moves all people from a mission that leaves the ladder, also dismissed people, because they may
 * return. Their wait for the next promotion goes on. The caller holds the locks on their rows.
 * @throws Rechazo 403 as {@link moveTo}.
 */
export async function moveEverybody(
  { tx, actor, ahora }: Mover,
  { antes, despues, motivo }: { antes: Destino; despues: Destino; motivo: string },
): Promise<void> {
  await requireCategoria(tx, actor, { antes: antes.categoria, despues: despues.categoria });
  await insertCambiosRango(tx, {
    encargadoId: actor.id,
    anteriorId: antes.id,
    nuevaId: despues.id,
    ahora,
    motivo,
  });
  await changeMision(tx, antes.id, despues.id);
}
