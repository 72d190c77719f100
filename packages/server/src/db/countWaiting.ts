import { sql } from 'kysely';

/**
 * How many things of a kind wait, and the date of the oldest; null if none waits or the kind has no
 * date.
 */
export interface Espera {
  readonly cuantos: number;
  readonly desde: Date | null;
}

export const countWaiting = (moment: string) =>
  [
    sql<number>`count(*)::int`.as('cuantos'),
    sql<Date | null>`min(${sql.ref(moment)})`.as('desde'),
  ] as const;
