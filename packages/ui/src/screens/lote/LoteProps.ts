import type { ReactNode } from 'react';
import type { EstadoLinea } from './lote';

/** A row of a bulk act with its idempotency key. */
export interface LineaEnvio<Row> {
  readonly row: Row;
  /** The `Idempotency-Key` of the row's write. It does not change during the bulk act. */
  readonly clave: string;
}

/** The callbacks and the cancel flag of a bulk act (`lote`) that is being sent. */
export interface BulkRun {
  /** Reports the state of a line, by its index among the sent lines. */
  readonly tell: (indice: number, estado: EstadoLinea, texto: string | null) => void;
  /** Reports the seconds that the portal asks to wait; null when the wait is over. */
  readonly wait: (segundos: number | null) => void;
  /** Whether the user has cancelled the lines that are not sent yet. */
  readonly isStopped: () => boolean;
  /**
   * Passes on the secret in a line's answer, once, before `tell` reports the line as done. Nothing
   * else keeps the secret.
   */
  readonly give?: (indice: number, secreto: string) => void;
}

/**
 * Sends one act for many rows, one write each. Never rejects.
 * @param pedido the act, with the input of its form if it has one
 * @returns why the remaining lines were not sent; null if all were sent or the user cancelled
 */
export type SendLote<Row, RowInput> = (
  pedido: RowInput,
  lineas: readonly LineaEnvio<Row>[],
  curso: BulkRun,
) => Promise<string | null>;

export interface PreguntaLote {
  /** With the count: `¿Marcar 60 pagas como pagadas?`. */
  readonly title: string;
  readonly texto: ReactNode;
  readonly verbo: string;
  /** The text to type before an irreversible act, as in the terminal. */
  readonly escribe?: string;
}

/** Selected rows that do not allow the act, for one reason. */
export interface GrupoFuera {
  /** `Ya pagadas` */
  readonly porque: string;
  readonly nombres: readonly string[];
}

export interface FormaProps<Row, RowInput> {
  /** The rows that the input applies to. */
  rows: readonly Row[];
  /** The previous input, when the user goes back or retries; null at first. */
  pedido: RowInput | null;
  /**
   * Called with the input, which applies to every line. `preguntaOf` makes the confirmation from
   * the rows that still allow the act.
   */
  onListo: (pedido: RowInput, preguntaOf: (rows: readonly Row[]) => PreguntaLote) => void;
  onClose: () => void;
}

/** Texts for secrets that are shown once. */
export interface SecretoLote {
  /** Header of the first column of the file with the secrets: `Usuario`. */
  readonly deQuien: string;
  /** Header of the second column of the file: `Contraseña nueva`. */
  readonly nombre: string;
  /** The label of the button that copies all secrets: `Copiar todas`. */
  readonly copiar: string;
  /** Says that closing the dialog loses the secrets, and advises what to do before. */
  readonly texto: string;
  /** The warning before closing without a copy. */
  readonly sinGuardar: string;
  /** The hint at a line without an answer. */
  readonly sinRespuesta: string;
  /** File name without extension. */
  readonly archivo: string;
}

interface ActoComun<Row> {
  /** With the count of rows: `Marcar 3 como pagadas`. */
  readonly label: (rows: readonly Row[]) => string;
  /** Whether the row allows the act for this viewer and the act is not done yet. */
  readonly may: (row: Row) => boolean;
  /** Why a row does not allow the act, as the label of all such rows: `Ya pagadas`. */
  readonly porque: (row: Row) => string;
  readonly tone?: 'primary' | 'danger';
  /** The result in a few words: `60 pagas entregadas`. */
  readonly hecho: (count: number) => string;
  /** Set when each answer contains a secret, e.g. a new password. */
  readonly secreto?: SecretoLote;
}

/** An act that needs a confirmation but no form. Its id is also its request (`pedido`). */
export interface ActoDirecto<Row, RowInput> extends ActoComun<Row> {
  readonly id: RowInput & string;
  readonly pregunta: (rows: readonly Row[]) => PreguntaLote;
  /** The act that undoes this act. */
  readonly inverso?: RowInput & string;
  readonly forma?: undefined;
}

interface ActoConForma<Row, RowInput> extends ActoComun<Row> {
  readonly id: string;
  /** Renders the form for the input of every line, a `lazyPart`. */
  readonly forma: (props: FormaProps<Row, RowInput>) => ReactNode;
}

export type ActoEnLote<Row, RowInput> = ActoDirecto<Row, RowInput> | ActoConForma<Row, RowInput>;
