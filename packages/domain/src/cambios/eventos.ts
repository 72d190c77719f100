import type { Tema } from '../temas';

/** Why the stream has ended: its session is over, too much was waiting to be read, or the portal is being closed. */
export type MotivoFin = 'sesion' | 'vuelve a empezar' | 'cierre';

/** What the stream of changes tells, by the name of the event (`openapi/cambios.yaml`). */
export interface Eventos {
  /** Comes first: the version of each tema that the caller may see; after a break, of those alone that have moved since. */
  readonly versiones: Readonly<Partial<Record<Tema, number>>>;
  /** A tema has moved. */
  readonly tema: { readonly tema: Tema; readonly version: number };
  /** What the caller may do, their place on the ladder or their clock-in has changed. */
  readonly yo: Readonly<Record<string, never>>;
  /**
   * What the caller is told of has moved: something new, or read elsewhere. Also at the beginning, for whoever has ever been told of something; who knows
   * the version has heard of it.
   */
  readonly aviso: { readonly version: number };
  /** The last one. */
  readonly fin: { readonly motivo: MotivoFin };
}

/** How often the stream says something though nothing has happened, so that no proxy takes it for dead. Milliseconds. */
export const LATIDO_MS = 20_000;
