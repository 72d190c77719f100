import { sql } from 'kysely';
import type { Db } from '../../db/Db';

/**
 * Milliseconds for which a portal's claim lasts. A question may wait behind the questions of the
 * door. If it waits longer than the claim lasts, another portal may ask it again, and
 * `notePresencia` ignores the late answer.
 */
const CLAIM_MS = 60_000;

/**
 * Claims the next question for this portal. The claim fails while another portal has it, or during
 * the pause after the last question.
 * @returns the claim's number; null without the claim
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

/** Ends a claim. Until `hasta`, no portal asks. */
export const endRonda = (db: Db, turno: number, hasta: Date) =>
  db
    .updateTable('presencia_ronda')
    .set({ ocupada_hasta: hasta })
    .where('turno', '=', turno)
    .execute();
