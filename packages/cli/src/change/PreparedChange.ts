import { ApiError } from '@garita/api-client/ApiError';

export interface PreparedChange {
  /** The change as a phrase without a full stop: `Multa de 50c a Recluta: «Llegó tarde»`. */
  readonly descripcion: string;
  /** The text to type as confirmation: the name of the person or thing. */
  readonly confirmacion: string;
  /** The command that undoes the change, as a sentence; omitted when nothing does. */
  readonly deshacer?: string;
  /** Lines with the same value are sent one after another. A line without a value is sent alone. */
  readonly turno?: string;
  /** The message if the change is already in effect. A bulk run then does not send it. */
  readonly yaHecha?: string;
  /**
   * Sends the change. @param clave the Idempotency-Key; default: a new key. @returns the portal's
   * message
   */
  readonly send: (clave?: string) => Promise<string>;
}

const quoteArg = (arg: string): string =>
  /^[\p{L}\p{N}._-]+$/u.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;

/** A `garita` command line in quotation marks, with its arguments quoted for a shell. */
export const toOrden = (...args: readonly string[]): string =>
  `«garita ${args.map(quoteArg).join(' ')}»`;

/** A change that makes no request and fails as if the portal had refused it. */
export const toRefused = (line: Omit<PreparedChange, 'send'>, texto: string): PreparedChange => ({
  ...line,
  send: async () => {
    throw new ApiError(texto, { httpStatus: 409 });
  },
});
