import type { AjusteRegistro } from '@garita/domain/agencia/registro';
import type { Avatar } from '@garita/domain/avatar/avatar';
import type { Operation } from '../../contract/loadContract';
import { createLoop, type Loop } from '../../createLoop';
import type { Deps } from '../../gate/Deps';
import { runWrite } from '../../write/runWrite';
import type { WriteDeps } from '../../write/WriteScope';
import { getRegistro } from '../ajustes/configuracion.service';
import { countDentro } from './fichajes.service';
import { findProxima, selectCerrables } from './presencia.repository';
import { closeOlvidado, notePresencia, tidyPresencias, VIGENCIA_MS } from './presencia.service';
import { endRonda, takeRonda } from './ronda.repository';

/** Milliseconds until the next turn while no question is due. */
const TICK_MS = 30_000;
/** The pause after a question and its maximum random addition. Milliseconds. */
const [PAUSE_MS, JITTER_MS] = [1_000, 500];

export type PresenciaDeps = WriteDeps &
  Pick<Deps, 'config' | 'readAvatar'> & {
    /** The operation `cerrarFichaje`. */
    readonly operation: Operation;
    /** Whether the disk has room and the schema is this version's. */
    readonly mayWrite: () => Promise<boolean>;
    readonly onError: (error: unknown) => void;
  };

/**
 * Closes the clock-ins whose people got the notice at least `minutes` ago (0068). After a failure
 * to close one clock-in, it goes on with the next.
 */
async function closeAll(deps: PresenciaDeps, minutes: number): Promise<void> {
  const { db, operation, clock, onError } = deps;
  const now = clock().getTime();
  const plazos = { avisada: new Date(now - minutes * 60_000), dicha: new Date(now - VIGENCIA_MS) };
  for (const { id } of await selectCerrables(db, plazos).execute()) {
    const body = { id };
    const request = { operation, actor: null, target: null, idempotencyKey: null };
    await runWrite(deps, { ...request, input: { params: {}, body } }, (scope) =>
      closeOlvidado(scope, id, plazos),
    ).catch(onError);
  }
}

/**
 * The person about whom the next question is due, and the milliseconds until then, 0 or less if the
 * question is due now. Undefined if no person is clocked in.
 */
async function findFirst({ db, clock }: PresenciaDeps) {
  const first = await findProxima(db);
  return first && { ...first, wait: first.proxima.getTime() - clock().getTime() };
}

/** Whether the service was asked. If not, the person stays due. */
const wasAsked = (avatar: Avatar): boolean =>
  avatar.estado !== 'sin-servicio' &&
  !(avatar.estado === 'no-responde' && avatar.fallo === 'pausa');

/**
 * Asks the avatar service about one person, if a question is due and this portal gets the claim.
 * @returns milliseconds until the next turn; undefined for the usual interval
 */
async function askOne(deps: PresenciaDeps): Promise<number | undefined> {
  const { db, clock, readAvatar, announce } = deps;
  const seen = await findFirst(deps);
  if (!seen || seen.wait > 0) return Math.min(seen?.wait ?? TICK_MS, TICK_MS);
  const turno = await takeRonda(db, clock());
  if (turno === null) return PAUSE_MS;
  let pause = 0;
  try {
    // Another portal may have asked before this portal got the claim, so it reads again.
    const first = await findFirst(deps);
    if (!first || first.wait > 0) return 0;
    pause = PAUSE_MS + Math.random() * JITTER_MS;
    const avatar = await readAvatar(first.usuario);
    if (!wasAsked(avatar)) return undefined;
    if (await notePresencia(db, first.id, avatar, clock())) announce();
    return pause;
  } finally {
    await endRonda(db, turno, new Date(clock().getTime() + pause));
  }
}

/**
 * A loop that finds clocked-in people whose avatars have left (0068). It asks about one person at a
 * time.
 */
export function createPresencia(deps: PresenciaDeps): Loop {
  const { db, config, clock, mayWrite, announce } = deps;
  let sweptAt = Number.NEGATIVE_INFINITY;
  /**
   * Deletes old answers and closes forgotten clock-ins. A turn follows each question after a
   * second; this work runs at most once per {@link TICK_MS}.
   */
  async function sweep({ presencia, cierre }: AjusteRegistro): Promise<void> {
    const since = clock().getTime() - sweptAt;
    // `since` is below zero after the clock was set back.
    if (since >= 0 && since < TICK_MS) return;
    sweptAt = clock().getTime();
    if (await tidyPresencias(db, presencia === 1)) announce();
    if (presencia === 1 && cierre > 0) await closeAll(deps, cierre);
  }
  return createLoop({
    everyMs: TICK_MS,
    onError: deps.onError,
    turn: async () => {
      if ((await countDentro(db)) === 0 || !(await mayWrite())) return undefined;
      const registro = await getRegistro(db, config);
      await sweep(registro);
      return registro.presencia === 1 ? askOne(deps) : undefined;
    },
  });
}
