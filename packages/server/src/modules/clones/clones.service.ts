import type { Kysely, Transaction } from 'kysely';
import { isPublicAddress } from '../../access/address';
import type { DB } from '../../db/tables';
import { later } from '../../db/trips/together';
import type { Deps } from '../../gate/Deps';
import {
  deleteAddresses,
  insertRegistro,
  listPeopleAt,
  lockAddress,
  upsertAddress,
} from './clones.repository';

export { deleteAddresses };

/** The form in which an address takes part in the search for clones; null for one that tells nothing of who is behind it (domain §1). */
export const toCloneAddress = (
  { hashAddress }: Pick<Deps, 'hashAddress'>,
  address: string,
): string | null => (isPublicAddress(address) ? hashAddress(address) : null);

/** Notes that a person came from an address, with what its transaction does next. */
export async function noteAddress(
  tx: Transaction<DB>,
  usuarioId: number,
  hash: string | null,
  ahora: Date,
): Promise<void> {
  if (hash !== null) await later(tx, upsertAddress.with({ usuarioId, hash, ahora }));
}

export interface Neighbours {
  /** Ids of the people who have come from the address. */
  readonly ids: number[];
  /** Whether one of them may share it. */
  readonly isAllowed: boolean;
}

/** Who else came from an address; nobody can come from it meanwhile. */
export async function lockNeighbours(tx: Kysely<DB>, hash: string | null): Promise<Neighbours> {
  if (hash === null) return { ids: [], isAllowed: false };
  await lockAddress(tx, hash);
  const people = await listPeopleAt(tx, hash);
  return {
    ids: people.map(({ id }) => id),
    isAllowed: people.some(({ permiso }) => permiso !== null),
  };
}

/** Writes the clone log: somebody registered, or was refused, where others had been before. */
export async function recordClone(
  tx: Kysely<DB>,
  {
    nombre,
    usuarioId,
    ids,
    ahora,
  }: { nombre: string; usuarioId: number | null; ids: number[]; ahora: Date },
): Promise<void> {
  if (ids.length > 0)
    await insertRegistro(tx, { fecha: ahora, nombre, usuario_id: usuarioId, coinciden: ids });
}
