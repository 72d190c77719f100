import type { Fallo } from '@garita/domain/webhooks/entrega';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables';

/** For how long a delivery that this portal cannot read waits for a portal that can, in milliseconds. What is still there then can be read by none. */
export const ILEGIBLE_MS = 10 * 60_000;
/** The same at a portal whose own secret is not the data's: those that can read it may all be stopped for some hours. In milliseconds. */
export const AJENA_MS = 24 * 3_600_000;

/** For how long a webhook is one portal's to send to, in milliseconds: much longer than one sending takes. */
export const TURNO_MS = 60_000;

/** What a portal has taken to send. */
export interface Turno {
  readonly webhookId: number;
  /** Which taking of the webhook this is. */
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
  /** The agency's words as of now; null when the happening is not told any more. */
  readonly palabras: string | null;
}

/** Locks a webhook whose first delivery is due, and which nobody else is sending to or looking at. */
const lockDue = (tx: Kysely<DB>, now: Date, but: readonly number[]) =>
  tx
    .selectFrom('webhooks as w')
    .select(['w.id', 'w.direccion_cifrado'])
    .where('w.activo', '=', true)
    .where('w.detenido', 'is', null)
    .where('w.quitado_en', 'is', null)
    .where((eb) => eb.or([eb('w.ocupado_hasta', 'is', null), eb('w.ocupado_hasta', '<=', now)]))
    .$if(but.length > 0, (query) => query.where('w.id', 'not in', [...but]))
    .where(
      (eb) =>
        eb
          .selectFrom('webhook_entregas as e')
          .select('e.proximo')
          .whereRef('e.webhook_id', '=', 'w.id')
          .where('e.estado', '=', 'pendiente')
          .orderBy('e.id')
          .limit(1),
      '<=',
      now,
    )
    .orderBy('w.id')
    .limit(1)
    .forNoKeyUpdate('w')
    .skipLocked()
    .executeTakeFirst();

/** The first delivery that waits, read once nobody else can be sending it. */
const findFirst = (tx: Kysely<DB>, webhookId: number) =>
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
  /** Webhooks that are not looked at again. */
  readonly but: readonly number[];
  /** Whether this portal can read an address. */
  readonly canRead: (direccion: Buffer) => boolean;
  /** For how long what it cannot read is left to others, in milliseconds. */
  readonly patience: number;
}

/**
 * Takes the first delivery of a webhook that is due: no other portal takes one of this webhook until {@link endTurno}, or until {@link TURNO_MS} are over.
 * @returns what was taken; null when nothing is due; a number for a webhook of which another portal was faster, or which is left to one that can read its address
 */
export const takeTurno = (
  db: Kysely<DB>,
  now: Date,
  { but, canRead, patience }: Choice,
): Promise<Turno | number | null> =>
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
        ocupado_hasta: new Date(now.getTime() + TURNO_MS),
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

/** What became of a delivery. */
export interface Fin {
  readonly estado: 'pendiente' | 'entregada' | 'marcada';
  readonly texto: string | null;
  readonly codigo: number | null;
  readonly fallo: Fallo | null;
  /** Why it was refused, in the receiver's words. */
  readonly motivo: string | null;
  readonly intentos: number;
  /** When it is tried again; null when it is not. */
  readonly proximo: Date | null;
  /** Why nothing is sent there any more; null when that goes on. */
  readonly detenido: 'no_existe' | 'ilegible' | null;
}

/** Notes what became of a delivery, and lets others send to its webhook. What has arrived has arrived, whatever was noted meanwhile. */
export const endTurno = (
  db: Kysely<DB>,
  { webhookId, turno, entrega }: Turno,
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

/** Gives up what waits for a webhook that is switched off, stopped or taken away: nobody wants to hear of it weeks later. @returns how many. */
export async function markStranded(db: Kysely<DB>, now: Date): Promise<number> {
  const { rows } = await sql`
    update webhook_entregas e set estado = 'marcada', proximo = null, terminada_en = ${now}, fallo = 'apagado', codigo = null, motivo = null
    from webhooks w
    where e.estado = 'pendiente' and w.id = e.webhook_id and not (w.activo and w.detenido is null and w.quitado_en is null)
    returning e.id
  `.execute(db);
  return rows.length;
}

/** When the next delivery is due, or another portal's turn is over; null when none waits. */
export async function findNextDue(db: Kysely<DB>): Promise<Date | null> {
  const { rows } = await sql<{ proximo: Date | null }>`
    select min(greatest(e.proximo, w.ocupado_hasta)) as proximo
    from webhooks w
    cross join lateral (select proximo from webhook_entregas where webhook_id = w.id and estado = 'pendiente' order by id limit 1) e
    where w.activo and w.detenido is null and w.quitado_en is null
  `.execute(db);
  return rows[0]?.proximo ?? null;
}
