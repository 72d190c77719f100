import type { Kysely } from 'kysely';
import type { DB } from './tables';

/** The database itself, or the open transaction of a write. */
export type Db = Kysely<DB>;
