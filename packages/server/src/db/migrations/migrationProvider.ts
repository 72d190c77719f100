import type { MigrationProvider } from 'kysely';
import { migrations } from './migrations';

/** The migrations in the form in which Kysely asks for them. */
export const migrationProvider: MigrationProvider = {
  getMigrations: async () => ({ ...migrations }),
};
