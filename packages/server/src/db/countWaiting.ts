import { sql } from 'kysely';

/** How many things of a kind wait, and since when the oldest does; null where no date says it. */
export interface Espera {
  readonly cuantos: number;
  readonly desde: Date | null;
}

/** How many rows there are, and the oldest of one of their moments: what a query of things that wait selects. */
export const countWaiting = (moment: string) =>
  [
    sql<number>`count(*)::int`.as('cuantos'),
    sql<Date | null>`min(${sql.ref(moment)})`.as('desde'),
  ] as const;
