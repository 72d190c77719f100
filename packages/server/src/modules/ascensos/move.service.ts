import type { Actor } from '../../access/Actor';
import type { WriteScope } from '../../write/runWrite';
import { changeMision, setMision } from '../personas/cuenta.repository';
import type { UsuarioRow } from '../personas/personas.repository';
import { requireCategoria } from '../rangos/rangos.service';
import { insertCambioRango, insertCambiosRango } from './move.repository';
import { annulPending } from './solicitudes.repository';

/** A mission, and the category that it stands in. */
interface Destino {
  readonly id: number;
  readonly categoria: number;
}

type Mover = Pick<WriteScope<Actor>, 'tx' | 'actor' | 'ahora'>;

/**
 * Puts a person on a mission other than by a promotion, and keeps who did it: the one way for what is edited, sold or granted. The wait for
 * the next promotion begins, and a proposal that was made for the mission of before promises nothing any more. Hold the person's row.
 * @throws Rechazo 403 for a category that gives codes which the actor lacks.
 */
export async function moveTo(
  { tx, actor, ahora }: Mover,
  person: Pick<UsuarioRow, 'id' | 'mision_id' | 'categoria_id'>,
  nueva: Destino,
): Promise<void> {
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
}

/**
 * Puts everybody who stands on a mission that leaves the ladder on another one, the dismissed too, who may come back. They have gained nothing by it:
 * what they have waited counts on. Hold their rows.
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
