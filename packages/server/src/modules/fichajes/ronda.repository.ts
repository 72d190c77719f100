import { sql } from 'kysely';
import type { Db } from '../../db/Db';

/** How long a portal's claim lasts, in milliseconds; one request takes three seconds at most. */
const CLAIM_MS = 60_000;

/**
 * Claims the next question for this portal, unless another has the claim or the pause after the
 * last question still runs.
 * @returns the claim's number; null without it
 */
export async function takeRonda(db: Db, now: Date): Promise<number | null> {
  const claimed = await db
    .insertInto('presencia_ronda')
    .values({ turno: 1, ocupada_hasta: new Date(now.getTime() + CLAIM_MS) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          turno: sql<number>`presencia_ronda.turno + 1`,
          ocupada_hasta: eb.ref('excluded.ocupada_hasta'),
        }))
        .where('presencia_ronda.ocupada_hasta', '<=', now),
    )
    .returning('turno')
    .executeTakeFirst();
  return claimed?.turno ?? null;
}

/** Ends a claim; no portal asks until the instant. */
export const endRonda = (db: Db, turno: number, hasta: Date) =>
  db
    .updateTable('presencia_ronda')
    .set({ ocupada_hasta: hasta })
    .where('turno', '=', turno)
    .execute();
