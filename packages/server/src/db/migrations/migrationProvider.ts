import type { MigrationProvider } from 'kysely';
import { migrations } from './migrations';

/**
 * The migrations in Kysely's form. Never change a released migration: correct it by a new one. The
 * migrations up to 0113 are the baseline (0024). Migrations create no rows, because the server sets
 * up an empty agency. So tests can empty the tables instead of creating them again.
 */
export const migrationProvider: MigrationProvider = {
  getMigrations: async () => ({ ...migrations }),
};
