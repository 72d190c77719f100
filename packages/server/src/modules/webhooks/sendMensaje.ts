import { type Fallo, type Respuesta, readEspera } from '@garita/domain/webhooks/entrega';
import { toHilo } from '@garita/domain/webhooks/hilo';
import { asksForHilo, readMotivo } from '@garita/domain/webhooks/motivo';
import { withVersion } from '@garita/domain/webhooks/webhook.rules';
import { OutboundError, type OutboundFailure } from '../../outbound/OutboundError';
import type { PublicFetch } from '../../outbound/publicFetch';

/** The outcome for an address that was encrypted with another secret. */
export const ILEGIBLE: Respuesta = { codigo: null, fallo: 'ilegible', espera: null, motivo: null };

/** Timeout of a receiver in milliseconds, and the maximum size of its answer in bytes. */
const [TIMEOUT_MS, MAX_BYTES] = [10_000, 64 * 1024];

const FALLO: Readonly<Partial<Record<OutboundFailure, Fallo>>> = {
  tiempo: 'tiempo',
  privada: 'direccion',
  protocolo: 'direccion',
  tamanio: 'direccion',
};

/** The last part of the address, which is secret. */
const secretOf = (direccion: string): string => /([^/?#]*)(?:[?#].*)?$/.exec(direccion)?.[1] ?? '';

/**
 * Posts a message in Discord's format, with mentions disabled; in a forum channel it opens a
 * thread. Redirects are not followed. Every failure is returned as an answer; neither the answer
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
    // Only the refusal reveals that a channel is a forum, and other channels refuse a thread.
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
