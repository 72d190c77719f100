import type { PasswordHasher } from '@garita/server/src/access/passwords';
import { hash, verify } from '@node-rs/argon2';

const OPTIONS = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** argon2id at minimum cost, for tests that sign in often. */
export const cheapPasswords: PasswordHasher = {
  hash: (password) => hash(password, OPTIONS),
  verify: async (hashed, password) => hashed !== null && (await verify(hashed, password)),
};
