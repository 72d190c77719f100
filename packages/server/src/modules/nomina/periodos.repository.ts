import { SERVICIO } from '@garita/domain/reglas/textos';
import type { Db } from '../../db/Db';
import { prepareQuery } from '../../db/prepareQuery';
import { Rechazo } from '../../rechazo';

/**
 * How often to try to lock the open period. One concurrent closing or reopening is likely, two are
 * not.
 */
const TRIES = 3;

/**
 * Locks the open pay period. `share` is for credits and keeps the period open meanwhile; `update`
 * is for closing. After a concurrent closing or reopening the query finds no row, so it is
 * repeated.
 * @throws Rechazo 503 on a portal without an open period.
 */
export async function lockOpenPeriod(tx: Db, mode: 'share' | 'update') {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const query = tx
      .selectFrom('periodos')
      .select(['id', 'abierto_en'])
      .where('cerrado_en', 'is', null);
    const open = await (mode === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
    if (open) return open;
  }
  throw Rechazo.unavailable(SERVICIO.noDisponible);
}

/**
 * Locks the open period within a batch of queries. The query gives no row if another transaction
 * closes or reopens the period at the same time.
 */
export const openPeriodHeld = prepareQuery((db) =>
  db.selectFrom('periodos').select('id').where('cerrado_en', 'is', null).forShare(),
);

/** The open period; undefined on a portal without one. */
export const findPeriod = (db: Db) =>
  db
    .selectFrom('periodos')
    .select(['id', 'abierto_en'])
    .where('cerrado_en', 'is', null)
    .executeTakeFirst();

/** @throws Rechazo 503 on a portal without an open period. */
export async function findOpenPeriod(db: Db) {
  const open = await findPeriod(db);
  if (!open) throw Rechazo.unavailable(SERVICIO.noDisponible);
  return open;
}

/** Inserts an open period. The database allows one at a time. */
export const insertPeriodo = (tx: Db, now: Date) =>
  tx.insertInto('periodos').values({ abierto_en: now }).execute();
