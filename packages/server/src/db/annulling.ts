import type { UpdateQueryBuilder } from 'kysely';
import type { DB } from './tables';

// biome-ignore lint/suspicious/noExplicitAny: any table with the two columns that say who deleted a row, and when.
type Update = UpdateQueryBuilder<DB, any, any, any>;

/** Marks rows as deleted that are not yet: one conditional update, so that of two deletions one changes nothing. They stay, for who looks back. */
export const annulling = <Query extends Update>(
  update: Query,
  { por, ahora }: { por: number; ahora: Date },
): Query =>
  update.set({ anulado_en: ahora, anulado_por: por }).where('anulado_en', 'is', null) as Query;
