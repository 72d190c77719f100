import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';

/** The moment at which something last changed by itself, without a write; null when nothing ever has. */
type FindLastChange = (db: Kysely<DB>, now: Date) => Promise<Date | null>;

/** What an `x-clocks` can name; the server does not start when a call names another. */
export type Clocks = Readonly<Record<string, FindLastChange>>;

/** The last moments of some clocks as one text, for ETags. */
export async function readClocks(clocks: Clocks, db: Kysely<DB>, names: readonly string[], now: Date): Promise<string> {
  const moments = await Promise.all(names.map((name) => clocks[name]?.(db, now) ?? null));
  return moments.map((moment) => `.${moment?.getTime() ?? 0}`).join('');
}
