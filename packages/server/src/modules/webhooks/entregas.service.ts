import { fillPlantilla, type Hechos } from '@garita/domain/webhooks/plantilla';
import { SUCESOS, type SucesoId } from '@garita/domain/webhooks/sucesos';
import { WEBHOOKS } from '@garita/domain/webhooks/textos';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { refusing } from '../../db/refusing';
import type { Answer } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAgencia } from '../ajustes/ajustes.service';
import { findEntrega, insertReenvio, listEntregas } from './entregas.repository';
import { findWebhook, listSucesos } from './webhooks.repository';
import { toPalabras } from './webhooks.service';

type Entrega = Answer<'entregasWebhook'>['entregas'][number];

const POR_PAGINA = 25;

/**
 * The text of a delivery, if it were sent now.
 * @param palabras the agency's text for the event; null if the webhook no longer subscribes to it,
 * and then the default text counts
 */
export function compose(
  { suceso, hechos, fecha }: { suceso: string; hechos: unknown; fecha: Date },
  palabras: string | null,
  { nombre, zona }: { nombre: string; zona: string },
): string {
  const id = suceso as SucesoId;
  return fillPlantilla(id, palabras ?? SUCESOS[id].palabras, hechos as Hechos, {
    agencia: nombre,
    zona,
    fecha,
  });
}

/**
 * The pending and finished deliveries of a webhook, the newest first. @throws Rechazo 404 for an
 * unknown webhook.
 */
export async function getEntregas(
  db: Db,
  id: number,
  { antes, limit = POR_PAGINA }: { antes?: number; limit?: number },
) {
  if (!(await findWebhook(db, id))) throw Rechazo.notFound(WEBHOOKS.noEncontrado);
  const [agencia, palabras] = [await getAgencia(db), toPalabras(await listSucesos(db, [id]))];
  const rows = await listEntregas(db, id, { antes, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const entregas = shown.map(
    ({ hechos, texto, fecha, proximo, terminada_en, reenvio_de, suceso, ...row }) => ({
      ...row,
      suceso,
      texto: texto ?? compose({ suceso, hechos, fecha }, palabras[suceso as SucesoId], agencia),
      fecha: fecha.toISOString(),
      proximo: proximo?.toISOString() ?? null,
      terminada: terminada_en?.toISOString() ?? null,
      reenvio: flag(reenvio_de !== null),
    }),
  );
  return {
    entregas: entregas as Entrega[],
    siguiente: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * Queues a copy of a delivery, after the pending deliveries.
 * @throws Rechazo 404 for an unknown delivery or a removed webhook; 409 while the delivery is
 * pending, and for a webhook that is off or stopped.
 */
export async function reenviarEntrega({ tx, ahora, audit, willSend }: WriteScope, id: number) {
  const entrega = await findEntrega(tx, id);
  const webhook = entrega && (await findWebhook(tx, entrega.webhook_id, { lock: true }));
  if (!entrega || !webhook) throw Rechazo.notFound(WEBHOOKS.entregaDesconocida);
  if (!webhook.activo || webhook.detenido !== null) throw Rechazo.conflict(WEBHOOKS.estaDetenido);
  if (entrega.estado === 'pendiente') throw Rechazo.conflict(WEBHOOKS.yaEnCola);
  await insertReenvio(tx, id, ahora).catch(
    refusing('webhook_entregas_reenvio', () => Rechazo.conflict(WEBHOOKS.yaEnCola)),
  );
  await audit({
    objetivo: ['webhook', webhook.id],
    despues: { webhook: webhook.nombre, suceso: SUCESOS[entrega.suceso as SucesoId].titulo },
  });
  willSend();
  return { msg: WEBHOOKS.enCola, status: 0 as const };
}
