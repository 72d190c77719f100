import type { Tema } from '../temas';

/**
 * Why the stream ended: the session is over, the send buffer was full, or the portal shuts down.
 */
export type MotivoFin = 'sesion' | 'vuelve a empezar' | 'cierre';

/** The events of the change stream by name (`openapi/cambios.yaml`). */
export interface Eventos {
  /**
   * Sent first: the version of each tema that the caller may see; after a reconnect, only of those
   * that changed since.
   */
  readonly versiones: Readonly<Partial<Record<Tema, number>>>;
  /** A tema has changed. */
  readonly tema: { readonly tema: Tema; readonly version: number };
  /** The caller's permissions, rank or clock-in have changed. */
  readonly yo: Readonly<Record<string, never>>;
  /**
   * The caller's notices have changed: a new one, or one read in another tab. Also sent on connect
   * if the caller ever had a notice; a client that knows the version ignores it.
   */
  readonly aviso: { readonly version: number };
  /** The last event. */
  readonly fin: { readonly motivo: MotivoFin };
}

/** Interval of keep-alive events, so that no proxy closes the idle connection. Milliseconds. */
export const LATIDO_MS = 20_000;
