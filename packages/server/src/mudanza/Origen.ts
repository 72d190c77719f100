import type { Respuestas } from '@garita/domain/mudanza/respuestas';

/** The old portal's answers, and the ids that its people and missions have here. */
export interface Origen {
  readonly respuestas: Respuestas;
  /** The zone of the old portal's wall times. */
  readonly zona: string;
  /** When the copy was made, ISO 8601: the old portal says nothing of later. */
  readonly corte: string;
  /** The owner's id. */
  readonly duenia: number;
  /** A person's id by the id or else the name, present or former; null for an unknown person. */
  readonly personaDe: (nombre: string | null, id?: number | null) => number | null;
  /** A mission's id by its name; null for an unknown one. */
  readonly misionDe: (nombre: string | null) => number | null;
}
