import { setTimeout } from 'node:timers/promises';
import type { OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import { toAddressPart } from '@garita/domain/formato/addressPart';
import { isTimeout } from '../../../http/describeFailure';
import { send } from '../../../http/send';

/** An old server needs seconds for its longest lists. */
const ESPERA = 60_000;
const TRIES = 3;
/** The pause before the second try, in milliseconds; it doubles before the third. */
const PAUSA = 500;
const LONGEST_PAUSA = 60_000;

const PASSING: ReadonlySet<number> = new Set([0, 429, 500, 502, 503, 504]);

/** An answer. `status` is 0 when none arrived. */
export type Respuesta =
  | { readonly texto: string; readonly valor: unknown }
  | { readonly status: number; readonly razon: string };

export interface Pregunta {
  readonly llamada: OperationId;
  /** The value of the path's parameter. */
  readonly parametro?: string;
  readonly consulta?: Readonly<Record<string, string>>;
  readonly cuerpo?: unknown;
}

/** Decodes UTF-8; a text that is not valid in it is Windows-1252, which PHP servers of old answer. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The refusal in an answer with HTTP status 200, as old portals give it; null for data. */
function refusalIn(valor: unknown): string | null {
  if (typeof valor !== 'object' || valor === null || !('msg' in valor)) return null;
  const { msg, status } = valor as { msg: unknown; status?: unknown };
  return status === undefined || Number(status) === 0 ? null : `«${String(msg)}»`;
}

function judge(status: number, texto: string): Respuesta {
  let valor: unknown;
  try {
    valor = JSON.parse(texto);
  } catch {
    const what = /^\s*</.test(texto) ? 'una página HTML' : 'algo que no es JSON';
    return { status, razon: `responde ${what} (${status})` };
  }
  const refusal = refusalIn(valor);
  if (status !== 200)
    return { status, razon: refusal ? `${refusal} (${status})` : `error ${status}` };
  return refusal === null ? { texto, valor } : { status, razon: refusal };
}

function toRequest(base: string, llave: string, pregunta: Pregunta): Request {
  const { method, path } = OPERATIONS[pregunta.llamada];
  const filled = path.replace(/\{\w+\}/, toAddressPart(pregunta.parametro ?? ''));
  const url = new URL(`${base}${filled}`);
  for (const [name, value] of Object.entries(pregunta.consulta ?? {}))
    url.searchParams.set(name, value);
  const headers = new Headers({
    key: llave,
    accept: 'application/json',
    'user-agent': `garita (${process.platform})`,
  });
  if (pregunta.cuerpo === undefined) return new Request(url, { method, headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, body: JSON.stringify(pregunta.cuerpo) });
}

interface Intento {
  readonly respuesta: Respuesta;
  /** The pause that the portal asks for, in milliseconds. */
  readonly pausa: number;
}

async function ask(request: Request): Promise<Intento> {
  try {
    const answer = await send(request, ESPERA);
    const pausa = Number(answer.headers.get('retry-after') ?? 0) * 1000 || 0;
    return { respuesta: judge(answer.status, decode(await answer.arrayBuffer())), pausa };
  } catch (cause) {
    const razon = isTimeout(cause) ? 'no responde a tiempo' : 'no responde';
    return { respuesta: { status: 0, razon }, pausa: 0 };
  }
}

/** A portal of old, at a limited rate. */
export class Viejo {
  readonly #base: string;
  readonly #llave: string;
  readonly #every: number;
  #next = 0;

  /** @param base the API's address. @param ritmo requests per second */
  constructor(base: string, llave: string, ritmo: number) {
    this.#base = base;
    this.#llave = llave;
    this.#every = 1000 / ritmo;
  }

  /** Asks, and asks again after an error that may pass. */
  async preguntar(pregunta: Pregunta): Promise<Respuesta> {
    for (let tried = 1; ; tried++) {
      await this.#turn();
      const { respuesta, pausa } = await ask(toRequest(this.#base, this.#llave, pregunta));
      if ('valor' in respuesta || tried === TRIES || !PASSING.has(respuesta.status))
        return respuesta;
      await setTimeout(Math.min(LONGEST_PAUSA, pausa || PAUSA * 2 ** (tried - 1)));
    }
  }

  async #turn(): Promise<void> {
    const now = Date.now();
    this.#next = Math.max(now, this.#next + this.#every);
    if (this.#next > now) await setTimeout(this.#next - now);
  }
}
