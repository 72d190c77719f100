import type { Tema } from '../temas';

/**
 * Why the stream ends. `sesion`: the session is over. `vuelve a empezar`: the send buffer was full.
 * `cierre`: the portal shuts down.
 */
export type MotivoFin = 'sesion' | 'vuelve a empezar' | 'cierre';

/** The events of the change stream by name (`openapi/cambios.yaml`). */
export interface Eventos {
  /**
   * The first event: the versions that the caller may see; after a reconnect, only the changed
   * versions.
   */
  readonly versiones: Readonly<Partial<Record<Tema, number>>>;
  readonly tema: { readonly tema: Tema; readonly version: number };
  /** The caller's permissions, rank or clock-in have changed. */
  readonly yo: Readonly<Record<string, never>>;
  /**
   * The caller's notices changed, here or in another tab. The portal also sends this event on
   * connect if the caller has notices.
   */
  readonly aviso: { readonly version: number };
  readonly fin: { readonly motivo: MotivoFin };
}

/** Interval of keep-alive events, so that no proxy closes the idle connection. Milliseconds. */
export const LATIDO_MS = 20_000;
