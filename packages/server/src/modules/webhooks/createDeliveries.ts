import { setTimeout as sleep } from 'node:timers/promises';
import { createLoop } from '../../createLoop';
import type { Deps } from '../../gate/Deps';
import { getAgencia } from '../ajustes/ajustes.service';
import {
  AJENA_MS,
  type Claim,
  endTurno,
  findNextDue,
  ILEGIBLE_MS,
  markStranded,
  takeTurno,
} from './claims.repository';
import { concludeEnvio } from './concludeEnvio';
import { openDireccion } from './direccion';
import { compose } from './entregas.service';
import { announcePagas, findNextPaga } from './pagas.service';
import { ILEGIBLE, sendMensaje } from './sendMensaje';
import { hasWork } from './webhooks.repository';

/** The maximum of milliseconds between the end of a check and the next check. */
const TICK_MS = 30_000;
/** Milliseconds until the first check, so that the portal answers people first. */
const FIRST_MS = 2_000;
/** The minimum of milliseconds that the timer waits. `wake` and an answer start a check at once. */
const SOONEST_MS = 250;
/**
 * A delivery that is overdue by more milliseconds does not shorten the wait. The last check left it,
 * for example because this portal cannot decrypt it or may not write.
 */
const OVERDUE_MS = 1_000;
/** Milliseconds for which the shutdown waits for requests in progress. */
const FAREWELL_MS = 2_000;

export type DeliveriesDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash' | 'publicFetch'> & {
  /** Whether the disk has room and the schema is this version's. */
  readonly mayWrite: () => Promise<boolean>;
  /** Whether the data was encrypted with another secret than this portal's. */
  readonly hasOtherSecreto: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
};

/**
 * Sends the deliveries in the queue. The deliveries of one webhook go one at a time and in order.
 */
export interface Deliveries {
  /** Signals that a delivery may be due. Never throws. */
  wake(): void;
  /** Sends all due deliveries. Resolves when the receivers have answered. */
  settle(): Promise<void>;
  start(): void;
  /** Sends nothing more. Waits briefly for the requests in progress. */
  stop(): Promise<void>;
  hasFailed(): boolean;
}

/**
 * Sends one delivery and stores the result.
 * @param isClosed whether this portal waits no longer for the answer. The result is then not stored,
 * and a portal sends the delivery again once the claim has ended.
 */
async function deliver(
  { db, clock, keyedHash, publicFetch }: DeliveriesDeps,
  turno: Claim,
  isClosed: () => boolean,
): Promise<void> {
  const texto = compose(turno.entrega, turno.palabras, await getAgencia(db));
  const direccion = openDireccion({ keyedHash }, turno.direccion);
  const respuesta =
    direccion === null ? ILEGIBLE : await sendMensaje(publicFetch, direccion, texto);
  if (!isClosed())
    await endTurno(db, turno, concludeEnvio(turno, texto, respuesta, clock()), clock());
}

async function findWait({ db, clock }: DeliveriesDeps): Promise<number> {
  const now = clock();
  const waits = [await findNextDue(db), await findNextPaga(db, now)].map((date) =>
    date ? date.getTime() - now.getTime() : TICK_MS,
  );
  const due = waits.filter((wait) => wait > -OVERDUE_MS);
  return Math.max(SOONEST_MS, Math.min(TICK_MS, ...due));
}

export function createDeliveries(deps: DeliveriesDeps): Deliveries {
  const { db, clock, mayWrite, onError } = deps;
  const canRead = (direccion: Buffer) => openDireccion(deps, direccion) !== null;
  const sending = new Set<Promise<void>>();
  let isClosed = false;
  const begin = (turno: Claim) => {
    const sent: Promise<void> = deliver(deps, turno, () => isClosed)
      .catch(onError)
      .finally(() => {
        sending.delete(sent);
        void look.ask();
      });
    sending.add(sent);
  };
  const takeAll = async () => {
    await markStranded(db, clock());
    const patience = (await deps.hasOtherSecreto()) ? AJENA_MS : ILEGIBLE_MS;
    const taken: number[] = [];
    while (!look.isOver()) {
      const turno = await takeTurno(db, clock(), { but: taken, canRead, patience });
      if (turno === null) return;
      if (typeof turno === 'number') taken.push(turno);
      else begin(turno);
    }
  };
  const look = createLoop({
    everyMs: TICK_MS,
    firstMs: FIRST_MS,
    onError,
    turn: async () => {
      if (!(await hasWork(db))) return undefined;
      if (await mayWrite()) {
        // A failure of the announcements must not block the deliveries.
        await announcePagas(db, clock()).catch(onError);
        await takeAll();
      }
      return findWait(deps);
    },
  });

  return {
    wake: () => void look.ask(),
    settle: async () => {
      await look.ask();
      while (sending.size > 0) {
        await Promise.all(sending);
        await look.ask();
      }
    },
    start: look.start,
    hasFailed: look.hasFailed,
    stop: async () => {
      const farewell = sleep(FAREWELL_MS, undefined, { ref: false });
      // The running turn may still begin deliveries.
      const ended = look.stop().then(() => Promise.all(sending));
      await Promise.race([ended, farewell]);
      isClosed = true;
    },
  };
}
