import type { Tema } from '@garita/domain/temas';
import { sql, type Transaction } from 'kysely';
import { type Places, prepareQuery } from '../db/prepareQuery';
import { later } from '../db/roundTrips/batch';
import type { DB } from '../db/tables';

const raise = prepareQuery(
  'versiones que suben',
  (_, place: Places<{ temas: readonly string[] }>) => sql<never>`
    insert into versiones (tema, version) select tema, 1 from unnest(${place('temas')}::text[]) with ordinality as sube (tema, orden) order by orden
    on conflict (tema) do update set version = versiones.version + 1`,
);

/**
 * Raises the versions of the temas with the write's commit, so that the row locks are short. The
 * rows are sorted: all writes lock in one order, so none deadlocks.
 */
export const raiseVersions = (tx: Transaction<DB>, temas: readonly Tema[]): Promise<void> =>
  later(tx, raise.with({ temas: [...new Set(temas)].sort() }));
