import type { MigrationProvider } from 'kysely';
import { migrations } from './migrations';

/** The migrations in Kysely's form. */
export const migrationProvider: MigrationProvider = {
  getMigrations: async () => ({ ...migrations }),
};
