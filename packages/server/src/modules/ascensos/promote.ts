import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { insertAscenso, setMision } from './ascensos.repository';

export interface Promotion {
  readonly usuarioId: number;
  /** Who gave it; null = the System. */
  readonly encargadoId: number | null;
  readonly anteriorId: number;
  readonly nuevaId: number;
  readonly solicitudId: number | null;
  readonly ahora: Date;
}

/** Puts a person on a new mission and writes the promotion log. @returns the log row's id. */
export async function promote(tx: Kysely<DB>, { usuarioId, encargadoId, anteriorId, nuevaId, solicitudId, ahora }: Promotion): Promise<number> {
  await setMision(tx, usuarioId, nuevaId, ahora);
  return insertAscenso(tx, {
    usuario_id: usuarioId,
    encargado_id: encargadoId,
    mision_anterior_id: anteriorId,
    mision_nueva_id: nuevaId,
    fecha: ahora,
    solicitud_id: solicitudId,
  });
}
