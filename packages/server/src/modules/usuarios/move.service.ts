import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { annulPending } from '../solicitudes/solicitudes.service';
import { changeMision, setMision } from './cuenta.repository';
import { insertCambioRango, insertCambiosRango } from './usuarios.repository';

export interface Move {
  readonly usuarioId: number;
  /** Who gave the mission. */
  readonly encargadoId: number;
  readonly anteriorId: number;
  readonly nuevaId: number;
  readonly ahora: Date;
}

/**
 * Puts a person on a mission other than by a promotion, and keeps who did it: the one way for what is edited, sold or granted. The wait for
 * the next promotion begins, and a proposal that was made for the mission of before promises nothing any more. Hold the person's row.
 */
export async function moveTo(tx: Kysely<DB>, { usuarioId, encargadoId, anteriorId, nuevaId, ahora }: Move): Promise<void> {
  await setMision(tx, usuarioId, nuevaId, ahora);
  await annulPending(tx, usuarioId, ahora);
  const row = { usuario_id: usuarioId, encargado_id: encargadoId, mision_anterior_id: anteriorId, mision_nueva_id: nuevaId, fecha: ahora };
  await insertCambioRango(tx, row);
}

/**
 * Puts everybody who stands on a mission that leaves the ladder on another one, the dismissed too, who may come back. They have gained nothing by it:
 * what they have waited counts on. Hold their rows.
 */
export async function moveEverybody(tx: Kysely<DB>, move: Omit<Move, 'usuarioId'> & { readonly motivo: string }): Promise<void> {
  await insertCambiosRango(tx, move);
  await changeMision(tx, move.anteriorId, move.nuevaId);
}
