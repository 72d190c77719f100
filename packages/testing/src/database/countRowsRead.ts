import { CompiledQuery, type Kysely } from 'kysely';
import { listAsked } from './listAsked';

interface Step {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Step[];
}

/**
 * The nodes of a plan that read a table's rows. A bitmap scan has two nodes, and the second fetches
 * the rows.
 */
const READS = /^(Seq|Index|Index Only|Bitmap Heap) Scan$/;

function rowsOf(step: Step): number {
  const {
    'Actual Rows': kept,
    'Actual Loops': loops,
    'Rows Removed by Filter': filtered = 0,
    'Rows Removed by Index Recheck': rechecked = 0,
  } = step;
  const own = READS.test(step['Node Type']) ? (kept + filtered + rechecked) * loops : 0;
  return own + (step.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
}

/**
 * Executes the statements of a function and counts the rows that they read, also rows that a filter
 * removes.
 */
export async function countRowsRead<DB>(
  db: Kysely<DB>,
  ask: (db: Kysely<DB>) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for (const { sql, parameters } of await listAsked(db, ask)) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(
      CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]),
    );
    count += rowsOf((rows[0] as (typeof rows)[number])['QUERY PLAN'][0]?.Plan as Step);
  }
  return count;
}
