import type { Eventos } from '@garita/domain/cambios/eventos';

export type StreamEvent = {
  readonly [Name in keyof Eventos]: {
    readonly name: Name;
    readonly data: Eventos[Name];
    /** Event id, the position in the stream; null without one. */
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

/** A newer server may send events this page does not know. */
export const isKnown = (name: string | undefined): name is keyof Eventos =>
  name !== undefined && NAMES.includes(name);
