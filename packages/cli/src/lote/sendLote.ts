import { createHash } from 'node:crypto';
import { ApiError } from '@garita/api-client/ApiError';
import type { LineaLista } from './checkLote';

/** What became of a line. */
export interface Resultado {
  readonly linea: number;
  readonly descripcion: string;
  /** `sin respuesta`: it was sent, and whether it was done is not known. `prevista`: nothing was sent on purpose. */
  readonly resultado: 'hecha' | 'rechazada' | 'sin respuesta' | 'sin enviar' | 'prevista';
  /** What the portal says of it. */
  readonly mensaje: string | null;
}

/** What came of sending a file. */
export interface Envio {
  readonly resultados: readonly Resultado[];
  /** Why the lines after it were not sent; null when all were. */
  readonly interrupcion: unknown;
}

/**
 * The Idempotency-Key of a line: of what the whole file says and where the line stands in it. The same file sent again does nothing twice;
 * two equal lines of one file are two.
 */
export const keyOfLinea = (text: string, linea: number): string => `lote-${createHash('sha256').update(`${linea}\n${text}`).digest('hex')}`;

/** Whether the portal has judged the line, and so goes on to judge the next: not when it is out of reach, in trouble, or knows the key no more. */
const isAnswer = (error: unknown): error is ApiError => error instanceof ApiError && [400, 403, 404, 409].includes(error.httpStatus);

/** What is known of a line whose request failed: a 401 or 429 is said before anything is done. */
const toUnknown = (error: unknown) => (error instanceof ApiError && [401, 429].includes(error.httpStatus) ? 'sin enviar' : 'sin respuesta');

/** Sends the lines in their order, one after the other; a refusal goes on to the next, anything else ends it. @param text the file's */
export async function sendLote(text: string, listas: readonly LineaLista[]): Promise<Envio> {
  const resultados: Resultado[] = [];
  let interrupcion: unknown = null;
  for (const { linea, cambio } of listas) {
    const { descripcion } = cambio;
    if (interrupcion !== null) {
      resultados.push({ linea, descripcion, resultado: 'sin enviar', mensaje: null });
      continue;
    }
    try {
      resultados.push({ linea, descripcion, resultado: 'hecha', mensaje: await cambio.send(keyOfLinea(text, linea)) });
    } catch (error) {
      const mensaje = error instanceof Error ? error.message : String(error);
      resultados.push({ linea, descripcion, resultado: isAnswer(error) ? 'rechazada' : toUnknown(error), mensaje });
      if (!isAnswer(error)) interrupcion = error;
    }
  }
  return { resultados, interrupcion };
}
