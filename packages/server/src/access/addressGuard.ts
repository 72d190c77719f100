import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { INTENTOS } from '@garita/domain/sesion/textos';
import { Rechazo } from '../rechazo';
import { createSemaphore, type Semaphore } from './semaphore';

export interface AddressGuardOptions {
  /** The maximum of running and waiting tasks of one network, for each call. */
  atOnce: number;
  /**
   * The longest refusal, in milliseconds. The guard ignores a cached refusal with more time left,
   * because the clock was set back.
   */
  longest: number;
  clock: () => Date;
}

/** Limits the work for visitors before it costs a query or a hash. */
export interface AddressGuard {
  /**
   * Runs a visitor's task.
   * @param networks the keyed hashes of the visitor's networks (`hashNetworks`)
   * @throws Rechazo 429 while one of the networks is refused or has too many tasks; 503 when too
   * many visitors wait.
   */
  run<T>(call: string, networks: readonly string[], task: () => Promise<T>): Promise<T>;
  /**
   * Throws like `run`, but runs no task. The gate calls `check` before it reads the body.
   * @throws Rechazo 429, 503
   */
  check(call: string, networks: readonly string[]): void;
  /** Caches a network's refusal, so that no query is needed before `until`. */
  refuseUntil(call: string, network: string, until: Date): void;
}

/** The maximum of cached refusals; the oldest is dropped first. */
const REMEMBERED = 10_000;
const MOMENT_SECONDS = 5;
/** The range of `Retry-After` under load, in seconds. A random value spreads the retries. */
const [SOONEST, LATEST] = [2, 10];

/**
 * The maximum of running tasks of one call in this process: one per password hash that may run
 * (`createPasswordHasher`), and one that queries the database meanwhile. So a signed-in user waits
 * for at most a few statements and one hash of a visitor.
 */
const RUNNING = Math.max(2, availableParallelism());
/** The maximum of waiting tasks of one call. Their hashes take some seconds. */
const WAITING = 64;

/** Creates the guard of one process. After a restart the database still has the counts. */
export function createAddressGuard({ atOnce, longest, clock }: AddressGuardOptions): AddressGuard {
  const active = new Map<string, number>();
  const refused = new Map<string, number>();
  const semaphores = new Map<string, Semaphore>();

  const checkRefused = (key: string): void => {
    const left = (refused.get(key) ?? 0) - clock().getTime();
    if (left > 0 && left <= longest)
      throw Rechazo.tooMany(INTENTOS.demasiados(Math.ceil(left / 60_000)), Math.ceil(left / 1000));
    refused.delete(key);
  };

  const checkActive = (key: string): void => {
    if ((active.get(key) ?? 0) >= atOnce)
      throw Rechazo.tooMany(INTENTOS.demasiadosALaVez, MOMENT_SECONDS);
  };

  const count = (key: string, change: 1 | -1): void => {
    const now = (active.get(key) ?? 0) + change;
    if (now > 0) active.set(key, now);
    else active.delete(key);
  };

  const semaphoreOf = (call: string): Semaphore => {
    const refuse = () =>
      Rechazo.unavailable(INTENTOS.demasiadaGente, { retryAfter: randomInt(SOONEST, LATEST + 1) });
    const semaphore =
      semaphores.get(call) ?? createSemaphore({ running: RUNNING, waiting: WAITING, refuse });
    semaphores.set(call, semaphore);
    return semaphore;
  };

  const check = (call: string, networks: readonly string[]): string[] => {
    const keys = networks.map((network) => `${call} ${network}`);
    for (const key of keys) checkRefused(key);
    for (const key of keys) checkActive(key);
    semaphoreOf(call).check();
    return keys;
  };

  return {
    check,
    run: async (call, networks, task) => {
      const keys = check(call, networks);
      for (const key of keys) count(key, 1);
      try {
        return await semaphoreOf(call)(task);
      } finally {
        for (const key of keys) count(key, -1);
      }
    },
    refuseUntil: (call, network, until) => {
      refused.set(`${call} ${network}`, until.getTime());
      const [oldest] = refused.keys();
      if (refused.size > REMEMBERED && oldest !== undefined) refused.delete(oldest);
    },
  };
}
