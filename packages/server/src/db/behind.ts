import { type RawBuilder, sql } from 'kysely';

/** An entry of a list that is ordered by instant and id, the newest first. */
export interface Clave {
  readonly fecha: Date;
  readonly id: number;
}

/** Only what comes after an entry in such a list; everything for null. Written as one comparison, which an index of both columns answers. */
export const behind = (
  fecha: string,
  id: RawBuilder<unknown>,
  despues: Clave | null,
): RawBuilder<boolean> =>
  despues === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(fecha)}, ${id}) < (${despues.fecha}, ${despues.id}::bigint)`;
