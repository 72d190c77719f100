import { ApiError } from '@garita/api-client/ApiError';
import { RefusedError } from '../errors';

/** One change, looked up and judged, not yet sent. */
export interface Cambio {
  /** The change as a phrase without a full stop: `Multa de 50c a Recluta: «Llegó tarde»`. */
  readonly descripcion: string;
  /** The text to type as confirmation: the name of the person or thing. */
  readonly confirmacion: string;
  /** The command that undoes it, as a sentence; omitted when nothing does. */
  readonly deshacer?: string;
  /**
   * Groups lines that must stay in order: lines with the same value run one after another, others
   * may run in parallel. When omitted, the line runs alone.
   */
  readonly turno?: string;
  /** The message in a lote when the change is already in effect; then it is not sent. */
  readonly yaHecha?: string;
  /**
   * Sends the change to the portal.
   * @param clave the Idempotency-Key; omitted, a new one
   * @returns the portal's message
   */
  readonly send: (clave?: string) => Promise<string>;
}

const quoteArg = (arg: string): string =>
  /^[\p{L}\p{N}._-]+$/u.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;

/** A `garita` command line, quoted for a shell. */
export const toOrden = (...args: readonly string[]): string =>
  `«garita ${args.map(quoteArg).join(' ')}»`;

/**
 * A change that would have no effect: in a lote it is reported with this reason.
 * @throws RefusedError outside a lote.
 */
export function toIdle(cambio: Cambio, texto: string, enLote: boolean): Cambio {
  if (!enLote) throw new RefusedError(texto);
  return { ...cambio, yaHecha: texto };
}

/** A change that reports a refusal as if from the portal, without a request. */
export const toRefused = (line: Omit<Cambio, 'send'>, texto: string): Cambio => ({
  ...line,
  send: async () => {
    throw new ApiError(texto, { httpStatus: 409 });
  },
});

/**
 * A row that no longer exists: in a lote the line is reported as refused and the others continue.
 * @throws RefusedError outside a lote.
 */
export function toGone(line: Omit<Cambio, 'send'>, texto: string, enLote: boolean): Cambio {
  if (!enLote) throw new RefusedError(texto);
  return toRefused(line, texto);
}
