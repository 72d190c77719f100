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
 * Raises versions with the commit, so that the locks are short. The temas are sorted, so that all
 * writes lock in one order.
 */
export const raiseVersions = (tx: Transaction<DB>, temas: readonly Tema[]): Promise<void> =>
  later(tx, raise.with({ temas: [...new Set(temas)].sort() }));
