import { setTimeout as sleep } from 'node:timers/promises';
import type { Respuesta } from '@garita/domain/webhooks/entrega';
import { createLoop } from '../../createLoop';
import type { Deps } from '../../gate/Deps';
import { getAgencia } from '../ajustes/ajustes.service';
import { concludeEnvio } from './concludeEnvio';
import { openDireccion } from './direccion';
import { compose } from './entregas.service';
import { announcePagas, findNextPaga } from './pagas.service';
import { sendMensaje } from './sendMensaje';
import {
  AJENA_MS,
  endTurno,
  findNextDue,
  ILEGIBLE_MS,
  markStranded,
  type Turno,
  takeTurno,
} from './turnos.repository';
import { hasWork } from './webhooks.repository';

/** What is sent outside is looked for this often, whether anybody has said that there is something or not. In milliseconds. */
const TICK_MS = 30_000;
/** What waited when the portal began is looked for once it answers people. In milliseconds. */
const FIRST_MS = 2_000;
/** A moment that has come is looked at no sooner than this after the last look. In milliseconds. */
const SOONEST_MS = 250;
/** What is due for longer than this right after a look was left to another portal, which can read its address. In milliseconds. */
const OVERDUE_MS = 1_000;
/** How long the end of the portal waits for what is being sent, in milliseconds. */
const FAREWELL_MS = 2_000;

const ILEGIBLE: Respuesta = { codigo: null, fallo: 'ilegible', espera: null, motivo: null };

export type EnviosDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash' | 'publicFetch'> & {
  /** Whether the disk has room and the schema is this version's. */
  readonly mayWrite: () => Promise<boolean>;
  /** Whether this portal's secret is not the one that the data were written under. */
  readonly hasOtherSecreto: () => Promise<boolean>;
  /** What stopped the sending, for the log. */
  readonly onError: (error: unknown) => void;
};

/** Who sends outside what has happened: from its table, in order, one at a time to each webhook. */
export interface Envios {
  /** Says that something may wait to be sent. Never throws. */
  wake(): void;
  /** Sends all that is due by now, and resolves when it has been answered. */
  settle(): Promise<void>;
  /** Looks by itself from now on. */
  start(): void;
  /** Begins nothing more, and waits a little for what is under way. */
  stop(): Promise<void>;
  /** Whether the last look failed. */
  hasFailed(): boolean;
}

/** Sends what was taken and notes what was answered. @param isOver whether the portal has ended meanwhile: another one sends it again then */
async function deliver(
  { db, clock, keyedHash, publicFetch }: EnviosDeps,
  turno: Turno,
  isOver: () => boolean,
): Promise<void> {
  const texto = compose(turno.entrega, turno.palabras, await getAgencia(db));
  const direccion = openDireccion({ keyedHash }, turno.direccion);
  const respuesta =
    direccion === null ? ILEGIBLE : await sendMensaje(publicFetch, direccion, texto);
  if (!isOver())
    await endTurno(db, turno, concludeEnvio(turno, texto, respuesta, clock()), clock());
}

/** In how many milliseconds something will be due. */
async function findWait({ db, clock }: EnviosDeps): Promise<number> {
  const now = clock();
  const waits = [await findNextDue(db), await findNextPaga(db, now)].map((date) =>
    date ? date.getTime() - now.getTime() : TICK_MS,
  );
  const due = waits.filter((wait) => wait > -OVERDUE_MS);
  return Math.max(SOONEST_MS, Math.min(TICK_MS, ...due));
}

/** Makes the one who sends for a portal. */
export function createEnvios(deps: EnviosDeps): Envios {
  const { db, clock, mayWrite, onError } = deps;
  const canRead = (direccion: Buffer) => openDireccion(deps, direccion) !== null;
  const sending = new Set<Promise<void>>();
  const begin = (turno: Turno) => {
    const sent: Promise<void> = deliver(deps, turno, look.isOver)
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
        // What fails here keeps nothing else from being sent.
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
      await Promise.race([Promise.all([look.stop(), ...sending]), farewell]);
    },
  };
}
