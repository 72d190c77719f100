import { basename } from 'node:path';
import { ApiError } from '@garita/api-client/ApiError';
import type { OperationId } from '@garita/api-client/access';
import type { Falta } from '@garita/domain/mudanza/describeFaltan';
import type { Carpeta } from './Carpeta';
import type { Pregunta } from './Pregunta';
import type { Respuesta } from './readRespuesta';
import type { Viejo } from './Viejo';

/** After this many refusals in a row a call is not made again. */
const CLOSED = 5;

/** A question and the file that gets its answer. */
export interface Ficha {
  readonly pregunta: Pregunta;
  readonly ruta: string;
  /** The next page, from the answer of this one; null after the last. */
  readonly next?: (valor: unknown) => Ficha | null;
}

/** Shows how many of a group's questions are answered. */
export interface Avance {
  readonly begin: (que: string, total: number) => void;
  readonly add: () => void;
}

/** No file system takes a longer name of a file, in bytes; the temporary name ends with `.tmp`. */
const LONGEST = 250;
const isTooLong = (ruta: string): boolean => Buffer.byteLength(basename(ruta)) > LONGEST;
const TOO_LONG = { status: 400, razon: 'su nombre no cabe en un fichero' };

type Negativa = Extract<Respuesta, { status: number }>;

/** Copies an old portal's answers into a folder. */
export class Copia {
  readonly faltan: Falta[] = [];
  /** The number of answers that this run has copied. */
  hechas = 0;
  readonly #viejo: Viejo;
  readonly #carpeta: Carpeta;
  readonly #avance: Avance;
  /** Each call's refusals in a row. */
  readonly #refusals = new Map<OperationId, Negativa[]>();

  constructor(viejo: Viejo, carpeta: Carpeta, avance: Avance) {
    this.#viejo = viejo;
    this.#carpeta = carpeta;
    this.#avance = avance;
  }

  /** Copies a group of answers, each with its pages, except those that the folder has. */
  async copyAll(que: string, fichas: readonly Ficha[]): Promise<void> {
    const left = fichas.filter(({ ruta, next }) => next || !this.#carpeta.has(ruta));
    if (left.length > 0) this.#avance.begin(que, left.length);
    for (const ficha of left) {
      for (let page: Ficha | null = ficha; page; ) {
        const valor = await this.#copy(page);
        page = (valor !== null && page.next?.(valor)) || null;
      }
      this.#avance.add();
    }
  }

  /** @returns the answer; null if the portal does not give it */
  async #copy({ pregunta, ruta }: Ficha): Promise<unknown> {
    if (this.#carpeta.has(ruta)) return this.#carpeta.read(ruta).catch(() => null);
    const respuesta = isTooLong(ruta) ? TOO_LONG : await this.#ask(pregunta);
    if (!('valor' in respuesta)) {
      this.faltan.push({ llamada: pregunta.llamada, ruta, razon: respuesta.razon });
      return null;
    }
    await this.#carpeta.write(ruta, respuesta.texto);
    this.hechas++;
    return respuesta.valor;
  }

  /**
   * @throws SignedOutError if the portal no longer accepts the key. @throws ApiError if the portal
   * answers nothing at all
   */
  async #ask(pregunta: Pregunta): Promise<Respuesta> {
    const refusals = this.#refusals.get(pregunta.llamada) ?? [];
    if (refusals.length === CLOSED) return refusals[0] as Negativa;
    const respuesta = await this.#viejo.ask(pregunta);
    if (!('valor' in respuesta)) await this.#judge(respuesta);
    const isRefused = !('valor' in respuesta) && [401, 403].includes(respuesta.status);
    this.#refusals.set(pregunta.llamada, isRefused ? [...refusals, respuesta] : []);
    return respuesta;
  }

  async #judge({ status, razon }: Negativa): Promise<void> {
    if (status === 401) await this.#viejo.checkLlave();
    if (status !== 0) return;
    const other = await this.#viejo.ask({ llamada: 'configuracion' });
    if (!('valor' in other) && other.status === 0)
      throw new ApiError(
        `${razon}. Lo copiado está guardado: la misma orden sigue por donde iba.`,
        { httpStatus: 0 },
      );
  }
}
