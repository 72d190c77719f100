import type { MigrationProvider } from 'kysely';
import { migrations } from './migrations';

/**
 * The migrations in Kysely's form. A released one is never changed: correct it with the next. The
 * first ones, up to 0113, are the baseline (0024). Migrations create no rows: the server sets up an
 * empty agency, and tests empty the tables instead of building them anew.
 */
export const migrationProvider: MigrationProvider = {
  getMigrations: async () => ({ ...migrations }),
};
