import { INTENTOS } from '@garita/domain/sesion/textos';
import type { Db } from '../../db/Db';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import {
  countAll,
  forgetAttempts,
  forgetLoginAttempts,
  type IntentoRow,
  intentoSettled,
  type Limit,
  settleAttempt,
  WINDOW_MS,
} from './intentos.repository';

export { forgetAttempts, forgetLoginAttempts, intentoSettled, type Limit, settleAttempt };

export interface Counted {
  /** The limits that counted the attempt, in order. */
  readonly claves: readonly string[];
  /** The limit that the attempt has exceeded, and the end of its window; null if none. */
  readonly exceeded: { readonly clave: string; readonly ends: Date } | null;
}

export function toCounted(limits: readonly Limit[], rows: readonly IntentoRow[]): Counted {
  const byClave = new Map(rows.map((row) => [row.clave, row]));
  const counted = limits.flatMap(({ clave, max }) => {
    const row = byClave.get(clave);
    return row
      ? [
          {
            clave,
            isExceeded: row.cuenta > max,
            ends: new Date(row.ventana_desde.getTime() + WINDOW_MS),
          },
        ]
      : [];
  });
  return {
    claves: counted.map(({ clave }) => clave),
    exceeded: counted.find(({ isExceeded }) => isExceeded) ?? null,
  };
}

/** Counts an attempt. @param limits the narrowest first */
export async function countAttempt(db: Db, limits: readonly Limit[], now: Date): Promise<Counted> {
  return toCounted(limits, (await countAll(limits, now).execute(db)).rows);
}

export function refuseExceeded({ ends }: NonNullable<Counted['exceeded']>, now: Date): Rechazo {
  const seconds = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000));
  return Rechazo.tooMany(INTENTOS.demasiados(Math.ceil(seconds / 60)), seconds);
}

/**
 * Counts an attempt.
 * @param limits the narrowest first
 * @throws Rechazo 429 with the seconds to wait when the attempt exceeds a limit.
 */
export async function checkLimit(
  { db, clock }: { db: Db; clock: () => Date },
  ...limits: readonly Limit[]
): Promise<void> {
  const now = clock();
  const { exceeded } = await countAttempt(db, limits, now);
  if (exceeded) throw refuseExceeded(exceeded, now);
}

/**
 * Whether this is the first call for a task. Of two concurrent callers, on any server, one gets
 * true. The database remembers the call for `WINDOW_MS`, so the task must end before that.
 * @param clave the name of the task, in the form of a limit's key
 */
export async function isFirst(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clave: string,
): Promise<boolean> {
  const { exceeded } = await countAttempt(db, [{ clave, max: 1 }], clock());
  return exceeded === null;
}
