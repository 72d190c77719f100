import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { INTENTOS } from '@garita/domain/sesion/textos';
import { Rechazo } from '../rechazo';
import { createGate, type Gate } from './gate';

export interface AddressGuardOptions {
  /** How many tasks of one network may run or wait at once, for each call. */
  atOnce: number;
  /** The longest time for which a network is remembered as refused, in milliseconds: a clock that jumps must not make it longer. */
  longest: number;
  clock: () => Date;
}

/** Keeps the work for visitors within bounds before it has cost anything: not a query, not a hash. */
export interface AddressGuard {
  /**
   * Runs a task of a call for a visitor.
   * @param networks the keyed hashes of where the visitor comes from (`hashNetworks`)
   * @throws Rechazo 429 while one of the networks is refused, or when too many of its tasks run already; 503 when too many of all visitors wait.
   */
  run<T>(call: string, networks: readonly string[], task: () => Promise<T>): Promise<T>;
  /** Refuses as `run` would now, for who has not sent all of the request yet. @throws Rechazo 429, 503 */
  check(call: string, networks: readonly string[]): void;
  /** Refuses a network until then: who has learned it from the database need not ask it again. */
  refuseUntil(call: string, network: string, until: Date): void;
}

/** How many refused networks are remembered; beyond, the oldest is asked about again. */
const REMEMBERED = 10_000;
/** When a visitor may try again who asked for too much at once. */
const MOMENT_SECONDS = 5;
/** The same while too many others ask. They are told different times between these, so that they do not all come back at once. Seconds. */
const [SOONEST, LATEST] = [2, 10];

/**
 * How many tasks of one call run at once in this process: one for each hash that may run (`createPasswordHasher`), and one that asks the database meanwhile.
 * The people who are signed in therefore never stand behind more than a few statements and one hash of a visitor.
 */
const RUNNING = Math.max(2, availableParallelism());
/** How many more tasks of one call wait for their turn: some seconds of hashes. */
const WAITING = 64;

/** A guard of one process. What it forgets with it, the database still counts. */
export function createAddressGuard({ atOnce, longest, clock }: AddressGuardOptions): AddressGuard {
  const active = new Map<string, number>();
  const refused = new Map<string, number>();
  const gates = new Map<string, Gate>();

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

  const gateOf = (call: string): Gate => {
    const refuse = () =>
      Rechazo.unavailable(INTENTOS.demasiadaGente, { retryAfter: randomInt(SOONEST, LATEST + 1) });
    const gate = gates.get(call) ?? createGate({ running: RUNNING, waiting: WAITING, refuse });
    gates.set(call, gate);
    return gate;
  };

  const check = (call: string, networks: readonly string[]): string[] => {
    const keys = networks.map((network) => `${call} ${network}`);
    for (const key of keys) checkRefused(key);
    for (const key of keys) checkActive(key);
    gateOf(call).check();
    return keys;
  };

  return {
    check,
    run: async (call, networks, task) => {
      const keys = check(call, networks);
      for (const key of keys) count(key, 1);
      try {
        return await gateOf(call)(task);
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
