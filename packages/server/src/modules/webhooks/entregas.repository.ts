import { must } from '@garita/domain/must';
import { DIAS_ENTREGAS } from '@garita/domain/webhooks/entrega';
import type { SucesoId } from '@garita/domain/webhooks/sucesos';
import { sql } from 'kysely';
import type { Db } from '../../db/Db';
import { forgetRows } from '../../db/forgetRows';
import { type Places, prepareQuery } from '../../db/prepareQuery';

const DAY = 86_400_000;

/**
 * Queues messages about an event: for each active webhook that subscribes to it, one row per entry
 * of `hechos`, in order.
 */
export const insertEntregas = prepareQuery(
  (_, place: Places<{ suceso: SucesoId; hechos: string; fecha: Date }>) => sql<{ id: number }>`
    insert into webhook_entregas (webhook_id, suceso, hechos, fecha, encolada_en, proximo)
    select w.id, s.suceso, h.value, ${place('fecha')}::timestamptz, ${place('fecha')}::timestamptz, ${place('fecha')}::timestamptz
    from webhook_sucesos s
    join webhooks w on w.id = s.webhook_id and w.activo and w.detenido is null and w.quitado_en is null
    cross join jsonb_array_elements(${place('hechos')}::jsonb) with ordinality h
    where s.suceso = ${place('suceso')}::text
    order by w.id, h.ordinality
    returning id`,
);

export const listEntregas = (
  db: Db,
  webhookId: number,
  { antes, limit }: { antes: number | undefined; limit: number },
) =>
  db
    .selectFrom('webhook_entregas')
    .select([
      'id',
      'suceso',
      'hechos',
      'texto',
      'estado',
      'fecha',
      'intentos',
      'proximo',
      'terminada_en',
      'codigo',
      'fallo',
      'motivo',
      'reenvio_de',
    ])
    .where('webhook_id', '=', webhookId)
    .$if(antes !== undefined, (query) => query.where('id', '<', antes as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const findEntrega = (db: Db, id: number) =>
  db
    .selectFrom('webhook_entregas')
    .select(['id', 'webhook_id', 'suceso', 'estado'])
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Queues a copy of a delivery. The index `webhook_entregas_reenvio` rejects a second pending copy.
 * @returns the copy's id
 */
export async function insertReenvio(tx: Db, id: number, ahora: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into webhook_entregas (webhook_id, suceso, hechos, fecha, encolada_en, proximo, reenvio_de)
    select webhook_id, suceso, hechos, fecha, ${ahora}::timestamptz, ${ahora}::timestamptz, id
    from webhook_entregas where id = ${id} returning id`.execute(tx);
  return must(rows[0], 'The repeated delivery').id;
}

export async function forgetOldEntregas(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - DIAS_ENTREGAS * DAY);
  // Each state has its own index, so each gets its own statement.
  for (const estado of ['entregada', 'marcada'])
    await forgetRows(
      db,
      'webhook_entregas',
      sql`estado = ${sql.lit(estado)} and terminada_en < ${limit}`,
    );
}

export async function countEntregas(
  db: Db,
): Promise<{ readonly pendientes: number; readonly marcadas: number }> {
  const { rows } = await sql<{ pendientes: number; marcadas: number }>`
    select (select count(*) from webhook_entregas where estado = 'pendiente') as pendientes,
      (select count(*) from webhook_entregas where estado = 'marcada') as marcadas
  `.execute(db);
  return rows[0] ?? { pendientes: 0, marcadas: 0 };
}
