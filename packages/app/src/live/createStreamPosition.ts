import type { StreamEvent } from '@garita/api-client/stream/StreamEvent';
import type { Tema } from '@garita/domain/temas';

export type Versiones = Readonly<Partial<Record<Tema, number>>>;

export interface StreamPosition {
  readonly id: string | null;
  /** null before the first event. */
  readonly versiones: Versiones | null;
  /** Version of the user's notices; null before the first. */
  readonly avisos: number | null;
}

/** Returns each changed tema once, whether the change comes from the stream or another tab. */
export function createStreamPosition() {
  let [id, versiones, avisos]: [string | null, Versiones | null, number | null] = [
    null,
    null,
    null,
  ];
  const take = (told: Versiones): readonly Tema[] => {
    const before = versiones;
    versiones = { ...before, ...told };
    // The first versions are the baseline, not a change.
    return before === null
      ? []
      : (Object.keys(told) as Tema[]).filter((tema) => before[tema] !== told[tema]);
  };
  /** The first version is a change: the server sends none to a user without notices. */
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
    /** Takes over another tab's position. @returns the temas that changed */
    catchUp(other: StreamPosition): readonly Tema[] {
      if (other.versiones === null) return [];
      id = other.id;
      return [...take(other.versiones), ...takeAvisos(other.avisos ?? null)];
    },
  };
}
