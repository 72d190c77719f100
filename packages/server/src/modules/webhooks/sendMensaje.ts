import { type Fallo, type Respuesta, readEspera } from '@garita/domain/webhooks/entrega';
import { OutboundError, type OutboundFailure } from '../../outbound/OutboundError';
import type { PublicFetch } from '../../outbound/publicFetch';

/** How long a receiver may take, in milliseconds, and how much it may answer, in bytes. */
const [TIMEOUT_MS, MAX_BYTES] = [10_000, 64 * 1024];

const FALLO: Readonly<Partial<Record<OutboundFailure, Fallo>>> = { tiempo: 'tiempo', privada: 'direccion', protocolo: 'direccion', tamanio: 'direccion' };

/**
 * Sends a line as Discord takes it: whoever it names is not called (`allowed_mentions`). It is sent to the address as it stands, never to where that leads.
 * Whatever becomes of it is an answer; the address is in none, nor in the log.
 */
export async function sendMensaje(publicFetch: PublicFetch, direccion: string, content: string): Promise<Respuesta> {
  try {
    const { status, headers, body } = await publicFetch(direccion, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      maxRedirects: 0,
    });
    return { codigo: status, fallo: null, espera: status === 429 ? readEspera(headers.get('retry-after'), body) : null };
  } catch (error) {
    return { codigo: null, fallo: (error instanceof OutboundError && FALLO[error.kind]) || 'conexion', espera: null };
  }
}
