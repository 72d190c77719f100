import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { annulPending } from '../solicitudes/solicitudes.service';
import { setMision } from './cuenta.repository';
import { insertCambioRango } from './usuarios.repository';

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
