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
   * `ya hecha`: an earlier run did the line, or the change is already in effect. `sin respuesta`:
   * the line was sent and its outcome is unknown. `prevista`: the line was only shown, in a dry
   * run.
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
  /** Called with each result in the file's order, as soon as all earlier lines have a result. */
  readonly tell: (resultado: Resultado) => void;
  /** Called with each result at once, in the order of the answers. */
  readonly note: (resultado: Resultado) => void;
  readonly isStopped: () => boolean;
  /** Called with the remaining seconds of a pause. */
  readonly tellPausa: (seconds: number) => void;
  /**
   * The lines whose answers were lost. They are sent even when their change is already in effect.
   */
  readonly uncertain: ReadonlySet<number>;
  readonly sleep: (ms: number) => Promise<unknown>;
}

export interface RunResult {
  readonly resultados: readonly Resultado[];
  /** The error that stopped the run; null when every line was sent, or the user stopped it. */
  readonly interrupcion: unknown;
}

/**
 * The Idempotency-Key of a line. It is the same when the run is repeated, and differs between equal
 * lines of a file.
 */
export const keyOfLinea = (seed: string, linea: number): string =>
  `lote-${createHash('sha256').update(`${linea}\n${seed}`).digest('hex')}`;

/**
 * The result of a failed line. After a 401 or 429 nothing was done; after other errors the outcome
 * is unknown.
 */
const toUnknown = (error: unknown) =>
  error instanceof ApiError && [401, 429].includes(error.httpStatus)
    ? 'sin enviar'
    : 'sin respuesta';

/** A line's result, and the error that stops the run, if any. */
interface Final {
  readonly resultado: Resultado;
  readonly fallo: unknown;
}

/**
 * Sends a line, and again after each pause. @param rest waits some seconds, and returns false if
 * the run was stopped meanwhile
 */
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
 * Sends lines and reports their results in the file's order. Lines with different `turno` are sent
 * concurrently. A refusal does not stop the run. After a requested pause the line is sent again.
 * Any other error ends the run after the lines in flight. With the same `seed` the Idempotency-Keys
 * are the same.
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
