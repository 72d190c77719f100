import { DATABASES, type Database } from '../databases';

export const onBoth = (
  work: (database: Database) => Promise<number>,
): Record<Database, () => Promise<number>> =>
  Object.fromEntries(DATABASES.map((database) => [database, () => work(database)])) as Record<
    Database,
    () => Promise<number>
  >;
