import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ApiError } from '@garita/api-client/ApiError';
import type { LineaLista } from './checkLote';
import { EnCurso } from './EnCurso';
import { PACIENCIA, Pausas, pausaOf } from './Pausas';

type PorEnviar = Pick<LineaLista, 'linea' | 'cambio'>;

/** What became of a line. */
export interface Resultado {
  readonly linea: number;
  readonly descripcion: string;
  /**
   * `ya hecha`: this was sent before, and did it then, or all is as the line would make it. `sin respuesta`: it was sent, and whether it was
   * done is not known. `prevista`: nothing was sent on purpose.
   */
  readonly resultado:
    | 'hecha'
    | 'ya hecha'
    | 'rechazada'
    | 'sin respuesta'
    | 'sin enviar'
    | 'prevista';
  /** What the portal says of it. */
  readonly mensaje: string | null;
}

/** What goes on while a file is sent. */
interface Curso {
  /** The keys that the portal has answered as it had before. */
  readonly repetidas: ReadonlySet<string>;
  /** Hears of each line as soon as it is known what became of it, and of those before it. */
  readonly tell: (resultado: Resultado) => void;
  /** Hears of each line at once, in whichever order they are answered. */
  readonly note: (resultado: Resultado) => void;
  /** Whether somebody has called off what is still to be sent. */
  readonly isStopped: () => boolean;
  /** Hears that the portal wants nothing for so many seconds more. */
  readonly tellPausa: (seconds: number) => void;
  /** The lines that may have been done before, their answers having been lost: of these the portal is asked even where all is as they would make it. */
  readonly dudosas: ReadonlySet<number>;
  /** Resolves after so many milliseconds. */
  readonly sleep: (ms: number) => Promise<unknown>;
}

const UNTOLD: Curso = {
  repetidas: new Set(),
  dudosas: new Set(),
  tell: () => undefined,
  note: () => undefined,
  isStopped: () => false,
  tellPausa: () => undefined,
  sleep: (ms) => setTimeout(ms),
};

/** What came of sending a file. */
export interface Envio {
  readonly resultados: readonly Resultado[];
  /** Why the lines after it were not sent; null when all were, or somebody called them off. */
  readonly interrupcion: unknown;
}

/**
 * The Idempotency-Key of a line: of what the whole lote is known by and where the line stands in it. The same sent again does nothing twice; two equal lines
 * of one file are two.
 */
export const keyOfLinea = (semilla: string, linea: number): string =>
  `lote-${createHash('sha256').update(`${linea}\n${semilla}`).digest('hex')}`;

/** What is known of a line whose request failed: a 401 or 429 is said before anything is done. */
const toUnknown = (error: unknown) =>
  error instanceof ApiError && [401, 429].includes(error.httpStatus)
    ? 'sin enviar'
    : 'sin respuesta';

/** What became of a line, and why none can follow it, if so. */
interface Final {
  readonly resultado: Resultado;
  readonly fallo: unknown;
}

/** @param rest waits for so many seconds; false when the work was called off meanwhile */
async function sendLinea(
  { linea, cambio }: PorEnviar,
  clave: string,
  {
    repetidas,
    dudosas,
    rest,
  }: Pick<Curso, 'repetidas' | 'dudosas'> & {
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
  if (yaHecha !== undefined && !dudosas.has(linea)) return settle('ya hecha', yaHecha);
  for (let waited = 0; ; ) {
    try {
      const mensaje = await cambio.send(clave);
      return settle(repetidas.has(clave) ? 'ya hecha' : 'hecha', mensaje);
    } catch (error) {
      const pausa = pausaOf(error);
      if (pausa !== null && waited + pausa <= PACIENCIA) {
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
 * Sends the lines in their order: several at once where they are of different turns, and what became of them is told in the file's order all the same. A refusal
 * goes on to the next; a portal that asks for a pause gets it, and the same line again; anything else ends it, once those under way are answered.
 * @param semilla what the lote is known by, when it is sent again too
 */
export async function sendLote(
  semilla: string,
  listas: readonly PorEnviar[],
  given: Partial<Curso> = {},
): Promise<Envio> {
  const curso = { ...UNTOLD, ...given };
  const { repetidas, dudosas, tell, note, isStopped } = curso;
  const resultados: Resultado[] = [];
  let told = 0;
  let interrupcion: unknown = null;
  const settle = (index: number, resultado: Resultado): void => {
    resultados[index] = resultado;
    note(resultado);
    for (let next = resultados[told]; next !== undefined; next = resultados[++told]) tell(next);
  };
  const enCurso = new EnCurso();
  const pausas = new Pausas(curso);
  const rest = (seconds: number): Promise<boolean> => {
    enCurso.narrow();
    return pausas.rest(seconds);
  };
  for (const [index, lista] of listas.entries()) {
    const { linea, cambio } = lista;
    await enCurso.makeRoom(cambio.turno);
    await pausas.end();
    if (interrupcion !== null || isStopped()) {
      settle(index, {
        linea,
        descripcion: cambio.descripcion,
        resultado: 'sin enviar',
        mensaje: null,
      });
      continue;
    }
    const sent = sendLinea(lista, keyOfLinea(semilla, linea), { repetidas, dudosas, rest }).then(
      ({ resultado, fallo }) => {
        interrupcion ??= fallo;
        settle(index, resultado);
      },
    );
    enCurso.add(cambio.turno, sent);
  }
  await enCurso.end();
  return { resultados, interrupcion };
}
