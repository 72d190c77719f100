/**
 * The failure of a request to another server: a private address, an unknown name, a timeout, too
 * many bytes, an invalid certificate, a refused form (address, port, redirect, answer), or no
 * answer.
 */
export type OutboundFailure =
  | 'privada'
  | 'dns'
  | 'tiempo'
  | 'tamanio'
  | 'tls'
  | 'protocolo'
  | 'conexion';

/**
 * A failed request to another server. Its message is for the log; its caller has the words for
 * people.
 */
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
