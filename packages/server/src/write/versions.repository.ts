import type { Tema } from '@garita/domain/temas';
import { sql, type Transaction } from 'kysely';
import { type Places, prepareQuery } from '../db/prepareQuery';
import type { DB } from '../db/tables';
import { later } from '../db/trips/together';

const raise = prepareQuery(
  'versiones que suben',
  (_, place: Places<{ temas: readonly string[] }>) => sql<never>`
    insert into versiones (tema, version) select tema, 1 from unnest(${place('temas')}::text[]) with ordinality as sube (tema, orden) order by orden
    on conflict (tema) do update set version = versiones.version + 1`,
);

/**
 * Raises the versions of the temas that a write changes, with its commit, so that the rows are held no longer than that takes. One statement, which
 * takes its rows as they stand here: in one order for all writes, so that none waits for another in a circle.
 */
export const raiseVersions = (tx: Transaction<DB>, temas: readonly Tema[]): Promise<void> =>
  later(tx, raise.with({ temas: [...new Set(temas)].sort() }));
