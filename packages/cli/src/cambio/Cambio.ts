import { ApiError } from '@garita/api-client/ApiError';
import { RefusedError } from '../errors';

/** One change as it was looked up and judged, not yet sent. */
export interface Cambio {
  /** What it does, as a phrase without a stop: `Multa de 50c a Recluta: «Llegó tarde»`. */
  readonly descripcion: string;
  /** What is typed to confirm it: it names whom or what it is about. */
  readonly confirmacion: string;
  /** How another command takes it back, as a sentence; left out for what nothing takes back. */
  readonly deshacer?: string;
  /**
   * What of a file stays in its order: the lines of one turn follow one another, those of different turns may be under way at once. Left out, the change
   * has no other beside it.
   */
  readonly turno?: string;
  /** What is told of it in a lote where it is already as it would make it: then it is not sent. */
  readonly yaHecha?: string;
  /**
   * Asks the portal for it.
   * @param clave the Idempotency-Key; left out, a new one
   * @returns what the portal says of it
   */
  readonly send: (clave?: string) => Promise<string>;
}

const quoteArg = (arg: string): string =>
  /^[\p{L}\p{N}._-]+$/u.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;

/** A command line of this command, as it is typed into a shell. */
export const toOrden = (...args: readonly string[]): string =>
  `«garita ${args.map(quoteArg).join(' ')}»`;

/** A change that would change nothing, for this reason: told in a lote. @throws RefusedError where it was all that was asked for. */
export function toIdle(cambio: Cambio, texto: string, enLote: boolean): Cambio {
  if (!enLote) throw new RefusedError(texto);
  return { ...cambio, yaHecha: texto };
}

/** A change that is told as refused, as the portal refuses one, without asking it. */
export const toRefused = (line: Omit<Cambio, 'send'>, texto: string): Cambio => ({
  ...line,
  send: async () => {
    throw new ApiError(texto, { httpStatus: 409 });
  },
});

/** What is gone: of several lines this one is told as refused, and the others go on. @throws RefusedError where it was all that was asked for. */
export function toGone(line: Omit<Cambio, 'send'>, texto: string, enLote: boolean): Cambio {
  if (!enLote) throw new RefusedError(texto);
  return toRefused(line, texto);
}
