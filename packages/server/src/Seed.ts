import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from './db/tables';

/** What an empty portal is filled with, where it does not wait for its agency to be set up. */
export interface Seed {
  /** Fills an empty, migrated database. */
  fill(db: Kysely<DB>): Promise<void>;
  /** Serves what its people have besides the portal. */
  register(app: FastifyInstance): void;
  /** Said on the console at every start. */
  readonly notice: string;
  /** Where avatars are, unless `AVATAR_URL` sets another place. */
  readonly avatarUrl: string;
}
