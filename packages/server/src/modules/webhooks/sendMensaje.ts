import { type Fallo, type Respuesta, readEspera } from '@garita/domain/webhooks/entrega';
import { toHilo } from '@garita/domain/webhooks/hilo';
import { asksForHilo, readMotivo } from '@garita/domain/webhooks/motivo';
import { withVersion } from '@garita/domain/webhooks/webhook.rules';
import { OutboundError, type OutboundFailure } from '../../outbound/OutboundError';
import type { PublicFetch } from '../../outbound/publicFetch';

/** How long a receiver may take, in milliseconds, and how much it may answer, in bytes. */
const [TIMEOUT_MS, MAX_BYTES] = [10_000, 64 * 1024];

const FALLO: Readonly<Partial<Record<OutboundFailure, Fallo>>> = {
  tiempo: 'tiempo',
  privada: 'direccion',
  protocolo: 'direccion',
  tamanio: 'direccion',
};

/** The part of an address that is a secret: its last one. */
const secretOf = (direccion: string): string => /([^/?#]*)(?:[?#].*)?$/.exec(direccion)?.[1] ?? '';

/**
 * Sends a line as Discord takes it, in a forum channel as a thread of its own: whoever it names is not called (`allowed_mentions`). It is sent to the address as it stands, never to where that leads.
 * Whatever becomes of it is an answer; the address is in none, nor in the log.
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
    // Whether a channel is a forum only its refusal tells; any other refuses a thread.
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
