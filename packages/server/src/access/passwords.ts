import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { Rechazo } from '../rechazo';
import { createSemaphore } from './semaphore';

/** OWASP's minimum costs. Algorithm 2 is argon2id; the library's enum exists only as a type. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The hash of a random password with the same costs. For an unknown name the portal checks this
 * hash, so that the answer takes as long as for a known name.
 */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$AOPjy6cROU7Xs3LVdjNhAg$qToLv2BkXdTH/QYgg+fiJCd50Re3TiMKR9yFYac0YVY';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Whether the password fits the hash. A null hash (an unknown name) takes the same time and gives
   * false.
   */
  verify(hashed: string | null, password: string): Promise<boolean>;
}

/**
 * The maximum of waiting hashes; the portal refuses a further hash with 503. With a longer queue,
 * callers would give up before their turn.
 */
const QUEUE = 64;

/**
 * The maximum of the pause. If the machine was suspended during a hash, the measured time is too
 * long.
 */
const LONGEST_PAUSE_MS = 100;

const idle: Worker[] = [];

/**
 * Runs one of the library's functions in an idle thread, or in a new thread.
 * @throws the error of the function or of the thread
 */
async function inThread<T>(name: 'hashSync' | 'verifySync', ...args: unknown[]): Promise<T> {
  const thread = idle.pop() ?? new Worker(new URL('./hashWorker.js', import.meta.url));
  thread.ref();
  thread.postMessage({ name, args });
  const [{ result, error }] = (await once(thread, 'message')) as [{ result: T; error?: Error }];
  // `unref` lets the process end while this thread is idle.
  thread.unref();
  idle.push(thread);
  if (error) throw error;
  return result;
}

/**
 * Hashes passwords in threads, at most cores − 1 at a time; on Linux with low priority. While the
 * portal answers signed-in users, each hash first waits as long as the last hash took, at most
 * `LONGEST_PAUSE_MS`.
 *
 * @param isServing whether a signed-in user has just been answered
 * @throws Rechazo 503 when too many hashes wait already.
 */
export function createPasswordHasher(isServing: () => boolean = () => false): PasswordHasher {
  const semaphore = createSemaphore({
    running: Math.max(1, availableParallelism() - 1),
    waiting: QUEUE,
    refuse: () => Rechazo.unavailable(SERVICIO.noDisponible),
  });
  let lastMs = 0;
  const run: typeof inThread = (name, ...args) =>
    semaphore(async () => {
      if (isServing()) await sleep(Math.min(lastMs, LONGEST_PAUSE_MS));
      const start = performance.now();
      const result = await inThread<never>(name, ...args);
      lastMs = performance.now() - start;
      return result;
    });
  return {
    hash: (password) => run<string>('hashSync', password, OPTIONS),
    verify: async (hashed, password) => {
      const matches = await run<boolean>('verifySync', hashed ?? DECOY, password);
      return hashed !== null && matches;
    },
  };
}
