/**
 * What went wrong with a request to another server: it lies on a private address, its name is unknown, it took too long, it sent too much, its certificate
 * is not good, it is not what may be asked or answered (address, port, redirect, form of the answer), or nobody answered.
 */
export type OutboundFailure =
  | 'privada'
  | 'dns'
  | 'tiempo'
  | 'tamanio'
  | 'tls'
  | 'protocolo'
  | 'conexion';

/** A request to another server that came to nothing. Its message is for the log: people are told in the words of whoever asked. */
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
