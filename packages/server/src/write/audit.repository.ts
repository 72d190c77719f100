import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/Db';
import { type Places, prepareQuery } from '../db/prepareQuery';
import { later } from '../db/roundTrips/batch';
import type { DB } from '../db/tables';

/** The change of one thing. `antes` and `despues` hold only the changed fields, never a secret. */
export interface AuditEntry {
  readonly objetivo: readonly [tipo: string, id: number] | null;
  readonly antes?: Readonly<Record<string, unknown>> | null;
  readonly despues?: Readonly<Record<string, unknown>> | null;
}

const toJson = (value: AuditEntry['antes']): string | null =>
  value ? JSON.stringify(value) : null;

interface Author {
  /** null = the portal itself, or a visitor. */
  readonly actorId: number | null;
  readonly conToken?: string | null;
  readonly operacion: string;
  readonly fecha: Date;
}

interface Values {
  readonly fecha: Date;
  readonly actor: number | null;
  readonly conToken: string | null;
  readonly operacion: string;
  readonly tipos: readonly (string | null)[];
  readonly ids: readonly (number | null)[];
  readonly antes: readonly (string | null)[];
  readonly despues: readonly (string | null)[];
}

const insertRows = prepareQuery((_, place: Places<Values>) => {
  const entries = sql`unnest(${place('tipos')}::text[], ${place('ids')}::bigint[], ${place('antes')}::text[], ${place('despues')}::text[])`;
  return sql<never>`
    insert into bitacora (fecha, actor_id, con_token, operacion, objetivo_tipo, objetivo_id, antes, despues)
    select ${place('fecha')}::timestamptz, ${place('actor')}::int, ${place('conToken')}::text, ${place('operacion')}::text, tipo, id, antes::jsonb, despues::jsonb
    from ${entries} with ordinality as entrada (tipo, id, antes, despues, orden) order by orden`;
});

const toValues = (
  { fecha, actorId, conToken, operacion }: Author,
  entries: readonly AuditEntry[],
): Values => ({
  fecha,
  actor: actorId,
  conToken: conToken ?? null,
  operacion,
  tipos: entries.map(({ objetivo }) => objetivo?.[0] ?? null),
  ids: entries.map(({ objetivo }) => objetivo?.[1] ?? null),
  antes: entries.map(({ antes }) => toJson(antes)),
  despues: entries.map(({ despues }) => toJson(despues)),
});

/** The last audit row of an operation about a thing; undefined if there is none. */
export const findLastCall = (
  tx: Db,
  operacion: string,
  [tipo, id]: NonNullable<AuditEntry['objetivo']>,
) =>
  tx
    .selectFrom('bitacora')
    .select(['actor_id', 'fecha'])
    .where('objetivo_tipo', '=', tipo)
    .where('objetivo_id', '=', id)
    .where('operacion', '=', operacion)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Writes audit rows in the transaction's next round trip. A trigger of the database forbids
 * changing or deleting them.
 */
export const noteAudits = (
  tx: Transaction<DB>,
  author: Author,
  entries: readonly AuditEntry[],
): Promise<void> => later(tx, insertRows.with(toValues(author, entries)));

export async function insertAudit(db: Db, entry: AuditEntry & Author): Promise<void> {
  await insertRows(db, toValues(entry, [entry]));
}
