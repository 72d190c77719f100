import type { FastifyInstance } from 'fastify';
import type { Db } from './db/Db';

/** The content of an empty portal that does not wait for its setup. */
export interface Seed {
  fill(db: Db): Promise<void>;
  /** Registers routes that its people need besides the portal. */
  register(app: FastifyInstance): void;
  /** Printed on the console at every start. */
  readonly notice: string;
  /** Address of the avatars, unless `AVATAR_URL` sets another. */
  readonly avatarUrl: string;
}
