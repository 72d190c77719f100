/**
 * The kinds of failure. In the order below: a private address, an unknown name, a timeout, too many
 * bytes, an invalid certificate, a refused form (address, port, redirect, answer), no answer.
 */
export type OutboundFailure =
  | 'privada'
  | 'dns'
  | 'tiempo'
  | 'tamanio'
  | 'tls'
  | 'protocolo'
  | 'conexion';

/** The message is for the log; the caller writes the text for people. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  constructor(
    readonly kind: OutboundFailure,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
