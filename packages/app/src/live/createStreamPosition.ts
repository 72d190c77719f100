import type { StreamEvent } from '@garita/api-client/stream/StreamEvent';
import type { Tema } from '@garita/domain/temas';

export type Versiones = Readonly<Partial<Record<Tema, number>>>;

export interface StreamPosition {
  readonly id: string | null;
  /** The version of each tema; null before the first event. */
  readonly versiones: Versiones | null;
  /** The version of the user's notices; null before the first. */
  readonly avisos: number | null;
}

/**
 * How far this tab has followed the changes. It returns each changed tema once, whether the change
 * comes from the stream or from another tab.
 */
export function createStreamPosition() {
  let [id, versiones, avisos]: [string | null, Versiones | null, number | null] = [
    null,
    null,
    null,
  ];
  const take = (told: Versiones): readonly Tema[] => {
    const before = versiones;
    versiones = { ...before, ...told };
    // The first versions are only the state at the start, not a change.
    return before === null
      ? []
      : (Object.keys(told) as Tema[]).filter((tema) => before[tema] !== told[tema]);
  };
  /**
   * Unlike for temas, the first version is a change too: the server sends no version to a user
   * without notices.
   */
  const takeAvisos = (version: number | null): readonly Tema[] => {
    if (version === null || version === avisos) return [];
    avisos = version;
    return ['avisos'];
  };
  return {
    get: (): StreamPosition => ({ id, versiones, avisos }),
    /** @returns the temas that changed */
    hear(event: StreamEvent): readonly Tema[] {
      id = event.id ?? id;
      if (event.name === 'versiones') return take(event.data);
      if (event.name === 'aviso') return takeAvisos(event.data.version);
      return event.name === 'tema' ? take({ [event.data.tema]: event.data.version }) : [];
    },
    /** Adopts another tab's position. @returns the temas that changed */
    catchUp(other: StreamPosition): readonly Tema[] {
      if (other.versiones === null) return [];
      id = other.id;
      return [...take(other.versiones), ...takeAvisos(other.avisos ?? null)];
    },
  };
}
