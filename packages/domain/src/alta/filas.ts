/** How many people a list may bring. */
export const FILAS_MAX = 5000;
/** The longest text of a cell that is judged; whatever is longer is not a name either. */
export const CELDA_MAX = 200;
/** For how long a code of entry opens, in days. */
export const DIAS_CODIGO = 30;

/** One person as a list names them. */
export interface FilaAlta {
  /** The line of the list, from 1. */
  readonly fila: number;
  readonly usuario: string;
  readonly mision: string;
  /** The mission's category, where the list has it. */
  readonly categoria?: string;
  readonly firma?: string;
  /** The day on which they came to the agency, `YYYY-MM-DD`; empty for today. */
  readonly ingreso?: string;
}

/** A field of a line that can be at fault. */
export type CampoAlta = 'usuario' | 'mision' | 'firma' | 'ingreso';

/** What is wrong with a line, and what would mend it. */
export interface FaltaAlta {
  readonly campo: CampoAlta;
  readonly texto: string;
  /** The text that would stand in the field rightly; null where nobody can tell. */
  readonly propuesta: string | null;
  /** The category to go with it, for a mission whose name several have. */
  readonly categoria: string | null;
}

/** What becomes of a line: somebody new, somebody who is there already as it says, or with another mission, or nobody before it is mended. */
export type EstadoFila = 'nueva' | 'estaba' | 'distinta' | 'falta';

export interface FilaJuzgada {
  readonly fila: number;
  readonly estado: EstadoFila;
  /** In words, for those who are there already; empty for the others. */
  readonly texto: string;
  /** The name as it would be stored. */
  readonly usuario: string;
  /** The mission that is meant; null when there is none such. */
  readonly mision: { readonly id: number; readonly nombre: string } | null;
  readonly firma: string | null;
  /** The day of entry, `YYYY-MM-DD`; null for today. */
  readonly ingreso: string | null;
  readonly faltas: readonly FaltaAlta[];
}
