import { DATABASES, type Database } from '../databases';

/** The same workload on each database, as sides of a comparison. */
export const onBoth = (
  work: (database: Database) => Promise<number>,
): Record<Database, () => Promise<number>> =>
  Object.fromEntries(DATABASES.map((database) => [database, () => work(database)])) as Record<
    Database,
    () => Promise<number>
  >;
