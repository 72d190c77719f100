import { type Fallo, type Respuesta, readEspera } from '@garita/domain/webhooks/entrega';
import { toHilo } from '@garita/domain/webhooks/hilo';
import { asksForHilo, readMotivo } from '@garita/domain/webhooks/motivo';
import { withVersion } from '@garita/domain/webhooks/webhook.rules';
import { OutboundError, type OutboundFailure } from '../../outbound/OutboundError';
import type { PublicFetch } from '../../outbound/publicFetch';

/** The outcome if another secret has encrypted the address. */
export const ILEGIBLE: Respuesta = { codigo: null, fallo: 'ilegible', espera: null, motivo: null };

/** The timeout of a request in milliseconds, and the maximum size of an answer in bytes. */
const [TIMEOUT_MS, MAX_BYTES] = [10_000, 64 * 1024];

const FALLO: Readonly<Partial<Record<OutboundFailure, Fallo>>> = {
  tiempo: 'tiempo',
  privada: 'direccion',
  protocolo: 'direccion',
  tamanio: 'direccion',
};

/** The last part of the address, which is the webhook's secret. */
const secretOf = (direccion: string): string => /([^/?#]*)(?:[?#].*)?$/.exec(direccion)?.[1] ?? '';

/**
 * Posts a message in Discord's format, with mentions disabled. In a forum channel it opens a
 * thread. It follows no redirects. It never throws: a failure is an answer too. Neither the answer
 * nor the log contains the address.
 */
export async function sendMensaje(
  publicFetch: PublicFetch,
  direccion: string,
  content: string,
): Promise<Respuesta> {
  const post = (more: { thread_name?: string }) =>
    publicFetch(withVersion(direccion), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content, allowed_mentions: { parse: [] }, ...more }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      maxRedirects: 0,
    });
  try {
    const first = await post({});
    // Only the refusal shows that a channel is a forum. Other channels refuse a message with a
    // thread's name.
    const { status, headers, body } = asksForHilo(first.status, first.body)
      ? await post({ thread_name: toHilo(content) })
      : first;
    return {
      codigo: status,
      fallo: null,
      espera: status === 429 ? readEspera(headers.get('retry-after'), body) : null,
      motivo: status >= 400 ? readMotivo(body, secretOf(direccion)) : null,
    };
  } catch (error) {
    return {
      codigo: null,
      fallo: (error instanceof OutboundError && FALLO[error.kind]) || 'conexion',
      espera: null,
      motivo: null,
    };
  }
}
