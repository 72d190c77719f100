import type { OperationId } from '@garita/api-client/access';

/** A question to an old portal. */
export interface Pregunta {
  readonly llamada: OperationId;
  /** The values in the path, such as `id`. */
  readonly valores?: Readonly<Record<string, string>>;
  readonly consulta?: Readonly<Record<string, string>>;
  readonly cuerpo?: unknown;
}

/** How an old portal is asked. */
export interface Acceso {
  readonly llave: string;
  /** Requests per second. */
  readonly ritmo: number;
  readonly signal: AbortSignal;
}
