import { describeRespuesta, judgeRespuesta, type Respuesta } from '@garita/domain/webhooks/entrega';
import { escapeDiscord } from '@garita/domain/webhooks/escapeDiscord';
import { WEBHOOKS } from '@garita/domain/webhooks/textos';
import { flag } from '../../contract/flag';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/WriteScope';
import { getAgencia } from '../ajustes/ajustes.service';
import { openDireccion } from './direccion';
import { ILEGIBLE, sendMensaje } from './sendMensaje';
import { findWebhook, updateWebhook } from './webhooks.repository';

async function sendPrueba({ db, publicFetch, keyedHash }: Deps, id: number): Promise<Respuesta> {
  const webhook = await findWebhook(db, id);
  if (!webhook) throw Rechazo.notFound(WEBHOOKS.noEncontrado);
  const direccion = openDireccion({ keyedHash }, webhook.direccion_cifrado);
  const { nombre } = await getAgencia(db);
  return direccion === null
    ? ILEGIBLE
    : sendMensaje(publicFetch, direccion, WEBHOOKS.prueba(escapeDiscord(nombre)));
}

async function noteRespuesta({ tx }: WriteScope, id: number, respuesta: Respuesta): Promise<void> {
  const juicio = judgeRespuesta(respuesta);
  if (juicio === 'entregada') await updateWebhook(tx, id, { detenido: null });
  // Another portal may be able to decrypt the address, so this portal does not stop the webhook.
  if (juicio === 'detener' && respuesta.fallo !== 'ilegible')
    await updateWebhook(tx, id, { detenido: 'no_existe' });
}

/**
 * Sends a test message, without retries. It sends before any lock is taken.
 * @throws Rechazo 404 for an unknown webhook.
 */
export function probarWebhook(deps: Deps, write: Write, id: number) {
  return write(
    async (scope, respuesta: Respuesta) => {
      const webhook = await findWebhook(scope.tx, id, { lock: true });
      if (!webhook) throw Rechazo.notFound(WEBHOOKS.noEncontrado);
      await noteRespuesta(scope, id, respuesta);
      const llego = judgeRespuesta(respuesta) === 'entregada';
      await scope.audit({ objetivo: ['webhook', id], despues: { webhook: webhook.nombre, llego } });
      scope.willSend();
      const msg = llego ? WEBHOOKS.llego : WEBHOOKS.noLlego(describeRespuesta(respuesta));
      return {
        msg,
        status: 0 as const,
        llego: flag(llego),
        codigo: respuesta.codigo,
        fallo: respuesta.fallo,
      };
    },
    () => sendPrueba(deps, id),
  );
}
