import type { ReactNode } from 'react';
import type { EstadoLinea } from './lote';

/** A row that an act is done to, under the key that makes repeating it harmless. */
export interface LineaEnvio<Row> {
  readonly row: Row;
  /** The `Idempotency-Key` of its write: the same for as long as the lote is. */
  readonly clave: string;
}

/** What goes on while a lote is sent. */
export interface Curso {
  /** Hears how a line stands, by its place among those that are sent. */
  readonly tell: (indice: number, estado: EstadoLinea, texto: string | null) => void;
  /** Hears that the portal wants to be left alone for so many seconds; null once that is over. */
  readonly wait: (segundos: number | null) => void;
  /** Whether somebody has called off what is still to be sent. */
  readonly isStopped: () => boolean;
}

/** Does one act to many rows, each by a write of its own. Never rejects. @returns why the lines that are left were not sent; null when all were, or they were called off */
export type SendLote<Row, Acto extends string> = (acto: Acto, lineas: readonly LineaEnvio<Row>[], curso: Curso) => Promise<string | null>;

/** The one question before it is done to many. */
export interface PreguntaLote {
  /** With the number: `¿Marcar 60 pagas como pagadas?`. */
  readonly title: string;
  /** What will happen. */
  readonly texto: ReactNode;
  /** The act as a verb. */
  readonly verbo: string;
  /** `danger` for what takes something away. */
  readonly tone?: 'primary' | 'danger';
  /** It cannot be undone: this has to be typed, as the terminal asks it. */
  readonly escribe?: string;
}

/** An act as a list offers it for many of its rows. */
export interface ActoEnLote<Row, Acto extends string> {
  readonly id: Acto;
  /** With the number of the rows that it is for: `Marcar 3 como pagadas`. */
  readonly label: (rows: readonly Row[]) => string;
  /** Whether the viewer may do it to a row, and it has not been done yet. */
  readonly may: (row: Row) => boolean;
  readonly pregunta: (rows: readonly Row[]) => PreguntaLote;
  /** What was done, in a few words: `60 pagas entregadas`. */
  readonly hecho: (count: number) => string;
  /** The act that takes it back. */
  readonly inverso?: Acto;
}
