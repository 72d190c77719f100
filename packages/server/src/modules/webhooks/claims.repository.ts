import type { Fallo } from '@garita/domain/webhooks/entrega';
import { sql } from 'kysely';
import type { Db } from '../../db/Db';

/** Milliseconds for which a portal leaves a delivery that it cannot decrypt to other portals. */
export const ILEGIBLE_MS = 10 * 60_000;
/**
 * The same wait, in milliseconds, for a portal whose secret is not the one that encrypted the data.
 * The portals with that secret may be stopped for hours.
 */
export const AJENA_MS = 24 * 3_600_000;

/** Milliseconds for which a portal's claim on a webhook lasts. One request takes far less. */
export const CLAIM_MS = 60_000;

/** A delivery that a portal has claimed. */
export interface Claim {
  readonly webhookId: number;
  /** The number of the webhook's claim. */
  readonly turno: number;
  readonly direccion: Buffer;
  readonly entrega: {
    readonly id: number;
    readonly suceso: string;
    readonly hechos: unknown;
    readonly fecha: Date;
    readonly encolada_en: Date;
    readonly intentos: number;
  };
  /** The agency's present text for the event; null if the webhook no longer subscribes to it. */
  readonly palabras: string | null;
}

/** Locks a webhook whose first delivery is due. Skips webhooks that are claimed or locked. */
const lockDue = (tx: Db, now: Date, but: readonly number[]) =>
  tx
    .selectFrom('webhooks as w')
    .select(['w.id', 'w.direccion_cifrado'])
    .where('w.activo', '=', true)
    .where('w.detenido', 'is', null)
    .where('w.quitado_en', 'is', null)
    .where((eb) => eb.or([eb('w.ocupado_hasta', 'is', null), eb('w.ocupado_hasta', '<=', now)]))
    .$if(but.length > 0, (query) => query.where('w.id', 'not in', [...but]))
    .where(
      sql<Date>`(select proximo from webhook_entregas where webhook_id = w.id and estado = 'pendiente' order by id limit 1)`,
      '<=',
      now,
    )
    .orderBy('w.id')
    .limit(1)
    .forNoKeyUpdate('w')
    .skipLocked()
    .executeTakeFirst();

/**
 * The first delivery of a locked webhook. It is read after the lock, so no other portal is sending
 * it.
 */
const findFirst = (tx: Db, webhookId: number) =>
  tx
    .selectFrom('webhook_entregas as e')
    .leftJoin('webhook_sucesos as s', (join) =>
      join.onRef('s.webhook_id', '=', 'e.webhook_id').onRef('s.suceso', '=', 'e.suceso'),
    )
    .select([
      'e.id',
      'e.suceso',
      'e.hechos',
      'e.fecha',
      'e.encolada_en',
      'e.intentos',
      'e.proximo',
      's.palabras',
    ])
    .where('e.webhook_id', '=', webhookId)
    .where('e.estado', '=', 'pendiente')
    .orderBy('e.id')
    .limit(1)
    .executeTakeFirst();

interface Choice {
  readonly but: readonly number[];
  /** Whether this portal can decrypt an address. */
  readonly canRead: (direccion: Buffer) => boolean;
  /** Milliseconds for which deliveries with an unreadable address are left to other portals. */
  readonly patience: number;
}

/**
 * Claims a webhook with a due delivery until {@link endTurno}, or for {@link CLAIM_MS}.
 * @returns the claim; null if nothing is due; the id of a webhook if another portal has just
 * claimed it, or if it is left to a portal that can decrypt its address
 */
export const takeTurno = (
  db: Db,
  now: Date,
  { but, canRead, patience }: Choice,
): Promise<Claim | number | null> =>
  db.transaction().execute(async (tx) => {
    const webhook = await lockDue(tx, now, but);
    if (!webhook) return null;
    const first = await findFirst(tx, webhook.id);
    if (!first?.proximo || first.proximo > now) return webhook.id;
    if (!canRead(webhook.direccion_cifrado) && now.getTime() - first.proximo.getTime() < patience)
      return webhook.id;
    const { turno } = await tx
      .updateTable('webhooks')
      .set((eb) => ({
        turno: eb('turno', '+', 1),
        ocupado_hasta: new Date(now.getTime() + CLAIM_MS),
      }))
      .where('id', '=', webhook.id)
      .returning('turno')
      .executeTakeFirstOrThrow();
    const { palabras, proximo: _, ...entrega } = first;
    return {
      webhookId: webhook.id,
      turno,
      direccion: webhook.direccion_cifrado,
      entrega,
      palabras,
    };
  });

export interface Fin {
  readonly estado: 'pendiente' | 'entregada' | 'marcada';
  readonly texto: string | null;
  readonly codigo: number | null;
  readonly fallo: Fallo | null;
  /** The receiver's own words for its refusal. */
  readonly motivo: string | null;
  readonly intentos: number;
  /** The instant of the next try; null = none. */
  readonly proximo: Date | null;
  /** The reason why the webhook is stopped; null if it is not. */
  readonly detenido: 'no_existe' | 'ilegible' | null;
}

/**
 * Stores the result of a delivery. A message that arrived counts as delivered, whatever another
 * portal has stored meanwhile.
 */
export const endTurno = (
  db: Db,
  { webhookId, turno, entrega }: Claim,
  { detenido, ...fin }: Fin,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .updateTable('webhook_entregas')
      .set({ ...fin, terminada_en: fin.estado === 'pendiente' ? null : now })
      .where('id', '=', entrega.id)
      .$if(fin.estado !== 'entregada', (query) => query.where('estado', '=', 'pendiente'))
      .execute();
    await tx
      .updateTable('webhooks')
      .set({ ocupado_hasta: null, ...(detenido !== null && { detenido }) })
      .where('id', '=', webhookId)
      .where('turno', '=', turno)
      .execute();
  });

/**
 * Gives up the pending deliveries of webhooks that are off, stopped or removed. If such a webhook
 * sent them weeks later, they would be out of date.
 * @returns how many deliveries it gave up
 */
export async function markStranded(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    update webhook_entregas e set estado = 'marcada', proximo = null, terminada_en = ${now}, fallo = 'apagado', codigo = null, motivo = null
    from webhooks w
    where e.estado = 'pendiente' and w.id = e.webhook_id and not (w.activo and w.detenido is null and w.quitado_en is null)
    returning e.id
  `.execute(db);
  return rows.length;
}

/**
 * The first instant at which a delivery is due and no portal has a claim on its webhook; null if no
 * delivery is pending.
 */
export async function findNextDue(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ proximo: Date | null }>`
    select min(greatest(e.proximo, w.ocupado_hasta)) as proximo
    from webhooks w
    cross join lateral (select proximo from webhook_entregas where webhook_id = w.id and estado = 'pendiente' order by id limit 1) e
    where w.activo and w.detenido is null and w.quitado_en is null
  `.execute(db);
  return rows[0]?.proximo ?? null;
}
