import type { FastifyInstance } from 'fastify';
import type { Db } from './db/Db';

/** Fills an empty portal with the demo's content, so that the portal needs no setup. */
export interface Seed {
  fill(db: Db): Promise<void>;
  /** Registers routes besides the portal's. */
  register(app: FastifyInstance): void;
  /**
   * Opens an avatar service on this machine, unless `VERIFICATION_URL` sets another.
   * @returns the address of a profile
   */
  openPerfiles(db: Db): Promise<string>;
  readonly notice: string;
  /** Address of the avatars, unless `AVATAR_URL` sets another. */
  readonly avatarUrl: string;
}
