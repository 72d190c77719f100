import type { SucesoId } from '@garita/domain/webhooks/sucesos';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables';

/** What is told because its moment has come. */
export type SucesoPaga = Extract<SucesoId, 'dia_paga' | 'recordatorio_paga'>;

/**
 * Notes that a moment has been dealt with, unless it or a later one was before.
 * @returns the one before it, `null` when there was none; undefined when this one, or a later one, was noted already
 */
export async function advancePaga(tx: Kysely<DB>, suceso: SucesoPaga, momento: Date): Promise<{ readonly antes: Date | null } | undefined> {
  const { rows } = await sql<{ antes: Date | null }>`
    with antes as (select momento from webhook_pagas where suceso = ${suceso})
    insert into webhook_pagas as p (suceso, momento) values (${suceso}, ${momento})
    on conflict (suceso) do update set momento = excluded.momento where p.momento < excluded.momento
    returning (select momento from antes) as antes
  `.execute(tx);
  return rows[0];
}

/** Notes a moment for the first time; one that is noted stays. */
export const beginPaga = (tx: Kysely<DB>, suceso: SucesoPaga, momento: Date) =>
  tx
    .insertInto('webhook_pagas')
    .values({ suceso, momento })
    .onConflict((c) => c.column('suceso').doNothing())
    .execute();
