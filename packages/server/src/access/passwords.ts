import { availableParallelism } from 'node:os';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { hash, verify } from '@node-rs/argon2';
import { Rechazo } from '../rechazo';
import { createGate } from './gate';

/**
 * argon2id with OWASP's minimum costs (domain §1); the library's `Algorithm` enum is ambient, so 2
 * means argon2id.
 */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a wrong password, and, after the same work, for a hash of null (an unknown name). */
  verify(hashed: string | null, password: string): Promise<boolean>;
}

/**
 * The maximum of waiting hashes; beyond, the answer is 503 rather than a queue that outlives its
 * callers.
 */
const QUEUE = 64;

/**
 * Hashes passwords off the event loop, at most cores − 1 at a time: many sign-ins must not starve
 * other requests.
 * @throws Rechazo 503 when too many wait already.
 */
export function createPasswordHasher(): PasswordHasher {
  const gate = createGate({
    running: Math.max(1, availableParallelism() - 1),
    waiting: QUEUE,
    refuse: () => Rechazo.unavailable(SERVICIO.noDisponible),
  });
  const decoy = hash('', OPTIONS);
  return {
    hash: (password) => gate(() => hash(password, OPTIONS)),
    verify: async (hashed, password) => {
      const against = hashed ?? (await decoy);
      const matches = await gate(() => verify(against, password));
      return hashed !== null && matches;
    },
  };
}
