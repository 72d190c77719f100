import { INTENTOS } from '@garita/domain/sesion/textos';
import { Rechazo } from '../rechazo';

export interface AddressGuardOptions {
  /** How many tasks of one address may run at once. */
  running: number;
  /** The longest time for which an address is remembered as refused, in milliseconds: a clock that jumps must not make it longer. */
  longest: number;
  clock: () => Date;
}

/** Keeps work for one address within bounds before it has cost anything: not a query, not a hash. */
export interface AddressGuard {
  /** Runs a task for an address. @throws Rechazo 429 while the address is refused, or when too many of its tasks run already. */
  run<T>(address: string, task: () => Promise<T>): Promise<T>;
  /** Refuses an address until then: who has learned it from the database need not ask it again. */
  refuseUntil(address: string, until: Date): void;
}

/** How many refused addresses are remembered; beyond, the oldest is asked about again. */
const REMEMBERED = 10_000;
/** When somebody may try again who asked for too much at once. */
const MOMENT_SECONDS = 5;

/** A guard of one process. What it forgets with it, the database still counts. */
export function createAddressGuard({ running, longest, clock }: AddressGuardOptions): AddressGuard {
  const active = new Map<string, number>();
  const refused = new Map<string, number>();

  const checkRefused = (address: string): void => {
    const left = (refused.get(address) ?? 0) - clock().getTime();
    if (left > 0 && left <= longest) throw Rechazo.tooMany(INTENTOS.demasiados(Math.ceil(left / 60_000)), Math.ceil(left / 1000));
    refused.delete(address);
  };

  const leave = (address: string): void => {
    const left = (active.get(address) ?? 1) - 1;
    if (left > 0) active.set(address, left);
    else active.delete(address);
  };

  return {
    run: async (address, task) => {
      checkRefused(address);
      const now = active.get(address) ?? 0;
      if (now >= running) throw Rechazo.tooMany(INTENTOS.demasiadosALaVez, MOMENT_SECONDS);
      active.set(address, now + 1);
      try {
        return await task();
      } finally {
        leave(address);
      }
    },
    refuseUntil: (address, until) => {
      refused.set(address, until.getTime());
      const [oldest] = refused.keys();
      if (refused.size > REMEMBERED && oldest !== undefined) refused.delete(oldest);
    },
  };
}
