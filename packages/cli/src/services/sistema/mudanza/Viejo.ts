import { setTimeout } from 'node:timers/promises';
import { OPERATIONS } from '@garita/api-client/operations';
import { fillAddress } from '@garita/domain/formato/addressPart';
import { siNo } from '@garita/domain/mudanza/campos';
import { SignedOutError } from '../../../errors';
import { describeFailure } from '../../../http/describeFailure';
import { send, TOO_BIG } from '../../../http/send';
import type { Acceso, Pregunta } from './Pregunta';
import { type Respuesta, readRespuesta } from './readRespuesta';

/** The time that an old server may take for its longest lists, in milliseconds. */
const ESPERA = 60_000;
/** The largest answer, in bytes: 256 MB. */
const LARGEST = 256 * 1024 * 1024;
const TRIES = 3;
/** The pause before the second try, in milliseconds; it doubles before the third. */
const PAUSA = 500;
const LONGEST_PAUSA = 60_000;

/** The statuses after which the same request may succeed. */
const PASSING: ReadonlySet<number> = new Set([0, 429, 500, 502, 503, 504]);

interface Intento {
  readonly respuesta: Respuesta;
  /** The pause that the portal asks for, in milliseconds. */
  readonly pausa: number;
}

/** The API of an old portal, asked at a limited rate. */
export class Viejo {
  readonly #base: string;
  readonly #acceso: Acceso;
  /** When the next request may be sent. */
  #next = 0;

  /** @param base the API's address */
  constructor(base: string, acceso: Acceso) {
    this.#base = base;
    this.#acceso = acceso;
  }

  /**
   * Asks, and asks again after an error that may pass. @throws AbortError after a signal
   */
  async ask(pregunta: Pregunta): Promise<Respuesta> {
    const { signal } = this.#acceso;
    for (let tried = 1; ; tried++) {
      signal.throwIfAborted();
      await this.#turn();
      const { respuesta, pausa } = await this.#send(this.#toRequest(pregunta));
      signal.throwIfAborted();
      if ('valor' in respuesta || tried === TRIES || !PASSING.has(respuesta.status))
        return respuesta;
      const wait = Math.min(LONGEST_PAUSA, pausa || PAUSA * 2 ** (tried - 1));
      await setTimeout(wait, undefined, { signal });
    }
  }

  /** @throws SignedOutError if the portal says that the key is not valid */
  async checkLlave(): Promise<void> {
    const respuesta = await this.ask({ llamada: 'validateT' });
    if ('valor' in respuesta && siNo(respuesta.valor, '') === false)
      throw new SignedOutError('El portal no acepta la llave: ha caducado o no es suya.');
  }

  async #turn(): Promise<void> {
    const { ritmo, signal } = this.#acceso;
    const now = Date.now();
    this.#next = Math.max(now, this.#next + 1000 / ritmo);
    if (this.#next > now) await setTimeout(this.#next - now, undefined, { signal });
  }

  #toRequest({ llamada, valores = {}, consulta = {}, cuerpo }: Pregunta): Request {
    const { llave, signal } = this.#acceso;
    const { method, path } = OPERATIONS[llamada];
    const url = new URL(`${this.#base}${fillAddress(path, valores)}`);
    url.search = new URLSearchParams(consulta).toString();
    const headers = new Headers({ key: llave, accept: 'application/json' });
    headers.set('user-agent', `garita (${process.platform})`);
    if (cuerpo === undefined) return new Request(url, { method, headers, signal });
    headers.set('content-type', 'application/json');
    return new Request(url, { method, headers, signal, body: JSON.stringify(cuerpo) });
  }

  async #send(request: Request): Promise<Intento> {
    try {
      const answer = await send(request, ESPERA, LARGEST);
      const pausa = Number(answer.headers.get('retry-after') ?? 0) * 1000 || 0;
      return { respuesta: readRespuesta(answer.status, await answer.arrayBuffer()), pausa };
    } catch (cause) {
      if (cause === TOO_BIG)
        return { respuesta: { status: 413, razon: 'responde más de 256 MB' }, pausa: 0 };
      const razon = describeFailure(this.#base, cause).replace(/\.$/, '');
      return { respuesta: { status: 0, razon }, pausa: 0 };
    }
  }
}
