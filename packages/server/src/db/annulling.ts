import type { UpdateQueryBuilder } from 'kysely';
import type { DB } from './tables';

// biome-ignore lint/suspicious/noExplicitAny: any table with the two columns that say who deleted a row, and when.
type Update = UpdateQueryBuilder<DB, any, any, any>;

/** Soft-deletes rows. The update is conditional, so a second deletion changes nothing. */
export const annulling = <Query extends Update>(
  update: Query,
  { por, ahora }: { por: number; ahora: Date },
): Query =>
  update.set({ anulado_en: ahora, anulado_por: por }).where('anulado_en', 'is', null) as Query;
