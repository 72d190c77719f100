import { must } from '@garita/domain/must';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import {
  annulPendingOf,
  findLastOf,
  findPendingOf,
  findSolicitud,
  listPending,
  type SolicitudRow,
} from './nombres.repository';

/** A request as it stands on the wire (NCM-04). */
const toSolicitud = ({
  id,
  usuario_id,
  usuario,
  categoria_id,
  nombre,
  creada_en,
}: SolicitudRow) => ({
  id,
  usuario: usuario_id,
  usuarioNombre: usuario,
  id_categoria: categoria_id,
  nombre,
  fecha: creada_en.toISOString(),
});

/** The requests that wait, the oldest first (contract: getAllRequest). */
export const getPendingNombres = async (db: Kysely<DB>) => (await listPending(db)).map(toSolicitud);

/** A person's request that waits, or null (contract: getNameRequest). */
export async function getPendingNombreOf(db: Kysely<DB>, usuarioId: number) {
  const row = await findPendingOf(db, usuarioId);
  return row ? toSolicitud(row) : null;
}

/** What a person was declined last and has not read yet, or null (contract: nombreDeclinado). */
export async function getNombreDeclinado(db: Kysely<DB>, usuarioId: number) {
  const row = await findLastOf(db, usuarioId);
  if (row?.estado !== 'declinada' || row.enterada_en !== null) return null;
  const { id, nombre, encargado, resuelta_en } = row;
  return {
    id,
    nombre,
    encargadoNombre: must(encargado, 'Who declined'),
    fecha: must(resuelta_en, 'When').toISOString(),
  };
}

/** Who asks in a request, answered ones too; null for an unknown id. */
export const findNombreUser = async (db: Kysely<DB>, id: number): Promise<number | null> =>
  (await findSolicitud(db, id))?.usuario_id ?? null;

/** Annuls the name change that somebody who is dismissed was waiting for (domain §7). @returns how many requests that were. */
export const closeNombresForDismissal = (
  tx: Kysely<DB>,
  usuarioId: number,
  ahora: Date,
): Promise<number> => annulPendingOf(tx, usuarioId, ahora);
