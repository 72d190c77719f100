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
  /** Is given what the portal answers to a line where that is a secret: once, before it is told as done, and nobody else keeps it. */
  readonly give?: (indice: number, secreto: string) => void;
}

/**
 * Does one act to many rows, each by a write of its own. Never rejects.
 * @param pedido which act, with what was filled in for all of them where there is a form before it
 * @returns why the lines that are left were not sent; null when all were, or they were called off
 */
export type SendLote<Row, Pedido> = (
  pedido: Pedido,
  lineas: readonly LineaEnvio<Row>[],
  curso: Curso,
) => Promise<string | null>;

/** The one question before it is done to many. */
export interface PreguntaLote {
  /** With the number: `¿Marcar 60 pagas como pagadas?`. */
  readonly title: string;
  /** What will happen. */
  readonly texto: ReactNode;
  /** The act as a verb. */
  readonly verbo: string;
  /** It cannot be undone: this has to be typed, as the terminal asks it. */
  readonly escribe?: string;
}

/** What the form before a question is given. */
export interface FormaProps<Row, Pedido> {
  /** For whom or what it is filled in. */
  rows: readonly Row[];
  /** What was filled in before, for who comes back from the question or does the same again; null for who begins. */
  pedido: Pedido | null;
  /** It is filled in: what is sent with each line, and the question about the rows that it can still be done to. */
  onListo: (pedido: Pedido, preguntaOf: (rows: readonly Row[]) => PreguntaLote) => void;
  /** Told the text of a rule that stops the form. */
  onAviso: (texto: string) => void;
  onClose: () => void;
}

/** What the portal answers to each line, where that is shown this once. */
export interface SecretoLote {
  /** Whom each is for, heading the first column of their file: `Usuario`. */
  readonly deQuien: string;
  /** What it is, heading the second: `Contraseña nueva`. */
  readonly nombre: string;
  /** The button that copies all of them: `Copiar todas`. */
  readonly copiar: string;
  /** What becomes of them when the dialog is closed, and what to do with them until then. */
  readonly texto: string;
  /** What is lost by who closes without having taken them. */
  readonly sinGuardar: string;
  /** What the portal does not know of a line without an answer. */
  readonly sinRespuesta: string;
  /** Name of their file, without its ending. */
  readonly archivo: string;
}

interface ActoComun<Row> {
  /** With the number of the rows that it is for: `Marcar 3 como pagadas`. */
  readonly label: (rows: readonly Row[]) => string;
  /** Whether the viewer may do it to a row, and it has not been done yet. */
  readonly may: (row: Row) => boolean;
  /** `danger` for what takes something away. */
  readonly tone?: 'primary' | 'danger';
  /** What was done, in a few words: `60 pagas entregadas`. */
  readonly hecho: (count: number) => string;
  /** Each line is answered by a secret. */
  readonly secreto?: SecretoLote;
}

/** An act that is asked about at once, and sent by its name. */
export interface ActoDirecto<Row, Pedido> extends ActoComun<Row> {
  readonly id: Pedido & string;
  readonly pregunta: (rows: readonly Row[]) => PreguntaLote;
  /** The act that takes it back. */
  readonly inverso?: Pedido & string;
  readonly Forma?: undefined;
}

/** An act that needs a form first. */
interface ActoConForma<Row, Pedido> extends ActoComun<Row> {
  readonly id: string;
  /** Asks for what goes with each line; a `lazyPart`. */
  readonly Forma: (props: FormaProps<Row, Pedido>) => ReactNode;
}

/** An act as a list offers it for many of its rows. */
export type ActoEnLote<Row, Pedido> = ActoDirecto<Row, Pedido> | ActoConForma<Row, Pedido>;
