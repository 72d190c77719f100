import { ApiError } from '@garita/api-client/ApiError';
import type { BulkRun } from '@garita/ui/screens/lote/LoteProps';

/**
 * The maximum number of concurrent writes. A browser opens six connections to a host, and reads
 * need some of them.
 */
const WIDEST = 4;
/** The pause after a 429 without `Retry-After`, in seconds. */
const PAUSE = 5;

interface BulkSend extends BulkRun {
  /** Sends the row at an index. Rejects with an ApiError. */
  readonly send: (indice: number) => Promise<unknown>;
  readonly sleep: (ms: number) => Promise<unknown>;
}

interface Salida {
  /** The error that stopped the sending; null if all rows were sent or the user cancelled. */
  readonly interrupcion: ApiError | null;
  /**
   * The refusal to report; null if no row was refused. A 409 has priority, because it means that
   * the screen is outdated.
   */
  readonly rechazo: ApiError | null;
}

/**
 * Sends rows in order, several at once. A refused row does not stop the others. After a 429 all
 * rows wait, and that row is sent again. Any other error stops the sending after the requests in
 * flight. The terminal does the same (0023).
 */
export async function sendLote(
  count: number,
  { send, sleep, tell, wait, isStopped }: BulkSend,
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
