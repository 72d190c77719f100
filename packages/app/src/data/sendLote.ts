import { ApiError } from '@garita/api-client/ApiError';
import type { Curso } from '@garita/ui/screens/lote/LoteProps';

/** How many writes are under way at once: a browser has six connections to a portal, and whoever waits reads meanwhile. */
const WIDEST = 4;
/** What the portal asks to wait when it does not say. Seconds. */
const PAUSE = 5;

interface Envio extends Curso {
  /** Sends a line, by its place. Rejects with an ApiError. */
  readonly send: (indice: number) => Promise<unknown>;
  /** Resolves after so many milliseconds. */
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** What came of sending many lines. */
interface Salida {
  /** Why the lines that are left were not sent; null when all were, or they were called off. */
  readonly interrupcion: ApiError | null;
  /** The refusal that says most of what is on screen being old; null when none was refused. */
  readonly rechazo: ApiError | null;
}

/**
 * Sends lines in their order, several at once. A refusal goes on to the next; where the portal asks to be left alone (429) all wait and the line is sent again;
 * anything else ends it, once those under way are answered. As the terminal does it (0023).
 */
export async function sendLote(
  count: number,
  { send, sleep, tell, wait, isStopped }: Envio,
): Promise<Salida> {
  const salida: { -readonly [Part in keyof Salida]: Salida[Part] } = {
    interrupcion: null,
    rechazo: null,
  };
  const pauses: Promise<unknown>[] = [];
  let next = 0;
  const isOver = () => salida.interrupcion !== null || isStopped();
  const leaveAlone = async (seconds: number): Promise<void> => {
    if (pauses.length === 0) {
      wait(seconds);
      pauses.push(sleep(seconds * 1000));
    }
    await pauses[0];
    if (pauses.splice(0).length > 0) wait(null);
  };
  const sendOne = async (indice: number): Promise<void> => {
    tell(indice, 'enviando', null);
    try {
      await send(indice);
      tell(indice, 'hecha', null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isJudged) {
        if (salida.rechazo === null || error.httpStatus === 409) salida.rechazo = error;
        tell(indice, 'rechazada', error.message);
      } else if (error.httpStatus === 429) {
        tell(indice, 'en espera', null);
        await leaveAlone(error.retryAfter ?? PAUSE);
        if (!isOver()) await sendOne(indice);
      } else {
        salida.interrupcion ??= error;
        tell(indice, error.httpStatus === 401 ? 'en espera' : 'sin respuesta', null);
      }
    }
  };
  const work = async (): Promise<void> => {
    while (next < count && !isOver()) await (pauses[0] ?? sendOne(next++));
  };
  await Promise.all(Array.from({ length: WIDEST }, work));
  return salida;
}
