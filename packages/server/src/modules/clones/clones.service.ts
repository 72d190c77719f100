import type { Transaction } from 'kysely';
import { isPublicAddress } from '../../access/address';
import type { Db } from '../../db/Db';
import { later } from '../../db/roundTrips/batch';
import type { DB } from '../../db/tables';
import type { Deps } from '../../gate/Deps';
import {
  deleteAddresses,
  insertRegistro,
  listPeopleAt,
  lockAddress,
  upsertAddress,
} from './clones.repository';

export { deleteAddresses };

/** The hash of an address for the clone search; null for an address that is not public. */
export const toCloneAddress = (
  { hashAddress }: Pick<Deps, 'hashAddress'>,
  address: string,
): string | null => (isPublicAddress(address) ? hashAddress(address) : null);

/**
 * Records that a person has used an address. The transaction sends the statement together with its
 * next statement (`later`).
 */
export async function noteAddress(
  tx: Transaction<DB>,
  usuarioId: number,
  hash: string | null,
  ahora: Date,
): Promise<void> {
  if (hash !== null) await later(tx, upsertAddress.with({ usuarioId, hash, ahora }));
}

export interface Neighbours {
  readonly ids: number[];
  readonly isAllowed: boolean;
}

/** The people who have used an address. The address stays locked until the transaction ends. */
export async function lockNeighbours(tx: Db, hash: string | null): Promise<Neighbours> {
  if (hash === null) return { ids: [], isAllowed: false };
  await lockAddress(tx, hash);
  const people = await listPeopleAt(tx, hash);
  return {
    ids: people.map(({ id }) => id),
    isAllowed: people.some(({ permiso }) => permiso !== null),
  };
}

/** Logs a registration, or its refusal, at an address that other people (`ids`) have used. */
export async function recordClone(
  tx: Db,
  of: { nombre: string; usuarioId: number | null; ids: number[]; ahora: Date },
): Promise<void> {
  if (of.ids.length === 0) return;
  const { nombre, usuarioId: usuario_id, ids: coinciden, ahora: fecha } = of;
  await insertRegistro(tx, { fecha, nombre, usuario_id, coinciden });
}
