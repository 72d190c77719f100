import { sql } from 'kysely';

/** The count of waiting things of a kind, and the oldest date; null where the kind has no date. */
export interface Espera {
  readonly cuantos: number;
  readonly desde: Date | null;
}

export const countWaiting = (moment: string) =>
  [
    sql<number>`count(*)::int`.as('cuantos'),
    sql<Date | null>`min(${sql.ref(moment)})`.as('desde'),
  ] as const;
