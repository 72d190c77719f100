import { createHash } from 'node:crypto';
import { ApiError } from '@garita/api-client/ApiError';
import type { LineaLista } from './checkLote';

/** What became of a line. */
export interface Resultado {
  readonly linea: number;
  readonly descripcion: string;
  /**
   * `ya hecha`: this file was sent before, and did it then. `sin respuesta`: it was sent, and whether it was done is not known. `prevista`:
   * nothing was sent on purpose.
   */
  readonly resultado: 'hecha' | 'ya hecha' | 'rechazada' | 'sin respuesta' | 'sin enviar' | 'prevista';
  /** What the portal says of it. */
  readonly mensaje: string | null;
}

/** What goes on while a file is sent. */
interface Curso {
  /** The keys that the portal has answered as it had before. */
  readonly repetidas: ReadonlySet<string>;
  /** Hears of each line as soon as it is known what became of it. */
  readonly tell: (resultado: Resultado) => void;
  /** Whether somebody has called off what is still to be sent. */
  readonly isStopped: () => boolean;
}

const UNTOLD: Curso = { repetidas: new Set(), tell: () => undefined, isStopped: () => false };

/** What came of sending a file. */
export interface Envio {
  readonly resultados: readonly Resultado[];
  /** Why the lines after it were not sent; null when all were, or somebody called them off. */
  readonly interrupcion: unknown;
}

/**
 * The Idempotency-Key of a line: of what the whole file says and where the line stands in it. The same file sent again does nothing twice;
 * two equal lines of one file are two.
 */
export const keyOfLinea = (text: string, linea: number): string => `lote-${createHash('sha256').update(`${linea}\n${text}`).digest('hex')}`;

/** What is known of a line whose request failed: a 401 or 429 is said before anything is done. */
const toUnknown = (error: unknown) => (error instanceof ApiError && [401, 429].includes(error.httpStatus) ? 'sin enviar' : 'sin respuesta');

/** Sends a line. @returns what became of it, and why none can follow it, if so */
async function sendLinea({ linea, cambio }: LineaLista, clave: string, repetidas: Curso['repetidas']): Promise<{ resultado: Resultado; fallo: unknown }> {
  const { descripcion } = cambio;
  try {
    const mensaje = await cambio.send(clave);
    return { resultado: { linea, descripcion, resultado: repetidas.has(clave) ? 'ya hecha' : 'hecha', mensaje }, fallo: null };
  } catch (error) {
    const mensaje = error instanceof Error ? error.message : String(error);
    if (error instanceof ApiError && error.isJudged) return { resultado: { linea, descripcion, resultado: 'rechazada', mensaje }, fallo: null };
    return { resultado: { linea, descripcion, resultado: toUnknown(error), mensaje }, fallo: error };
  }
}

/** How many lines may be under way at once. A portal's pool of connections is a little larger: others work there too. */
const WIDEST = 8;

/** One at a time while a file begins, and one more for every two answers: a portal in trouble hears one request before it hears several. */
const widthAfter = (answered: number): number => Math.max(1, Math.min(WIDEST, Math.floor(answered / 2)));

/** The lines that are under way. */
class EnCurso {
  readonly #sending = new Map<Promise<void>, string | undefined>();
  #answered = 0;

  add(turno: string | undefined, work: Promise<void>): void {
    const sending: Promise<void> = work.finally(() => {
      this.#answered++;
      this.#sending.delete(sending);
    });
    this.#sending.set(sending, turno);
  }

  /** Resolves when a line of this turn may join them. */
  async makeRoom(turno: string | undefined): Promise<void> {
    while (!this.#admits(turno)) await Promise.race(this.#sending.keys());
  }

  async end(): Promise<void> {
    await Promise.all(this.#sending.keys());
  }

  #admits(turno: string | undefined): boolean {
    if (this.#sending.size === 0) return true;
    const turnos = [...this.#sending.values()];
    return turno !== undefined && !turnos.includes(undefined) && !turnos.includes(turno) && turnos.length < widthAfter(this.#answered);
  }
}

/**
 * Sends the lines in their order: several at once where they are of different turns, and what became of them is told in the file's order all the same. A refusal
 * goes on to the next; anything else ends it, once those under way are answered.
 * @param text the file's
 */
export async function sendLote(text: string, listas: readonly LineaLista[], { repetidas, tell, isStopped }: Curso = UNTOLD): Promise<Envio> {
  const resultados: Resultado[] = [];
  let told = 0;
  let interrupcion: unknown = null;
  const settle = (index: number, resultado: Resultado): void => {
    resultados[index] = resultado;
    for (let next = resultados[told]; next !== undefined; next = resultados[++told]) tell(next);
  };
  const enCurso = new EnCurso();
  for (const [index, lista] of listas.entries()) {
    const { linea, cambio } = lista;
    await enCurso.makeRoom(cambio.turno);
    if (interrupcion !== null || isStopped()) {
      settle(index, { linea, descripcion: cambio.descripcion, resultado: 'sin enviar', mensaje: null });
      continue;
    }
    const sent = sendLinea(lista, keyOfLinea(text, linea), repetidas).then(({ resultado, fallo }) => {
      interrupcion ??= fallo;
      settle(index, resultado);
    });
    enCurso.add(cambio.turno, sent);
  }
  await enCurso.end();
  return { resultados, interrupcion };
}
