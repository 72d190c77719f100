import type { Tema } from '@garita/domain/temas';
import { sql, type Transaction } from 'kysely';
import { type Places, prepareQuery } from '../db/prepareQuery';
import { later } from '../db/roundTrips/batch';
import type { DB } from '../db/tables';

const raise = prepareQuery(
  (_, place: Places<{ temas: readonly string[] }>) => sql<never>`
    insert into versiones (tema, version) select tema, 1 from unnest(${place('temas')}::text[]) with ordinality as sube (tema, orden) order by orden
    on conflict (tema) do update set version = versiones.version + 1`,
);

/**
 * Raises versions in the last round trip before the commit, so that their rows are locked only
 * briefly. All writes lock the temas in one order, so they cannot deadlock.
 */
export const raiseVersions = (tx: Transaction<DB>, temas: readonly Tema[]): Promise<void> =>
  later(tx, raise.with({ temas: [...new Set(temas)].sort() }));
