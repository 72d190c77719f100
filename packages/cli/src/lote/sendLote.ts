import { createHash } from 'node:crypto';
import { ApiError } from '@garita/api-client/ApiError';
import type { ReadyLine } from './checkLote';
import { InFlight } from './InFlight';
import { PATIENCE_SECONDS, Pauses, pausaOf } from './Pauses';

type LineToSend = Pick<ReadyLine, 'linea' | 'cambio'>;

export interface Resultado {
  readonly linea: number;
  readonly descripcion: string;
  /**
   * `ya hecha`: an earlier run did it, or the current state already matches. `sin respuesta`: it
   * was sent and the outcome is unknown. `prevista`: a dry run.
   */
  readonly resultado:
    | 'hecha'
    | 'ya hecha'
    | 'rechazada'
    | 'sin respuesta'
    | 'sin enviar'
    | 'prevista';
  readonly mensaje: string | null;
}

export interface RunOptions {
  readonly replayed: ReadonlySet<string>;
  /** Receives each result in the file's order, as soon as all earlier lines are settled. */
  readonly tell: (resultado: Resultado) => void;
  /** Receives each result at once, in the order of the answers. */
  readonly note: (resultado: Resultado) => void;
  readonly isStopped: () => boolean;
  /** Receives the remaining seconds of a pause. */
  readonly tellPausa: (seconds: number) => void;
  /** Lines whose answers were lost: they are sent even when the state already matches. */
  readonly uncertain: ReadonlySet<number>;
  readonly sleep: (ms: number) => Promise<unknown>;
}

export interface RunResult {
  readonly resultados: readonly Resultado[];
  /** The error that stopped the run; null when every line was sent, or the user stopped it. */
  readonly interrupcion: unknown;
}

/** A line's Idempotency-Key: the same in a repeated lote, different for equal lines of one file. */
export const keyOfLinea = (seed: string, linea: number): string =>
  `lote-${createHash('sha256').update(`${linea}\n${seed}`).digest('hex')}`;

/** A 401 or 429 comes before any effect; otherwise the outcome is unknown. */
const toUnknown = (error: unknown) =>
  error instanceof ApiError && [401, 429].includes(error.httpStatus)
    ? 'sin enviar'
    : 'sin respuesta';

/** A line's result, and the error that stops the run, if any. */
interface Final {
  readonly resultado: Resultado;
  readonly fallo: unknown;
}

/** @param rest waits so many seconds; false when the run was stopped meanwhile */
async function sendLinea(
  { linea, cambio }: LineToSend,
  clave: string,
  {
    replayed,
    uncertain,
    rest,
  }: Pick<RunOptions, 'replayed' | 'uncertain'> & {
    readonly rest: (seconds: number) => Promise<boolean>;
  },
): Promise<Final> {
  const { descripcion, yaHecha } = cambio;
  const settle = (
    resultado: Resultado['resultado'],
    mensaje: string | null,
    fallo: unknown = null,
  ): Final => ({
    resultado: { linea, descripcion, resultado, mensaje },
    fallo,
  });
  if (yaHecha !== undefined && !uncertain.has(linea)) return settle('ya hecha', yaHecha);
  for (let waited = 0; ; ) {
    try {
      const mensaje = await cambio.send(clave);
      return settle(replayed.has(clave) ? 'ya hecha' : 'hecha', mensaje);
    } catch (error) {
      const pausa = pausaOf(error);
      if (pausa !== null && waited + pausa <= PATIENCE_SECONDS) {
        waited += pausa;
        if (await rest(pausa)) continue;
        return settle(toUnknown(error), null);
      }
      const mensaje = error instanceof Error ? error.message : String(error);
      if (error instanceof ApiError && error.isJudged)
        return yaHecha === undefined ? settle('rechazada', mensaje) : settle('ya hecha', yaHecha);
      return settle(toUnknown(error), mensaje, error);
    }
  }
}

/**
 * Sends lines of different turnos at once and reports results in the file's order. A refusal does
 * not stop the run, a requested pause retries the line, and any other error ends the run after the
 * lines in flight. The same `seed` repeats the lote.
 */
export async function sendLote(
  seed: string,
  ready: readonly LineToSend[],
  run: RunOptions,
): Promise<RunResult> {
  const { replayed, uncertain, tell, note, isStopped } = run;
  const resultados: Resultado[] = [];
  let told = 0;
  let interrupcion: unknown = null;
  const settle = (index: number, resultado: Resultado): void => {
    resultados[index] = resultado;
    note(resultado);
    for (let next = resultados[told]; next !== undefined; next = resultados[++told]) tell(next);
  };
  const inFlight = new InFlight();
  const pauses = new Pauses(run);
  const rest = (seconds: number): Promise<boolean> => {
    inFlight.narrow();
    return pauses.rest(seconds);
  };
  for (const [index, readyLine] of ready.entries()) {
    const { linea, cambio } = readyLine;
    await inFlight.makeRoom(cambio.turno);
    await pauses.end();
    if (interrupcion !== null || isStopped()) {
      settle(index, {
        linea,
        descripcion: cambio.descripcion,
        resultado: 'sin enviar',
        mensaje: null,
      });
      continue;
    }
    const sent = sendLinea(readyLine, keyOfLinea(seed, linea), { replayed, uncertain, rest }).then(
      ({ resultado, fallo }) => {
        interrupcion ??= fallo;
        settle(index, resultado);
      },
    );
    inFlight.add(cambio.turno, sent);
  }
  await inFlight.end();
  return { resultados, interrupcion };
}
