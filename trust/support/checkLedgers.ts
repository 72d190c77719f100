import type { Database } from '@garita/server/src/db/Database';
import { openDatabase } from '@garita/server/src/db/openDatabase';
import { findDisagreements } from '@garita/testing/agency/findDisagreements';
import type { Writer } from './Writer';

type Counts = ReadonlyMap<string, number>;

async function countAudits(db: Database['kysely']): Promise<Counts> {
  const rows = await db
    .selectFrom('bitacora')
    .select(['operacion', ({ fn }) => fn.countAll<number>().as('times')])
    .groupBy('operacion')
    .execute();
  return new Map(rows.map(({ operacion, times }) => [operacion, Number(times)]));
}

const open = <Result>(
  place: { dataDir: string } | { databaseUrl: string },
  use: (db: Database['kysely']) => Promise<Result>,
): Promise<Result> =>
  openDatabase(place).then((database) => use(database.kysely).finally(() => database.close()));

type Place = Parameters<typeof open>[0];

export const readAudits = (place: Place): Promise<Counts> => open(place, countAudits);

/**
 * The portal must be stopped. @param before the audit counts before the first write
 * @returns the errors; none if every confirmed write was done once and the ledgers agree
 */
export const checkLedgers = (
  place: Place,
  writers: readonly Writer[],
  before: Counts,
): Promise<string[]> =>
  open(place, async (db) => {
    const wrong: string[] = [];
    const wanted = new Map<string, number>();
    for (const { operation } of writers.flatMap((writer) => writer.answered))
      wanted.set(operation, (wanted.get(operation) ?? 0) + 1);
    const now = await countAudits(db);
    for (const [operation, times] of wanted) {
      const done = (now.get(operation) ?? 0) - (before.get(operation) ?? 0);
      if (done !== times)
        wrong.push(`${operation}: ${times} contestadas y ${done} anotadas en la bitácora`);
    }
    const { kept } = await db
      .selectFrom('claves_idempotencia')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .executeTakeFirstOrThrow();
    const keyed = [...wanted.values()].reduce((sum, times) => sum + times, 0);
    if (Number(kept) !== keyed)
      wrong.push(`${keyed} claves de idempotencia contestadas y ${kept} guardadas`);
    return [...wrong, ...(await findDisagreements(db))];
  });
