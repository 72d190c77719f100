import type { Eventos } from '@garita/domain/cambios/eventos';

export type StreamEvent = {
  readonly [Name in keyof Eventos]: {
    readonly name: Name;
    readonly data: Eventos[Name];
    /** The id of the event, with which a stream can be resumed; null if the event has none. */
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

/** Whether this client knows the event. A newer server may send other events. */
export const isKnown = (name: string | undefined): name is keyof Eventos =>
  name !== undefined && NAMES.includes(name);
