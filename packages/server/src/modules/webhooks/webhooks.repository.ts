import { foldText } from '@garita/domain/formato/foldText';
import type { SucesoId } from '@garita/domain/webhooks/sucesos';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import type { DB } from '../../db/tables';

export type Detenido = 'no_existe' | 'ilegible';

const selectVivos = (db: Db) => db.selectFrom('webhooks as w').where('w.quitado_en', 'is', null);

/**
 * The webhooks, the oldest first. Each has the number of its pending deliveries, and its last
 * finished delivery.
 */
export const listWebhooks = (db: Db) =>
  selectVivos(db)
    .innerJoin('usuarios as u', 'u.id', 'w.creado_por')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_entregas as e')
          .select(['e.terminada_en', 'e.estado', 'e.codigo', 'e.fallo', 'e.motivo'])
          .whereRef('e.webhook_id', '=', 'w.id')
          .where('e.estado', '<>', 'pendiente')
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('ultima'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'w.id',
      'w.nombre',
      'w.pista',
      'w.activo',
      'w.detenido',
      'w.creado_en',
      'u.usuario as creadorNombre',
      'ultima.terminada_en',
      'ultima.estado',
      'ultima.codigo',
      'ultima.fallo',
      'ultima.motivo',
      eb
        .selectFrom('webhook_entregas as p')
        .select((of) => of.fn.countAll<number>().as('pendientes'))
        .whereRef('p.webhook_id', '=', 'w.id')
        .where('p.estado', '=', 'pendiente')
        .as('pendientes'),
    ])
    .orderBy('w.id')
    .execute();

export const listSucesos = (db: Db, webhookIds: readonly number[]) =>
  webhookIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('webhook_sucesos')
        .select(['webhook_id', 'suceso', 'palabras'])
        .where('webhook_id', 'in', [...webhookIds])
        .execute();

/**
 * Reads a webhook. With `lock` it also locks the row, but other writes can still queue events for
 * it.
 */
export const findWebhook = (db: Db, id: number, { lock }: { lock: boolean } = { lock: false }) =>
  selectVivos(db)
    .select(['w.id', 'w.nombre', 'w.activo', 'w.detenido', 'w.direccion_cifrado'])
    .where('w.id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();

/**
 * Counts the webhooks that are not removed. It locks the table, so no other webhook can be inserted
 * until the transaction ends.
 */
export async function countWebhooks(tx: Db): Promise<number> {
  await sql`lock table webhooks in share row exclusive mode`.execute(tx);
  const { count } = await selectVivos(tx)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Inserts a webhook. `webhooks_nombre_vivo` rejects the name of another webhook that is not
 * removed. @returns the webhook's id
 */
export const insertWebhook = (tx: Db, row: Omit<Insertable<DB['webhooks']>, 'nombre_plegado'>) =>
  inserting('webhooks')(tx, { ...row, nombre_plegado: foldText(row.nombre) });

interface WebhookEdit {
  readonly nombre?: string;
  readonly activo?: boolean;
  readonly detenido?: Detenido | null;
  readonly direccion_cifrado?: Buffer;
  readonly pista?: string;
}

export const updateWebhook = (tx: Db, id: number, cambio: WebhookEdit) =>
  tx
    .updateTable('webhooks')
    .set({
      ...cambio,
      ...(cambio.nombre !== undefined && { nombre_plegado: foldText(cambio.nombre) }),
    })
    .where('id', '=', id)
    .execute();

/** Removes a webhook. @returns its name; undefined if there is none */
export const retireWebhook = (tx: Db, id: number, ahora: Date) =>
  tx
    .updateTable('webhooks')
    .set({ quitado_en: ahora })
    .where('id', '=', id)
    .where('quitado_en', 'is', null)
    .returning('nombre')
    .executeTakeFirst();

export async function setPalabras(
  tx: Db,
  webhookId: number,
  suceso: SucesoId,
  palabras: string | null,
): Promise<void> {
  if (palabras === null)
    await tx
      .deleteFrom('webhook_sucesos')
      .where('webhook_id', '=', webhookId)
      .where('suceso', '=', suceso)
      .execute();
  else
    await tx
      .insertInto('webhook_sucesos')
      .values({ webhook_id: webhookId, suceso, palabras })
      .onConflict((c) => c.columns(['webhook_id', 'suceso']).doUpdateSet({ palabras }))
      .execute();
}

export async function hasWork(db: Db): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select 1 from webhooks where quitado_en is null) or exists (select 1 from webhook_entregas where estado = 'pendiente') as hay
  `.execute(db);
  return rows[0]?.hay ?? false;
}

export const getDirecciones = (db: Db) =>
  db.selectFrom('webhooks').select('direccion_cifrado').where('quitado_en', 'is', null).execute();
