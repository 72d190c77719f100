import { ApiError } from '@garita/api-client/ApiError';
import type { OperationId } from '@garita/api-client/access';
import { SignedOutError } from '../../../errors';
import type { Carpeta, Falta } from './Carpeta';
import type { Pregunta, Respuesta, Viejo } from './preguntar';

/** After this many refusals in a row a call is not made again. */
const CLOSED = 5;

/** A question and the file that gets its answer. */
export interface Ficha {
  readonly pregunta: Pregunta;
  readonly ruta: string;
}

/** Shows how many of a group's questions are answered. */
export interface Avance {
  readonly begin: (que: string, total: number) => void;
  readonly add: () => void;
  readonly isStopped: () => boolean;
}

/** Copies answers into a folder. */
export class Copia {
  readonly faltan: Falta[] = [];
  hechas = 0;
  readonly #viejo: Viejo;
  readonly #carpeta: Carpeta;
  readonly #avance: Avance;
  readonly #refused = new Map<OperationId, number>();
  /** Questions in a row without an answer. */
  #silent = 0;

  constructor(viejo: Viejo, carpeta: Carpeta, avance: Avance) {
    this.#viejo = viejo;
    this.#carpeta = carpeta;
    this.#avance = avance;
  }

  /** Copies a group of answers, one at a time; complete files are not asked for again. */
  async copyAll(que: string, fichas: readonly Ficha[]): Promise<void> {
    const left = fichas.filter(({ ruta }) => !this.#carpeta.has(ruta));
    if (left.length > 0) this.#avance.begin(que, left.length);
    for (const ficha of left) {
      if (this.#avance.isStopped()) return;
      await this.copy(ficha);
      this.#avance.add();
    }
  }

  /** Copies an answer. @returns it; null if it is missing */
  async copy({ pregunta, ruta }: Ficha): Promise<unknown> {
    if (this.#carpeta.has(ruta)) return this.#carpeta.read(ruta).catch(() => null);
    const { llamada } = pregunta;
    if ((this.#refused.get(llamada) ?? 0) >= CLOSED) return null;
    const respuesta = await this.#viejo.preguntar(pregunta);
    if ('valor' in respuesta) {
      this.#silent = 0;
      this.#refused.set(llamada, 0);
      await this.#carpeta.write(ruta, respuesta.texto);
      this.hechas++;
      return respuesta.valor;
    }
    await this.#judge(llamada, respuesta);
    this.#miss(llamada, ruta, respuesta.razon);
    return null;
  }

  /** Asks without a file for the answer; null if there is none. */
  async look(pregunta: Pregunta): Promise<{ texto: string; valor: unknown } | null> {
    const respuesta = await this.#viejo.preguntar(pregunta);
    return 'valor' in respuesta ? respuesta : null;
  }

  async #judge(llamada: OperationId, { status, razon }: Extract<Respuesta, { status: number }>) {
    if (status === 401 && (await this.look({ llamada: 'getUsuarios' })) === null)
      throw new SignedOutError('El portal no acepta la llave: ha caducado o no es suya.');
    this.#silent = status === 0 ? this.#silent + 1 : 0;
    if (this.#silent > 1)
      throw new ApiError(
        `El portal ${razon}. Lo copiado está guardado: la misma orden sigue por donde iba.`,
        { httpStatus: 0 },
      );
    if ([401, 403].includes(status))
      this.#refused.set(llamada, (this.#refused.get(llamada) ?? 0) + 1);
  }

  /** Notes a missing answer; a call that refuses the key is noted once. */
  #miss(llamada: OperationId, ruta: string, razon: string): void {
    if (this.#refused.get(llamada) !== CLOSED) {
      this.faltan.push({ llamada, ruta, razon });
      return;
    }
    const kept = this.faltan.filter((falta) => falta.llamada !== llamada);
    this.faltan.splice(0, this.faltan.length, ...kept, { llamada, ruta: llamada, razon });
  }
}
