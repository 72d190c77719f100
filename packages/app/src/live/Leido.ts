import type { Eventos } from '@garita/domain/cambios/eventos';

/** An event of the stream as it was read. */
export type Leido = {
  readonly [Name in keyof Eventos]: {
    readonly name: Name;
    readonly data: Eventos[Name];
    /** How far one has heard with it; null where it does not say. */
    readonly id: string | null;
  };
}[keyof Eventos];

const NAMES: readonly string[] = [
  'versiones',
  'tema',
  'yo',
  'aviso',
  'fin',
] satisfies (keyof Eventos)[];

/** A newer portal may tell what this page knows nothing of. */
export const isKnown = (name: string | undefined): name is keyof Eventos =>
  name !== undefined && NAMES.includes(name);
