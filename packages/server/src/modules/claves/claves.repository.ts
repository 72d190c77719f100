import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import { withNombre } from '../../db/withNombre';

/** Finds an account by a name (`toBuscado`), ignoring case. */
export const accountByName = prepareQuery(
  (db, place: Places<{ plegado: string; exacto: string }>) =>
    db
      .selectFrom('usuarios')
      .select(['id', 'clave_hash', 'despedido_en'])
      .$call(withNombre({ plegado: place('plegado'), exacto: place('exacto') })),
);

/** A person's password hash; null for an unknown id and for a person without a password. */
export async function findClaveHash(db: Db, id: number): Promise<string | null> {
  return (
    (await db.selectFrom('usuarios').select('clave_hash').where('id', '=', id).executeTakeFirst())
      ?.clave_hash ?? null
  );
}

export const accountLocked = prepareQuery((db, place: Places<{ id: number }>) =>
  db
    .selectFrom('usuarios')
    .select(['clave_hash', 'despedido_en'])
    .where('id', '=', place('id'))
    .forNoKeyUpdate(),
);

/**
 * Whether the account may still sign in. Its hash must be the hash that was verified before the
 * lock.
 */
export const mayEnter = (
  [row]: readonly { clave_hash: string | null; despedido_en: Date | null }[],
  claveHash: string | null,
): boolean => row !== undefined && row.despedido_en === null && row.clave_hash === claveHash;

/** Locks an account. @returns whether it may still sign in ({@link mayEnter}) */
export const lockAccount = async (tx: Db, id: number, claveHash: string | null): Promise<boolean> =>
  mayEnter(await accountLocked(tx, { id }), claveHash);
