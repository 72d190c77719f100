import { sql } from 'kysely';

/** How many rows there are, and the oldest of one of their moments: what a query of things that wait selects. */
export const countWaiting = (moment: string) => [sql<number>`count(*)::int`.as('cuantos'), sql<Date | null>`min(${sql.ref(moment)})`.as('desde')] as const;
