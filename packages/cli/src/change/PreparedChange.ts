import { ApiError } from '@garita/api-client/ApiError';

export interface PreparedChange {
  /** The change as a phrase without a full stop: `Multa de 50c a Recluta: «Llegó tarde»`. */
  readonly descripcion: string;
  /** The text to type as confirmation: the name of the person or thing. */
  readonly confirmacion: string;
  /** The command that undoes the change, as a sentence; omitted when nothing does. */
  readonly deshacer?: string;
  /** Lines with the same value run one after another; a line without it runs alone. */
  readonly turno?: string;
  /** The message in a lote when the change is already in effect; then the change is not sent. */
  readonly yaHecha?: string;
  /** Returns the portal's message. `clave` is the Idempotency-Key; default: a new one. */
  readonly send: (clave?: string) => Promise<string>;
}

const quoteArg = (arg: string): string =>
  /^[\p{L}\p{N}._-]+$/u.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;

/** A `garita` command line, quoted for a shell. */
export const toOrden = (...args: readonly string[]): string =>
  `«garita ${args.map(quoteArg).join(' ')}»`;

/** A change that reports a refusal as if from the portal, without a request. */
export const toRefused = (line: Omit<PreparedChange, 'send'>, texto: string): PreparedChange => ({
  ...line,
  send: async () => {
    throw new ApiError(texto, { httpStatus: 409 });
  },
});
