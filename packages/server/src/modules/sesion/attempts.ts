import { foldCase } from '@garita/domain/formato/foldCase';
import { SESION } from '@garita/domain/sesion/textos';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';

/** How long attempts are counted together, in minutes. */
export const WINDOW_MINUTES = 15;

/**
 * Counts one attempt, in the database so that every server and every restart counts the same.
 * @returns how many there have been in the present window, this one included, and when the window ends.
 */
async function countAttempt(db: Kysely<DB>, clave: string, now: Date): Promise<{ cuenta: number; ends: Date }> {
  const stale = new Date(now.getTime() - WINDOW_MINUTES * 60_000);
  const row = await db
    .insertInto('intentos')
    .values({ clave, ventana_desde: now, cuenta: 1 })
    .onConflict((c) =>
      c.column('clave').doUpdateSet({
        cuenta: sql<number>`case when intentos.ventana_desde <= ${stale} then 1 else intentos.cuenta + 1 end`,
        ventana_desde: sql<Date>`case when intentos.ventana_desde <= ${stale} then ${now} else intentos.ventana_desde end`,
      }),
    )
    .returning(['cuenta', 'ventana_desde'])
    .executeTakeFirstOrThrow();
  return { cuenta: row.cuenta, ends: new Date(row.ventana_desde.getTime() + WINDOW_MINUTES * 60_000) };
}

/** What is limited, and to how many attempts a window. */
export interface Limit {
  readonly clave: string;
  readonly max: number;
}

/** Counts an attempt against every limit. @returns when to try again, or null while none is exceeded. */
async function findExceeded(db: Kysely<DB>, limits: readonly Limit[], now: Date): Promise<Date | null> {
  let until: Date | null = null;
  for (const { clave, max } of limits) {
    const { cuenta, ends } = await countAttempt(db, clave, now);
    if (cuenta > max && (until === null || ends > until)) until = ends;
  }
  return until;
}

/** Counts an attempt against every limit. @throws Rechazo 429 with the time to wait when one is exceeded. */
export async function checkLimits({ db, clock }: { db: Kysely<DB>; clock: () => Date }, limits: readonly Limit[]): Promise<void> {
  const now = clock();
  const until = await findExceeded(db, limits, now);
  if (!until) return;
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  throw Rechazo.tooMany(SESION.demasiados(Math.ceil(seconds / 60)), seconds);
}

/** Under which name the sign-ins of an account are counted. */
export const loginLimitOf = (usuario: string) => `login:nombre:${foldCase(usuario)}`;

/** Forgets the attempts against one limit: the right password ends the count. */
export const forgetAttempts = (db: Kysely<DB>, clave: string) => db.deleteFrom('intentos').where('clave', '=', clave).execute();

/** Forgets windows that are over. */
export const forgetOldAttempts = (db: Kysely<DB>, now: Date) =>
  db
    .deleteFrom('intentos')
    .where('ventana_desde', '<', new Date(now.getTime() - WINDOW_MINUTES * 60_000))
    .execute();
