import { sql } from 'kysely';

/** The count of waiting things of a kind, and the date of the oldest; null where no date exists. */
export interface Espera {
  readonly cuantos: number;
  readonly desde: Date | null;
}

/** The selection of a query for waiting things: the count, and the oldest of one of their dates. */
export const countWaiting = (moment: string) =>
  [
    sql<number>`count(*)::int`.as('cuantos'),
    sql<Date | null>`min(${sql.ref(moment)})`.as('desde'),
  ] as const;
