/** Maximum number of people in a list. */
export const FILAS_MAX = 5000;
/** Longest text of a cell, in characters; a longer text cannot be a name. */
export const CELDA_MAX = 200;
/** How long an entry code is valid, in days. */
export const DIAS_CODIGO = 30;

export interface FilaAlta {
  /** The line in the list, from 1. */
  readonly fila: number;
  readonly usuario: string;
  readonly mision: string;
  /** The mission's category, if the list has it. */
  readonly categoria?: string;
  readonly firma?: string;
  /** The day on which the person joined the agency, `YYYY-MM-DD`; empty for today. */
  readonly ingreso?: string;
}

/** A mission of the ladder, with its category. */
export interface MisionAlta {
  readonly id: number;
  readonly nombre: string;
  readonly id_categoria: number;
  readonly n_categoria: string;
}

export type CampoAlta = 'usuario' | 'mision' | 'firma' | 'ingreso';

export interface FaltaAlta {
  readonly campo: CampoAlta;
  readonly texto: string;
  /** The proposed text; null if there is none. */
  readonly propuesta: string | null;
  /** The category of the proposal, for a mission name that several categories have. */
  readonly categoria: string | null;
  /** A sentence about a difference between the list's name and the proposal; empty without one. */
  readonly nota: string;
}

/**
 * `nueva`: new. `estaba`: already in the agency as listed. `distinta`: already in the agency with
 * another mission. `falta`: faulty.
 */
export type EstadoFila = 'nueva' | 'estaba' | 'distinta' | 'falta';

export interface FilaJuzgada {
  readonly fila: number;
  readonly estado: EstadoFila;
  /** A description of a person who is already in the agency; empty for the others. */
  readonly texto: string;
  /** The name as it is stored. */
  readonly usuario: string;
  /** The mission meant; null if none matches. */
  readonly mision: { readonly id: number; readonly nombre: string } | null;
  readonly firma: string | null;
  /** The joining day, `YYYY-MM-DD`; null for today. */
  readonly ingreso: string | null;
  readonly faltas: readonly FaltaAlta[];
}
