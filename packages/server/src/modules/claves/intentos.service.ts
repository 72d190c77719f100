import { INTENTOS } from '@garita/domain/sesion/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
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

/** What came of counting an attempt. */
export interface Counted {
  /** The keys of the limits that it was counted against, in their order. */
  readonly claves: readonly string[];
  /** The limit that it exceeds, and when it may be tried again; null while there is none. */
  readonly exceeded: { readonly clave: string; readonly ends: Date } | null;
}

/** What the rows of a count against limits say. */
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

/** Counts one attempt against limits, the narrowest first. */
export async function countAttempt(
  db: Kysely<DB>,
  limits: readonly Limit[],
  now: Date,
): Promise<Counted> {
  return toCounted(limits, (await countAll(limits, now).execute(db)).rows);
}

/** The refusal of an attempt that exceeds a limit, with the time to wait. */
export function refuseExceeded({ ends }: NonNullable<Counted['exceeded']>, now: Date): Rechazo {
  const seconds = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000));
  return Rechazo.tooMany(INTENTOS.demasiados(Math.ceil(seconds / 60)), seconds);
}

/** Counts an attempt against limits, the narrowest first. @throws Rechazo 429 with the time to wait when one is exceeded. */
export async function checkLimit(
  { db, clock }: { db: Kysely<DB>; clock: () => Date },
  ...limits: readonly Limit[]
): Promise<void> {
  const now = clock();
  const { exceeded } = await countAttempt(db, limits, now);
  if (exceeded) throw refuseExceeded(exceeded, now);
}

/**
 * Whether something is done for the first time: of two at once, at whichever portal, one is first. It is remembered for the window of a limit (`WINDOW_MS`), so
 * that what is done must be over by itself before that.
 * @param clave what is done, named as a limit is
 */
export async function isFirst(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clave: string,
): Promise<boolean> {
  const { exceeded } = await countAttempt(db, [{ clave, max: 1 }], clock());
  return exceeded === null;
}
