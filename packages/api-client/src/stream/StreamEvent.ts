import type { Eventos } from '@garita/domain/cambios/eventos';

export type StreamEvent = {
  readonly [Name in keyof Eventos]: {
    readonly name: Name;
    readonly data: Eventos[Name];
    /** The id of the event, which is its position in the stream; null if it has none. */
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

/** False for an event that only a newer server knows. */
export const isKnown = (name: string | undefined): name is keyof Eventos =>
  name !== undefined && NAMES.includes(name);
