import type { Tema } from '@garita/domain/temas';
import type { Leido } from './Leido';

export type Versiones = Readonly<Partial<Record<Tema, number>>>;

/** How far a tab has heard. */
export interface Oido {
  readonly id: string | null;
  /** null before anything was heard. */
  readonly versiones: Versiones | null;
  /** How far one's own notices have moved; null before anything was heard of them. */
  readonly avisos: number | null;
}

/** Remembers how far a tab has heard, and finds what has moved since: each movement once, whichever way it is told. */
export function createOido() {
  let [id, versiones, avisos]: [string | null, Versiones | null, number | null] = [
    null,
    null,
    null,
  ];
  const take = (told: Versiones): readonly Tema[] => {
    const before = versiones;
    versiones = { ...before, ...told };
    // What one hears first has not moved: it is what one goes by from now on.
    return before === null
      ? []
      : (Object.keys(told) as Tema[]).filter((tema) => before[tema] !== told[tema]);
  };
  /** Unlike a tema's, the first is news as well: nobody hears of notices who was never told of anything. */
  const takeAvisos = (version: number | null): readonly Tema[] => {
    if (version === null || version === avisos) return [];
    avisos = version;
    return ['avisos'];
  };
  return {
    get: (): Oido => ({ id, versiones, avisos }),
    /** @returns what has moved */
    hear(leido: Leido): readonly Tema[] {
      id = leido.id ?? id;
      if (leido.name === 'versiones') return take(leido.data);
      if (leido.name === 'aviso') return takeAvisos(leido.data.version);
      return leido.name === 'tema' ? take({ [leido.data.tema]: leido.data.version }) : [];
    },
    /** Takes over how far another tab has heard. @returns what has moved */
    catchUp(other: Oido): readonly Tema[] {
      if (other.versiones === null) return [];
      id = other.id;
      return [...take(other.versiones), ...takeAvisos(other.avisos ?? null)];
    },
  };
}
